"""Why an option is good: one line for a player who asks for a hint."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.refusals import Reason, Remark
from serai.games.dragons.bots.odds import Survey
from serai.games.dragons.bots.paying import wins_with
from serai.games.dragons.bots.prizes import Outlook, Prizes, by_rank, offer_chance
from serai.games.dragons.bots.worth import left_in_palace
from serai.games.dragons.components import (
    ALL_KINDS,
    CARAVANSERAI,
    CAVES,
    DJINN,
    GUARD_ROOM,
    LENDER_STRIDE,
    MARKET,
    NICHES,
    ROOM_1,
    TENT,
    VALUES,
)
from serai.games.dragons.offers import bribe_price
from serai.games.dragons.phases.city import CHOOSE_FIRST_PLAYER, DECLINE_TRADE, FIRST_GIFT, MARKET_TRADE, TENT_KEEP
from serai.games.dragons.phases.guard import BRIBE_GUARD, PAY
from serai.games.dragons.phases.placement import PLACE_TOKEN, PLACE_VALUE
from serai.games.dragons.phases.rooms import BUY_ARTIFACT, DECLINE, PAY_PIECE
from serai.games.dragons.pieces import space_of
from serai.games.dragons.ranking import prices
from serai.games.dragons.spells.baksheesh import BAKSHEESH_RESPONSE, KEEP
from serai.games.dragons.spells.borrow import TARGET_LENDER
from serai.games.dragons.spells.exchange import EXCHANGE_PICK
from serai.games.dragons.spells.eye_for_an_eye import EYE_RESPONSE
from serai.games.dragons.spells.looking import PilePick
from serai.games.dragons.spells.sorcerers_apprentice import TARGET_ARTIFACT
from serai.games.dragons.spells.sultans_taxes import PAY_TAXES, TAXES_RESPONSE
from serai.games.dragons.table import Table
from serai.games.dragons.targets import TARGET_PIECE, TARGET_SPACE
from serai.games.dragons.treasure import AmountQuestion
from serai.games.dragons.windows import FIRST_ITEM, PASS, WINDOW, CastingQuestion

CAVE_PRIZE: Final = Reason("cave_prize", "4.5", "space:space treasure:kind amount rivals")
ROOM_ALONE: Final = Reason("room_alone", "4.8", "space:space")
ROOM_RIVALS: Final = Reason("room_rivals", "4.8", "space:space rivals")
ROOM_EMPTY: Final = Reason("room_sells_nothing", "A-12", "space:space")
GUARD_ENTRY: Final = Reason("guard_entry", "4.7", "rooms")
GUARD_BEFORE: Final = Reason("guard_before_palace", "4.7")
TENT_SPELL: Final = Reason("tent_spell", "4.6", "rivals")
DJINN_USE: Final = Reason("djinn_second_use", "4.6", "rivals")
MARKET_GAIN: Final = Reason("market_gain", "4.6", "gain rivals")
CAMEL: Final = Reason("camel_breaks_ties", "4.6", "rivals")
TOKEN_CHANCE: Final = Reason("token_chance", "4.4", "value space:space chance")
TOKEN_PRICE: Final = Reason("token_price", "4.8", "value space:space price chance")
TOKEN_GUARD: Final = Reason("token_guard", "4.7", "value chance")
KEEP_MAGIC: Final = Reason("magic_is_kept", "7.4")
USE_MAGIC: Final = Reason("magic_helps_now", "7.3", "item:item")
AIM_SPACE: Final = Reason("aim_at_space", "6.4", "item:item space:space")
AIM_PIECE: Final = Reason("aim_at_piece", "6.4", "item:item space:space")
AIM_ARTIFACT: Final = Reason("miss_artifact_least", "6.4.2", "artifact:artifact")
AIM_SPELL: Final = Reason("aim_at_spell", "6.2.2", "item:item")
AIM_LOAN: Final = Reason("loan_helps_now", "6.4.11", "artifact:artifact")
BUY_WELL: Final = Reason("artifact_worth_price", "4.8", "price worth")
BUY_TO_WIN: Final = Reason("last_artifact_wins", "5.1", "artifacts")
BUY_NOT: Final = Reason("artifact_too_dear", "4.8", "price worth")
BRIBE_WELL: Final = Reason("bribe_pays", "4.7", "price rooms")
BRIBE_NOT: Final = Reason("bribe_does_not_pay", "4.7", "price")
TAKE_KIND: Final = Reason("collect_kind", "4.8", "treasure:kind amount held")
GIVE_KIND: Final = Reason("spare_kind", "4.8", "treasure:kind amount held")
LEAVE_KIND: Final = Reason("leave_kind", "4.8", "treasure:kind")
PAY_WITH: Final = Reason("pay_with_kind", "4.8", "treasure:kind value held")
NO_TRADE: Final = Reason("no_trade", "4.6")
KEEP_SPELL: Final = Reason("better_spell", "6.4", "spell:item")
PICK_TYPE: Final = Reason("better_artifact", "6.2", "artifact:artifact")
PAY_TO_STAY: Final = Reason("pieces_worth_paying", "6.4", "pieces")
PIECES_GO: Final = Reason("pieces_not_worth_paying", "6.4", "pieces")
HURTS_MOST: Final = Reason("piece_missed_most", "6.4.15", "space:space")

HUNDRED: Final = 100.0


def reason_for(s: Table, option: i64) -> Remark:
    """The line for an option of the open decision."""
    question = s.question
    me = s.seat
    if isinstance(question, CastingQuestion) and option >= question.cast_from:
        return Remark(USE_MAGIC, option - question.cast_from)
    if question is PLACE_TOKEN:
        return why_place(s, option)
    if question is PLACE_VALUE:
        return why_value(s, s.parts[0], VALUES[option])
    if question is WINDOW:
        return Remark(KEEP_MAGIC) if option == PASS else Remark(USE_MAGIC, option - FIRST_ITEM)
    if isinstance(question, AmountQuestion):
        return why_amount(s, question, option)
    if question is BUY_ARTIFACT:
        return why_buy(s, option)
    if question is PAY_PIECE:
        value = prices(s, me, s.done)[len(s.parts) - 1]
        return Remark(PAY_WITH, option, value, s.units[me * ALL_KINDS + option])
    if question is BRIBE_GUARD:
        return why_bribe(s, option)
    if question is MARKET_TRADE:
        if option == DECLINE_TRADE:
            return Remark(NO_TRADE)
        return Remark(GIVE_KIND, option - FIRST_GIFT, 1, s.units[me * ALL_KINDS + option - FIRST_GIFT])
    if question is TENT_KEEP:
        return Remark(KEEP_SPELL, option)
    if question is CHOOSE_FIRST_PLAYER:
        return Remark(CAMEL, rivals_on(s, CARAVANSERAI))
    if isinstance(question, PilePick):
        pile = question.pile(s)
        return Remark(PICK_TYPE, s.artifact_type(pile.cards[len(pile.cards) - 1 - option]))
    return why_answer(s, option)


def why_answer(s: Table, option: i64) -> Remark:
    """Answers to spells, and what a spell is aimed at."""
    question = s.question
    if question is BAKSHEESH_RESPONSE:
        return Remark(PAY_TO_STAY if option == KEEP else PIECES_GO, 1)
    if question is TAXES_RESPONSE:
        return Remark(PAY_TO_STAY if option == PAY_TAXES else PIECES_GO, len(s.room_pieces(s.seat)))
    if question is EYE_RESPONSE:
        return Remark(HURTS_MOST, space_of(s.pieces[option]))
    if question is TARGET_SPACE:
        return Remark(AIM_SPACE, s.parts[0], option)
    if question is TARGET_PIECE:
        return Remark(AIM_PIECE, s.parts[0], space_of(s.pieces[option]))
    if question is TARGET_ARTIFACT:
        return Remark(AIM_ARTIFACT, option)
    if question is TARGET_LENDER:
        return Remark(AIM_LOAN, option % LENDER_STRIDE)
    return Remark(AIM_SPELL, option)


def rivals_on(s: Table, space: i64) -> i64:
    board = Survey(s, s.seat)
    number: i64 = 0
    for seat in range(s.players):
        if seat != s.seat and board.present(seat, space):
            number += 1
    return number


def why_place(s: Table, space: i64) -> Remark:
    rivals = rivals_on(s, space)
    if space < CAVES:
        return Remark(CAVE_PRIZE, space, space, s.niches[space * NICHES], rivals)
    if space == TENT:
        return Remark(TENT_SPELL, rivals)
    if space == DJINN:
        return Remark(DJINN_USE, rivals)
    if space == MARKET:
        return Remark(MARKET_GAIN, s.rules.market_units - 1, rivals)
    if space == CARAVANSERAI:
        return Remark(CAMEL, rivals)
    if space == GUARD_ROOM:
        rooms = rooms_entered(s)
        return Remark(GUARD_ENTRY, rooms) if rooms else Remark(GUARD_BEFORE)
    if not s.room_on_sale(space - ROOM_1):
        return Remark(ROOM_EMPTY, space)
    return Remark(ROOM_RIVALS, space, rivals) if rivals else Remark(ROOM_ALONE, space)


def rooms_entered(s: Table) -> i64:
    """Palace rooms with pieces of mine."""
    board = Survey(s, s.seat)
    number: i64 = 0
    for room in range(ROOM_1, ROOM_1 + s.players):
        if board.present(s.seat, room):
            number += 1
    return number


def why_value(s: Table, space: i64, value: i64) -> Remark:
    o = Outlook(s, s.seat)
    strength = o.board.strength(space) + value
    if space == GUARD_ROOM:
        return Remark(TOKEN_GUARD, value, min(100, 10 * strength))
    if space >= ROOM_1:
        chance = offer_chance(s, o, space, strength)
        return Remark(TOKEN_PRICE, value, space, strength, int(chance * HUNDRED))
    return Remark(TOKEN_CHANCE, value, space, int(by_rank(s, o, space, strength, Prizes(HUNDRED, 0.0))))


def why_amount(s: Table, question: AmountQuestion, option: i64) -> Remark:
    kind, amount = option // question.stride, option % question.stride
    held = s.units[s.seat * ALL_KINDS + kind]
    if amount == 0:
        return Remark(LEAVE_KIND, kind)
    taking = question.taking or question is EXCHANGE_PICK
    return Remark(TAKE_KIND if taking else GIVE_KIND, kind, amount, held)


def why_buy(s: Table, option: i64) -> Remark:
    me = s.seat
    o = Outlook(s, me)
    price = 0
    for value in prices(s, me, s.done):
        price += value
    worth = int(o.room_worth[s.done - ROOM_1] + 0.5)
    if option == DECLINE:
        return Remark(BUY_NOT, price, worth)
    if left_in_palace(s) == 1 and wins_with(s, me):
        return Remark(BUY_TO_WIN, s.artifacts_of(me) + 1)
    return Remark(BUY_WELL, price, worth)


def why_bribe(s: Table, option: i64) -> Remark:
    price = bribe_price(s, s.seat)
    return Remark(BRIBE_WELL, price, rooms_entered(s)) if option == PAY else Remark(BRIBE_NOT, price)
