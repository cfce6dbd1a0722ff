"""Whether what remains to be done and what is being asked fit the rest of a position somebody has written."""

from __future__ import annotations

from typing import Final

from serai.core.questions import Step
from serai.core.state import ARGUMENT, NOBODY, NOT_ENDED
from serai.games.saba.cards.foreman import FOREMAN_TARGET
from serai.games.saba.cards.merchant import MERCHANT_GIVE
from serai.games.saba.components import PALACE_CARDS, SLOTS, TO_CHAMBER, TO_SEAT, garden_of
from serai.games.saba.figures import FIGURE, FIGURE_SOURCE, SEATS
from serai.games.saba.locks import LOCK, PLACE_LOCK
from serai.games.saba.phases.refilling import REFILL
from serai.games.saba.phases.sites import CLOSE
from serai.games.saba.serail import CHECK_SEAT, MARKER
from serai.games.saba.table import BUILD, NOTHING, OVER, PRE_HARBOUR, STEPS, Table

# The order in which the steps of one action lie on the agenda, the last one to be done first.
BUILD_STEPS: Final[list[Step[Table]]] = [CLOSE, LOCK, CHECK_SEAT, MARKER, FIGURE]


def inconsistencies(s: Table) -> list[str]:
    if s.ending != NOT_ENDED:
        over = s.step == OVER and s.seat == NOBODY and not s.agenda
        return [] if over else ["the game is over and not over"]
    if s.step == OVER:
        return ["step: the game is over without an ending"]
    return agenda_problems(s) + decision_problems(s) + pending_problems(s)


def agenda_problems(s: Table) -> list[str]:
    steps: list[Step[Table]] = s.remaining()
    arguments = {step: entry >> ARGUMENT for step, entry in zip(steps, s.agenda, strict=True)}
    if len(arguments) != len(steps):
        return ["agenda: a step is there twice"]
    if REFILL in arguments:
        alone = len(steps) == 1 and s.step == PRE_HARBOUR
        card, slot = arguments[REFILL] // SLOTS, arguments[REFILL] % SLOTS
        fits = alone and s.slot_of(s.active, card) == slot and s.harbour_counts[slot] == 0
        return [] if fits else ["agenda: the harbour is not being refilled here"]
    if steps != [step for step in BUILD_STEPS if step in arguments]:
        return ["agenda: not the rest of a build, of a special card or of a harem guard"]
    if any(argument % SEATS >= s.players for step, argument in arguments.items() if step in (FIGURE, MARKER)):
        return ["agenda: a seat that does not exist"]
    if CLOSE in arguments:
        return closing_problems(s, arguments)
    seat_only = steps == [FIGURE] and arguments[FIGURE] // SEATS == TO_SEAT
    if steps and not (s.rules.advanced and (steps == [CHECK_SEAT] or seat_only)):
        return ["agenda: part of a build, and no card is being built"]
    return []


def closing_problems(s: Table, arguments: dict[Step[Table], int]) -> list[str]:
    """A card is being built or taken in the build window; what remains belongs to it."""
    site = arguments[CLOSE]
    if s.step != BUILD or site >= len(s.sites):
        return ["agenda: no card can be built or taken here"]
    card = s.sites[site]
    special = card >= PALACE_CARDS
    destination = arguments[FIGURE] // SEATS if FIGURE in arguments else NOTHING
    if special and (LOCK in arguments or CHECK_SEAT in arguments or MARKER in arguments):
        return ["agenda: a special card displaces nobody"]
    if special and destination not in (NOTHING, TO_CHAMBER):
        return ["agenda: a special card brings a figure into the treasure chamber"]
    if special:
        return []
    if destination not in (NOTHING, garden_of(card), TO_SEAT) or (destination == TO_SEAT and CHECK_SEAT in arguments):
        return ["agenda: the figure is not due there"]
    if destination == garden_of(card) and s.balconies[garden_of(card)] != NOBODY:
        return ["agenda: the balcony is not free"]
    if LOCK in arguments and (arguments[LOCK] != garden_of(card) or s.locks[garden_of(card)] != NOTHING):
        return ["agenda: the lock belongs to the garden being built in"]
    if not s.rules.advanced and (LOCK in arguments or CHECK_SEAT in arguments or destination == TO_SEAT):
        return ["agenda: there are no locks and no serail seat in the basic game"]
    return []


def decision_problems(s: Table) -> list[str]:
    if s.seat == NOBODY or s.question.fits(s):
        return []
    return [f"decision: {s.question.name} cannot be asked of seat {s.seat} in the step {STEPS[s.step]}"]


def pending_problems(s: Table) -> list[str]:
    """Each of the pending things belongs to one question."""
    asked = s.question if s.seat != NOBODY else None
    pending = [
        (s.destination, asked is FIGURE_SOURCE, "destination"),
        (s.garden, asked is PLACE_LOCK, "garden"),
        (s.figure, asked is FOREMAN_TARGET, "figure"),
        (s.bargain, asked is MERCHANT_GIVE, "bargain"),
    ]
    return [f"pending.{name}: nothing is asked about it" for value, about, name in pending if value >= 0 and not about]
