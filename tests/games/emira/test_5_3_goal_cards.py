"""5.3: the 16 goal cards."""

from itertools import combinations_with_replacement

import pytest

from serai import Match
from serai.testing import scenario

GOALS = {
    "goal5_i_h_r": ["HIR"],
    "goal5_i_c_r": ["CIR"],
    "goal5_h_c_r": ["CHR"],
    "goal5_2i_h": ["HII"],
    "goal5_2i_c": ["CII"],
    "goal5_flex_ir": ["IIR", "IRR"],
    "goal5_flex_hc": ["CHH", "CCH"],
    "goal4_i_h_c_r": ["CHIR"],
    "goal4_2i_h_c": ["CHII"],
    "goal4_i_flex_hr": ["HHIR", "HIRR"],
    "goal4_r_flex_ic": ["CIIR", "CCIR"],
    "goal4_flex_hcr": ["CHHR", "CCHR", "CHRR"],
    "goal3_2i_h_c_r": ["CHIIR"],
    "goal3_2h_flex_ic": ["CHHII", "CCHHI"],
    "goal3_2i_flex_hr": ["HHIIR", "HIIRR"],
    "goal3_flex_icr": ["CCIIR", "CIIRR", "CCIRR"],
}
OF_ONE_TALENT = {
    "I": ["albina", "zainab", "zahrah", "malika", "farah", "adara", "anisah", "badra"],
    "H": ["halimah", "nibal", "fatima", "nadia", "suleika", "yasmine"],
    "C": ["asima", "rasha", "firyal", "raidah", "zafirah"],
    "R": ["thara", "samira", "layla", "sahar"],
}


def holding(goal: str, palace: list[str]) -> Match:
    return scenario("emira", players=int(goal[4]), palace={0: palace}, sections={0: 6}, goal={0: goal})


def met(goal: str, palace: list[str]) -> bool:
    answer = holding(goal, palace).view(0)["mine"]["goal_talents_met"]
    assert isinstance(answer, bool)
    return answer


def with_talents(letters: str) -> list[str] | None:
    """Princesses of one talent each; None if there are not so many."""
    palace = []
    for letter in "CHIR":
        number = letters.count(letter)
        if number > len(OF_ONE_TALENT[letter]):
            return None
        palace += OF_ONE_TALENT[letter][:number]
    return palace


@pytest.mark.parametrize("goal", GOALS)
def test_5_3_exactly_the_accepted_talents_fulfil_a_goal(goal: str) -> None:
    size = len(GOALS[goal][0])
    for letters in map("".join, combinations_with_replacement("CHIR", size)):
        palace = with_talents(letters)
        if palace is not None:
            assert met(goal, palace) is (letters in GOALS[goal]), letters


@pytest.mark.parametrize("goal", GOALS)
def test_5_3_one_princess_less_is_not_enough(goal: str) -> None:
    for letters in GOALS[goal]:
        for missing in range(len(letters)):
            palace = with_talents(letters[:missing] + letters[missing + 1 :])
            assert palace is not None
            assert not met(goal, palace)


@pytest.mark.parametrize("goal", GOALS)
def test_5_3_more_princesses_do_no_harm(goal: str) -> None:
    for letters in GOALS[goal]:
        palace = with_talents("".join(sorted(letters + "HC")))
        assert palace is not None
        assert met(goal, palace)


@pytest.mark.parametrize(("players", "number"), [(5, 7), (4, 5), (3, 4)])
def test_5_3_cards_for_each_player_count(players: int, number: int) -> None:
    position = scenario("emira", players=players).position()
    goals = [sheik["goal"] for sheik in position["sheiks"]] + position["spare_goals"]
    assert sorted(goals) == sorted(goal for goal in GOALS if goal.startswith(f"goal{players}"))
    assert len(goals) == number


