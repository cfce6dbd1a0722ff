"""Rules sections 2 and 6: the board, the pieces and the cards, as tables that read like the rulebook's."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# 4.3 The fifteen spaces, in the order in which they are scored.
CAVE_GOLD: Final = 4
TENT: Final = 5
DJINN: Final = 6
MARKET: Final = 7
CARAVANSERAI: Final = 8
GUARD_ROOM: Final = 9
ROOM_1: Final = 10
SPACES: Final = [
    "cave_red",
    "cave_white",
    "cave_blue",
    "cave_black",
    "cave_gold",
    "tent",
    "djinn",
    "market",
    "caravanserai",
    "guard_room",
    "room_1",
    "room_2",
    "room_3",
    "room_4",
    "room_5",
]
ALL_SPACES: Final = 15
CAVES: Final = 5
CITY: Final = vec[i64]([TENT, DJINN, MARKET, CARAVANSERAI])

COLOURS: Final = ["green", "blue", "red", "violet", "amber"]  # of the seats

# The kinds of treasure, each in the cave of the same number.
KINDS: Final = ["crown", "pearl", "gem", "cup", "bar"]
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
ARTIFACTS: Final = ["lamp", "counterspell", "astral_double", "flying_carpet", "key", "scroll", "artifact"]
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
SPELLS: Final = [
    "abracadabra",
    "sorcerers_apprentice",
    "alms",
    "baksheesh",
    "smuggling",
    "last_shall_be_first",
    "exchange",
    "lunar_eclipse",
    "solar_eclipse",
    "dragon_flight",
    "borrow",
    "spy",
    "sultans_taxes",
    "mirage",
    "eye_for_an_eye",
    "offering",
    "dragon_return",
    "sacrifice",
    "second_chance",
    "close_sesame",
    "teleportation",
]
SPELL_CARDS: Final = 21

# Items: whatever can be declared. Spells keep their numbers, the four usable artifacts follow.
FIRST_ARTIFACT_ITEM: Final = 20  # + type
USE_COUNTERSPELL: Final = FIRST_ARTIFACT_ITEM + COUNTERSPELL
USE_DOUBLE: Final = FIRST_ARTIFACT_ITEM + ASTRAL_DOUBLE
USE_CARPET: Final = FIRST_ARTIFACT_ITEM + FLYING_CARPET
USE_KEY: Final = FIRST_ARTIFACT_ITEM + KEY
USABLE: Final = ["counterspell", "astral_double", "flying_carpet", "key"]
ITEMS: Final = [*SPELLS, *USABLE]
LENDER_STRIDE: Final = 5  # whom Borrow is aimed at: owner * 5 + type

GUARDS: Final = [f"guard_{strength}" for strength in range(1, 11)]
