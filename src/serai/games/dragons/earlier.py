"""Where a game of rules version 1 meets a clause that has another meaning since version 2.

Then Eye for an Eye reached live spaces only (A-48), and a player who had used a Key could use another
(A-63). A question
that was put then and has more answers now takes the old one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import RawEvent
from serai.core.state import NOBODY, NOT_ENDED
from serai.games.dragons.artifacts.key import has_used_key
from serai.games.dragons.components import BORROW, EYE_FOR_AN_EYE, GUARD_ROOM, KEY
from serai.games.dragons.items import has_item
from serai.games.dragons.phases.guard import ADMITTED_BY_KEY
from serai.games.dragons.phases.upkeep import ROUND_BEGAN
from serai.games.dragons.pieces import is_up, owner_of, space_of
from serai.games.dragons.ranking import ABSENT, strength, strengths
from serai.games.dragons.spells.borrow import BORROWED_AGAINST
from serai.games.dragons.spells.eye_for_an_eye import EYE_ANSWERED, EYE_RESPONSE
from serai.games.dragons.state import DragonsState
from serai.games.dragons.table import EMPTY, OWNED_TYPES, W_SPACE
from serai.games.dragons.targets import TARGET_PIECE
from serai.games.dragons.windows import FIRST_ITEM, PASS, WINDOW

CAST_EYE: Final = FIRST_ITEM + EYE_FOR_AN_EYE
PIECE_BITS: Final = (1 << 32) - 1  # of a piece in an event; its handle is above them


def changed_since_1(s: DragonsState, events: list[RawEvent]) -> str | None:
    """The clause that a game of version 1 has met with its last choice, if it went on differently then."""
    if asked_by_eye(s) or answered_by_eye(s, events):
        return "A-48"
    return "A-63" if second_key_barred(s, events) else None


def round_over(s: DragonsState, events: list[RawEvent]) -> bool:
    """The table has been cleared since the last choice, so its former state can no longer be seen."""
    return s.ending != NOT_ENDED or any(event.kind is ROUND_BEGAN for event in events)


# Eye for an Eye


def asked_by_eye(s: DragonsState) -> bool:
    """The open question is put only because Eye for an Eye reaches finished spaces."""
    if s.seat == NOBODY:
        return False
    if s.question is WINDOW:
        return not any(option != PASS and (option != CAST_EYE or live_rivals(s)) for option in s.options)
    if s.question is TARGET_PIECE and s.parts[0] == EYE_FOR_AN_EYE:
        return live_rivals(s) == 1
    return s.question is EYE_RESPONSE and sum(s.live(space_of(s.pieces[handle])) for handle in s.options) < 2


def live_rivals(s: DragonsState) -> int:
    """How many pieces of others it reached then."""
    return sum(owner_of(piece) != s.seat and s.live(space_of(piece)) for piece in s.pieces)


def answered_by_eye(s: DragonsState, events: list[RawEvent]) -> bool:
    """The caster's only piece has gone home in return, unasked, from a space that was finished.

    What decided that space tells so: a piece that left before was not counted there.
    """
    for number, event in enumerate(events):
        if event.kind is EYE_ANSWERED and number > 0:  # the first event of all is an answer that was given
            piece = event.values[1] & PIECE_BITS
            if is_up(piece) and (round_over(s, events) or was_counted(s, space_of(piece), owner_of(piece))):
                return True
    return False


def was_counted(s: DragonsState, space: i64, owner: i64) -> bool:
    return s.finished(space) and strengths(s, space)[owner] != ABSENT


# A second Key


def second_key_barred(s: DragonsState, events: list[RawEvent]) -> bool:
    """Somebody who has used a Key would have been asked whether to use another one."""
    if s.window == W_SPACE and s.scored_now(GUARD_ROOM):
        users: list[int] = [seat for seat in range(s.players) if has_used_key(s, seat)]
        return any(would_be_asked(s, seat) or borrowed_alone(s, seat, events) for seat in users)
    users = [event.values[0] for event in events if event.kind is ADMITTED_BY_KEY]
    if round_over(s, events):
        lent = len(users) > 1
        return any(s.owned[seat * OWNED_TYPES + KEY] > 1 or (lent and holds_borrow(s, seat)) for seat in users)
    return any(would_be_asked(reopened(s), seat) or borrowed_alone(s, seat, events) for seat in users)


def would_be_asked(s: DragonsState, seat: i64) -> bool:
    """Only for a Key, own or borrowed."""
    if strength(s, seat, GUARD_ROOM) >= s.guard or has_item(s, seat):
        return False
    if s.uses_left(seat) > 0 and s.unused(seat, KEY) > 0:
        return True
    return holds_borrow(s, seat) and key_is_lent(s, seat) and s.can_cast(seat) and not s.rules.guard_bars_spells


def borrowed_alone(s: DragonsState, seat: i64, events: list[RawEvent]) -> bool:
    """Borrow was aimed automatically at the only Counterspell, although a Key could have been chosen."""
    cast = [event.values[0] for event in events if event.kind is BORROWED_AGAINST]
    return seat in cast and key_is_lent(s, seat)


def reopened(s: DragonsState) -> DragonsState:
    """As it was in the last poll of the guard room's window, which has been closed since the last choice."""
    again = s.clone()
    again.window, again.batch = W_SPACE, EMPTY
    again.done, again.scoring = GUARD_ROOM, True
    return again


def holds_borrow(s: DragonsState, seat: i64) -> bool:
    return s.spells[seat] >> BORROW & 1 == 1


def key_is_lent(s: DragonsState, seat: i64) -> bool:
    return any(s.used[other * OWNED_TYPES + KEY] for other in range(s.players) if other != seat)
