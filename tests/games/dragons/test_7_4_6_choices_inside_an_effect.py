"""Choices that belong to an effect are made when it happens."""

from __future__ import annotations

import pytest

from serai.testing import play, refusal, scenario
from tests.games.look import asked, legal_moves, told


def test_7_4_6_choices_are_asked_when_the_effect_happens() -> None:
    match = scenario("dragons", players=3, at="market", spells={0: ["alms"]}, artifacts={1: ["counterspell"]})
    play(match, (0, "cast alms"))
    assert asked(match) == ("window", 1), "what Anna will take is not said yet"
    play(match, (1, "pass"))
    assert asked(match) == ("alms_pick", 0)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_7_4_6_one_player_at_a_time_in_turn_order(first: int) -> None:
    riches = dict.fromkeys(range(3), "5c 5p")
    match = scenario("dragons", players=3, first=first, turn=1, spells={1: ["offering"]}, treasure=riches)
    play(match, (1, "cast offering"))
    for step in range(3):
        seat = (first + step) % 3
        assert asked(match) == ("return_treasures", seat)
        assert match.view((seat + 1) % 3)["decision"]["seat"] == seat, "everybody sees who is thinking"
        play(match, (seat, "give crown 2"))
    assert asked(match) == ("place_token", 1)


def test_7_4_6_nothing_can_be_declared_between_effects() -> None:
    """Ben has a Counterspell and Alms; while Anna's two items take effect he is not asked."""
    match = scenario(
        "dragons",
        players=3,
        at="market",
        spells={0: ["alms", "exchange"], 1: ["sacrifice"]},
        artifacts={1: ["counterspell"]},
        treasure={0: "1c"},
    )
    play(match, (0, "cast alms"), (1, "pass"), (0, "cast exchange"), (1, "pass"))
    assert asked(match) == ("alms_pick", 0)
    found = refusal(match, 1, {"kind": "use", "artifact": "counterspell"})
    assert found is not None
    assert found.code == "not_your_decision"
    play(match, (0, "take crown 3"))
    assert asked(match) == ("exchange_pick", 0)
    play(match, (0, "hold crown 4"))
    assert asked(match) == ("window", 1), "now the window is polled again"


def test_7_4_6_whom_to_remove_in_return_is_chosen_by_the_owner() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="tent",
        board={"market": [(1, 5), (0, 6)], "djinn": [(0, 8)]},
        spells={0: ["eye_for_an_eye"]},
    )
    play(match, (0, "cast eye_for_an_eye"))
    assert asked(match) == ("eye_response", 1)
    assert legal_moves(match) == ["piece 1", "piece 2"]
    play(match, (1, "piece 2"))
    assert 8 in match.position()["players"][0]["tokens"]


def test_7_4_6_a_later_effect_sees_what_an_earlier_one_left() -> None:
    """Alms first, so Anna has three units to return."""
    match = scenario("dragons", players=3, at="market", spells={0: ["alms"], 1: ["offering"]})
    play(match, (0, "cast alms"), (1, "cast offering"), (0, "take crown 3"))
    assert told(match, "all_treasures_returned") == [{"seat": 0, "spell": "offering", "units": {"crown": 3}}]
