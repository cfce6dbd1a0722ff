"""serai play, through a pipe and at a terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.at_terminal import Terminal

SHORT = ("--players", "3", "--seed", "9", "--option", "max_rounds=3")


def saved(file: Path) -> dict[str, object]:
    return json.loads(file.read_text())


def test_a_whole_game_choosing_always_the_first(run, tmp_path: Path) -> None:
    result = run("play", "emira", *SHORT, "--save", "game.json", typed="1\n" * 200)
    assert result.exit_code == 0
    assert "the end" in result.stdout
    assert "The last round is over; points decide." in result.stdout
    assert saved(tmp_path / "game.json")["result"]["ending"] == "max_rounds"
    assert run("verify", "game.json").exit_code == 0


def test_a_whole_game_by_words(run, tmp_path: Path) -> None:
    result = run("play", "emira", *SHORT, "--seat", "2", "--save", "game.json", typed="1\npass\nnone\n2\n" * 100)
    assert result.exit_code == 0
    assert "the end" in result.stdout


def test_quitting_saves_and_resuming_goes_on_equally(run, tmp_path: Path) -> None:
    run("play", "emira", *SHORT, "--save", "whole.json", typed="1\n" * 9 + "quit\n")
    result = run("play", "emira", *SHORT, "--save", "parts.json", typed="1\n" * 4 + "quit\n")
    assert result.exit_code == 0
    assert "Resume it with: serai play --resume parts.json" in result.stdout
    for number in (2, 3):
        run("play", "--resume", "parts.json", typed="1\n" * number)
    assert saved(tmp_path / "parts.json") == saved(tmp_path / "whole.json")


@pytest.mark.parametrize(
    ("settings", "said"), [((), "you miss the next round"), (("hind_duration=while_in_palace",), "while she stays")]
)
def test_cards_say_what_they_do_at_this_table(run, settings: tuple[str, ...], said: str) -> None:
    options = [part for setting in settings for part in ("--option", setting)]
    result = run("play", "emira", "--players", "3", "--seed", "102", *options, "--save", "game.json", typed="1\n")
    assert said in " ".join(result.stdout.split())
    assert said in " ".join(run("replay", "game.json", "--at", 3).stdout.split())


def test_without_a_file_name_no_old_game_is_overwritten(run, tmp_path: Path) -> None:
    for _ in range(2):
        assert run("play", "emira", *SHORT, typed="").exit_code == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["serai-emira-9-2.json", "serai-emira-9.json"]


def test_who_sits_where_is_kept(run, tmp_path: Path) -> None:
    run("play", "emira", *SHORT, "--seat", "1", "--bots", "random,casual", "--save", "game.json", typed="")
    assert saved(tmp_path / "game.json")["table"] == ["random", "human", "casual"]
    assert "you are" in run("play", "emira", "--resume", "game.json", typed="").stdout
    assert saved(tmp_path / "game.json")["table"] == ["random", "human", "casual"]


def test_everybody_at_one_keyboard(run, tmp_path: Path) -> None:
    result = run("play", "emira", *SHORT, "--hotseat", "--save", "game.json", typed="1\n" * 3)
    assert saved(tmp_path / "game.json")["table"] == ["human"] * 3
    assert len(set(re.findall(r"you are (\w+)", result.stdout))) == 3


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "which game?"),
        (["chess"], "there is no game 'chess'"),
        (["emira", "--players", "7"], "players cannot be 7; it takes 3, 4, 5"),
        (["emira", "--seat", "4"], "there is no seat 4; with 4 players they are 0 to 3"),
        (["emira", "--bots", "clever"], "there is no bot 'clever'"),
        (["emira", "--mode", "hard"], "mode cannot be hard; it takes standard, advanced"),
        (["emira", "--option", "youngest_seat=4"], "youngest_seat cannot be 4 with 4 players"),
        (["emira", "--hotseat", "--seat", "1"], "--hotseat seats people everywhere"),
        (["--resume", "none.json"], "cannot read none.json"),
        (["--resume", "finished.json", "--players", "3"], "a saved game keeps its players"),
        (["dragons", "--resume", "finished.json"], "is a game of emira, not of dragons"),
    ],
)
def test_bad_input_is_one_line_and_ends_with_2(run, save: Path, arguments: list[str], complaint: str) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_finished_game_shows_its_end_again(run, save: Path) -> None:
    result = run("play", "--resume", save)
    assert result.exit_code == 0
    assert "main points" in result.stdout


def test_at_a_terminal_there_are_colours_and_the_screen_is_cleared(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "emira", *SHORT, "--save", "game.json", "--pace", "0")
    screen = terminal.until("> ")
    assert "\x1b[H\x1b[2J\x1b[3J" in screen
    assert "\x1b[33m" in screen
    terminal.type("1\n")
    terminal.until("Bid 10 to")
    terminal.type("quit\n")
    terminal.until("serai play --resume game.json")
    assert terminal.close() == 0
    assert len(saved(tmp_path / "game.json")["choices"]) >= 3


def test_between_two_people_everything_is_wiped(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "emira", *SHORT, "--hotseat", "--save", "game.json")
    terminal.until("press Enter")
    terminal.type("\n")
    terminal.until("> ")
    terminal.type("1\n")
    between = terminal.until("press Enter")
    hidden = between.rpartition("\x1b[3J")[2]
    assert "Pass the keyboard to" in hidden
    assert "Your hand" not in hidden
    terminal.type("\x04")
    terminal.until("Saved to game.json")
    assert terminal.close() == 0


def test_walking_through_a_replay(tmp_path: Path, save: Path) -> None:
    terminal = Terminal(tmp_path, "replay", str(save))
    terminal.until("after choice 0 of")
    terminal.type("\n")
    terminal.until("after choice")
    terminal.type("30\n")
    terminal.until("after choice 30 of")
    terminal.type("b\n")
    assert "after choice 30" not in terminal.until("after choice")
    terminal.type("q\n")
    assert terminal.close() == 0
