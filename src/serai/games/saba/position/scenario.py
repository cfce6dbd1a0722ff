"""A situation in a few words, for tests: a fresh deal with some things changed, and a step of the turn."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from serai.core.errors import BadSetting
from serai.core.plain import by_seat, listed, record, rows, strings
from serai.core.reader import number_of
from serai.core.rng import seeded
from serai.core.settings import Value
from serai.games.saba.components import (
    ACTION_CARDS,
    BUILDING_CARDS,
    GAME_END,
    LAST_BLOCK,
    PALACE_NAMES,
    PIECES,
    PLACE_NAMES,
    QUARTERS,
    RESOURCES,
)
from serai.games.saba.position.invariants import rank
from serai.games.saba.position.write import FIELDS, PLAYER_FIELDS, position_of
from serai.games.saba.settings import Rules
from serai.games.saba.setup import set_up
from serai.games.saba.state import SabaState
from serai.games.saba.table import STEPS

EXTRA_WORDS: Final = ["building_top", "action_top", "draws"]
LAID: Final = [*EXTRA_WORDS, "sites", "building_deck", "built", "removed", "action_deck", "action_discard"]
COUNTED: Final = ["figures", "markers", "reserve", "players", "decision", "agenda", "pending", "rng", "reveals"]
LETTERS: Final = {name[0].upper(): name for name in RESOURCES}  # A S E G, as in "2A 1G"

Data = dict[str, object]


def arrange(settings: Mapping[str, Value], seed: str, wishes: Mapping[str, object]) -> Data:
    """See `serai.testing.scenario` and docs/scenarios.md for the words."""
    check_words(wishes)
    rules = Rules(settings)
    data = fresh(rules, seed, wishes)
    for name, value in wishes.items():
        fulfil(data, name, value)
    lay_building_cards(data, wishes)
    lay_action_cards(data, rules, wishes)
    take_seats(data, rules, wishes)
    count_supplies(data, rules)
    return data


def check_words(wishes: Mapping[str, object]) -> None:
    known = sorted({*EXTRA_WORDS, *FIELDS, *PLAYER_FIELDS} - set(COUNTED))
    for name in wishes:
        if name not in known:
            raise BadSetting(f"a scenario of saba knows no {name!r}; it knows {', '.join(known)}")
    if wishes.get("step", STEPS[0]) not in STEPS[:-1]:
        raise BadSetting(f"step cannot be {wishes['step']!r}; it takes {', '.join(STEPS[:-1])}")


def fresh(rules: Rules, seed: str, wishes: Mapping[str, object]) -> Data:
    """A deal whose chance can be scripted: the types of 3.3 in turn order, then those of the slots."""
    state = SabaState(rules, seeded(seed))
    state.script = [number_of(name, RESOURCES) for name in strings(wishes.get("draws", []))]
    first = wishes.get("first_player", 0)
    assert isinstance(first, int)
    set_up(state, first)
    data = position_of(state)
    data["active"] = wishes.get("active", first)
    data["built_this_turn"] = wishes.get("step") == "quarter"
    return data


def resources(text: object) -> dict[str, int]:
    """`2A 1G` as numbers by type."""
    found: dict[str, int] = dict.fromkeys(RESOURCES, 0)
    for part in str(text).split():
        match = re.fullmatch(r"(\d+)([ASEG])", part)
        if match is None:
            raise BadSetting(f"resources are written as in '2A 1G'; got {text!r}")
        found[LETTERS[match[2]]] += int(match[1])
    return found


def slots(text: object) -> list[object]:
    """`G2|A2|S3|E4` as the harbour."""
    parts = str(text).split("|")
    if not all(re.fullmatch(r"[ASEG]\d", part) for part in parts):
        raise BadSetting(f"the harbour is written as in 'G2|A2|S3|E4'; got {text!r}")
    return [{"type": LETTERS[part[0]], "count": int(part[1])} for part in parts]


def fulfil(data: Data, name: str, value: object) -> None:
    """One wish: something of the players (a list, or a dict by seat) or of the table."""
    if name in PLAYER_FIELDS:
        for seat, wish in by_seat(value):
            rows(data, "players")[seat][name] = resources(wish) if name == "stock" else wish
    elif name == "harbour":
        data[name] = slots(value)
    elif name == "gardens":
        gardens = rows(data, name)
        for number, wish in by_seat(value):
            gardens[number - 1].update(record(wish))
    elif name == "quarters":
        quarters = record(data[name])
        for quarter, figures in record(value).items():
            if quarter not in QUARTERS:
                raise BadSetting(f"there is no quarter {quarter!r}; there are {', '.join(QUARTERS)}")
            quarters[quarter] = [*listed(figures), None, None][:2]
    elif name not in LAID:
        data[name] = value


# The cards.


def lay_building_cards(data: Data, wishes: Mapping[str, object]) -> None:
    """What stands in the gardens is built; what must have left the deck before the sites' cards is removed."""
    gardens = data["gardens"]
    assert isinstance(gardens, list)
    removed = strings(wishes.get("removed", []))
    built = strings(wishes.get("built", []))
    for number, garden in enumerate(gardens, 1):
        pieces = [f"{piece}_{number}" for piece in PIECES[: garden["value"]]]
        built += [card for card in pieces if card not in built and card not in removed]
    everything = [*strings(data["sites"]), *strings(data["building_deck"])]
    sites = strings(wishes.get("sites", [card for card in strings(data["sites"]) if card not in built + removed]))
    top = strings(wishes.get("building_top", []))
    used = [*built, *removed, *sites, *top]
    for card in used:
        if card not in BUILDING_CARDS:
            raise BadSetting(f"there is no building card {card!r}; there are {', '.join(BUILDING_CARDS)}")
    least = max((rank(number_of(card, BUILDING_CARDS)) for card in [*sites, *top]), default=0)
    rest = [card for card in everything if card not in used and rank(number_of(card, BUILDING_CARDS)) >= least]
    deck = top + rest
    if BUILDING_CARDS[GAME_END] not in deck:
        deck = deck[: LAST_BLOCK - 1]
    if "sites" not in wishes:
        sites, deck = [*sites, *deck][:3], [*sites, *deck][3:]
    if "building_deck" in wishes:
        deck = strings(wishes["building_deck"])
    data["sites"], data["building_deck"] = sites, deck
    data["built"] = sorted(built, key=lambda card: number_of(card, PALACE_NAMES))
    kept = built + sites + deck
    data["removed"] = [card for card in BUILDING_CARDS if card not in kept]


