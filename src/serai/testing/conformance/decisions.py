"""The open decision: its options, their names, and the reasons against everything else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise

from serai.core.match import Match
from serai.core.moves import as_move
from serai.core.questions import AnyQuestion
from serai.core.rng import Rng


def invariant_problems(match: Match) -> Iterator[str]:
    """What the game itself declares to be always true."""
    yield from match.state.problems()


def option_problems(match: Match) -> Iterator[str]:
    """Options are there, unique and sorted, with the range above the list, all of them of the kind."""
    state = match.state
    options = list(state.options)
    size = match.game.space.questions[state.question_number].size
    if state.count() == 0:
        yield f"seat {state.seat} is asked without an option"
        return
    if any(low >= high for low, high in pairwise(options)):
        yield f"options are not unique and sorted: {options}"
    if options and state.low <= state.high and options[-1] >= state.low:
        yield f"the range {state.low}..{state.high} is not above the options {options}"
    if state.option_at(0) < 0 or state.option_at(state.count() - 1) >= size:
        yield f"options reach outside the kind's {size}: {options}, {state.low}..{state.high}"


def some_options(match: Match, rng: Rng, few: int) -> list[int]:
    """All listed options, and of a range its ends and a few between."""
    state = match.state
    options = list(state.options)
    if state.low <= state.high:
        between = [state.low + rng.below(state.high - state.low + 1) for _ in range(few)]
        options += sorted({state.low, state.high, *between})
    return options


def name_problems(match: Match, rng: Rng, few: int) -> Iterator[str]:
    """The name of an option means that option again: as a move, as plain data and as a text."""
    question = match.game.space.questions[match.state.question_number]
    for option in some_options(match, rng, few):
        yield from misnamed(question, option)
        action = match.game.space.flat(match.state.question_number, option)
        if match.game.space.split(action) != (match.state.question_number, option):
            yield f"{question.name} {option} is not found again by its action {action}"


def misnamed(question: AnyQuestion, option: int) -> Iterator[str]:
    move = question.move(option)
    plain = json.loads(json.dumps(move.as_dict()))
    if question.option(move) != option:
        yield f"{question.name} {option} is named {move!r}, which means {question.option(move)!r}"
    if as_move(plain) != move:
        yield f"{move!r} is another move as plain data: {plain}"
    if question.parse(str(move)) != move:
        yield f"{move!r} is another move as text: {str(move)!r} is read as {question.parse(str(move))!r}"


def refusal_problems(match: Match, rng: Rng, few: int) -> Iterator[str]:
    """Listed options are allowed; everything else is refused with a reason and a clause."""
    state = match.state
    size = match.game.space.questions[state.question_number].size
    tried = {*some_options(match, rng, few), *state.candidates(), state.low - 1, state.high + 1}
    tried |= {rng.below(size) for _ in range(few)}
    for option in sorted(option for option in tried if 0 <= option < size):
        refusal = state.verify(option)
        if state.allows(option) != (refusal is None):
            why = "allowed" if refusal is None else f"refused as {refusal.code}"
            yield f"option {option} is {'' if state.allows(option) else 'not '}listed but {why}"
        if refusal is None:
            continue
        told = match.game.explain(refusal).as_dict()
        if not told["code"] or not told["clause"]:
            yield f"option {option} is refused without a code or a clause: {told}"
        json.dumps(told)


def refused_play_problems(match: Match, rng: Rng, few: int) -> Iterator[str]:
    """At the match's own interface, other seats and moves of other kinds are refused with a reason."""
    state = match.state
    own = match.game.space.questions[state.question_number]
    for seat in range(match.players):
        why = match.why_not(seat, own.move(state.option_at(0)))
        if (why is None) != (seat == state.seat):
            yield f"seat {seat} would be answered {why!r} while seat {state.seat} is asked"
    for _ in range(few):
        number, option = match.game.space.split(rng.below(match.game.space.size))
        move = match.game.space.questions[number].move(option)
        if not own.knows(move) and match.why_not(state.seat, move) is None:
            yield f"{move!r} of another kind would be accepted at {own.name}"
