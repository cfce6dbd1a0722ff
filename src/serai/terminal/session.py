"""A game at the terminal: people and bots in turn, from the first question to the result."""

from __future__ import annotations

import contextlib
import sys
import time
from pathlib import Path
from typing import Final

from serai.bots import Bot, Thought, carry_out, dice_for, pause_of, think
from serai.core.errors import BadMove
from serai.core.events import Event
from serai.core.match import Match
from serai.core.moves import Move
from serai.core.refusals import Refused
from serai.core.view_types import RefusalData
from serai.screen import AnyView, decision_of, look
from serai.terminal.answers import Unclear, plain, split, understand
from serai.terminal.commands import Commands, Left
from serai.terminal.printer import Printer
from serai.terminal.saves import free_name, write_save
from serai.terminal.stopping import Stops
from serai.terminal.thinking import Thinking
from serai.text import Rulebook

with contextlib.suppress(ImportError):  # not available on every platform
    import readline  # noqa: F401  # gives `input` its editing keys and its history

HUMAN: Final = "human"


class Session:
    """One match at one keyboard. A seat without a bot is a person's."""

    def __init__(
        self,
        match: Match,
        bots: list[Bot | None],
        printer: Printer,
        file: Path | None = None,
        pace: float = 0.0,
        stops: Stops | None = None,
    ) -> None:
        self.match = match
        self.bots = bots
        self.printer = printer
        self.file = file
        self.pace = pace
        self.stops = stops or Stops()
        self.book = Rulebook(match.game, printer.phrases.lang)
        self.thinking = Thinking(printer.console)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.asked = seats_asked(match)
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.saved = False
        self.complaint = ""  # about what was typed ahead, for below the next table
        self.text, self.about, self.either = printer.text, printer.screen.about, printer.screen.either
        self.commands = Commands(self).by_word()

    # The course of a game.

    def run(self) -> bool:
        """Play to the end or until somebody leaves; True at the end. Either way the game is saved."""
        ended = False
        try:
            with self.stops.listening():
                self.play()
                ended = True
        except (Left, EOFError, KeyboardInterrupt):
            pass
        except OSError:  # the terminal has gone
            self.hang_up()
        finally:
            self.save_at_the_end(ended)
        return ended

    def play(self) -> None:
        decision = self.match.decision
        while decision is not None:
            self.stops.check()
            bot = self.bots[decision.seat]
            if bot is None:
                self.ask(decision.seat)
            else:
                self.watch(bot)
            decision = self.match.decision
        view = self.view(self.at_keyboard if self.at_keyboard >= 0 else None)
        self.printer.wipe()
        self.printer.show(self.printer.board(view))
        self.printer.show_ending(view)

    def watch(self, bot: Bot) -> None:
        """Let a bot act; with a live screen and one person at it, what it does is told as it happens."""
        if not self.printer.live or self.at_keyboard < 0 or self.pace <= 0:
            self.carry_out(think(bot, self.match, dice_for(self.match)))
            return
        before, began = len(self.match.choices), time.monotonic()
        with self.thinking.shown(self.text("thinking", who=self.who_thinks()), bot.name):
            thought = think(bot, self.match, dice_for(self.match))
        self.carry_out(thought)
        view = self.view(self.at_keyboard)
        news = [entry for entry in self.story() if entry.choice > before]
        lines = self.printer.entries(news, view, self.at_keyboard)
        if lines:  # a pause without news would show that somebody was asked in secret
            time.sleep(max(0.0, began + pause_of(bot) - time.monotonic()))
        for line in lines:
            self.printer.console.print(line)
            time.sleep(self.pace)

    def carry_out(self, thought: Thought) -> None:
        with self.stops.held():
            carry_out(thought, self.match)
            self.asked.append(thought.seat)
        self.stops.check()

    def who_thinks(self) -> str:
        """The name of the player who is asked, as far as the person at the keyboard may know it."""
        view = self.view(self.at_keyboard)
        seat = decision_of(view).get("seat")
        return self.text("somebody") if seat is None else self.printer.phrases.seat(seat, self.names(view))

    def ask(self, seat: int) -> None:
        """Show the table to the player who is asked, then take commands until a move is made."""
        self.hand_over(seat)
        self.draw(seat)
        choices = len(self.match.choices)
        while len(self.match.choices) == choices:
            text = self.read("> ").strip()
            if not text:
                self.draw(seat)
                continue
            word, _, rest = text.partition(" ")
            command = self.commands.get(plain(word))
            if command is None:
                self.answer(seat, text)
            else:
                command(seat, rest.strip())

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard, hide everything until the next one sits there."""
        if seat != self.at_keyboard and len(self.people) > 1 and self.printer.live:
            self.printer.wipe()
            name = self.printer.phrases.seat(seat, self.names(self.view(None)))
            self.printer.say(f"\n {self.text('pass-keyboard', name=name)}\n", "bold")
            self.read(f" {self.text('press-enter', name=name)} ")
        self.at_keyboard = seat

    def read(self, prompt: str) -> str:
        if self.printer.live and sys.stdin.isatty():
            return self.stops.read(input, prompt)
        text = self.stops.read(self.printer.console.input, prompt)
        if not sys.stdin.isatty():
            self.printer.say(text, "dim")
        return text

    def draw(self, seat: int) -> None:
        self.printer.wipe()
        view = self.view(seat)
        self.printer.turn(view, seat, self.since(seat))
        if self.complaint:
            self.printer.say(f" {self.complaint}", "red")
            self.complaint = ""

    def since(self, seat: int) -> list[Event]:
        """The story from the seat's last choice on."""
        last = max((number + 1 for number, asked in enumerate(self.asked) if asked == seat), default=0)
        return [entry for entry in self.story() if entry.choice >= last]

    def view(self, seat: int | None) -> AnyView:
        return look(self.match, seat)

    def story(self) -> list[Event]:
        return self.printer.screen.told(self.match.log)

    def names(self, view: AnyView) -> list[str]:
        return self.printer.screen.names(view)

    # Moves.

    def answer(self, seat: int, text: str) -> None:
        """Make the move that a text names, or several moves that answer questions in a row."""
        try:
            self.make(seat, self.understand(seat, text))
        except Unclear as unclear:
            parts = split(text)
            if len(parts) > 1:
                self.answer_in_a_row(seat, parts)
            else:
                self.printer.say(f" {self.excuse(seat, unclear)}", "red")
        except (Refused, BadMove) as error:
            self.printer.say(f" {self.excuse(seat, error)}", "red")

    def answer_in_a_row(self, seat: int, parts: list[str]) -> None:
        """Stop at the first failure. After a move it is reported below the next table, for this one is gone."""
        choices = len(self.match.choices)
        for number, part in enumerate(parts):
            try:
                if number and not self.still_answering(seat):
                    raise Unclear("not-asked-any-more", text=", ".join(parts[number:]))
                self.make(seat, self.understand(seat, part))
            except (Unclear, Refused, BadMove) as error:
                self.complaint = self.excuse(seat, error)
                break
        if self.complaint and len(self.match.choices) == choices:
            self.printer.say(f" {self.complaint}", "red")
            self.complaint = ""

    def still_answering(self, seat: int) -> bool:
        """Whether the seat is asked again and has seen nothing new since its last answer."""
        decision = self.match.decision
        return decision is not None and decision.seat == seat and self.match.why_not_undo() is None

    def make(self, seat: int, move: Move) -> None:
        with self.stops.held():
            self.match.play(move, seat)
            self.asked.append(seat)

    def understand(self, seat: int, text: str) -> Move:
        """The move that a text names; Unclear if it names none."""
        view = self.view(seat)
        return understand(text, decision_of(view), lambda move: self.label(move, view), self.match.parse)

    def label(self, move: Move, view: AnyView) -> str:
        return self.printer.label(move, view, decision_of(view))

    def excuse(self, seat: int, error: Exception) -> str:
        if isinstance(error, Refused):
            return self.reason(seat, error.refusal.as_dict())
        if isinstance(error, Unclear):
            facts = {name: self.either(fact) if isinstance(fact, list) else fact for name, fact in error.facts.items()}
            return self.text(error.message, **facts)
        return self.text("no-such-move")

    def reason(self, seat: int, why: RefusalData) -> str:
        names = self.names(self.view(seat))
        return f"{self.printer.phrases.refusal(why, names)} ({why['clause']})"

    # Saving.

    def save_at_the_end(self, ended: bool) -> None:
        """Save first and report afterwards: there may be nobody left to read it."""
        told = self.write()
        try:
            if not ended:
                self.printer.say("")  # off the line of the prompt
            hint = self.text("look-again" if ended else "resume", file=self.file)
            self.printer.plainly(f"{told} {hint}" if self.saved else told)
        except OSError:
            self.hang_up()

    def hang_up(self) -> None:
        self.stops.hang_up()
        self.printer.give_up()

    def save(self) -> None:
        self.printer.plainly(self.write())

    def write(self) -> str:
        """Save, and what there is to say about it."""
        with self.stops.held():
            if self.file is None:
                self.file = free_name(self.match, Path.cwd())
            try:
                write_save(self.match, [HUMAN if bot is None else bot.name for bot in self.bots], self.file)
            except OSError as error:
                self.saved = False
                return self.text("cannot-save", file=self.file, reason=error.strerror or error)
            self.saved = True
            return self.text("saved", file=self.file)


def seats_asked(match: Match) -> list[int]:
    """Which seat made each choice so far."""
    again, seats = match.at(0), []
    for action in match.choices:
        decision = again.decision
        assert decision is not None
        seats.append(decision.seat)
        again.act(action)
    return seats
