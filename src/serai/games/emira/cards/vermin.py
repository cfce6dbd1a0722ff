"""Rules section 5.2 and E-18: Vermin, the one event that asks other players too."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question, Step
from serai.core.refusals import Reason, RefusalCode
from serai.games.emira.cards.event_card import EventCard
from serai.games.emira.components import CARAVAN_KINDS, CARAVAN_SPACES, LONGEST_TRACK, caravan_size
from serai.games.emira.table import EVENTS, Table, caravan, caravan_kind, caravan_remaining

VERMIN_NAMED: Final = EventType("vermin_kind_named", "5.2", "seat:seat caravan:caravan")
CARAVAN_EATEN: Final = EventType("caravan_moved_left", "E-18", "seat:seat caravan:caravan remaining")
CARAVAN_LOST: Final = EventType("caravan_lost", "E-18", "seat:seat caravan:caravan")

WRONG_NUMBER: Final = Reason("wrong_number_of_caravans", "E-18", "given needed")
NOT_THERE: Final = Reason("no_such_caravan", "E-18", "caravan:caravan remaining")

EVERY_KIND: Final = vec[i64](range(len(CARAVAN_KINDS)))
TURNS: Final = 8  # the argument of the step: who has played the card * 8 + seats that have had their turn
SPACES: Final = LONGEST_TRACK + 1  # an option: remaining of one caravan * 9 + of the other, or 0 for one caravan only


class Vermin(EventCard):
    """The player names a kind of caravan."""

    def play(self, s: Table, seat: i64) -> None:
        s.ask(seat, VERMIN_KIND)


class VerminKind(Question[Table]):
    """Which kind."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EVERY_KIND

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.vermin_kind = option
        s.tell(VERMIN_NAMED, seat, option)
        s.push(VERMIN_NEXT, seat * TURNS)

    def fits(self, s: Table) -> bool:
        return s.phase == EVENTS


class VerminNext(Step[Table]):
    """Clockwise from the card's player; those who have a real choice are asked."""

    def run(self, s: Table, argument: i64) -> None:
        start, turns = argument // TURNS, argument % TURNS
        if turns == s.players:
            return
        s.push(VERMIN_NEXT, argument + 1)
        seat = (start + turns) % s.players
        spaces = spaces_of(s, seat)
        number = to_move(s, seat)
        if len(spaces) > number and spaces[0] != spaces[-1]:
            s.ask(seat, VERMIN_PICK)
        else:
            for space in spaces[:number]:
                eat(s, seat, space)

    def argument_limit(self, s: Table) -> i64:
        return s.players * TURNS


def spaces_of(s: Table, seat: i64) -> list[int]:
    """The spaces on which the seat's caravans of the named kind stand, rightmost first."""
    spaces = [caravan_remaining(code) for code in s.caravans_of(seat) if caravan_kind(code) == s.vermin_kind]
    spaces.sort(reverse=True)
    return spaces


def to_move(s: Table, seat: i64) -> i64:
    """One caravan, or two if the kind is slow and he owns as many."""
    owned = len(spaces_of(s, seat))
    slow = CARAVAN_SPACES[s.vermin_kind] == LONGEST_TRACK
    return min(owned, 2 if slow else 1)


class VerminPick(Question[Table]):
    """Which caravans move left. Two are named rightmost first, so that each pair has one name."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        spaces = spaces_of(s, s.seat)
        if to_move(s, s.seat) == 1:
            return vec[i64](sorted({space * SPACES for space in spaces}))
        pairs = {first * SPACES + second for i, first in enumerate(spaces) for second in spaces[i + 1 :]}
        return vec[i64](sorted(pairs))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        picked = picked_spaces(option)
        if len(picked) != to_move(s, s.seat):
            return RefusalCode(WRONG_NUMBER, len(picked), to_move(s, s.seat))
        spaces = spaces_of(s, s.seat)
        for space in picked:
            if space not in spaces:
                return RefusalCode(NOT_THERE, s.vermin_kind, space)
            spaces.remove(space)
        if option not in self.candidates(s, True):
            return RefusalCode(NOT_THERE, s.vermin_kind, picked[-1])
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        for space in picked_spaces(option):
            eat(s, seat, space)

    def fits(self, s: Table) -> bool:
        return s.phase == EVENTS


def picked_spaces(option: i64) -> list[int]:
    return [space for space in (option // SPACES, option % SPACES) if space]


def eat(s: Table, seat: i64, space: i64) -> None:
    """One space left without income; from the leftmost space it is lost."""
    kind = s.vermin_kind
    s.caravans = remove(s.caravans, caravan(seat, kind, space))
    if space > 1:
        s.caravans = append(s.caravans, caravan(seat, kind, space - 1))
        s.tell(CARAVAN_EATEN, seat, kind, space - 1)
    else:
        s.supply[caravan_size(kind)] += 1
        s.tell(CARAVAN_LOST, seat, kind)


def pick_rows() -> list[dict[str, object]]:
    return [
        {"remaining": [first, second] if second else [first]} for first in range(SPACES) for second in range(SPACES)
    ]


VERMIN_CARD: Final = Vermin()
VERMIN_NEXT: Final = VerminNext("vermin_next")
VERMIN_KIND: Final = VerminKind("vermin_kind", "5.2", [Verb("vermin_kind", choices("caravan", CARAVAN_KINDS))])
VERMIN_PICK: Final = VerminPick("vermin_pick", "E-18", [Verb("vermin_pick", pick_rows())], open_choice=True)
