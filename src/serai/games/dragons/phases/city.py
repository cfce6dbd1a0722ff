"""Rules section 4.6: the tent, the Djinn's house, the market, the caravanserai."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.components import ALL_KINDS, CARAVANSERAI, DJINN, MARKET, SPELLS, TENT, TREASURE_KINDS
from serai.games.dragons.compound_question import DragonsQuestion
from serai.games.dragons.ranking import ranked
from serai.games.dragons.table import Table
from serai.games.dragons.treasure import AmountQuestion, Amounts, bank_limits, code_of, take_units

SPELLS_DRAWN: Final = EventType("spells_drawn", "4.6", "seat:seat number")
SAW_SPELLS: Final = EventType("saw_spells", "4.6", "seat:seat spells:item[]")
SPELL_KEPT: Final = EventType("spell_kept", "4.6", "seat:seat spells:item[]")
SPELL_RECEIVED: Final = EventType("spell_received", "4.6", "seat:seat spells:item[]")
SPELL_GIVEN: Final = EventType("spell_given", "4.6", "seat:seat to:seat")
SPELL_DISCARDED: Final = EventType("spell_discarded", "A-21", "seat:seat spell:item")
NO_SPELL_LEFT: Final = EventType("no_spell_left", "A-26")
DJINN_WON: Final = EventType("djinn_won", "4.6", "seat:seat")
MARKET_DECLINED: Final = EventType("market_declined", "A-14", "seat:seat")
MARKET_TRADED: Final = EventType("market_traded", "4.6", "seat:seat given:kind taken:units")
FIRST_PLAYER_NAMED: Final = EventType("first_player_named", "4.6", "seat:seat named:seat")
CAMEL_STAYS: Final = EventType("camel_stays", "4.6")

NOT_DRAWN: Final = Reason("spell_not_drawn", "4.6", "spell:item")
NO_TREASURE_OF_KIND: Final = Reason("no_treasure_of_kind", "4.6", "treasure:kind")
NO_SUCH_SEAT: Final = Reason("no_such_player", "4.6", "seat:seat")

DECLINE_TRADE: Final = 0
FIRST_GIFT: Final = 1  # kind k is option k + 1
DECLINE_OR_GIVE: Final = vec[i64](range(FIRST_GIFT + ALL_KINDS))


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


def has_won(s: Table, space: i64) -> bool:
    """Whether the player asked has won the city place that is being scored."""
    return not s.veil and s.scored_now(space) and s.seat in ranked(s, space)[:1]


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


class TentKeep(DragonsQuestion):
    """Which card to keep; the other one goes to rank 2, or face up out of the game if there is none (A-21)."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return vec[i64](sorted(s.drawn))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return None if option in s.drawn else RefusalCode(NOT_DRAWN, option)

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.spells[seat] |= 1 << option
        s.tell_cards(SPELL_KEPT, seat, [option], 1 << seat)
        for other in s.drawn:
            if other != option:
                hand_on(s, seat, other)
        s.drawn = []

    def fits(self, s: Table) -> bool:
        return has_won(s, TENT) and len(s.drawn) > 0

    def on_timeout(self, s: Table) -> i64 | None:
        return s.drawn[0]


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
    if can_trade(s, seat):
        s.ask(seat, MARKET_TRADE)
    else:
        s.tell(MARKET_DECLINED, seat)


def can_trade(s: Table, seat: i64) -> bool:
    return s.wealth(seat) > 0 and s.bank_total() > 0


class MarketTrade(DragonsQuestion):
    """Which kind of treasure to give, if any."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return DECLINE_OR_GIVE

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option != DECLINE_TRADE and not s.units[s.seat * ALL_KINDS + option - FIRST_GIFT]:
            return RefusalCode(NO_TREASURE_OF_KIND, option - FIRST_GIFT)
        return None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        if option == DECLINE_TRADE:
            s.tell(MARKET_DECLINED, seat)
        else:
            s.parts = append(s.parts, option - FIRST_GIFT)
            s.ask_further(seat, MARKET_TAKE)

    def fits(self, s: Table) -> bool:
        return has_won(s, MARKET) and can_trade(s, s.seat)

    def option_kept(self, s: Table, part: i64, last: Question[Table]) -> i64:
        return FIRST_GIFT + part

    def on_timeout(self, s: Table) -> i64 | None:
        return DECLINE_TRADE


class MarketTake(AmountQuestion):
    """Any three units that the bank held before the trade (2.1)."""

    def amounts(self, s: Table, seat: i64) -> Amounts:
        number = min(s.rules.market_units, s.bank_total())
        return Amounts(number, bank_limits(s, number), 1)

    def carry_out(self, s: Table, seat: i64, units: vec[i64]) -> None:
        given = s.parts[0]
        s.gain(seat, given, -1)
        take_units(s, seat, units)
        s.tell(MARKET_TRADED, seat, given, code_of(units))


# The caravanserai


class ChooseFirstPlayer(DragonsQuestion):
    """Who is first in the next round."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return vec[i64](range(s.players))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return None if option < s.players else RefusalCode(NO_SUCH_SEAT, option)

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.named = option
        s.tell(FIRST_PLAYER_NAMED, seat, option)

    def fits(self, s: Table) -> bool:
        return has_won(s, CARAVANSERAI)

    def on_timeout(self, s: Table) -> i64 | None:
        return s.first


SEATS: Final[list[dict[str, object]]] = [{"seat": seat} for seat in range(5)]
TENT_KEEP: Final = TentKeep("tent_keep", "4.6", [Verb("keep", choices("spell", SPELLS))])
MARKET_TRADE: Final = MarketTrade(
    "market_trade", "4.6", [Verb("decline"), Verb("give", choices("treasure", TREASURE_KINDS))]
)
MARKET_TAKE: Final = MarketTake("market_take", "4.6", "take", taking=True)
CHOOSE_FIRST_PLAYER: Final = ChooseFirstPlayer("choose_first_player", "4.6", [Verb("name", SEATS)])
