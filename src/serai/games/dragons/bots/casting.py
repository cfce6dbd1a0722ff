"""When magic pays. Most windows ask for nothing: the first look decides for a pass."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.insight import Judgement
from serai.games.dragons.artifacts.key import has_used_key
from serai.games.dragons.bots.scene import RIVALS_UNIT, Change, Scene, look, outcome
from serai.games.dragons.bots.spells import (
    HARDLY,
    alms_gain,
    baksheesh_gain,
    best_seal,
    best_swap,
    exchange_gain,
    flight_gain,
    levy_gain,
    smuggling_gain,
    spy_gain,
    taxes_gain,
)
from serai.games.dragons.bots.worth import HALF_WAY, SPELL_WORTH, left_in_palace
from serai.games.dragons.components import (
    ALMS,
    APPRENTICE,
    ASTRAL_DOUBLE,
    BAKSHEESH,
    BORROW,
    CAVES,
    CLOSE_SESAME,
    COUNTERSPELL,
    DRAGON_FLIGHT,
    DRAGON_RETURN,
    EXCHANGE,
    EYE_FOR_AN_EYE,
    FLYING_CARPET,
    GUARD_ROOM,
    KEY,
    LAST_SHALL_BE_FIRST,
    LUNAR_ECLIPSE,
    OFFERING,
    ROOM_1,
    SACRIFICE,
    SECOND_CHANCE,
    SMUGGLING,
    SOLAR_ECLIPSE,
    SPELL_CARDS,
    SPY,
    TAXES,
    TELEPORTATION,
    USE_CARPET,
    USE_COUNTERSPELL,
    USE_DOUBLE,
    USE_KEY,
)
from serai.games.dragons.pieces import is_token, on_board, owner_of, space_of
from serai.games.dragons.table import BATCH_ROW, CANCELLED, W_END, W_SPACE, Table
from serai.games.dragons.windows import FIRST_ITEM, PASS

PER_UNIT: Final = 0.8  # of a score
USE_AT_GUARD: Final = 1.2
USE_EARLY: Final = 2.0  # what a use of an artifact may bring later in the round
USE_IN_ROOM: Final = 0.5  # for each room still to come
SPELL_KEPT: Final = 0.5  # of what a spell is worth in the hand
CITY_PIECE: Final = 0.8  # of what Baksheesh asks for a piece: I need not keep it
UNKNOWN_HARM: Final = 0.3  # of a spell whose effect I cannot see yet
RETALIATION: Final = 2.0  # what the answer to Eye for an Eye takes away


def judge_window(s: Table, judgement: Judgement) -> None:
    judgement.add(PASS, 0.0)
    me = s.seat
    scene: Scene | None = None
    base = 0.0
    if s.window == W_SPACE:
        scene = Scene(s, me)
        look(s, scene, Change())
        base = outcome(s, scene)
    for option in s.options:
        if option != PASS:
            item = option - FIRST_ITEM
            gain = item_gain(s, scene, base, item) - cost_of(s, me, item)
            judgement.add(option, gain * PER_UNIT)


def cost_of(s: Table, me: i64, item: i64) -> float:
    """The cost: the spell is gone, and so is an artifact use if something else could be used."""
    cost = 0.0
    if item < SPELL_CARDS:
        left = float(left_in_palace(s))
        cost = SPELL_KEPT * SPELL_WORTH[item] * left / (left + HALF_WAY)
        if s.lit >> me & 1:
            return cost
    if s.uses_left(me) > 1:
        return cost
    return cost + later_use(s, me, item)


def later_use(s: Table, me: i64, item: i64) -> float:
    """What using an artifact later in the round may bring."""
    if s.window == W_END:
        return 0.0
    carpets = s.unused(me, FLYING_CARPET) + s.unused(me, ASTRAL_DOUBLE)
    if carpets == 0:
        return 0.0
    space = s.done
    if space > GUARD_ROOM:
        return USE_IN_ROOM * float(ROOM_1 + s.players - 1 - space)
    if space == GUARD_ROOM:
        return USE_AT_GUARD
    return USE_EARLY


def item_gain(s: Table, scene: Scene | None, base: float, item: i64) -> float:
    """What an item would bring now, aimed as well as possible."""
    if item == ALMS:
        return alms_gain(s)
    if item == OFFERING:
        return levy_gain(s, s.rules.offering_units)
    if item == SACRIFICE:
        return levy_gain(s, s.rules.sacrifice_units)
    if item == EXCHANGE:
        return exchange_gain(s)
    if item == SPY:
        return spy_gain(s)
    if item == DRAGON_FLIGHT:
        return flight_gain(s)
    if item == CLOSE_SESAME:
        return best_seal(s)
    if item == APPRENTICE:
        return best_swap(s)
    if item == SMUGGLING:
        return smuggling_gain(s)
    if item == USE_COUNTERSPELL:
        return best_counter(s, scene, base)
    if scene is None:
        return HARDLY
    if item == TAXES:
        return taxes_gain(s, scene.me)
    if item == BAKSHEESH:
        return baksheesh_gain(s, scene.me)
    if item == USE_KEY:
        return key_gain(s, scene, base)
    if item == BORROW:
        return best_loan(s, scene, base)
    if item == DRAGON_RETURN:
        return -base if scene.space < CAVES else HARDLY
    change = Change()
    if item == USE_CARPET:
        change.carpet = scene.me
        return changed(s, scene, base, change)
    if item in (LUNAR_ECLIPSE, SOLAR_ECLIPSE):
        change.parity = 1 if item == LUNAR_ECLIPSE else 0
        return changed(s, scene, base, change)
    if item == LAST_SHALL_BE_FIRST:
        change.reversed = True
        return changed(s, scene, base, change)
    if item in (USE_DOUBLE, SECOND_CHANCE, EYE_FOR_AN_EYE, TELEPORTATION):
        return best_piece(s, scene, base, item)
    return HARDLY


def changed(s: Table, scene: Scene, base: float, change: Change) -> float:
    """The difference a change makes."""
    look(s, scene, change)
    return outcome(s, scene) - base


def best_piece(s: Table, scene: Scene, base: float, item: i64) -> float:
    best = HARDLY
    for handle in range(len(s.pieces)):
        if aims_at(s, scene, item, handle):
            gain = piece_gain(s, scene, base, item, handle)
            if gain > best:
                best = gain
    return best


def aims_at(s: Table, scene: Scene, item: i64, handle: i64) -> bool:
    """Pieces worth a thought: my own here to double, my own in finished places to move, rivals' here to remove."""
    piece = s.pieces[handle]
    if not on_board(piece):
        return False
    place = space_of(piece)
    if item in (USE_DOUBLE, BORROW):
        return owner_of(piece) == scene.me and place == scene.space
    if item == SECOND_CHANCE:
        return owner_of(piece) == scene.me and place < scene.space and scene.space != GUARD_ROOM and place != GUARD_ROOM
    if item == TELEPORTATION and not is_token(piece):
        return False
    return owner_of(piece) != scene.me and place == scene.space and place != GUARD_ROOM


