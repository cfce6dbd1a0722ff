"""How often something may be done: a steady rate, and a larger burst at once."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

MOST_KEPT: Final = 10_000  # buckets, before the full ones are thrown away


@dataclass(frozen=True)
class Rate:
    burst: float
    steady: float  # a second


class Bucket:
    """Filled at a steady rate, emptied by whatever is counted."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.filled = time.monotonic()

    def fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.filled) * self.rate.steady)
        self.filled = now

    def take(self, number: float = 1.0) -> bool:
        """Count one, or several; False if that was too many."""
        self.fill()
        if self.left < number:
            return False
        self.left -= number
        return True

    def is_empty(self) -> bool:
        self.fill()
        return self.left < 1.0

    def wait(self, number: float) -> float:
        """Seconds until that many can be taken."""
        self.fill()
        return max(0.0, number - self.left) / self.rate.steady


class Buckets:
    """One bucket for every address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.of: dict[str, Bucket] = {}

    def __getitem__(self, address: str) -> Bucket:
        bucket = self.of.get(address)
        if bucket is None:
            if len(self.of) >= MOST_KEPT:
                self.throw_away()
            bucket = self.of[address] = Bucket(self.rate)
        return bucket

    def is_empty(self, address: str) -> bool:
        bucket = self.of.get(address)
        return bucket is not None and bucket.is_empty()

    def throw_away(self) -> None:
        """Full buckets carry no information; if none is full, the older half is dropped."""
        for bucket in self.of.values():
            bucket.fill()
        kept = {address: bucket for address, bucket in self.of.items() if bucket.left < self.rate.burst}
        self.of = dict(list(kept.items())[-MOST_KEPT // 2 :])
