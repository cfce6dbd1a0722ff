"""Small loops over packed arrays, which the builtins would go through number by boxed number."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def total(numbers: vec[i64]) -> i64:
    found: i64 = 0
    for number in numbers:
        found += number
    return found


def most(numbers: vec[i64]) -> i64:
    found = numbers[0]
    for number in numbers:
        if number > found:
            found = number
    return found


def highest(numbers: vec[float]) -> float:
    found = numbers[0]
    for number in numbers:
        if number > found:
            found = number
    return found
