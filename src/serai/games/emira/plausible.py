"""Whether what is being asked and what remains to be done fit the rest of a position somebody has written."""

from __future__ import annotations

from typing import Final

from serai.core.state import ARGUMENT, LAST_STEP, NOBODY
from serai.games.emira import agenda as step
from serai.games.emira import moves
from serai.games.emira.components import GOOD_LOOKING, SAMIRA, XENIA, ZAHRAH, event_type
from serai.games.emira.phases.ending import ROUND
from serai.games.emira.table import (
    AUCTION,
    COURTSHIP,
    EVENTS,
    INCOME,
    MARKET,
    OVER,
    PHASES,
    PURCHASE,
    ROUND_END,
    SETUP,
    UPKEEP,
    Table,
)

# The steps that may still be waiting within a phase, besides the phases after it.
INNER: Final = {
    SETUP: [step.START, step.DRAFT],
    EVENTS: [step.EVENT_TURN, step.VERMIN_NEXT],
    INCOME: [],
    MARKET: [step.LAY_PIECES, step.LAY_TOKEN, step.LAY_STATUS, step.TURN_UP, step.MIND_AT_SETUP],
    AUCTION: [step.END_OF_AUCTIONS, step.NEXT_AUCTION, step.AUCTION_TURN, step.CHOOSE_ACTION],
    PURCHASE: [step.PURCHASE_TURN, step.LOOK_AT_EVENTS],
    COURTSHIP: [step.PRINCESS_CHOOSES],
    UPKEEP: [],
    ROUND_END: [],
    OVER: [],
}
SEVERAL: Final = [step.DRAFT, step.PRINCESS_CHOOSES, step.SETTLE]

# The phases in which a decision is asked; powers ask whenever a princess moves in.
ASKED_IN: Final = {
    moves.DRAFT_START_EVENT: [SETUP],
    moves.PLAY_EVENT: [EVENTS],
    moves.GOOD_LOOKING_TYPE: [EVENTS],
    moves.NEW_CARAVAN_PICK: [EVENTS],
    moves.VERMIN_KIND: [EVENTS],
    moves.VERMIN_PICK: [EVENTS],
    moves.COURT_INFLUENCE_ORDER: [EVENTS],
    moves.NEW_ORDERS_ORDER: [EVENTS],
    moves.CHANGING_MIND_TARGET: [EVENTS],
    moves.CHANGING_MIND_CHOICE: [EVENTS, MARKET],
    moves.DOUBLE_TROUBLE_SPLIT: [EVENTS],
    moves.QUIET_DAYS_ROUND: [EVENTS],
    moves.NOBLE_PICK: [MARKET],
    moves.BAZAAR_PICK: [MARKET],
    moves.AUCTION_BID: [AUCTION],
    moves.LAST_PLAYER_BID: [AUCTION],
    moves.CHOOSE: [AUCTION],
    moves.BUY_EVENT: [PURCHASE],
    moves.KEEP_EVENT: [PURCHASE],
    moves.XENIA_GIFT: [UPKEEP],
}


def implausible(s: Table) -> list[str]:
    return agenda_problems(s) + decision_problems(s)


def agenda_problems(s: Table) -> list[str]:
    """First the phases to come, last one at the bottom, then steps of this phase."""
    steps = [entry & LAST_STEP for entry in s.agenda]
    inner = steps
    if s.phase not in (SETUP, OVER):
        to_come = [kind for kind in reversed(ROUND) if kind in steps]
        if steps[: len(to_come)] != to_come or not complete(s, to_come):
            return ["agenda: not the rest of a round from this phase on"]
        inner = steps[len(to_come) :]
    allowed = [*INNER[s.phase], step.SETTLE]
    problems = []
    for kind in inner:
        if kind not in allowed:
            problems.append(f"agenda: {step.STEPS[kind]} does not belong to the phase {PHASES[s.phase]}")
        elif kind not in SEVERAL and inner.count(kind) > 1:
            problems.append(f"agenda: {step.STEPS[kind]} is there twice")
    for entry in s.agenda:
        kind, argument = entry & LAST_STEP, entry >> ARGUMENT
        if kind == step.PRINCESS_CHOOSES and s.in_play.count(argument) != 1:
            problems.append("agenda: somebody chooses who is not in play")
        if kind == step.LOOK_AT_EVENTS and not 1 <= argument % 8 <= min(3, len(s.event_deck.cards)):
            problems.append("agenda: too many event cards to look at")
    if s.phase == SETUP and (not steps or steps[0] != step.START):
        problems.append("agenda: the game does not start")
    return problems


def complete(s: Table, to_come: list[int]) -> bool:
    """The phases to come are all those after this one, and perhaps this one itself (7a and 7b are one phase)."""
    passed = len(ROUND) - len(to_come)
    if s.phase == ROUND_END:
        return passed >= len(ROUND) - 1
    first = s.phase - EVENTS  # the phases of a round and the steps that begin them go in step up to 7a
    return first <= passed <= (first + 2 if s.phase == UPKEEP else first + 1)


def decision_problems(s: Table) -> list[str]:
    if s.seat == NOBODY:
        return []
    kind, seat = s.kind, s.seat
    name = moves.SPACE.kinds[kind].name
    if kind in ASKED_IN and s.phase not in ASKED_IN[kind]:
        return [f"decision: {name} is not asked in the phase {PHASES[s.phase]}"]
    fits = True
    if kind == moves.GOOD_LOOKING_TYPE:
        fits = s.card >= 0 and event_type(s.card) == GOOD_LOOKING and s.card not in s.looks[1::4]
    elif kind == moves.COURT_INFLUENCE_ORDER:
        fits = 1 <= s.looking <= len(s.emira_deck.cards)
    elif kind == moves.NEW_ORDERS_ORDER:
        fits = 1 <= s.looking <= len(s.status_deck.cards)
    elif kind == moves.KEEP_EVENT:
        fits = 1 <= s.looking <= len(s.event_deck.cards)
    elif kind == moves.CHANGING_MIND_CHOICE and s.phase == EVENTS:
        fits = 1 <= s.mind_position <= len(s.emira_deck.cards)
    elif kind == moves.CHANGING_MIND_CHOICE:
        fits = s.mind_position < len(s.in_play) + len(s.later)
    elif kind == moves.AUCTION_BID:
        fits = s.members >> seat & 1 == 1 and s.passed >> seat & 1 == 0
    elif kind in (moves.LAST_PLAYER_BID, moves.CHOOSE):
        fits = s.in_u(seat)
    elif kind == moves.SAMIRA_DISCARD:
        fits = s.princess_at[SAMIRA] == seat
    elif kind == moves.ZAHRAH_DISCARD:
        fits = s.princess_at[ZAHRAH] == seat
    elif kind == moves.SIDI_VICTIM:
        fits = s.guests[seat] > 0
    elif kind == moves.XENIA_GIFT:
        fits = s.princess_at[XENIA] == seat
    return [] if fits else [f"decision: {name} cannot be asked of seat {seat} here"]
