"""E-54: Quiet Days with three players."""

import serai
from serai.testing import events, play, scenario
from tests.games.emira.look import do_nothing


def quiet(choice: str) -> serai.Match:
    match = scenario(
        "emira",
        players=3,
        phase="events",
        round=3,
        hand={0: ["quiet_days_1"], 1: [], 2: []},
        emira_top=["asima", "thara", "nibal"],
        tokens=[{"beauty": 3}, {}, {}],
    )
    return play(match, (0, "play quiet_days_1"), (0, choice))


def on_to(match: serai.Match, number: int) -> serai.Match:
    while match.position()["round"] < number:
        do_nothing(match)
    return match


def test_e_54_even_the_card_lies_face_up_in_the_odd_round_and_nobody_chooses_there() -> None:
    match = quiet("even")
    assert match.position()["in_play"] == []
    assert [card["card"] for card in match.view(1)["later"]] == ["asima"]
    on_to(match, 4)
    assert events(match, "joined") == []
    assert match.position()["in_play"] == ["asima"]
    on_to(match, 5)
    assert match.position()["sheiks"][0]["palace"] == ["asima"]


def test_e_54_odd_she_chooses_in_the_odd_round_and_nobody_in_the_even_one() -> None:
    match = quiet("odd")
    assert match.position()["in_play"] == ["asima"]
    assert match.position()["later"] == []
    on_to(match, 4)
    assert match.position()["sheiks"][0]["palace"] == ["asima"]
    assert match.position()["in_play"] == []


def test_e_54_the_round_is_named_before_the_card_is_seen() -> None:
    match = scenario("emira", players=3, phase="events", round=3, hand={0: ["quiet_days_1"]}, emira_top=["asima"])
    play(match, (0, "play quiet_days_1"))
    assert [move.verb for move in match.decision.moves] == ["odd", "even"]
    assert match.view(0)["emira_deck"]["known"] == []
