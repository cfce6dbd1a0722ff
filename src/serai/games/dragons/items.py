"""Rules sections 6 and 7.3: which spells and artifacts a player can use at this moment."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.components import (
    ABRACADABRA,
    COUNTERSPELL,
    FIRST_ARTIFACT_ITEM,
    KEY,
    LAMP,
    SPELL_CARDS,
)
from serai.games.dragons.table import OWNED_TYPES, Table
from serai.games.dragons.timing import answers, column_of, guard_bars, openers

NOT_IN_HAND: Final = Reason("spell_not_in_hand", "6.3.1", "spell:item")
NOT_IN_WINDOW: Final = Reason("not_in_this_window", "7.3", "item:item")
BARRED_BY_GUARD: Final = Reason("no_spells_in_guard_room", "A-32", "spell:item")
NO_LAMP: Final = Reason("lamp_cannot_be_lit", "6.3.1", "spell:item")
NOT_OWNED: Final = Reason("no_unused_artifact", "6.1", "artifact:item")
NO_USE_LEFT: Final = Reason("no_artifact_use_left", "6.1", "artifact:item")

ALL_SPELLS: Final = (1 << SPELL_CARDS) - 1


class Item:
    """What can be declared: a spell (6.4) or an artifact that is used (6.2). Each is one object in a file of its own.

    `where` is its row in the table of 7.3 (timing.py); `targets` are the questions of its declaration. The answers to
    them are its parameters `a` and `b`.
    """

    def __init__(self, number: i64, where: str, targets: list[Question[Table]]) -> None:
        self.number = number
        self.where = where
        self.targets = targets

    # What an item provides.

    def check(self, s: Table, seat: i64) -> RefusalCode | None:
        """Why its own rules do not let it be declared now; None if they do."""
        raise NotImplementedError

    def spend(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        """It is declared: what it costs, and what everybody hears."""
        raise NotImplementedError

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        """7.4, stage 2."""
        raise NotImplementedError

    # What an item may change.

    def next_target(self, parts: vec[i64]) -> Question[Table] | None:
        """What its declaration still asks; `parts` are its number and the targets chosen so far."""
        given = len(parts) - 1
        return self.targets[given] if given < len(self.targets) else None

    def check_space(self, s: Table, space: i64) -> RefusalCode | None:
        """Why it may not be aimed at a space that is in use."""
        raise NotImplementedError

    def check_piece(self, s: Table, seat: i64, handle: i64) -> RefusalCode | None:
        """Why it may not be aimed at a piece on the board."""
        raise NotImplementedError

    def act_at_once(self, s: Table, seat: i64, a: i64) -> None:
        """7.4, detail 4: what happens with the declaration."""

    def act_first(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        """7.4, stage 1."""


class Items:
    """All items by number, and which of them each window admits."""

    def __init__(self, items: list[Item]) -> None:
        self.by_number = items
        rows: list[tuple[int, str]] = [(item.number, item.where) for item in items]
        self.openers = openers(rows)
        self.answers = answers(rows)


def item_of(s: Table, number: i64) -> Item:
    return s.items().by_number[number]


def allowed_items(s: Table) -> i64:
    """The mask of items that the open window admits now."""
    column = column_of(s)
    allowed = s.items().openers[column] if len(s.batch) == 0 else s.items().answers[column]
    return allowed & ~ALL_SPELLS if guard_bars(s) else allowed


def may_be_asked(s: Table) -> bool:
    """Section 9: whether, by public knowledge, the player may have a legal item, whatever its spell or type."""
    return any(may_cast(s, seat) or may_use(s, seat) for seat in range(s.players))


def may_use(s: Table, seat: i64) -> bool:
    """By public knowledge: a use left, and an artifact to use."""
    if s.uses_left(seat) > 0:
        for kind in range(LAMP + 1, OWNED_TYPES):
            if s.unused(seat, kind):
                return True
    return False


def may_cast(s: Table, seat: i64) -> bool:
    """By public knowledge: a spell in hand, and a way to light the lamp."""
    return s.spells[seat] != 0 and s.can_cast(seat)


def has_item(s: Table, seat: i64) -> bool:
    """Whether the player could declare anything; a player who cannot is not asked (7.5)."""
    hand = s.spells[seat]
    if hand == 0 and s.uses_left(seat) <= 0:
        return False
    allowed = allowed_items(s)
    hand &= allowed
    items = s.items().by_number
    if hand != 0 and s.can_cast(seat):
        for spell in range(SPELL_CARDS):
            if hand >> spell & 1 and items[spell].check(s, seat) is None:
                return True
    if s.uses_left(seat) > 0:
        for kind in range(COUNTERSPELL, KEY + 1):
            if allowed >> (FIRST_ARTIFACT_ITEM + kind) & 1 and s.unused(seat, kind):
                if items[FIRST_ARTIFACT_ITEM + kind].check(s, seat) is None:
                    return True
    return False


def spells_in_hand(s: Table, seat: i64, first: i64) -> vec[i64]:
    """As options that begin with `first`; Abracadabra goes with a purchase only and is not among them."""
    hand = s.spells[seat]
    options = vec[i64]()
    for spell in range(ABRACADABRA + 1, SPELL_CARDS):
        if hand >> spell & 1:
            options = append(options, first + spell)
    return options


def check_item(s: Table, seat: i64, number: i64) -> RefusalCode | None:
    if number < SPELL_CARDS:
        return check_cast(s, seat, number)
    if not s.unused(seat, number - FIRST_ARTIFACT_ITEM):
        return RefusalCode(NOT_OWNED, number)
    if not allowed_items(s) >> number & 1:
        return RefusalCode(NOT_IN_WINDOW, number)
    if s.uses_left(seat) <= 0:
        return RefusalCode(NO_USE_LEFT, number)
    return item_of(s, number).check(s, seat)


def check_cast(s: Table, seat: i64, spell: i64) -> RefusalCode | None:
    if not s.spells[seat] >> spell & 1:
        return RefusalCode(NOT_IN_HAND, spell)
    if guard_bars(s):
        return RefusalCode(BARRED_BY_GUARD, spell)
    if not allowed_items(s) >> spell & 1:
        return RefusalCode(NOT_IN_WINDOW, spell)
    if not s.can_cast(seat):
        return RefusalCode(NO_LAMP, spell)
    return item_of(s, spell).check(s, seat)
