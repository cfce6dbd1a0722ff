"""Rules sections 4.4.1 to 4.4.7, phase 4: the auctions. What the winner may do stands in `actions.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.core.state import NOBODY
from serai.games.emira.agenda import AUCTION_TURN, CHOOSE_ACTION, END_OF_AUCTIONS, NEXT_AUCTION
from serai.games.emira.courting import settle_gold_later
from serai.games.emira.moves import (
    AUCTION_BID,
    BID_STEP,
    HIGHEST_BID,
    LAST_PLAYER_BID,
    NO_BID,
    PASS,
    TAKE_150,
    bid_of,
    option_of_bid,
)
from serai.games.emira.phases.actions import check_consolation, take_consolation
from serai.games.emira.phases.market import clear_unsold
from serai.games.emira.table import AUCTION, Table

AUCTION_OPENED: Final = EventKind("auction_opened", "4.4.1", "opener:seat")
BID_MADE: Final = EventKind("bid_made", "4.4.2", "seat:seat bid:gold")
PASSED: Final = EventKind("passed", "4.4.2", "seat:seat")
AUCTION_WON: Final = EventKind("auction_won", "4.4.3", "seat:seat bid:gold discount:gold paid:gold")
ALL_PASSED: Final = EventKind("all_passed", "4.4.4", "beneficiary:seat")
LAST_PLAYER: Final = EventKind("last_player", "4.4.5", "seat:seat")
VOLUNTARY_BID: Final = EventKind("voluntary_bid_paid", "4.4.5", "seat:seat bid:gold discount:gold paid:gold")
BID_VOID: Final = EventKind("bid_void", "E-60", "seat:seat bid:gold")

BID_TOO_LOW: Final = Reason("bid_too_low", "4.4.2", "bid:gold lowest:gold")
BID_TOO_HIGH: Final = Reason("bid_above_limit", "E-9", "bid:gold limit:gold")


def auction_phase(s: Table) -> None:
    s.phase = AUCTION
    s.finished = 0
    s.chooser = NOBODY
    s.push(END_OF_AUCTIONS)
    s.push(NEXT_AUCTION)


def next_auction(s: Table) -> None:
    """4.4.1: opened by the first player, later by the next member of U after the last chooser."""
    before = s.chooser if s.chooser != NOBODY else (s.first - 1) % s.players
    begin(s, s.next_in_u(before))


def begin(s: Table, opener: i64) -> None:
    """An auction, or the last player's turn; nothing if U is empty."""
    if opener == NOBODY:
        return
    if s.next_in_u(opener) == opener:
        last_player(s, opener)
    else:
        open_auction(s, opener)


def open_auction(s: Table, opener: i64) -> None:
    s.members = s.members_of_u()
    s.opener = opener
    s.passed = 0
    s.bid = 0
    s.bidder = NOBODY
    s.turn = (opener - 1) % s.players
    s.tell(AUCTION_OPENED, opener)
    s.push(AUCTION_TURN)


def auction_turn(s: Table) -> None:
    """Who is next, or how the auction ends."""
    bidding = s.members & ~s.passed
    if s.bidder != NOBODY and not s.members >> s.bidder & 1:
        void_bid(s)
    elif s.bidder != NOBODY and bidding == 1 << s.bidder:
        win(s)
    elif s.bidder == NOBODY and lone(s.members_of_u()):
        s.push(NEXT_AUCTION)
    elif bidding == 0:
        all_pass(s)
    else:
        seat = (s.turn + 1) % s.players
        while not bidding >> seat & 1:
            seat = (seat + 1) % s.players
        s.turn = seat
        s.push(AUCTION_TURN)
        s.ask(seat, AUCTION_BID)


def lone(seats: i64) -> bool:
    """The mask holds one seat at most."""
    return seats & (seats - 1) == 0


def void_bid(s: Table) -> None:
    """E-60 (b): nothing is paid; the auction starts again among all of U."""
    s.tell(BID_VOID, s.bidder, s.bid)
    begin(s, s.opener if s.in_u(s.opener) else s.next_in_u(s.opener))


