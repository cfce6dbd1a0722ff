"""serai --version, games, rules, bench."""

from __future__ import annotations

import json

import pytest

import serai
from serai.cli import main
from serai.core.registry import names


def test_version_says_which_engine_runs(run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.output.startswith(f"serai {serai.__version__} (")
    assert ("(compiled)" in result.output) == serai.native()


def test_help_names_every_command(run) -> None:
    result = run("--help")
    for command in ("play", "games", "rules", "simulate", "replay", "verify", "bench"):
        assert command in result.output


def test_games_for_people_and_for_programs(run) -> None:
    assert "Emira (2006)" in run("games").output
    games = {game["id"]: game for game in json.loads(run("games", "--json").output)}
    assert games["emira"]["players"] == [3, 4, 5]
    assert games["emira"]["designers"] == ["Liesbeth Vanzeir", "Paul Van Hove"]
    assert set(games["emira"]) == {
        "id", "rules", "title", "year", "designers", "publishers", "players", "modes", "colours", "summary",
        "criteria", "preset_by", "options",
    }  # fmt: skip
    numbers = [option for option in games["emira"]["options"] if option["kind"] == "number"]
    assert all(option["low"] < option["high"] for option in numbers)
    assert numbers


def test_rules_lists_all_clauses(run) -> None:
    output = run("rules", "emira").output
    assert "4.4.2" in output
    assert "Bidding" in output
    data = json.loads(run("rules", "emira", "--json").output)
    assert {"clause": "E-9", "title": "The highest bid"} in data["clauses"]


@pytest.mark.parametrize("clause", [["4.4.4"], ["emira 4.4.4"], ["emira", "4.4.4"]])
def test_a_clause_with_the_options_that_touch_it(run, clause: list[str]) -> None:
    output = run("rules", "emira", *clause).output
    assert "4.4.4 All pass" in output
    assert "all_pass_beneficiary = auction_opener" in output


def test_a_parent_shows_its_children(run) -> None:
    output = run("rules", "emira", "4.6").output
    assert "4.6.1 The choice" in output
    assert "4.6.5 Sidi Suleiman" in output
    assert "See also 4.4.1 Who takes part" in run("rules", "emira", "4.4").output


def test_a_clause_as_data(run) -> None:
    data = json.loads(run("rules", "emira", "ed3", "--json").output)
    assert data["clauses"][0]["clause"] == "ED-3"
    assert data["options"][0]["name"] == "all_pass_beneficiary"
    assert data["options"][0]["values"] == ["auction_opener", "first_player"]


def test_all_options(run) -> None:
    assert "base_income" in run("rules", "emira", "--options").output
    data = {setting["name"]: setting for setting in json.loads(run("rules", "emira", "--options", "--json").output)}
    assert data["base_income"]["default"] == 150
    assert set(data) == {setting.name for setting in serai.game("emira").settings}


def test_an_unknown_clause_or_game_is_one_line(run) -> None:
    result = run("rules", "emira", "4.4.99")
    assert result.exit_code == 2
    assert "no clause '4.4.99'; near it:" in result.stderr
    assert len(result.stderr.splitlines()) == 1
    result = run("rules", "chess")
    assert result.exit_code == 2
    assert result.stderr.startswith("serai: there is no game 'chess'; there are")


def test_bench_measures_every_game(run) -> None:
    data = json.loads(run("bench", "--seconds", "0.2", "--json").output)
    assert data["native"] == serai.native()
    assert set(data["games"]) == set(names())
    for rates in data["games"].values():
        assert set(rates) == {"games", "decisions", "clones", "views", "redeals"}
        assert all(rate > 0 for rate in rates.values())
    assert "one core" in run("bench", "--game", "emira", "--seconds", "0.1").output


def test_bench_takes_the_options_of_a_game(run) -> None:
    words = ("--game", "saba", "--players", "2", "--mode", "advanced", "--option", "stall_rounds=1")
    data = json.loads(run("bench", *words, "--seconds", "0.1", "--json").output)
    assert data["games"]["saba"]["decisions"] > 0


@pytest.mark.parametrize(
    "arguments",
    [["--game", "chess"], ["--seconds", "0"], ["--players", "2"], ["--game", "saba", "--players", "7"]],
)
def test_bench_refuses_nonsense(run, arguments: list[str]) -> None:
    assert run("bench", *arguments).exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "emira", "--players", "many"], "serai: Invalid value for '--players'"),
        (["dance"], "serai: No such command 'dance'"),
        (["rules"], "serai: Missing argument 'GAME'"),
        (["games", "--loud"], "serai: No such option: --loud"),
        (["rules", "chess"], "serai: there is no game 'chess'"),
    ],
)
def test_the_command_itself_complains_in_one_line(arguments, complaint, monkeypatch, capsys) -> None:
    monkeypatch.setattr("sys.argv", ["serai", *arguments])
    with pytest.raises(SystemExit) as left:
        main.run()
    assert left.value.code == 2
    told = capsys.readouterr().err
    assert told.startswith(complaint)
    assert len(told.splitlines()) == 1


def test_without_a_command_there_is_help(run) -> None:
    result = run()
    assert result.exit_code == 0
    assert "simulate" in result.output
