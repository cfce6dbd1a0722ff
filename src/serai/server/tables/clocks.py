"""Thinking time, computed from a table's entries, so that it is the same after a restart.

It is measured by the table's own clock, which runs only while a server serves the table. Changes of the system clock
have no effect.

A question that nobody else may notice costs nothing of a game's time, because what everybody sees of the clocks must
not move with it; it has a limit of its own instead.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from serai.server.tables.table_settings import Clock

SECRET_SECONDS: Final = 60.0  # for a secret question, if the time is for the whole game


@dataclass
class Running:
    """A seat is thinking about its decision of this number."""

    decision_number: int
    since: float
    secret: bool


class Clocks:
    def __init__(self, rule: Clock, players: int) -> None:
        self.rule = rule
        self.banks = [float(rule.seconds)] * players
        self.running: dict[int, Running] = {}
        self._reached = 0.0  # on the table's clock
        self._at = time.monotonic()  # when that was

    # The table's clock.

    def now(self) -> float:
        return self._reached + time.monotonic() - self._at

    def reach(self, moment: float) -> None:
        """It is at least as late as an entry says: after a load the clock goes on from the last entry."""
        if moment > self.now():
            self._reached, self._at = moment, time.monotonic()

    # Thinking.

    def go_on(self, at: float, asked: Mapping[int, tuple[int, bool]], answered: int | None) -> None:
        """After an entry: who is asked now; by seat, the number of the decision and whether it is secret."""
        for seat, running in list(self.running.items()):
            if seat not in asked or asked[seat][0] != running.decision_number:
                self.stop(seat, at, seat == answered)
        for seat, (number, secret) in asked.items():
            if seat not in self.running:
                self.running[seat] = Running(number, at, secret)

    def stop(self, seat: int, at: float, answered: bool) -> None:
        running = self.running.pop(seat)
        if self.rule.kind == "game" and not running.secret:
            more = self.rule.increment if answered else 0
            self.banks[seat] = max(0.0, self.banks[seat] - (at - running.since)) + more

    def leave_out(self, since: float, until: float) -> None:
        """Nobody could answer between these times, so they do not count."""
        for running in self.running.values():
            running.since += max(0.0, until - max(since, running.since))

    def limit(self, seat: int) -> float:
        """How long the seat may think about its present decision."""
        running = self.running.get(seat)
        if running is not None and running.secret and self.rule.kind == "game":
            return min(SECRET_SECONDS, self.rule.seconds)
        return self.bank(seat)

    def bank(self, seat: int) -> float:
        """The seat's time for an open question."""
        return self.banks[seat] if self.rule.kind == "game" else float(self.rule.seconds)

    def deadline(self, seat: int) -> float:
        return self.running[seat].since + self.limit(seat)
