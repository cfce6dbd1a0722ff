"""Walking through a finished or saved game, with the eyes of one seat or of a spectator."""

from __future__ import annotations

from rich.console import RenderableType
from rich.rule import Rule

from serai.core.events import Event
from serai.core.match import Match
from serai.screen import look
from serai.terminal.printer import Printer
from serai.terminal.stopping import Stops


class Replayer:
    """Shows a match as it was after any number of choices."""

    def __init__(self, match: Match, seat: int | None, printer: Printer, stops: Stops | None = None) -> None:
        self.match = match
        self.seat = seat
        self.printer = printer
        self.stops = stops or Stops()
        self.text = printer.text
        self.entries = [entry for entry in printer.screen.told(match.log) if entry.visible_to(seat)]

    def walk(self) -> None:
        """Runs until the user quits."""
        try:
            with self.stops.listening():
                self.steps()
        except (EOFError, KeyboardInterrupt):
            pass
        except OSError:  # the terminal has gone
            self.stops.hang_up()
            self.printer.give_up()

    def steps(self) -> None:
        """Step by step, as the keys say; steps that this viewer saw nothing of are skipped."""
        at, text = 0, ""
        while text not in ("q", "quit", self.text("key-quit")):
            self.printer.wipe()
            self.show(at)
            keys = f"[dim]{self.text('replay-keys')}[/dim] > "
            text = self.stops.read(self.printer.console.input, keys).strip().lower()
            at = self.step(at, text)

    def step(self, at: int, text: str) -> int:
        """Where a key leads from here."""
        steps = sorted({0, len(self.match.choices), *(entry.choice for entry in self.entries)})
        if text.isdigit():
            return min(int(text), len(self.match.choices))
        if text in ("", "n", "next"):
            return next((step for step in steps if step > at), at)
        if text in ("b", "back", self.text("key-back")):
            return next((step for step in reversed(steps) if step < at), at)
        return at

    def show(self, at: int) -> None:
        """The table after a number of choices, and what the last of them brought."""
        match = self.match.at(at)
        view = look(match, self.seat)
        self.printer.show(self.printer.board(view))
        self.printer.console.print(Rule(self.text("after-choice", at=at, choices=len(self.match.choices)), style="dim"))
        self.printer.show(self.lines([entry for entry in self.entries if entry.choice == at]))
        if match.decision is None:
            self.printer.show_ending(view)

    def tell(self) -> None:
        """The whole story as lines, and how it ended."""
        self.printer.show(self.lines(self.entries))
        if self.match.decision is None:
            self.printer.show_ending(look(self.match, self.seat))
        else:
            self.printer.say(self.text("not-finished"), "dim")

    def lines(self, entries: list[Event]) -> list[RenderableType]:
        return self.printer.entries(entries, look(self.match, self.seat), self.seat)
