"""What can be typed beside an answer: commands, by their English names, their aliases and the words of the language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.table import Table

from serai.bots import Advice, advice_of, bot, dice_for
from serai.core.errors import BadMove
from serai.core.moves import Move, as_move
from serai.core.refusals import Refused
from serai.screen import decision_of
from serai.terminal.answers import Unclear, blocked, plain
from serai.text import UnknownClause

if TYPE_CHECKING:
    from serai.terminal.session import Session

COMMANDS: Final = ("why", "hint", "look", "known", "log", "rules", "undo", "save", "help", "quit")
ALIASES: Final = {"?": "help", "exit": "quit"}
AGREED: Final = "agreed"
ADVISER: Final = "expert"
HINTS: Final = 3


class Left(Exception):
    """A player has left the table."""


class Commands:
    """The commands of one session. Each takes the seat that gives it and what was typed after its word."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.printer, self.text, self.about = session.printer, session.text, session.about

    def by_word(self) -> dict[str, Callable[[int, str], None]]:
        """Every word that is understood, with its command."""
        actions = dict(zip(COMMANDS, (self.why, self.hint, self.look, self.known, self.log, self.rules, self.undo,
                                      self.save_as, self.help, self.quit), strict=True))  # fmt: skip
        return {
            **{alias: actions[command] for alias, command in ALIASES.items()},
            **actions,
            **{plain(self.text(f"command-{command}")): action for command, action in actions.items()},
        }

    def why(self, seat: int, text: str) -> None:
        if text:
            try:
                self.why_not(seat, self.session.understand(seat, text))
            except (Unclear, BadMove) as error:
                self.printer.say(f" {self.session.excuse(seat, error)}", "red")
            return
        view = self.session.view(seat)
        impossible = blocked(decision_of(view), lambda move: self.session.label(move, view))
        for move, reason in impossible:
            self.printer.say(f" {self.about(self.session.label(move, view), self.session.reason(seat, reason))}")
        if not impossible:
            self.printer.say(f" {self.text('everything-possible')}")

    def why_not(self, seat: int, move: Move) -> None:
        refusal = self.session.match.why_not(seat, move)
        possible = self.about(self.session.label(move, self.session.view(seat)), self.text("is-possible"))
        self.printer.say(" " + (possible if refusal is None else self.session.reason(seat, refusal.as_dict())))

    def hint(self, seat: int, text: str) -> None:
        """As honest as a bot: the adviser is asked what a bot in this seat would be asked."""
        view = self.session.view(seat)
        with self.session.thinking.shown(self.text("thinking", who=self.text("adviser")), ADVISER):
            advice = advice_of(bot(ADVISER), self.session.match, dice_for(self.session.match, "hint"))
        by_label: dict[str, Advice] = {}
        for advised in advice:
            by_label.setdefault(self.session.label(as_move(advised.move), view), advised)
        for label, advised in list(by_label.items())[:HINTS]:
            why = self.printer.phrases.reason(advised.why, self.session.names(view))
            self.printer.say(f" {advised.chance:>4.0%}  {self.about(label, why)}")
        if not by_label:
            self.printer.say(f" {self.text('no-hint')}")

    def look(self, seat: int, text: str) -> None:
        view = self.session.view(seat)
        names = [
            self.printer.phrases.seat(number, self.session.names(view)) for number in range(self.session.match.players)
        ]
        found = [number for number, name in enumerate(names) if plain(name).startswith(plain(text))]
        if len(found) == 1 or not text:
            self.printer.show(self.printer.screen.details(view, found[0] if text else seat))
        else:
            self.printer.say(f" {self.text('look-at-whom', names=', '.join(names))}", "red")

    def known(self, seat: int, text: str) -> None:
        self.printer.show(self.printer.screen.known(self.session.view(seat)))

    def log(self, seat: int, text: str) -> None:
        lines = self.printer.entries(self.session.story(), self.session.view(seat), seat)
        self.printer.show(lines[-int(text) :] if text.isdigit() and int(text) else lines)

    def rules(self, seat: int, text: str) -> None:
        decision = self.session.match.decision
        wanted = text or (decision.clause if decision is not None else "")
        try:
            self.printer.rules(self.session.book, wanted)
        except UnknownClause as unknown:
            game, near = self.session.match.game.meta.title, ", ".join(unknown.near) or None
            facts = {"game": game, "clause": unknown.wanted, "near": near, "first": unknown.first}
            self.printer.say(f" {self.text('no-such-clause', **facts)}", "red")

    def undo(self, seat: int, text: str) -> None:
        """Back to the seat's last choice. Bots always agree; people say so with `undo agreed`."""
        consent = len(self.session.people) == 1 or plain(text) in (AGREED, plain(self.text("word-agreed")))
        trial, asked = self.session.match.at(len(self.session.match.choices)), self.session.asked.copy()
        try:
            while True:
                trial.undo(consent)
                if asked.pop() in (self.session.people if len(self.session.people) > 1 else [seat]):
                    break
        except Refused as refused:
            self.printer.say(" " + self.session.reason(seat, refused.refusal.as_dict()), "red")
            if refused.refusal.code == "undo_needs_consent":
                self.printer.say(f" {self.text('undo-if-agreed')}")
            return
        with self.session.stops.held():
            self.session.match, self.session.asked = trial, asked

    def help(self, seat: int, text: str) -> None:
        """How to answer, and what else can be typed."""
        self.printer.say(self.text("help-answers"))
        table = Table.grid(padding=(0, 2, 0, 0))
        for command in (*(command for command in COMMANDS if command != "help"), "enter"):
            usage, about = (self.printer.phrases.text(f"command-{command}", form=form) for form in ("usage", "help"))
            table.add_row(usage, about)
        self.printer.show([Padding(table, (0, 0, 0, 1))])

    def quit(self, seat: int, text: str) -> None:
        raise Left

    def save_as(self, seat: int, text: str) -> None:
        if text:
            self.session.file = Path(text).expanduser()
        self.session.save()
