"""Whether what is being asked and what remains to be done fit the rest of a position somebody has written."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.errors import BadPosition
from serai.core.questions import Question, Step
from serai.core.state import ARGUMENT, NOBODY
from serai.games.dragons.components import ALL_SPACES, GUARD_ROOM, ROOM_1, SPACES
from serai.games.dragons.compound_question import DragonsQuestion
from serai.games.dragons.items import item_of
from serai.games.dragons.phases.guard import BRIBES, ENTRY
from serai.games.dragons.phases.rooms import HAND_OVER, OFFERS, buyers
from serai.games.dragons.phases.scoring import AWARD, FINISH, SCORE
from serai.games.dragons.phases.upkeep import UPKEEP_STEP
from serai.games.dragons.table import (
    BATCH_ROW,
    CLEAN_UP,
    NO_WINDOW,
    OVER,
    PHASES,
    PLACEMENT,
    SCORING,
    SETUP,
    UPKEEP,
    W_BRIBE,
    W_CITYGATE,
    W_END,
    W_OFFER,
    W_PLACED,
    W_SPACE,
    W_START,
    W_TURN,
    WINDOWS,
    Table,
)
from serai.games.dragons.targets import Target
from serai.games.dragons.treasure_cards import DECK_SIZE
from serai.games.dragons.windows import EFFECT

# By phase: the names of the steps that remain, last step first.
WINDOW_STEPS: Final = "(poll |batch_done (effect )*(next_payer )?)?"
STEPS: Final = {
    SETUP: "upkeep (start_treasures )?",
    UPKEEP: f"upkeep |placement {WINDOW_STEPS}",
    PLACEMENT: f"placement (ask_place )?{WINDOW_STEPS}",
    SCORING: f"score (finish (award |(entry )?(bribes )?|offers |hand_over )|gate )?{WINDOW_STEPS}",
    CLEAN_UP: f"clean_up |return_home {WINDOW_STEPS}",
    OVER: "",
}
FINISHED: Final = {SETUP: 0, UPKEEP: 0, PLACEMENT: 0, CLEAN_UP: ROOM_1}  # spaces; at clean-up also a room a player
WINDOWS_OF: Final = {
    SETUP: [],
    UPKEEP: [W_START],
    PLACEMENT: [W_TURN, W_PLACED],
    SCORING: [W_SPACE, W_CITYGATE, W_BRIBE, W_OFFER],
    CLEAN_UP: [W_END],
    OVER: [],
}


def inconsistencies(s: Table) -> list[str]:
    return agenda_problems(s) + window_problems(s) + decision_problems(s)


def agenda_problems(s: Table) -> list[str]:
    """The steps are the rest of a round from this phase on, about the space that is being scored."""
    steps: list[Step[Table]] = s.remaining()
    if re.fullmatch(STEPS[s.phase], "".join(f"{step.name} " for step in steps)) is None:
        return [f"agenda: not the rest of a round in the phase {PHASES[s.phase]}"]
    problems = []
    for step, entry in zip(steps, s.agenda, strict=True):
        argument = entry >> ARGUMENT
        if step is SCORE and argument != s.done + (1 if s.scoring else 0):
            problems.append(f"agenda: {SPACES[min(argument, ALL_SPACES - 1)]} is not the next space")
        if step in (AWARD, FINISH) and (argument != s.done or not s.scoring):
            problems.append(f"agenda: {SPACES[min(argument, ALL_SPACES - 1)]} is not being scored")
        if step is EFFECT and argument * BATCH_ROW >= len(s.batch):
            problems.append("agenda: an effect of an item that nobody declared")
    if s.phase in FINISHED and s.done != FINISHED[s.phase] + (s.players if s.phase == CLEAN_UP else 0):
        problems.append(f"scoring.finished: not so many spaces in the phase {PHASES[s.phase]}")
    if s.scoring != (FINISH in steps):
        problems.append("scoring: the space under way is not finished afterwards")
    if s.scoring and (s.done >= ROOM_1 + s.players or not s.in_use(s.done)):
        problems.append("scoring: this space is not in use")
    if (ENTRY in steps or BRIBES in steps) and s.done != GUARD_ROOM:
        problems.append("agenda: bribes are for the guard room")
    if (OFFERS in steps or HAND_OVER in steps) and s.done < ROOM_1:
        problems.append("agenda: artifacts are sold in palace rooms")
    if s.phase not in (SETUP, OVER) and s.treasure_card < 0 and UPKEEP_STEP not in steps:
        problems.append("treasure_card: a round needs one")
    if UPKEEP_STEP in steps and len(s.treasure_deck) + len(s.treasure_discards) != DECK_SIZE:
        problems.append("treasure_card: the last round's card is discarded before the next round")
    return problems


def window_problems(s: Table) -> list[str]:
    if s.window == NO_WINDOW:
        return ["window: a batch without a window"] if len(s.batch) else []
    if s.window not in WINDOWS_OF[s.phase] or (not s.rules.magic and s.window not in (W_BRIBE, W_OFFER)):
        return [f"window: {WINDOWS[s.window]} is not open in this phase"]
    problems = []
    if (s.window == W_BRIBE and s.done != GUARD_ROOM) or (s.window == W_OFFER and s.done < ROOM_1):
        problems.append(f"window: {WINDOWS[s.window]} belongs to another space")
    if s.window in (W_SPACE, W_BRIBE, W_OFFER) and not s.scoring:
        problems.append("window: no space is being scored")
    if len(set(s.queue)) != len(s.queue):
        problems.append("scoring.queue: somebody is in it twice")
    if s.window == W_OFFER and any(seat not in buyers(s, s.done) for seat in s.queue):
        problems.append("scoring.queue: somebody is not present and admitted")
    for row in range(0, len(s.batch), BATCH_ROW):
        if not row_is_sound(s, row):
            problems.append(f"window.batch[{row // BATCH_ROW}]: impossible parameters")
    if s.acting * BATCH_ROW >= max(1, len(s.batch)):
        problems.append("window.acting: no such item")
    return problems


def row_is_sound(s: Table, row: int) -> bool:
    """Targets exist; whether they can still be hit is for the effect to find out."""
    item = item_of(s, s.batch[row + 1])
    parts = vec[i64]([item.number])
    for parameter in s.batch[row + 2 : row + 4]:
        target = item.next_target(parts)
        if isinstance(target, Target) and not target.exists(s, parameter):
            return False
        parts = append(parts, parameter)
    return True


def decision_problems(s: Table) -> list[str]:
    if s.seat == NOBODY or s.shown_question.fits(s):
        return []
    return [f"decision: {s.shown_question.name} cannot be asked of seat {s.seat} here"]


def retrace(s: Table, last: Question[Table], parts: list[int]) -> None:
    """Give the answer again up to the question `last`; BadPosition if that is not possible."""
    seat = s.seat
    for part in parts:
        question = s.question
        assert isinstance(question, DragonsQuestion)
        option = question.option_kept(s, part, last)
        if option >= question.size or question.check(s, option) is not None:
            raise BadPosition([f"decision.chosen: {part} cannot be chosen"])
        s.seat = NOBODY
        question.answer(s, seat, option)
        if s.seat == NOBODY:
            raise BadPosition(["decision.chosen: this answer is complete"])
    if s.question is not last:
        raise BadPosition([f"decision.kind: the next question is {s.question.name}"])
