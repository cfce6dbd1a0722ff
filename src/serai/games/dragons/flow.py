"""Who does what: the steps of the agenda, and for each decision its candidates, its check and its effect."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from serai.core.facts import Refusal
from serai.games.dragons import agenda as step
from serai.games.dragons import moves, setup, windows
from serai.games.dragons.components import ALL_KINDS
from serai.games.dragons.effects import apply, levies, moving, palace, treasures
from serai.games.dragons.phases import city, ending, guard, placement, rooms, scoring, upkeep
from serai.games.dragons.table import Table
from serai.games.dragons.treasure import Amounts, check_amount, complete

# The decisions about amounts of treasure, one kind after the other.
AMOUNT_KINDS: Final = (
    1 << moves.CHOOSE_START_TREASURES
    | 1 << moves.MARKET_TAKE
    | 1 << moves.BRIBE_PAYMENT
    | 1 << moves.ALMS_PICK
    | 1 << moves.EXCHANGE_PICK
    | 1 << moves.RETURN_TREASURES
    | 1 << moves.BAKSHEESH_PAYMENT
    | 1 << moves.TAXES_PAYMENT
    | 1 << moves.TELEPORT_PAYMENT
)
TARGETS: Final = (
    1 << moves.TARGET_SPACE
    | 1 << moves.TARGET_PIECE
    | 1 << moves.TARGET_ARTIFACT
    | 1 << moves.TARGET_SPELL
    | 1 << moves.TARGET_LENDER
)
KIND_NUMBERS: Final = list(range(ALL_KINDS))
DECLINE_OR_GIVE: Final = list(range(ALL_KINDS + 1))
FIRST_TWO: Final = [0, 1]


def carry_out(s: Table, kind: i64, argument: i64) -> None:
    """One step of the agenda."""
    if kind == step.PLACEMENT:
        placement.next_placement(s)
    elif kind == step.POLL:
        windows.poll(s)
    elif kind == step.SCORE:
        scoring.score(s, argument)
    elif kind == step.AWARD:
        scoring.award(s, argument)
    elif kind == step.FINISH:
        scoring.finish(s, argument)
    elif kind == step.OFFERS:
        rooms.make_offers(s)
    elif kind == step.HAND_OVER:
        rooms.hand_over(s)
    elif kind == step.BRIBES:
        guard.ask_for_bribes(s)
    elif kind == step.ENTRY:
        guard.send_away(s)
    elif kind == step.GATE:
        scoring.gate(s)
    elif kind == step.ASK_PLACE:
        placement.ask_place(s)
    elif kind == step.EFFECT:
        apply.apply(s, argument)
    elif kind == step.NEXT_PAYER:
        levies.next_payer(s, argument)
    elif kind == step.BATCH_DONE:
        windows.batch_done(s)
    elif kind == step.UPKEEP:
        upkeep.upkeep(s)
    elif kind == step.CLEAN_UP:
        scoring.clean_up(s)
    elif kind == step.RETURN_HOME:
        ending.return_home(s)
    elif kind == step.START_TREASURES:
        setup.start_treasures(s, argument)


def amounts_of(s: Table, seat: i64, kind: i64) -> Amounts:
    """What a decision about amounts has to add up to."""
    if kind == moves.CHOOSE_START_TREASURES:
        return setup.start_amounts(s)
    if kind == moves.MARKET_TAKE:
        return city.market_amounts(s)
    if kind == moves.BRIBE_PAYMENT:
        return guard.bribe_amounts(s, seat)
    if kind == moves.ALMS_PICK:
        return treasures.alms_amounts(s)
    if kind == moves.EXCHANGE_PICK:
        return treasures.exchange_amounts(s, seat)
    if kind == moves.RETURN_TREASURES:
        return levies.return_amounts(s, seat)
    if kind == moves.BAKSHEESH_PAYMENT:
        return levies.baksheesh_amounts(s, seat)
    if kind == moves.TAXES_PAYMENT:
        return levies.taxes_amounts(s, seat)
    return moving.teleport_amounts(s, seat)


def stride_of(kind: i64) -> i64:
    return moves.HOLDING_STRIDE if kind == moves.EXCHANGE_PICK else moves.STRIDE


def candidates_of(s: Table, kind: i64) -> list[int]:
    """Section 11: the options worth checking, ranges of amounts left out."""
    if kind == moves.PLACE_TOKEN:
        return placement.place_candidates(s)
    if kind == moves.PLACE_VALUE:
        return placement.TOKENS_IN[s.hands[s.seat]]
    if kind == moves.WINDOW:
        return windows.window_candidates(s)
    if TARGETS >> kind & 1:
        return windows.target_candidates(s, kind)
    if kind == moves.BUY_ARTIFACT:
        return rooms.buy_candidates(s)
    if kind == moves.PAY_PIECE:
        return KIND_NUMBERS
    if kind == moves.BRIBE_GUARD:
        return guard.bribe_candidates(s)
    if kind == moves.TENT_KEEP:
        return city.keep_candidates(s)
    if kind == moves.MARKET_TRADE:
        return DECLINE_OR_GIVE
    if kind == moves.CHOOSE_FIRST_PLAYER:
        return list(range(s.players))
    if kind == moves.EYE_RESPONSE:
        return moving.eye_candidates(s)
    if kind == moves.MIRAGE_PICK or kind == moves.ABRACADABRA_PICK:
        return palace.pick_candidates(s)
    if kind == moves.BAKSHEESH_RESPONSE or kind == moves.TAXES_RESPONSE:
        return FIRST_TWO
    return []  # amounts are a range


def check(s: Table, kind: i64, option: i64) -> Refusal | None:
    """Why an option of the open decision is not allowed; None if it is."""
    if kind == moves.PLACE_TOKEN:
        return placement.check_place(s, option)
    if kind == moves.PLACE_VALUE:
        return placement.check_value(s, option)
    if kind == moves.WINDOW:
        return windows.check_window(s, option)
    if AMOUNT_KINDS >> kind & 1:
        return check_amount(s, amounts_of(s, s.seat, kind), option, stride_of(kind))
    if TARGETS >> kind & 1:
        return windows.check_target(s, kind, option)
    if kind == moves.BUY_ARTIFACT:
        return rooms.check_buy(s, option)
    if kind == moves.PAY_PIECE:
        return rooms.check_pay_piece(s, option)
    if kind == moves.BRIBE_GUARD:
        return guard.check_bribe(s, option)
    if kind == moves.TENT_KEEP:
        return city.check_keep(s, option)
    if kind == moves.MARKET_TRADE:
        return city.check_trade(s, option)
    if kind == moves.CHOOSE_FIRST_PLAYER:
        return city.check_name(s, option)
    if kind == moves.EYE_RESPONSE:
        return moving.check_eye(s, option)
    if kind == moves.BAKSHEESH_RESPONSE:
        return levies.check_baksheesh(s, option)
    if kind == moves.TAXES_RESPONSE:
        return levies.check_taxes(s, option)
    return palace.check_pick(s, option)


def answer(s: Table, seat: i64, option: i64) -> None:
    """The effect of an option of the decision that was open."""
    kind = s.kind
    if AMOUNT_KINDS >> kind & 1:
        answer_amount(s, seat, kind, option)
    elif kind == moves.PLACE_TOKEN:
        placement.choose_place(s, seat, option)
    elif kind == moves.PLACE_VALUE:
        placement.place(s, seat, option)
    elif kind == moves.WINDOW:
        windows.answer_window(s, seat, option)
    elif TARGETS >> kind & 1:
        windows.choose_target(s, seat, option)
    elif kind == moves.BUY_ARTIFACT:
        rooms.answer_offer(s, seat, option)
    elif kind == moves.PAY_PIECE:
        rooms.pay_piece(s, seat, option)
    elif kind == moves.BRIBE_GUARD:
        guard.answer_guard(s, seat, option)
    elif kind == moves.TENT_KEEP:
        city.keep_spell(s, seat, option)
    elif kind == moves.MARKET_TRADE:
        city.trade(s, seat, option)
    elif kind == moves.CHOOSE_FIRST_PLAYER:
        city.name_first_player(s, seat, option)
    elif kind == moves.EYE_RESPONSE:
        moving.remove_in_return(s, seat, option)
    elif kind == moves.BAKSHEESH_RESPONSE:
        levies.answer_baksheesh(s, seat, option)
    elif kind == moves.TAXES_RESPONSE:
        levies.answer_taxes(s, seat, option)
    elif kind == moves.MIRAGE_PICK:
        palace.put_on_sale(s, seat, option)
    elif kind == moves.ABRACADABRA_PICK:
        palace.take_from_pile(s, seat, option)


def answer_amount(s: Table, seat: i64, kind: i64, option: i64) -> None:
    """One kind of treasure; with the last one the answer is complete and takes effect."""
    amounts = amounts_of(s, seat, kind)
    s.parts = append(s.parts, option % stride_of(kind))
    if not complete(s, amounts):
        s.ask_further(seat, kind)
    elif kind == moves.CHOOSE_START_TREASURES:
        setup.take_start_treasures(s, seat, amounts)
    elif kind == moves.MARKET_TAKE:
        city.take_from_market(s, seat, amounts)
    elif kind == moves.BRIBE_PAYMENT:
        guard.bribe(s, seat, amounts)
    elif kind == moves.ALMS_PICK:
        treasures.take_alms(s, seat, amounts)
    elif kind == moves.EXCHANGE_PICK:
        treasures.hold_instead(s, seat, amounts)
    elif kind == moves.RETURN_TREASURES:
        levies.return_treasures(s, seat, amounts)
    elif kind == moves.BAKSHEESH_PAYMENT:
        levies.pay_baksheesh(s, seat, amounts)
    elif kind == moves.TAXES_PAYMENT:
        levies.pay_taxes(s, seat, amounts)
    else:
        moving.pay_owner(s, seat, amounts)
