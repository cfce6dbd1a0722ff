"""serai new-game: the package that it makes can be built, passes its own tests, and is played like any other game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.at_terminal import COMMAND
from tests.cli.conftest import Run
from tests.cli.new_package import install, make

NAME, TITLE = "camel_race", "The Camel's Race"
FAMILY = 'lint.isort.known-first-party = ["serai"]'  # imports stand in the order of our own code


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages, with the game among them; its project is beside it."""
    folder = tmp_path_factory.mktemp("new")
    install(make(folder, NAME, "--title", TITLE), folder / "packages")
    return folder / "packages"


def project(packages: Path) -> Path:
    return packages.parent / NAME


def command(packages: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, where the package is installed."""
    env = {**os.environ, "PYTHONPATH": str(packages), "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, *arguments], cwd=project(packages), env=env, input=typed, capture_output=True, text=True
    )


def serai(packages: Path, *arguments: str, typed: str = "") -> str:
    done = command(packages, "-c", COMMAND, *arguments, typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_own_tests_pass(packages: Path) -> None:
    done = command(packages, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout
    assert "skipped" not in done.stdout


def test_it_is_known_by_its_names_alone(packages: Path) -> None:
    """Nothing is left of those of the template."""
    files = [file for part in ("src", "tests") for file in (project(packages) / part).rglob("*.*") if file.is_file()]
    files += [project(packages) / "README.md", project(packages) / "pyproject.toml"]
    for file in files:
        if "egg-info" not in str(file):
            text = file.read_text(encoding="utf-8").lower()
            assert "lots" not in text, file
            assert "serai.template" not in text, file


def test_its_code_is_clean(packages: Path) -> None:
    done = command(packages, "-m", "ruff", "check", "--isolated", "--config", FAMILY, "src", "tests")
    assert done.returncode == 0, done.stdout


def test_it_is_listed_and_its_rules_are_read(packages: Path) -> None:
    listed = {game["id"]: game for game in json.loads(serai(packages, "games", "--json"))}
    assert listed[NAME]["title"] == TITLE
    assert listed[NAME]["summary"] == "Seal one of your cards; the highest wins the round."
    assert "in tens" in serai(packages, "rules", NAME, "2")


def test_it_keeps_every_promise_in_simulations(packages: Path) -> None:
    settings = ("--players", "3", "--games", "4", "--seed", "1", "--jobs", "1", "--check", "--json")
    figures = json.loads(serai(packages, "simulate", NAME, *settings))
    assert figures["endings"] == {"played_out": 4}
    assert figures["violations"] == []


def test_it_is_played_to_its_end_in_the_terminal(packages: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = serai(packages, "play", NAME, "--seed", "3", "--save", str(file), typed="1\n" * 30)
    assert f"{TITLE} · you are Seat 1" in shown
    assert "Which card do you seal?" in shown
    assert "Seat 1 shows card" in shown
    assert "Nobody has a card left." in shown
    first = next(line for line in shown.splitlines() if line.startswith(" Seat 1 ") and "card" in line)
    assert first.split() == ["Seat", "1", "0", "100", "card", "8,", "card", "9", "–"], "a row of the plain screen"
    assert json.loads(file.read_text())["result"]["ending"] == "played_out"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["Camels"], "small letters"),
        (["2camels"], "a letter first"),
        (["camel-race"], "single _"),
        (["camel__race"], "single _"),
        (["c" * 41], "40 of them at most"),
        (["emira"], "there is a game 'emira' already; there are dragons, emira, saba"),
        (["camels", "--title", ""], "a title is one line"),
        (["camels", "--title", 'The "Camels"'], "a title is one line"),
        (["camels", "--title", "The\nCamels"], "a title is one line"),
        (["camels", "--folder", "taken"], "taken is there already"),
        (["camels", "--folder", "taken/file/more"], "cannot write taken/file/more"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_made(
    run: Run, tmp_path: Path, arguments: list[str], complaint: str
) -> None:
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "file").touch()
    result = run("new-game", *arguments)
    assert result.exit_code in (1, 2)
    assert complaint in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert sorted(file.name for file in tmp_path.rglob("*")) == ["file", "taken"]


def test_it_says_what_to_do_next(run: Run, tmp_path: Path) -> None:
    result = run("new-game", "moon_2")
    assert result.exit_code == 0
    assert "Moon 2 is in serai-moon_2" in result.stdout
    assert "serai play moon_2" in result.stdout
    assert (tmp_path / "serai-moon_2" / "src" / "serai_moon_2" / "text" / "rules.en.md").is_file()
    assert "new-game" in run("--help").stdout
