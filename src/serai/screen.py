"""How a game looks in a terminal. This one knows no game and shows all that a view says; a game may bring its own.

That is the class `SCREEN` of a module `terminal` in the game's package. It is found there and never imported by the
rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any, Final, Generic, TypeVar, cast

from rich.cells import cell_len
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serai.core.events import Event
from serai.core.match import Match
from serai.core.view_types import Decision, Ended, Shared
from serai.core.views import SHARED
from serai.text import Phrasebook
from serai.text.phrasebook import capital

BRASS: Final = "yellow"
DOT: Final = " · "
NOTHING: Final = "–"  # something hidden or absent

AnyView = Shared[str | None, Ended[str, dict[str, object]]]  # of a game that the screen does not know
View = TypeVar("View", bound=Shared[Any, Any])


def look(match: Match, seat: int | None) -> AnyView:
    """What a seat (None: a spectator) sees of a match, as what every view is."""
    return cast(AnyView, match.view(seat))


def decision_of(view: AnyView) -> Decision:
    """The open decision of somebody who is asked."""
    decision = view["decision"]
    assert decision is not None
    return decision


def short(value: object) -> str:
    """A number without superfluous decimals."""
    return f"{value:g}" if isinstance(value, float) else str(value)


class Screen(Generic[View]):
    """Draws a view, and nothing else: a screen never sees a match.

    Its words are the game's own, those that all screens share (`serai/terminal/text/<lang>.ftl`) and those that only
    this screen says (`text/terminal/<lang>.ftl` in the game's package).
    """

    LABELS: tuple[str, ...] = ()  # the labels before lines, by name: all lines are aligned

    def __init__(self, phrases: Phrasebook) -> None:
        self.phrases = phrases

    # Words.

    def text(self, message: str, **facts: object) -> str:
        return self.phrases.text(message, facts)

    def label(self, line: str) -> str:
        return self.text(f"line-{line}")

    def about(self, thing: str, text: str) -> str:
        return self.text("about", thing=thing, text=text) if text else thing

    def either(self, words: Sequence[str]) -> str:
        """`a or b or c`."""
        return reduce(lambda one, other: self.text("this-or-that", one=one, other=other), words) if words else ""

    def lines(self) -> Table:
        """Labelled lines."""
        table = Table.grid(padding=(0, 2, 0, 1))
        table.add_column(style=BRASS, width=max((cell_len(self.label(line)) for line in self.LABELS), default=None))
        table.add_column(ratio=1)
        return table

    # What is shown.

    def names(self, view: View) -> list[str]:
        """What the seats are called."""
        return [self.phrases.seat(seat) for seat in range(view["players"])]

    def styles(self, view: View) -> list[str]:
        """The colour of each seat's name."""
        colours = ["green", "cyan", "magenta", "yellow", "blue", "red"]
        return [colours[seat % len(colours)] for seat in range(view["players"])]

    def facts(self, view: View) -> dict[str, object]:
        """What the question may speak of."""
        return {} if view["decision"] is None else view["decision"].get("facts", {})

    def note(self, move: Mapping[str, object], view: View) -> str:
        """What is worth knowing about a choice, such as its price."""
        return ""

    def told(self, log: Sequence[Event]) -> list[Event]:
        """What of a log is worth a line."""
        return list(log)

    def title(self, view: View) -> str:
        name, _, _subtitle = self.phrases.game.meta.title.partition(" – ")
        parts = [name, *self.stage(view)]
        if view["seat"] is not None:
            parts.append(self.text("you-are", name=self.names(view)[view["seat"]]))
        return DOT.join(parts)

    def stage(self, view: View) -> list[str]:
        """How far the game is."""
        return []

    def board(self, view: View) -> list[RenderableType]:
        """Everything that lies on the table: here all that the view says, with the names of `view-…` in the texts."""
        rows = Table.grid(padding=(0, 2, 0, 1))
        tables: list[RenderableType] = []
        for name, value in view.items():
            if name in SHARED:  # said elsewhere
                continue
            players = of_players(value, view["players"])
            if players:
                tables.append(self.player_table(name, players, self.names(view)))
            else:
                rows.add_row(Text(self.part_name(name), style=BRASS), Text(self.in_words(value)))
        return [Rule(self.title(view), style=BRASS), rows, *tables]

    def player_table(self, name: str, parts: Sequence[Mapping[str, object]], names: Sequence[str]) -> Table:
        """What a view says of each player."""
        columns = list(dict.fromkeys(column for part in parts for column in part))
        table = Table(box=None, padding=(0, 1), header_style="dim")
        table.add_column(self.part_name(name), header_style=BRASS, no_wrap=True)
        for column in columns:
            table.add_column(self.part_name(column))
        for player, part in zip(names, parts):
            table.add_row(player, *(Text(self.in_words(part.get(column))) for column in columns))
        return table

    def part_name(self, name: str) -> str:
        return capital(self.phrases.name("view", name))

    def in_words(self, value: object) -> str:
        """Any plain data in one line."""
        if isinstance(value, Mapping):
            parts = [f"{self.part_name(name).lower()} {self.in_words(part)}" for name, part in value.items()]
            return "; ".join(parts) or NOTHING
        if isinstance(value, list):
            return ", ".join(self.in_words(part) for part in value) or NOTHING
        return NOTHING if value is None else self.score(value).replace("_", " ")

    def details(self, view: View, seat: int) -> list[RenderableType]:
        """All that is known about one player."""
        return self.board(view)

    def known(self, view: View) -> list[RenderableType]:
        """What the viewer knows that does not lie on the table, decks above all."""
        return self.board(view)

    def ending(self, view: View) -> list[RenderableType]:
        """How the game ended."""
        result: Ended[str, Mapping[str, object]] | None = view["result"]
        if result is None:
            return []
        names = self.names(view)
        lines: list[RenderableType] = [Text(self.phrases.ending(result["ending"]), style="bold")]
        rank = 1
        for seats in result["ranking"]:
            lines.append(Text(f" {rank}. {', '.join(self.phrases.seat(seat, names) for seat in seats)}"))
            rank += len(seats)
        if result["scores"]:
            lines.append(self.scores(result["scores"], names))
        return lines

    def scores(self, scores: Sequence[Mapping[str, object]], names: Sequence[str]) -> Table:
        table = Table(box=None, padding=(0, 1), header_style="dim")
        table.add_column("", no_wrap=True)
        for column in scores[0]:
            table.add_column(self.phrases.name("score", column), justify="right", overflow="fold")
        for seat, score in enumerate(scores):
            table.add_row(self.phrases.seat(seat, names), *(self.score(value) for value in score.values()))
        return table

    def score(self, value: object) -> str:
        return self.text("yes" if value else "no") if isinstance(value, bool) else short(value)


def of_players(value: object, players: int) -> list[Mapping[str, object]]:
    """A list of records that is as long as the table has players is about them; otherwise nothing is."""
    if not isinstance(value, list) or len(value) != players:
        return []
    return value if all(isinstance(part, Mapping) for part in value) else []
