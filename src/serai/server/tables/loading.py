"""Loads tables from the store, also those begun under older rules and those that cannot go on."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from serai.core.errors import SeraiError
from serai.server.errors import RulesChanged
from serai.server.tables.log import (
    AnyEntry,
    Began,
    ChatSet,
    Dealing,
    LinkAnswered,
    LinkAsked,
    LinkWithdrawn,
    Migrated,
    Opened,
    Rematched,
    Said,
    Sat,
    Stood,
)
from serai.server.tables.table import Table

log = logging.getLogger(__name__)

# Entries that do not depend on the rules.
BESIDE: Final = Sat | Stood | Said | LinkAsked | LinkAnswered | LinkWithdrawn | ChatSet | Migrated | Rematched


def replay(id: str, entries: Sequence[AnyEntry]) -> Table:
    """The table that these entries make."""
    table = Table(id, opening_entry(entries))
    for entry in entries[1:]:
        table.apply(entry)
    return table


def new_table_from(id: str, entries: list[AnyEntry]) -> Table:
    """A table with these entries; when every seat is taken, the entries that start a deal are appended."""
    table = replay(id, entries)
    if all(seat.taken for seat in table.seats):
        entries.append(first_deal_entry(table, entries[0].at))
        table.apply(entries[-1])
    return table


def first_deal_entry(table: Table, now: float) -> Dealing | Began:
    """The first entry of a deal: the cards, or time to reveal for those who have committed to a salt. There is time
    also if nobody who is expected has committed, so that they are named."""
    if table.dealt_together and (table.current_deal.missing or table.uncommitted):
        return Dealing(at=now, commits=table.current_deal.commits)
    return deal_entry(table, now)


def deal_entry(table: Table, now: float) -> Began:
    """The entry that deals."""
    return Began(at=now, digest=table.game.digest(table.deal().state))


def load(id: str, entries: Sequence[AnyEntry], over: bool = False) -> Table:
    """The table that these entries make. If a choice is no longer possible, the table stays as it was before it.

    `over` is what the store knows: whether the game has ended.
    """
    table = Table(id, opening_entry(entries))
    for number, entry in enumerate(entries[1:], 1):
        if table.broken is not None and not isinstance(entry, BESIDE):
            table.number += 1
            continue
        try:
            table.apply(entry)
        except Exception as error:
            log.warning("a table cannot go on", extra={"table": id, "entry": number, "error": type(error).__name__})
            table = replay(id, entries[:number])
            table.broken = reason(table, error)
            table.changed_clause = error.clause if isinstance(error, RulesChanged) else None
            table.had_ended = over
            table.number += 1
    if table.broken is None and over and table.status != "over":
        table.broken = f"this game had ended, and does not end under rules version {table.game.rules_version}"
        table.had_ended = True
    return table


def opening_entry(entries: Sequence[AnyEntry]) -> Opened:
    opened = entries[0]
    assert isinstance(opened, Opened)
    return opened


def reason(table: Table, error: Exception) -> str:
    """What to tell people; the rule's own message would show what a seat tried to do."""
    made = 0 if table.match is None else len(table.match.choices)
    now, then = table.game.rules_version, table.rules
    if isinstance(error, RulesChanged):
        return f"begun under rules version {then}; {error.clause} has changed since, and choice {made + 1} meets it"
    if now == then or not isinstance(error, SeraiError):
        return f"this game cannot be rebuilt; it is kept as it was before choice {made + 1}"
    return f"begun under rules version {then}; under version {now} choice {made + 1} cannot be made"


def migration_entry(table: Table, now: float) -> Migrated | None:
    """What to store when a game goes on under newer rules; None if there is nothing to store."""
    rules = table.game.rules_version
    if table.rules == rules or table.broken is not None:
        return None
    report = [f"rules version {table.rules} to {rules}"]
    if table.match is not None:
        again = table.game.digest(table.deal().state)
        same = (
            "not recorded then"
            if not table.deal_digest
            else "the same"
            if table.deal_digest == again
            else "another fingerprint"
        )
        report += [
            f"deal: {same}",
            f"choices replayed: {len(table.match.choices)}, all allowed",
            f"game: {table.status}",
        ]
    return Migrated(at=now, rules=rules, report=report)
