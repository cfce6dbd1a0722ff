"""Rules section 5.2 and E-18: Vermin, the one event that asks other players too."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove
from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.games.emira.agenda import VERMIN_NEXT
from serai.games.emira.components import CARAVAN_SPACES, LONGEST_TRACK, caravan_size
from serai.games.emira.moves import VERMIN_PICK, vermin_option
from serai.games.emira.table import Table, caravan, caravan_kind, caravan_remaining

VERMIN_NAMED: Final = EventKind("vermin_kind_named", "5.2", "seat:seat caravan:caravan")
CARAVAN_EATEN: Final = EventKind("caravan_moved_left", "E-18", "seat:seat caravan:caravan remaining")
CARAVAN_LOST: Final = EventKind("caravan_lost", "E-18", "seat:seat caravan:caravan")

WRONG_NUMBER: Final = Reason("wrong_number_of_caravans", "E-18", "given needed")
NOT_THERE: Final = Reason("no_such_caravan", "E-18", "caravan:caravan remaining")


def name_kind(s: Table, seat: i64, kind: i64) -> None:
    s.vermin_kind = kind
    s.tell(VERMIN_NAMED, seat, kind)
    s.push(VERMIN_NEXT, seat * 8)


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


def vermin_next(s: Table, argument: i64) -> None:
    """Clockwise from the card's player; who has a real choice is asked."""
    start, turns = argument // 8, argument % 8
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


def vermin_pick_candidates(s: Table) -> list[int]:
    spaces = spaces_of(s, s.seat)
    if to_move(s, s.seat) == 1:
        return sorted({vermin_option(space, 0) for space in spaces})
    pairs = {vermin_option(first, second) for i, first in enumerate(spaces) for second in spaces[i + 1 :]}
    return sorted(pairs)


def check_vermin_pick(s: Table, option: i64) -> Refusal | None:
    """Two caravans are named rightmost first, so that each pair has one name."""
    picked = picked_spaces(option)
    if len(picked) != to_move(s, s.seat):
        return Refusal(WRONG_NUMBER, len(picked), to_move(s, s.seat))
    spaces = spaces_of(s, s.seat)
    for space in picked:
        if space not in spaces:
            return Refusal(NOT_THERE, s.vermin_kind, space)
        spaces.remove(space)
    if option not in vermin_pick_candidates(s):
        return Refusal(NOT_THERE, s.vermin_kind, picked[-1])
    return None


def picked_spaces(option: i64) -> list[int]:
    first, second = option // (LONGEST_TRACK + 1), option % (LONGEST_TRACK + 1)
    return [space for space in (first, second) if space]


def pick(s: Table, seat: i64, option: i64) -> None:
    for space in picked_spaces(option):
        eat(s, seat, space)


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
