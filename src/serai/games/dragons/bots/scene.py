"""The space that is being scored: what everybody gets there as things stand, and what an item would change."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.dragons.artifacts.key import has_used_key
from serai.games.dragons.bots.paying import give_up, holdings_of, hopes_with
from serai.games.dragons.bots.prizes import TENT_FIRST, TENT_SECOND, Outlook, first_prize, payable_with
from serai.games.dragons.bots.worth import one_more
from serai.games.dragons.components import (
    ALL_KINDS,
    ASTRAL_DOUBLE,
    BORROW,
    CARPET_VALUE,
    CAVES,
    EYE_FOR_AN_EYE,
    FLYING_CARPET,
    GUARD_ROOM,
    LAST_SHALL_BE_FIRST,
    LENDER_STRIDE,
    LUNAR_ECLIPSE,
    NICHES,
    ROOM_1,
    SECOND_CHANCE,
    SOLAR_ECLIPSE,
    TELEPORTATION,
    TENT,
    USE_CARPET,
    USE_DOUBLE,
)
from serai.games.dragons.pieces import is_doubled, is_odd, is_token, is_up, owner_of, space_of, value_of
from serai.games.dragons.ranking import ABSENT, with_price
from serai.games.dragons.table import BATCH_ROW, CANCELLED, EMPTY, Table

RIVALS_UNIT: Final = 0.22  # what a unit that a rival does not get is worth to me
RIVALS_ARTIFACT: Final = 0.3
FACE_DOWN: Final = 5  # a token whose value I cannot see
NONE: Final = -1
TOO_DEAR: Final = 3.0  # beyond what it is worth to me, a rival will hardly pay


class Change:
    """What might be different on the space being scored, besides what has been declared."""

    def __init__(self) -> None:
        self.carpet: i64 = NONE  # seat that flies in
        self.doubled: i64 = NONE  # piece
        self.arrives: i64 = NONE  # piece that is moved here
        self.leaves: i64 = NONE  # piece that is removed
        self.parity: i64 = NONE  # 0: even tokens go home, 1: odd ones
        self.reversed = False
        self.without: i64 = NONE  # a declared spell that is cancelled


class Scene:
    """Strengths and prices on the space being scored."""

    def __init__(self, s: Table, me: i64) -> None:
        self.me = me
        self.space = s.done
        self.outlook: Outlook | None = None  # what the palace may bring, once it matters
        self.strengths = EMPTY  # by seat; see `look`
        self.values = EMPTY  # my own pieces there, highest first
        self.hopes = 0.0
        if self.space >= GUARD_ROOM:
            outlook = Outlook(s, me)
            self.outlook = outlook
            if self.space == GUARD_ROOM:
                self.hopes = hopes_with(s, outlook, holdings_of(s, me), GUARD_ROOM)


def look(s: Table, scene: Scene, change: Change) -> None:
    """Strengths and my prices, after everything declared and the change."""
    space = scene.space
    scene.strengths = vec[i64]([ABSENT] * s.players)
    scene.values = EMPTY
    swap = (s.reversed or change.reversed or pending(s, LAST_SHALL_BE_FIRST, change)) and space != GUARD_ROOM
    for handle in range(len(s.pieces)):
        piece = s.pieces[handle]
        place = place_after(s, handle, piece, change)
        if place == space and handle != change.leaves:
            owner = owner_of(piece)
            hidden = owner != scene.me and not is_up(piece)
            if not hidden and not stays(s, space, piece, change):
                continue
            value: i64 = FACE_DOWN if hidden else value_of(piece)
            if not hidden and swap and is_token(piece) and (value == 9 or value == 1):
                value = 10 - value
            add(scene, owner, value)
            if is_doubled(piece) or handle == change.doubled or doubled_by_batch(s, handle, change):
                add(scene, owner, value)
    for row in range(0, len(s.batch), BATCH_ROW):
        if flies_in(s, row, change):
            add(scene, s.batch[row], CARPET_VALUE)
    if change.carpet != NONE:
        add(scene, change.carpet, CARPET_VALUE)
    if s.smuggled >> space & 1:
        add(scene, s.smuggler, CARPET_VALUE)
        if s.rules.smuggler_ties:
            for strength in scene.strengths:
                scene.strengths[s.smuggler] = max(scene.strengths[s.smuggler], strength)


def add(scene: Scene, owner: i64, value: i64) -> None:
    strength = scene.strengths[owner]
    scene.strengths[owner] = value if strength == ABSENT else strength + value
    if owner == scene.me:
        scene.values = with_price(scene.values, value)


def active(s: Table, row: i64, change: Change) -> bool:
    return not s.batch[row + CANCELLED] and s.batch[row + 1] != change.without


def pending(s: Table, spell: i64, change: Change) -> bool:
    for row in range(0, len(s.batch), BATCH_ROW):
        if s.batch[row + 1] == spell and active(s, row, change):
            return True
    return False


def flies_in(s: Table, row: i64, change: Change) -> bool:
    item = s.batch[row + 1]
    if item == BORROW:
        return s.batch[row + 2] % LENDER_STRIDE == FLYING_CARPET and active(s, row, change)
    return item == USE_CARPET and active(s, row, change)


def doubled_by_batch(s: Table, handle: i64, change: Change) -> bool:
    for row in range(0, len(s.batch), BATCH_ROW):
        item = s.batch[row + 1]
        if item == USE_DOUBLE and s.batch[row + 2] == handle:
            return True
        if item == BORROW and s.batch[row + 2] % LENDER_STRIDE == ASTRAL_DOUBLE and s.batch[row + 3] == handle:
            return active(s, row, change)
    return False


def place_after(s: Table, handle: i64, piece: i64, change: Change) -> i64:
    """Where a piece will be."""
    if handle == change.arrives:
        return s.done
    place = space_of(piece)
    for row in range(0, len(s.batch), BATCH_ROW):
        item = s.batch[row + 1]
        if s.batch[row + 2] == handle and active(s, row, change):
            if item in (SECOND_CHANCE, TELEPORTATION):
                place = s.batch[row + 3]
            elif item == EYE_FOR_AN_EYE:
                return NONE
    return place


def stays(s: Table, space: i64, piece: i64, change: Change) -> bool:
    """Whether the piece is safe from an eclipse of this space."""
    odd: i64 = 1 if is_odd(piece) else 0
    if change.parity == odd and (odd == 1 or is_token(piece)):
        return False
    for row in range(0, len(s.batch), BATCH_ROW):
        item = s.batch[row + 1]
        if (item == LUNAR_ECLIPSE and odd == 1) or (item == SOLAR_ECLIPSE and odd == 0):
            if s.batch[row + 2] == space and active(s, row, change):
                return False
    return True


# What it brings


def next_best(s: Table, strengths: vec[i64]) -> i64:
    """The strongest, the earlier of equals, who is then out of the count; NONE if nobody is left."""
    best: i64 = NONE
    for step in range(s.players):
        seat = (s.first + step) % s.players
        if strengths[seat] != ABSENT and (best == NONE or strengths[seat] > strengths[best]):
            best = seat
    if best != NONE:
        strengths[best] = ABSENT
    return best


def outcome(s: Table, scene: Scene) -> float:
    """What I get, less a part of what the others get."""
    space = scene.space
    if space < CAVES:
        return cave_outcome(s, scene)
    if space < GUARD_ROOM:
        return city_outcome(s, scene)
    if space == GUARD_ROOM:
        return guard_outcome(s, scene)
    return room_outcome(s, scene)


def cave_outcome(s: Table, scene: Scene) -> float:
    total = 0.0
    cave = scene.space
    left = scene.strengths[:]
    for niche in range(cave * NICHES, cave * NICHES + NICHES):
        units = s.niches[niche]
        if units > 0:
            seat = next_best(s, left)
            if seat == NONE:
                break
            if seat == scene.me:
                total += float(units) * one_more(s.units[seat * ALL_KINDS + cave] + 2)
            else:
                total -= RIVALS_UNIT * float(units)
    return total


def city_outcome(s: Table, scene: Scene) -> float:
    left = scene.strengths[:]
    first = next_best(s, left)
    if first == NONE:
        return 0.0
    if scene.space == TENT:
        if not s.spell_deck:
            return 0.0
        if first == scene.me:
            return TENT_FIRST
        second = next_best(s, left)
        return TENT_SECOND if second == scene.me else -RIVALS_UNIT * TENT_FIRST
    prize = first_prize(s, scene.me, scene.space)
    return prize if first == scene.me else -RIVALS_UNIT * prize


def guard_outcome(s: Table, scene: Scene) -> float:
    """Only my own way in matters."""
    strength = scene.strengths[scene.me]
    if strength >= s.guard or has_used_key(s, scene.me):
        return scene.hopes
    if strength == ABSENT:
        return 0.0
    return after_bribe(s, scene, s.guard - strength)


def after_bribe(s: Table, scene: Scene, price: i64) -> float:
    o = scene.outlook
    if o is None or s.wealth(scene.me) < price or scene.hopes <= 0.0:
        return 0.0
    hold = holdings_of(s, scene.me)
    give_up(hold, price)
    gain = hopes_with(s, o, hold, GUARD_ROOM) - float(price)
    return gain if gain > 0.0 else 0.0


def room_outcome(s: Table, scene: Scene) -> float:
    """Who buys: the first in rank who may, can and will."""
    room = scene.space - ROOM_1
    o = scene.outlook
    if o is None or not s.room_on_sale(room):
        return 0.0
    worth = o.room_worth[room]
    left = scene.strengths[:]
    while True:
        seat = next_best(s, left)
        if seat == NONE:
            return 0.0
        if s.shut_out(seat):
            continue
        price = scene.strengths[seat]
        if seat == scene.me:
            if worth > float(price) and payable_with(holdings_of(s, seat), scene.values) >= 1.0:
                return worth - float(price)
        elif (
            float(price) < worth + TOO_DEAR and payable_with(holdings_of(s, seat), rival_values(s, scene, seat)) >= 1.0
        ):
            return -RIVALS_ARTIFACT * worth


def rival_values(s: Table, scene: Scene, seat: i64) -> vec[i64]:
    """The values a rival would have to pay, as they lie there now."""
    values = vec[i64]()
    for piece in s.pieces:
        if space_of(piece) == scene.space and owner_of(piece) == seat:
            values = with_price(values, value_of(piece))
            if is_doubled(piece):
                values = with_price(values, value_of(piece))
    return values
