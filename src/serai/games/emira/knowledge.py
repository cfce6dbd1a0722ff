"""Rules section 8: redealing what a viewer cannot know, consistent with everything that it does know."""

from __future__ import annotations

from serai.core.deck import deal_hidden
from serai.core.rng import Rng
from serai.core.state import NOT_ENDED
from serai.games.emira.components import (
    EVENT_CARDS,
    PRINCESS_CARDS,
    STATUS_CARDS,
    TOP_STATUS_CARDS,
)
from serai.games.emira.table import ASIDE, Table


def redeal_hidden(s: Table, viewer: int, rng: Rng) -> None:
    """Goals, events and the orders of the decks. Gold is never redealt: anybody can compute it."""
    deal_goals(s, viewer, rng)
    deal_events(s, viewer, rng)
    deal_emira_deck(s, viewer, rng)
    deal_status_deck(s, viewer, rng)


def deal_goals(s: Table, viewer: int, rng: Rng) -> None:
    if s.ending != NOT_ENDED:
        return
    others = [seat for seat in range(s.players) if seat != viewer]
    goals = sorted([s.goals[seat] for seat in others] + s.spare_goals)
    rng.shuffle(goals)
    for seat in others:
        s.goals[seat] = goals.pop()
    s.spare_goals = sorted(goals)


def deal_events(s: Table, viewer: int, rng: Rng) -> None:
    """Other hands, other players' unchosen start events, and the deck, as far as the viewer has not seen it."""
    hidden = s.event_deck.unknown_to(viewer)
    for seat in range(s.players):
        if seat != viewer:
            hidden += events_at(s, seat, viewer)
            hidden += events_at(s, ASIDE + seat, viewer)
    permutation = deal_hidden(hidden, s.event_deck.zones_of(viewer), EVENT_CARDS, rng)
    places = s.event_at.copy()
    for card in hidden:
        s.event_at[permutation[card]] = places[card]
    s.event_deck.permute(permutation, viewer)


def events_at(s: Table, place: int, viewer: int) -> list[int]:
    """The event cards of a hand, in an order that the viewer knows: by its zones that they come from."""
    cards = [card for card, at in enumerate(s.event_at) if at == place]
    if s.event_deck.zones:
        cards.sort(key=lambda card: s.event_deck.zone_at(card, viewer))
    return cards


def deal_emira_deck(s: Table, viewer: int, rng: Rng) -> None:
    hidden = s.emira_deck.unknown_to(viewer)
    permutation = deal_hidden(hidden, s.emira_deck.zones_of(viewer), PRINCESS_CARDS, rng)
    s.emira_deck.permute(permutation, viewer)
    s.emira_deck.deal_marks(viewer, rng)


def deal_status_deck(s: Table, viewer: int, rng: Rng) -> None:
    """The cards laid on top in step 6 of the setup are no 3-pointers, as everybody knows."""
    hidden = s.status_deck.unknown_to(viewer)
    zones = s.status_deck.zones_of(viewer)
    permutation = deal_hidden(hidden, zones, len(STATUS_CARDS), rng, s.light, TOP_STATUS_CARDS)
    s.status_deck.permute(permutation, viewer)
    light = s.light
    s.light = 0
    for card in range(len(STATUS_CARDS)):
        if light >> card & 1:
            s.light |= 1 << permutation[card]
