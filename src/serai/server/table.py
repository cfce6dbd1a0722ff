"""A table as its entries have made it: who sits where, the match, and what each viewer may know of it."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Literal

from serai.core.errors import BadOrder, SeraiError
from serai.core.match import Match, seen_by_others, view_of
from serai.core.orders import StandingOrder
from serai.core.registry import find
from serai.core.state import State
from serai.server import shuffle
from serai.server.clocks import Clocks
from serai.server.entries import (
    UNSEEN,
    Answered,
    AnyEntry,
    Began,
    Migrated,
    Noted,
    Noticed,
    NoticeWanted,
    Opened,
    Ordered,
    Paused,
    Rematched,
    Said,
    Sat,
    Stood,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from serai.server.sealed import SealedGroup
from serai.server.seats import Course, Seat, UndoWish

Status = Literal["waiting", "playing", "over"]
Viewer = int | None  # a seat, or a spectator

REMEMBERED: Final = 100  # lines of chat


class RulesChanged(SeraiError):
    """A choice of an earlier rules version that meets a clause whose meaning has changed since."""

    def __init__(self, clause: str) -> None:
        super().__init__(f"{clause} has changed")
        self.clause = clause


class Table:
    """Nothing here decides; entries are applied, and questions about the table answered."""

    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.opened = opened
        self.game = find(opened.game)
        self.options = self.game.settle(opened.options, opened.rules)
        self.settings = opened.settings
        self.rules = opened.rules
        self.reports: list[Migrated] = []
        self.broken: str | None = None  # why the game cannot go on under the present rules
        self.changed_clause: str | None = None  # the clause that has changed since, if that is why
        self.had_ended = False  # it is over, although it cannot be played to its end any more
        self.rematch: str | None = None
        self.dealt = ""  # the digest of the deal, as it was stored
        self.number = 1  # of the next entry; `opened` was number 0
        self.changed = opened.at  # when somebody came or went, spoke, or the game began or ended
        players = self.options["players"]
        assert isinstance(players, int)
        self.seats = [Seat() for _ in range(players)]
        self.courses = [Course() for _ in range(players)]
        self.match: Match | None = None
        self.group = SealedGroup(self.game)
        self.orders: dict[int, StandingOrder] = {}
        self.undo_wish: UndoWish | None = None
        self.undone = 0
        self.chat: list[Said] = []
        self.times: list[float] = []  # when each choice was made; the first is the deal
        self.makers: list[int] = []  # who made each choice
        self.clocks = Clocks(opened.settings.clock, players)
        self.paused = 0.0  # until when time was left out last

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
                self.sit(entry.seat, Seat(entry.name, entry.token, entry.bot, salt))
            case Stood():
                self.sit(entry.seat, Seat(salt=self.salt(entry.seat)))
            case Began():
                self.match = self.deal()
                self.dealt = entry.digest
                self.times = [entry.at]
            case Answered():
                self.answered(entry)
            case Noted():
                self.playing.note(entry.note, dict(entry.data))
            case UndoAsked():
                self.remember(entry.seat, entry.request)
                self.undo_wish = UndoWish(entry.seat, self.concerned(entry.seat))
            case UndoAnswered():
                self.undo_answered(entry)
            case Undone():
                self.take_back(entry)
            case Ordered():
                self.take_order(entry)
            case Paused():
                self.paused = entry.until
                self.clocks.leave_out(entry.since, entry.until)
            case NoticeWanted():
                self.courses[entry.seat].notice_url = entry.url
            case Noticed():
                self.courses[entry.seat].noticed = entry.asked
            case Said():
                self.chat = [*self.chat[-REMEMBERED + 1 :], entry]
            case Migrated():
                self.rules = entry.rules
                self.reports.append(entry)
            case Rematched():
                self.rematch = entry.table
            case Opened():
                raise SeraiError("a table is opened once")
        if self.match is not None:
            self.drop_orders()
            self.run_clocks(entry)

    def sit(self, number: int, seat: Seat) -> None:
        if seat.token != self.seats[number].token:
            self.courses[number].notice_url = None
        self.seats[number] = seat
        self.orders.pop(number, None)
        self.undo_wish = None

    def remember(self, seat: int, request: str) -> None:
        if request:
            self.courses[seat].requests.add(request)

    def answered(self, entry: Answered) -> None:
        self.courses[entry.seat].closed += 1
        self.remember(entry.seat, entry.request)
        self.undo_wish = None
        if not self.in_sealed_group:
            self.choose(entry.action, entry.at)
            return
        self.group.add(entry.seat, entry.action)
        for action in self.group.opened(self.playing.state):
            self.choose(action, entry.at)

    def choose(self, action: int, at: float) -> None:
        self.makers.append(self.playing.state.seat)
        self.times.append(at)
        if self.rules == self.game.rules_version:
            self.playing.act(action)
            return
        stop = self.playing.act_by(self.rules, action)
        if stop is not None:
            raise RulesChanged(stop.clause)

    def take_back(self, entry: Undone) -> None:
        """One's own answer of an open sealed group, which nobody else notices, or the last choice of the match."""
        self.remember(entry.seat, entry.request)
        self.orders.pop(entry.seat, None)
        self.undo_wish = None
        if self.group.has_answered(entry.seat):
            self.group.take_back(entry.seat)
            self.courses[entry.seat].closed += 1
            return
        match, maker = self.playing, self.makers.pop()
        asked, told = match.state.seat, len(match.log)
        match.undo(consent=True)
        self.times.pop()
        if asked == maker and len(match.log) == told:
            self.courses[maker].closed += 1
        else:
            self.undone += 1

    def undo_answered(self, entry: UndoAnswered) -> None:
        self.remember(entry.seat, entry.request)
        wish = self.undo_wish
        if wish is not None and entry.agrees:
            wish.waiting.discard(entry.seat)
        else:
            self.undo_wish = None

    def concerned(self, seat: int) -> set[int]:
        """Who has to agree to an undo of this seat; bots always do."""
        return {number for number, other in enumerate(self.seats) if other.plays_itself and number != seat}

    def take_order(self, entry: Ordered) -> None:
        self.remember(entry.seat, entry.request)
        self.orders.pop(entry.seat, None)
        if entry.order is not None:
            with suppress(BadOrder):  # one that the game knows no more
                self.orders[entry.seat] = self.game.order(entry.order, self.view(entry.seat))

    def drop_orders(self) -> None:
        """Orders whose time is over are withdrawn."""
        for seat, order in list(self.orders.items()):
            if order.is_over(self.view(seat)):
                del self.orders[seat]

    def run_clocks(self, entry: AnyEntry) -> None:
        if self.settings.clock.kind != "none":
            secret = self.playing.state.veiled() or self.in_sealed_group
            thinking = [seat for seat in self.waiting_for() if self.seats[seat].plays_itself]
            answered = entry.seat if isinstance(entry, Answered) else None
            self.clocks.go_on(entry.at, {seat: (self.asked(seat), secret) for seat in thinking}, answered)

    # The match.

    @property
    def playing(self) -> Match:
        assert self.match is not None, "the game has not begun"
        return self.match

    @property
    def hushes(self) -> int:
        """So many moments have passed at which somebody may have been asked in secret; everybody can count them."""
        return 0 if self.match is None else self.match.state.hushes

    def deal(self) -> Match:
        return Match(self.game, self.options, self.seed(), self.opened.start)

    def salt(self, seat: int) -> str:
        """A salt stays in the shuffle, whoever sits down later."""
        return self.seats[seat].salt

    def seed(self) -> str:
        return shuffle.seed_of(self.opened.secret, self.id, [seat.salt for seat in self.seats])

    def dice(self, use: str, seat: int, asked: int) -> str:
        """The seed of dice for one decision, that nobody knows."""
        return f"{use}:{self.opened.secret}:{seat}:{asked}"

    def asked(self, seat: int) -> int:
        """The number of the seat's present or coming decision; others' decisions do not change it."""
        return self.courses[seat].closed + self.undone

    @property
    def in_sealed_group(self) -> bool:
        return self.group.is_open(self.playing.state)

    def facing(self, seat: int) -> State | None:
        """The state in which the seat is asked: the match's own, or one of a sealed group. None if it is not asked."""
        if self.match is None or self.broken is not None:
            return None
        state = self.match.state
        if state.seat == seat and not self.group.has_answered(seat):
            return state
        return self.group.facing(state, seat)

    def waiting_for(self) -> list[int]:
        """The seats that are asked now; of a sealed group all that have not answered."""
        if self.match is None:
            return []
        return [seat for seat in range(self.players) if self.facing(seat) is not None]

    def view(self, viewer: Viewer) -> dict[str, object]:
        """What a viewer may know of the match, and the decision if it is asked."""
        state = None if viewer is None else self.facing(viewer)
        if state is not None:
            return view_of(self.game, state, viewer)
        view = view_of(self.game, self.playing.state, viewer)
        if self.group.has_answered(viewer):
            view["decision"] = seen_by_others(self.game, self.playing.state)  # it has answered
        return view
