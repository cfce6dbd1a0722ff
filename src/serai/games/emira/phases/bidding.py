"""Rules section 4.4.2, E-9 and E-57: a turn in an auction, and how high a bid may be."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import NumberVerb, Verb
from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.games.emira.courting import settle_undecided_by_gold_later
from serai.games.emira.phases.consolation import check_consolation, consolation_due, take_consolation
from serai.games.emira.table import AUCTION, Table

BID_MADE: Final = EventType("bid_made", "4.4.2", "seat:seat bid:gold")
PASSED: Final = EventType("passed", "4.4.2", "seat:seat")

BID_OFF_STEP: Final = Reason("bid_not_multiple_of_10", "4.4.2", "bid step")
BID_OUTSIDE: Final = Reason("bid_outside_limits", "4.4.2", "bid lowest highest")
BID_TOO_LOW: Final = Reason("bid_too_low", "4.4.2", "bid:gold lowest:gold")
BID_TOO_HIGH: Final = Reason("bid_above_limit", "E-9", "bid:gold limit:gold")

BID_STEP: Final = 10  # E-57
HIGHEST_BID: Final = 100_000  # more than a game's gold; gives the action space its fixed size

PASS: Final = 0
TAKE_150: Final = 1
FIRST_BID: Final = 2  # a bid of 10
PASS_OR_CONSOLATION: Final = vec[i64]([PASS, TAKE_150])
# Lists of options are never changed, so states may share them.
MAY_PASS: Final = vec[i64]([PASS])
MAY_PASS_OR_BE_CONSOLED: Final = vec[i64]([PASS, TAKE_150])


def max_bid(s: Table, seat: i64) -> i64:
    """E-9: gold and discount; the cost of the action does not matter."""
    return min(s.gold[seat] + s.discount(seat), HIGHEST_BID)


def lowest_bid(s: Table) -> i64:
    """4.4.2: a step more than the bid before it."""
    return s.bid + BID_STEP


def discount_on(s: Table, seat: i64, bid: i64) -> i64:
    """4.4.3: what the camels pay of it."""
    return min(bid, s.discount(seat))


def cost_of_bid(s: Table, seat: i64, bid: i64) -> i64:
    """4.4.3: what the camels do not pay of it."""
    return bid - discount_on(s, seat, bid)


def bids_from_none(s: Table, seat: i64) -> list[int]:
    """The bids from none to the highest in the smallest steps; nothing where no bids are made."""
    if s.phase != AUCTION or s.finished >> seat & 1:
        return []
    return list(range(0, max_bid(s, seat) + 1, BID_STEP))


def check_amount(s: Table, bid: i64, lowest: i64) -> RefusalCode | None:
    if bid < lowest:
        return RefusalCode(BID_TOO_LOW, bid, lowest)
    if bid > max_bid(s, s.seat):
        return RefusalCode(BID_TOO_HIGH, bid, max_bid(s, s.seat))
    return None


def bid_verb() -> Verb:
    size = HIGHEST_BID // BID_STEP
    return NumberVerb("bid", "amount", BID_STEP, BID_STEP, size, BID_OFF_STEP, BID_OUTSIDE)


class AuctionBid(Question[Table]):
    """A higher bid, or a pass; a player entitled to the consolation may leave with it."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return PASS_OR_CONSOLATION

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option == PASS:
            return None
        if option == TAKE_150:
            return check_consolation(s, s.seat)
        return check_amount(s, bid_of(option), lowest_bid(s))

    def fill(self, s: Table) -> None:
        """Most decisions are bids, so they share their lists."""
        s.options = MAY_PASS_OR_BE_CONSOLED if consolation_due(s, s.seat) else MAY_PASS
        s.low = option_of_bid(lowest_bid(s))
        s.high = option_of_bid(max_bid(s, s.seat))

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        if option == PASS:
            s.passed |= 1 << seat
            s.tell(PASSED, seat)
        elif option == TAKE_150:
            s.members &= ~(1 << seat)
            take_consolation(s, seat)
            settle_undecided_by_gold_later(s)
        else:
            s.bid = bid_of(option)
            s.bidder = seat
            s.tell(BID_MADE, seat, s.bid)

    def fits(self, s: Table) -> bool:
        return s.phase == AUCTION and s.members >> s.seat & 1 == 1 and s.passed >> s.seat & 1 == 0


def bid_of(option: i64) -> i64:
    """The amount of an option that is a bid."""
    return (option - FIRST_BID + 1) * BID_STEP


def option_of_bid(amount: i64) -> i64:
    return amount // BID_STEP + FIRST_BID - 1


AUCTION_BID: Final = AuctionBid("auction_turn", "4.4.2", [Verb("pass"), Verb("take_150"), bid_verb()])
