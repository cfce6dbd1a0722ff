"""The generator of chance: xoshiro128++, whose every step stays below 2**63.

It uses additions, shifts and exclusive-ors of 32-bit words only, so that compiled and interpreted
code give the same numbers on every machine.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    """Four 32-bit words of state; part of a match, never of a view."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]

    def next(self) -> i64:
        """The next 32 random bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        total = (a + d) & WORD
        result = ((((total << 7) & WORD) | (total >> 25)) + a) & WORD
        shifted = (b << 9) & WORD
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = ((d << 11) & WORD) | (d >> 21)
        self.a, self.b, self.c, self.d = a, b, c, d
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (n at most 2**30)."""
        product = self.next() * n
        if product & WORD < n:
            floor: i64 = (WORD + 1 - n) % n
            while product & WORD < floor:
                product = self.next() * n
        return product >> 32

    def shuffle(self, cards: list[int]) -> None:
        last = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1


def seeded(seed: str) -> Rng:
    """The generator that belongs to a seed; similar seeds give unrelated sequences."""
    digest = hashlib.sha256(seed.encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return Rng(words[0] | 1, words[1], words[2], words[3])
