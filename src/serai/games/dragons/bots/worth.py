"""What things are worth, in units of treasure."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.arrays import total
from serai.games.dragons.components import COPIES, SCROLL
from serai.games.dragons.table import NOTHING, OWNED_TYPES, Table

SOLD_A_ROUND: Final = 0.75  # of the rooms, in the long run
INCOME: Final = 6.8  # units per player and round, from caves and market
OWN_PURSE: Final = 0.5  # how much my own wealth rather than everybody's decides what an artifact is worth to me
DEAREST: Final = 18.0  # no artifact is worth more, but to win with

# What a type is worth beyond being an artifact, when many rounds are to come.
TYPE_WORTH: Final = vec[float]([0.0, 0.4, 2.0, 1.9, 0.3, 1.2, 0.0])  # lamp, counterspell, double, carpet, key, scroll

HALF_WAY: Final = 8.0  # artifacts left, when a power has lost half its worth

# What a spell is worth in the hand.
SPELL_WORTH: Final = vec[float](
    [
        0.8,  # abracadabra
        0.6,  # apprentice
        3.0,  # alms
        1.5,  # baksheesh
        1.5,  # smuggling
        1.2,  # last shall be first
        1.0,  # exchange
        2.0,  # lunar eclipse
        2.0,  # solar eclipse
        2.2,  # dragon's flight
        1.0,  # borrow
        1.3,  # spy
        1.6,  # taxes
        0.4,  # mirage
        1.0,  # eye for an eye
        1.4,  # offering
        1.2,  # dragon's return
        1.6,  # sacrifice
        2.6,  # second chance
        1.8,  # close sesame
        1.6,  # teleportation
    ]
)

# What one more unit of a kind is worth when one holds 0, 1, 2, ... of it: a price is paid with a single kind.
ONE_MORE: Final = vec[float]([0.70, 0.85, 0.95, 1.00, 1.05, 1.08, 1.08, 1.05, 1.00, 0.85, 0.80, 0.75, 0.75, 0.75, 0.75])
LAST_STEP: Final = 14


def one_more(held: i64) -> float:
    return ONE_MORE[held] if held < LAST_STEP else ONE_MORE[LAST_STEP]


def left_in_palace(s: Table) -> i64:
    """Artifacts still to be sold."""
    left: i64 = 0
    for pile in s.piles:
        left += len(pile.cards)
    return left


def counts(s: Table) -> vec[i64]:
    """Artifacts of each seat."""
    found = vec[i64]([0] * s.players)
    for place in s.artifact_at:
        if 0 <= place < s.players:
            found[place] += 1
    return found


def artifact_worth(s: Table, seat: i64, left: i64) -> float:
    """What an artifact may cost: all treasure that there is and will be, shared among those still to be sold."""
    if left == 0:
        return 0.0
    players = float(s.players)
    purse = float(total(s.units)) * (1.0 - OWN_PURSE) + float(s.wealth(seat)) * players * OWN_PURSE
    rounds = float(left) / (players * SOLD_A_ROUND) - 1.0
    if rounds < 0.0:
        rounds = 0.0
    worth = (purse + rounds * INCOME * players) / float(left)
    return worth if worth < DEAREST else DEAREST


def type_bonus(s: Table, kind: i64) -> float:
    """What the power of a type adds: the longer the game lasts, the more."""
    return power_worth(kind, left_in_palace(s)) if s.rules.magic else 0.0


def power_worth(kind: i64, left: i64) -> float:
    return TYPE_WORTH[kind] * float(left) / (float(left) + HALF_WAY)


def on_sale_bonus(s: Table, room: i64, left: i64) -> float:
    """The type of the artifact that lies face up in a room."""
    if not s.rules.magic or not s.room_on_sale(room):
        return 0.0
    return power_worth(s.piles[room].cards[-1] // COPIES, left)


def own_unused(s: Table, seat: i64, kind: i64) -> bool:
    return s.rules.magic and s.unused(seat, kind) > 0 and s.uses_left(seat) > 0


def scrolls_seen(s: Table, seat: i64, viewer: i64) -> i64:
    """Scrolls that a viewer knows of; what Abracadabra took is its owner's secret."""
    if not s.rules.magic:
        return 0
    number = s.owned[seat * OWNED_TYPES + SCROLL]
    if s.unseen != NOTHING and seat != viewer and s.artifact_at[s.unseen] == seat and s.unseen // COPIES == SCROLL:
        number -= 1
    return number
