"""Rules section 5.3: deciding a tie."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, GREEN, RED, YELLOW


def ranking(markers: list[int], gardens: list[int], players: int = 4) -> list[list[int]]:
    match = scenario(
        "saba",
        players=players,
        step="build",
        sites=["game_end", "pillar_1", "pillar_2"],
        gardens={number: {"value": 1, "figure": owner} for number, owner in enumerate(gardens, 1)},
        serail=markers,
    )
    play(match, (BLUE, "take_special 1"))
    assert match.result is not None
    return match.result.ranking


def test_5_3_most_markers_win() -> None:
    assert ranking([BLUE, RED, RED], [BLUE, RED], 2) == [[RED], [BLUE]]


def test_5_3_with_equal_numbers_the_nearest_marker_wins() -> None:
    assert ranking([RED, BLUE, BLUE, RED], [BLUE, RED], 2) == [[RED], [BLUE]]


def test_5_3_without_markers_the_tie_stays() -> None:
    assert ranking([YELLOW, YELLOW], [BLUE, RED, YELLOW, YELLOW], 3) == [[YELLOW], [BLUE, RED]]


def test_5_3_a_player_without_markers_loses_against_one_with() -> None:
    assert ranking([RED], [BLUE, RED, YELLOW, YELLOW, YELLOW], 3) == [[YELLOW], [RED], [BLUE]]


def test_5_3_others_do_not_interfere() -> None:
    assert ranking([GREEN, RED, GREEN, BLUE], [BLUE, BLUE, RED, RED, GREEN], 4) == [[RED], [BLUE], [GREEN], [YELLOW]]
