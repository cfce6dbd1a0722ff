"""Spell 6.4.14: Mirage, which puts another artifact of a pile on sale."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.components import COPIES, MIRAGE, ROOM_1
from serai.games.dragons.piles import everybody_sees, forget_pile
from serai.games.dragons.spells.looking import FIRST_PLACE, PilePick, look_at_pile
from serai.games.dragons.spells.spell import SpaceSpell, can_ask, caster, first_target
from serai.games.dragons.table import Table
from serai.games.dragons.timing import ALL_ROUND

LOOKED_AT_PILE: Final = EventType("looked_at_pile", "6.4.14", "seat:seat room:room number")
SAW_PILE: Final = EventType("saw_pile", "6.4.14", "seat:seat artifacts:artifact[]")
MIRAGE_KEPT: Final = EventType("mirage_kept", "A-47", "seat:seat room:room artifact:artifact")
MIRAGE_CHANGED: Final = EventType("mirage_changed", "6.4.14", "seat:seat room:room artifact:artifact former:artifact")

NO_ROOM: Final = Reason("not_a_palace_room", "6.4.14", "space:space")
NOT_ON_SALE: Final = Reason("nothing_on_sale", "6.4.14", "space:space")
NOTHING_BELOW: Final = Reason("nothing_below_the_one_on_sale", "6.4.14", "space:space")
NOT_IN_PILE: Final = Reason("no_such_place_in_pile", "6.4.14", "place size")


class Mirage(SpaceSpell):
    """In a room, finished or not, with an artifact on sale and another one below it."""

    def check_aim(self, s: Table, space: i64) -> RefusalCode | None:
        if space < ROOM_1:
            return RefusalCode(NO_ROOM, space)
        if not s.room_on_sale(space - ROOM_1):
            return RefusalCode(NOT_ON_SALE, space)
        return RefusalCode(NOTHING_BELOW, space) if len(s.piles[space - ROOM_1].cards) < 2 else None

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        look_at_pile(s, seat, a - ROOM_1, LOOKED_AT_PILE, SAW_PILE)
        s.ask(seat, MIRAGE_PICK)


class MiragePick(PilePick):
    """The chosen one on top, face up; the former one face down at the bottom; the others keep their order."""

    def room(self, s: Table) -> i64:
        return first_target(s) - ROOM_1

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        room = self.room(s)
        pile = s.piles[room]
        if option == FIRST_PLACE:
            s.tell(MIRAGE_KEPT, seat, room, s.artifact_type(pile.cards[-1]))
            return
        forget_pile(s, room)
        former = pile.take()
        chosen = pile.cards[pile.at(option)]
        if same_type(pile.cards, chosen) > 1:  # which of them it was, nobody else can tell
            pile.blur(len(pile.cards), seat, s.players + 1)
        pile.take(option)
        pile.put_under(former, s.viewers())
        pile.cards.append(chosen)
        pile.known.append(s.viewers())
        everybody_sees(s, pile, chosen)
        s.reveals += 1
        s.tell(MIRAGE_CHANGED, seat, room, s.artifact_type(chosen), s.artifact_type(former))

    def fits(self, s: Table) -> bool:
        if not can_ask(s, MIRAGE) or s.seat != caster(s) or first_target(s) < ROOM_1:
            return False
        return len(self.pile(s).cards) > 1


def same_type(cards: list[int], artifact: i64) -> i64:
    number = 0
    for card in cards:
        if card // COPIES == artifact // COPIES:
            number += 1
    return number


MIRAGE_PICK: Final = MiragePick("mirage_pick", "6.4.14", NOT_IN_PILE)
MIRAGE_SPELL: Final = Mirage(MIRAGE, ALL_ROUND, [], first=ROOM_1)
