"""The options, out of many, that deserve a thought."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.insight import Judgement

MOST_OPTIONS: Final = 10
LEAST: Final = 6.0  # options scoring this much below the best deserve no thought
TAKEN: Final = -1e9


def keep_best(options: vec[i64], gains: vec[float], per_unit: float, judgement: Judgement) -> None:
    """The best options, with the gain over the best as a score."""
    left = gains[:]
    top = 0.0
    for number in range(min(MOST_OPTIONS, len(options))):
        best: i64 = 0
        most = left[0]
        for index in range(1, len(left)):
            if left[index] > most:
                most = left[index]
                best = index
        if number == 0:
            top = most
        score = (most - top) * per_unit
        if score < -LEAST:
            return
        judgement.add(options[best], score)
        left[best] = TAKEN
