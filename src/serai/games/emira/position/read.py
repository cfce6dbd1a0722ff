"""Reading a position: what a person may have edited is checked before anything is played from it."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from serai.core.deck import mask_of
from serai.core.errors import BadPosition
from serai.core.positions import place_cards, read_agenda, read_counts, read_decision, read_deck, read_masks
from serai.core.reader import Reader
from serai.games.emira.arrivals import MOST_ARRIVALS
from serai.games.emira.components import (
    CARAVAN_KINDS,
    COLOURS,
    EVENT_CARDS,
    EVENT_TYPES,
    EVENTS,
    GOALS,
    PIECES,
    PRINCESS_CARDS,
    PRINCESSES,
    STATUS_CARDS,
    STATUS_TABLE,
    TOKEN_TYPES,
    TOKENS,
)
from serai.games.emira.phases.bidding import HIGHEST_BID
from serai.games.emira.position.write import DRAWS, FIELDS, SHEIK_FIELDS, at
from serai.games.emira.princess_deck import PrincessDeck
from serai.games.emira.questions import QUESTIONS
from serai.games.emira.settings import SYMBOL_NAMES
from serai.games.emira.state import EmiraState
from serai.games.emira.table import (
    ASIDE,
    ENDINGS,
    GONE,
    IN_DECK,
    IN_FRONT,
    NOT_USED,
    ON_BOARD,
    PHASES,
    UNDECIDED,
    caravan,
)


def read_position(s: EmiraState, r: Reader) -> None:
    """Into a fresh state."""
    r.only(FIELDS)
    s.lay_out()
    princess_at = [GONE] * PRINCESS_CARDS
    s.event_at = [NOT_USED] * EVENT_CARDS
    s.status_at = [NOT_USED] * len(STATUS_TABLE)
    s.round = r.whole("round", 0, 1 << 20)
    s.phase = r.name("phase", PHASES)
    s.first = r.whole("first_player", 0, s.players - 1)
    s.ending = r.name_or_null("ending", ENDINGS)
    read_sheiks(s, r, princess_at)
    read_cards(s, r, princess_at)
    s.princess_at = vec[i64](princess_at)
    read_board(s, r)
    read_this_round(s, r.child("this_round"))
    read_auction(s, r.child("auction"))
    read_memories(s, r)
    s.agenda = read_agenda(s, r)
    s.script = r.names("draws", DRAWS)
    s.reveals = r.whole("reveals", 0)
    read_decision(s, r, QUESTIONS)


def read_sheiks(s: EmiraState, r: Reader, princess_at: list[int]) -> None:
    sheiks = r.children("sheiks")
    if len(sheiks) != s.players:
        raise BadPosition([f"sheiks: expected {s.players}, got {len(sheiks)}"])
    for seat, sheik_data in enumerate(sheiks):
        read_sheik(s, seat, sheik_data, princess_at)


def read_sheik(s: EmiraState, seat: int, r: Reader, princess_at: list[int]) -> None:
    r.only(SHEIK_FIELDS)
    s.colours[seat] = r.name("colour", COLOURS)
    s.gold[seat] = r.whole("gold", 0, 10 * HIGHEST_BID)
    s.camels[seat] = r.whole("camels", 0, 100)
    s.breed[seat] = r.whole("better_breeds", 0, 3)
    s.sections[seat] = r.whole("sections", 0, 100)
    s.track[seat] = r.halves("track")
    for token, number in enumerate(read_counts(r.child("tokens"), TOKENS)):
        s.tokens[seat * TOKEN_TYPES + token] = number
    for c in r.children("caravans"):
        s.caravans = append(s.caravans, caravan(seat, c.name("kind", CARAVAN_KINDS), c.whole("remaining", 1, 8)))
    s.guests[seat] = len(place_cards(r, "palace", PRINCESSES, princess_at, seat, GONE))
    for card in place_cards(r, "status_cards", STATUS_CARDS, s.status_at, seat, NOT_USED):
        s.own_status_card(card, seat)
    s.hand_sizes[seat] = len(place_cards(r, "hand", EVENTS, s.event_at, seat, NOT_USED))
    place_cards(r, "set_aside", EVENTS, s.event_at, ASIDE + seat, NOT_USED)
    for card_data in r.children("in_front"):
        card = card_data.name("card", EVENTS)
        if s.event_at[card] != NOT_USED:
            raise BadPosition([f"{card_data.path}: {EVENTS[card]} is in two places"])
        s.event_at[card] = IN_FRONT + seat
        if EVENT_TYPES[card // 3] == "good_looking":
            if "type" in card_data.data:  # not yet while its owner is asked for it
                look = [seat, card, card_data.name("type", TOKENS), card_data.whole("plus", 0, 9)]
                s.looks = extend(s.looks, look)
        elif EVENT_TYPES[card // 3] == "guest_house":
            s.guest_houses[seat] += 1
        else:
            raise BadPosition([f"{card_data.path}: {EVENTS[card]} does not stay in front of anybody"])
    s.goals[seat] = r.name("goal", GOALS)
    s.met[seat] = mask_of(r.names("met", PRINCESSES))
    s.surcharges[seat] = r.whole("surcharges", 0, 100)


def read_cards(s: EmiraState, r: Reader, princess_at: list[int]) -> None:
    s.spare_goals = r.names("spare_goals", GOALS)
    s.undecided = place_cards(r, "undecided", PRINCESSES, princess_at, UNDECIDED, GONE)
    s.in_play = place_cards(r, "in_play", PRINCESSES, princess_at, ON_BOARD, GONE)
    s.later = place_cards(r, "later", PRINCESSES, princess_at, ON_BOARD, GONE)
    place_cards(r, "used_events", EVENTS, s.event_at, GONE, NOT_USED)
    s.swapped = mask_of(r.names("swapped", PRINCESSES))
    s.emira_deck = read_emira_deck(r.child("emira_deck"), princess_at, s.players)
    gone = r.names("gone_princesses", PRINCESSES)
    if sorted(gone) != at(princess_at, GONE):
        raise BadPosition(["gone_princesses: not the princesses who are in no other place"])
    s.status_deck = read_deck(r.child("status_deck"), STATUS_CARDS, s.status_at, IN_DECK, NOT_USED, s.players)
    s.event_deck = read_deck(r.child("event_deck"), EVENTS, s.event_at, IN_DECK, NOT_USED, s.players)
    s.light = mask_of(r.names("safe_status_cards", STATUS_CARDS))


def read_emira_deck(r: Reader, princess_at: list[int], players: int) -> PrincessDeck:
    d = read_deck(r, PRINCESSES, princess_at, IN_DECK, GONE, players)
    marks = r.wholes("swapped", 0, 1)
    known = read_masks(r, "swapped_known_by", len(d.cards), players + 1)
    marks.reverse()
    known.reverse()
    bearers: list[int] = []
    for bearer in r.children("swapped_cards"):
        bearers.append(bearer.name("card", PRINCESSES))
        bearers.append(bearer.seats("known_by", players + 1))
    return PrincessDeck(d.cards, d.known, d.zones, marks, known, bearers)


def read_board(s: EmiraState, r: Reader) -> None:
    s.bag = read_counts(r.child("bag"), TOKENS)
    s.supply = vec[i64](read_counts(r.child("supply"), PIECES))
    s.on_offer = vec[i64](read_counts(r.child("on_offer"), PIECES))
    s.token_offer = r.name_or_null("token_offer", TOKENS)
    s.status_offer = r.name_or_null("status_offer", STATUS_CARDS)
    if s.status_offer >= 0:
        s.status_at[s.status_offer] = ON_BOARD


def read_this_round(s: EmiraState, r: Reader) -> None:
    s.symbols_played = mask_of(r.names("symbols", SYMBOL_NAMES))
    s.golden = r.whole("golden_times", 0, 3)
    s.interrupted = r.flag("interrupted")
    s.sick = r.flag("sick_camels")
    s.arrivals = r.wholes("arrivals", -3, MOST_ARRIVALS)
    s.bazaar_seat = r.seat("bazaar", s.players)
    s.noble_seat = r.seat("noble_merchandise", s.players)
    s.minds = r.wholes("minds", 0, max(s.players, MOST_ARRIVALS))
    s.vermin_kind = r.name("vermin_kind", CARAVAN_KINDS)
    s.looking = r.whole("looking", 0, 3)
    s.card = r.name_or_null("card", EVENTS)
    s.mind_position = r.whole("mind_position", 0, 2 * MOST_ARRIVALS)
    s.only_base = r.seats("only_base_income", s.players)
    if len(s.arrivals) != 2 or len(s.minds) % 3:
        raise r.fail("arrivals", "two numbers, and minds in threes")


def read_auction(s: EmiraState, r: Reader) -> None:
    s.finished = r.seats("finished", s.players)
    s.opener = r.whole("opener", 0, s.players - 1)
    s.members = r.seats("members", s.players)
    s.passed = r.seats("passed", s.players)
    s.bid = r.whole("bid", 0, HIGHEST_BID)
    s.bidder = r.seat("bidder", s.players)
    s.turn = r.whole("turn", 0, s.players - 1)
    s.chooser = r.seat("chooser", s.players)


def read_memories(s: EmiraState, r: Reader) -> None:
    hind, xenia = r.child("hind"), r.child("xenia")
    s.hind_round = hind.whole("joined_in_round", 0)
    s.hind_barred = mask_of(hind.names("ignored_by", PRINCESSES))
    s.xenia_round = xenia.whole("joined_in_round", 0)
    s.xenia_markers = xenia.whole("markers", 0, 2)
    s.xenia_owed = xenia.flag("first_gift_owed")
    s.xenia_surcharged = xenia.flag("surcharged")
    s.xenia_refuser = xenia.seat("refuser", s.players)
    s.failed = r.seats("failed", s.players)
    s.late = mask_of(r.names("late", PRINCESSES)) if "late" in r.data else 0  # rules 1 did not write it down
    s.last_round = r.flag("last_round")
