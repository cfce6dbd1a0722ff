"""The names of what Aladdin's Dragons has: each closed set once. `components` and `table` make their tables of them."""

from __future__ import annotations

from typing import Literal

Cave = Literal["cave_red", "cave_white", "cave_blue", "cave_black", "cave_gold"]
CitySpace = Literal["tent", "djinn", "market", "caravanserai"]
PalaceRoom = Literal["room_1", "room_2", "room_3", "room_4", "room_5"]
SpaceName = Literal[Cave, CitySpace, "guard_room", PalaceRoom]
SpaceState = Literal["open", "scoring", "finished"]

TreasureKind = Literal["crown", "pearl", "gem", "cup", "bar"]
PieceType = Literal["token", "flying_carpet", "borrowed_carpet"]
Colour = Literal["green", "blue", "red", "violet", "amber"]
# fmt: off
Guard = Literal[
    "guard_1", "guard_2", "guard_3", "guard_4", "guard_5", "guard_6", "guard_7", "guard_8", "guard_9", "guard_10",
]
# fmt: on

UsableArtifact = Literal["counterspell", "astral_double", "flying_carpet", "key"]
Artifact = Literal["lamp", UsableArtifact, "scroll", "artifact"]
Spell = Literal[
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
ItemName = Literal[Spell, UsableArtifact]

Phase = Literal["setup", "upkeep", "placement", "scoring", "clean_up", "over"]
WindowName = Literal["start", "turn", "space", "citygate", "bribe", "offer", "end", "placed"]
Ending = Literal["last_artifact", "short_game", "max_rounds"]
Mode = Literal["basic", "magic"]
Reconstructed = Literal["treasure_cards"]  # tables that are not known as they were printed

# Of a standing pass: when it ends, whose magic wakes its player, and what of one's own has come to its moment.
PassEnd = Literal["next_window", SpaceName, "city", "palace", "end_of_round"]
WakingPlay = Literal["never", "any", "mine"]
WakingItem = Literal["spy", "smuggling", "key"]
