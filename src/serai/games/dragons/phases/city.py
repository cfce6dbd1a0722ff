"""Rules section 4.6: the tent, the Djinn's house, the market, the caravanserai."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.games.dragons.components import ALL_KINDS, DJINN, MARKET, TENT
from serai.games.dragons.moves import (
    CHOOSE_FIRST_PLAYER,
    DECLINE,
    FIRST_GIFT,
    MARKET_TAKE,
    MARKET_TRADE,
    TENT_KEEP,
)
from serai.games.dragons.ranking import ranked
from serai.games.dragons.table import Table
from serai.games.dragons.treasure import Amounts, bank_limits, chosen, code_of, take_units

SPELLS_DRAWN: Final = EventKind("spells_drawn", "4.6", "seat:seat number")
SAW_SPELLS: Final = EventKind("saw_spells", "4.6", "seat:seat spells:item[]")
SPELL_KEPT: Final = EventKind("spell_kept", "4.6", "seat:seat spells:item[]")
SPELL_RECEIVED: Final = EventKind("spell_received", "4.6", "seat:seat spells:item[]")
SPELL_GIVEN: Final = EventKind("spell_given", "4.6", "seat:seat to:seat")
SPELL_DISCARDED: Final = EventKind("spell_discarded", "A-21", "seat:seat spell:item")
NO_SPELL_LEFT: Final = EventKind("no_spell_left", "A-26")
DJINN_WON: Final = EventKind("djinn_won", "4.6", "seat:seat")
MARKET_DECLINED: Final = EventKind("market_declined", "A-14", "seat:seat")
MARKET_TRADED: Final = EventKind("market_traded", "4.6", "seat:seat given:kind taken:units")
FIRST_PLAYER_NAMED: Final = EventKind("first_player_named", "4.6", "seat:seat named:seat")
CAMEL_STAYS: Final = EventKind("camel_stays", "4.6")

NOT_DRAWN: Final = Reason("spell_not_drawn", "4.6", "spell:item")
NO_TREASURE_OF_KIND: Final = Reason("no_treasure_of_kind", "4.6", "treasure:kind")
NO_SUCH_SEAT: Final = Reason("no_such_player", "4.6", "seat:seat")


def award_city(s: Table, space: i64) -> None:
    players = ranked(s, space)
    if len(players) == 0:
        if space > MARKET:
            s.tell(CAMEL_STAYS)
    elif space == TENT:
        draw_spells(s, players[0])
    elif space == DJINN:
        s.djinn = players[0]
        s.tell(DJINN_WON, players[0])
    elif space == MARKET:
        visit_market(s, players[0])
    else:
        s.ask(players[0], CHOOSE_FIRST_PLAYER)


# The tent


def draw_spells(s: Table, seat: i64) -> None:
    """Two, or the last one, which the winner takes; with none left nothing happens (section 2)."""
    number = min(2, len(s.spell_deck))
    if number == 0:
        s.tell(NO_SPELL_LEFT)
        return
    s.reveals += 1
    s.drawn = [s.spell_deck.pop() for card in range(number)]
    s.tell(SPELLS_DRAWN, seat, number)
    s.tell_cards(SAW_SPELLS, seat, s.drawn, 1 << seat)
    s.ask(seat, TENT_KEEP)


def keep_candidates(s: Table) -> list[int]:
    return sorted(s.drawn)


def check_keep(s: Table, spell: i64) -> Refusal | None:
    return None if spell in s.drawn else Refusal(NOT_DRAWN, spell)


def keep_spell(s: Table, seat: i64, kept: i64) -> None:
    """The other card goes to rank 2, or face up out of the game if there is none (A-21)."""
    s.spells[seat] |= 1 << kept
    s.tell_cards(SPELL_KEPT, seat, [kept], 1 << seat)
    for other in s.drawn:
        if other != kept:
            hand_on(s, seat, other)
    s.drawn = []


def hand_on(s: Table, seat: i64, spell: i64) -> None:
    players = ranked(s, TENT)
    if len(players) > 1:
        second = players[1]
        s.spells[second] |= 1 << spell
        s.given_by[spell] = seat
        s.tell(SPELL_GIVEN, seat, second)
        s.tell_cards(SPELL_RECEIVED, second, [spell], 1 << seat | 1 << second)
    else:
        s.spells_gone |= 1 << spell
        s.tell(SPELL_DISCARDED, seat, spell)


# The market


def visit_market(s: Table, seat: i64) -> None:
    """Not asked without a treasure to give or with an empty bank; nobody else may go instead (A-14)."""
    if s.wealth(seat) and s.bank_total():
        s.ask(seat, MARKET_TRADE)
    else:
        s.tell(MARKET_DECLINED, seat)


def check_trade(s: Table, option: i64) -> Refusal | None:
    if option != DECLINE and not s.units[s.seat * ALL_KINDS + option - FIRST_GIFT]:
        return Refusal(NO_TREASURE_OF_KIND, option - FIRST_GIFT)
    return None


def trade(s: Table, seat: i64, option: i64) -> None:
    if option == DECLINE:
        s.tell(MARKET_DECLINED, seat)
    else:
        s.parts = append(s.parts, option - FIRST_GIFT)
        s.ask_further(seat, MARKET_TAKE)


def market_amounts(s: Table) -> Amounts:
    """Any three units that the bank held before the trade (2.1)."""
    number = min(s.rules.market_units, s.bank_total())
    return Amounts(number, bank_limits(s, number), 1)


def take_from_market(s: Table, seat: i64, amounts: Amounts) -> None:
    given = s.parts[0]
    taken = chosen(s, amounts)
    s.gain(seat, given, -1)
    take_units(s, seat, taken)
    s.tell(MARKET_TRADED, seat, given, code_of(taken))


# The caravanserai


def check_name(s: Table, named: i64) -> Refusal | None:
    return None if named < s.players else Refusal(NO_SUCH_SEAT, named)


def name_first_player(s: Table, seat: i64, named: i64) -> None:
    s.named = named
    s.tell(FIRST_PLAYER_NAMED, seat, named)
