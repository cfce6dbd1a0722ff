"""Answers to what others have done, and the minor choices in the city."""

from __future__ import annotations

from typing import Final

from serai.core.insight import Judgement
from serai.games.dragons.bots.paying import give_up, holdings_of, hopes_with
from serai.games.dragons.bots.prizes import Outlook, by_rank, city_prizes
from serai.games.dragons.bots.worth import SPELL_WORTH, type_bonus
from serai.games.dragons.components import COPIES, GUARD_ROOM, ROOM_1
from serai.games.dragons.pieces import is_up, space_of, value_of
from serai.games.dragons.spells.baksheesh import KEEP
from serai.games.dragons.spells.looking import PilePick
from serai.games.dragons.spells.sultans_taxes import PAY_TAXES
from serai.games.dragons.table import Table

PER_UNIT: Final = 0.8
CAMEL_FOR_ME: Final = 2.0
DONE_ITS_WORK: Final = 0.1


def judge_tent(s: Table, judgement: Judgement) -> None:
    for spell in s.options:
        judgement.add(spell, SPELL_WORTH[spell])


def judge_camel(s: Table, judgement: Judgement) -> None:
    """Who goes first wins every tie."""
    me = s.seat
    for seat in s.options:
        judgement.add(seat, CAMEL_FOR_ME if seat == me else 0.0)


def judge_baksheesh(s: Table, judgement: Judgement) -> None:
    """A piece is worth its two units if the place it stands on is still to be won."""
    me = s.seat
    handles = s.city_pieces(me)
    space = space_of(s.pieces[handles[len(s.parts)]])
    gain = -float(s.rules.baksheesh_units)
    if not s.finished(space):
        o = Outlook(s, me)
        gain += by_rank(s, o, space, o.board.strength(space), city_prizes(s, me, space))
    for option in s.options:
        judgement.add(option, gain * PER_UNIT if option == KEEP else 0.0)


def judge_taxes(s: Table, judgement: Judgement) -> None:
    me = s.seat
    o = Outlook(s, me)
    price = len(s.room_pieces(me)) * s.rules.taxes_units
    hold = holdings_of(s, me)
    give_up(hold, price)
    gain = hopes_with(s, o, hold, max(s.done - 1, GUARD_ROOM)) - float(price)
    for option in s.options:
        judgement.add(option, gain * PER_UNIT if option == PAY_TAXES else 0.0)


def judge_eye(s: Table, judgement: Judgement) -> None:
    """The piece that the other would miss most: strong, in the palace or where it is being scored.

    On a finished space it has done its work, unless it is moved.
    """
    for index in range(len(s.options)):
        if index < 10:
            handle = s.options[index]
            piece = s.pieces[handle]
            value = float(value_of(piece)) if is_up(piece) else 5.0
            place = space_of(piece)
            if s.finished(place):
                value *= DONE_ITS_WORK
            elif place == s.done and s.scoring:
                value += 3.0
            elif place >= ROOM_1:
                value += 2.0
            judgement.add(handle, value * 0.5)


def judge_pick(s: Table, question: PilePick, judgement: Judgement) -> None:
    """The type that is worth most to me."""
    pile = question.pile(s)
    for place in s.options:
        judgement.add(
            place, 2.0 * type_bonus(s, pile.cards[len(pile.cards) - 1 - place] // COPIES) - 0.01 * float(place)
        )
