"""Rules section 8: who sees what. A view is built from what the viewer may know and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from serai.core.deck import Deck as CardDeck
from serai.core.deck import in_mask
from serai.core.positions import by_name
from serai.core.reader import Name, name_or_none, names_of, seat_or_none, seats_in
from serai.games.emira.arrivals import MOST_ARRIVALS
from serai.games.emira.bills import bill
from serai.games.emira.components import (
    ALBINA,
    BEAUTY,
    CARAVAN_INCOME,
    CLEANING_BILL,
    COLOURS,
    EVENTS,
    FIRST_PREFERENCE,
    FIRYAL,
    GOALS,
    HALIMAH,
    ITEMS,
    LAYLA,
    MANNERS,
    NADIA,
    NOOR,
    PIECES,
    POWERS,
    PREFERENCES,
    PRINCESSES,
    RASHA,
    SECOND_PREFERENCE,
    SIDI,
    STATUS_CARDS,
    STATUS_POINTS,
    TALENTS,
    TALENTS_OF,
    TOKEN_TYPES,
    TOKENS,
)
from serai.games.emira.courting import gold_lies_open
from serai.games.emira.names import LentStatusCard, Power, Token
from serai.games.emira.outlook import caravans_to_come, favours, forecast, goal_progress, to_come
from serai.games.emira.phases.actions import on_offer, price
from serai.games.emira.phases.bidding import (
    BID_STEP,
    bids_from_none,
    cost_of_bid,
    discount_on,
    lowest_bid,
    max_bid,
)
from serai.games.emira.phases.ending import has_talents
from serai.games.emira.phases.purchase import event_price
from serai.games.emira.position.write import at, in_front, on_track
from serai.games.emira.suitors import courtship
from serai.games.emira.table import ASIDE, GONE, OVER, PHASES, Table, caravan_kind
from serai.games.emira.view_types import (
    Auction,
    Caravan,
    Coming,
    Common,
    Deck,
    EmiraDeck,
    EventsInForce,
    Mine,
    Offer,
    Own,
    Princess,
    Sheik,
    View,
)


def common_view(s: Table) -> Common:
    """What everybody may know."""
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "first_player": s.first,
        "last_round": s.last_round,
        "princesses_needed": {"with_talents": s.rules.minimum, "any": s.rules.maximum},
        "in_play": [princess(s, card) for card in s.in_play],
        "later": [princess(s, card) for card in s.later],
        "undecided": [princess(s, card) for card in s.undecided],
        "late": names_of(in_mask(s.late), PRINCESSES),
        "gone_princesses": names_of(at(list(s.princess_at), GONE), PRINCESSES),
        "used_events": names_of(at(s.event_at, GONE), EVENTS),
        "bag": by_name(s.bag, TOKENS),
        "supply": by_name(list(s.supply), PIECES),
        "offer": offer(s),
        "events_in_force": events_in_force(s),
        "auction": auction(s),
        "xenia": {"markers": s.xenia_markers, "refuser": seat_or_none(s.xenia_refuser)},
    }


def own_view(s: Table, seat: int | None) -> Own:
    """What depends on who looks; None is the spectator."""
    viewer = s.players if seat is None else seat
    return {
        "sheiks": [sheik(s, other, viewer) for other in range(s.players)],
        "emira_deck": princess_deck(s, viewer),
        "status_deck": deck(s.status_deck, STATUS_CARDS, viewer),
        "event_deck": deck(s.event_deck, EVENTS, viewer),
        "courtship": courtship(s, open_gold(s, viewer)),
        "mine": None if seat is None else mine(s, seat),
    }


def typed(view: Mapping[str, object]) -> View:
    """A view that the core hands back: it knows no game's own type."""
    return cast(View, view)


def sees_gold(s: Table, owner: int, viewer: int) -> bool:
    """One's own gold; Noor's owner's; all of it while a lover of gold is undecided, and at the end."""
    return owner == viewer or s.princess_at[NOOR] == owner or s.phase == OVER or gold_lies_open(s)


def open_gold(s: Table, viewer: int) -> int:
    """The mask of the seats whose gold the viewer sees."""
    return sum([1 << owner for owner in range(s.players) if sees_gold(s, owner, viewer)])


def sheik(s: Table, seat: int, viewer: int) -> Sheik:
    tokens = s.tokens[seat * TOKEN_TYPES : (seat + 1) * TOKEN_TYPES]
    return {
        "colour": COLOURS[s.colours[seat]],
        "gold": s.gold[seat] if sees_gold(s, seat, viewer) else None,
        "base_income": s.rules.income_of(s.colours[seat]),
        "camels": s.camels[seat],
        "camel_rate": s.camel_rate(seat),
        "discount": s.discount(seat),
        "sections": s.sections[seat],
        "track": s.track[seat] / 2,
        "tokens": by_name(list(tokens), TOKENS),
        "lent_tokens": lent_tokens(s, seat),
        "sets": s.sets(seat),
        "caravans": [caravan(code) for code in sorted(s.caravans_of(seat))],
        "caravans_bring": caravans_to_come(s, seat),
        "palace": [princess(s, card) for card in s.palace_of(seat)],
        "capacity": s.capacity(seat),
        "status_cards": [*names_of(s.status_cards_of(seat), STATUS_CARDS), *lent_status(s, seat)],
        "in_front": in_front(s, seat),
        "hand_size": s.hand_sizes[seat] + len(at(s.event_at, ASIDE + seat)),
        "appearance": s.appearance(seat),
        "status": s.status(seat),
        "palace_size": s.palace_halves(seat) / 2,
        "upkeep": bill(s, seat),
        "kept_away": s.skipping(seat),
        "finished": s.finished >> seat & 1 == 1,
        "goal": GOALS[s.goals[seat]] if s.phase == OVER or seat == viewer else None,
    }


