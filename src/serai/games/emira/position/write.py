"""A whole position as readable data, and back."""

from __future__ import annotations

from serai.core.deck import in_mask
from serai.core.positions import agenda_data, by_name, deck_data
from serai.core.reader import name_or_none, names_of, seat_or_none, seats_in
from serai.games.emira.components import (
    CARAVAN_KINDS,
    COLOURS,
    EVENTS,
    GOALS,
    PIECES,
    PRINCESSES,
    STATUS_CARDS,
    TOKEN_TYPES,
    TOKENS,
)
from serai.games.emira.princess_deck import PrincessDeck
from serai.games.emira.questions import AGENDA
from serai.games.emira.settings import SYMBOL_NAMES
from serai.games.emira.table import (
    ASIDE,
    ENDINGS,
    GONE,
    IN_FRONT,
    PHASES,
    Table,
    caravan_kind,
    caravan_remaining,
)
from serai.games.emira.view_types import LastingEvent, TrackCaravan

DRAWS: list[str] = [*PRINCESSES, *TOKENS]  # what a scripted draw can name, in the order of its numbers
SHEIK_FIELDS: list[str] = [
    "colour",
    "gold",
    "camels",
    "better_breeds",
    "sections",
    "track",
    "tokens",
    "caravans",
    "palace",
    "status_cards",
    "hand",
    "set_aside",
    "in_front",
    "goal",
    "met",
    "surcharges",
]
FIELDS: list[str] = [
    "round",
    "phase",
    "first_player",
    "ending",
    "sheiks",
    "spare_goals",
    "emira_deck",
    "status_deck",
    "event_deck",
    "undecided",
    "in_play",
    "later",
    "swapped",
    "gone_princesses",
    "used_events",
    "safe_status_cards",
    "bag",
    "supply",
    "on_offer",
    "token_offer",
    "status_offer",
    "this_round",
    "auction",
    "hind",
    "xenia",
    "failed",
    "late",
    "last_round",
    "decision",
    "agenda",
    "rng",
    "draws",
    "reveals",
]


def position_of(s: Table) -> dict[str, object]:
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "first_player": s.first,
        "ending": name_or_none(s.ending, ENDINGS),
        "sheiks": [sheik(s, seat) for seat in range(s.players)],
        "spare_goals": names_of(s.spare_goals, GOALS),
        "emira_deck": emira_deck(s.emira_deck, s.players),
        "status_deck": deck_data(s.status_deck, STATUS_CARDS, s.players),
        "event_deck": deck_data(s.event_deck, EVENTS, s.players),
        "undecided": names_of(s.undecided, PRINCESSES),
        "in_play": names_of(s.in_play, PRINCESSES),
        "later": names_of(s.later, PRINCESSES),
        "swapped": names_of(in_mask(s.swapped), PRINCESSES),
        "gone_princesses": [PRINCESSES[card] for card in at(list(s.princess_at), GONE)],
        "used_events": [EVENTS[card] for card in at(s.event_at, GONE)],
        "safe_status_cards": names_of(in_mask(s.light), STATUS_CARDS),
        "bag": by_name(s.bag, TOKENS),
        "supply": by_name(list(s.supply), PIECES),
        "on_offer": by_name(list(s.on_offer), PIECES),
        "token_offer": name_or_none(s.token_offer, TOKENS),
        "status_offer": name_or_none(s.status_offer, STATUS_CARDS),
        "this_round": this_round(s),
        "auction": auction(s),
        "hind": {"joined_in_round": s.hind_round, "ignored_by": names_of(in_mask(s.hind_barred), PRINCESSES)},
        "xenia": {
            "joined_in_round": s.xenia_round,
            "markers": s.xenia_markers,
            "first_gift_owed": s.xenia_owed,
            "surcharged": s.xenia_surcharged,
            "refuser": seat_or_none(s.xenia_refuser),
        },
        "failed": seats_in(s.failed, s.players),
        "late": names_of(in_mask(s.late), PRINCESSES),
        "last_round": s.last_round,
        "decision": None if s.seat < 0 else {"seat": s.seat, "kind": s.question.name},
        "agenda": agenda_data(s.agenda, AGENDA.names()),
        "rng": s.rng.words(),
        "draws": names_of(s.script, DRAWS),
        "reveals": s.reveals,
    }