def lay_action_cards(data: Data, rules: Rules, wishes: Mapping[str, object]) -> None:
    """Cards that nobody holds are in the deck; with a whole deck named, the rest is discarded."""
    left = rules.copies.copy()
    for player in rows(data, "players"):
        player["hand"] = sorted(strings(player["hand"]), key=lambda card: number_of(card, ACTION_CARDS))
        take_out(left, strings(player["hand"]))
    top = strings(wishes.get("action_top", wishes.get("action_deck", [])))
    take_out(left, top)
    discard = strings(wishes.get("action_discard", []))
    take_out(left, discard)
    rest = [card for card in strings(data["action_deck"]) if take_copy(left, card)]
    if "action_deck" in wishes:
        data["action_deck"], data["action_discard"] = top, discard + rest
    else:
        data["action_deck"], data["action_discard"] = top + rest, discard


def take_out(left: list[int], cards: list[str]) -> None:
    for card in cards:
        if card not in ACTION_CARDS or not take_copy(left, card):
            raise BadSetting(f"there is no action card {card!r} left")


def take_copy(left: list[int], card: str) -> bool:
    """Take a copy of the card; False if there is none left."""
    left[number_of(card, ACTION_CARDS)] -= 1
    return left[number_of(card, ACTION_CARDS)] >= 0


# What follows from the rest.


def take_seats(data: Data, rules: Rules, wishes: Mapping[str, object]) -> None:
    """The active player's figures are ready; in the advanced game the majority holder has the serail seat."""
    if "ready" not in wishes:
        figures = [figure for spaces in record(data["quarters"]).values() for figure in listed(spaces)]
        data["ready"] = [name for name, figure in zip(PLACE_NAMES, figures) if figure == data["active"]]
    serail = listed(data["serail"])
    if rules.advanced and serail:
        holder = max(serail, key=lambda seat: (serail.count(seat), -serail.index(seat)))
        data["majority_holder"] = wishes.get("majority_holder", holder)
        data["serail_seat"] = wishes.get("serail_seat", data["majority_holder"])


def count_supplies(data: Data, rules: Rules) -> None:
    """Everything that is nowhere else is in the supplies and the reserve."""
    serail = listed(data["serail"])
    gardens = rows(data, "gardens")
    spaces = [figure for figures in record(data["quarters"]).values() for figure in listed(figures)]
    balconies = [garden["figure"] for garden in gardens]
    on_board = [*spaces, *balconies, data["serail_seat"]]
    reserve: dict[str, int] = dict.fromkeys(RESOURCES, int(rules.each))
    for seat, player in enumerate(rows(data, "players")):
        player["figures"] = int(rules.figures) - on_board.count(seat) - int(str(player["treasure_chamber"]))
        player["markers"] = int(rules.markers) - serail.count(seat)
        for kind, number in record(player["stock"]).items():
            reserve[kind] -= int(str(number))
    for slot in listed(data["harbour"]):
        reserve[str(record(slot)["type"])] -= int(str(record(slot)["count"]))
    for garden in gardens:
        if garden["lock"] is not None:
            reserve[str(garden["lock"])] -= 1
    data["reserve"] = reserve
