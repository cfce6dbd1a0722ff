"""A seat's answer to its decision: the action that a move names, or the reason why that move is not allowed."""

from __future__ import annotations

from serai.core.errors import SeraiError
from serai.core.moves import as_move
from serai.core.refusals import Refusal, Refused
from serai.core.state import State
from serai.core.views import find_option
from serai.server.tables.table import Table


class TooLate(SeraiError):
    """A move for a decision that is no longer open."""


def open_state(table: Table, seat: int, asked: int) -> State:
    """The state in which the seat has this decision; TooLate if it is no longer open."""
    state = table.asked_state(seat)
    if state is None or asked != table.decision_number(seat):
        raise TooLate("this decision is not open any more")
    return state


def action_of(table: Table, seat: int, asked: int, move: object) -> int:
    """The action that a move names; Refused with the reason, TooLate if the decision is no longer open."""
    state = open_state(table, seat, asked)
    found = find_option(table.game, state, seat, as_move(move))
    if not isinstance(found, int):
        raise Refused(table.game.explain(found))
    return table.game.space.flat(state.question_number, found)


def why_not_move(table: Table, seat: int, move: object) -> Refusal | None:
    """Why a seat may not make a move now."""
    state = table.asked_state(seat)
    if table.group.has_answered(seat) and state is None:
        raise TooLate("this decision is not open any more")
    found = find_option(table.game, table.playing.state if state is None else state, seat, as_move(move))
    return None if isinstance(found, int) else table.game.explain(found)
