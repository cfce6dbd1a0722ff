"""What tests of Dragons look at: treasures as scenarios write them, spaces, pieces, cards, who is asked, why not."""

from __future__ import annotations

import json

import serai
from serai import Match
from serai.testing import scenario
from tests.games.look import reason

LETTERS = {"crown": "c", "pearl": "p", "gem": "g", "cup": "u", "bar": "b"}
TREASURE_KINDS = list(LETTERS)
VALUES = [1, 2, 4, 5, 6, 7, 8, 9]
CAVES = ["cave_red", "cave_white", "cave_blue", "cave_black", "cave_gold"]

SPELLS = [
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

Units = tuple[int, ...]


# Treasures


def written(units: dict[str, int] | Units) -> str:
    """Units as a scenario writes them: `8c 1p 2g`."""
    numbers = units if isinstance(units, dict) else dict(zip(TREASURE_KINDS, units, strict=True))
    return " ".join(f"{numbers[kind]}{letter}" for kind, letter in LETTERS.items() if numbers.get(kind))


def purse(match: Match, seat: int) -> str:
    """The treasure of a player as a scenario writes it."""
    return written(match.position()["players"][seat]["treasure"])


def treasure_of(match: Match, seat: int) -> dict[str, int]:
    """The treasure of a player, without the kinds of which there is none."""
    return {kind: units for kind, units in match.position()["players"][seat]["treasure"].items() if units}


def units_of(match: Match, seat: int) -> Units:
    """How many units of each kind a player has."""
    return tuple(match.position()["players"][seat]["treasure"].values())


def niches(match: Match, cave: str) -> list[int]:
    """What lies in the niches of a cave."""
    return match.position()["caves"][cave]


# Spaces and pieces


def look_at(match: Match, space: str, viewer: int | None = None) -> dict[str, object]:
    """A space as somebody sees it."""
    (seen,) = [seen for seen in match.view(viewer)["spaces"] if seen["space"] == space]
    return seen


def strengths(match: Match, space: str) -> dict[str, int]:
    """The strengths of all players on a space."""
    return look_at(match, space)["strengths"]


def values_seen(match: Match, space: str, viewer: int | None = None) -> list[int | None]:
    """The values of the pieces on a space, as far as somebody sees them."""
    return [piece["value"] for piece in look_at(match, space, viewer)["pieces"]]


def piece(match: Match, handle: int) -> dict[str, object]:
    """A piece by its number."""
    return match.position()["pieces"][handle]


def pieces_on(match: Match, space: str | None) -> list[tuple[int, int]]:
    """Owner and value of every piece on a space."""
    return [(piece["owner"], piece["value"]) for piece in match.position()["pieces"] if piece["space"] == space]


def gone_home(match: Match) -> list[tuple[int, int]]:
    """Owner and value of the tokens and carpets that have left the board."""
    return pieces_on(match, None)


def tokens_behind(match: Match, seat: int) -> list[int]:
    """The tokens behind a screen."""
    return match.position()["players"][seat]["tokens"]


# Artifacts and spells


def types_of(cards: list[str]) -> list[str]:
    """The types of artifacts: `key` for `key_2`."""
    return [card.rpartition("_")[0] for card in cards]


def artifacts_of(match: Match, seat: int) -> list[str]:
    """The types of all artifacts that a player owns."""
    return types_of(match.position()["players"][seat]["artifacts"])


def pile_in(match: Match, room: int) -> list[str]:
    """The types of the artifacts in the pile of a room."""
    return types_of(match.position()["piles"][room - 1]["cards"])


def types_in_piles(match: Match) -> list[str]:
    """The types of all artifacts in the palace, room after room."""
    return [kind for pile in match.position()["piles"] for kind in types_of(pile["cards"])]


def spells_in_hand(match: Match) -> list[list[str]]:
    """The spells of every player."""
    return [player["spells"] for player in match.position()["players"]]


def screen(match: Match, seat: int) -> dict[str, object]:
    """What everybody sees of a player."""
    return match.view(None)["screens"][seat]


# Questions, and what was told


def refused(match: Match, seat: int, move: str) -> tuple[str, dict[str, object]]:
    """Why a move is not allowed, without the clause."""
    code, _, numbers = reason(match, seat, move)
    return code, numbers


def seen_and_heard(match: Match, viewer: int | None) -> str:
    """All that somebody sees and has ever heard, as text."""
    return json.dumps([match.view(viewer), match.heard(viewer)])


def standing_pass(match: Match, seat: int, **fields: object) -> serai.StandingOrder:
    """The order to pass that a player gives now."""
    return serai.game("dragons").order({"kind": "pass", **fields}, match.view(seat))


# Treasure cards


def caves_of_card(players: int, number: int) -> list[str]:
    """The five caves of a treasure card as they lie on the table."""
    caves = scenario("dragons", players=players, at="upkeep", treasure_top=[number]).position()["caves"]
    return ["/".join(str(amount) for amount in caves[cave] if amount) or "-" for cave in CAVES]


def units_in_cave(cave: str) -> int:
    return sum(int(amount) for amount in cave.split("/") if amount != "-")
