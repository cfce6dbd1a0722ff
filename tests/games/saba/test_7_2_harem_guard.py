"""Rules section 7.2: the harem guard."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, scenario
from tests.games.look import asked, legal_moves, reason, told
from tests.games.saba.look import BLUE, RED, YELLOW, serail


def guarding(markers: list[int], **words: object) -> Match:
    given: dict[str, object] = {"mode": "advanced", "players": 3, "serail": markers, "hand": {BLUE: ["harem_guard"]}}
    return scenario("saba", **{**given, **words})


def test_7_2_the_guard_swaps_markers_of_different_colours() -> None:
    match = play(guarding([RED, BLUE, RED, YELLOW]), (BLUE, "play harem_guard"))
    assert legal_moves(match) == [f"harem_guard {pair}" for pair in ("1 2", "1 4", "2 3", "2 4", "3 4")]
    assert reason(match, BLUE, "harem_guard 1 3") == ("markers_of_one_colour", "S-49", {"seat": RED})
    play(match, (BLUE, "harem_guard 2 4"))
    assert serail(match) == [RED, YELLOW, RED, BLUE]
    assert told(match, "serail_markers_swapped") == [{"seat": BLUE, "first": 2, "second": 4}]


def test_7_2_the_guard_needs_markers_in_the_serail() -> None:
    match = play(guarding([RED, BLUE, YELLOW]), (BLUE, "play harem_guard"))
    assert reason(match, BLUE, "harem_guard 1 5") == ("serail_cell_empty", "S-49", {"cell": 5})


@pytest.mark.parametrize("markers", [[], [RED], [RED, RED]])
def test_7_2_the_guard_needs_two_colours(markers: list[int]) -> None:
    assert reason(guarding(markers), BLUE, "play harem_guard")[0] == "card_without_effect"


def test_7_2_the_guard_can_move_the_seat() -> None:
    match = guarding([RED, BLUE])
    assert match.position()["serail_seat"] == RED
    play(match, (BLUE, "play harem_guard"))
    assert serail(match) == [BLUE, RED]
    assert match.position()["serail_seat"] == BLUE
    assert told(match, "serail_seat_left") == [{"seat": RED}]


def test_7_2_a_new_holder_without_supply_is_asked_at_once() -> None:
    figures = {number: {"value": 1, "figure": BLUE} for number in range(1, 8)}
    match = guarding([RED, BLUE], gardens=figures, quarters={"mason": [BLUE]})
    play(match, (BLUE, "play harem_guard"))
    assert asked(match) == ("figure_source", BLUE)
    play(match, (BLUE, "none"))
    assert match.position()["serail_seat"] is None
    assert asked(match) == ("pre_harbour", BLUE)
