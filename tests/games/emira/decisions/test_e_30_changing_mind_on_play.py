"""E-30: Changing Her Mind where it is decided on play (fr, pl)."""

import pytest

import serai
from serai.testing import play, scenario
from tests.games.emira.look import PLAIN, do_nothing

TOP = ["yasmine", "thara", "nibal", "asima"]


def changed(choice: str, others: dict[int, list[str]] | None = None, **words: object) -> serai.Match:
    hand = {0: ["changing_her_mind_1"], 1: [], 2: [], 3: [], **(others or {})}
    match = scenario("emira", **{"edition": "fr", "phase": "events", **PLAIN, "emira_top": TOP, "hand": hand, **words})
    return play(match, (0, "play changing_her_mind_1"), (0, choice))


@pytest.mark.parametrize("edition", ["fr", "pl", "consensus"])
@pytest.mark.parametrize(
    ("choice", "in_play", "swapped"),
    [("keep", ["yasmine"], []), ("swap", ["yasmine"], ["yasmine"]), ("bottom", ["thara"], [])],
)
def test_e_30_the_card_looked_at_is_kept_swapped_or_put_under(
    edition: str, choice: str, in_play: list[str], swapped: list[str]
) -> None:
    match = changed(choice, edition=edition)
    assert match.position()["in_play"] == in_play
    assert match.position()["swapped"] == swapped
    assert (match.position()["emira_deck"]["cards"][-1] == "yasmine") == (choice == "bottom")


def test_e_30_the_swap_stays_with_the_card_when_court_influence_moves_it() -> None:
    match = changed("swap", {1: ["court_influence_1"]})
    play(match, (1, "play court_influence_1"), (1, "court_influence_order 2 3 1"))
    assert match.position()["in_play"] == ["thara"]
    assert match.position()["swapped"] == []
    deck = match.position()["emira_deck"]
    assert deck["cards"][:2] == ["nibal", "yasmine"]
    assert deck["swapped"][:2] == [0, 1]


def test_e_30_the_swap_stays_when_quiet_days_keep_her_in_the_deck() -> None:
    match = changed("swap", {1: ["quiet_days_1"]})
    play(match, (1, "play quiet_days_1"))
    assert match.position()["in_play"] == []
    while match.position()["round"] == 2:
        do_nothing(match)
    assert match.position()["in_play"] == ["yasmine"]
    assert match.position()["swapped"] == ["yasmine"]


def test_e_30_with_quiet_days_played_first_the_top_card_is_looked_at_all_the_same() -> None:
    match = scenario(
        "emira",
        edition="pl",
        phase="events",
        first_player=1,
        emira_top=TOP,
        hand={0: ["changing_her_mind_1"], 1: ["quiet_days_1"], 2: [], 3: []},
    )
    play(match, (1, "play quiet_days_1"), (0, "play changing_her_mind_1"), (0, "swap"))
    assert match.position()["emira_deck"]["swapped"][0] == 1


def test_e_30_with_double_trouble_it_is_the_first_of_the_two() -> None:
    match = changed("swap", {1: ["double_trouble_1"]})
    play(match, (1, "play double_trouble_1"))
    assert match.position()["in_play"] == ["yasmine", "thara"]
    assert match.position()["swapped"] == ["yasmine"]


def test_e_30_the_swap_decides_and_ends_when_she_has_joined_a_palace() -> None:
    words = {**PLAIN, "status_cards": [[], ["status_700"], [], []], "gold": [50, 50, 900, 50], "phase": "courtship"}
    plain = scenario("emira", edition="fr", **words, in_play=["yasmine"])
    assert plain.position()["sheiks"][2]["palace"] == ["yasmine"]
    swapped = scenario("emira", edition="fr", **words, in_play=["yasmine"], swapped=["yasmine"])
    assert swapped.position()["sheiks"][1]["palace"] == ["yasmine"]
    assert swapped.position()["swapped"] == []


def test_e_30_the_swap_holds_while_she_is_undecided() -> None:
    match = scenario(
        "emira",
        edition="fr",
        **PLAIN,
        gold=[750, 750, 900, 0],
        undecided=["yasmine", "thara"],
        swapped=["yasmine"],
        palace={2: ["noor", "nibal"]},
        status_offer="status_300_1",
    )
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"))
    assert match.position()["undecided"] == ["thara"]
    assert match.position()["sheiks"][1]["palace"] == ["yasmine"]
