"""Rule 6.2.2: the Counterspell, which cancels a spell that another player has declared."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.artifacts.using import Artifact
from serai.games.dragons.components import COUNTERSPELL, SPELL_CARDS, SPELLS, USE_COUNTERSPELL
from serai.games.dragons.table import BATCH_ROW, CANCELLED, NOTHING, Table
from serai.games.dragons.targets import NOTHING_TO_AIM_AT, Target
from serai.games.dragons.view_types import Declared

COUNTERED: Final = EventType("spell_countered", "6.2.2", "seat:seat spell:item caster:seat")

NOT_DECLARED: Final = Reason("spell_not_declared", "6.2.2", "spell:item")
OWN_SPELL: Final = Reason("your_own_spell", "6.2.2", "spell:item")

IN_EVERY_WINDOW: Final = "aaaaaaaaaa"


def declared_row(s: Table, spell: i64) -> i64:
    """Where the batch holds a spell that is not cancelled; NOTHING if it does not."""
    for row in range(0, len(s.batch), BATCH_ROW):
        if s.batch[row + 1] == spell and not s.batch[row + CANCELLED]:
            return row
    return NOTHING


def any_spell_to_counter(s: Table, seat: i64) -> RefusalCode | None:
    for row in range(0, len(s.batch), BATCH_ROW):
        spell = s.batch[row + 1]
        if spell < SPELL_CARDS and s.batch[row] != seat and not s.batch[row + CANCELLED]:
            return None
    return RefusalCode(NOTHING_TO_AIM_AT, USE_COUNTERSPELL)


def cancel(s: Table, seat: i64, spell: i64, how: EventType) -> None:
    """Cancelled and discarded; the other items of the batch stay."""
    row = declared_row(s, spell)
    s.batch[row + CANCELLED] = 1
    s.spells_gone |= 1 << spell
    s.tell(how, seat, spell, s.batch[row])


class TargetSpell(Target):
    """A spell of the batch."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        spells: list[int] = [s.batch[row + 1] for row in range(0, len(s.batch), BATCH_ROW)]
        return vec[i64](sorted([spell for spell in spells if spell < SPELL_CARDS]))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        row = declared_row(s, option)
        if row == NOTHING:
            return RefusalCode(NOT_DECLARED, option)
        return RefusalCode(OWN_SPELL, option) if s.batch[row] == s.seat else None

    def exists(self, s: Table, option: i64) -> bool:
        return option < SPELL_CARDS

    def describe(self, declared: Declared, option: i64) -> None:
        declared["spell"] = SPELLS[option]


class Counterspell(Artifact):
    """The player's own; it acts the moment it is declared (7.4, detail 4)."""

    def check(self, s: Table, seat: i64) -> RefusalCode | None:
        return any_spell_to_counter(s, seat)

    def act_at_once(self, s: Table, seat: i64, a: i64) -> None:
        cancel(s, seat, a, COUNTERED)

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        pass


TARGET_SPELL: Final = TargetSpell("target_spell", "6.2.2", [Verb("against", choices("spell", SPELLS))])
COUNTERSPELL_ITEM: Final = Counterspell(COUNTERSPELL, IN_EVERY_WINDOW, [TARGET_SPELL])
