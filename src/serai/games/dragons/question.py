"""What the questions speak of, read from the view of the seat that is asked."""

from __future__ import annotations

from serai.core.seen import View, integers, number, record, records, strings
from serai.games.dragons.components import CITY, ITEMS, SPACES


def facts_of(view: View) -> dict[str, object]:
    mine, window, decision = record(view["mine"]), record(view["window"]), record(view["decision"])
    kind, moves = str(decision["kind"]), records(decision["moves"])
    chosen, price = integers(mine["choosing"]), integers(mine["price"])
    treasure = next((str(move["treasure"]) for move in moves if "treasure" in move), None)
    facts: dict[str, object] = {
        "tokens": len(strings(mine["tokens"])),
        "spells": len([move for move in moves if move["kind"] == "cast"]),
        "window": window.get("window"),
        "scored": window.get("space"),
        "declared": len(records(window.get("batch"))),
        "guard": view["guard"],
        "bribe": number(mine["bribe"]),
        "artifact": on_sale(view),
        "price": " + ".join([str(value) for value in price]),
        "pieces": len(price),
        "treasure": treasure,
        "held": number(record(mine["treasure"]).get(str(treasure))),
        "so_far": so_far(mine, treasure),
        "left": number(mine["left"]),
        "acting": acting(window).get("item"),
    }
    if kind.startswith("target_"):
        facts["item"] = ITEMS[chosen[0]]
    elif kind == "place_value":
        facts["space"] = SPACES[chosen[0]]
    elif kind == "pay_piece":
        facts["value"] = price[len(chosen) - 1]
    elif kind == "baksheesh_response":
        facts["piece"], facts["space"] = own_pieces(view, [SPACES[space] for space in CITY])[len(chosen)]
    elif kind == "taxes_response":
        facts["pieces"] = len(own_pieces(view, [str(room["room"]) for room in records(view["rooms"])]))
    return facts


def acting(window: View) -> View:
    """The item of the batch that takes effect."""
    place = window.get("acting")
    return records(window["batch"])[place] if isinstance(place, int) else {}


def so_far(mine: View, treasure: str | None) -> dict[str, int]:
    """The amounts chosen of the kinds before this one."""
    kinds = list(record(mine["treasure"]))
    chosen = integers(mine["choosing"])
    place = kinds.index(treasure) if treasure in kinds else 0
    return dict(zip(kinds, chosen[len(chosen) - place :]))


def on_sale(view: View) -> object:
    """The artifact of the room being scored."""
    scored = [space["space"] for space in records(view["spaces"]) if space["state"] == "scoring"]
    return next((room["on_sale"] for room in records(view["rooms"]) if room["room"] in scored), None)


def own_pieces(view: View, spaces: list[str]) -> list[tuple[View, str]]:
    """The viewer's pieces on some spaces, in the order of their arrival."""
    found = [
        (piece, str(space["space"]))
        for space in records(view["spaces"])
        for piece in records(space["pieces"])
        if space["space"] in spaces and piece["owner"] == view["seat"]
    ]
    return sorted(found, key=lambda entry: number(entry[0]["piece"]))
