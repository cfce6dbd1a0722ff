"""Rules section 11: the decisions and the names of their options."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import Reason
from serai.core.moves import Kind, NumberVerb, Space, Verb, choices
from serai.games.emira.components import (
    CARAVAN_KINDS,
    CARAVAN_SPACES,
    EVENTS,
    ITEMS,
    LONGEST_TRACK,
    PRINCESSES,
    STATUS_CARDS,
    TOKENS,
)

DRAFT_START_EVENT: Final = 0
PLAY_EVENT: Final = 1
GOOD_LOOKING_TYPE: Final = 2
NEW_CARAVAN_PICK: Final = 3
VERMIN_KIND: Final = 4
VERMIN_PICK: Final = 5
COURT_INFLUENCE_ORDER: Final = 6
NEW_ORDERS_ORDER: Final = 7
CHANGING_MIND_TARGET: Final = 8
CHANGING_MIND_CHOICE: Final = 9
DOUBLE_TROUBLE_SPLIT: Final = 10
QUIET_DAYS_ROUND: Final = 11
NOBLE_PICK: Final = 12
BAZAAR_PICK: Final = 13
AUCTION_BID: Final = 14
LAST_PLAYER_BID: Final = 15
CHOOSE: Final = 16
BUY_EVENT: Final = 17
KEEP_EVENT: Final = 18
SAMIRA_DISCARD: Final = 19
ZAHRAH_DISCARD: Final = 20
SIDI_VICTIM: Final = 21
XENIA_GIFT: Final = 22

# Options that the rules speak of by name.
PASS: Final = 0  # play_event, auction_turn
TAKE_150: Final = 1  # auction_turn
FIRST_BID: Final = 2  # auction_turn: a bid of 10
NO_BID: Final = 0  # last_player_bid; k is a bid of 10 * k
SWAP: Final = 1  # changing_mind_choice, after keep
TO_BOTTOM: Final = 2
TWO_ONE: Final = 0  # double_trouble_split
ODD: Final = 0  # quiet_days_round
DECLINE: Final = 8  # choose_action, after the eight items
CONSOLATION: Final = 9
PAY: Final = 0  # xenia_gift, before refuse

BID_STEP: Final = 10  # E-57
HIGHEST_BID: Final = 100_000  # more than a game's gold; gives the action space its fixed size
MOST_ARRIVALS: Final = 4  # princesses of one round: one and three Double Troubles (E-2)

ORDERS: Final = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

BID_OFF_STEP: Final = Reason("bid_not_multiple_of_10", "4.4.2", "bid step")
BID_OUTSIDE: Final = Reason("bid_outside_limits", "4.4.2", "bid lowest highest")


def bid_verb() -> Verb:
    size = HIGHEST_BID // BID_STEP
    return NumberVerb("bid", "amount", BID_STEP, BID_STEP, size, BID_OFF_STEP, BID_OUTSIDE)


def caravan_rows() -> list[dict[str, object]]:
    """new_caravan_pick: kind * 8 + remaining - 1."""
    spaces = range(1, LONGEST_TRACK + 1)
    return [{"caravan": kind, "remaining": space} for kind in CARAVAN_KINDS for space in spaces]


def vermin_rows() -> list[dict[str, object]]:
    """vermin_pick: remaining of one caravan * 9 + remaining of the other, or 0 for one caravan only."""
    size = LONGEST_TRACK + 1
    return [{"remaining": [first, second] if second else [first]} for first in range(size) for second in range(size)]


def target_rows() -> list[dict[str, object]]:
    """changing_mind_target: round * 4 + which - 1."""
    return [{"round": name, "which": which + 1} for name in ("odd", "even") for which in range(MOST_ARRIVALS)]


def order_rows() -> list[dict[str, object]]:
    """Positions of the cards looked at (1 is the topmost), in their new order from the top."""
    return [{"order": [place + 1 for place in order]} for order in ORDERS]


SPACE: Final = Space(
    [
        Kind("draft_start_event", "3.9", [Verb("draft_start_event", choices("card", EVENTS))], sealed=True),
        Kind("play_event", "4.1", [Verb("pass"), Verb("play", choices("card", EVENTS))]),
        Kind("good_looking_type", "5.2", [Verb("good_looking_type", choices("type", TOKENS))]),
        Kind("new_caravan_pick", "5.2", [Verb("new_caravan_pick", caravan_rows())]),
        Kind("vermin_kind", "5.2", [Verb("vermin_kind", choices("caravan", CARAVAN_KINDS))]),
        Kind("vermin_pick", "E-18", [Verb("vermin_pick", vermin_rows())]),
        Kind("court_influence_order", "5.2", [Verb("court_influence_order", order_rows())]),
        Kind("new_orders_order", "5.2", [Verb("new_orders_order", order_rows())]),
        Kind("changing_mind_target", "7.4", [Verb("changing_mind_target", target_rows())]),
        Kind("changing_mind_choice", "5.2", [Verb("keep"), Verb("swap"), Verb("bottom")]),
        Kind("double_trouble_split", "7.4", [Verb("two_one"), Verb("one_two")]),
        Kind("quiet_days_round", "7.4", [Verb("odd"), Verb("even")]),
        Kind("noble_pick", "4.3", [Verb("noble_pick", choices("card", STATUS_CARDS))]),
        Kind("bazaar_pick", "4.3", [Verb("bazaar_pick", choices("type", TOKENS))]),
        Kind("auction_turn", "4.4.2", [Verb("pass"), Verb("take_150"), bid_verb()]),
        Kind("last_player_bid", "4.4.5", [Verb("no_bid"), bid_verb()]),
        Kind("choose_action", "4.4.3", [Verb("buy", choices("item", ITEMS)), Verb("decline"), Verb("take_150")]),
        Kind("buy_event", "4.5", [Verb("none"), Verb("two"), Verb("three")]),
        Kind("keep_event", "4.5", [Verb("keep_event", choices("card", EVENTS))]),
        Kind("samira_discard", "4.6.3", [Verb("samira_discard", choices("type", TOKENS))]),
        Kind("zahrah_discard", "4.6.3", [Verb("zahrah_discard", choices("card", STATUS_CARDS))]),
        Kind("sidi_victim", "4.6.5", [Verb("sidi_victim", choices("princess", PRINCESSES))]),
        Kind("xenia_gift", "4.7.2", [Verb("pay"), Verb("refuse")]),
    ]
)


def bid_of(option: i64) -> i64:
    """The amount of an auction_turn option that is a bid."""
    return (option - FIRST_BID + 1) * BID_STEP


def option_of_bid(amount: i64) -> i64:
    return amount // BID_STEP + FIRST_BID - 1


def caravan_option(kind: i64, remaining: i64) -> i64:
    return kind * LONGEST_TRACK + remaining - 1


def vermin_option(first: i64, second: i64) -> i64:
    return first * (LONGEST_TRACK + 1) + second


def rightmost(kind: i64) -> i64:
    """The space on which a bought caravan starts."""
    return CARAVAN_SPACES[kind]
