"""Whether what is being asked and what remains to be done fit the rest of a position somebody has written."""

from __future__ import annotations

from typing import Final

from serai.core.questions import Step
from serai.core.state import ARGUMENT, NOBODY
from serai.games.emira.cards.changing_her_mind import MIND_AT_SETUP
from serai.games.emira.cards.vermin import VERMIN_NEXT
from serai.games.emira.courting import SETTLE_UNDECIDED
from serai.games.emira.phases.auction import AUCTION_TURN, CHOOSE_ACTION, END_OF_AUCTIONS, NEXT_AUCTION
from serai.games.emira.phases.courtship import PRINCESS_CHOOSES
from serai.games.emira.phases.events import EVENT_TURN
from serai.games.emira.phases.market import LAY_PIECES, LAY_STATUS, LAY_TOKEN, TURN_UP
from serai.games.emira.phases.purchase import CARDS, LOOK_AT_EVENTS, PURCHASE_TURN
from serai.games.emira.phases.round import ROUND
from serai.games.emira.setup import DRAFT, START
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
INNER: Final[dict[int, list[Step[Table]]]] = {
    SETUP: [START, DRAFT],
    EVENTS: [EVENT_TURN, VERMIN_NEXT],
    INCOME: [],
    MARKET: [LAY_PIECES, LAY_TOKEN, LAY_STATUS, TURN_UP, MIND_AT_SETUP],
    AUCTION: [END_OF_AUCTIONS, NEXT_AUCTION, AUCTION_TURN, CHOOSE_ACTION],
    PURCHASE: [PURCHASE_TURN, LOOK_AT_EVENTS],
    COURTSHIP: [PRINCESS_CHOOSES],
    UPKEEP: [],
    ROUND_END: [],
    OVER: [],
}
SEVERAL: Final[list[Step[Table]]] = [DRAFT, PRINCESS_CHOOSES, SETTLE_UNDECIDED]


def inconsistencies(s: Table) -> list[str]:
    return agenda_problems(s) + decision_problems(s)


def agenda_problems(s: Table) -> list[str]:
    """First the phases to come, last one at the bottom, then steps of this phase."""
    steps: list[Step[Table]] = s.remaining()
    inner = steps
    if s.phase not in (SETUP, OVER):
        to_come = [step for step in reversed(ROUND) if step in steps]
        if steps[: len(to_come)] != to_come or not complete(s, to_come):
            return ["agenda: not the rest of a round from this phase on"]
        inner = steps[len(to_come) :]
    allowed = [*INNER[s.phase], SETTLE_UNDECIDED]
    problems = []
    for step in inner:
        if step not in allowed:
            problems.append(f"agenda: {step.name} does not belong to the phase {PHASES[s.phase]}")
        elif step not in SEVERAL and inner.count(step) > 1:
            problems.append(f"agenda: {step.name} is there twice")
    for step, entry in zip(steps, s.agenda, strict=True):
        argument = entry >> ARGUMENT
        if step is PRINCESS_CHOOSES and s.in_play.count(argument) != 1:
            problems.append("agenda: somebody chooses who is not in play")
        if step is LOOK_AT_EVENTS and not 1 <= argument % CARDS <= min(3, len(s.event_deck.cards)):
            problems.append("agenda: too many event cards to look at")
    if s.phase == SETUP and (not steps or steps[0] is not START):
        problems.append("agenda: the game does not start")
    return problems


def complete(s: Table, to_come: list[Step[Table]]) -> bool:
    """The phases to come are all those after this one, and perhaps this one itself (7a and 7b are one phase)."""
    passed = len(ROUND) - len(to_come)
    if s.phase == ROUND_END:
        return passed >= len(ROUND) - 1
    first = s.phase - EVENTS  # the phases of a round and the steps that begin them go in step up to 7a
    return first <= passed <= (first + 2 if s.phase == UPKEEP else first + 1)


def decision_problems(s: Table) -> list[str]:
    if s.seat == NOBODY or s.question.fits(s):
        return []
    return [f"decision: {s.question.name} cannot be asked of seat {s.seat} in the phase {PHASES[s.phase]}"]
