"""Parts of a position that every game has, written as readable data and read back: decks, the agenda, chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.deck import Deck, in_mask, mask_of
from serai.core.engine import Engine
from serai.core.errors import BadPosition
from serai.core.questions import Question
from serai.core.reader import Name, Reader, names_of, seats_in
from serai.core.rng import Rng
from serai.core.state import ARGUMENT, LAST_STEP

E = TypeVar("E", bound=Engine)


def deck_data(d: Deck, table: list[Name], players: int) -> dict[str, object]:
    """The cards, topmost first, and for each the viewers who know it (seat numbers; the last is the spectator)."""
    cards, known = d.cards.copy(), d.known.copy()
    cards.reverse()
    known.reverse()
    zones = sorted((d.zones[i], d.zones[i + 1], d.zones[i + 2]) for i in range(0, len(d.zones), 3))
    return {
        "cards": names_of(cards, table),
        "known_by": [seats_in(mask, players + 1) for mask in known],
        "zones": [
            {"viewer": viewer, "places": names_of(in_mask(places), table), "cards": names_of(in_mask(sure), table)}
            for viewer, places, sure in zones
        ],
    }


def place_cards(r: Reader, name: str, table: list[Name], places: list[int], place: int, free: int) -> list[int]:
    """Put the named cards where they are; a card in two places is an error."""
    cards = r.names(name, table)
    for card in cards:
        if places[card] != free:
            raise BadPosition([f"{r.where(name)}: {table[card]} is in two places"])
        places[card] = place
    return cards


def read_deck(r: Reader, table: list[Name], places: list[int], place: int, free: int, players: int) -> Deck:
    """The reverse of `deck_data`; the cards are entered into `places`."""
    cards = place_cards(r, "cards", table, places, place, free)
    known = read_masks(r, "known_by", len(cards), players + 1)
    zones: list[int] = []
    for zone in r.children("zones"):
        zones.append(zone.whole("viewer", 0, players))
        zones.append(mask_of(zone.names("places", table)))
        zones.append(mask_of(zone.names("cards", table)))
    cards.reverse()
    known.reverse()
    return Deck(cards, known, zones)


def read_masks(r: Reader, name: str, size: int, viewers: int) -> list[int]:
    masks: list[int] = []
    for item in r.sequence(name):
        if not isinstance(item, list) or not all(type(viewer) is int and 0 <= viewer < viewers for viewer in item):
            raise r.fail(name, "a list of viewers for each card")
        masks.append(mask_of(item))
    if len(masks) != size:
        raise r.fail(name, f"{size} lists of viewers")
    return masks


def agenda_data(agenda: vec[i64], steps: list[str]) -> list[list[object]]:
    """Pairs of a step's name and its argument, the next step last."""
    return [[steps[entry & LAST_STEP], entry >> ARGUMENT] for entry in agenda]


def read_agenda(s: E, r: Reader) -> vec[i64]:
    """The reverse of `agenda_data`; the argument of a step is smaller than its limit."""
    agenda = vec[i64]()
    steps = s.steps().names()
    for item in r.sequence("agenda"):
        if not isinstance(item, list) or len(item) != 2 or item[0] not in steps or type(item[1]) is not int:
            raise r.fail("agenda", "pairs of a step and a number")
        step = steps.index(str(item[0]))
        if not 0 <= item[1] < s.steps().steps[step].argument_limit(s):
            raise BadPosition([f"agenda: {item[0]} cannot have the argument {item[1]}"])
        agenda = append(agenda, item[1] << ARGUMENT | step)
    return agenda


def read_decision(s: E, r: Reader, questions: Sequence[Question[E]]) -> None:
    """The open decision, if there is one."""
    if r.data.get("decision") is not None:
        decision = r.child("decision")
        seat = decision.whole("seat", 0, s.players - 1)
        s.ask(seat, questions[decision.name("kind", [question.name for question in questions])])


def read_rng(r: Reader) -> Rng:
    words = r.wholes("rng", 0, 0xFFFFFFFF)
    if len(words) != 4 or not any(words):
        raise r.fail("rng", "four words, not all 0")
    return Rng(words[0], words[1], words[2], words[3])


def read_counts(r: Reader, table: list[Name], highest: int = 1000) -> list[int]:
    """A number for each name of the table."""
    r.only(table)
    return [r.whole(name, 0, highest) for name in table]


def by_name(numbers: list[int], table: list[Name]) -> dict[Name, int]:
    return {table[i]: number for i, number in enumerate(numbers)}


def sound(problems: list[str]) -> None:
    if problems:
        raise BadPosition(problems)
