"""Whether what is being asked and what remains to be done fit the rest of a position somebody has written."""

from __future__ import annotations

from typing import Final

from serai.core.state import ARGUMENT, LAST_STEP, NOBODY
from serai.games.saba import agenda as step
from serai.games.saba import moves
from serai.games.saba.cards import has_effect
from serai.games.saba.components import (
    CARAVAN_LEADER,
    DESERT_ROBBER,
    FOREMAN,
    HAREM_GUARD,
    MERCHANT,
    MONEY_CHANGER,
    PAIRS_AND_SINGLES,
    PALACE_CARDS,
    TO_CHAMBER,
    TO_SEAT,
    garden_of,
)
from serai.games.saba.merchant import lacking
from serai.games.saba.phases.quarters import can_use_quarter
from serai.games.saba.serail import can_place_marker
from serai.games.saba.table import BUILD, LIMITS, NOT_ENDED, NOTHING, OVER, PRE_HARBOUR, STEPS, Table

# The order in which the steps of one action lie on the agenda, the last one to be done first.
BUILD_STEPS: Final = [step.CLOSE, step.LOCK, step.CHECK_SEAT, step.MARKER, step.FIGURE]
# The card that leads to a question, where the question needs the card's effect to be possible.
CARD_OF: Final = {
    moves.DESERT_ROBBER: DESERT_ROBBER,
    moves.CARAVAN_LEADER: CARAVAN_LEADER,
    moves.HAREM_GUARD: HAREM_GUARD,
    moves.MERCHANT_TAKE: MERCHANT,
    moves.FOREMAN_FIGURE: FOREMAN,
}
ADVANCED_ONLY: Final = [*CARD_OF, moves.HARBOUR_MASTER, moves.MERCHANT_GIVE, moves.FOREMAN_TARGET, moves.PLACE_LOCK]
IN_HARBOUR: Final = [moves.REMOVE_PALACE_CARD, moves.MOVE_VIZIER, moves.VIZIER_OR_QUARTER, moves.VIZIER_EXCHANGE]


def implausible(s: Table) -> list[str]:
    if s.ending != NOT_ENDED:
        over = s.step == OVER and s.seat == NOBODY and not s.agenda
        return [] if over else ["the game is over and not over"]
    if s.step == OVER:
        return ["step: the game is over without an ending"]
    return agenda_problems(s) + decision_problems(s) + pending_problems(s)


def agenda_problems(s: Table) -> list[str]:
    steps = [entry & LAST_STEP for entry in s.agenda]
    arguments = {entry & LAST_STEP: entry >> ARGUMENT for entry in s.agenda}
    if len(set(steps)) != len(steps):
        return ["agenda: a step is there twice"]
    if step.REFILL in steps:
        alone = len(steps) == 1 and s.step == PRE_HARBOUR
        card, slot = arguments[step.REFILL] // 4, arguments[step.REFILL] % 4
        fits = alone and s.slot_of(s.active, card) == slot and s.harbour_counts[slot] == 0
        return [] if fits else ["agenda: the harbour is not being refilled here"]
    if steps != [kind for kind in BUILD_STEPS if kind in steps]:
        return ["agenda: not the rest of a build, of a special card or of a harem guard"]
    if any(argument % 8 >= s.players for kind, argument in arguments.items() if kind in (step.FIGURE, step.MARKER)):
        return ["agenda: a seat that does not exist"]
    if step.CLOSE in steps:
        return closing_problems(s, steps, arguments)
    seat_only = steps == [step.FIGURE] and arguments[step.FIGURE] // 8 == TO_SEAT
    if steps and not (s.rules.advanced and (steps == [step.CHECK_SEAT] or seat_only)):
        return ["agenda: part of a build, and no card is being built"]
    return []


def closing_problems(s: Table, steps: list[int], arguments: dict[int, int]) -> list[str]:
    """A card is being built or taken in the build window; what remains belongs to it."""
    site = arguments[step.CLOSE]
    if s.step != BUILD or site >= len(s.sites):
        return ["agenda: no card can be built or taken here"]
    card = s.sites[site]
    special = card >= PALACE_CARDS
    destination = arguments[step.FIGURE] // 8 if step.FIGURE in steps else NOTHING
    if special and (step.LOCK in steps or step.CHECK_SEAT in steps or step.MARKER in steps):
        return ["agenda: a special card displaces nobody"]
    if special and destination not in (NOTHING, TO_CHAMBER):
        return ["agenda: a special card brings a figure into the treasure chamber"]
    if special:
        return []
    if destination not in (NOTHING, garden_of(card), TO_SEAT) or (destination == TO_SEAT and step.CHECK_SEAT in steps):
        return ["agenda: the figure is not due there"]
    if destination == garden_of(card) and s.balconies[garden_of(card)] != NOBODY:
        return ["agenda: the balcony is not free"]
    if step.LOCK in steps and (arguments[step.LOCK] != garden_of(card) or s.locks[garden_of(card)] != NOTHING):
        return ["agenda: the lock belongs to the garden being built in"]
    if not s.rules.advanced and (step.LOCK in steps or step.CHECK_SEAT in steps or destination == TO_SEAT):
        return ["agenda: there are no locks and no serail seat in the basic game"]
    return []


