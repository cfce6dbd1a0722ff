"""A-51: a smuggler has strength 3, or ties with the best rival."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import scenario


def on(match: Match, space: str) -> dict[str, object]:
    return next(seen for seen in match.view(None)["spaces"] if seen["space"] == space)


def serai_at(board: list[tuple[int, object]], **words: object) -> Match:
    """The caravanserai, into which seat 2 has smuggled; carpets belong to who is listed with one."""
    carpets = [seat for seat, what in board if what == "carpet"]
    given: dict[str, object] = {
        "at": "caravanserai",
        "board": {"caravanserai": board},
        "this_round": {"smuggler": 2, "smuggled": ["caravanserai"]},
        "artifacts": {seat: ["flying_carpet"] for seat in carpets},
        "used": {seat: ["flying_carpet"] for seat in carpets},
    }
    return scenario("dragons", **{**given, **words})


def test_a_51_alone_the_smuggler_is_strongest() -> None:
    match = serai_at([])
    assert (match.decision.seat, match.decision.kind) == (2, "choose_first_player")
    assert on(match, "caravanserai")["strengths"] == {"2": 3}


@pytest.mark.parametrize(("rival", "winner"), [(0, 0), (1, 1), (3, 2)])
def test_a_51_against_a_carpet_turn_order_decides(rival: int, winner: int) -> None:
    assert serai_at([(rival, "carpet")]).decision.seat == winner


@pytest.mark.parametrize(("value", "winner"), [(1, 2), (2, 2), (4, 0), (9, 0)])
def test_a_51_a_token_moved_in_beats_the_smuggler_from_four_on(value: int, winner: int) -> None:
    assert serai_at([(0, value)]).decision.seat == winner


def test_a_51_pieces_of_the_smuggler_are_added() -> None:
    match = serai_at([(2, 5), (0, 7)])
    assert on(match, "caravanserai")["strengths"] == {"0": 7, "2": 8}
    assert match.decision.seat == 2


@pytest.mark.parametrize(("rival", "winner"), [(0, 0), (3, 2)])
def test_a_51_with_the_switch_only_turn_order_can_beat_the_smuggler(rival: int, winner: int) -> None:
    match = serai_at([(rival, 9)], smuggling_strength="ties_with_all")
    assert on(match, "caravanserai")["strengths"] == {str(rival): 9, "2": 9}
    assert match.decision.seat == winner


def test_a_51_with_the_switch_the_smuggler_has_at_least_three() -> None:
    match = serai_at([(0, 2)], smuggling_strength="ties_with_all")
    assert on(match, "caravanserai")["strengths"] == {"0": 2, "2": 3}


def test_a_51_with_the_switch_own_pieces_may_make_the_smuggler_stronger_than_all() -> None:
    match = serai_at([(0, 4), (2, 5)], smuggling_strength="ties_with_all")
    assert on(match, "caravanserai")["strengths"] == {"0": 4, "2": 8}
