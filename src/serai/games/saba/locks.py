"""Rules section 7.4: locks, which make a garden dearer for whoever builds there next."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question, Step
from serai.core.refusals import Reason, RefusalCode
from serai.games.saba.components import GARDENS, NONE, RESOURCES, TYPES
from serai.games.saba.phases.sites import CLOSE
from serai.games.saba.table import BUILD, NOTHING, Table

LOCK_BROKEN: Final = EventType("lock_broken", "7.4", "garden:garden type:resource")
LOCKED: Final = EventType("lock_placed", "7.4", "seat:seat garden:garden type:resource")
NOT_LOCKED: Final = EventType("no_lock_placed", "7.4", "seat:seat garden:garden")

NOTHING_TO_LOCK: Final = Reason("resource_not_owned_to_lock", "7.4", "type:resource")

NONE_OR_TYPE: Final = vec[i64](range(TYPES + 1))


def break_lock(s: Table, garden: i64) -> None:
    """7.4: the lock itself goes to the reserve."""
    kind = s.locks[garden]
    if kind != NOTHING:
        s.locks[garden] = NOTHING
        s.reserve[kind] += 1
        s.tell(LOCK_BROKEN, garden, kind)


class OfferLock(Step[Table]):
    """To the player in turn, for the garden that was built in."""

    def run(self, s: Table, argument: i64) -> None:
        s.garden = argument
        s.ask(s.active, PLACE_LOCK)

    def argument_limit(self, s: Table) -> i64:
        return GARDENS


class PlaceLock(Question[Table]):
    """A piece of one's own as a lock, or none."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return NONE_OR_TYPE

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option != NONE and s.owns(s.seat, option - 1) == 0:
            return RefusalCode(NOTHING_TO_LOCK, option - 1)
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        garden = s.garden
        s.garden = NOTHING
        if option == NONE:
            s.tell(NOT_LOCKED, seat, garden)
            return
        kind = option - 1
        s.stock[seat * TYPES + kind] -= 1
        s.locks[garden] = kind
        s.tell(LOCKED, seat, garden, kind)

    def fits(self, s: Table) -> bool:
        if not s.rules.advanced or s.seat != s.active or s.step != BUILD or s.remaining() != [CLOSE]:
            return False
        return s.garden != NOTHING and s.values[s.garden] > 0 and s.locks[s.garden] == NOTHING


LOCK: Final = OfferLock("lock")
PLACE_LOCK: Final = PlaceLock(
    "place_lock", "7.4", [Verb("none"), Verb("place_lock", choices("type", RESOURCES))], open_choice=True
)
