"""Whether a game has words for everything that it can show."""

from __future__ import annotations

import contextlib
import importlib
import pkgutil
import re
from collections.abc import Iterator
from typing import Final, TypeVar

from serai.core.events import EventType
from serai.core.game import Game
from serai.core.moves import Move, NumberVerb
from serai.core.questions import AnyQuestion
from serai.core.refusals import Reason
from serai.text import Phrasebook
from serai.text.phrasebook import message_id, package_of

PEOPLE: Final = ["Green", "White", "Red", "Blue", "Black"]
ENDLESS: Final = 50  # sample size for kinds without an end, such as the numbers of rooms
BITS: Final = 40
LEFTOVERS: Final = re.compile(r"[{}$]|\bNone\b|_|\?\?\?")
ADVICE: Final = ".bots"  # the part of a package whose reasons are those of bots

Declared = TypeVar("Declared")
Facts = dict[str, object]


def missing_words(game: Game, lang: str = "en") -> list[str]:
    """What the game cannot say in the language: events, refusals, moves, questions, endings and settings."""
    phrases = Phrasebook(game, lang)
    missing = []
    for message, facts in sentences(game):
        if not complete(phrases.say(message, facts, PEOPLE)):
            missing.append(f"{message} with {facts}")
    return missing + [message for message in headings(game) if not phrases.knows(message)]


def sentences(game: Game) -> Iterator[tuple[str, Facts]]:
    """Every message, with facts in which each of their words occurs."""
    for kind in declared(game, EventType):
        for facts in samples(game, kind.fields):
            yield message_id("event", kind.name), facts
    for reason in declared(game, Reason):
        for facts in samples(game, reason.fields):
            yield message_id("refusal", reason.code), facts
    for question, move in moves(game):
        yield message_id("move", question.name, move.verb), dict(move.arguments)
    for ending in game.endings:
        yield message_id("ending", ending), {}


def headings(game: Game) -> Iterator[str]:
    """Questions, whose facts come from the table, and settings: all that can be asked of them is to be there."""
    for question in game.space.questions:
        yield message_id("ask", question.name)
    for setting in game.settings:
        yield message_id("option", setting.name)


def complete(text: str | None) -> bool:
    return text is not None and text.strip() != "" and not LEFTOVERS.search(text)


def declared(game: Game, wanted: type[Declared], advice: bool = False) -> list[Declared]:
    """All objects of a type that the game's modules declare: those of its rules, or those of its advice."""
    package = importlib.import_module(package_of(game))
    found: dict[int, Declared] = {}
    for info in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if (ADVICE in info.name) is advice:
            for value in vars(importlib.import_module(info.name)).values():
                if isinstance(value, wanted):
                    found[id(value)] = value
    return list(found.values())


def moves(game: Game) -> Iterator[tuple[AnyQuestion, Move]]:
    """Every move of every question; of numbers the lowest."""
    for question in game.space.questions:
        for verb in question.verbs:
            rows = [verb.arguments(0)] if isinstance(verb, NumberVerb) else verb.rows
            for row in rows:
                yield question, Move(verb.name, **row)


def samples(game: Game, fields: list[tuple[str, str]]) -> list[Facts]:
    """Facts for the fields, such that every word of every field occurs once."""
    columns: dict[str, list[object]] = {}
    for name, kind in fields:
        words = words_of(game, kind.removesuffix("[]"))
        columns[name] = [words[i : i + 3] for i in range(len(words))] if kind.endswith("[]") else words
    rows = max((len(column) for column in columns.values()), default=1)
    return [{name: column[row % len(column)] for name, column in columns.items()} for row in range(rows)]


def words_of(game: Game, kind: str) -> list[object]:
    """Every readable form that a field of a kind can take; some numbers where there is no end of them."""
    if kind in ("number", "seat", "gold", "halves"):
        return [game.word(kind, value) for value in (0, 1, 2, 4)]
    words: list[object] = []
    try:
        while len(words) < ENDLESS:
            words.append(game.word(kind, len(words)))
            if isinstance(words[-1], int):
                return words[:1]
            if isinstance(words[-1], dict):
                return records_of(game, kind)
    except IndexError:
        pass
    return words


def records_of(game: Game, kind: str) -> list[object]:
    """Records made from numbers in which every bit occurs alone and together with those below."""
    records: list[object] = []
    for bit in range(BITS):
        for value in (1 << bit, (2 << bit) - 1):
            with contextlib.suppress(IndexError):
                records.append(game.word(kind, value))
    return records
