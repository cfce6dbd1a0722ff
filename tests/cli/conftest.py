"""The command, run in this process; a saved game to look at."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import serai
from serai.bots import bot, let_play
from serai.cli.main import app
from serai.core.rng import seeded

Run = Callable[..., Result]
TIMES = ("seconds_a_decision", "slowest")


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("games", "--json")`; typed lines as `typed="1\\n"`. Files go to a folder of the test's own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # English, whoever runs the tests

    def run(*arguments: object, typed: str = "") -> Result:
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)

    return run


def figures(run: Run, *arguments: object) -> dict[str, object]:
    """What --json says, without what a clock has measured."""
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    del data["seconds"]
    for rows in data.keys() & {"bots", "ratings"}:
        data[rows] = [{name: value for name, value in row.items() if name not in TIMES} for row in data[rows]]
    return data


@pytest.fixture(scope="session")
def finished() -> str:
    """A finished game as the text of a save."""
    match = serai.game("emira").new(players=3, seed=5, max_rounds=6)
    rng = seeded("finished")
    while match.decision is not None:
        let_play(bot("casual"), match, rng)
    return json.dumps(match.export())


@pytest.fixture
def save(finished: str, tmp_path: Path) -> Path:
    file = tmp_path / "finished.json"
    file.write_text(finished)
    return file
