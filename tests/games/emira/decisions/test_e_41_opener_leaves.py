"""E-41: the opener leaves the auction."""

import pytest

from serai.testing import events, play, scenario
from tests.games.look import asked


@pytest.mark.parametrize("edition", ["fr", "pl", "consensus"])
def test_e_41_by_consolation_the_next_participant_is_the_opener_for_all_pass(edition: str) -> None:
    match = scenario("emira", edition=edition, gold=[100, 700, 700, 700], camels=[0] * 4)
    play(match, (0, "take_150"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert events(match, "all_passed")[0].data == {"beneficiary": 1}
    assert asked(match) == ("choose_action", 1)


def test_e_41_two_in_a_row() -> None:
    match = scenario("emira", edition="fr", gold=[700, 700, 100, 100], camels=[0] * 4, first_player=2)
    play(match, (2, "take_150"), (3, "take_150"), (0, "pass"), (1, "pass"))
    assert events(match, "all_passed")[0].data == {"beneficiary": 0}


def test_e_41_one_who_left_later_does_not_matter() -> None:
    match = scenario("emira", edition="fr", gold=[700, 100, 700, 700], camels=[0] * 4)
    play(match, (0, "pass"), (1, "take_150"), (2, "pass"), (3, "pass"))
    assert events(match, "all_passed")[0].data == {"beneficiary": 0}


def test_e_41_through_hind_if_she_keeps_him_away_at_once() -> None:
    """1's consolation lets Yasmine fill his palace, so Hind joins the opener, 2."""
    match = scenario(
        "emira",
        hind_duration="while_in_palace",
        camels=[0] * 4,
        sections=[0] * 4,
        tokens=[{}, {}, {}, {}],
        status_cards=[[], ["status_700"], ["status_750"], []],
        palace={1: ["thara"]},
        undecided=["yasmine", "hind"],
        gold=[300, 480, 480, 200],
        first_player=2,
    )
    play(match, (2, "pass"), (3, "pass"), (0, "pass"), (1, "take_150"))
    assert match.position()["sheiks"][2]["palace"] == ["hind"]
    assert events(match, "all_passed")[0].data == {"beneficiary": 3}
