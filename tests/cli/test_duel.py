from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from serai.lab import Played, Task, play_task
from tests.cli.conftest import TIMES, figures
from tests.lab.synthetic import played

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
SABA = ("duel", "saba", "--bots", "random,beginner", "--seed", "1")


def winner(best: str) -> Callable[[Task], Played]:
    """Games that this bot always wins."""

    def play(task: Task) -> Played:
        seating = task.sitting.seating
        first = seating.index(best)
        return played(task.sitting.deal, seating, [first, *(seat for seat in range(len(seating)) if seat != first)])

    return play


def test_the_figures(run) -> None:
    data = json.loads(run(*SABA, "--games", "4", "--json").stdout)
    names = ["game", "rules", "options", "players", "seed", "games", "seconds", "native", "sure", "bots"]
    assert list(data) == names
    assert (data["game"], data["players"], data["seed"], data["games"]) == ("saba", 2, "1", 4)
    assert [bot["bot"] for bot in data["bots"]] == ["random", "beginner"]
    for bot in data["bots"]:
        assert list(bot) == ["bot", "seats", "games", "win_share", "low", "high", "fair", *TIMES, "replaced"]
        assert (bot["seats"], bot["games"], bot["fair"], bot["replaced"]) == (1, 4, 0.5, 0)
        assert bot["low"] <= bot["win_share"] <= bot["high"]
        assert 0 < bot["seconds_a_decision"] <= bot["slowest"]
    assert sum(bot["win_share"] for bot in data["bots"]) == pytest.approx(1)


def test_the_same_seed_gives_the_same_figures_whatever_the_jobs(run) -> None:
    one = figures(run, *SABA, "--games", "6", "--jobs", "1")
    assert one == figures(run, *SABA, "--games", "6", "--jobs", "2")
    assert one["games"] == 6


def test_options_reach_the_game(run) -> None:
    bots = "random,random,greedy"
    data = figures(run, "duel", "emira", "--bots", bots, "--games", "3", "--mode", "advanced", "-o", "max_rounds=2")
    assert data["options"] == {"players": 3, "edition": "consensus", "mode": "advanced", "max_rounds": 2}
    assert [(bot["bot"], bot["seats"]) for bot in data["bots"]] == [("random", 2), ("greedy", 1)]


def test_an_uneven_number_of_games_is_played_and_hinted_at(run) -> None:
    result = run(*SABA, "--games", "3", "--json")
    assert json.loads(result.stdout)["games"] == 3
    assert "a multiple of 2 does, such as 4" in result.stderr
    assert "multiple" not in run(*SABA, "--games", "2").stderr


def test_until_sure_stops_when_it_is_clear(run, monkeypatch) -> None:
    monkeypatch.setattr("serai.cli.contest.play_task", winner("beginner"))
    data = figures(run, *SABA, "--games", "500", "--until-sure", "--jobs", "1")
    assert (data["games"], data["sure"]) == (40, True)
    table = run(*SABA, "--games", "500", "--until-sure", "--jobs", "1").stdout
    assert "sure: every share differs from the fair one" in table
    assert figures(run, *SABA, "--games", "500", "--jobs", "1")["games"] == 500


def test_until_sure_gives_up_at_the_last_game(run) -> None:
    result = run(*SABA, "--games", "2", "--until-sure", "--jobs", "1")
    assert "not sure of every bot" in result.stdout


def test_a_table_for_people(run, monkeypatch) -> None:
    monkeypatch.setattr("serai.cli.contest.play_task", winner("beginner"))
    lines = run(*SABA, "--games", "20", "--jobs", "1").stdout.splitlines()
    assert lines[0] == "20 games of Saba – Palace of the Queen, 2 players, seed 1"
    assert lines[2].split()[:6] == ["random", "1", "0.0%", "0.0%", "to", "16.1%"]
    assert lines[3].split()[:6] == ["beginner", "1", "100.0%", "83.9%", "to", "100.0%"]
    assert all("●" in line for line in lines[2:4])


def stop_at(number: int) -> Callable[[Task], Played]:
    """Ctrl-C in the game of this number."""
    games = []

    def play(task: Task) -> Played:
        games.append(task)
        if len(games) > number:
            raise KeyboardInterrupt
        return play_task(task)

    return play


def test_ctrl_c_shows_what_was_played(run, monkeypatch) -> None:
    monkeypatch.setattr("serai.cli.contest.play_task", stop_at(3))
    result = run(*SABA, "--games", "100", "--jobs", "1")
    assert result.exit_code == 130
    assert "3 games of Saba" in result.stdout
    assert "stopped early" in result.stdout


def test_ctrl_c_before_the_first_game_is_over(run, monkeypatch) -> None:
    monkeypatch.setattr("serai.cli.contest.play_task", stop_at(0))
    result = run(*SABA, "--games", "100", "--jobs", "1")
    assert result.exit_code == 130
    assert "stopped before the first game was over" in result.stderr


@pytest.mark.parametrize("way", [[], ["--json"]], ids=["table", "json"])
def test_a_program_that_fails_is_told(run, way: list[str]) -> None:
    result = run("duel", "saba", "--bots", "random,cmd:false", "--games", "2", "--jobs", "1", *way)
    assert "the rule-based player had to make instead" in result.stderr
    assert "the first: bot cmd:false in seat 1" in result.stderr


def test_a_program_may_be_given_its_own_time(run) -> None:
    program = f"cmd:60s:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
    result = run("duel", "saba", "--bots", f"random,{program}", "--games", "2", "--jobs", "1")
    assert result.exit_code == 0
    assert "had to make instead" not in result.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["saba", "--bots", "random"], "a duel needs a bot for each seat and at least two different ones"),
        (["saba", "--bots", "random,random"], "a duel needs a bot for each seat and at least two different ones"),
        (["saba", "--bots", "random,greedy", "--players", "3"], "2 bots are named for 3 seats"),
        (["saba", "--bots", "random,clever"], "there is no bot 'clever'"),
        (["saba", "--bots", "random,search:0"], "there is no bot 'search:0'"),
        (["saba", "--bots", "random,cmd:./missing"], "cmd:./missing: there is no such program"),
        (["saba", "--bots", "random,cmd:'"], "is no command: No closing quotation"),
        (["saba", "--bots", "random,cmd:2s:./missing"], "cmd:2s:./missing: there is no such program"),
        (["saba", "--bots", "random,greedy", "--games", "0"], "--games takes 1 or more; got 0"),
        (["saba", "--bots", "random,greedy", "--jobs", "0"], "--jobs takes 1 or more; got 0"),
        (["saba", "--bots", "random,greedy", "--option", "moon=full"], "there is no option 'moon'"),
        (["emira", "--bots", "random,greedy"], "players cannot be 2; it takes 3, 4, 5"),
        (["chess", "--bots", "random,greedy"], "there is no game 'chess'"),
    ],
)
def test_bad_input_is_one_line_and_ends_with_2(run, arguments: list[str], complaint: str) -> None:
    result = run("duel", *arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert "Traceback" not in result.output
    assert len(result.stderr.splitlines()) == 1
