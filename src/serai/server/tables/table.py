"""A table, changed by one entry after the other."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from serai.core.errors import BadOrder, SeraiError
from serai.server.errors import RulesChanged
from serai.server.tables.clocks import Clocks
from serai.server.tables.deals import Deal
from serai.server.tables.log import (
    MAY_BE_SECRET,
    Answered,
    AnyEntry,
    Began,
    CalledOff,
    ChatSet,
    Committed,
    Dealing,
    LinkAnswered,
    LinkAsked,
    LinkWithdrawn,
    Migrated,
    Noted,
    Noticed,
    NoticeWanted,
    Opened,
    Ordered,
    Paused,
    Rematched,
    Revealed,
    Said,
    Sat,
    Stood,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from serai.server.tables.repetition import repetition_of
from serai.server.tables.sealed import SealedGroup
from serai.server.tables.seats import LinkWish, Seat, UndoWish
from serai.server.tables.table_state import TableState

REMEMBERED: Final = 100  # lines of chat


class Table(TableState):
    """Applies entries, one after the other; makes no decisions of its own."""

    def apply(self, entry: AnyEntry) -> None:
        self.number += 1
        repetition = repetition_of(entry)
        if repetition is not None:
            self.repeated[repetition] += 1
        self.clocks.reach(entry.moment)
        before = self.status
        self.dispatch(entry)
        if not isinstance(entry, MAY_BE_SECRET):
            self.changed = entry.at
        elif self.status != before:
            self.ended = entry.at
        if is_by_person(entry):
            self.last_person_at = entry.at

    def dispatch(self, entry: AnyEntry) -> None:
        match entry:
            case Sat():
                counts = entry.salt and self.match is None  # a salt after the deal is too late for the shuffle
                salt = entry.salt if counts else self.salt(entry.seat)
                own = entry.host or (self.seats[entry.seat].host and entry.token == self.seats[entry.seat].token)
                self.set_seat(entry.seat, Seat(entry.name, entry.token, entry.bot, salt, own))
            case Stood():
                self.set_seat(entry.seat, Seat(salt=self.salt(entry.seat)))
            case Committed():
                self.current_deal.commits[entry.seat] = entry.commit
            case Dealing():
                people = {number for number, seat in enumerate(self.seats) if seat.plays_itself}
                self.current_deal.fix(entry.commits, [seat.name for seat in self.seats], people)
            case Revealed():
                self.current_deal.salts[entry.seat] = entry.salt
            case CalledOff():
                self.apply_call_off(entry)
            case Began():
                self.match = self.deal()
                self.deal_digest = entry.digest
                self.choice_times = [entry.at]
            case Answered():
                self.apply_answer(entry)
            case Noted():
                self.playing.note(entry.note, dict(entry.data))
            case UndoAsked():
                self.remember_request(entry.seat, entry.request)
                self.undo_wish = UndoWish(entry.seat, self.undo_voters(entry.seat))
            case UndoAnswered():
                self.apply_undo_answer(entry)
            case Undone():
                self.apply_undo(entry)
            case Ordered():
                self.apply_order(entry)
            case Paused():
                self.clocks.leave_out(entry.since, entry.until)
            case NoticeWanted():
                self.progress[entry.seat].notice_url = entry.url
            case Noticed():
                self.progress[entry.seat].noticed = entry.asked
            case LinkAsked():
                self.link_wish = LinkWish(entry.seat, self.link_voters(entry.seat), entry.at)
            case LinkAnswered():
                self.apply_link_answer(entry)
            case LinkWithdrawn():
                self.link_wish = None
            case ChatSet():
                self.settings = self.settings.model_copy(update={"chat": entry.chat})
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
            self.drop_expired_orders()
            self.run_clocks(entry)

    def set_seat(self, number: int, seat: Seat) -> None:
        if seat.token != self.seats[number].token:
            self.progress[number].notice_url = None
            self.link_wish = None
        if not self.current_deal.fixed and (seat.token != self.seats[number].token or seat.bot is not None):
            self.current_deal.commits[number] = None  # the new player does not know the salt
        if not self.current_deal.fixed and seat.token is None:
            self.current_deal.awaited.discard(number)
        self.seats[number] = seat
        self.orders.pop(number, None)
        self.undo_wish = None

    def remember_request(self, seat: int, request: str) -> None:
        if request:
            self.progress[seat].requests.add(request)

    def apply_answer(self, entry: Answered) -> None:
        self.progress[entry.seat].answered_count += 1
        self.remember_request(entry.seat, entry.request)
        self.undo_wish = None
        if entry.by == "player" and not self.asks_in_secret:
            self.end_link_wish(entry.seat)
        if not self.in_sealed_group:
            self.choose(entry.action, entry.at)
            return
        self.group.add(entry.seat, entry.action)
        for action in self.group.open(self.playing.state):
            self.choose(action, entry.at)

    def choose(self, action: int, at: float) -> None:
        state = self.playing.state
        self.choice_seats.append(state.seat)
        if self.seats[state.seat].plays_itself and not state.veiled():
            self.current_deal.stands = True
        self.choice_times.append(at)
        if self.rules == self.game.rules_version:
            self.playing.act(action)
            return
        stop = self.playing.act_by(self.rules, action)
        if stop is not None:
            raise RulesChanged(stop.clause)

    def apply_undo(self, entry: Undone) -> None:
        """Take back the seat's own answer in an open sealed group, which nobody else notices, or the last choice."""
        self.remember_request(entry.seat, entry.request)
        self.orders.pop(entry.seat, None)
        self.undo_wish = None
        if self.group.has_answered(entry.seat):
            self.group.take_back(entry.seat)
            self.progress[entry.seat].answered_count += 1
            return
        match, maker = self.playing, self.choice_seats.pop()
        asked, told = match.state.seat, len(match.log)
        match.undo(consent=True)
        self.choice_times.pop()
        if asked == maker and len(match.log) == told:
            self.progress[maker].answered_count += 1
        else:
            self.undone += 1

    def apply_call_off(self, entry: CalledOff) -> None:
        """Back to before the deal, but decision numbers are not used again; `undone` tells the two games apart."""
        before = self.current_deal
        before.called_off_by = entry.seat
        self.called_off.append(before)
        self.current_deal = Deal(self.players, len(self.called_off), entry.at, before.took_part)
        self.match, self.group, self.deal_digest = None, SealedGroup(self.game), ""
        self.clocks = Clocks(self.settings.clock, self.players)
        self.choice_times, self.choice_seats, self.undo_wish, self.link_wish = [], [], None, None
        self.orders.clear()
        self.undone += 1

    def apply_undo_answer(self, entry: UndoAnswered) -> None:
        self.remember_request(entry.seat, entry.request)
        wish = self.undo_wish
        if wish is not None and entry.agrees:
            wish.waiting.discard(entry.seat)
        else:
            self.undo_wish = None

    def apply_link_answer(self, entry: LinkAnswered) -> None:
        self.remember_request(entry.seat, entry.request)
        wish = self.link_wish
        if wish is not None and entry.agrees:
            wish.waiting.discard(entry.seat)
            wish.agreed = entry.at
        else:
            self.link_wish = None

    def end_link_wish(self, seat: int) -> None:
        """The seat's holder is back, and everybody can see it."""
        if self.link_wish is not None and self.link_wish.seat == seat:
            self.link_wish = None

    def apply_order(self, entry: Ordered) -> None:
        self.remember_request(entry.seat, entry.request)
        self.orders.pop(entry.seat, None)
        if entry.order is not None:
            with suppress(BadOrder):  # one that the game no longer knows
                self.orders[entry.seat] = self.game.order(entry.order, self.view(entry.seat))

    def drop_expired_orders(self) -> None:
        """Remove orders that have expired."""
        for seat, order in list(self.orders.items()):
            if order.is_over(self.view(seat)):
                del self.orders[seat]

    def run_clocks(self, entry: AnyEntry) -> None:
        if self.settings.clock.kind != "none":
            secret = self.playing.state.veiled() or self.in_sealed_group
            thinking = [seat for seat in self.waiting_for() if self.seats[seat].plays_itself]
            answered = entry.seat if isinstance(entry, Answered) else None
            self.clocks.go_on(entry.moment, {seat: (self.decision_number(seat), secret) for seat in thinking}, answered)


def is_by_person(entry: AnyEntry) -> bool:
    """Whether a person has done this, not a bot, an order or a clock."""
    match entry:
        case Answered():
            return entry.by == "player"
        case Sat():
            return entry.bot is None
        case Said():
            return entry.seat is not None and not entry.left
        case Ordered():
            return entry.request != ""
    return isinstance(entry, UndoAsked | UndoAnswered)
