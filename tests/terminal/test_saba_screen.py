"""Saba's table in the terminal: what the board, the notes beside choices and the details say."""

from __future__ import annotations

import pytest
from rich.console import Console

import serai
from serai import Match
from serai.terminal import Printer, screen_for
from serai.testing import play, scenario


def text_of(parts: list) -> str:
    console = Console(width=100, record=True, file=open("/dev/null", "w"))  # noqa: SIM115  # lives as long as the test
    for part in parts:
        console.print(part)
    return console.export_text()


def board(match: Match, seat: int | None = 0) -> str:
    return text_of(screen_for(match.game).board(match.view(seat)))


def choices(match: Match) -> str:
    """The question and its choices, as the asked seat sees them."""
    view = match.view(match.decision.seat)
    return text_of(Printer(Console(), screen_for(match.game)).question(view, view["decision"]))


RICH = {
    "mode": "advanced",
    "players": 3,
    "step": "build",
    "harbour": "G2|A2|S3|E4",
    "stock": ["2A 2S 2E 2G", "1A", ""],
    "hand": {0: ["worker", "caravan_leader", "caravan_leader"]},
    "sites": ["fountain_5", "fountain_1", "fountain_2"],
    "gardens": {5: {"value": 1, "figure": 1, "lock": "gold"}},
    "quarters": {"mason": [0, 2], "bazaar": [1]},
    "vizier": "bazaar",
    "serail": [2, 1],
}


def test_the_board_shows_what_matters() -> None:
    shown = " ".join(board(scenario("saba", **RICH)).split())
    assert "turn 1 · building · advanced · you are Blue" in shown
    assert "fountain 5 for 2 alabaster, 1 sandstone, 1 ebony, 1 gold (1 gold for the lock) · sends home Red" in shown
    assert "fountain 2 for 1 alabaster, 2 sandstone, 1 ebony, 2 gold (2 gold of it for the site)" in shown
    assert "1: 2 gold · 2: 2 alabaster · 3: 3 sandstone · 4: 4 ebony" in shown
    assert "mason Blue* Yellow" in shown
    assert "bazaar [vizier] Red" in shown
    assert "Yellow, Red (5 cells) · seat: Yellow" in shown
    assert "Caravan Leader ×2: take a resource of your choice from the reserve" in shown
    assert "next a fountain" in shown


def test_a_spectator_sees_no_hand() -> None:
    shown = board(scenario("saba", **RICH), None)
    assert "Your hand" not in shown
    assert "you are" not in shown


def test_a_build_has_its_cost_beside_it() -> None:
    shown = choices(scenario("saba", **RICH))
    assert "Build from site 1 · fountain 5 for 2 alabaster, 1 sandstone, 1 ebony, 1 gold" in shown
    assert "Build from site 1, workers save 1 gold" in shown


@pytest.mark.parametrize(
    ("words", "moves", "expected"),
    [
        ({}, [], "Harbour card A · slot 1: 2 gold and draw an action card (then it shows slot 4)"),
        ({}, ["choose_harbour harbour_b"], "To the mason · gives 1 sandstone"),
        ({"harbour_cards": {0: [1, 2]}}, ["choose_harbour harbour_b"], "Strike the card on site 1 · arch"),
        ({"step": "quarter", "stock": {0: "2G"}, "quarters": {"mason": [1]}}, [], "the mason · for 2 gold, gives 1"),
        ({"hand": {0: ["harbour_master"]}}, ["play harbour_master"], "Swap slots 1,4 · gold and ebony"),
        ({"hand": {0: ["foreman"]}, "quarters": {"mason": [0, 1]}}, ["play foreman"], "space 2 of the mason · Red"),
        (
            {"hand": {0: ["foreman"]}, "quarters": {"mason": [0]}},
            ["play foreman"],
            "To the goldsmith · gives 1 gold; ready there at once",
        ),
        (
            {"hand": {0: ["foreman"]}, "quarters": {"mason": [0]}},
            ["play foreman"],
            "To the carpenter · gives 1 ebony; too far to be ready this turn",
        ),
        ({"hand": {0: ["foreman"]}, "quarters": {"mason": [1]}}, ["play foreman"], "To the bazaar · one building"),
        ({"hand": {0: ["harem_guard"]}, "serail": [1, 0, 2]}, ["play harem_guard"], "cells 1,3 · Red and Yellow"),
        ({"hand": {0: ["desert_robber"]}, "stock": ["", "1A", "1E"]}, ["play desert_robber"], "Take ebony from Yellow"),
        (
            {"hand": {0: ["merchant"]}, "stock": ["1E 1G", "2A", ""]},
            ["play merchant", "merchant_take 1 alabaster"],
            "What do you give for 1 alabaster?",
        ),
    ],
)
def test_notes_beside_choices(words: dict, moves: list[str], expected: str) -> None:
    given = {"mode": "advanced", "players": 3, "harbour": "G2|A2|S3|E4", "vizier": "bazaar", **words}
    match = play(scenario("saba", **given), *((0, move) for move in moves))
    assert expected in choices(match)


def test_questions_out_of_turn_say_what_they_are_about() -> None:
    match = scenario("saba", **{**RICH, "gardens": {5: {"value": 1, "figure": 1}}})
    play(match, (0, "build 1"))
    assert "Your figure has lost its balcony." in choices(match)
    play(match, (1, "yes"))
    assert "Do you lock garden 5 with a resource?" in choices(match)


def test_details_of_a_builder() -> None:
    match = scenario("saba", **RICH)
    shown = text_of(screen_for(match.game).details(match.view(0), 1))
    assert "1 alabaster" in shown
    assert "garden 5" in shown
    assert "card A shows slot 1, below it 4" in shown


def test_the_end_counts_shared_places() -> None:
    gardens = {1: {"value": 1, "figure": 0}, 2: {"value": 1, "figure": 1}}
    match = scenario("saba", players=3, step="build", sites=["game_end", "pillar_1", "pillar_2"], gardens=gardens)
    play(match, (0, "take_special 1"))
    shown = text_of(screen_for(match.game).ending(match.view(0)))
    assert "The game-end card was taken." in shown
    assert " 1. Blue, Red" in shown
    assert " 3. Yellow" in shown


def test_what_is_ours_is_said() -> None:
    match = serai.game("saba").new(seed=1)
    shown = text_of(screen_for(match.game).known(match.view(0)))
    assert "Reconstructed by us, not what is printed" in shown