def piece_gain(s: Table, scene: Scene, base: float, item: i64, handle: i64) -> float:
    change = Change()
    if item in (USE_DOUBLE, BORROW):
        change.doubled = handle
        return changed(s, scene, base, change)
    if item == SECOND_CHANCE:
        change.arrives = handle
        return changed(s, scene, base, change)
    change.leaves = handle
    gain = changed(s, scene, base, change)
    if item == EYE_FOR_AN_EYE:
        return gain - RETALIATION
    paid = s.wealth(scene.me)
    return gain - float(paid if paid < s.rules.teleport_units else s.rules.teleport_units)


def key_gain(s: Table, scene: Scene, base: float) -> float:
    """Free entry, instead of a bribe or of no entry."""
    return HARDLY if has_used_key(s, scene.me) else scene.hopes - base


def best_counter(s: Table, scene: Scene | None, base: float) -> float:
    best = HARDLY
    for row in range(0, len(s.batch), BATCH_ROW):
        spell = s.batch[row + 1]
        if spell < SPELL_CARDS and s.batch[row] != s.seat and not s.batch[row + CANCELLED]:
            gain = counter_gain(s, scene, base, row)
            if gain > best:
                best = gain
    return best


def counter_gain(s: Table, scene: Scene | None, base: float, row: i64) -> float:
    """The harm that a declared spell would do me."""
    me = s.seat
    spell = s.batch[row + 1]
    if spell in (OFFERING, SACRIFICE):
        return -levy_gain(s, s.rules.sacrifice_units if spell == SACRIFICE else s.rules.offering_units)
    if spell == TAXES:
        return float(len(s.room_pieces(me)) * s.rules.taxes_units)
    if spell == BAKSHEESH:
        return CITY_PIECE * float(len(s.city_pieces(me)) * s.rules.baksheesh_units)
    if spell == ALMS:
        return RIVALS_UNIT * float(s.rules.alms_units)
    if scene is None:
        return UNKNOWN_HARM
    change = Change()
    change.without = spell
    return changed(s, scene, base, change)


def best_loan(s: Table, scene: Scene, base: float) -> float:
    best = HARDLY
    for owner in range(s.players):
        for kind in range(COUNTERSPELL, KEY + 1):
            if owner != scene.me and s.used[owner * 6 + kind]:
                gain = loan_gain(s, scene, base, kind)
                if gain > best:
                    best = gain
    return best


def loan_gain(s: Table, scene: Scene, base: float, kind: i64) -> float:
    if kind == FLYING_CARPET:
        change = Change()
        change.carpet = scene.me
        return changed(s, scene, base, change)
    if kind == ASTRAL_DOUBLE:
        return best_piece(s, scene, base, BORROW)
    if kind == KEY:
        return key_gain(s, scene, base) if scene.space == GUARD_ROOM else HARDLY
    return best_counter(s, scene, base)
