"""Writes the types of a game's views for clients in TypeScript, from views that games at play have given.

A view is plain data that each game builds for itself, so its type is what was seen: games of every mode and number of
players, played by chance, always the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final

from serai.core.game import Game
from serai.core.match import Match

HEAD: Final = "// What a seat sees of {game}. Written by `python3 dev.py types` from games at play.\n"
GAMES: Final = 4  # of each mode and number of players
LOOKS: Final = 0.2  # at so many of the decisions
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


class Shape:
    """All that was seen in one place."""

    def __init__(self) -> None:
        self.plain: set[str] = set()
        self.times = 0
        self.records = 0
        self.fields: dict[str, Shape] = {}
        self.items: Shape | None = None

    def see(self, value: object) -> None:
        self.times += 1
        if isinstance(value, Mapping):
            self.records += 1
            for name, part in value.items():
                self.fields.setdefault(str(name), Shape()).see(part)
        elif isinstance(value, list | tuple):
            self.items = self.items or Shape()
            for part in value:
                self.items.see(part)
        else:
            self.plain.add(PLAIN[type(value)])

    def typescript(self, depth: int = 0) -> str:
        kinds = sorted(self.plain - {"null"})
        if self.records:
            kinds.append(self.record(depth))
        if self.items is not None:
            inner = self.items.typescript(depth)
            kinds.append(f"({inner})[]" if self.items.several() else f"{inner}[]")
        if not kinds:
            return "unknown"  # only null was seen: it may be anything at another time
        return " | ".join([*kinds, *(self.plain & {"null"})])

    def several(self) -> bool:
        return len(self.plain) + (self.records > 0) + (self.items is not None) > 1

    def record(self, depth: int) -> str:
        if self.fields and all(name.isdigit() for name in self.fields):  # by seat
            return f"{{ [seat: number]: {next(iter(self.fields.values())).typescript(depth)} }}"
        indent = "  " * (depth + 1)
        lines = [
            f"{indent}{name}{'' if shape.times == self.records else '?'}: {shape.typescript(depth + 1)};"
            for name, shape in self.fields.items()
        ]
        return "\n".join(["{", *lines, "  " * depth + "}"])


def views(game: Game) -> Iterator[dict[str, object]]:
    """Of every player and a spectator in turn; of all of them when the game is over."""
    for mode in game.meta.modes:
        for players in game.meta.players:
            for number in range(GAMES):
                match = game.new(seed=f"types {number}", mode=mode, players=players)
                yield from views_of(match, random.Random(number))


def views_of(match: Match, chance: random.Random) -> Iterator[dict[str, object]]:
    while (decision := match.decision) is not None:
        if chance.random() < LOOKS:
            yield match.view(chance.choice([decision.seat, *range(match.players), None]))
        match.act(chance.choice(decision.actions))
    yield from (match.view(seat) for seat in [*range(match.players), None])


def view_type(game: Game) -> str:
    shape = Shape()
    for view in views(game):
        del view["decision"]
        shape.see(view)
    head = f'{HEAD.format(game=game.id)}\nimport type {{ Decision }} from "$lib/play";\n'
    return f"{head}\nexport interface View {shape.typescript().removesuffix('}')}  decision: Decision | null;\n}}\n"
