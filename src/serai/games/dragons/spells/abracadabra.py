"""Spell 6.4.1: Abracadabra, cast with a purchase to take any artifact of the pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.refusals import Reason, RefusalCode
from serai.core.state import NOBODY
from serai.games.dragons.components import ABRACADABRA, ROOM_1
from serai.games.dragons.items import NO_LAMP, NOT_IN_HAND
from serai.games.dragons.piles import remember_pile
from serai.games.dragons.spells.looking import FIRST_PLACE, PilePick, look_at_pile
from serai.games.dragons.spells.spell import Spell, can_ask, caster
from serai.games.dragons.table import Table
from serai.games.dragons.timing import WITH_A_PURCHASE

LOOKED_AT_PILE: Final = EventType("looked_at_pile", "6.4.1", "seat:seat room:room number")
SAW_PILE: Final = EventType("saw_pile", "6.4.1", "seat:seat artifacts:artifact[]")
TOOK_ON_SALE: Final = EventType("took_the_one_on_sale", "6.4.1", "seat:seat room:room")
TOOK_HIDDEN: Final = EventType("took_a_hidden_one", "6.4.1", "seat:seat room:room")
TAKEN: Final = EventType("took_artifact", "6.4.1", "seat:seat artifacts:artifact[]")

NOTHING_BELOW: Final = Reason("nothing_below_the_one_on_sale", "A-59")
NOT_IN_PILE: Final = Reason("no_such_place_in_pile", "6.4.1", "place size")


class Abracadabra(Spell):
    """In the room being scored, and in no window: buying is the moment for it."""

    def check_with_purchase(self, s: Table, seat: i64) -> RefusalCode | None:
        """Only if something lies below the artifact on sale (A-59)."""
        if not s.spells[seat] >> self.number & 1:
            return RefusalCode(NOT_IN_HAND, self.number)
        if not s.can_cast(seat):
            return RefusalCode(NO_LAMP, self.number)
        return None if len(s.piles[s.done - ROOM_1].cards) > 1 else RefusalCode(NOTHING_BELOW)

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        look_at_pile(s, seat, s.done - ROOM_1, LOOKED_AT_PILE, SAW_PILE)
        s.ask(seat, ABRACADABRA_PICK)


class AbracadabraPick(PilePick):
    """Any except the one on sale; the others see only that one is gone (section 9)."""

    def room(self, s: Table) -> i64:
        return s.done - ROOM_1

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        room = self.room(s)
        if option == FIRST_PLACE:
            s.tell(TOOK_ON_SALE, seat, room)
            return
        pile = s.piles[room]
        on_sale = pile.take()
        taken = pile.cards[pile.at(option)]
        remember_pile(s, room, pile.at(option))
        pile.blur(len(pile.cards), seat, s.players + 1)
        pile.take(option)
        pile.cards.append(on_sale)
        pile.known.append(s.viewers())
        s.take_artifact(seat, taken)
        s.unseen = taken
        s.buyer = NOBODY
        s.tell(TOOK_HIDDEN, seat, room)
        s.tell_cards(TAKEN, seat, [s.artifact_type(taken)], 1 << seat)

    def fits(self, s: Table) -> bool:
        return can_ask(s, ABRACADABRA) and s.seat == caster(s) and s.buyer == s.seat and s.done >= ROOM_1


ABRACADABRA_PICK: Final = AbracadabraPick("abracadabra_pick", "6.4.1", NOT_IN_PILE)
ABRACADABRA_SPELL: Final = Abracadabra(ABRACADABRA, WITH_A_PURCHASE, [])