def caravan(code: int) -> Caravan:
    return {**on_track(code), "income": CARAVAN_INCOME[caravan_kind(code)], "to_come": to_come(code)}


def lent_tokens(s: Table, seat: int) -> list[Token]:
    """The tokens that Layla and Nadia bring."""
    lent = [(LAYLA, MANNERS), (NADIA, BEAUTY)]
    return [TOKENS[token] for card, token in lent if s.princess_at[card] == seat]


def lent_status(s: Table, seat: int) -> list[LentStatusCard]:
    """The "+1" status cards that Halimah and Rasha bring."""
    lent: list[tuple[int, LentStatusCard]] = [(HALIMAH, "status_singing"), (RASHA, "status_acting")]
    return [name for card, name in lent if s.princess_at[card] == seat]


def princess(s: Table, card: int) -> Princess:
    return described(s, card, s.swapped >> card & 1 == 1)


def described(s: Table, card: int, marked: bool) -> Princess:
    """All about her; marked are those whose wishes were swapped."""
    first, second = FIRST_PREFERENCE[card], SECOND_PREFERENCE[card]
    swapped = marked and card != SIDI
    return {
        "card": PRINCESSES[card],
        "likes": [PREFERENCES[second], PREFERENCES[first]] if swapped else [PREFERENCES[first], PREFERENCES[second]],
        "swapped": swapped,
        "talents": [TALENTS[talent] for talent in range(4) if TALENTS_OF[card] >> talent & 1],
        "power": power_of(s, card),
    }


def power_of(s: Table, card: int) -> Power | None:
    """The power that she has in this game: Albina and Firyal only in the advanced one (1.3, ED-5)."""
    if card in (ALBINA, FIRYAL) and not s.rules.advanced:
        return None
    if card == FIRYAL and s.rules.firyal_fee_due:
        return CLEANING_BILL
    return POWERS[card]


def deck(d: CardDeck, table: list[Name], viewer: int) -> Deck[Name]:
    """Its size, the places the viewer knows, and the cards it knows to be somewhere among some places."""
    return {
        "size": len(d.cards),
        "known": [{"position": position, "card": table[card]} for position, card in d.known_to(viewer)],
        "somewhere": [
            {"cards": names_of(in_mask(cards), table), "among": len(in_mask(places))}
            for places, cards in d.zones_of(viewer)
        ],
    }


def princess_deck(s: Table, viewer: int) -> EmiraDeck:
    """Describes the princesses whom the viewer knows to come soon; the others are in the box's list for everybody."""
    d = s.emira_deck
    swapped = [
        len(d.cards) - index
        for index in range(len(d.cards) - 1, -1, -1)
        if d.marks[index] and d.mark_known[index] >> viewer & 1
    ]
    coming: list[Coming] = [
        {"position": position, **described(s, card, position in swapped)}
        for position, card in d.known_to(viewer)
        if position <= MOST_ARRIVALS
    ]
    return {**deck(d, PRINCESSES, viewer), "swapped": swapped, "coming": coming}


def offer(s: Table) -> Offer:
    return {
        "status_card": name_or_none(s.status_offer, STATUS_CARDS),
        "status_points": None if s.status_offer < 0 else STATUS_POINTS[s.status_offer],
        "token": name_or_none(s.token_offer, TOKENS),
        "items": [item for number, item in enumerate(ITEMS) if on_offer(s, number)],
    }


def events_in_force(s: Table) -> EventsInForce:
    return {
        "golden_times": s.golden,
        "interrupt_spice_trade": s.interrupted,
        "sick_camels": s.sick,
        "bazaar": seat_or_none(s.bazaar_seat),
        "noble_merchandise": seat_or_none(s.noble_seat),
        "arrivals": [max(0, number) for number in s.arrivals],
    }


def auction(s: Table) -> Auction:
    return {
        "bid": s.bid,
        "bidder": seat_or_none(s.bidder),
        "step": BID_STEP,
        "lowest_bid": lowest_bid(s),
        "opener": s.opener,
        "still_in": seats_in(s.members & ~s.passed, s.players),
        "passed": seats_in(s.passed & s.members, s.players),
    }


def mine(s: Table, seat: int) -> Mine:
    """What only the seat itself sees, and what things cost it."""
    bids = bids_from_none(s, seat)
    return {
        "hand": names_of(s.hand_of(seat), EVENTS),
        "set_aside": names_of(at(s.event_at, ASIDE + seat), EVENTS),
        "goal": GOALS[s.goals[seat]],
        "goal_talents_met": has_talents(s, seat),
        "goal_progress": goal_progress(s, seat),
        "forecast": forecast(s, seat),
        "highest_possible_bid": max_bid(s, seat),
        "bid_costs": [cost_of_bid(s, seat, bid) for bid in bids],
        "bid_discounts": [discount_on(s, seat, bid) for bid in bids],
        "prices": {item: price(s, seat, number) for number, item in enumerate(ITEMS) if on_offer(s, number)},
        "event_prices": [event_price(s, seat, 1), event_price(s, seat, 2)],
        "favours": favours(s, seat),
        "consolation": s.rules.consolation,
    }
