"""Spell 6.4.11: Borrow, the use of an artifact that another player has used this round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb
from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.artifacts.astral_double import check_doubling, double_piece
from serai.games.dragons.artifacts.counterspell import (
    IN_EVERY_WINDOW,
    TARGET_SPELL,
    any_spell_to_counter,
    cancel,
    declared_row,
)
from serai.games.dragons.artifacts.flying_carpet import check_carpet, fly_carpet
from serai.games.dragons.artifacts.key import check_key, turn_key
from serai.games.dragons.board import shown
from serai.games.dragons.components import (
    ARTIFACTS,
    ASTRAL_DOUBLE,
    BORROW,
    COUNTERSPELL,
    FLYING_CARPET,
    KEY,
    LAMP,
    LENDER_STRIDE,
)
from serai.games.dragons.spells.spell import Spell
from serai.games.dragons.table import NOTHING, OWNED_TYPES, Table
from serai.games.dragons.targets import TARGET_PIECE, Target, any_piece
from serai.games.dragons.timing import answers, column_of, openers
from serai.games.dragons.view_types import Declared

BORROWED: Final = EventType("artifact_borrowed", "6.4.11", "seat:seat owner:seat artifact:artifact")
BORROWED_AGAINST: Final = EventType(
    "artifact_borrowed_against", "6.4.11", "seat:seat owner:seat artifact:artifact spell:item"
)
BORROWED_FOR: Final = EventType("artifact_borrowed_for", "6.4.11", "seat:seat owner:seat artifact:artifact piece:piece")
COUNTERED_BY_LOAN: Final = EventType("spell_countered_by_loan", "7.6", "seat:seat spell:item caster:seat")
LOAN_TOO_LATE: Final = EventType("borrowed_counterspell_too_late", "6.3.6", "seat:seat spell:item")

NOT_LENT: Final = Reason("artifact_cannot_be_borrowed", "6.4.11", "owner:seat artifact:artifact")
CANNOT_USE_NOW: Final = Reason("could_not_use_it_now", "6.4.11", "artifact:artifact")

# 7.3 has a row for each type of artifact that can be borrowed.
ROWS: Final[list[tuple[int, str]]] = [
    (FLYING_CARPET, "..o.o.o..."),
    (ASTRAL_DOUBLE, "..o.o.o..."),
    (KEY, ".....o...."),
    (COUNTERSPELL, IN_EVERY_WINDOW),
]
OPENERS: Final = openers(ROWS)
ANSWERS: Final = answers(ROWS)


def lendable(s: Table) -> i64:
    """The mask of artifact types that can be borrowed in the open window now."""
    column = column_of(s)
    return OPENERS[column] if len(s.batch) == 0 else ANSWERS[column]


def check_lender(s: Table, seat: i64, option: i64, lendable: i64) -> RefusalCode | None:
    """Used this round by another player, and of use to the borrower right now (A-50, A-66)."""
    owner, kind = option // LENDER_STRIDE, option % LENDER_STRIDE
    if owner >= s.players or owner == seat or kind == LAMP or not s.used[owner * OWNED_TYPES + kind]:
        return RefusalCode(NOT_LENT, owner, kind)
    if not lendable >> kind & 1:
        return RefusalCode(CANNOT_USE_NOW, kind)
    if kind == FLYING_CARPET:
        return check_carpet(s, seat)
    if kind == KEY:
        return check_key(s, seat)
    if kind == ASTRAL_DOUBLE:
        return any_piece(s, seat, BORROW_SPELL, True)
    return any_spell_to_counter(s, seat)


def lender_rows() -> list[dict[str, object]]:
    return [{"owner": owner, "artifact": ARTIFACTS[kind]} for owner in range(5) for kind in range(LENDER_STRIDE)]


class TargetLender(Target):
    """Which artifact, and whose."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return vec[i64](range(s.players * LENDER_STRIDE))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return check_lender(s, s.seat, option, lendable(s))

    def describe(self, declared: Declared, option: i64) -> None:
        declared["owner"], declared["artifact"] = option // LENDER_STRIDE, ARTIFACTS[option % LENDER_STRIDE]


class Borrow(Spell):
    """As if the borrower had used it; the artifact itself stays where it is."""

    def is_castable(self, s: Table, seat: i64) -> bool:
        types = lendable(s)
        for option in range(s.players * LENDER_STRIDE):
            if check_lender(s, seat, option, types) is None:
                return True
        return False

    def next_target(self, parts: vec[i64]) -> Question[Table] | None:
        """A Counterspell and an Astral Double are aimed at something, too."""
        if len(parts) == 1:
            return TARGET_LENDER
        if len(parts) == 2 and parts[1] % LENDER_STRIDE == COUNTERSPELL:
            return TARGET_SPELL
        return TARGET_PIECE if len(parts) == 2 and parts[1] % LENDER_STRIDE == ASTRAL_DOUBLE else None

    def check_piece(self, s: Table, seat: i64, handle: i64) -> RefusalCode | None:
        return check_doubling(s, seat, handle)

    def tell_cast(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        owner, kind = a // LENDER_STRIDE, a % LENDER_STRIDE
        if kind == COUNTERSPELL:
            s.tell(BORROWED_AGAINST, seat, owner, kind, b)
        elif kind == ASTRAL_DOUBLE:
            s.tell(BORROWED_FOR, seat, owner, kind, shown(s, b))
        else:
            s.tell(BORROWED, seat, owner, kind)

    def act_first(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        """7.6: a borrowed Counterspell acts before everything else."""
        if a % LENDER_STRIDE != COUNTERSPELL:
            return
        if declared_row(s, b) == NOTHING:
            s.tell(LOAN_TOO_LATE, seat, b)
        else:
            cancel(s, seat, b, COUNTERED_BY_LOAN)

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        kind = a % LENDER_STRIDE
        if kind == FLYING_CARPET:
            fly_carpet(s, seat, True)
        elif kind == ASTRAL_DOUBLE:
            double_piece(s, seat, b)
        elif kind == KEY:
            turn_key(s, seat)


TARGET_LENDER: Final = TargetLender("target_lender", "6.4.11", [Verb("borrow", lender_rows())])
BORROW_SPELL: Final = Borrow(BORROW, "aaoaoooaaa", [TARGET_LENDER])
