"""Standing orders for the auctions (4.4): a secret maximum bid, and passing until some moment.

They are not rules, only moves that a player would have made anyway; both see what their seat sees.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from serai.core.errors import BadOrder, BadPosition
from serai.core.moves import Move
from serai.core.orders import StandingOrder
from serai.core.reader import Reader
from serai.core.view_types import Decision
from serai.games.emira.names import PassingUntil
from serai.games.emira.phases.bidding import BID_STEP, HIGHEST_BID
from serai.games.emira.view import typed
from serai.games.emira.view_types import Sheik, View

ENDS: Final[list[PassingUntil]] = list(get_args(PassingUntil))
AFTER_THE_BIDDING: Final = ["choose_action", "last_player_bid"]


class HighestBid(StandingOrder):
    """Bid in the smallest steps, up to an amount, in the auction that is running; then pass."""

    def __init__(self, amount: int, given: dict[str, object]) -> None:
        self.amount = amount
        self.given = given

    def as_dict(self) -> dict[str, object]:
        return {"kind": "bid_up_to", "amount": self.amount, "given": self.given}

    def answer(self, view: Mapping[str, object]) -> Move | None:
        asked = bidding_asked(typed(view))
        if asked is None or self.is_over(view):
            return None
        lowest = asked["range"]["from"] if "range" in asked else None
        return Move("bid", amount=lowest) if isinstance(lowest, int) and lowest <= self.amount else Move("pass")

    def is_over(self, view: Mapping[str, object]) -> bool:
        return auction_is_over(typed(view), self.given)


class PassUntil(StandingOrder):
    """Pass whenever an auction asks, until the next auction, the next action or the end of the round."""

    def __init__(self, until: PassingUntil, given: dict[str, object]) -> None:
        self.until = until
        self.given = given

    def as_dict(self) -> dict[str, object]:
        return {"kind": "pass", "until": self.until, "given": self.given}

    def answer(self, view: Mapping[str, object]) -> Move | None:
        return None if bidding_asked(typed(view)) is None or self.is_over(view) else Move("pass")

    def is_over(self, view: Mapping[str, object]) -> bool:
        """A player who has finished the phase is not asked again in this round (4.4.1)."""
        table = typed(view)
        if table["result"] is not None or table["round"] != self.given["round"] or own_sheik(table)["finished"]:
            return True
        if self.until == "next_auction":
            return auction_is_over(table, self.given)
        return self.until == "next_action" and table["offer"] != self.given["offer"]


def bidding_asked(view: View) -> Decision | None:
    """The question for a bid, if it is put to this seat."""
    decision = view["decision"]
    asks = decision is not None and decision["kind"] == "auction_turn" and "moves" in decision
    return decision if asks else None


def auction_is_over(view: View, given: Mapping[str, object]) -> bool:
    """Over, or no longer what the order was given for: other goods, other rivals kept away, or one is out of it."""
    decision = view["decision"]
    if decision is None or decision["kind"] in AFTER_THE_BIDDING or view["phase"] != "auction":
        return True
    return moment_of(view) != given or view["seat"] not in view["auction"]["still_in"]


def moment_of(view: View) -> dict[str, object]:
    """Which auction is running: what is sold, who opened it, and who is kept away by Hind (E-60)."""
    return {
        "round": view["round"],
        "opener": view["auction"]["opener"],
        "offer": view["offer"],
        "kept_away": [seat for seat, sheik in enumerate(view["sheiks"]) if sheik["kept_away"]],
    }


def own_sheik(view: View) -> Sheik:
    seat = view["seat"]
    assert seat is not None
    return view["sheiks"][seat]


# Reading an order.


def read_order(data: object, view: View) -> StandingOrder:
    """The order that the data describes; `given` is this moment unless the data says another."""
    kind = data.get("kind") if isinstance(data, Mapping) else None
    if not isinstance(data, Mapping) or kind not in ("bid_up_to", "pass"):
        raise BadOrder("emira knows the standing orders {'kind': 'bid_up_to'} and {'kind': 'pass'}")
    if view["seat"] is None:
        raise BadOrder("only a player can give a standing order")
    given = data.get("given", moment_of(view))
    if not isinstance(given, Mapping) or set(given) != set(moment_of(view)):
        raise BadOrder(f"given: {', '.join(moment_of(view))} are expected")
    try:
        r = Reader(dict(data), "order")
        if kind == "bid_up_to":
            r.only(["kind", "amount", "given"])
            return highest_bid(r.whole("amount", 0), dict(given), view)
        r.only(["kind", "until", "given"])
        return pass_until(ENDS[r.name("until", ENDS)], dict(given), view)
    except BadPosition as error:
        raise BadOrder(str(error)) from error


def highest_bid(amount: int, given: dict[str, object], view: View) -> StandingOrder:
    if amount % BID_STEP or not BID_STEP <= amount <= HIGHEST_BID:
        raise BadOrder(f"amount: a multiple of {BID_STEP} from {BID_STEP} to {HIGHEST_BID} is expected")
    order = HighestBid(amount, given)
    if order.is_over(view):
        raise BadOrder("no auction is running in which this sheik can still bid")
    return order


def pass_until(until: PassingUntil, given: dict[str, object], view: View) -> StandingOrder:
    order = PassUntil(until, given)
    if order.is_over(view) or (until != "end_of_round" and view["phase"] != "auction"):
        raise BadOrder("there is no auction left to pass in")
    return order
