"""Saba at the command line: a game typed through, printed tables from a file, figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import serai

SHORT = ("--players", "2", "--seed", "3", "--option", "stall_rounds=1")


def test_a_game_is_played_to_its_end(run, tmp_path: Path) -> None:
    result = run("play", "saba", *SHORT, "--save", "game.json", typed="1\n" * 400)
    assert result.exit_code == 0, result.output
    assert "the end" in result.output
    save = json.loads((tmp_path / "game.json").read_text())
    assert save["result"]["ending"] in serai.game("saba").endings
    assert run("verify", "game.json").exit_code == 0
    assert "Turn 1:" in run("replay", "game.json").output


def test_reasons_known_things_and_details(run) -> None:
    typed = "1\nwhy\nknown\nlook red\nrules\nquit\n"
    output = run("play", "saba", "--players", "3", "--mode", "advanced", "--seed", "4", typed=typed).output
    assert "(saba 4.4.2)" in output
    assert "Reconstructed by us, not what is printed: the costs of the palace cards" in output
    assert "card A shows slot 1, below it 4 · card B shows slot 3, below it 2" in output
    assert "4.4 Building" in output


def test_printed_tables_come_from_a_file(run, tmp_path: Path) -> None:
    rows = [{"copies": 20, "gives": {"gold": 2}}]
    (tmp_path / "mine.json").write_text(json.dumps({"basic_action_cards": rows}))
    result = run(
        "simulate", "saba", "--games", "2", "--option", "data=@mine.json", "--seed", "1", "--jobs", "1", "--json"
    )
    assert json.loads(json.loads(result.stdout)["options"]["data"]) == {"basic_action_cards": rows}


def test_a_wrong_file_is_one_line(run, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text('{"basic_action_cards": []}')
    result = run("play", "saba", "--option", "data=@mine.json")
    assert result.exit_code == 2
    assert "data: basic_action_cards: 0 cards in all, not 20" in result.stderr


def test_checked_games(run) -> None:
    result = run(
        "simulate", "saba", "--games", "2", "--check", "--mode", "advanced", "--jobs", "1", "--seed", "1", "--json"
    )
    assert json.loads(result.stdout)["violations"] == []


@pytest.mark.parametrize("clause", ["4.4.8", "S-27", "s27", "saba 7.2"])
def test_rules_by_clause(run, clause: str) -> None:
    result = run("rules", "saba", clause)
    assert result.exit_code == 0
    assert result.output.strip()


def test_the_data_option_is_listed(run) -> None:
    data = {option["name"]: option for option in json.loads(run("rules", "saba", "--options", "--json").output)}
    assert data["data"]["values"] == "none, or data as JSON (see docs/data.md)"
    assert data["data"]["default"] is None
