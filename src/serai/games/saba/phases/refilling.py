"""Rules section 4.3.4: what was taken from the harbour restarts in slot 1, and every slot is filled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.questions import Step
from serai.games.saba.components import HARBOUR_CARDS, SIDES, SLOTS
from serai.games.saba.table import BUILD, PRE_HARBOUR, Table

SLOT_FILLED: Final = EventType("harbour_slot_filled", "4.3.4", "slot:slot type:resource count added")
CARD_TURNED: Final = EventType("harbour_card_turned", "4.3.2", "seat:seat card:harbour_card slot:slot")


def refill_later(s: Table, card: i64, slot: i64) -> None:
    """After the slot's action (S-6)."""
    s.push(REFILL, card * SLOTS + slot)


class Refill(Step[Table]):
    """The taken type restarts in slot 1; those before it move up; every slot is filled. Then the card turns."""

    def run(self, s: Table, argument: i64) -> None:
        card, slot = argument // SLOTS, argument % SLOTS
        shift(s.harbour_types, slot)
        shift(s.harbour_counts, slot)
        for each in range(SLOTS):
            added = fill_slot(s, each)
            if added or each <= slot:
                s.tell(SLOT_FILLED, each, s.harbour_types[each], s.harbour_counts[each], added)
        side = s.active * SIDES + card
        s.sides[side] = 1 - s.sides[side]
        s.tell(CARD_TURNED, s.active, card, s.slot_of(s.active, card))
        s.step = BUILD

    def argument_limit(self, s: Table) -> i64:
        return len(HARBOUR_CARDS) * SLOTS


REFILL: Final = Refill("refill")


def acts_in_harbour(s: Table) -> bool:
    """The player in turn may be in the middle of the action of a slot."""
    return s.seat == s.active and s.step == PRE_HARBOUR and s.remaining() == [REFILL]


def shift(slots: vec[i64], slot: i64) -> None:
    """What is in this slot goes to the first one; what was before it moves up."""
    taken = slots[slot]
    while slot > 0:
        slots[slot] = slots[slot - 1]
        slot -= 1
    slots[0] = taken


def fill_slot(s: Table, slot: i64) -> i64:
    """S-7: up to its capacity, as far as the reserve allows; returns how many were added."""
    kind = s.harbour_types[slot]
    added = lacking(s, slot, kind, s.harbour_counts[slot])
    s.harbour_counts[slot] += added
    s.reserve[kind] -= added
    return added


def lacking(s: Table, slot: i64, kind: i64, count: i64) -> i64:
    """How many of a type the reserve can add to those that lie in a slot."""
    return min(s.rules.capacity[slot] - count, s.reserve[kind])
