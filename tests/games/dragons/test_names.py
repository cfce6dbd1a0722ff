"""Names that are written out, and what they are made of."""

from __future__ import annotations

from typing import get_args

from serai.games.dragons.components import (
    ALL_KINDS,
    ALL_SPACES,
    ARTIFACTS,
    CAVES,
    CITY,
    CITY_SPACES,
    FIRST_ARTIFACT_ITEM,
    GUARD_ROOM,
    GUARDS,
    ITEMS,
    PLAIN,
    ROOM_1,
    ROOMS,
    SPACES,
    SPELL_CARDS,
    SPELLS,
    TREASURE_KINDS,
    TYPES,
    USABLE,
)
from serai.games.dragons.extras.standing_orders import WAKING_ITEMS
from serai.games.dragons.extras.waking import WAKES_AT
from serai.games.dragons.names import Cave


def test_spaces_are_in_the_order_in_which_they_are_scored() -> None:
    assert len(SPACES) == ALL_SPACES
    assert SPACES[:CAVES] == list(get_args(Cave))
    assert [SPACES[space] for space in CITY] == CITY_SPACES
    assert SPACES[GUARD_ROOM] == "guard_room"
    assert SPACES[ROOM_1:] == ROOMS == [f"room_{room}" for room in range(1, 6)]


def test_every_kind_of_treasure_has_a_cave() -> None:
    assert len(TREASURE_KINDS) == ALL_KINDS == CAVES


def test_an_item_is_a_spell_or_an_artifact_that_can_be_used() -> None:
    assert len(SPELLS) == SPELL_CARDS
    assert len(ARTIFACTS) == TYPES
    assert ARTIFACTS[PLAIN] == "artifact"
    assert ITEMS == SPELLS + USABLE
    assert [ITEMS[FIRST_ARTIFACT_ITEM + ARTIFACTS.index(artifact)] for artifact in USABLE] == USABLE
    assert list(WAKES_AT) == WAKING_ITEMS


def test_guards_are_named_by_their_strength() -> None:
    assert [f"guard_{strength}" for strength in range(1, 11)] == GUARDS
