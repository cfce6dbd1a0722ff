"""Names that are written out, the tables that have a row for each, and what they are made of."""

from __future__ import annotations

from typing import get_args

from serai.games.emira.components import (
    EVENT_TABLE,
    EVENT_TYPES,
    EVENTS,
    GOAL_TABLE,
    GOALS,
    POWERS,
    PRINCESSES,
    STATUS_CARDS,
    STATUS_TABLE,
    SYMBOLS,
    event_type,
)
from serai.games.emira.names import EventType, GoalCard, Power, PrincessCard, StatusCard

COPIES = 3
ELSEWHERE = {"cleaning_bill"}  # ED-5: instead of the power in Firyal's row


def test_tables_have_a_row_for_every_name() -> None:
    assert list(get_args(PrincessCard)) == PRINCESSES
    assert list(get_args(EventType)) == EVENT_TYPES
    assert list(get_args(GoalCard)) == GOALS
    assert list(get_args(StatusCard)) == STATUS_CARDS


def test_every_power_and_every_symbol_is_on_a_card() -> None:
    assert set(get_args(Power)) == {power for power in POWERS if power is not None} | ELSEWHERE
    assert set(SYMBOLS) == {symbol for _, symbol in EVENT_TABLE if symbol is not None}


def test_names_of_cards_say_what_they_are() -> None:
    assert [f"{name}_{copy}" for name in EVENT_TYPES for copy in range(1, COPIES + 1)] == EVENTS
    assert [EVENTS[card].rpartition("_")[0] for card in range(len(EVENTS))] == [
        EVENT_TYPES[event_type(card)] for card in range(len(EVENTS))
    ]
    assert all(name.startswith(f"goal{players}_") for name, players, _ in GOAL_TABLE)
    assert all(name.split("_")[1] == str(price) for name, price, _, _ in STATUS_TABLE)
