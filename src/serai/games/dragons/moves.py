"""Rules section 11: the decisions and the names of their options.

A compound answer is a chain of small decisions; what others see of it is the decision that it began with.
"""

from __future__ import annotations

from typing import Final

from serai.core.moves import Kind, Space, Verb, choices
from serai.games.dragons.components import ARTIFACTS, KINDS, PILE_BASIC, SPACES, SPELLS, USABLE, VALUES
from serai.games.dragons.pieces import MOST_HANDLES

CHOOSE_START_TREASURES: Final = 0
PLACE_TOKEN: Final = 1
PLACE_VALUE: Final = 2
WINDOW: Final = 3
TARGET_SPACE: Final = 4
TARGET_PIECE: Final = 5
TARGET_ARTIFACT: Final = 6
TARGET_SPELL: Final = 7
TARGET_LENDER: Final = 8
TENT_KEEP: Final = 9
MARKET_TRADE: Final = 10
MARKET_TAKE: Final = 11
CHOOSE_FIRST_PLAYER: Final = 12
BRIBE_GUARD: Final = 13
BRIBE_PAYMENT: Final = 14
BUY_ARTIFACT: Final = 15
PAY_PIECE: Final = 16
ALMS_PICK: Final = 17
EXCHANGE_PICK: Final = 18
RETURN_TREASURES: Final = 19
BAKSHEESH_RESPONSE: Final = 20
BAKSHEESH_PAYMENT: Final = 21
TAXES_RESPONSE: Final = 22
TAXES_PAYMENT: Final = 23
EYE_RESPONSE: Final = 24
MIRAGE_PICK: Final = 25
ABRACADABRA_PICK: Final = 26
TELEPORT_PAYMENT: Final = 27

# Options that the rules speak of by name.
PASS: Final = 0  # window; item i is option i + 1
FIRST_ITEM: Final = 1
PLACE_CAST: Final = 15  # place_token: + spell, after the spaces
DECLINE: Final = 0  # market_trade; kind k is option k + 1
FIRST_GIFT: Final = 1
REFUSE: Final = 0  # bribe_guard
PAY: Final = 1
BRIBE_CAST: Final = 2
BUY: Final = 1  # buy_artifact, after decline
BUY_WITH_ABRACADABRA: Final = 2
BUY_CAST: Final = 3
KEEP: Final = 0  # baksheesh_response
TAKE_BACK: Final = 1
PAY_TAXES: Final = 0  # taxes_response
WITHDRAW: Final = 1

STRIDE: Final = 32  # an amount of a kind is option kind * 32 + amount
HOLDING_STRIDE: Final = 256  # for exchange_pick: more than anybody holds of a kind


def amount_rows(stride: int) -> list[dict[str, object]]:
    return [{"treasure": kind, "amount": amount} for kind in KINDS for amount in range(stride)]


def lender_rows() -> list[dict[str, object]]:
    """target_lender: owner * 5 + artifact."""
    return [{"owner": owner, "artifact": ARTIFACTS[kind]} for owner in range(5) for kind in range(5)]


def amounts(verb: str) -> list[Verb]:
    return [Verb(verb, amount_rows(STRIDE))]


def numbered(argument: str, numbers: list[int]) -> list[dict[str, object]]:
    return [{argument: number} for number in numbers]


CAST: Final = Verb("cast", choices("spell", SPELLS))
HANDLES: Final = numbered("piece", list(range(MOST_HANDLES)))
PLACES_IN_PILE: Final = numbered("place", list(range(PILE_BASIC)))

SPACE: Final = Space(
    [
        Kind("choose_start_treasures", "3.1", amounts("take")),
        Kind("place_token", "4.2", [Verb("place", choices("space", SPACES)), CAST]),
        Kind("place_value", "4.2", [Verb("token", numbered("value", list(VALUES)))]),
        Kind("window", "7.4", [Verb("pass"), CAST, Verb("use", choices("artifact", USABLE))]),
        Kind("target_space", "6.4", [Verb("space", choices("space", SPACES))]),
        Kind("target_piece", "6.4", [Verb("piece", HANDLES)]),
        Kind("target_artifact", "6.4.2", [Verb("offer", choices("artifact", ARTIFACTS))]),
        Kind("target_spell", "6.2.2", [Verb("against", choices("spell", SPELLS))]),
        Kind("target_lender", "6.4.11", [Verb("borrow", lender_rows())]),
        Kind("tent_keep", "4.6", [Verb("keep", choices("spell", SPELLS))]),
        Kind("market_trade", "4.6", [Verb("decline"), Verb("give", choices("treasure", KINDS))]),
        Kind("market_take", "4.6", amounts("take")),
        Kind("choose_first_player", "4.6", [Verb("name", numbered("seat", [0, 1, 2, 3, 4]))]),
        Kind("bribe_guard", "4.7", [Verb("refuse"), Verb("pay"), CAST]),
        Kind("bribe_payment", "4.7", amounts("give")),
        Kind("buy_artifact", "4.8", [Verb("decline"), Verb("buy"), Verb("buy_with_abracadabra"), CAST]),
        Kind("pay_piece", "4.8", [Verb("with", choices("treasure", KINDS))]),
        Kind("alms_pick", "6.4.3", amounts("take")),
        Kind("exchange_pick", "6.4.7", [Verb("hold", amount_rows(HOLDING_STRIDE))]),
        Kind("return_treasures", "6.4.16", amounts("give")),
        Kind("baksheesh_response", "6.4.4", [Verb("keep"), Verb("take_back")]),
        Kind("baksheesh_payment", "6.4.4", amounts("give")),
        Kind("taxes_response", "6.4.13", [Verb("pay"), Verb("withdraw")]),
        Kind("taxes_payment", "6.4.13", amounts("give")),
        Kind("eye_response", "6.4.15", [Verb("piece", HANDLES)]),
        Kind("mirage_pick", "6.4.14", [Verb("pick", PLACES_IN_PILE)]),
        Kind("abracadabra_pick", "6.4.1", [Verb("pick", PLACES_IN_PILE)]),
        Kind("teleport_payment", "6.4.21", amounts("give")),
    ]
)
