from __future__ import annotations

import json
from pathlib import Path

import pytest

import serai


def test_a_good_file_is_verified(run, save: Path) -> None:
    result = run("verify", save)
    assert result.exit_code == 0
    assert "choices replay exactly; finished." in result.stdout
    assert json.loads(run("verify", save, "--json").stdout)["same"] is True


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"digest": "0" * 64}, "digest: saved '0000"),
        ({"seed": 6}, ""),
        ({"result": None}, "result: saved None"),
        ({"choices": [0]}, "choice 1 of 1 cannot be made"),
        ({"rules": "0"}, "saved under rules version '0'"),
    ],
)
def test_a_tampered_file_is_not(run, save: Path, change: dict[str, object], told: str) -> None:
    save.write_text(json.dumps({**json.loads(save.read_text()), **change}))
    result = run("verify", save)
    assert result.exit_code == 1
    assert told in result.stdout
    data = json.loads(run("verify", save, "--json").stdout)
    assert data["same"] is False
    assert data["differences"]


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"format": "other"}', "\x00"])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_saved_game_is_refused(run, tmp_path: Path, content: str, command: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(content)
    result = run(command, file)
    assert result.exit_code == 2
    assert "broken.json" in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_missing_file_or_a_folder_is_refused(run, tmp_path: Path, command: str) -> None:
    for file in (tmp_path / "none.json", tmp_path):
        result = run(command, file)
        assert result.exit_code == 2
        assert "cannot read" in result.stderr


def test_the_story_of_a_seat_and_of_a_spectator(run, save: Path) -> None:
    match = serai.load(save.read_text())
    name = match.view(None)["sheiks"][1]["colour"].capitalize()
    own, public = run("replay", save, "--seat", "1").stdout, run("replay", save).stdout
    assert f"{name} draws a goal" in own
    assert own.count("draws a goal") == 1
    assert "draws a goal" not in public
    assert "Round 6 was the last one" in public
    assert "main points" in public


def test_the_table_after_some_choices(run, save: Path) -> None:
    output = run("replay", save, "--at", "30").stdout
    assert "after choice 30 of" in output
    assert "main points" not in output
    data = json.loads(run("replay", save, "--at", "30", "--seat", "2", "--json").stdout)
    match = serai.load(save.read_text()).at(30)
    assert data["view"] == json.loads(json.dumps(match.view(2)))
    assert all(entry["seats"] is None or 2 in entry["seats"] for entry in data["log"])
    assert data["choices"] == 30


@pytest.mark.parametrize(("option", "value"), [("--seat", "3"), ("--at", "9999"), ("--at", "-1")])
def test_what_is_out_of_range_is_refused(run, save: Path, option: str, value: str) -> None:
    result = run("replay", save, option, value)
    assert result.exit_code == 2
    assert "they go from 0 to" in result.stderr
