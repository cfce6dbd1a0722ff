"""A table as its entries have made it: who sits where, the match, and what each viewer has been told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from serai.core.errors import SeraiError
from serai.core.facts import Explanation, Refused
from serai.core.game import Game
from serai.core.match import Decision, Match, find_option, view_of
from serai.core.moves import as_move
from serai.core.orders import StandingOrder
from serai.core.registry import find
from serai.core.state import State
from serai.server import shuffle
from serai.server.entries import (
    UNSEEN,
    Answered,
    AnyEntry,
    Began,
    Migrated,
    Noted,
    Opened,
    Ordered,
    Rematched,
    Said,
    Sat,
    Stood,
    UndoAnswered,
    UndoAsked,
    Undone,
)

Status = Literal["waiting", "playing", "over"]
Viewer = int | None  # a seat, or a spectator

REMEMBERED: Final = 100  # lines of chat


class TooLate(SeraiError):
    """A move for a decision that is not open any more."""


@dataclass
class Seat:
    """Who sits there: nobody, a person (who has a token), a bot; a bot may sit in for a person."""

    name: str = ""
    token: str | None = None
    bot: str | None = None
    salt: str = ""

    @property
    def taken(self) -> bool:
        return self.token is not None or self.bot is not None


@dataclass
class UndoWish:
    """Somebody wants a choice back, and these seats have still to agree."""

    seat: int
    waiting: set[int]


@dataclass
class Course:
    """What happened to one seat's decisions: how many were closed, and the requests that closed them."""

    closed: int = 0
    requests: set[str] = field(default_factory=set)


