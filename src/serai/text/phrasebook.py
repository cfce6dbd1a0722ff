"""A game's events, questions and refusals in words, by Fluent."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from serai.core.events import Event
from serai.core.game import Game
from serai.core.moves import Move, as_move
from serai.core.refusals import Refusal
from serai.core.settings import Setting, Value

COPY: Final = re.compile(r"_\d+$")  # the second of three equal cards is called like the first
NOBODY: Final = "none"


def package_of(game: Game) -> str:
    """The package that the game is defined in, which has its texts and perhaps its screen; empty if it is in none."""
    return type(game).__module__.rpartition(".")[0]


def texts_of(game: Game) -> Traversable | None:
    """The folder `text` of the game's package."""
    package = package_of(game)
    return resources.files(package).joinpath("text") if package else None


def read_text(folder: Traversable | None, name: str) -> str:
    """A file of the folder, empty if there is none."""
    file = folder.joinpath(name) if folder is not None else None
    return file.read_text(encoding="utf-8") if file is not None and file.is_file() else ""


def message_id(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


class Record(FluentType):
    """A record, or several of them: for the functions THING and COUNTS, which put it in words."""

    def __init__(self, parts: Sequence[Mapping[str, object]]) -> None:
        self.parts = parts

    def format(self, locale: object) -> str:
        return "; ".join(", ".join(f"{name} {value}" for name, value in part.items()) for part in self.parts)


class Words:
    """The words of one language that all games share. What has no message falls back to its plain data."""

    def __init__(self, lang: str = "en", *folders: Traversable | None) -> None:
        self.lang = lang
        self.terms: Mapping[str, object] = {}
        self._names: Sequence[str] = ()
        functions: dict[str, Callable[..., Any]] = {
            "SEAT": self._seat,
            "NAME": self._name,
            "NAMES": self._list,
            "AMOUNTS": self._amounts,
            "EACH": self._each,
            "SEATS": self._seats,
            "THING": self._thing,
            "COUNT": self._count,
            "COUNTS": self._counts,
        }
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        for folder in (resources.files("serai.text"), *folders):
            self._bundle.add_resource(FluentResource(read_text(folder, f"{lang}.ftl")), allow_overrides=True)

    # Sentences.

    def event(self, entry: Event, names: Sequence[str] = ()) -> str:
        """What happened."""
        return self.say(message_id("event", entry.kind), entry.data, names) or plain(entry.kind, entry.data)

    def refusal(self, why: Refusal | Mapping[str, object], names: Sequence[str] = ()) -> str:
        """Why something is not possible."""
        code, facts = code_and_numbers(why)
        return capital(self.say(message_id("refusal", code), facts, names) or plain(code, facts))

    def reason(self, why: Refusal | Mapping[str, object], names: Sequence[str] = ()) -> str:
        """What speaks for a move; empty if nothing is written about it."""
        code, facts = code_and_numbers(why)
        return capital(self.say(message_id("reason", code), facts, names) or "")

    def question(
        self, decision: Mapping[str, object], facts: Mapping[str, object] | None = None, names: Sequence[str] = ()
    ) -> str:
        """What is asked, in one sentence. `facts` are further numbers that the sentence may use."""
        given: dict[str, object] = {"from": 0, "to": 0}
        span = decision.get("range")
        if isinstance(span, Mapping):
            given |= {str(key): value for key, value in span.items()}
        kind = str(decision.get("kind"))
        return self.say(message_id("ask", kind), given | dict(facts or {}), names) or plain(kind, {}) + "?"

    def move(self, move: Move | Mapping[str, object], kind: str, names: Sequence[str] = ()) -> str:
        """A choice at a decision of this kind."""
        named = as_move(move)
        text = self.say(message_id("move", kind, named.verb), named.arguments, names)
        return capital(text) if text else str(named)

    def ending(self, way: str) -> str:
        return self.say(message_id("ending", way)) or plain(way, {})

    def name(self, kind: str, thing: object) -> str:
        """The name of a card, a piece or a kind of something; `kind.form` in another form, such as a case."""
        kind, _, form = kind.partition(".")
        message = self._message(kind, str(thing))
        found = None if message is None else self.say(message, self.terms, form=form)
        return str(thing).replace("_", " ") if found is None else found

    def effect(self, kind: str, thing: object) -> str:
        """What a card does, in a few words; empty if nothing is written about it."""
        message = self._message(kind, str(thing))
        if message is None or "effect" not in self._bundle.get_message(message).attributes:
            return ""
        return self.say(message, self.terms, form="effect") or ""

    def setting_help(self, setting: Setting) -> str:
        """What a setting decides."""
        return self.say(message_id("option", setting.name), form="help") or setting.help

    def seat(self, number: int, names: Sequence[str] = ()) -> str:
        if 0 <= number < len(names):
            return names[number]
        return self.say("seat-number", {"number": number + 1}) or f"Seat {number + 1}"

    def knows(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(
        self, message: str, facts: Mapping[str, object] | None = None, names: Sequence[str] = (), form: str = ""
    ) -> str | None:
        """A message with its facts filled in; None if there is no such message or a fact is missing.

        `form` names an attribute, such as another case; a message that has none of that name keeps its plain words.
        """
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(form, found.value)
        return None if pattern is None else self._fill(pattern, facts or {}, names)

    def text(self, message: str, facts: Mapping[str, object] | None = None, form: str = "") -> str:
        """A message that every language should have; where it is missing, its name and facts."""
        found = self.say(message, facts, form=form)
        return plain(message, facts or {}) if found is None else found

    def _fill(self, pattern: Pattern, facts: Mapping[str, object], names: Sequence[str]) -> str | None:
        before, self._names = self._names, names or self._names
        try:
            text, errors = self._bundle.format_pattern(pattern, {name: fact(value) for name, value in facts.items()})
        finally:
            self._names = before
        return None if errors else str(text)

    def _message(self, kind: str, thing: str) -> str | None:
        """The message that names a thing: its own, or the one that it shares with its copies."""
        short = thing.removeprefix(f"{kind}_")
        ids = (message_id(kind, known) for known in (short, COPY.sub("", short)))
        return next((found for found in ids if self._bundle.has_message(found)), None)

    # Functions that messages may call.

    def _seat(self, number: object) -> str:
        if isinstance(number, int | float):
            return self.seat(int(number), self._names)
        return self.say("seat-nobody") or NOBODY

    def _name(self, thing: object, kind: object) -> str:
        return self.name(str(kind), thing)

    def _list(self, things: object, kind: object) -> str:
        return self._joined([self.name(str(kind), thing) for thing in str(things).split(",") if thing])

    def _amounts(self, things: object, kind: object) -> str:
        """Equal things counted, in the order in which each came first."""
        parts = [part for part in str(things).split(",") if part]
        counted = [f"{parts.count(part)} {self.name(str(kind), part)}" for part in dict.fromkeys(parts)]
        return ", ".join(counted) or self.say("list-empty") or ""

    def _each(self, numbers: object) -> str:
        parts = [part for part in str(numbers).split(",") if part]
        return ", ".join(f"{self.seat(seat, self._names)} {part}" for seat, part in enumerate(parts))

    def _seats(self, numbers: object) -> str:
        return self._joined([self.seat(int(seat), self._names) for seat in str(numbers).split(",") if seat])

    def _thing(self, thing: object, kind: object) -> str:
        """By the message that is called like the kind, with the fields of the record."""
        parts = thing.parts if isinstance(thing, Record) else []
        name, _, form = str(kind).partition(".")
        return self._joined([self.say(message_id(name), part, form=form) or plain(name, part) for part in parts])

    def _count(self, number: object, thing: object, kind: object) -> str:
        """By the message of the thing's own name, with `$number`, so that it can have a plural."""
        name, _, form = str(kind).partition(".")
        message = message_id(name, str(thing))
        return self.say(message, {"number": number}, form=form) or f"{number} {self.name(str(kind), thing)}"

    def _counts(self, numbers: object, kind: object) -> str:
        """A record of numbers: how many there are of each thing, zeros left out."""
        counted = [item for part in numbers.parts for item in part.items()] if isinstance(numbers, Record) else []
        return self._joined([self._count(number, thing, kind) for thing, number in counted if number])

    def _joined(self, words: Sequence[str]) -> str:
        """A list without what has an empty name."""
        return ", ".join(word for word in words if word) or self.say("list-empty") or ""


class Phrasebook(Words):
    """The words of one language for one game.

    What a thing is called and what a card does may depend on the settings of the table, or of one as usual: they are
    variables of `name` and `effect` (not of sentences, which have facts of their own).
    """

    def __init__(
        self, game: Game, lang: str = "en", settings: Mapping[str, Value] | None = None, *folders: Traversable
    ) -> None:
        """`folders` have words that belong to neither the game nor all games, such as a screen's."""
        super().__init__(lang, texts_of(game), *folders)
        self.game = game
        resolved = game.resolve_settings({}) if settings is None else settings
        self.terms = {name: fact(value) for name, value in resolved.items()}  # once: every name is said with them

    def summary(self) -> str:
        """What the game is about, in one sentence."""
        return self.say("game-summary") or self.game.meta.summary


def code_and_numbers(why: Refusal | Mapping[str, object]) -> tuple[str, Mapping[str, object]]:
    """The code of an explanation, and its numbers."""
    data = why.as_dict() if isinstance(why, Refusal) else why
    numbers = data.get("numbers")
    return str(data.get("code")), numbers if isinstance(numbers, Mapping) else {}


def fact(value: object) -> object:
    """A value as Fluent takes it: numbers without separators, lists as one text, records as they are."""
    if value is None:
        return NOBODY
    if isinstance(value, FluentType):
        return value
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return FluentInt(value, useGrouping=False)
    if isinstance(value, float):
        return FluentFloat(value, useGrouping=False)
    if isinstance(value, Mapping):
        return Record([value])
    if isinstance(value, list | tuple):
        if any(isinstance(part, Mapping) for part in value):
            return Record(value)
        return ",".join(str(part) for part in value)
    return str(value)


def plain(code: str, facts: Mapping[str, object]) -> str:
    """What stands in for a missing message: the code and its numbers."""
    numbers = ", ".join(f"{name} {value}" for name, value in facts.items())
    words = capital(code.replace("_", " "))
    return f"{words} ({numbers})" if numbers else words


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
