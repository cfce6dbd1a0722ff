"""Rules section 6.3: what all spells have in common."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.core.state import NOBODY
from serai.games.dragons.artifacts.using import light_lamp
from serai.games.dragons.components import ALL_SPACES, GUARD_ROOM, ROOM_1, SPELL_CARDS
from serai.games.dragons.items import Item
from serai.games.dragons.pieces import owner_of, space_of
from serai.games.dragons.table import BATCH_ROW, Table
from serai.games.dragons.targets import NOT_THE_GUARD_ROOM, TARGET_SPACE

CAST_ALONE: Final = EventType("spell_cast", "6.3", "seat:seat spell:item")
CAST_ON_SPACE: Final = EventType("spell_cast_on_space", "6.3", "seat:seat spell:item space:space")
NO_EFFECT: Final = EventType("spell_without_effect", "6.3.6", "seat:seat spell:item")

NOT_CASTABLE: Final = [Reason("not_castable", f"6.4.{spell + 1}", "spell:item") for spell in range(SPELL_CARDS)]


class Spell(Item):
    """A spell card. The first one of a round lights the lamp (6.3.1); the card is spent whatever becomes of it."""

    def is_castable(self, s: Table, seat: i64) -> bool:
        """The "Castable" line of 6.4."""
        return True

    def check(self, s: Table, seat: i64) -> RefusalCode | None:
        return None if self.is_castable(s, seat) else RefusalCode(NOT_CASTABLE[self.number], self.number)

    def spend(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        light_lamp(s, seat)
        s.spells[seat] &= ~(1 << self.number)
        s.given_by[self.number] = NOBODY
        self.tell_cast(s, seat, a, b)

    def tell_cast(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        s.tell(CAST_ALONE, seat, self.number)

    def has_no_effect(self, s: Table, seat: i64) -> None:
        """6.3.6: what has become impossible is spent all the same."""
        s.tell(NO_EFFECT, seat, self.number)


class SpaceSpell(Spell):
    """A spell that is aimed at a space from `first` on and before `beyond`; it is castable if there is any."""

    def __init__(
        self, number: i64, where: str, more: list[Question[Table]], first: i64 = 0, beyond: i64 = ALL_SPACES
    ) -> None:
        super().__init__(number, where, [TARGET_SPACE, *more])
        self.first = first
        self.beyond = beyond

    def check_aim(self, s: Table, space: i64) -> RefusalCode | None:
        """Why it may not be aimed at a space that is in use and not the guard room."""
        raise NotImplementedError

    def check_space(self, s: Table, space: i64) -> RefusalCode | None:
        return RefusalCode(NOT_THE_GUARD_ROOM, space) if space == GUARD_ROOM else self.check_aim(s, space)

    def is_castable(self, s: Table, seat: i64) -> bool:
        for space in range(self.first, min(self.beyond, ROOM_1 + s.players)):
            if s.in_use(space) and self.check_space(s, space) is None:
                return True
        return False

    def tell_cast(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        s.tell(CAST_ON_SPACE, seat, self.number, a)


# The spell that takes effect.


def spell_acting(s: Table) -> i64:
    return s.batch[s.acting * BATCH_ROW + 1]


def caster(s: Table) -> i64:
    return s.batch[s.acting * BATCH_ROW]


def first_target(s: Table) -> i64:
    return s.batch[s.acting * BATCH_ROW + 2]


def can_ask(s: Table, spell: i64) -> bool:
    """Whether, in a position written by hand, the effect of this spell may be what asks somebody."""
    return not s.veil and s.acting * BATCH_ROW < len(s.batch) and spell_acting(s) == spell


def any_rival_piece(s: Table, seat: i64, first: i64, last: i64) -> bool:
    for piece in s.pieces:
        if owner_of(piece) != seat and first <= space_of(piece) <= last:
            return True
    return False
