"""serai bots and serai bot, and programs at the tables of play and simulate."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import serai
from serai import bots
from serai.bots.wire import line_of, question_message
from serai.core.rng import seeded

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
PROGRAM = f"cmd:120s:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"


def test_all_bots_are_listed_with_a_line_each(run) -> None:
    text = run("bots").stdout
    for level in bots.LEVELS:
        assert f"{level.name:<10}" in text
        assert bots.summary(level.name) in text
    for name in (*bots.names(), *bots.FORMS):
        assert name in text


def test_the_list_as_data(run) -> None:
    listed = json.loads(run("bots", "--json").stdout)
    assert [entry["name"] for entry in listed][:4] == [level.name for level in bots.LEVELS]
    assert {entry["name"] for entry in listed} == set(bots.names())
    assert all(entry["summary"] for entry in listed)


def test_the_levels_are_told_to_whoever_asks_for_help(run) -> None:
    text = " ".join(run("play", "--help").stdout.replace("│", " ").split())
    for level in bots.LEVELS:
        assert f"{level.name}: {bots.summary(level.name)}" in text


def test_a_bot_answers_what_it_is_asked(run) -> None:
    match = serai.game("saba").new(seed=1, players=2)
    question = bots.question_of(match, seeded("dice"))
    lines = [question_message(question, 10.0), {"redeals": [question.position(question.redeal())]}]
    result = run("bot", "greedy", typed="".join(line_of(line) for line in lines))
    assert result.exit_code == 0
    asked, answered = [json.loads(line) for line in result.stdout.splitlines()]
    assert asked == {"redeal": 1}
    assert match.why_not(match.decision.seat, answered["move"]) is None


def test_a_bot_that_is_not_there_or_other_rules_are_one_line(run) -> None:
    assert "there is no bot 'clever'" in run("bot", "clever").stderr
    question = question_message(bots.question_of(serai.game("saba").new(seed=1), seeded("x")), 1.0)
    question["question"]["rules"] = "0"
    result = run("bot", "greedy", typed=line_of(question))
    assert result.exit_code == 2
    assert "rules version '0'" in result.stderr


def test_simulate_with_programs_in_two_processes(run) -> None:
    arguments = ("simulate", "saba", "--players", "2", "--games", "21", "--seed", "1", "--json", "--bots")
    figures = [json.loads(run(*arguments, f"{PROGRAM},random", "--jobs", jobs).stdout) for jobs in (1, 2)]
    assert figures[0]["games"] == 21
    assert figures[0]["wins_by_seat"] == figures[1]["wins_by_seat"]
    assert figures[0]["decisions"] == figures[1]["decisions"]


def test_a_saved_game_starts_no_program_by_itself(run, tmp_path: Path) -> None:
    table = ("--players", "2", "--save", "game.json")
    assert run("play", "saba", *table, "--bots", PROGRAM, typed="1\n1\n").exit_code == 0
    assert json.loads((tmp_path / "game.json").read_text())["table"] == ["human", PROGRAM]
    refused = run("play", "--resume", "game.json")
    assert refused.exit_code == 2
    assert "say with --bots who plays on" in refused.stderr
    assert run("play", "--resume", "game.json", "--bots", PROGRAM, typed="").exit_code == 0


def test_what_goes_wrong_with_a_program_is_not_shown_to_a_player(run, capfd) -> None:
    result = run("play", "saba", "--players", "2", "--bots", "cmd:./missing", "--seed", "3", typed="1\n" * 12)
    assert "failed; the rule-based player answers for it" in result.stdout
    assert "missing" not in result.stdout + result.stderr + capfd.readouterr().err
