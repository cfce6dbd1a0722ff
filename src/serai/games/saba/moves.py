"""Rules section 11: the decisions and the names of their options."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.moves import Kind, Space, Verb, choices
from serai.games.saba.components import (
    ACTION_CARDS,
    ALL_QUARTERS,
    BUNDLES,
    EXCHANGE_TABLE,
    EXCHANGES,
    HARBOUR_CARDS,
    MOST_CELLS,
    MOST_PLAYERS,
    PAIRS_AND_SINGLES,
    PRODUCING,
    QUARTERS,
    RESOURCES,
    SITES,
    SLOTS,
    SPACES,
)

# The windows: what the active player does next (4.1). Each ends in the free actions of 4.2.
PRE_HARBOUR: Final = 0
BUILD: Final = 1
QUARTER: Final = 2
FINAL: Final = 3
# What is asked in the middle of an action.
REMOVE_PALACE_CARD: Final = 4
MOVE_VIZIER: Final = 5
VIZIER_EXCHANGE: Final = 6
HARBOUR_MASTER: Final = 7
DESERT_ROBBER: Final = 8
CARAVAN_LEADER: Final = 9
HAREM_GUARD: Final = 10
MERCHANT_TAKE: Final = 11
MERCHANT_GIVE: Final = 12
FOREMAN_FIGURE: Final = 13
FOREMAN_TARGET: Final = 14
FIGURE_SOURCE: Final = 15
SERAIL_MARKER: Final = 16
PLACE_LOCK: Final = 17
# 4.7
DISCARD_CARDS: Final = 18
RETURN_RESOURCES: Final = 19
# 4.2: the vizier's destination, or first a ready quarter. Last, so that the kinds before it keep their numbers.
VIZIER_OR_QUARTER: Final = 20

# Options that the rules speak of by name.
END_BUILD: Final = 0  # build
FIRST_BUILD: Final = 1  # + site
FIRST_SPECIAL: Final = 4  # + site
FIRST_WITH_WORKERS: Final = 7  # + site * 34 + bundle
SKIP_QUARTER: Final = 0  # quarter
FIRST_QUARTER: Final = 1  # + quarter
END_TURN: Final = 0  # final
NONE: Final = 0  # vizier_exchange, figure_source, place_lock; what is chosen instead is counted from 1
YES: Final = 1  # serail_marker
NO: Final = 0

# Free actions, counted from where they begin in their window.
FREE_FROM: Final = vec[i64]([2, 109, 7, 1])
FIRST_USE: Final = ALL_QUARTERS  # vizier_or_quarter: after the vizier's destinations
FIRST_EXCHANGE: Final = PRODUCING
FIRST_CARD: Final = PRODUCING + EXCHANGES

SLOT_PAIRS: Final = vec[vec[i64]]([vec[i64](pair) for pair in combinations(range(SLOTS), 2)])
CELL_PAIRS: Final = vec[vec[i64]]([vec[i64](pair) for pair in combinations(range(MOST_CELLS), 2)])


def names(bundle: list[int]) -> list[str]:
    return [RESOURCES[kind] for kind in bundle]


def numbers(argument: str, last: int) -> list[dict[str, object]]:
    return [{argument: number} for number in range(1, last + 1)]


def worker_rows() -> list[dict[str, object]]:
    """build_with_workers: site * 34 + bundle."""
    return [{"site": site, "waive": names(bundle)} for site in range(1, SITES + 1) for bundle in BUNDLES]


def place_rows() -> list[dict[str, object]]:
    """A figure in a quarter: quarter * 2 + space."""
    return [{"quarter": quarter, "space": space} for quarter in QUARTERS for space in range(1, SPACES + 1)]


def pair_rows(argument: str, pairs: vec[vec[i64]]) -> list[dict[str, object]]:
    return [{argument: [pair[0] + 1, pair[1] + 1]} for pair in pairs]


def exchange_rows(with_quarter: bool) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for quarter, give, get in EXCHANGE_TABLE:
        row: dict[str, object] = {"quarter": QUARTERS[quarter]} if with_quarter else {}
        rows.append({**row, "give": RESOURCES[give], "get": RESOURCES[get]})
    return rows


def robber_rows() -> list[dict[str, object]]:
    """desert_robber: opponent * 4 + type."""
    return [{"opponent": seat, "type": resource} for seat in range(MOST_PLAYERS) for resource in RESOURCES]


def take_rows() -> list[dict[str, object]]:
    """merchant_take: opponent * 14 + bundle."""
    bundles = BUNDLES[:PAIRS_AND_SINGLES]
    return [{"opponent": seat, "take": names(bundle)} for seat in range(MOST_PLAYERS) for bundle in bundles]


def give_rows() -> list[dict[str, object]]:
    return [{"give": names(bundle)} for bundle in BUNDLES[:PAIRS_AND_SINGLES]]


def vizier() -> Verb:
    return Verb("move_vizier", choices("quarter", QUARTERS))


def quarter_uses() -> list[Verb]:
    return [Verb("use_quarter", choices("quarter", QUARTERS[:PRODUCING])), Verb("exchange", exchange_rows(True))]


def free_actions() -> list[Verb]:
    """4.2: in every window, after what belongs to the window itself."""
    return [*quarter_uses(), Verb("play", choices("card", ACTION_CARDS))]


BUILD_VERBS: Final = [
    Verb("end_build"),
    Verb("build", numbers("site", SITES)),
    Verb("take_special", numbers("site", SITES)),
    Verb("build_with_workers", worker_rows()),
]
SPACE: Final = Space(
    [
        Kind("pre_harbour", "4.3.1", [Verb("choose_harbour", choices("card", HARBOUR_CARDS)), *free_actions()]),
        Kind("build", "4.4", [*BUILD_VERBS, *free_actions()]),
        Kind("quarter", "4.6.1",
             [Verb("skip_quarter"), Verb("place_in_quarter", choices("quarter", QUARTERS)), *free_actions()]),
        Kind("final", "4.7", [Verb("end_turn"), *free_actions()]),
        Kind("remove_palace_card", "4.3.3", [Verb("remove_palace_card", numbers("site", SITES))]),
        Kind("move_vizier", "4.3.3", [vizier()]),
        Kind("vizier_exchange", "S-12", [Verb("none"), Verb("vizier_exchange", exchange_rows(False))]),
        Kind("harbour_master", "S-48", [Verb("harbour_master", pair_rows("slots", SLOT_PAIRS))]),
        Kind("desert_robber", "S-47", [Verb("desert_robber", robber_rows())]),
        Kind("caravan_leader", "7.2", [Verb("caravan_leader", choices("type", RESOURCES))]),
        Kind("harem_guard", "S-49", [Verb("harem_guard", pair_rows("cells", CELL_PAIRS))]),
        Kind("merchant_take", "S-46", [Verb("merchant_take", take_rows())]),
        Kind("merchant_give", "S-46", [Verb("merchant_give", give_rows())]),
        Kind("foreman_figure", "S-44", [Verb("foreman_figure", place_rows())]),
        Kind("foreman_target", "S-44", [Verb("foreman_target", choices("quarter", QUARTERS))]),
        Kind("figure_source", "4.4.5", [Verb("none"), Verb("figure_source", place_rows())]),
        Kind("serail_marker", "5.2", [Verb("no"), Verb("yes")]),
        Kind("place_lock", "7.4", [Verb("none"), Verb("place_lock", choices("type", RESOURCES))]),
        Kind("discard_cards", "4.7", [Verb("discard", choices("card", ACTION_CARDS))]),
        Kind("return_resources", "4.7", [Verb("return", choices("type", RESOURCES))]),
        Kind("vizier_or_quarter", "4.2", [vizier(), *quarter_uses()]),
    ]
)  # fmt: skip


def is_window(kind: i64) -> bool:
    return kind <= FINAL