class Table:
    """Nothing here decides; entries are applied, and questions about the table answered."""

    def __init__(self, id: str, opened: Opened, game: Game | None = None) -> None:
        self.id = id
        self.opened = opened
        self.game = game if game is not None else find(opened.game)
        self.options = self.game.settle(opened.options)
        self.settings = opened.settings
        self.rules = opened.rules
        self.reports: list[Migrated] = []
        self.broken: str | None = None  # why the game cannot go on under the present rules
        self.rematch: str | None = None
        self.dealt = ""  # the digest of the deal, as it was stored
        self.number = 1  # of the next entry; `opened` was number 0
        self.changed = opened.at  # when somebody came or went, spoke, or the game began or ended
        players = self.options["players"]
        assert isinstance(players, int)
        self.seats = [Seat() for _ in range(players)]
        self.courses = [Course() for _ in range(players)]
        self.match: Match | None = None
        self.sealed: dict[int, int] = {}  # answers of a sealed group that the engine has not come to yet, by seat
        self.orders: dict[int, StandingOrder] = {}
        self.undo_wish: UndoWish | None = None
        self.undone = 0
        self.chat: list[Said] = []
        self.times: list[float] = []  # when each choice was made; the first is the deal

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def status(self) -> Status:
        if self.match is None:
            return "waiting"
        return "playing" if self.match.state.seat >= 0 else "over"

    def holder(self, token: str) -> int | None:
        """The seat that a token's hash opens."""
        for number, seat in enumerate(self.seats):
            if seat.token == token:
                return number
        return None

    # Entries.

    def apply(self, entry: AnyEntry) -> None:
        self.number += 1
        before = self.status
        self.take(entry)
        if self.status != before or not isinstance(entry, UNSEEN):
            self.changed = entry.at

    def take(self, entry: AnyEntry) -> None:
        match entry:
            case Sat():
                counts = entry.salt and self.match is None  # what comes after the deal is in no shuffle
                salt = entry.salt if counts else self.salt(entry.seat)
                self.seats[entry.seat] = Seat(entry.name, entry.token, entry.bot, salt)
            case Stood():
                self.seats[entry.seat] = Seat(salt=self.salt(entry.seat))
            case Began():
                self.match = self.deal()
                self.dealt = entry.digest
                self.times = [entry.at]
            case Answered():
                self.answered(entry)
            case Noted():
                self.playing.note(entry.note, dict(entry.data))
            case UndoAsked():
                others = {n for n, seat in enumerate(self.seats) if seat.token is not None and n != entry.seat}
                self.undo_wish = UndoWish(entry.seat, others)
            case UndoAnswered():
                self.undo_answered(entry)
            case Undone():
                self.playing.undo(consent=True)
                self.courses[entry.seat].requests.add(entry.request)
                self.undone += 1
                self.undo_wish = None
                self.orders.clear()
                self.times.pop()
            case Ordered():
                self.take_order(entry)
            case Said():
                self.chat = [*self.chat[-REMEMBERED + 1 :], entry]
            case Migrated():
                self.rules = entry.rules
                self.reports.append(entry)
            case Rematched():
                self.rematch = entry.table
            case Opened():
                raise SeraiError("a table is opened once")

    def answered(self, entry: Answered) -> None:
        course = self.courses[entry.seat]
        course.closed += 1
        if entry.request:
            course.requests.add(entry.request)
        self.sealed[entry.seat] = entry.action
        self.undo_wish = None
        match = self.playing
        while match.state.seat in self.sealed:
            match.act(self.sealed.pop(match.state.seat))
            self.times.append(entry.at)

    def undo_answered(self, entry: UndoAnswered) -> None:
        wish = self.undo_wish
        if wish is not None and entry.agrees:
            wish.waiting.discard(entry.seat)
        else:
            self.undo_wish = None

    def take_order(self, entry: Ordered) -> None:
        if entry.order is None:
            self.orders.pop(entry.seat, None)
        else:
            self.orders[entry.seat] = self.game.order(entry.order, self.playing.view(entry.seat))

    # The match.

    @property
    def playing(self) -> Match:
        assert self.match is not None, "the game has not begun"
        return self.match

    def deal(self) -> Match:
        return Match(self.game, self.options, self.seed(), self.opened.start)

    def salt(self, seat: int) -> str:
        """A salt stays in the shuffle, whoever sits down later."""
        return self.seats[seat].salt

    def seed(self) -> str:
        return shuffle.seed_of(self.opened.secret, self.id, [seat.salt for seat in self.seats])

    def asked(self, seat: int) -> int:
        """The number of the seat's present or coming decision; others' decisions do not change it."""
        return self.courses[seat].closed + self.undone

    def facing(self, seat: int) -> State | None:
        """The state in which the seat is asked: the match's own, or, of a sealed group, with others' answers made up.

        None if the seat is not asked. What others answer in a sealed group changes nothing for the seat.
        """
        if self.match is None or self.broken is not None or seat in self.sealed:
            return None
        state = self.match.state
        return asked_state(self.game, state, seat)

    def waiting_for(self) -> list[int]:
        """The seats that are asked now; of a sealed group all that have not answered."""
        if self.match is None:
            return []
        return [seat for seat in range(self.players) if self.facing(seat) is not None]

    def view(self, viewer: Viewer) -> dict[str, object]:
        """What a viewer may know of the match, and the decision if it is asked."""
        state = None if viewer is None else self.facing(viewer)
        return view_of(self.game, self.playing.state if state is None else state, viewer)

    def action(self, seat: int, asked: int, move: object) -> int:
        """The action that a move names; Refused with the reason, TooLate if the decision is not open any more."""
        state = self.facing(seat)
        if asked != self.asked(seat) or (state is None and self.match is not None):
            raise TooLate("this decision is not open any more")
        found = find_option(self.game, self.playing.state if state is None else state, seat, as_move(move))
        if not isinstance(found, int):
            raise Refused(self.game.explain(found))
        assert state is not None
        return self.game.space.flat(state.kind, found)

    def why_not(self, seat: int, move: object) -> Explanation | None:
        """Why a seat may not make a move now."""
        state = self.facing(seat)
        found = find_option(self.game, self.playing.state if state is None else state, seat, as_move(move))
        return None if isinstance(found, int) else self.game.explain(found)

    def decision(self, seat: int) -> Decision | None:
        state = self.facing(seat)
        return None if state is None else Decision(self.game, state)


def asked_state(game: Game, state: State, seat: int) -> State | None:
    """The state in which a seat that has not answered yet is asked: this one, or one further on in a sealed group."""
    if state.seat == seat:
        return state
    if state.seat < 0 or not game.space.kinds[state.kind].sealed:
        return None
    state = state.clone()
    while state.seat >= 0 and state.seat != seat and game.space.kinds[state.kind].sealed:
        state.choose(state.option_at(0))
    return state if state.seat == seat and game.space.kinds[state.kind].sealed else None


def rebuilt(id: str, entries: Iterable[AnyEntry], game: Game | None = None) -> Table:
    """The table that these entries make."""
    found = iter(entries)
    opened = next(found)
    assert isinstance(opened, Opened)
    table = Table(id, opened, game)
    for entry in found:
        table.apply(entry)
    return table
