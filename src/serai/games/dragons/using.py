"""Rules sections 6.2 and 6.4.11: whether an artifact can be used now, one's own or a borrowed one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import Reason, Refusal
from serai.games.dragons.components import (
    ASTRAL_DOUBLE,
    BORROW,
    CAVES,
    COUNTERSPELL,
    FLYING_CARPET,
    GUARD_ROOM,
    KEY,
    LAMP,
    ROOM_1,
    SCROLL,
    SPELL_CARDS,
    USE_COUNTERSPELL,
    USE_KEY,
)
from serai.games.dragons.ranking import room_is_full, strength
from serai.games.dragons.table import BATCH_ROW, CANCELLED, NOTHING, OWNED_TYPES, Table
from serai.games.dragons.targets import LENDER_STRIDE, NOTHING_TO_AIM_AT, any_piece

CARPET_SEALED: Final = Reason("space_sealed", "6.2.4", "space:space")
CARPET_NO_TREASURE: Final = Reason("cave_without_treasure", "6.2.4", "space:space")
CARPET_NOT_ADMITTED: Final = Reason("owner_not_admitted", "6.2.4", "owner:seat")
CARPET_ROOM_FULL: Final = Reason("five_pieces_in_room", "6.2.4", "space:space owner:seat")
STRONG_ENOUGH: Final = Reason("strong_enough_already", "A-63", "strength guard")
HAS_USED_A_KEY: Final = Reason("has_used_a_key", "A-63")
NOT_DECLARED: Final = Reason("spell_not_declared", "6.2.2", "spell:item")
OWN_SPELL: Final = Reason("your_own_spell", "6.2.2", "spell:item")
NOT_LENT: Final = Reason("artifact_cannot_be_borrowed", "6.4.11", "owner:seat artifact:artifact")
CANNOT_USE_NOW: Final = Reason("could_not_use_it_now", "6.4.11", "artifact:artifact")
NOT_UNUSED: Final = Reason("no_unused_artifact", "6.4.2", "artifact:artifact")
NEVER_THE_LAMP: Final = Reason("never_the_lamp", "A-27")


# Carpet and key.


def check_carpet(s: Table, seat: i64) -> Refusal | None:
    """Onto the space being scored."""
    space = s.done
    if s.sealed >> space & 1:
        return Refusal(CARPET_SEALED, space)
    if space < CAVES and not s.has_treasure(space):
        return Refusal(CARPET_NO_TREASURE, space)
    if space >= ROOM_1:
        if s.shut_out(seat):
            return Refusal(CARPET_NOT_ADMITTED, seat)
        if room_is_full(s, seat, space):
            return Refusal(CARPET_ROOM_FULL, space, seat)
    return None


def check_key(s: Table, seat: i64) -> Refusal | None:
    """Only for who is not strong enough already and has used no Key in this guard room (A-63)."""
    present = strength(s, seat, GUARD_ROOM)
    if present >= s.guard:
        return Refusal(STRONG_ENOUGH, present, s.guard)
    return Refusal(HAS_USED_A_KEY) if has_used_key(s, seat) else None


def has_used_key(s: Table, seat: i64) -> bool:
    """A Key, own or borrowed, that has been turned, or is declared and not countered."""
    if s.keys >> seat & 1:
        return True
    for row in range(0, len(s.batch), BATCH_ROW):
        if s.batch[row] == seat and not s.batch[row + CANCELLED]:
            item = s.batch[row + 1]
            if item == USE_KEY or (item == BORROW and s.batch[row + 2] % LENDER_STRIDE == KEY):
                return True
    return False


# A declared spell.


def declared_row(s: Table, spell: i64) -> i64:
    """Where the batch holds a spell that is not cancelled; NOTHING if it does not."""
    for row in range(0, len(s.batch), BATCH_ROW):
        if s.batch[row + 1] == spell and not s.batch[row + CANCELLED]:
            return row
    return NOTHING


def check_spell_target(s: Table, seat: i64, spell: i64) -> Refusal | None:
    row = declared_row(s, spell)
    if row == NOTHING:
        return Refusal(NOT_DECLARED, spell)
    return Refusal(OWN_SPELL, spell) if s.batch[row] == seat else None


def any_spell_to_counter(s: Table, seat: i64) -> Refusal | None:
    for row in range(0, len(s.batch), BATCH_ROW):
        spell = s.batch[row + 1]
        if spell < SPELL_CARDS and s.batch[row] != seat and not s.batch[row + CANCELLED]:
            return None
    return Refusal(NOTHING_TO_AIM_AT, USE_COUNTERSPELL)


# A lender, for Borrow.


def check_lender(s: Table, seat: i64, option: i64, lendable: i64) -> Refusal | None:
    """Used this round by another player, and of use to the borrower right now (A-50, A-66)."""
    owner, kind = option // LENDER_STRIDE, option % LENDER_STRIDE
    if owner >= s.players or owner == seat or kind == LAMP or not s.used[owner * OWNED_TYPES + kind]:
        return Refusal(NOT_LENT, owner, kind)
    if not lendable >> kind & 1:
        return Refusal(CANNOT_USE_NOW, kind)
    if kind == FLYING_CARPET:
        return check_carpet(s, seat)
    if kind == KEY:
        return check_key(s, seat)
    if kind == ASTRAL_DOUBLE:
        return any_piece(s, seat, BORROW)
    return any_spell_to_counter(s, seat)


def any_lender(s: Table, seat: i64, lendable: i64) -> bool:
    for option in range(s.players * LENDER_STRIDE):
        if check_lender(s, seat, option, lendable) is None:
            return True
    return False


# An artifact of one's own, for the Apprentice.


def check_own_artifact(s: Table, seat: i64, kind: i64) -> Refusal | None:
    if kind == LAMP:
        return Refusal(NEVER_THE_LAMP)
    if kind > SCROLL or not s.unused(seat, kind):
        return Refusal(NOT_UNUSED, kind)
    return None


def any_own_artifact(s: Table, seat: i64) -> bool:
    for kind in range(COUNTERSPELL, SCROLL + 1):
        if s.unused(seat, kind):
            return True
    return False
