"""Rules section 4.8: the palace rooms."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.arrays import total
from serai.core.facts import EventKind, Reason, Refusal
from serai.core.state import NOBODY
from serai.games.dragons.agenda import HAND_OVER, OFFERS
from serai.games.dragons.components import ABRACADABRA, ALL_KINDS, ALMS, EXCHANGE, ROOM_1
from serai.games.dragons.items import check_cast, may_cast
from serai.games.dragons.moves import (
    BUY,
    BUY_ARTIFACT,
    BUY_CAST,
    BUY_WITH_ABRACADABRA,
    DECLINE,
    PAY_PIECE,
)
from serai.games.dragons.phases.ending import check_last_artifact
from serai.games.dragons.queue import (
    answered_openly,
    close_queue,
    pass_over,
    publish_queue,
    queue_can_pay,
    start_queue,
    turn_down,
)
from serai.games.dragons.ranking import can_pay, pays, prices, ranked
from serai.games.dragons.table import EMPTY, W_OFFER, Table
from serai.games.dragons.treasure import code_of, pay_units
from serai.games.dragons.windows import begin_item

PAID: Final = EventKind("artifact_paid", "4.8", "seat:seat room:room units:units")
BOUGHT: Final = EventKind("artifact_bought", "4.8", "seat:seat room:room artifact:artifact")
UNSOLD: Final = EventKind("artifact_unsold", "4.8", "room:room")

CANNOT_PAY: Final = Reason("cannot_pay_price", "4.8", "price pieces")
NOT_IN_HAND: Final = Reason("spell_not_in_hand", "6.3.1", "spell:item")
NO_LAMP: Final = Reason("lamp_cannot_be_lit", "6.3.1", "spell:item")
NOTHING_BELOW: Final = Reason("nothing_below_the_one_on_sale", "A-59")
KIND_USED: Final = Reason("treasure_pays_for_another_piece", "4.8", "treasure:kind")
TOO_LITTLE: Final = Reason("too_little_of_treasure", "4.8", "treasure:kind value held")
NO_COMPLETION: Final = Reason("rest_could_not_be_paid", "4.8", "treasure:kind value")

OFFER_SPELLS: Final = [ALMS, EXCHANGE]


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


def make_offers(s: Table) -> None:
    """Who can pay is asked openly; who could only cast Alms or Exchange, under the veil (section 9, c)."""
    s.window = W_OFFER
    while s.asked_at < len(s.queue):
        seat = s.queue[s.asked_at]
        if queue_can_pay(s, seat):
            publish_queue(s)
            s.ask(seat, BUY_ARTIFACT)
            return
        if may_cast(s, seat):
            s.hushes += 1
        if check_cast(s, seat, ALMS) is None or check_cast(s, seat, EXCHANGE) is None:
            s.ask(seat, BUY_ARTIFACT, True)
            return
        pass_over(s)
    publish_queue(s)
    if len(s.queue) > 0:
        s.tell(UNSOLD, s.done - ROOM_1)
    close_queue(s)


# buy_artifact


def buy_candidates(s: Table) -> list[int]:
    options = [DECLINE, BUY]
    if s.spells[s.seat] >> ABRACADABRA & 1:
        options.append(BUY_WITH_ABRACADABRA)
    for spell in OFFER_SPELLS:
        if s.spells[s.seat] >> spell & 1:
            options.append(BUY_CAST + spell)
    return options


def check_buy(s: Table, option: i64) -> Refusal | None:
    if option >= BUY_CAST:
        return check_cast(s, s.seat, option - BUY_CAST)
    if option == DECLINE:
        return None
    if option == BUY_WITH_ABRACADABRA:
        refusal = check_abracadabra(s, s.seat)
        if refusal is not None:
            return refusal
    values = prices(s, s.seat, s.done)
    if not can_pay(s, s.seat, values):
        return Refusal(CANNOT_PAY, total(values), len(values))
    return None


def check_abracadabra(s: Table, seat: i64) -> Refusal | None:
    """Only with a purchase, if something lies below the artifact on sale (6.4.1, A-59)."""
    if not s.spells[seat] >> ABRACADABRA & 1:
        return Refusal(NOT_IN_HAND, ABRACADABRA)
    if not s.can_cast(seat):
        return Refusal(NO_LAMP, ABRACADABRA)
    return None if len(s.piles[s.done - ROOM_1].cards) > 1 else Refusal(NOTHING_BELOW)


def answer_offer(s: Table, seat: i64, option: i64) -> None:
    if option >= BUY_CAST:
        begin_item(s, seat, option - BUY_CAST)
    elif option == DECLINE:
        turn_down(s)
        s.push(OFFERS)
    else:
        s.parts = append(s.parts, option)
        s.ask_further(seat, PAY_PIECE)


# pay_piece: what pays for each piece, the most valuable first


def used_kinds(s: Table) -> i64:
    kinds: i64 = 0
    for part in range(1, len(s.parts)):
        kinds |= 1 << s.parts[part]
    return kinds


def check_pay_piece(s: Table, kind: i64) -> Refusal | None:
    values = prices(s, s.seat, s.done)
    number = len(s.parts) - 1
    value = values[number]
    held = s.units[s.seat * ALL_KINDS + kind]
    kinds = used_kinds(s)
    if kinds >> kind & 1:
        return Refusal(KIND_USED, kind)
    if held < value:
        return Refusal(TOO_LITTLE, kind, value, held)
    if not pays(s, s.seat, values, number, kinds, s.parts[number], kind) or not can_pay(
        s, s.seat, values, number + 1, kinds | 1 << kind, kind
    ):
        return Refusal(NO_COMPLETION, kind, value)
    return None


def pay_piece(s: Table, seat: i64, kind: i64) -> None:
    s.parts = append(s.parts, kind)
    values = prices(s, seat, s.done)
    if len(s.parts) <= len(values):
        s.ask_further(seat, PAY_PIECE)
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


def hand_over(s: Table) -> None:
    """The buyer takes the artifact on sale, unless Abracadabra has given another one."""
    room = s.done - ROOM_1
    if s.buyer != NOBODY:
        artifact = s.piles[room].take()
        s.on_sale &= ~(1 << room)
        s.take_artifact(s.buyer, artifact)
        s.tell(BOUGHT, s.buyer, room, s.artifact_type(artifact))
        s.buyer = NOBODY
    close_queue(s)
    check_last_artifact(s)
