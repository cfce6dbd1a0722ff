"""Answers for a bot that does not: the rule-based player, from what the bot's seat knows."""

from __future__ import annotations

from serai.bots.bot import ILLEGAL, stand_in
from serai.bots.question import TableQuestion
from serai.core.errors import BadMove
from serai.core.refusals import Refused
from serai.core.rng import seeded
from serai.core.state import State
from serai.server.tables.answers import action_of, open_state
from serai.server.tables.table import Table


def question_for(table: Table, seat: int, state: State) -> TableQuestion:
    """The question for a bot, in the state in which its seat is asked."""
    return TableQuestion(
        table.game, table.game_settings, state, seeded(table.dice("bots", seat, table.decision_number(seat)))
    )


def action_for_bot(table: Table, seat: int, asked: int, move: object, trouble: str | None) -> tuple[int, str | None]:
    """A bot's action and None; if it is in trouble, or its move illegal, its stand-in's and what went wrong. TooLate if
    the decision is no longer open."""
    if trouble is None:
        try:
            return action_of(table, seat, asked, move), None
        except (Refused, BadMove):
            trouble = ILLEGAL
    question = question_for(table, seat, open_state(table, seat, asked))
    return action_of(table, seat, asked, question.move(stand_in(question))), trouble


def asked_in_secret(table: Table) -> int | None:
    """The seat of a bot that is asked in secret."""
    if table.match is None or table.broken is not None:
        return None
    state = table.match.state
    asked = state.seat >= 0 and state.veiled() and table.seats[state.seat].bot is not None
    return state.seat if asked else None