def win(s: Table) -> None:
    """4.4.3: pay the bid less the discount (E-9: what there is), settle, then choose."""
    seat = s.bidder
    discount = s.discount(seat)
    paid = s.pay(seat, cost_of_bid(s, seat, s.bid))
    s.tell(AUCTION_WON, seat, s.bid, discount, paid)
    s.push(CHOOSE_ACTION, seat)
    settle_gold_later(s)


def all_pass(s: Table) -> None:
    """4.4.4, ED-3: the opener may act without a bid, or the first player in nl."""
    if s.rules.first_player_benefits:
        seat = s.first if s.in_u(s.first) else s.next_in_u(s.first)
    else:
        seat = s.opener
        while not s.members >> seat & 1:
            seat = (seat + 1) % s.players
    s.tell(ALL_PASSED, seat)
    s.push(CHOOSE_ACTION, seat)


def end_of_auctions(s: Table) -> None:
    s.members = 0
    s.passed = 0
    s.bid = 0
    s.bidder = NOBODY
    clear_unsold(s)


# auction_turn


def max_bid(s: Table, seat: i64) -> i64:
    """E-9: gold and discount; the cost of the action does not matter."""
    return min(s.gold[seat] + s.discount(seat), HIGHEST_BID)


def cost_of_bid(s: Table, seat: i64, bid: i64) -> i64:
    """4.4.3: what the camels do not pay of it."""
    return max(0, bid - s.discount(seat))


def bid_costs(s: Table, seat: i64) -> list[int]:
    """What bids would cost, from none to the highest in the smallest steps; nothing where no bids are made."""
    if s.phase != AUCTION or s.finished >> seat & 1:
        return []
    return [cost_of_bid(s, seat, bid) for bid in range(0, max_bid(s, seat) + 1, BID_STEP)]


def check_bid(s: Table, option: i64) -> Refusal | None:
    if option == PASS:
        return None
    if option == TAKE_150:
        return check_consolation(s, s.seat)
    return check_amount(s, bid_of(option), s.bid + BID_STEP)


def check_amount(s: Table, bid: i64, lowest: i64) -> Refusal | None:
    if bid < lowest:
        return Refusal(BID_TOO_LOW, bid, lowest)
    if bid > max_bid(s, s.seat):
        return Refusal(BID_TOO_HIGH, bid, max_bid(s, s.seat))
    return None


def bid_range(s: Table) -> None:
    s.low = option_of_bid(s.bid + BID_STEP)
    s.high = option_of_bid(max_bid(s, s.seat))


def take_turn(s: Table, seat: i64, option: i64) -> None:
    if option == PASS:
        s.passed |= 1 << seat
        s.tell(PASSED, seat)
    elif option == TAKE_150:
        s.members &= ~(1 << seat)
        take_consolation(s, seat)
        settle_gold_later(s)
    else:
        s.bid = bid_of(option)
        s.bidder = seat
        s.tell(BID_MADE, seat, s.bid)


# last_player_bid


def last_player(s: Table, seat: i64) -> None:
    """4.4.5: no bid is needed; a voluntary one only makes poorer."""
    s.members = 0
    s.bidder = NOBODY
    s.bid = 0
    s.tell(LAST_PLAYER, seat)
    s.ask(seat, LAST_PLAYER_BID)


def check_last_bid(s: Table, option: i64) -> Refusal | None:
    return None if option == NO_BID else check_amount(s, option * BID_STEP, BID_STEP)


def last_bid_range(s: Table) -> None:
    s.low = NO_BID + 1
    s.high = max_bid(s, s.seat) // BID_STEP


def bid_voluntarily(s: Table, seat: i64, option: i64) -> None:
    s.push(CHOOSE_ACTION, seat)
    if option != NO_BID:
        bid, discount = option * BID_STEP, s.discount(seat)
        paid = s.pay(seat, cost_of_bid(s, seat, bid))
        s.tell(VOLUNTARY_BID, seat, bid, discount, paid)
        settle_gold_later(s)
