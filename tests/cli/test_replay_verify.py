from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from tests.conformance.toy import Lots, registered


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


@pytest.fixture
def earlier(tmp_path: Path) -> Iterator[Path]:
    """A game of rules version 1 that meets, in its second round, a clause that has changed since."""
    match = Lots().new(seed=3)
    while match.decision is not None:
        match.play(match.decision.moves[0])
    file = tmp_path / "earlier.json"
    file.write_text(json.dumps(match.export()))
    newer = Lots()
    newer.rules_version, newer.earlier_versions = "2", ["1"]
    newer.changed_clause = (  # type: ignore[method-assign]  # as a newer game would have it
        lambda rules, state, events: "1" if newer.rounds(state) == 2 else None
    )
    with registered(newer):
        yield file


def test_a_game_of_earlier_rules_is_read_as_far_as_its_clauses_have_not_changed(run, earlier: Path) -> None:
    stopped = run("verify", earlier)
    assert stopped.exit_code == 1
    assert "begun under rules version 1: lots 1 has changed since, and choice 3 meets it" in stopped.stdout
    assert json.loads(run("verify", earlier, "--json").stdout)["same"] is False
    shown = run("replay", earlier)
    assert shown.exit_code == 0
    assert "this rule has changed since. It stops before choice 3" in shown.stderr
    assert "(lots 1)" in shown.stderr
    assert "(not finished)" in shown.stdout
    refused = run("play", "--resume", earlier)
    assert refused.exit_code == 2
    assert "lots 1 has changed since" in refused.stderr
    assert "serai replay" in refused.stderr


def test_a_game_of_earlier_rules_that_meets_nothing_new_is_verified(run, earlier: Path) -> None:
    game = serai.game("lots")
    game.changed_clause = lambda rules, state, events: None  # type: ignore[method-assign]  # nothing has changed
    result = run("verify", earlier)
    assert result.exit_code == 0
    assert "choices replay as under rules version 1; finished." in result.stdout
