"""Names that are written out, and what they are made of."""

from __future__ import annotations

from serai.games.saba.components import (
    ACTION_CARDS,
    BUNDLES,
    DESTINATIONS,
    GARDENS,
    PALACE_NAMES,
    PIECES,
    PLACE_NAMES,
    QUARTERS,
    RESOURCES,
)


def test_names_of_cards_and_places_say_what_they_are() -> None:
    assert [f"{piece}_{garden}" for piece in PIECES for garden in range(1, GARDENS + 1)] == PALACE_NAMES
    assert [f"{quarter}_{space}" for quarter in QUARTERS for space in (1, 2)] == PLACE_NAMES
    assert DESTINATIONS[:GARDENS] == [f"balcony_{garden}" for garden in range(1, GARDENS + 1)]
    bundles = ["_".join(["res", *(RESOURCES[kind] for kind in bundle)]) for bundle in BUNDLES]
    assert ACTION_CARDS[: len(BUNDLES)] == bundles
