"""Rules section 7.5: what may wake the player of a standing pass, as far as the seat's own view tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from serai.games.dragons.components import CARAVANSERAI, GUARD_ROOM, MARKET, ROOM_1, SPACES, TENT

ROOMS: Final = SPACES[ROOM_1:]
WAKES_AT: Final = {"spy": "start", "smuggling": "citygate", "key": "space"}  # the window that is a thing's moment
TAKES_FROM_ALL: Final = ["offering", "sacrifice"]
SENDS_HOME_FROM: Final = ["lunar_eclipse", "solar_eclipse"]

View = Mapping[str, object]


def dict_of(value: object) -> Mapping[str, object]:
    assert isinstance(value, Mapping)
    return value


def list_of(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def dicts_of(value: object) -> list[Mapping[str, object]]:
    assert isinstance(value, list)
    return value


def moves_of(view: View) -> list[Mapping[str, object]]:
    return dicts_of(dict_of(view["decision"])["moves"])


def is_of_use(view: View, item: str) -> bool:
    """A spell in hand; a Key that opens the way to tokens in the palace."""
    if item == "key":
        at_the_guard = dict_of(view["window"])["space"] == SPACES[GUARD_ROOM]
        return at_the_guard and any(has_piece(view, space) for space in ROOMS) and could_use_key(view)
    spells = dict_of(view["mine"])["spells"]
    return isinstance(spells, list) and item in spells


def could_use_key(view: View) -> bool:
    """One's own, or a borrowed one; whoever is strong enough, or has used one, cannot (A-63)."""
    if {"kind": "use", "artifact": "key"} in moves_of(view):
        return True
    if {"kind": "cast", "spell": "borrow"} not in moves_of(view) or has_used_key(view):
        return False
    short = strength_in(view, SPACES[GUARD_ROOM]) < int(str(view["guard"] or 0))
    return short and any("key" in list_of(screen["in_front"]) for screen in others(view))


def has_used_key(view: View) -> bool:
    declared = [item for item in dicts_of(dict_of(view["window"])["batch"]) if item["seat"] == view["seat"]]
    keys = [item for item in declared if "key" in (item["item"], item.get("artifact")) and not item["cancelled"]]
    return bool(keys) or view["seat"] in list_of(dict_of(view["in_force"])["keys"])


def nothing_to_win(view: View, space: str) -> bool:
    """Nobody can win anything on a space that is being scored, or not this seat."""
    seen = space_in(view, space)
    if space in ROOMS:
        room = next(room for room in dicts_of(view["rooms"]) if room["room"] == space)
        return room["on_sale"] is None or view["seat"] not in list_of(view["admitted"])
    if space == SPACES[TENT]:
        return view["spells_left"] == 0
    if space == SPACES[MARKET]:
        return view["bank"] is not None and not any(dict_of(view["bank"]).values())
    if "niches" not in seen or any(list_of(seen["niches"])):
        return False
    return bool(seen["closed"]) or {"kind": "cast", "spell": "dragon_flight"} not in moves_of(view)


def pieces_by_space(view: View) -> dict[str, list[Mapping[str, object]]]:
    return {str(space["space"]): dicts_of(space["pieces"]) for space in dicts_of(view["spaces"])}


def space_in(view: View, space: str) -> Mapping[str, object]:
    return next(seen for seen in dicts_of(view["spaces"]) if seen["space"] == space)


def strength_in(view: View, space: str) -> int:
    """What decides there, of the seat itself; less than anything if it is not present."""
    return int(str(dict_of(space_in(view, space)["strengths"]).get(str(view["seat"]), -1)))


def others(view: View) -> list[Mapping[str, object]]:
    return [screen for seat, screen in enumerate(dicts_of(view["screens"])) if seat != view["seat"]]


def has_piece(view: View, space: str) -> bool:
    return any(piece["owner"] == view["seat"] for piece in pieces_by_space(view).get(space, []))


def is_present(view: View, space: str) -> bool:
    """With a piece, or as a smuggler."""
    return has_piece(view, space) or space_in(view, space)["smuggler"] == view["seat"]


def can_fly_in(view: View) -> bool:
    return {"kind": "use", "artifact": "flying_carpet"} in moves_of(view)


# What an item can do to a player.


def touches(view: View, item: Mapping[str, object]) -> bool:
    """Whether it concerns a piece, treasure or artifact of the seat."""
    name = str(item["item"])
    if name in TAKES_FROM_ALL:
        return any(dict_of(dict_of(view["mine"])["treasure"]).values())
    if name == "baksheesh":
        return any(has_piece(view, space) for space in SPACES[TENT : CARAVANSERAI + 1])
    if name == "sultans_taxes":
        return any(has_piece(view, space) for space in ROOMS)
    if name in SENDS_HOME_FROM:
        return has_piece(view, str(item["space"]))
    if name == "last_shall_be_first":
        return changes_values(view)
    if name == "spy":
        return bool(dict_of(view["mine"])["tokens"])
    if name == "counterspell":
        return cast_by(view, str(item["spell"])) == view["seat"]
    if name == "borrow":
        against = "spell" in item and cast_by(view, str(item["spell"])) == view["seat"]
        return against or item["owner"] == view["seat"]
    pieces = [piece for held in pieces_by_space(view).values() for piece in held]
    return any(piece["piece"] == item.get("piece") and piece["owner"] == view["seat"] for piece in pieces)


def changes_values(view: View) -> bool:
    """A token of one's own that counts 1 or 9, where it has not been scored."""
    for space in dicts_of(view["spaces"]):
        if space["state"] != "finished" and space["space"] != SPACES[GUARD_ROOM]:
            for piece in dicts_of(space["pieces"]):
                if piece["owner"] == view["seat"] and piece["value"] in (1, 9):
                    return True
    return False


def cast_by(view: View, spell: str) -> object:
    """Who declared a spell of the batch."""
    batch = dicts_of(dict_of(view["window"])["batch"])
    return next((item["seat"] for item in batch if item["item"] == spell), None)