def at(places: list[int], place: int) -> list[int]:
    return [card for card, where in enumerate(places) if where == place]


def sheik(s: Table, seat: int) -> dict[str, object]:
    tokens = s.tokens[seat * TOKEN_TYPES : (seat + 1) * TOKEN_TYPES]
    return {
        "colour": COLOURS[s.colours[seat]],
        "gold": s.gold[seat],
        "camels": s.camels[seat],
        "better_breeds": s.breed[seat],
        "sections": s.sections[seat],
        "track": s.track[seat] / 2,
        "tokens": by_name(list(tokens), TOKENS),
        "caravans": caravans(s, seat),
        "palace": names_of(s.palace_of(seat), PRINCESSES),
        "status_cards": names_of(s.status_cards_of(seat), STATUS_CARDS),
        "hand": names_of(s.hand_of(seat), EVENTS),
        "set_aside": [EVENTS[card] for card in at(s.event_at, ASIDE + seat)],
        "in_front": in_front(s, seat),
        "goal": GOALS[s.goals[seat]],
        "met": names_of(in_mask(s.met[seat]), PRINCESSES),
        "surcharges": s.surcharges[seat],
    }


def caravans(s: Table, seat: int) -> list[TrackCaravan]:
    return [on_track(code) for code in sorted(s.caravans_of(seat))]


def on_track(caravan: int) -> TrackCaravan:
    return {"kind": CARAVAN_KINDS[caravan_kind(caravan)], "remaining": caravan_remaining(caravan)}


def in_front(s: Table, seat: int) -> list[LastingEvent]:
    """The permanent events of a seat: Good Looking with its type and tokens, Guest House alone."""
    looks = {s.looks[i + 1]: i for i in range(0, len(s.looks), 4)}
    cards: list[LastingEvent] = []
    for card in at(s.event_at, IN_FRONT + seat):
        if card in looks:
            i = looks[card]
            cards.append({"card": EVENTS[card], "type": TOKENS[s.looks[i + 2]], "plus": s.looks[i + 3]})
        else:
            cards.append({"card": EVENTS[card]})
    return cards


def emira_deck(d: PrincessDeck, players: int) -> dict[str, object]:
    marks, known = d.marks.copy(), d.mark_known.copy()
    marks.reverse()
    known.reverse()
    data = deck_data(d, PRINCESSES, players)
    data["swapped"] = marks
    data["swapped_known_by"] = [seats_in(mask, players + 1) for mask in known]
    data["swapped_cards"] = [
        {"card": PRINCESSES[d.bearers[i]], "known_by": seats_in(d.bearers[i + 1], players + 1)}
        for i in range(0, len(d.bearers), 2)
    ]
    return data


def this_round(s: Table) -> dict[str, object]:
    return {
        "symbols": names_of(in_mask(s.symbols_played), SYMBOL_NAMES),
        "golden_times": s.golden,
        "interrupted": s.interrupted,
        "sick_camels": s.sick,
        "arrivals": s.arrivals.copy(),
        "bazaar": seat_or_none(s.bazaar_seat),
        "noble_merchandise": seat_or_none(s.noble_seat),
        "minds": s.minds.copy(),
        "vermin_kind": CARAVAN_KINDS[s.vermin_kind],
        "looking": s.looking,
        "card": name_or_none(s.card, EVENTS),
        "mind_position": s.mind_position,
        "only_base_income": seats_in(s.only_base, s.players),
    }


def auction(s: Table) -> dict[str, object]:
    return {
        "finished": seats_in(s.finished, s.players),
        "opener": s.opener,
        "members": seats_in(s.members, s.players),
        "passed": seats_in(s.passed, s.players),
        "bid": s.bid,
        "bidder": seat_or_none(s.bidder),
        "turn": s.turn,
        "chooser": seat_or_none(s.chooser),
    }
