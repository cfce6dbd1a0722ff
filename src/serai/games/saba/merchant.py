"""Rules section 7.2, S-46: the merchant, who trades with one opponent."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.facts import EVERYBODY, EventKind, Reason, Refusal
from serai.games.saba import moves
from serai.games.saba.components import BUNDLE_COUNTS, BUNDLE_SIZES, BUNDLES, PAIRS_AND_SINGLES, TYPES
from serai.games.saba.table import NOTHING, Table

TRADE_ASKED: Final = EventKind("merchant_took", "S-46", "seat:seat opponent:seat taken:resource[]")
TRADE_GIVEN: Final = EventKind("merchant_gave", "S-46", "seat:seat opponent:seat given:resource[]")
NOTHING_TO_RETURN: Final = Reason("too_little_to_give_back", "S-46", "number owned")
GIVER_LACKS: Final = Reason("not_owned_before_the_trade", "S-46", "type:resource owned")
SAME_TYPE: Final = Reason("type_on_both_sides", "S-46", "type:resource")
UNEQUAL: Final = Reason("unequal_trade", "S-46", "taken given")
NOT_AN_OPPONENT: Final = Reason("not_an_opponent", "7.2", "seat:seat")
OPPONENT_LACKS: Final = Reason("opponent_lacks_resource", "7.2", "seat:seat type:resource owned")


def trade_possible(s: Table) -> bool:
    """One piece of an opponent's for one of another type."""
    for seat in range(s.players):
        if seat != s.seat:
            for kind in range(TYPES):
                if s.owns(seat, kind) and s.stock_of(s.seat) > s.owns(s.seat, kind):
                    return True
    return False


def check_opponent(s: Table, seat: i64) -> Refusal | None:
    return Refusal(NOT_AN_OPPONENT, seat) if seat == s.seat or seat >= s.players else None


def take_candidates(s: Table) -> vec[i64]:
    """From every opponent, whatever of one or two pieces he has."""
    options = vec[i64]()
    for seat in range(s.players):
        if seat != s.seat:
            for bundle in range(PAIRS_AND_SINGLES):
                if lacking(s, seat, bundle) == NOTHING:
                    options = append(options, seat * PAIRS_AND_SINGLES + bundle)
    return options


def lacking(s: Table, seat: i64, bundle: i64) -> i64:
    """The first type of which a seat has less than the bundle; NOTHING if it has all of it."""
    for kind in range(TYPES):
        if s.owns(seat, kind) < BUNDLE_COUNTS[bundle * TYPES + kind]:
            return kind
    return NOTHING


def check_taking(s: Table, option: i64) -> Refusal | None:
    """The opponent has what is taken, and something of other types can be given back for it."""
    opponent, bundle = option // PAIRS_AND_SINGLES, option % PAIRS_AND_SINGLES
    refusal = check_opponent(s, opponent)
    if refusal is not None:
        return refusal
    missing = lacking(s, opponent, bundle)
    if missing != NOTHING:
        return Refusal(OPPONENT_LACKS, opponent, missing, s.owns(opponent, missing))
    owned = s.stock_of(s.seat)
    for kind in range(TYPES):
        if BUNDLE_COUNTS[bundle * TYPES + kind]:
            owned -= s.owns(s.seat, kind)
    if owned < BUNDLE_SIZES[bundle]:
        return Refusal(NOTHING_TO_RETURN, BUNDLE_SIZES[bundle], owned)
    return None


def take_in_trade(s: Table, seat: i64, option: i64) -> None:
    """What is taken changes hands together with what is given."""
    s.bargain = option
    bundle = option % PAIRS_AND_SINGLES
    s.tell_cards(TRADE_ASKED, seat, BUNDLES[bundle], EVERYBODY, option // PAIRS_AND_SINGLES)
    s.ask(seat, moves.MERCHANT_GIVE)


def check_giving(s: Table, given: i64) -> Refusal | None:
    taken = s.bargain % PAIRS_AND_SINGLES
    if BUNDLE_SIZES[taken] != BUNDLE_SIZES[given]:
        return Refusal(UNEQUAL, BUNDLE_SIZES[taken], BUNDLE_SIZES[given])
    for kind in range(TYPES):
        number = BUNDLE_COUNTS[given * TYPES + kind]
        if number and BUNDLE_COUNTS[taken * TYPES + kind]:
            return Refusal(SAME_TYPE, kind)
        if s.owns(s.seat, kind) < number:
            return Refusal(GIVER_LACKS, kind, s.owns(s.seat, kind))
    return None


def give_in_trade(s: Table, seat: i64, given: i64) -> None:
    opponent, taken = s.bargain // PAIRS_AND_SINGLES, s.bargain % PAIRS_AND_SINGLES
    s.bargain = NOTHING
    for kind in range(TYPES):
        change = BUNDLE_COUNTS[taken * TYPES + kind] - BUNDLE_COUNTS[given * TYPES + kind]
        s.stock[seat * TYPES + kind] += change
        s.stock[opponent * TYPES + kind] -= change
    s.tell_cards(TRADE_GIVEN, seat, BUNDLES[given], EVERYBODY, opponent)
