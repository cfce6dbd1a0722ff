"""The short rules of a game, by clause: `rules.<lang>.md` in the `text` folder of its package."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.settings import Setting
from serai.text.phrasebook import read_text, texts_of

HEADING: Final = re.compile(r"^## (\S+) (.+)$")
LETTERED: Final = re.compile(r"^([A-Z]+)-?(\d+)$")
NEAR: Final = 5


class UnknownClause(SeraiError):
    """The rules have no such clause; `near` lists numbers that look like it, `first` is where the rules begin."""

    def __init__(self, game: Game, wanted: str, near: list[str], first: str | None) -> None:
        self.wanted = wanted
        self.near = near
        self.first = first
        hint = f"; near it: {', '.join(near)}" if near else f"; they run from {first} on"
        super().__init__(
            f"there is no rules text for {game.id!r}"
            if first is None
            else f"{game.meta.title} has no clause {wanted!r}{hint}"
        )


class Clause:
    """A clause: its number, its title, its text as Markdown."""

    def __init__(self, number: str, title: str, text: str) -> None:
        self.number = number
        self.title = title
        self.text = text

    def as_dict(self) -> dict[str, object]:
        return {"clause": self.number, "title": self.title, "text": self.text}


class Rulebook:
    """All clauses of a game in their order."""

    def __init__(self, game: Game, lang: str = "en") -> None:
        self.game = game
        text = read_text(texts_of(game), f"rules.{lang}.md")
        self.title = text.partition("\n")[0].removeprefix("# ").strip()
        self.introduction, self.clauses = read_clauses(text)
        self._by_number = {clause.number: clause for clause in self.clauses}

    def find(self, wanted: str) -> list[Clause]:
        """The clause that a text such as `4.4.2`, `emira 4.4.2` or `e9` means, and all clauses below it."""
        number = self.number_of(wanted)
        found = [clause for clause in self.clauses if clause.number == number or is_below(clause.number, number)]
        if not found:
            near = get_close_matches(number, list(self._by_number), NEAR, 0.5)
            raise UnknownClause(self.game, wanted, near, self.clauses[0].number if self.clauses else None)
        return found

    def get(self, number: str) -> Clause | None:
        return self._by_number.get(number)

    def number_of(self, wanted: str) -> str:
        words = wanted.strip().upper().removeprefix(self.game.id.upper()).strip().rstrip(".")
        lettered = LETTERED.match(words.replace(" ", ""))
        return f"{lettered[1]}-{lettered[2]}" if lettered else words

    def settings_for(self, clauses: list[Clause]) -> list[Setting]:
        """The settings that touch one of the clauses."""
        numbers = {clause.number for clause in clauses}
        return [setting for setting in self.game.settings if numbers.intersection(setting.clauses)]


def is_below(number: str, parent: str) -> bool:
    """4.4.2 lies below 4.4 and below 4; E-9 lies below E."""
    return number.startswith((f"{parent}.", f"{parent}-"))


def read_clauses(text: str) -> tuple[str, list[Clause]]:
    """The introduction and the clauses of a rules text."""
    introduction: list[str] = []
    clauses: list[Clause] = []
    lines = introduction
    bodies: list[list[str]] = []
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            clauses.append(Clause(heading[1], heading[2], ""))
            lines = []
            bodies.append(lines)
        elif not line.startswith("# "):
            lines.append(line)
    for clause, body in zip(clauses, bodies):
        clause.text = "\n".join(body).strip()
    return "\n".join(introduction).strip(), clauses
