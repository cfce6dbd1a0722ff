"""Rules section 7.3: the serail seat."""

from __future__ import annotations

import pytest

from serai import BadPosition, Match
from serai.testing import play, scenario
from tests.games.look import asked, told
from tests.games.saba.look import BLUE, RED, YELLOW, player, points, serail


def displaced(owner: int, markers: list[int], **words: object) -> Match:
    given: dict[str, object] = {
        "mode": "advanced",
        "players": 3,
        "step": "build",
        "stock": {BLUE: "2A 1S 1E"},
        "hand": {BLUE: ["res_gold"]},
        "sites": ["fountain_5", "fountain_1", "fountain_2"],
        "gardens": {5: {"value": 1, "figure": owner}},
        "serail": markers,
    }
    return play(scenario("saba", **{**given, **words}), (BLUE, "build 1"))


def test_7_3_the_first_marker_brings_the_seat() -> None:
    match = play(displaced(RED, []), (RED, "yes"))
    assert match.position()["serail_seat"] == RED
    assert match.position()["majority_holder"] == RED
    assert player(match, RED)["figures"] == 7
    assert points(match) == [1, 1, 0]


def test_7_3_a_majority_that_stays_changes_nothing() -> None:
    match = play(displaced(RED, [YELLOW, YELLOW]), (RED, "yes"))
    assert match.position()["serail_seat"] == YELLOW
    assert told(match, "serail_majority") == []


def test_7_3_leaving_the_seat_brings_no_marker() -> None:
    match = play(displaced(RED, [YELLOW]), (RED, "yes"))
    assert match.position()["serail_seat"] == RED
    assert serail(match) == [RED, YELLOW]
    assert asked(match) == ("build", BLUE)
    assert player(match, YELLOW)["figures"] == 8


def short_of_figures(quarters: dict[str, list[int]]) -> Match:
    """Red comes to the majority with an empty supply."""
    reds: dict[int, dict[str, object]] = {number: {"value": 1, "figure": RED} for number in (1, 2, 3, 4, 6, 7, 8)}
    return displaced(
        YELLOW,
        [YELLOW, RED, RED, BLUE, BLUE],
        gardens={**reds, 5: {"value": 1, "figure": YELLOW}},
        quarters=quarters,
        majority_holder=RED,
        serail_seat=None,
    )


def test_7_3_a_seat_that_could_not_be_filled_stays_empty_without_a_new_offer() -> None:
    match = play(short_of_figures({"mason": [RED]}), (YELLOW, "no"))
    assert asked(match) == ("build", BLUE)
    assert match.position()["serail_seat"] is None
    assert match.position()["majority_holder"] == RED


def test_7_3_it_is_filled_as_soon_as_the_holder_has_a_figure_again() -> None:
    reds: dict[int, dict[str, object]] = {number: {"value": 1, "figure": RED} for number in (1, 2, 3, 4, 5, 6, 7, 8)}
    match = displaced(RED, [RED], gardens=reds, serail_seat=None)
    assert match.position()["serail_seat"] is None
    assert asked(match) == ("serail_marker", RED)
    play(match, (RED, "no"))
    assert match.position()["serail_seat"] == RED
    assert player(match, RED)["figures"] == 0


def test_7_3_a_seat_whose_holder_has_a_figure_is_never_empty() -> None:
    with pytest.raises(BadPosition, match="the serail seat is empty and its holder has a figure in supply"):
        scenario("saba", mode="advanced", serail=[RED], serail_seat=None)


def test_7_3_the_displaced_figure_itself_can_take_the_seat() -> None:
    reds: dict[int, dict[str, object]] = {number: {"value": 1, "figure": RED} for number in (1, 2, 3, 4, 6, 7)}
    gardens = {**reds, 5: {"value": 1, "figure": RED}}
    match = displaced(RED, [YELLOW], gardens=gardens, quarters={"mason": [RED]})
    play(match, (RED, "yes"))
    assert match.position()["serail_seat"] == RED
    assert match.position()["quarters"]["mason"] == [RED, None]


def test_7_3_a_holder_without_any_figure_leaves_the_seat_empty() -> None:
    reds: dict[int, dict[str, object]] = {number: {"value": 1, "figure": RED} for number in range(1, 9)}
    sites = ["fountain_1", "fountain_2", "fountain_3"]
    words: dict[str, object] = {"gardens": reds, "sites": sites, "serail": [BLUE, RED]}
    match = scenario("saba", mode="advanced", players=3, hand={BLUE: ["harem_guard"]}, **words)
    play(match, (BLUE, "play harem_guard"))
    assert told(match, "serail_majority") == [{"seat": RED, "markers": 1}]
    assert told(match, "no_figure_left") == [{"seat": RED, "destination": "serail_seat"}]
    assert match.position()["serail_seat"] is None
