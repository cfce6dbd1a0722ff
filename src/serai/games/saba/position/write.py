"""A whole position as readable data."""

from __future__ import annotations

from typing import Final

from serai.core.positions import agenda_data, by_name
from serai.core.reader import Name, name_or_none, names_of, seat_or_none
from serai.games.saba.components import (
    ACTION_CARDS,
    BUILDING_CARDS,
    BUNDLES,
    DESTINATIONS,
    GARDENS,
    HARBOUR_CARDS,
    PAIRS_AND_SINGLES,
    PLACE_NAMES,
    PLACES,
    QUARTERS,
    RESOURCES,
    SLOTS,
    TYPES,
)
from serai.games.saba.names import BuildingCard, Quarter
from serai.games.saba.questions import AGENDA
from serai.games.saba.table import ENDINGS, STEPS, Table
from serai.games.saba.view_types import Bargain, Garden, OpenPlayer, Pending, Slot

PLAYER_FIELDS: Final = ["stock", "figures", "markers", "treasure_chamber", "harbour_cards", "hand"]
FIELDS: Final = [
    "turn",
    "first_player",
    "active",
    "step",
    "built_this_turn",
    "special_this_turn",
    "card_left",
    "quiet_turns",
    "ending",
    "players",
    "reserve",
    "harbour",
    "gardens",
    "quarters",
    "ready",
    "vizier",
    "serail",
    "serail_seat",
    "majority_holder",
    "sites",
    "building_deck",
    "built",
    "removed",
    "action_deck",
    "action_discard",
    "pending",
    "decision",
    "agenda",
    "rng",
    "reveals",
]


def position_of(s: Table) -> dict[str, object]:
    return {
        "turn": s.turn,
        "first_player": s.first,
        "active": s.active,
        "step": STEPS[s.step],
        "built_this_turn": s.has_built,
        "special_this_turn": s.has_used_special,
        "card_left": s.card_left,
        "quiet_turns": s.quiet,
        "ending": name_or_none(s.ending, ENDINGS),
        "players": [player(s, seat) for seat in range(s.players)],
        "reserve": by_name(list(s.reserve), RESOURCES),
        "harbour": harbour(s),
        "gardens": gardens(s),
        "quarters": quarters(s),
        "ready": [PLACE_NAMES[place] for place in range(PLACES) if s.ready >> place & 1],
        "vizier": QUARTERS[s.vizier],
        "serail": list(s.serail),
        "serail_seat": seat_or_none(s.seat_figure),
        "majority_holder": seat_or_none(s.holder),
        "sites": names_of(list(s.sites), BUILDING_CARDS),
        "building_deck": from_top(list(s.deck), BUILDING_CARDS),
        "built": in_mask(s.built),
        "removed": in_mask(s.removed),
        "action_deck": from_top(list(s.action_deck), ACTION_CARDS),
        "action_discard": names_of(list(s.discard), ACTION_CARDS),
        "pending": pending(s),
        "decision": None if s.seat < 0 else {"seat": s.seat, "kind": s.question.name},
        "agenda": agenda_data(s.agenda, AGENDA.names()),
        "rng": s.rng.words(),
        "reveals": s.reveals,
    }


def player(s: Table, seat: int) -> dict[str, object]:
    return {**open_player(s, seat), "hand": names_of(list(s.hands[seat]), ACTION_CARDS)}


def open_player(s: Table, seat: int) -> OpenPlayer:
    """What everybody sees of a player."""
    return {
        "stock": by_name(list(s.stock[seat * TYPES : (seat + 1) * TYPES]), RESOURCES),
        "figures": s.figures[seat],
        "markers": s.markers[seat],
        "treasure_chamber": s.chamber[seat],
        "harbour_cards": [s.slot_of(seat, card) + 1 for card in range(len(HARBOUR_CARDS))],
    }


def harbour(s: Table) -> list[Slot]:
    return [{"type": RESOURCES[s.harbour_types[slot]], "count": s.harbour_counts[slot]} for slot in range(SLOTS)]


def gardens(s: Table) -> list[Garden]:
    return [
        {
            "value": s.values[garden],
            "figure": seat_or_none(s.balconies[garden]),
            "lock": name_or_none(s.locks[garden], RESOURCES),
        }
        for garden in range(GARDENS)
    ]


def quarters(s: Table) -> dict[Quarter, list[int | None]]:
    """By quarter, who stands on its two spaces."""
    return {
        name: [seat_or_none(s.places[number * 2]), seat_or_none(s.places[number * 2 + 1])]
        for number, name in enumerate(QUARTERS)
    }


def from_top(deck: list[int], table: list[Name]) -> list[Name]:
    names = names_of(deck, table)
    names.reverse()
    return names


def in_mask(mask: int) -> list[BuildingCard]:
    return [name for card, name in enumerate(BUILDING_CARDS) if mask >> card & 1]


def pending(s: Table) -> Pending:
    """What an open decision is about."""
    return {
        "destination": name_or_none(s.destination, DESTINATIONS),
        "garden": None if s.garden < 0 else s.garden + 1,
        "figure": name_or_none(s.figure, PLACE_NAMES),
        "bargain": None if s.bargain < 0 else bargain(s.bargain),
    }


def bargain(option: int) -> Bargain:
    """What a merchant takes, in the words of that move."""
    opponent, taken = option // PAIRS_AND_SINGLES, option % PAIRS_AND_SINGLES
    return {"opponent": opponent, "take": names_of(BUNDLES[taken], RESOURCES)}
