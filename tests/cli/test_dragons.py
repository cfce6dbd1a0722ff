"""Aladdin's Dragons at the command line: a game typed through, treasure cards from a file, figures."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from serai.games.dragons.treasure_cards import DECKS

PAGE = Path(__file__).parents[2] / "docs" / "data.md"
SHORT = ("--players", "3", "--mode", "basic", "--seed", "3", "--option", "max_rounds=1")
PLACES = ["guard", "market", "caravanserai", "room 1", "room 2", "room 3", "guard", "market"]
LINES = [f"{place}, {value}" for place, value in zip(PLACES, [9, 8, 7, 6, 5, 4, 2, 1], strict=True)]


def test_a_round_is_typed_through_and_replays(run, tmp_path: Path) -> None:
    typed = "\n".join(["3", *LINES, *["1"] * 40]) + "\n"
    result = run("play", "dragons", *SHORT, "--save", "game.json", typed=typed)
    assert result.exit_code == 0, result.output
    assert "the end" in result.output
    save = json.loads((tmp_path / "game.json").read_text())
    assert save["result"]["ending"] == "max_rounds"
    assert run("verify", "game.json").exit_code == 0
    assert "face down" in run("replay", "game.json").output


def test_a_tampered_game_does_not_verify(run, tmp_path: Path) -> None:
    match = serai.game("dragons").new(players=3, seed=5)
    for _ in range(40):
        match.play(match.decision.moves[-1])
    save = match.export()
    save["choices"][-1] = next(a for a in match.at(39).decision.actions if a != save["choices"][-1])
    (tmp_path / "game.json").write_text(json.dumps(save))
    assert run("verify", "game.json").exit_code == 1


def test_the_example_of_the_page_gives_the_treasure_cards(run, tmp_path: Path) -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## Aladdin's Dragons")[2].partition("\n## ")[0]
    (text,) = re.findall(r"```json\n(.*?)```", section, re.DOTALL)
    (tmp_path / "cards.json").write_text(text)
    words = ("--option", "treasure_cards=@cards.json", "--games", "2", "--seed", "1", "--jobs", "1", "--json")
    result = run("simulate", "dragons", *words)
    assert json.loads(json.loads(result.stdout)["options"]["treasure_cards"]) == json.loads(text)


@pytest.fixture
def odd_cards(tmp_path: Path) -> str:
    """An option whose first two treasure cards are the same."""
    rows = [" ".join(row.split()) for row in DECKS[3]]
    rows[1] = rows[0]
    (tmp_path / "cards.json").write_text(json.dumps({"3": rows}))
    return "treasure_cards=@cards.json"


def test_odd_treasure_cards_are_played_with_and_told_once_each(run, odd_cards: str) -> None:
    words = ("--players", "3", "--mode", "basic", "--games", "2", "--seed", "1", "--json")
    result = run("simulate", "dragons", "--option", odd_cards, *words)
    assert json.loads(result.stdout)["games"] == 2
    assert "warning: treasure_cards: 3 players, card 2: the same as card 1" in result.stderr
    assert result.stderr.count("the same as card 1") == 1


def test_a_warning_of_the_library_is_not_printed_beside_that_of_the_command(odd_cards: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "serai", "play", "dragons", *SHORT, "--option", odd_cards]
    done = subprocess.run(command, cwd=tmp_path, input="", capture_output=True, text=True)  # pytest keeps warnings back
    assert done.stderr.count("the same as card 1") == 1
    assert "SettingWarning" not in done.stderr


def test_checked_games(run) -> None:
    words = ("--games", "2", "--check", "--mode", "magic", "--jobs", "1", "--seed", "1", "--json")
    assert json.loads(run("simulate", "dragons", *words).stdout)["violations"] == []


def test_speed_is_measured(run) -> None:
    words = ("--game", "dragons", "--players", "3", "--mode", "magic", "--seconds", "0.2", "--json")
    measured = json.loads(run("bench", *words).stdout)["games"]["dragons"]
    assert measured["decisions"] > 0


@pytest.mark.parametrize("clause", ["4.8", "6.4.12", "A-67", "a67", "dragons 7.4.2"])
def test_rules_by_clause(run, clause: str) -> None:
    result = run("rules", "dragons", clause)
    assert result.exit_code == 0
    assert result.output.strip()
