"""Rules section 7.2, S-46: the merchant, who trades with one opponent."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.events import EVERYBODY, EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question
from serai.core.reader import names_of
from serai.core.refusals import Reason, RefusalCode
from serai.games.saba.cards.card_question import CardQuestion, card_in_use
from serai.games.saba.components import (
    BUNDLE_COUNTS,
    BUNDLE_SIZES,
    BUNDLES,
    MOST_PLAYERS,
    PAIRS_AND_SINGLES,
    RESOURCES,
    TYPES,
)
from serai.games.saba.table import NOTHING, Table

TRADE_ASKED: Final = EventType("merchant_took", "S-46", "seat:seat opponent:seat taken:resource[]")
TRADE_GIVEN: Final = EventType("merchant_gave", "S-46", "seat:seat opponent:seat given:resource[]")
NOTHING_TO_RETURN: Final = Reason("too_little_to_give_back", "S-46", "number owned")
GIVER_LACKS: Final = Reason("not_owned_before_the_trade", "S-46", "type:resource owned")
SAME_TYPE: Final = Reason("type_on_both_sides", "S-46", "type:resource")
UNEQUAL: Final = Reason("unequal_trade", "S-46", "taken given")
NOT_AN_OPPONENT: Final = Reason("not_an_opponent", "7.2", "seat:seat")
OPPONENT_LACKS: Final = Reason("opponent_lacks_resource", "7.2", "seat:seat type:resource owned")

TRADED: Final = [names_of(bundle, RESOURCES) for bundle in BUNDLES[:PAIRS_AND_SINGLES]]
EVERY_BUNDLE: Final = vec[i64](range(PAIRS_AND_SINGLES))


def take_rows() -> list[dict[str, object]]:
    """opponent * 14 + bundle."""
    return [{"opponent": seat, "take": names} for seat in range(MOST_PLAYERS) for names in TRADED]


def check_opponent(s: Table, seat: i64) -> RefusalCode | None:
    return RefusalCode(NOT_AN_OPPONENT, seat) if seat == s.seat or seat >= s.players else None


def lacking(s: Table, seat: i64, bundle: i64) -> i64:
    """The first type of which a seat has less than the bundle; NOTHING if it has all of it."""
    for kind in range(TYPES):
        if s.owns(seat, kind) < BUNDLE_COUNTS[bundle * TYPES + kind]:
            return kind
    return NOTHING


class MerchantTake(CardQuestion):
    """What is taken from whom. It changes hands together with what is given."""

    def has_effect(self, s: Table) -> bool:
        """One piece of an opponent's for one of another type."""
        for seat in range(s.players):
            if seat != s.seat:
                for kind in range(TYPES):
                    if s.owns(seat, kind) and s.stock_of(s.seat) > s.owns(s.seat, kind):
                        return True
        return False

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        """From every opponent, whatever of one or two pieces he has."""
        options = vec[i64]()
        for seat in range(s.players):
            if seat != s.seat:
                for bundle in range(PAIRS_AND_SINGLES):
                    if lacking(s, seat, bundle) == NOTHING:
                        options = append(options, seat * PAIRS_AND_SINGLES + bundle)
        return options

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        """The opponent has what is taken, and something of other types can be given back for it."""
        opponent, bundle = option // PAIRS_AND_SINGLES, option % PAIRS_AND_SINGLES
        refusal = check_opponent(s, opponent)
        if refusal is not None:
            return refusal
        missing = lacking(s, opponent, bundle)
        if missing != NOTHING:
            return RefusalCode(OPPONENT_LACKS, opponent, missing, s.owns(opponent, missing))
        owned = s.stock_of(s.seat)
        for kind in range(TYPES):
            if BUNDLE_COUNTS[bundle * TYPES + kind]:
                owned -= s.owns(s.seat, kind)
        if owned < BUNDLE_SIZES[bundle]:
            return RefusalCode(NOTHING_TO_RETURN, BUNDLE_SIZES[bundle], owned)
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.bargain = option
        bundle = option % PAIRS_AND_SINGLES
        s.tell_cards(TRADE_ASKED, seat, BUNDLES[bundle], EVERYBODY, option // PAIRS_AND_SINGLES)
        s.ask(seat, MERCHANT_GIVE)


class MerchantGive(Question[Table]):
    """What is given for it."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EVERY_BUNDLE

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        taken = s.bargain % PAIRS_AND_SINGLES
        if BUNDLE_SIZES[taken] != BUNDLE_SIZES[option]:
            return RefusalCode(UNEQUAL, BUNDLE_SIZES[taken], BUNDLE_SIZES[option])
        for kind in range(TYPES):
            number = BUNDLE_COUNTS[option * TYPES + kind]
            if number and BUNDLE_COUNTS[taken * TYPES + kind]:
                return RefusalCode(SAME_TYPE, kind)
            if s.owns(s.seat, kind) < number:
                return RefusalCode(GIVER_LACKS, kind, s.owns(s.seat, kind))
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        opponent, taken = s.bargain // PAIRS_AND_SINGLES, s.bargain % PAIRS_AND_SINGLES
        s.bargain = NOTHING
        for kind in range(TYPES):
            change = BUNDLE_COUNTS[taken * TYPES + kind] - BUNDLE_COUNTS[option * TYPES + kind]
            s.stock[seat * TYPES + kind] += change
            s.stock[opponent * TYPES + kind] -= change
        s.tell_cards(TRADE_GIVEN, seat, BUNDLES[option], EVERYBODY, opponent)

    def fits(self, s: Table) -> bool:
        if not card_in_use(s) or s.bargain == NOTHING:
            return False
        opponent, bundle = s.bargain // PAIRS_AND_SINGLES, s.bargain % PAIRS_AND_SINGLES
        return check_opponent(s, opponent) is None and lacking(s, opponent, bundle) == NOTHING


MERCHANT_TAKE: Final = MerchantTake("merchant_take", "S-46", [Verb("merchant_take", take_rows())], open_choice=True)
MERCHANT_GIVE: Final = MerchantGive(
    "merchant_give", "S-46", [Verb("merchant_give", choices("give", TRADED))], open_choice=True
)
