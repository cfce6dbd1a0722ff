"""The printed tables of a copy of the game in place of our reconstruction: their check, and what the rules read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.plain import listed, record
from serai.core.reader import number_of
from serai.games.saba.components import (
    ACTION_CARDS,
    BASIC_COPIES,
    BUILDING_CARDS,
    BUNDLES,
    HARBOUR_CARDS,
    LARGEST_BUNDLE,
    PALACE_NAMES,
    QUARTERS,
    RESOURCES,
    SLOTS,
    SPECIAL_NAMES,
    TYPES,
)
from serai.games.saba.names import PrintedTable
from serai.games.saba.reconstructed import RECONSTRUCTED, UNPRICED

SECTIONS: Final[list[PrintedTable]] = list(get_args(PrintedTable))
HIGHEST_COST: Final = 9


class Tables:
    """The data of one game, as flat arrays; `ours` names the tables that are our reconstruction.

    8.2: what is given about special cards overrides `unpriced`, the setting that makes treasure cards free.
    """

    def __init__(self, given: dict[str, object], unpriced: bool) -> None:
        data = {**RECONSTRUCTED, **({"special_cards": UNPRICED} if unpriced else {}), **given}
        self.ours = [name for name in SECTIONS if name not in given]
        self.costs = vec[i64](costs_of(data))  # card * 4 + type
        self.basic_copies = copies_of(data)  # by kind of action card
        self.slots = vec[i64](slots_of(data))  # harbour card * 2 + side: the slot, counted from 0
        self.neighbours = vec[i64](neighbours_of(data))  # by quarter: a mask of quarters


def costs_of(data: dict[str, object]) -> list[int]:
    cards = {**record(data["palace_cards"]), **record(data["special_cards"])}
    return [number for name in BUILDING_CARDS for number in counts_of(cards[name])]


def counts_of(bundle: object) -> list[int]:
    named = record(bundle)
    return [int(str(named.get(resource, 0))) for resource in RESOURCES]


def copies_of(data: dict[str, object]) -> list[int]:
    copies = [0] * len(ACTION_CARDS)
    for row in listed(data["basic_action_cards"]):
        gives = counts_of(record(row)["gives"])
        bundle = [kind for kind in range(TYPES) for each in range(gives[kind])]
        copies[BUNDLES.index(bundle)] += int(str(record(row)["copies"]))
    return copies


def slots_of(data: dict[str, object]) -> list[int]:
    cards = record(data["harbour_cards"])
    return [int(str(record(cards[name])[side])) - 1 for name in HARBOUR_CARDS for side in ("start", "underside")]


def neighbours_of(data: dict[str, object]) -> list[int]:
    named = record(data["quarter_neighbours"])
    return [sum(1 << number_of(str(other), QUARTERS) for other in listed(named[quarter])) for quarter in QUARTERS]


BUILT_IN: Final = Tables({}, False)
BUILT_IN_UNPRICED: Final = Tables({}, True)


def tables_of(text: object, unpriced: bool) -> Tables:
    """The tables that the setting `data` holds: None for our own, else JSON."""
    if text is None:
        return BUILT_IN_UNPRICED if unpriced else BUILT_IN
    return Tables(record(json.loads(str(text))), unpriced)


# The check of a file.


def problems_of(data: object) -> list[str]:
    """What is wrong with the data, in words; a table that is there must be complete."""
    if not isinstance(data, dict):
        return [f"expected a dict with some of {', '.join(SECTIONS)}"]
    problems = unknown("data", data, SECTIONS)
    if "palace_cards" in data:
        problems += cost_problems("palace_cards", data["palace_cards"], PALACE_NAMES)
    if "special_cards" in data:
        problems += cost_problems("special_cards", data["special_cards"], SPECIAL_NAMES)
    if "basic_action_cards" in data:
        problems += action_card_problems(data["basic_action_cards"])
    if "harbour_cards" in data:
        problems += harbour_card_problems(data["harbour_cards"])
    if "quarter_neighbours" in data:
        problems += neighbour_problems(data["quarter_neighbours"])
    return problems


def unknown(where: str, data: dict[str, object], names: Sequence[str]) -> list[str]:
    return [f"{where}: there is no {name!r}; there are {', '.join(names)}"[:300] for name in data if name not in names]


def named_problems(where: str, data: object, names: Sequence[str]) -> list[str]:
    """A dict must have exactly these names."""
    if not isinstance(data, dict):
        return [f"{where}: expected a dict by name"]
    missing = [name for name in names if name not in data]
    return unknown(where, data, names) + ([f"{where}: {', '.join(missing)} missing"] if missing else [])


def bundle_problems(where: str, data: object) -> list[str]:
    """Resources with whole numbers; what is not named is 0."""
    if not isinstance(data, dict):
        return [f"{where}: expected resources with numbers, such as {{'alabaster': 2}}"]
    problems = unknown(where, data, RESOURCES)
    for name, number in data.items():
        if type(number) is not int or not 0 <= number <= HIGHEST_COST:
            problems.append(f"{where}.{name}: expected a whole number from 0 to {HIGHEST_COST}, got {number!r}"[:300])
    return problems


def cost_problems(where: str, data: object, names: Sequence[str]) -> list[str]:
    problems = named_problems(where, data, names)
    if isinstance(data, dict):
        for name in names:
            if name in data:
                problems += bundle_problems(f"{where}.{name}", data[name])
    return problems


def action_card_problems(data: object) -> list[str]:
    """Rows of copies and what they give: one to three resources, twenty cards in all."""
    where = "basic_action_cards"
    if not isinstance(data, list):
        return [f"{where}: expected a list of rows such as {{'copies': 5, 'gives': {{'gold': 1}}}}"]
    problems: list[str] = []
    total = 0
    for number, row in enumerate(data):
        found = named_problems(f"{where}[{number}]", row, ["copies", "gives"])
        if found:
            problems += found
            continue
        copies, gives = row["copies"], row["gives"]
        if type(copies) is not int or not 1 <= copies <= BASIC_COPIES:
            found.append(f"{where}[{number}].copies: expected a whole number from 1 to {BASIC_COPIES}, got {copies!r}")
        else:
            total += copies
        found += bundle_problems(f"{where}[{number}].gives", gives)
        if not found and not 1 <= sum(gives.values()) <= LARGEST_BUNDLE:
            found.append(f"{where}[{number}].gives: a card gives 1 to {LARGEST_BUNDLE} resources")
        problems += found
    if not problems and total != BASIC_COPIES:
        problems.append(f"{where}: {total} cards in all, not {BASIC_COPIES}")
    return problems


def harbour_card_problems(data: object) -> list[str]:
    where = "harbour_cards"
    problems = named_problems(where, data, HARBOUR_CARDS)
    slots: list[object] = []
    if not problems and isinstance(data, dict):
        for name in HARBOUR_CARDS:
            problems += named_problems(f"{where}.{name}", data[name], ["start", "underside"])
            if isinstance(data[name], dict):
                slots += data[name].values()
    if not problems and (any(type(slot) is not int for slot in slots) or set(slots) != set(range(1, SLOTS + 1))):
        problems.append(f"{where}: each of the slots 1 to {SLOTS} stands on one side of one card")
    return problems


def neighbour_problems(data: object) -> list[str]:
    where = "quarter_neighbours"
    problems = named_problems(where, data, QUARTERS)
    if problems or not isinstance(data, dict):
        return problems
    for name in QUARTERS:
        others = data[name]
        if not isinstance(others, list) or any(other not in QUARTERS or other == name for other in others):
            problems.append(f"{where}.{name}: expected a list of other quarters")
        elif len(set(others)) != len(others):
            problems.append(f"{where}.{name}: a quarter is named twice")
    if not problems:
        for name in QUARTERS:
            for other in data[name]:
                if name not in data[other]:
                    problems.append(f"{where}: {name} lies beside {other}, but {other} not beside {name}")
    return problems
