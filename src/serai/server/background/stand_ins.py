"""Answers for a bot that does not: the rule-based player, from what the bot's seat knows."""

from __future__ import annotations

from serai.bots.bot import stand_in
from serai.bots.question import TableQuestion
from serai.core.rng import seeded
from serai.core.state import State
from serai.server.tables.table import Table


def question_for(table: Table, seat: int, state: State) -> TableQuestion:
    """The question for a bot, in the state in which its seat is asked."""
    return TableQuestion(
        table.game, table.game_settings, state, seeded(table.dice("bots", seat, table.decision_number(seat)))
    )


def move_in_place(table: Table, seat: int, state: State) -> object:
    question = question_for(table, seat, state)
    return question.move(stand_in(question))


def asked_in_secret(table: Table) -> int | None:
    """The seat of a bot that is asked in secret."""
    if table.match is None or table.broken is not None:
        return None
    state = table.match.state
    asked = state.seat >= 0 and state.veiled() and table.seats[state.seat].bot is not None
    return state.seat if asked else None