def decision_problems(s: Table) -> list[str]:
    if s.seat == NOBODY:
        return []
    fits = asked_in_place(s) and about_something(s)
    name = moves.SPACE.kinds[s.kind].name
    return [] if fits else [f"decision: {name} cannot be asked of seat {s.seat} in the step {STEPS[s.step]}"]


def asked_in_place(s: Table) -> bool:
    """The right seat, in the right state of the turn, with the right things left to do."""
    kind = s.kind
    steps = [entry & LAST_STEP for entry in s.agenda]
    if kind in (moves.FIGURE_SOURCE, moves.SERAIL_MARKER):
        for_seat = kind == moves.FIGURE_SOURCE and s.destination == TO_SEAT and s.rules.advanced
        return for_seat or (s.step == BUILD and step.CLOSE in steps)
    if s.seat != s.active or (kind in ADVANCED_ONLY and not s.rules.advanced):
        return False
    if moves.is_window(kind):
        return s.step == kind and not steps
    if kind == moves.DISCARD_CARDS:
        return s.step == LIMITS and len(s.hands[s.seat]) > s.rules.hand_limit
    if kind == moves.RETURN_RESOURCES:
        return s.step == LIMITS and len(s.hands[s.seat]) <= s.rules.hand_limit and over_stock(s)
    if kind in IN_HARBOUR:
        return s.step == PRE_HARBOUR and steps == [step.REFILL]
    if kind == moves.PLACE_LOCK:
        return s.step == BUILD and steps == [step.CLOSE]
    return s.step < LIMITS and not steps  # in the middle of an action card


def over_stock(s: Table) -> bool:
    return s.stock_of(s.seat) > s.rules.stock_limit


def about_something(s: Table) -> bool:
    """What the question is about is there."""
    kind, seat = s.kind, s.seat
    if kind in CARD_OF:
        return has_effect(s, CARD_OF[kind])
    if kind == moves.REMOVE_PALACE_CARD:
        return any(card < PALACE_CARDS for card in s.sites)
    if kind == moves.VIZIER_OR_QUARTER:
        return can_use_quarter(s)
    if kind == moves.VIZIER_EXCHANGE:
        return s.vizier >= MONEY_CHANGER
    if kind == moves.FIGURE_SOURCE:
        return s.destination != NOTHING and s.figures[seat] == 0 and s.in_quarters(seat) > 0
    if kind == moves.SERAIL_MARKER:
        return can_place_marker(s, seat)
    if kind == moves.PLACE_LOCK:
        return s.garden != NOTHING and s.values[s.garden] > 0 and s.locks[s.garden] == NOTHING
    if kind == moves.FOREMAN_TARGET:
        return s.figure != NOTHING and s.places[s.figure] != NOBODY
    if kind == moves.MERCHANT_GIVE:
        return s.bargain != NOTHING and bargain_holds(s)
    return True


def bargain_holds(s: Table) -> bool:
    opponent, bundle = s.bargain // PAIRS_AND_SINGLES, s.bargain % PAIRS_AND_SINGLES
    if opponent == s.seat or opponent >= s.players:
        return False
    return lacking(s, opponent, bundle) == NOTHING


def pending_problems(s: Table) -> list[str]:
    """Each of the pending things belongs to one question."""
    kind = s.kind if s.seat != NOBODY else NOTHING
    pending = [
        (s.destination, moves.FIGURE_SOURCE, "destination"),
        (s.garden, moves.PLACE_LOCK, "garden"),
        (s.figure, moves.FOREMAN_TARGET, "figure"),
        (s.bargain, moves.MERCHANT_GIVE, "bargain"),
    ]
    return [
        f"pending.{name}: nothing is asked about it" for value, asks, name in pending if value >= 0 and kind != asks
    ]
