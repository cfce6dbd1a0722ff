"""Reading a position: what a person may have edited is checked before anything is played from it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.errors import BadMove, BadPosition
from serai.core.moves import Move
from serai.core.positions import read_agenda, read_counts, read_decision
from serai.core.reader import Reader
from serai.core.state import NOBODY
from serai.games.saba.cards.merchant import MERCHANT_TAKE
from serai.games.saba.components import (
    ACTION_CARDS,
    BUILDING_CARDS,
    DESTINATIONS,
    GARDENS,
    HARBOUR_CARDS,
    PALACE_CARDS,
    PLACE_NAMES,
    QUARTERS,
    RESOURCES,
    SIDES,
    SLOTS,
    SPACES,
    STAGES,
    TYPES,
)
from serai.games.saba.phases.vizier import MOVE_VIZIER, ask_vizier
from serai.games.saba.position.write import FIELDS, PLAYER_FIELDS
from serai.games.saba.questions import QUESTIONS
from serai.games.saba.state import SabaState
from serai.games.saba.table import ENDINGS, NOTHING, STEPS

MOST: int = 1000  # of anything that is counted


def read_position(s: SabaState, r: Reader) -> None:
    """Into a fresh state."""
    r.only(FIELDS)
    s.lay_out()
    read_turn(s, r)
    read_players(s, r)
    read_board(s, r)
    read_serail(s, r)
    read_cards(s, r)
    read_pending(s, r.child("pending"))
    s.agenda = read_agenda(s, r)
    s.reveals = r.whole("reveals", 0)
    read_decision(s, r, QUESTIONS)
    if s.seat != NOBODY and s.question is MOVE_VIZIER:
        ask_vizier(s, s.seat)  # in rules version 1 no quarter was offered with it


def read_turn(s: SabaState, r: Reader) -> None:
    s.turn = r.whole("turn", 1, 1 << 20)
    s.first = r.whole("first_player", 0, s.players - 1)
    s.active = r.whole("active", 0, s.players - 1)
    s.step = r.name("step", STEPS)
    s.has_built = r.flag("built_this_turn")
    s.has_used_special = r.flag("special_this_turn")
    s.card_left = r.flag("card_left")
    s.quiet = r.whole("quiet_turns", 0, s.rules.quiet_limit)
    s.ending = r.name_or_null("ending", ENDINGS)


def read_players(s: SabaState, r: Reader) -> None:
    players = r.children("players")
    if len(players) != s.players:
        raise BadPosition([f"players: expected {s.players}, got {len(players)}"])
    for seat, p in enumerate(players):
        p.only(PLAYER_FIELDS)
        for kind, number in enumerate(read_counts(p.child("stock"), RESOURCES, MOST)):
            s.stock[seat * TYPES + kind] = number
        s.figures[seat] = p.whole("figures", 0, MOST)
        s.markers[seat] = p.whole("markers", 0, MOST)
        s.chamber[seat] = p.whole("treasure_chamber", 0, MOST)
        s.hands[seat] = vec[i64](p.names("hand", ACTION_CARDS))
        slots = p.wholes("harbour_cards", 1, SLOTS)
        for card in range(len(HARBOUR_CARDS)):
            sides = [s.rules.slots[card * SIDES + side] + 1 for side in range(SIDES)]
            if len(slots) != len(HARBOUR_CARDS) or slots[card] not in sides:
                raise p.fail("harbour_cards", f"the slot face up on each card, {HARBOUR_CARDS[card]} having {sides}")
            s.sides[seat * SIDES + card] = sides.index(slots[card])


def read_board(s: SabaState, r: Reader) -> None:
    s.reserve = vec[i64](read_counts(r.child("reserve"), RESOURCES, MOST))
    harbour = r.children("harbour")
    gardens = r.children("gardens")
    if len(harbour) != SLOTS or len(gardens) != GARDENS:
        raise BadPosition([f"harbour and gardens: expected {SLOTS} slots and {GARDENS} gardens"])
    for slot, h in enumerate(harbour):
        s.harbour_types[slot] = h.name("type", RESOURCES)
        s.harbour_counts[slot] = h.whole("count", 0, MOST)
    for garden, g in enumerate(gardens):
        s.values[garden] = g.whole("value", 0, STAGES)
        s.balconies[garden] = g.seat("figure", s.players)
        s.locks[garden] = g.name_or_null("lock", RESOURCES)
    quarters = r.child("quarters")
    quarters.only(QUARTERS)
    for number, name in enumerate(QUARTERS):
        figures = quarters.sequence(name)
        if len(figures) != SPACES:
            raise quarters.fail(name, "who stands on the two spaces")
        for space, figure in enumerate(figures):
            s.places[number * SPACES + space] = Reader({name: figure}, "quarters").seat(name, s.players)
    for place in r.names("ready", PLACE_NAMES):
        s.ready |= 1 << place
    s.vizier = r.name("vizier", QUARTERS)


def read_serail(s: SabaState, r: Reader) -> None:
    s.serail = vec[i64](r.wholes("serail", 0, s.players - 1))
    s.seat_figure = r.seat("serail_seat", s.players)
    s.holder = r.seat("majority_holder", s.players)


def read_cards(s: SabaState, r: Reader) -> None:
    s.sites = vec[i64](r.names("sites", BUILDING_CARDS))
    s.deck = from_bottom(r.names("building_deck", BUILDING_CARDS))
    for card in r.names("built", BUILDING_CARDS):
        s.built |= 1 << card
    for card in r.names("removed", BUILDING_CARDS):
        s.removed |= 1 << card
    s.gone = sum((s.built | s.removed) >> card & 1 for card in range(PALACE_CARDS))
    s.action_deck = from_bottom(r.names("action_deck", ACTION_CARDS))
    s.discard = vec[i64](r.names("action_discard", ACTION_CARDS))


def from_bottom(deck: list[int]) -> vec[i64]:
    deck.reverse()
    return vec[i64](deck)


def read_pending(s: SabaState, r: Reader) -> None:
    s.destination = r.name_or_null("destination", DESTINATIONS)
    s.garden = NOTHING if r.data.get("garden", 0) is None else r.whole("garden", 1, GARDENS) - 1
    s.figure = r.name_or_null("figure", PLACE_NAMES)
    if r.data.get("bargain", 0) is not None:
        s.bargain = read_bargain(r)


def read_bargain(r: Reader) -> int:
    """What a merchant takes, as the arguments of that move."""
    arguments = r.child("bargain").data
    try:
        option = MERCHANT_TAKE.option(Move("merchant_take", **arguments))
    except BadMove as error:
        raise BadPosition([f"pending.bargain: {error}"]) from error
    assert isinstance(option, int)
    return option
