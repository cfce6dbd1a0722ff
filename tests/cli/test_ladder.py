from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import figures

SABA = ("ladder", "saba", "--players", "2", "--levels", "random,beginner,casual", "--seed", "1")


def test_the_figures_are_the_same_whatever_the_jobs(run) -> None:
    data = figures(run, *SABA, "--games", "2", "--jobs", "1")
    assert data == figures(run, *SABA, "--games", "2", "--jobs", "2")
    assert (data["game"], data["players"], data["games"], data["tables"]) == ("saba", 2, 6, 3)
    assert {row["level"] for row in data["ratings"]} == {"random", "beginner", "casual"}
    ratings = [row["rating"] for row in data["ratings"]]
    assert ratings == sorted(ratings, reverse=True)
    assert sum(ratings) / 3 == pytest.approx(1500, abs=0.2)
    for row in data["ratings"]:
        assert list(row) == ["level", "rating", "low", "high", "games", "replaced"]
        assert row["low"] <= row["rating"] <= row["high"]
        assert row["games"] == 4


def test_fewer_levels_than_seats(run) -> None:
    arguments = ("--players", "3", "--levels", "random,greedy", "--games", "3", "-o", "max_rounds=1", "--jobs", "1")
    data = figures(run, "ladder", "emira", *arguments)
    assert (data["tables"], data["games"]) == (2, 6)


def test_a_table_and_a_picture(run, tmp_path: Path) -> None:
    result = run(*SABA, "--games", "2", "--jobs", "1", "--svg", "ladder.svg")
    assert result.exit_code == 0, result.output
    assert "6 games of Saba" in result.stdout
    assert result.stdout.count("●") == 3
    assert "the intervals rest on few deals (1); --games 20 says more" in result.stderr
    root = ElementTree.fromstring((tmp_path / "ladder.svg").read_text())
    texts = [element.text for element in root.iter()]
    assert {"random", "beginner", "casual"} <= set(texts)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["saba", "--levels", "random"], "--levels takes two or more different bots"),
        (["saba", "--levels", "random,random"], "--levels takes two or more different bots"),
        (["saba", "--levels", "random,clever"], "there is no bot 'clever'"),
        (["saba", "--games", "0"], "--games takes 1 or more; got 0"),
        (["saba", "--jobs", "0"], "--jobs takes 1 or more; got 0"),
        (["saba", "--players", "9"], "players cannot be 9; it takes 2, 3, 4"),
        (["saba", "--svg", "missing/ladder.svg"], "--svg: missing/ladder.svg cannot be written"),
        (["chess"], "there is no game 'chess'"),
    ],
)
def test_bad_input_is_one_line_and_ends_with_2(run, arguments: list[str], complaint: str) -> None:
    result = run("ladder", *arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert "Traceback" not in result.output
    assert len(result.stderr.splitlines()) == 1
