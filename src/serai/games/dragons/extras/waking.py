"""Rules section 7.5: what may wake the player of a standing pass, as far as the seat's own view tells."""

from __future__ import annotations

from typing import Final

from serai.games.dragons.components import CITY_SPACES, ROOMS
from serai.games.dragons.names import ItemName, SpaceName, Spell, WakingItem, WindowName
from serai.games.dragons.view_types import Declared, Mine, Piece, PlayerScreen, Space, View, Window

# The window that is a thing's moment.
WAKES_AT: Final[dict[WakingItem, WindowName]] = {"spy": "start", "smuggling": "citygate", "key": "space"}
TAKES_FROM_ALL: Final[list[ItemName]] = ["offering", "sacrifice"]
SENDS_HOME_FROM: Final[list[ItemName]] = ["lunar_eclipse", "solar_eclipse"]


# What exists whenever a window asks.


def window_in(view: View) -> Window:
    window = view["window"]
    assert window is not None
    return window


def mine_in(view: View) -> Mine:
    mine = view["mine"]
    assert mine is not None
    return mine


def moves_in(view: View) -> list[dict[str, object]]:
    decision = view["decision"]
    assert decision is not None
    return decision["moves"]


# What one's own things are good for.


def is_of_use(view: View, item: WakingItem) -> bool:
    """A spell in hand; a Key that opens the way to tokens in the palace."""
    if item == "key":
        at_the_guard = window_in(view)["space"] == "guard_room"
        return at_the_guard and any(has_piece(view, space) for space in ROOMS) and could_use_key(view)
    return item in mine_in(view)["spells"]


def could_use_key(view: View) -> bool:
    """One's own or a borrowed one; a player who is strong enough, or has used one, cannot use it (A-63)."""
    if {"kind": "use", "artifact": "key"} in moves_in(view):
        return True
    if {"kind": "cast", "spell": "borrow"} not in moves_in(view) or has_used_key(view):
        return False
    short = strength_in(view, "guard_room") < (view["guard"] or 0)
    return short and any("key" in screen["in_front"] for screen in others(view))


def has_used_key(view: View) -> bool:
    declared = [item for item in window_in(view)["batch"] if item["seat"] == view["seat"]]
    keys = [item for item in declared if "key" in (item["item"], item.get("artifact")) and not item["cancelled"]]
    return bool(keys) or view["seat"] in view["in_force"]["keys"]


def nothing_to_win(view: View, name: SpaceName) -> bool:
    """Nobody can win anything on a space that is being scored, or not this seat."""
    space = space_in(view, name)
    if name in ROOMS:
        room = next(room for room in view["rooms"] if room["room"] == name)
        return room["on_sale"] is None or view["seat"] not in view["admitted"]
    if name == "tent":
        return view["spells_left"] == 0
    if name == "market":
        return view["bank"] is not None and not any(view["bank"].values())
    if "niches" not in space or any(space["niches"]):
        return False
    return space["closed"] or {"kind": "cast", "spell": "dragon_flight"} not in moves_in(view)


def space_in(view: View, name: SpaceName) -> Space:
    return next(space for space in view["spaces"] if space["space"] == name)


def pieces_on(view: View, name: SpaceName) -> list[Piece]:
    """None if the space is not in use."""
    return [piece for space in view["spaces"] if space["space"] == name for piece in space["pieces"]]


def strength_in(view: View, name: SpaceName) -> int:
    """The seat's own strength there; lower than any other if it is not present."""
    return space_in(view, name)["strengths"].get(str(view["seat"]), -1)


def others(view: View) -> list[PlayerScreen]:
    return [screen for seat, screen in enumerate(view["screens"]) if seat != view["seat"]]


def has_piece(view: View, name: SpaceName) -> bool:
    return any(piece["owner"] == view["seat"] for piece in pieces_on(view, name))


def is_present(view: View, name: SpaceName) -> bool:
    """With a piece, or as a smuggler."""
    return has_piece(view, name) or space_in(view, name)["smuggler"] == view["seat"]


def can_fly_in(view: View) -> bool:
    return {"kind": "use", "artifact": "flying_carpet"} in moves_in(view)


# What an item can do to a player.


def touches(view: View, item: Declared) -> bool:
    """Whether it concerns a piece, treasure or artifact of the seat."""
    name = item["item"]
    if name in TAKES_FROM_ALL:
        return any(mine_in(view)["treasure"].values())
    if name == "baksheesh":
        return any(has_piece(view, space) for space in CITY_SPACES)
    if name == "sultans_taxes":
        return any(has_piece(view, space) for space in ROOMS)
    if name in SENDS_HOME_FROM:
        return has_piece(view, item["space"])
    if name == "last_shall_be_first":
        return changes_values(view)
    if name == "spy":
        return bool(mine_in(view)["tokens"])
    if name == "counterspell":
        return cast_by(view, item["spell"]) == view["seat"]
    if name == "borrow":
        against = "spell" in item and cast_by(view, item["spell"]) == view["seat"]
        return against or item["owner"] == view["seat"]
    pieces = [piece for space in view["spaces"] for piece in space["pieces"]]
    return any(piece["piece"] == item.get("piece") and piece["owner"] == view["seat"] for piece in pieces)


def changes_values(view: View) -> bool:
    """A token of one's own that counts 1 or 9, where it has not been scored."""
    for space in view["spaces"]:
        if space["state"] != "finished" and space["space"] != "guard_room":
            for piece in space["pieces"]:
                if piece["owner"] == view["seat"] and piece["value"] in (1, 9):
                    return True
    return False


def cast_by(view: View, spell: Spell) -> int | None:
    """Who declared a spell of the batch."""
    return next((item["seat"] for item in window_in(view)["batch"] if item["item"] == spell), None)
