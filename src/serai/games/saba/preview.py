"""What a choice would cost or bring, as far as public information shows."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.positions import by_name
from serai.core.reader import seat_or_none
from serai.games.saba.components import (
    PALACE_CARDS,
    PRODUCES,
    PRODUCING,
    QUARTERS,
    RESOURCES,
    SLOTS,
    TYPES,
    garden_of,
)
from serai.games.saba.names import Quarter, Resource
from serai.games.saba.phases.building import cost_of
from serai.games.saba.phases.interim_scoring import leader_among, most_points
from serai.games.saba.phases.refilling import lacking, shift
from serai.games.saba.table import NOTHING, Table
from serai.games.saba.view_types import QuarterOffer, Slot


def quays_after(s: Table, slot: i64) -> list[Slot]:
    """4.3.4: how the harbour would lie if a slot were taken now and nothing came between."""
    types, counts = s.harbour_types[:], s.harbour_counts[:]
    counts[slot] = 0
    shift(types, slot)
    shift(counts, slot)
    return [
        {"type": RESOURCES[types[each]], "count": counts[each] + lacking(s, each, types[each], counts[each])}
        for each in range(SLOTS)
    ]


def missing(s: Table, site: i64, seat: i64) -> dict[Resource, int]:
    """What a seat's stock lacks to pay for a card on a site."""
    return by_name([max(cost_of(s, site, kind) - s.owns(seat, kind), 0) for kind in range(TYPES)], RESOURCES)


def displaced(s: Table, site: i64) -> int | None:
    """Whose figure a build would throw out."""
    card = s.sites[site]
    return seat_or_none(s.balconies[garden_of(card)]) if card < PALACE_CARDS else None


def interim_leader(s: Table) -> int | None:
    """4.4.8: who would put a figure into the treasure chamber now; None if a tie would stay."""
    return seat_or_none(leader_among(s, most_points(s)))


def quarter_offers(s: Table) -> dict[Quarter, QuarterOffer]:
    """What a figure would cost in each quarter, and what the quarter gives; an exchange gives nothing by itself."""
    offers: dict[Quarter, QuarterOffer] = {}
    for quarter, name in enumerate(QUARTERS):
        place = s.free_place(quarter)
        offers[name] = {
            "price": None if place == NOTHING else s.rules.prices[place % 2],
            "gives": RESOURCES[PRODUCES[quarter]] if quarter < PRODUCING else None,
        }
    return offers
