"""The terminal speaks the language of the table, and no word of another one."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from importlib import import_module, resources
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from rich.cells import cell_len
from rich.console import Console

import serai
from serai.core.match import Match
from serai.core.registry import names
from serai.terminal import Printer, Session, screen_for
from serai.terminal.answers import plain, understand
from serai.terminal.commands import COMMANDS
from serai.terminal.replayer import Replayer
from serai.text import Phrasebook, Rulebook, languages
from serai.text.phrasebook import read_text, texts_of
from tests.terminal.test_session import Typed

NARROW = 80
NOW_AND_THEN = 300  # choices
ADVANCED = {"emira": "advanced", "dragons": "magic", "saba": "advanced"}

# Where every letter of a text is another one of the same width, whatever is still Latin came from no text.
LATIN = "abcdefghijklmnopqrstuvwxyz"
OTHERS = "абвгдежзийклмнопрстуфхцчшщ"
FOREIGN = str.maketrans(LATIN + LATIN.upper(), OTHERS + OTHERS.upper())
SAME_EVERYWHERE = re.compile(
    "|".join(
        (
            r"\b(?:emira|dragons|saba) [\w.-]+",  # a clause
            r"\b[A-Z]{1,2}-\d+\b",  # one of the lettered clauses
            r"\bEmira\b|\bAladdin's Dragons\b|\bSaba\b(?: – Palace of the Queen\b)?",  # what the games are called
            r"\b[AB]\b",  # the harbour cards of Saba
        )
    )
)


class Foreign(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the visitor's own way
        return ast.TextElement(node.value.translate(FOREIGN))


def foreign_text(folder: object, name: str) -> str:
    """A text as it would be in a language that has no Latin letter."""
    text = read_text(folder, name)
    if name.endswith(".md"):
        return "\n".join(line if line.startswith("## ") else line.translate(FOREIGN) for line in text.split("\n"))
    return FluentSerializer().serialize(Foreign().visit(FluentParser().parse(text)))


@pytest.fixture
def abroad(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("phrasebook", "rulebook"):
        monkeypatch.setattr(import_module(f"serai.text.{module}"), "read_text", foreign_text)


def printer(match: Match, lang: str = "en", width: int = NARROW) -> Printer:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    return Printer(console, screen_for(match.game, lang, match.settings))


def shown(printer: Printer) -> str:
    file = printer.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def turns(match: Match) -> Iterator[int]:
    """Play a game to its end, and stop at every new kind of question and every now and then."""
    asked, dice = set(), Random(3)
    while match.decision is not None:
        if match.decision.question not in asked or len(match.choices) % NOW_AND_THEN == 0:
            asked.add(match.decision.question)
            yield match.decision.seat
        match.act(dice.choice(match.decision.actions))


def look_around(match: Match, shown_by: Printer) -> None:
    """Everything that the terminal shows in the course of a game."""
    for seat in turns(match):
        view = match.view(seat)
        shown_by.turn(view, seat, match.log[-12:])
        shown_by.show([*shown_by.screen.details(view, seat), *shown_by.screen.known(view)])
    Replayer(match, None, shown_by).show(len(match.choices))
    of_each_kind = list({entry.kind: entry for entry in match.log}.values())
    shown_by.show(shown_by.entries(of_each_kind, match.view(None), None))


@pytest.mark.usefixtures("abroad")
@pytest.mark.parametrize("game", names())
def test_every_word_on_the_screen_comes_from_a_text(game: str) -> None:
    match = serai.game(game).new(seed=3, mode=ADVANCED[game])
    shown_by = printer(match)
    look_around(match, shown_by)
    assert not re.findall(r".*[A-Za-z]+.*", SAME_EVERYWHERE.sub("", shown(shown_by)))


TYPED = ["help", "why", "why dance", "dance", "99", "-1", "1, 1, dance", "look", "look nobody", "known", "log", "log 1",
         "rules 99", "undo", "undo agreed", "hint", "quit"]  # fmt: skip


@pytest.mark.usefixtures("abroad")
@pytest.mark.parametrize("game", names())
def test_every_word_that_the_terminal_answers_comes_from_a_text(game: str, monkeypatch, tmp_path: Path) -> None:
    match = serai.game(game).new(seed=3)
    lines = [line.translate(FOREIGN) if "dance" in line or "nobody" in line else line for line in TYPED]
    monkeypatch.setattr("sys.stdin", Typed("".join(f"{line}\n" for line in lines)))
    monkeypatch.setattr("sys.stdout", io.StringIO())
    monkeypatch.setattr("serai.terminal.commands.ADVISER", "greedy")
    shown_by = printer(match)
    Session(match, [None] * match.players, shown_by, tmp_path / "0.json").run()
    text = shown(shown_by).replace(str(tmp_path / "0.json"), "")
    for line in lines:  # what was typed is shown again
        text = text.replace(f"> {line}\n", "\n", 1)
    assert not re.findall(r".*[A-Za-z]+.*", SAME_EVERYWHERE.sub("", text))


@pytest.mark.parametrize("game", names())
def test_nothing_is_cut_off_at_eighty_columns(game: str) -> None:
    match = serai.game(game).new(seed=5, players=max(serai.game(game).meta.players), mode=ADVANCED[game])
    printers, dice = [printer(match, lang) for lang in languages()], Random(3)
    while match.decision is not None:
        if len(match.choices) % NOW_AND_THEN == 0:
            for shown_by in printers:
                shown_by.turn(match.view(match.decision.seat), match.decision.seat, [])
        match.act(dice.choice(match.decision.actions))
    for shown_by in printers:
        shown_by.show_ending(match.view(0))
        text = shown(shown_by)
        assert max(map(cell_len, text.splitlines())) <= NARROW
        assert "…" not in text
        words = read_text(resources.files("serai.terminal").joinpath("text", game), "en.ftl")
        for column in re.findall(r"^column-[\w-]+", words, re.MULTILINE):
            assert all(part in text for part in shown_by.text(column).split("\n")), column


@pytest.mark.parametrize("lang", languages())
def test_commands_can_be_typed_in_english_and_as_help_shows_them(lang: str, monkeypatch, tmp_path: Path) -> None:
    match = serai.game("emira").new(seed=3, players=3)
    shown_by = printer(match, lang)
    played = Session(match, [None] * 3, shown_by, tmp_path / "game.json")
    for english in COMMANDS:
        own = shown_by.text(f"command-{english}")
        assert played.commands[plain(own)] == played.commands[english]
        assert plain(own).isascii()  # so that every keyboard can type it
        played.commands["help"](0, "")
        assert english == "help" or own in shown(shown_by)


def test_a_game_is_played_in_its_language(monkeypatch, tmp_path: Path) -> None:
    match = serai.game("dragons").new(seed=3, players=3)
    shown_by = printer(match, "de")
    lines = ["warum", "zuruck", "regeln 4.2", "0, 0, 0, 0, 3", "hilfe", "speichern", "ende"]
    monkeypatch.setattr("sys.stdin", Typed("".join(f"{line}\n" for line in lines)))
    monkeypatch.setattr("sys.stdout", io.StringIO())
    Session(match, [None] * 3, shown_by, tmp_path / "game.json").run()
    text = shown(shown_by)
    assert "Noch ist nichts entschieden, also gibt es nichts zurückzunehmen." in text
    assert f"Gespeichert in {tmp_path / 'game.json'}." in text
    assert "Tippe die Nummer einer Möglichkeit" in text
    assert Rulebook(match.game, "de").find("4.2")[0].title in text


@pytest.mark.parametrize("text", ["Weiße Höhle", "weiße", "weisse", "weisse hohle", "cave_white", "place cave white"])
def test_a_choice_is_named_as_on_the_screen_or_in_english(text: str) -> None:
    decision = {"kind": "place_token", "moves": [{"kind": "place", "space": s} for s in ("cave_red", "cave_white")]}
    phrases = Phrasebook(serai.game("dragons"), "de")
    kind = next(kind for kind in serai.game("dragons").space.questions if kind.name == "place_token")
    move = understand(text, decision, lambda move: phrases.move(move, "place_token"), kind.parse)
    assert move.arguments == {"space": "cave_white"}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", names())
def test_no_command_hides_a_choice(game: str, lang: str) -> None:
    text = read_text(texts_of(serai.game(game)), f"{lang}.ftl")
    choices = {plain(word) for word in re.findall(r"^move-[\w-]+ = (\w+)", text, re.MULTILINE)}
    words = screen_for(serai.game(game), lang)
    commands = {plain(words.text(f"command-{command}")) for command in COMMANDS}
    assert commands & choices <= {"look"}  # `look at two` can be said as `two`
