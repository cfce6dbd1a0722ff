"""Rules sections 4.4.1 to 4.4.7, phase 4: the auctions. A bid stands in `bidding.py`, what to buy in `actions.py`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question, Step
from serai.core.refusals import RefusalCode
from serai.core.state import NOBODY
from serai.games.emira.components import ITEMS
from serai.games.emira.courting import settle_undecided_by_gold_later, settle_undecided_later
from serai.games.emira.offers import clear_unsold
from serai.games.emira.phases.actions import buy, check_item
from serai.games.emira.phases.bidding import AUCTION_BID, BID_STEP, bid_verb, check_amount, cost_of_bid, max_bid
from serai.games.emira.phases.consolation import check_consolation, take_consolation
from serai.games.emira.table import AUCTION, Table

AUCTION_OPENED: Final = EventType("auction_opened", "4.4.1", "opener:seat")
AUCTION_WON: Final = EventType("auction_won", "4.4.3", "seat:seat bid:gold discount:gold paid:gold")
ALL_PASSED: Final = EventType("all_passed", "4.4.4", "beneficiary:seat")
LAST_PLAYER: Final = EventType("last_player", "4.4.5", "seat:seat")
VOLUNTARY_BID: Final = EventType("voluntary_bid_paid", "4.4.5", "seat:seat bid:gold discount:gold paid:gold")
BID_VOID: Final = EventType("bid_void", "E-60", "seat:seat bid:gold")
DECLINED: Final = EventType("declined", "E-11", "seat:seat")
ACTION_LOST: Final = EventType("action_lost_to_hind", "E-60", "seat:seat")

NO_BID: Final = 0  # last_player_bid; k is a bid of 10 * k
ONLY_NO_BID: Final = vec[i64]([NO_BID])
DECLINE: Final = 8  # choose_action, after the eight items
CONSOLATION: Final = 9
EVERY_ACTION: Final = vec[i64](range(CONSOLATION + 1))


class AuctionPhase(Step[Table]):
    def run(self, s: Table, argument: i64) -> None:
        s.phase = AUCTION
        s.finished = 0
        s.chooser = NOBODY
        s.push(END_OF_AUCTIONS)
        s.push(NEXT_AUCTION)


class NextAuction(Step[Table]):
    """4.4.1: opened by the first player, later by the next member of U after the last chooser."""

    def run(self, s: Table, argument: i64) -> None:
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


class AuctionTurn(Step[Table]):
    """Who is next, or how the auction ends."""

    def run(self, s: Table, argument: i64) -> None:
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
    settle_undecided_by_gold_later(s)


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


class EndOfAuctions(Step[Table]):
    def run(self, s: Table, argument: i64) -> None:
        s.members = 0
        s.passed = 0
        s.bid = 0
        s.bidder = NOBODY
        clear_unsold(s)


# 4.4.5


def last_player(s: Table, seat: i64) -> None:
    s.members = 0
    s.bidder = NOBODY
    s.bid = 0
    s.tell(LAST_PLAYER, seat)
    s.ask(seat, LAST_PLAYER_BID)


class LastPlayerBid(Question[Table]):
    """No bid is needed; a voluntary one only makes the player poorer."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return ONLY_NO_BID

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return None if option == NO_BID else check_amount(s, option * BID_STEP, BID_STEP)

    def fill(self, s: Table) -> None:
        super().fill(s)
        s.low = NO_BID + 1
        s.high = max_bid(s, s.seat) // BID_STEP

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.push(CHOOSE_ACTION, seat)
        if option != NO_BID:
            bid, discount = option * BID_STEP, s.discount(seat)
            paid = s.pay(seat, cost_of_bid(s, seat, bid))
            s.tell(VOLUNTARY_BID, seat, bid, discount, paid)
            settle_undecided_by_gold_later(s)

    def fits(self, s: Table) -> bool:
        return s.phase == AUCTION and s.in_u(s.seat)


# 4.4.3


class ChooseAction(Step[Table]):
    """The winner, the beneficiary or the last player decides, unless Hind has come in between (E-60 c)."""

    def run(self, s: Table, argument: i64) -> None:
        if s.finished >> argument & 1:
            s.tell(ACTION_LOST, argument)
            finish(s, argument)
        else:
            s.ask(argument, CHOOSE)

    def argument_limit(self, s: Table) -> i64:
        return s.players


class Choose(Question[Table]):
    """The one action of a round, or the consolation instead of it."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EVERY_ACTION

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option == DECLINE:
            return None
        return check_consolation(s, s.seat) if option == CONSOLATION else check_item(s, option)

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        if option == CONSOLATION:
            take_consolation(s, seat)
        elif option == DECLINE:
            s.tell(DECLINED, seat)
        else:
            buy(s, seat, option)
        finish(s, seat)

    def fits(self, s: Table) -> bool:
        return s.phase == AUCTION and s.in_u(s.seat)


def finish(s: Table, seat: i64) -> None:
    s.finished |= 1 << seat
    s.chooser = seat
    s.push(NEXT_AUCTION)
    settle_undecided_later(s)


AUCTION_PHASE: Final = AuctionPhase("auction_phase")
NEXT_AUCTION: Final = NextAuction("next_auction")
AUCTION_TURN: Final = AuctionTurn("auction_turn")
CHOOSE_ACTION: Final = ChooseAction("choose_action")
END_OF_AUCTIONS: Final = EndOfAuctions("end_of_auctions")
LAST_PLAYER_BID: Final = LastPlayerBid("last_player_bid", "4.4.5", [Verb("no_bid"), bid_verb()])
CHOOSE: Final = Choose(
    "choose_action", "4.4.3", [Verb("buy", choices("item", ITEMS)), Verb("decline"), Verb("take_150")]
)
