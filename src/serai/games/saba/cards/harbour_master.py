"""Rules section 7.2, S-48: the harbour master, who swaps two slots."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.games.saba.cards.card_question import CardQuestion
from serai.games.saba.components import SLOTS
from serai.games.saba.phases.refilling import SLOT_FILLED, fill_slot
from serai.games.saba.table import Table

SLOTS_SWAPPED: Final = EventType("harbour_slots_swapped", "S-48", "seat:seat first:slot second:slot")
SURPLUS: Final = EventType("harbour_surplus_returned", "S-48", "slot:slot type:resource number")

SLOT_PAIRS: Final = vec[vec[i64]]([vec[i64](pair) for pair in combinations(range(SLOTS), 2)])
EVERY_PAIR: Final = vec[i64](range(len(SLOT_PAIRS)))


class HarbourMasterSwap(CardQuestion):
    """Any two slots."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EVERY_PAIR

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        """The types change places with their pieces; then these two slots are adjusted, and no other."""
        first, second = SLOT_PAIRS[option][0], SLOT_PAIRS[option][1]
        types, counts = s.harbour_types, s.harbour_counts
        types[first], types[second] = types[second], types[first]
        counts[first], counts[second] = counts[second], counts[first]
        s.tell(SLOTS_SWAPPED, seat, first, second)
        for slot in SLOT_PAIRS[option]:
            surplus = counts[slot] - s.rules.capacity[slot]
            if surplus > 0:
                counts[slot] -= surplus
                s.reserve[types[slot]] += surplus
                s.tell(SURPLUS, slot, types[slot], surplus)
            added = fill_slot(s, slot)
            if added:
                s.tell(SLOT_FILLED, slot, types[slot], counts[slot], added)


HARBOUR_MASTER_SWAP: Final = HarbourMasterSwap(
    "harbour_master", "S-48", [Verb("harbour_master", choices("slots", [[p[0] + 1, p[1] + 1] for p in SLOT_PAIRS]))]
)
