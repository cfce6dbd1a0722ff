"""Rules section 4.8: the palace rooms."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.arrays import total
from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Step
from serai.core.refusals import Reason, RefusalCode
from serai.core.state import NOBODY
from serai.games.dragons.components import ABRACADABRA, ALL_KINDS, ALMS, EXCHANGE, ROOM_1, TREASURE_KINDS
from serai.games.dragons.compound_question import DragonsQuestion
from serai.games.dragons.items import Item
from serai.games.dragons.offers import (
    AskQueue,
    answered_openly,
    close_queue,
    queue_asks,
    start_queue,
    turn_down,
)
from serai.games.dragons.phases.ending import check_last_artifact
from serai.games.dragons.ranking import can_pay, pays, prices, ranked
from serai.games.dragons.spells.abracadabra import ABRACADABRA_SPELL
from serai.games.dragons.table import EMPTY, W_OFFER, Table
from serai.games.dragons.treasure import code_of, pay_units
from serai.games.dragons.windows import CastingQuestion, begin_item

PAID: Final = EventType("artifact_paid", "4.8", "seat:seat room:room units:units")
BOUGHT: Final = EventType("artifact_bought", "4.8", "seat:seat room:room artifact:artifact")
UNSOLD: Final = EventType("artifact_unsold", "4.8", "room:room")

CANNOT_PAY: Final = Reason("cannot_pay_price", "4.8", "price pieces")
KIND_USED: Final = Reason("treasure_pays_for_another_piece", "4.8", "treasure:kind")
TOO_LITTLE: Final = Reason("too_little_of_treasure", "4.8", "treasure:kind value held")
NO_COMPLETION: Final = Reason("rest_could_not_be_paid", "4.8", "treasure:kind value")

DECLINE: Final = 0
BUY: Final = 1
BUY_WITH_ABRACADABRA: Final = 2
OFFER_SPELLS: Final = vec[i64]([ALMS, EXCHANGE])
EVERY_KIND: Final = vec[i64](range(ALL_KINDS))


def offer_artifact(s: Table, space: i64) -> None:
    """To the players present and admitted, strongest first (ranks are frozen now: 7.4, detail 7)."""
    if s.room_on_sale(space - ROOM_1):
        start_queue(s, buyers(s, space), W_OFFER)
        s.push(OFFERS)


def buyers(s: Table, space: i64) -> vec[i64]:
    """Who is offered the artifact, in this order; Teleportation may have moved in others (A-34)."""
    found = vec[i64]()
    for seat in ranked(s, space):
        if not s.shut_out(seat):
            found = append(found, seat)
    return found


class Offers(AskQueue):
    """Nobody has to buy."""

    def end(self, s: Table) -> None:
        if len(s.queue) > 0:
            s.tell(UNSOLD, s.done - ROOM_1)


class BuyArtifact(CastingQuestion):
    """Buy the artifact, with Abracadabra or without, or not; Alms and Exchange may bring the means."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        options = vec[i64]([DECLINE, BUY])
        if s.spells[s.seat] >> ABRACADABRA & 1:
            options = append(options, BUY_WITH_ABRACADABRA)
        for spell in OFFER_SPELLS:
            if s.spells[s.seat] >> spell & 1:
                options = append(options, self.cast_from + spell)
        return options

    def check_own(self, s: Table, option: i64) -> RefusalCode | None:
        if option == DECLINE:
            return None
        if option == BUY_WITH_ABRACADABRA:
            refusal = ABRACADABRA_SPELL.check_with_purchase(s, s.seat)
            if refusal is not None:
                return refusal
        values = prices(s, s.seat, s.done)
        if not can_pay(s, s.seat, values):
            return RefusalCode(CANNOT_PAY, total(values), len(values))
        return None

    def answer_own(self, s: Table, seat: i64, option: i64) -> None:
        if option == DECLINE:
            turn_down(s)
            s.push(OFFERS)
        else:
            s.parts = append(s.parts, option)
            s.ask_further(seat, PAY_PIECE)

    def put_again(self, s: Table, item: Item) -> None:
        s.push(HAND_OVER if item is ABRACADABRA_SPELL else OFFERS)

    def fits(self, s: Table) -> bool:
        return queue_asks(s, W_OFFER)

    def on_timeout(self, s: Table) -> i64 | None:
        return DECLINE


def used_kinds(s: Table) -> i64:
    kinds: i64 = 0
    for part in range(1, len(s.parts)):
        kinds |= 1 << s.parts[part]
    return kinds


class PayPiece(DragonsQuestion):
    """What pays for each piece, the most valuable first."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EVERY_KIND

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        values = prices(s, s.seat, s.done)
        number = len(s.parts) - 1
        value = values[number]
        held = s.units[s.seat * ALL_KINDS + option]
        kinds = used_kinds(s)
        if kinds >> option & 1:
            return RefusalCode(KIND_USED, option)
        if held < value:
            return RefusalCode(TOO_LITTLE, option, value, held)
        if not pays(s, s.seat, values, number, kinds, s.parts[number], option) or not can_pay(
            s, s.seat, values, number + 1, kinds | 1 << option, option
        ):
            return RefusalCode(NO_COMPLETION, option, value)
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.parts = append(s.parts, option)
        values = prices(s, seat, s.done)
        if len(s.parts) <= len(values):
            s.ask_further(seat, self)
            return
        units = vec[i64]([0] * ALL_KINDS)
        for number in range(len(values)):
            units[s.parts[number + 1]] = values[number]
        pay_units(s, seat, units)
        answered_openly(s)
        s.tell(PAID, seat, s.done - ROOM_1, code_of(units))
        s.buyer = seat
        if s.parts[0] == BUY_WITH_ABRACADABRA:
            s.parts = EMPTY
            begin_item(s, seat, ABRACADABRA)
        else:
            s.push(HAND_OVER)


class HandOver(Step[Table]):
    """The buyer takes the artifact on sale, unless Abracadabra has given another one."""

    def run(self, s: Table, argument: i64) -> None:
        room = s.done - ROOM_1
        if s.buyer != NOBODY:
            artifact = s.piles[room].take()
            s.on_sale &= ~(1 << room)
            s.take_artifact(s.buyer, artifact)
            s.tell(BOUGHT, s.buyer, room, s.artifact_type(artifact))
            s.buyer = NOBODY
        close_queue(s)
        check_last_artifact(s)


BUY_ARTIFACT: Final = BuyArtifact("buy_artifact", "4.8", [Verb("decline"), Verb("buy"), Verb("buy_with_abracadabra")])
PAY_PIECE: Final = PayPiece("pay_piece", "4.8", [Verb("with", choices("treasure", TREASURE_KINDS))])
OFFERS: Final = Offers("offers", W_OFFER, BUY_ARTIFACT, OFFER_SPELLS)
HAND_OVER: Final = HandOver("hand_over")
