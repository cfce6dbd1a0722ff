"""Rules sections 2 and 6: the board, the pieces and the cards, as tables that read like the rulebook's."""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.dragons.names import (
    Artifact,
    CitySpace,
    Colour,
    Guard,
    ItemName,
    PalaceRoom,
    SpaceName,
    Spell,
    TreasureKind,
    UsableArtifact,
)

# 4.3 The fifteen spaces, in the order in which they are scored.
CAVE_GOLD: Final = 4
TENT: Final = 5
DJINN: Final = 6
MARKET: Final = 7
CARAVANSERAI: Final = 8
GUARD_ROOM: Final = 9
ROOM_1: Final = 10
SPACES: Final[list[SpaceName]] = list(get_args(SpaceName))
CITY_SPACES: Final[list[CitySpace]] = list(get_args(CitySpace))
ROOMS: Final[list[PalaceRoom]] = list(get_args(PalaceRoom))
ALL_SPACES: Final = 15
CAVES: Final = 5
CITY: Final = vec[i64]([TENT, DJINN, MARKET, CARAVANSERAI])

COLOURS: Final[list[Colour]] = list(get_args(Colour))  # of the seats

# The kinds of treasure, each in the cave of the same number.
TREASURE_KINDS: Final[list[TreasureKind]] = list(get_args(TreasureKind))
ALL_KINDS: Final = 5
NICHES: Final = 4

# 2 The tokens of a player: there is no 3.
VALUES: Final = vec[i64]([1, 2, 4, 5, 6, 7, 8, 9])
TOKENS: Final = 8
ALL_TOKENS: Final = 255  # a mask of places in VALUES
PLACE_OF: Final = vec[i64]([-1, 0, 1, -1, 2, 3, 4, 5, 6, 7])  # the place of a value in VALUES
CARPET_VALUE: Final = 3
MOST_PIECES: Final = 5  # of a player in a palace room

# 6.2 The artifacts; `artifact` is one of the basic game, where types do not matter.
LAMP: Final = 0
COUNTERSPELL: Final = 1
ASTRAL_DOUBLE: Final = 2
FLYING_CARPET: Final = 3
KEY: Final = 4
SCROLL: Final = 5
PLAIN: Final = 6
ARTIFACTS: Final[list[Artifact]] = list(get_args(Artifact))
TYPES: Final = 7
COPIES: Final = 5  # artifact number = type * 5 + copy
PILE_BASIC: Final = 6
PILE_MAGIC: Final = 5

# 6.4 The spells; their numbers are one less than in the rules.
ABRACADABRA: Final = 0
APPRENTICE: Final = 1
ALMS: Final = 2
BAKSHEESH: Final = 3
SMUGGLING: Final = 4
LAST_SHALL_BE_FIRST: Final = 5
EXCHANGE: Final = 6
LUNAR_ECLIPSE: Final = 7
SOLAR_ECLIPSE: Final = 8
DRAGON_FLIGHT: Final = 9
BORROW: Final = 10
SPY: Final = 11
TAXES: Final = 12
MIRAGE: Final = 13
EYE_FOR_AN_EYE: Final = 14
OFFERING: Final = 15
DRAGON_RETURN: Final = 16
SACRIFICE: Final = 17
SECOND_CHANCE: Final = 18
CLOSE_SESAME: Final = 19
TELEPORTATION: Final = 20
SPELLS: Final[list[Spell]] = list(get_args(Spell))
SPELL_CARDS: Final = 21

# Items: whatever can be declared. Spells keep their numbers, the four usable artifacts follow.
FIRST_ARTIFACT_ITEM: Final = 20  # + type
USE_COUNTERSPELL: Final = FIRST_ARTIFACT_ITEM + COUNTERSPELL
USE_DOUBLE: Final = FIRST_ARTIFACT_ITEM + ASTRAL_DOUBLE
USE_CARPET: Final = FIRST_ARTIFACT_ITEM + FLYING_CARPET
USE_KEY: Final = FIRST_ARTIFACT_ITEM + KEY
USABLE: Final[list[UsableArtifact]] = list(get_args(UsableArtifact))
ITEMS: Final[list[ItemName]] = list(get_args(ItemName))
LENDER_STRIDE: Final = 5  # whom Borrow is aimed at: owner * 5 + type

GUARDS: Final[list[Guard]] = list(get_args(Guard))