@pytest.mark.parametrize(
    ("goal", "palace", "fulfilled"),
    [
        ("goal5_i_h_r", ["noor", "halimah", "thara"], True),  # Noor: intelligence
        ("goal5_i_h_r", ["noor", "albina", "thara"], True),  # Noor: housekeeping
        ("goal5_i_h_r", ["noor", "thara"], False),  # not both
        ("goal5_i_h_r", ["noor", "hind", "thara"], True),  # Noor I, Hind H
        ("goal5_i_h_r", ["noor", "hind", "halimah"], True),  # Noor I, Hind R
        ("goal5_i_h_r", ["noor", "hind", "albina"], True),  # Noor H, Hind R
        ("goal5_i_h_r", ["noor", "hind", "asima"], False),
        ("goal5_i_c_r", ["janan", "xenia", "albina"], True),  # Janan C, Xenia R
        ("goal5_i_c_r", ["janan", "xenia", "asima"], True),  # Janan I, Xenia R
        ("goal5_i_c_r", ["janan", "xenia", "thara"], True),  # Janan I, Xenia C
        ("goal5_i_c_r", ["janan", "xenia", "halimah"], False),
        ("goal5_h_c_r", ["noor", "hind", "xenia"], True),  # Noor H, Hind R, Xenia C
        ("goal5_h_c_r", ["hind", "xenia", "janan"], True),  # Hind H, Xenia R, Janan C
        ("goal5_2i_h", ["noor", "janan", "hind"], True),
        ("goal5_2i_h", ["noor", "janan", "albina"], True),  # Noor H
        ("goal5_2i_c", ["noor", "janan", "xenia"], True),
        ("goal5_2i_c", ["noor", "janan", "hind"], False),
        ("goal5_flex_ir", ["noor", "janan", "hind"], True),
        ("goal5_flex_ir", ["noor", "hind", "xenia"], True),
        ("goal5_flex_ir", ["hind", "xenia", "thara"], False),  # romance alone
        ("goal5_flex_hc", ["noor", "hind", "janan"], True),
        ("goal5_flex_hc", ["noor", "xenia", "janan"], True),
        ("goal4_i_h_c_r", ["noor", "hind", "janan", "xenia"], True),
        ("goal4_i_h_c_r", ["noor", "hind", "janan", "malika"], True),  # Malika I, Noor H, Janan C, Hind R
        ("goal4_i_h_c_r", ["noor", "hind", "nibal", "malika"], False),
        ("goal4_i_flex_hr", ["noor", "hind", "thara", "nibal", "zafirah"], True),
        ("goal4_r_flex_ic", ["janan", "xenia", "noor", "asima"], True),  # Xenia R, Noor I, Janan I, Asima C
        ("goal4_flex_hcr", ["noor", "hind", "janan", "xenia"], True),
        ("goal3_2i_h_c_r", ["noor", "hind", "janan", "xenia", "albina"], True),
        ("goal3_2i_h_c_r", ["noor", "hind", "janan", "xenia", "thara"], True),  # Noor I, Janan I, Hind H, Xenia C
        ("goal3_2i_h_c_r", ["noor", "hind", "xenia", "thara", "asima"], False),
        ("goal3_2h_flex_ic", ["noor", "hind", "janan", "xenia", "badra"], True),
        ("goal3_2i_flex_hr", ["noor", "hind", "janan", "xenia", "badra"], True),  # Janan I, Badra I, Noor H, Hind H
        ("goal3_flex_icr", ["noor", "hind", "janan", "xenia", "asima"], True),  # Noor I, Janan I, Xenia C, Asima C
    ],
)
def test_5_3_princesses_of_two_talents(goal: str, palace: list[str], fulfilled: bool) -> None:
    assert met(goal, palace) is fulfilled


def test_5_3_a_fulfilled_goal_wins_at_the_end_of_the_round() -> None:
    palace = ["noor", "hind", "thara", "nibal", "zafirah"]
    words = {"phase": "round_end", "sections": {2: 3}, "hind": {"joined_in_round": 1}, "round": 6}
    match = scenario("emira", palace={2: palace}, goal={2: "goal4_i_flex_hr"}, **words)
    assert match.result is not None
    assert (match.result.winners, match.result.ending) == ([2], "goal_talents")
    assert scenario("emira", palace={2: palace}, goal={2: "goal4_2i_h_c"}, **words).result is None
