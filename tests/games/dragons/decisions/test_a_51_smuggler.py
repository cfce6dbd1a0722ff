"""A-51: a smuggler ties with the best rival and has at least 3; with the switch always 3."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, scenario
from tests.games.dragons.look import look_at, strengths
from tests.games.look import asked


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
    assert asked(match) == ("choose_first_player", 2)
    assert strengths(match, "caravanserai") == {"2": 3}


@pytest.mark.parametrize(("rival", "winner"), [(0, 0), (1, 1), (3, 2)])
def test_a_51_against_a_carpet_turn_order_decides(rival: int, winner: int) -> None:
    assert serai_at([(rival, "carpet")]).decision.seat == winner


@pytest.mark.parametrize(("rival", "winner"), [(0, 0), (1, 1), (3, 2)])
@pytest.mark.parametrize("value", [4, 9])
def test_a_51_only_turn_order_can_beat_the_smuggler(rival: int, value: int, winner: int) -> None:
    match = serai_at([(rival, value)])
    assert strengths(match, "caravanserai") == {str(rival): value, "2": value}
    assert match.decision.seat == winner


@pytest.mark.parametrize("value", [1, 2])
def test_a_51_the_smuggler_has_at_least_three(value: int) -> None:
    match = serai_at([(0, value)])
    assert strengths(match, "caravanserai") == {"0": value, "2": 3}
    assert match.decision.seat == 2


def test_a_51_the_best_of_several_rivals_counts() -> None:
    match = serai_at([(3, 8), (0, 5), (3, 1), (1, 7)])
    assert strengths(match, "caravanserai") == {"0": 5, "1": 7, "2": 9, "3": 9}
    assert look_at(match, "caravanserai")["ranking"] == [2, 3, 1, 0]
    assert match.decision.seat == 2


def test_a_51_pieces_of_the_smuggler_may_make_it_stronger_than_all() -> None:
    match = serai_at([(2, 5), (0, 7)])
    assert strengths(match, "caravanserai") == {"0": 7, "2": 8}
    assert match.decision.seat == 2


def test_a_51_pieces_of_the_smuggler_do_not_break_a_tie_with_a_stronger_rival() -> None:
    match = serai_at([(2, 5), (3, 9)])
    assert strengths(match, "caravanserai") == {"2": 9, "3": 9}
    assert match.decision.seat == 2


@pytest.mark.parametrize(("rival", "value", "winner"), [(0, 2, 2), (3, 4, 3), (3, 9, 3), (0, 4, 0)])
def test_a_51_with_the_switch_a_token_moved_in_beats_the_smuggler_from_four_on(
    rival: int, value: int, winner: int
) -> None:
    match = serai_at([(rival, value)], smuggling_strength="3")
    assert strengths(match, "caravanserai") == {str(rival): value, "2": 3}
    assert match.decision.seat == winner


def test_a_51_with_the_switch_a_doubled_carpet_beats_the_smuggler() -> None:
    words = {
        "artifacts": {3: ["astral_double", "flying_carpet"]},
        "used": {},
        "this_round": {"smuggler": 2, "smuggled": ["caravanserai"], "djinn": 3},
    }
    for switch, winner in (("3", 3), ("ties_with_all", 2)):
        match = serai_at([], smuggling_strength=switch, **words)
        play(match, (3, "use flying_carpet"), (3, "use astral_double"))
        assert strengths(match, "caravanserai")["3"] == 6
        assert match.decision.seat == winner
