"""Rules section 5.2: placing a marker."""

from __future__ import annotations

from serai import Match
from serai.testing import play, scenario
from tests.games.look import asked, legal_moves, told
from tests.games.saba.look import BLUE, GREEN, RED, YELLOW, player, serail


def displaced(owner: int, **words: object) -> Match:
    """Blue builds in garden 5, where the owner's figure stands."""
    given: dict[str, object] = {
        "players": 4,
        "step": "build",
        "stock": {BLUE: "2A 1S 1E"},
        "hand": {BLUE: ["res_gold"]},
        "sites": ["fountain_5", "fountain_1", "fountain_2"],
        "gardens": {5: {"value": 1, "figure": owner}},
    }
    return play(scenario("saba", **{**given, **words}), (BLUE, "build 1"))


def test_5_2_the_owner_decides_out_of_turn() -> None:
    match = displaced(GREEN)
    assert asked(match) == ("serail_marker", GREEN)
    assert legal_moves(match) == ["no", "yes"]


def test_5_2_the_others_move_one_cell_on() -> None:
    match = play(displaced(RED, serail=[BLUE, YELLOW]), (RED, "yes"))
    assert serail(match) == [RED, BLUE, YELLOW]
    assert player(match, RED)["markers"] == 4


def test_5_2_the_marker_on_the_last_cell_is_pushed_out() -> None:
    match = play(displaced(RED, serail=[BLUE, YELLOW, BLUE, YELLOW, BLUE, GREEN]), (RED, "yes"))
    assert serail(match) == [RED, BLUE, YELLOW, BLUE, YELLOW, BLUE]
    assert player(match, GREEN)["markers"] == 5
    assert told(match, "serail_marker_pushed_out") == [{"seat": GREEN}]


def test_5_2_declining_changes_nothing() -> None:
    match = play(displaced(RED, serail=[BLUE]), (RED, "no"))
    assert serail(match) == [BLUE]
    assert told(match, "serail_marker_declined") == [{"seat": RED}]


def test_5_2_only_a_displaced_player_places_one() -> None:
    match = scenario(
        "saba", step="build", stock={BLUE: "2A 1S"}, hand={BLUE: ["res_gold"]}, sites=["arch_1", "arch_4", "arch_6"]
    )
    play(match, (BLUE, "build 1"))
    assert asked(match) == ("build", BLUE)
    assert serail(match) == []
