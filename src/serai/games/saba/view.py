"""Rules section 9: who sees what. A view is built from what the viewer may know and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from serai.core.positions import by_name
from serai.core.reader import name_or_none, names_of, seat_or_none
from serai.games.saba.components import (
    ACTION_CARDS,
    BUILDING_CARDS,
    COLOURS,
    GAME_END,
    GARDENS,
    HARBOUR_CARDS,
    LAST_BLOCK,
    PALACE_CARDS,
    PIECES,
    PLACE_NAMES,
    PLACES,
    QUARTERS,
    RESOURCES,
    SIDES,
    SPECIAL_NAMES,
    STAGES,
    TYPES,
    garden_of,
    stage_of,
)
from serai.games.saba.names import Either, NextCard, Quarter
from serai.games.saba.phases.building import added_cost, check_payment, cost_of
from serai.games.saba.position.write import (
    gardens,
    harbour,
    in_mask,
    open_player,
    pending,
    quarters,
)
from serai.games.saba.preview import displaced, interim_leader, missing, quarter_offers, quays_after
from serai.games.saba.table import NOTHING, STEPS, Table
from serai.games.saba.view_types import Builder, Common, Own, Quay, Site, Slot, View

EITHER: Final[Either] = "pillar_or_game_end"


def typed(view: Mapping[str, object]) -> View:
    """A view that the core hands back: it knows no game's own type."""
    return cast(View, view)


def common_view(s: Table) -> Common:
    """What everybody may know."""
    return {
        "reconstructed": s.rules.ours.copy(),
        "turn": s.turn,
        "first_player": s.first,
        "active": s.active,
        "step": STEPS[s.step],
        "built_this_turn": s.has_built,
        "special_this_turn": s.has_used_special,
        "quiet_turns": s.quiet,
        "quiet_limit": s.rules.quiet_limit,
        "builders": [builder(s, other) for other in range(s.players)],
        "hand_limit": s.rules.hand_limit,
        "stock_limit": s.rules.stock_limit,
        "reserve": by_name(list(s.reserve), RESOURCES),
        "harbour": [quay(s, number, slot) for number, slot in enumerate(harbour(s))],
        "gardens": gardens(s),
        "quarters": quarters(s),
        "space_prices": list(s.rules.prices),
        "quarter_offers": quarter_offers(s),
        "neighbours": {name: neighbours(s, number) for number, name in enumerate(QUARTERS)},
        "ready": [PLACE_NAMES[place] for place in range(PLACES) if s.ready >> place & 1],
        "vizier": QUARTERS[s.vizier],
        "serail": {
            "cells": s.rules.cells,
            "markers": list(s.serail),
            "holder": seat_or_none(s.holder),
            "figure": seat_or_none(s.seat_figure),
        },
        "sites": [site(s, number) for number in range(len(s.sites))],
        "interim_leader": interim_leader(s),
        "building_deck": {"size": len(s.deck), "next": next_card(s)},
        "built": in_mask(s.built),
        "removed": in_mask(s.removed),
        "action_cards": {name: copies for name, copies in zip(ACTION_CARDS, s.rules.copies) if copies},
        "action_deck": {"size": len(s.action_deck)},
        "action_discard": names_of(list(s.discard), ACTION_CARDS),
        "pending": pending(s),
    }


def own_view(s: Table, seat: int | None) -> Own:
    """What only the seat itself may know; None is the spectator."""
    return {"mine": None if seat is None else {"hand": names_of(list(s.hands[seat]), ACTION_CARDS)}}


def neighbours(s: Table, quarter: int) -> list[Quarter]:
    return [name for other, name in enumerate(QUARTERS) if s.rules.neighbours[quarter] >> other & 1]


def builder(s: Table, seat: int) -> Builder:
    slots = s.rules.slots
    undersides = [slots[card * SIDES + 1 - s.sides[seat * SIDES + card]] + 1 for card in range(len(HARBOUR_CARDS))]
    return {
        "colour": COLOURS[seat],
        **open_player(s, seat),
        "stock_size": s.stock_of(seat),
        "undersides": undersides,
        "hand_size": len(s.hands[seat]),
        "points": s.points(seat),
        "balconies": [garden + 1 for garden in range(GARDENS) if s.balconies[garden] == seat],
        "serail_markers": s.serail_markers(seat),
    }


def quay(s: Table, number: int, slot: Slot) -> Quay:
    """A harbour slot, and how the harbour would lie after it was taken."""
    return {**slot, "capacity": s.rules.capacity[number], "after": quays_after(s, number)}


def site(s: Table, number: int) -> Site:
    """A face-up card: what it costs here and now, surcharge and lock included, and whether each seat can pay that."""
    card = s.sites[number]
    palace = card < PALACE_CARDS
    return {
        "site": number + 1,
        "card": BUILDING_CARDS[card],
        "garden": garden_of(card) + 1 if palace else None,
        "stage": stage_of(card) if palace else None,
        "surcharge": s.rules.surcharge[number],
        "lock": name_or_none(s.locks[garden_of(card)], RESOURCES) if palace else None,
        "printed": by_name(list(s.rules.costs[card * TYPES : (card + 1) * TYPES]), RESOURCES),
        "added": by_name([added_cost(s, number, kind) for kind in range(TYPES)], RESOURCES),
        "cost": by_name([cost_of(s, number, kind) for kind in range(TYPES)], RESOURCES),
        "payable": [check_payment(s, seat, number, NOTHING) is None for seat in range(s.players)],
        "missing": [missing(s, number, seat) for seat in range(s.players)],
        "displaces": displaced(s, number),
    }


def next_card(s: Table) -> NextCard | None:
    """S-56: what the block structure of the deck tells about its top card."""
    size = len(s.deck)
    if size == 0:
        return None
    if size <= LAST_BLOCK:
        gone = (s.removed >> GAME_END & 1) == 1 or GAME_END in s.sites
        return PIECES[STAGES - 1] if gone else EITHER
    top = s.deck[size - 1]
    return SPECIAL_NAMES[top - PALACE_CARDS] if top >= PALACE_CARDS else PIECES[stage_of(top) - 1]
