"""Rules sections 2 and 8: cards, pieces and places, as tables that read like the rulebook's."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.saba.names import (
    ActionCard,
    AdvancedCard,
    BuildingCard,
    Colour,
    Destination,
    HarbourCard,
    PalaceCard,
    Piece,
    Place,
    Quarter,
    Resource,
    SpecialCard,
)

# 2.1 The four resources; the first three are building materials.
ALABASTER: Final = 0
SANDSTONE: Final = 1
EBONY: Final = 2
GOLD: Final[i64] = 3
RESOURCES: Final[list[Resource]] = list(get_args(Resource))
TYPES: Final[i64] = 4
ALL_TYPES: Final = vec[i64]([ALABASTER, SANDSTONE, EBONY, GOLD])  # shared by all lists of options; never changed

# A bundle is one to three resources, in any mixture: what a basic card gives, a merchant trades or workers save.
LARGEST_BUNDLE: Final[i64] = 3
BUNDLES: Final = [
    list(types) for size in range(1, LARGEST_BUNDLE + 1) for types in combinations_with_replacement(range(TYPES), size)
]
ALL_BUNDLES: Final[i64] = 34
PAIRS_AND_SINGLES: Final[i64] = 14  # the first bundles: those of one or two
BUNDLE_COUNTS: Final = vec[i64]([bundle.count(kind) for bundle in BUNDLES for kind in range(TYPES)])
BUNDLE_SIZES: Final = vec[i64]([len(bundle) for bundle in BUNDLES])
BUNDLES_UP_TO: Final = vec[i64]([0, 4, 14, 34])  # how many bundles have at most this many resources

# 2.1, 8.1 Building cards: (stage - 1) * 8 + garden - 1, then the special cards.
GARDENS: Final[i64] = 8
STAGES: Final[i64] = 3
PIECES: Final[list[Piece]] = list(get_args(Piece))
PALACE_CARDS: Final[i64] = 24
TREASURE_1: Final = 24
TREASURE_2: Final = 25
GAME_END: Final = 26
PALACE_NAMES: Final[list[PalaceCard]] = list(get_args(PalaceCard))
SPECIAL_NAMES: Final[list[SpecialCard]] = list(get_args(SpecialCard))
BUILDING_CARDS: Final[list[BuildingCard]] = list(get_args(BuildingCard))
SITES: Final[i64] = 3
EVERY_SITE: Final = vec[i64](range(SITES))
LAST_BLOCK: Final = 4  # 3.5: three pillars and the game-end card

# 8.3, 8.4 Action cards by kind: copies of a card are interchangeable. First the basic ones, one for each bundle.
HARBOUR_MASTER: Final = 34
DESERT_ROBBER: Final = 35
CARAVAN_LEADER: Final = 36
HAREM_GUARD: Final = 37
MERCHANT: Final = 38
WORKER: Final = 39
FOREMAN: Final = 40
ADVANCED_NAMES: Final[list[AdvancedCard]] = list(get_args(AdvancedCard))
ACTION_CARDS: Final[list[ActionCard]] = list(get_args(ActionCard))
BASIC_COPIES: Final = 20
ADVANCED_COPIES: Final = 3

# 4.6.2 Quarters: the first four produce a resource each.
MONEY_CHANGER: Final[i64] = 4
BAZAAR: Final = 5
QUARTERS: Final[list[Quarter]] = list(get_args(Quarter))
ALL_QUARTERS: Final[i64] = 6
EVERY_QUARTER: Final = vec[i64](range(ALL_QUARTERS))  # never changed either
PRODUCES: Final = vec[i64]([ALABASTER, EBONY, SANDSTONE, GOLD])
PRODUCING: Final[i64] = 4
SPACES: Final = 2
PLACES: Final[i64] = 12  # quarter * 2 + space
PLACE_NAMES: Final[list[Place]] = list(get_args(Place))

# What the money changer and the bazaar exchange: quarter, given, received.
EXCHANGE_TABLE: Final = [
    (MONEY_CHANGER, GOLD, ALABASTER),
    (MONEY_CHANGER, GOLD, SANDSTONE),
    (MONEY_CHANGER, GOLD, EBONY),
    (MONEY_CHANGER, ALABASTER, GOLD),
    (MONEY_CHANGER, SANDSTONE, GOLD),
    (MONEY_CHANGER, EBONY, GOLD),
    (BAZAAR, ALABASTER, SANDSTONE),
    (BAZAAR, ALABASTER, EBONY),
    (BAZAAR, SANDSTONE, ALABASTER),
    (BAZAAR, SANDSTONE, EBONY),
    (BAZAAR, EBONY, ALABASTER),
    (BAZAAR, EBONY, SANDSTONE),
]
EXCHANGES: Final = 12
EXCHANGES_EACH: Final[i64] = 6  # the money changer's come first
GIVEN: Final = vec[i64]([row[1] for row in EXCHANGE_TABLE])
RECEIVED: Final = vec[i64]([row[2] for row in EXCHANGE_TABLE])

# 4.3 The harbour.
SLOTS: Final[i64] = 4
HARBOUR_CARDS: Final[list[HarbourCard]] = list(get_args(HarbourCard))
SIDES: Final = 2
DRAWS_A_CARD: Final = 0  # slots by their number less one
REMOVES_A_CARD: Final = 1
MOVES_VIZIER: Final = 2

MOST_CELLS: Final = 8  # of the serail, whatever the settings say
MOST_PLAYERS: Final = 4
COLOURS: Final[list[Colour]] = list(get_args(Colour))

# Where a figure can be due (figure_source): a balcony by its garden, or one of these.
TO_CHAMBER: Final = 8
TO_SEAT: Final = 9
DESTINATIONS: Final[list[Destination]] = list(get_args(Destination))

NONE: Final = 0  # of a question that may be declined; other options are counted from 1


def garden_of(card: i64) -> i64:
    """The garden of a palace card, counted from 0."""
    return card % 8


def stage_of(card: i64) -> i64:
    """The stage of a palace card: 1 arch, 2 fountain, 3 pillar."""
    return card // 8 + 1
