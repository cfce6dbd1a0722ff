"""Puts screens, log lines and rules on a console."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serai.core.events import Event
from serai.core.moves import Move
from serai.core.settings import DataSetting, NumberSetting, Setting
from serai.core.view_types import Decision
from serai.screen import AnyView, Screen
from serai.terminal.answers import listed, numbered
from serai.text import Rulebook

PLAIN_WIDTH: Final = 100  # where there is no terminal to ask
FEWEST_LINES: Final = 3
FRAME: Final = 4  # two rules, the prompt and a line to spare
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what scrolled off it
LONG_LIST: Final = 6
SHORT_LABEL: Final = 12
NONE: Final = "none"  # typed for a setting, in every language


def console_for(stderr: bool = False) -> Console:
    """The terminal's own width and colours; plain text of a fixed width into a pipe."""
    console = Console(stderr=stderr, highlight=False)
    if not console.is_terminal:
        console.width = PLAIN_WIDTH
    return console


class Printer:
    """One console, one game."""

    def __init__(self, console: Console, screen: Screen[Any]) -> None:
        self.console = console
        self.screen = screen
        self.phrases = screen.phrases
        self.text = screen.text

    @property
    def live(self) -> bool:
        return self.console.is_terminal

    def wipe(self) -> None:
        """Clear the screen, so that nobody can scroll back to a neighbour's secrets."""
        if self.live and not self.console.is_dumb_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def plainly(self, text: str) -> None:
        """A line that a user may want to copy, such as one with a file name: not wrapped, no markup."""
        self.console.print(text, markup=False, soft_wrap=True)

    def give_up(self) -> None:
        """The reader has gone: discard what is still buffered, or Python would fail on it at exit."""
        with suppress(OSError, ValueError):  # no real file
            os.dup2(os.open(os.devnull, os.O_WRONLY), self.console.file.fileno())

    # Log lines.

    def entry(self, entry: Event, names: Sequence[str], styles: Sequence[str]) -> RenderableType:
        """What happened, names in their colours, the clause dim at the end."""
        text = Text(self.phrases.event(entry, names))
        for name, style in zip(names, styles):
            text.highlight_regex(rf"\b{name}\b", style)
        text.append(f"  {entry.clause.removeprefix(self.phrases.game.id).strip()}", style="dim")
        return Padding(text, (0, 0, 0, 1), expand=False)

    def entries(self, entries: Sequence[Event], view: AnyView, seat: int | None) -> list[RenderableType]:
        """Those entries that the seat (None: a spectator) may see."""
        names, styles = self.screen.names(view), self.screen.styles(view)
        return [self.entry(entry, names, styles) for entry in entries if entry.visible_to(seat)]

    # Screens.

    def board(self, view: AnyView) -> list[RenderableType]:
        return self.screen.board(view)

    def show(self, parts: Sequence[RenderableType]) -> None:
        for part in parts:
            self.console.print(part)

    def turn(self, view: AnyView, seat: int, news: Sequence[Event]) -> None:
        """The whole screen of the player who is asked; the news gets the room that is left."""
        assert view["decision"] is not None
        board, asked = self.board(view), self.question(view, view["decision"])
        lines = self.entries(news, view, seat)
        room = len(lines)
        if self.live:
            used = sum(self.height(part) for part in [*board, *asked])
            room = max(FEWEST_LINES, self.console.height - used - FRAME)
        self.show(board)
        if lines:
            self.console.print(Rule(self.text("since-last-turn" if news[0].choice else "so-far"), style="dim"))
            if len(lines) > room:
                self.say(f" {self.text('more-lines', number=len(lines) - room + 1)}", "dim")
                lines = lines[-room + 1 :]
            self.show(lines)
        self.console.print(Rule(style="yellow"))
        self.show(asked)

    def height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part, pad=False))

    def question(self, view: AnyView, decision: Decision) -> list[RenderableType]:
        names = self.screen.names(view)
        question = self.phrases.question(decision, self.screen.facts(view), names)
        return [Text(" " + question, style="bold"), self.choices(view, decision)]

    def choices(self, view: AnyView, decision: Decision) -> RenderableType:
        moves = numbered(listed(decision, lambda move: self.label(move, view, decision)))
        labels = [self.choice(number, move, view, decision) for number, move in moves.items()]
        if len(labels) > LONG_LIST or all(label.cell_len <= SHORT_LABEL for label in labels):
            return Padding(Columns(labels, padding=(0, 3), column_first=True), (0, 1))
        grid = Table.grid()
        for label in labels:
            grid.add_row(label)
        return Padding(grid, (0, 1))

    def choice(self, number: int, move: Move, view: AnyView, decision: Decision) -> Text:
        """A label that begins with the number to type does not repeat it."""
        text = Text(f"{number:>2} ", style="yellow")
        text.append(self.label(move, view, decision).removeprefix(f"{number}").lstrip(), style="default")
        note = self.screen.note(move.as_dict(), view)
        return text.append(f" · {note}" if note else "", style="dim")

    def label(self, move: Move, view: AnyView, decision: Decision) -> str:
        return self.phrases.move(move, decision["kind"], self.screen.names(view))

    def show_ending(self, view: AnyView) -> None:
        self.show([Rule(self.text("the-end"), style="yellow"), *self.screen.ending(view)])

    # Rules.

    def rules(self, book: Rulebook, wanted: str) -> None:
        """A clause with the settings that touch it; UnknownClause if there is none."""
        clauses = book.find(wanted)
        own = book.get(book.number_of(wanted))
        for clause in [own] if own is not None else clauses:
            self.console.print(Text(f"{clause.number} {clause.title}", style="bold yellow"))
            self.console.print(Padding(Markdown(clause.text), (0, 0, 1, 1)))
        if own is not None and len(clauses) > 1:
            below = ", ".join(f"{clause.number} {clause.title}" for clause in clauses if clause is not own)
            self.say(self.text("see-also", clauses=below), "dim")
        shown = [own] if own is not None else clauses
        settings = book.settings_for(shown)
        if settings:
            self.say(self.text("options-touching"), "yellow")
        for setting in settings:
            default = NONE if setting.default is None else str(setting.default)
            about = f"{self.phrases.setting_help(setting)} ({self.allowed(setting)})"
            self.console.print(Text.assemble((f" {setting.name}", "bold"), f" = {default}  ", (about, "dim")))

    def allowed(self, setting: Setting) -> str:
        """The values that a setting takes, as one types them."""
        if isinstance(setting, NumberSetting):
            none = NONE if setting.default is None else ""
            return self.text("values-numbers", low=setting.low, high=setting.high, step=setting.step, none=none)
        if isinstance(setting, DataSetting):
            return self.text("values-data", none=NONE, where=setting.where)
        return setting.allowed()
