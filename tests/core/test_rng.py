"""The generator of chance."""

from __future__ import annotations

import hashlib
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core.rng import Rng, seeded


def reference(words: list[int]) -> int:
    """One step of xoshiro128++ as its authors wrote it in C, on four 32-bit words in place."""

    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) % 2**32

    s = words
    result = (rotl((s[0] + s[3]) % 2**32, 7) + s[0]) % 2**32
    t = (s[1] << 9) % 2**32
    s[2] ^= s[0]
    s[3] ^= s[1]
    s[1] ^= s[2]
    s[0] ^= s[3]
    s[2] ^= t
    s[3] = rotl(s[3], 11)
    return result


WORDS = st.lists(st.integers(0, 2**32 - 1), min_size=4, max_size=4).filter(any)


@given(WORDS)
def test_it_is_xoshiro128_plus_plus(words: list[int]) -> None:
    rng = Rng(words[0], words[1], words[2], words[3])
    assert [rng.next() for _ in range(50)] == [reference(words) for _ in range(50)]
    assert rng.words() == words


def test_a_known_sequence() -> None:
    rng = Rng(1, 2, 3, 4)
    assert [rng.next() for _ in range(5)] == [641, 1573767, 3222811527, 3517856514, 836907274]


def test_a_seed_is_a_text_hashed() -> None:
    digest = hashlib.sha256(b"emira:7").digest()
    words = [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(4)]
    assert seeded("emira:7").words() == [words[0] | 1, *words[1:]]


@given(WORDS, st.integers(1, 2**30))
def test_below_stays_below(words: list[int], n: int) -> None:
    rng = Rng(words[0], words[1], words[2], words[3])
    assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 6, 10, 28])
def test_below_is_even(n: int) -> None:
    """Chi-square of a fixed seed, against a bound that one fair generator in a million exceeds."""
    rng = seeded(f"even {n}")
    rolls = 1000 * n
    counts = [0] * n
    for _ in range(rolls):
        counts[rng.below(n)] += 1
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts)
    free = n - 1
    assert chi_square < free * (1 - 2 / (9 * free) + 4.75 * (2 / (9 * free)) ** 0.5) ** 3


def test_below_draws_again_where_a_product_would_be_uneven() -> None:
    """n = 3 * 2**29: a third of the 32-bit numbers must be thrown away, and the rest fall evenly."""
    n = 3 << 29
    rng = seeded("uneven")
    thirds = [0, 0, 0]
    for _ in range(3000):
        thirds[rng.below(n) * 3 // n] += 1
    assert all(abs(third - 1000) < 150 for third in thirds)


@given(st.lists(st.integers()), st.text())
def test_a_shuffle_keeps_the_cards(cards: list[int], seed: str) -> None:
    shuffled = cards.copy()
    seeded(seed.encode("utf-8", "replace").decode()).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_every_order_is_equally_likely() -> None:
    rng = seeded("orders")
    counts = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(24 * 500):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    chi_square = sum((count - 500) ** 2 / 500 for count in counts.values())
    assert chi_square < 70  # 23 degrees of freedom; a fair one exceeds 70 in a million


def test_a_clone_goes_on_alike_and_alone() -> None:
    rng = seeded("x")
    clone = rng.clone()
    numbers = [rng.next() for _ in range(5)]
    assert clone.words() != rng.words()
    assert [clone.next() for _ in range(5)] == numbers
