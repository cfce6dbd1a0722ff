from __future__ import annotations

import json

import pytest

import serai
from serai.core.match import Match
from serai.testing.conformance import Problem, Report, check_match

TIMES = ("seconds", "decisions_per_second")


def figures(run, *arguments: str) -> dict[str, object]:
    result = run("simulate", "emira", *arguments, "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    return {name: value for name, value in data.items() if name not in TIMES}


def test_the_figures(run) -> None:
    data = json.loads(run("simulate", "emira", "--games", "4", "--players", "3", "--seed", "1", "--json").stdout)
    assert data["games"] == 4
    assert data["decisions"] > 100
    assert data["decisions_per_second"] > 0
    assert data["rounds"]["min"] <= data["rounds"]["mean"] <= data["rounds"]["max"]
    assert list(data["endings"]) == serai.game("emira").endings
    assert sum(data["endings"].values()) == 4
    assert len(data["wins_by_seat"]) == 3
    assert sum(data["wins_by_turn_order"]) == sum(data["wins_by_seat"])
    assert data["native"] == serai.native()
    assert data["violations"] == []
    assert data["options"]["players"] == 3


SHORT = ("--games", "45", "--option", "max_rounds=3", "--seed", "abc")


def test_the_same_seed_gives_the_same_figures_whatever_the_jobs(run) -> None:
    assert figures(run, *SHORT, "--jobs", "1") == figures(run, *SHORT, "--jobs", "2")


def test_another_seed_gives_other_figures(run) -> None:
    assert figures(run, *SHORT)["decisions"] != figures(run, *SHORT[:-1], "abd")["decisions"]


def test_bots_by_name_and_in_a_list(run) -> None:
    one = figures(run, "--games", "3", "--players", "3", "--seed", "1", "--bots", "casual")
    assert one["bots"] == ["casual"] * 3
    several = figures(run, "--games", "3", "--players", "3", "--seed", "1", "--bots", "random,casual,random")
    assert several["bots"] == ["random", "casual", "random"]


@pytest.mark.parametrize("bots", ["random", "casual"])
def test_checked_games(run, bots: str) -> None:
    data = figures(run, "--games", "2", "--check", "--option", "max_rounds=3", "--seed", "3", "--bots", bots)
    assert data["violations"] == []


def test_violations_are_told_and_end_with_1(run, monkeypatch) -> None:
    def check_and_find(match: Match, **how: object) -> Report:
        report = check_match(match, **how)
        report.problems.append(Problem("sky", 3, "the moon fell down"))
        return report

    monkeypatch.setattr("serai.cli.tally.check_match", check_and_find)
    result = run("simulate", "emira", "--games", "1", "--check", "--option", "max_rounds=1", "--jobs", "1")
    assert result.exit_code == 1
    assert "the moon fell down" in result.stdout
    result = run("simulate", "emira", "--games", "1", "--check", "--option", "max_rounds=1", "--jobs", "1", "--json")
    violation = json.loads(result.stdout)["violations"][-1]
    assert violation["text"] == "the moon fell down"
    assert len(serai.load(violation["replay"]).choices) == violation["choices"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["emira", "--games", "0"], "--games takes 1 or more; got 0"),
        (["emira", "--jobs", "0"], "--jobs takes 1 or more; got 0"),
        (["emira", "--players", "7"], "players cannot be 7; it takes 3, 4, 5"),
        (["emira", "--bots", "clever"], "there is no bot 'clever'; there are beginner, casual"),
        (["emira", "--bots", "random,casual"], "2 bots are named for 4 seats"),
        (["emira", "--option", "moon=full"], "there is no option 'moon'; options are"),
        (["emira", "--option", "base_income"], "--option takes name=value"),
        (["emira", "--edition", "de"], "edition cannot be de; it takes consensus, fr, pl, nl"),
        (["chess"], "there is no game 'chess'"),
    ],
)
def test_bad_input_is_one_line_and_ends_with_2(run, arguments: list[str], complaint: str) -> None:
    result = run("simulate", *arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert "Traceback" not in result.output
    assert len(result.stderr.splitlines()) == 1


def test_a_summary_for_people(run) -> None:
    output = run("simulate", "emira", *SHORT).stdout
    assert "45 of Emira, seed abc" in output
    assert "wins of seat 3" in output
    assert "wins of number 4 in turn order" in output


def test_wins_by_turn_order_are_counted_from_who_begins(run) -> None:
    """The same games with every seat as the first player: the seats turn, the order does not."""
    figures = []
    for first in range(3):
        given = ["--players", 3, "--mode", "basic", "--option", f"first_player=seat:{first}", "--games", 6, "--seed", 1]
        figures.append(json.loads(run("simulate", "dragons", *given, "--jobs", 1, "--json").stdout))
    for first, found in enumerate(figures):
        by_seat = found["wins_by_seat"]
        assert found["wins_by_turn_order"] == by_seat[first:] + by_seat[:first]
