"""What the questions mention, read from the view of the seat that is asked."""

from __future__ import annotations

from collections.abc import Sequence

from serai.core.reader import number_of
from serai.games.dragons.components import CITY_SPACES, ITEMS, ROOMS, SPACES, TREASURE_KINDS
from serai.games.dragons.names import Artifact, ItemName, SpaceName, TreasureKind
from serai.games.dragons.view_types import Mine, Piece, View, Window


def facts_of(view: View) -> dict[str, object]:
    mine, window, decision = view["mine"], view["window"], view["decision"]
    assert mine is not None
    assert decision is not None
    kind, moves = decision["kind"], decision["moves"]
    chosen, price = mine["choosing"], mine["price"] or []
    treasure = asked_kind(moves)
    facts: dict[str, object] = {
        "tokens": len(mine["tokens"]),
        "spells": len([move for move in moves if move["kind"] == "cast"]),
        "window": None if window is None else window["window"],
        "scored": None if window is None else window["space"],
        "declared": 0 if window is None else len(window["batch"]),
        "guard": view["guard"],
        "bribe": mine["bribe"] or 0,
        "artifact": on_sale(view),
        "price": " + ".join([str(value) for value in price]),
        "pieces": len(price),
        "treasure": treasure,
        "held": 0 if treasure is None else mine["treasure"][treasure],
        "so_far": so_far(mine, treasure),
        "left": mine["left"] or 0,
        "acting": acting(window),
    }
    if kind.startswith("target_"):
        facts["item"] = ITEMS[chosen[0]]
    elif kind == "place_value":
        facts["space"] = SPACES[chosen[0]]
    elif kind == "pay_piece":
        facts["value"] = price[len(chosen) - 1]
    elif kind == "baksheesh_response":
        facts["piece"], facts["space"] = own_pieces(view, CITY_SPACES)[len(chosen)]
    elif kind == "taxes_response":
        facts["pieces"] = len(own_pieces(view, ROOMS))
    return facts


def asked_kind(moves: Sequence[dict[str, object]]) -> TreasureKind | None:
    """The first kind of treasure that can be chosen."""
    named = [str(move["treasure"]) for move in moves if "treasure" in move]
    return TREASURE_KINDS[number_of(named[0], TREASURE_KINDS)] if named else None


def acting(window: Window | None) -> ItemName | None:
    """The item of the batch that takes effect."""
    place = None if window is None else window["acting"]
    return None if window is None or place is None else window["batch"][place]["item"]


def so_far(mine: Mine, treasure: TreasureKind | None) -> dict[TreasureKind, int]:
    """The amounts chosen of the kinds before this one."""
    chosen = mine["choosing"]
    place = 0 if treasure is None else TREASURE_KINDS.index(treasure)
    return dict(zip(TREASURE_KINDS, chosen[len(chosen) - place :]))


def on_sale(view: View) -> Artifact | None:
    """The artifact of the room being scored."""
    scored = [space["space"] for space in view["spaces"] if space["state"] == "scoring"]
    return next((room["on_sale"] for room in view["rooms"] if room["room"] in scored), None)


def own_pieces(view: View, spaces: Sequence[SpaceName]) -> list[tuple[Piece, SpaceName]]:
    """The viewer's pieces on some spaces, in the order of their arrival."""
    found = [
        (piece, space["space"])
        for space in view["spaces"]
        for piece in space["pieces"]
        if space["space"] in spaces and piece["owner"] == view["seat"]
    ]
    return sorted(found, key=lambda entry: entry[0]["piece"])
