"""Rules sections 6 and 7.3: which spells and artifacts a player can use at this moment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import Reason, Refusal
from serai.games.dragons.components import (
    ABRACADABRA,
    APPRENTICE,
    ASTRAL_DOUBLE,
    BAKSHEESH,
    BORROW,
    CITY,
    CLOSE_SESAME,
    COUNTERSPELL,
    DRAGON_FLIGHT,
    DRAGON_RETURN,
    EXCHANGE,
    EYE_FOR_AN_EYE,
    FIRST_ARTIFACT_ITEM,
    FLYING_CARPET,
    GUARD_ROOM,
    KEY,
    LAMP,
    LAST_SHALL_BE_FIRST,
    LUNAR_ECLIPSE,
    MIRAGE,
    ROOM_1,
    SECOND_CHANCE,
    SMUGGLING,
    SOLAR_ECLIPSE,
    SPELL_CARDS,
    SPY,
    TAXES,
    TELEPORTATION,
    TENT,
    USE_DOUBLE,
)
from serai.games.dragons.pieces import owner_of, space_of
from serai.games.dragons.table import OWNED_TYPES, Table
from serai.games.dragons.targets import any_piece, any_space
from serai.games.dragons.timing import allowed_items, guard_bars, lendable
from serai.games.dragons.using import any_lender, any_own_artifact, any_spell_to_counter, check_carpet, check_key

NOT_IN_HAND: Final = Reason("spell_not_in_hand", "6.3.1", "spell:item")
NOT_IN_WINDOW: Final = Reason("not_in_this_window", "7.3", "item:item")
BARRED_BY_GUARD: Final = Reason("no_spells_in_guard_room", "A-32", "spell:item")
NO_LAMP: Final = Reason("lamp_cannot_be_lit", "6.3.1", "spell:item")
NOT_OWNED: Final = Reason("no_unused_artifact", "6.1", "artifact:item")
NO_USE_LEFT: Final = Reason("no_artifact_use_left", "6.1", "artifact:item")
NOT_CASTABLE: Final = [Reason("not_castable", f"6.4.{spell + 1}", "spell:item") for spell in range(SPELL_CARDS)]


def may_be_asked(s: Table) -> bool:
    """Section 9: by what everybody knows, some player may have a legal item; which spells and types does not count."""
    return any(may_cast(s, seat) or may_use(s, seat) for seat in range(s.players))


def may_use(s: Table, seat: i64) -> bool:
    """By what everybody knows: a use left, and an artifact to be used."""
    if s.uses_left(seat) > 0:
        for kind in range(LAMP + 1, OWNED_TYPES):
            if s.unused(seat, kind):
                return True
    return False


def may_cast(s: Table, seat: i64) -> bool:
    """By what everybody knows: a spell in hand, and a way to light the lamp."""
    return s.spells[seat] != 0 and s.can_cast(seat)


def has_item(s: Table, seat: i64) -> bool:
    """Whether the player could declare anything; who cannot is not asked (7.5)."""
    hand = s.spells[seat]
    if hand == 0 and s.uses_left(seat) <= 0:
        return False
    allowed = allowed_items(s)
    hand &= allowed
    if hand != 0 and s.can_cast(seat):
        for spell in range(SPELL_CARDS):
            if hand >> spell & 1 and check_castable(s, seat, spell) is None:
                return True
    if s.uses_left(seat) > 0:
        for kind in range(COUNTERSPELL, KEY + 1):
            if allowed >> (FIRST_ARTIFACT_ITEM + kind) & 1 and s.unused(seat, kind):
                if check_usable(s, seat, kind) is None:
                    return True
    return False


def castable_spells(s: Table, seat: i64) -> list[int]:
    """The spells in hand; Abracadabra goes with a purchase only and is not among them."""
    hand = s.spells[seat]
    return [spell for spell in range(ABRACADABRA + 1, SPELL_CARDS) if hand >> spell & 1]


def item_candidates(s: Table, seat: i64) -> list[int]:
    """The spells in hand and the artifacts of one's own, castable or not."""
    items = castable_spells(s, seat)
    for kind in range(COUNTERSPELL, KEY + 1):
        if s.unused(seat, kind):
            items.append(FIRST_ARTIFACT_ITEM + kind)
    return items


def check_item(s: Table, seat: i64, item: i64) -> Refusal | None:
    if item < SPELL_CARDS:
        return check_cast(s, seat, item)
    kind = item - FIRST_ARTIFACT_ITEM
    if not s.unused(seat, kind):
        return Refusal(NOT_OWNED, item)
    if not allowed_items(s) >> item & 1:
        return Refusal(NOT_IN_WINDOW, item)
    if s.uses_left(seat) <= 0:
        return Refusal(NO_USE_LEFT, item)
    return check_usable(s, seat, kind)


def check_cast(s: Table, seat: i64, spell: i64) -> Refusal | None:
    if not s.spells[seat] >> spell & 1:
        return Refusal(NOT_IN_HAND, spell)
    if guard_bars(s):
        return Refusal(BARRED_BY_GUARD, spell)
    if not allowed_items(s) >> spell & 1:
        return Refusal(NOT_IN_WINDOW, spell)
    if not s.can_cast(seat):
        return Refusal(NO_LAMP, spell)
    return check_castable(s, seat, spell)


def check_usable(s: Table, seat: i64, kind: i64) -> Refusal | None:
    """6.2: the limits of an artifact itself."""
    if kind == FLYING_CARPET:
        return check_carpet(s, seat)
    if kind == KEY:
        return check_key(s, seat)
    if kind == ASTRAL_DOUBLE:
        return any_piece(s, seat, USE_DOUBLE)
    return any_spell_to_counter(s, seat)


def check_castable(s: Table, seat: i64, spell: i64) -> Refusal | None:
    """The "Castable" lines of 6.4."""
    possible = True
    if spell == EXCHANGE:
        possible = s.wealth(seat) > 0 and s.bank_total() > 0
    elif spell == BAKSHEESH:
        possible = s.done < GUARD_ROOM and any_rival_piece(s, seat, TENT, GUARD_ROOM - 1)
    elif spell == SMUGGLING:
        possible = any_empty_city_place(s)
    elif spell == LAST_SHALL_BE_FIRST:
        possible = not s.reversed
    elif spell == SPY:
        possible = any_rival_token_to_place(s, seat)
    elif spell == TAXES:
        possible = any_rival_piece(s, seat, ROOM_1, ROOM_1 + s.players - 1)
    elif spell == BORROW:
        possible = any_lender(s, seat, lendable(s))
    elif spell == APPRENTICE:
        possible = any_own_artifact(s, seat) and any_space(s, spell)
    elif spell in (SECOND_CHANCE, TELEPORTATION, EYE_FOR_AN_EYE):
        return any_piece(s, seat, spell)
    elif spell in (LUNAR_ECLIPSE, SOLAR_ECLIPSE, CLOSE_SESAME, DRAGON_FLIGHT, DRAGON_RETURN, MIRAGE):
        possible = any_space(s, spell)
    return None if possible else Refusal(NOT_CASTABLE[spell], spell)


def any_rival_piece(s: Table, seat: i64, first: i64, last: i64) -> bool:
    for piece in s.pieces:
        if owner_of(piece) != seat and first <= space_of(piece) <= last:
            return True
    return False


def any_empty_city_place(s: Table) -> bool:
    for space in CITY:
        if s.is_empty(space):
            return True
    return False


def any_rival_token_to_place(s: Table, seat: i64) -> bool:
    for rival in range(s.players):
        if rival != seat and s.hands[rival]:
            return True
    return False
