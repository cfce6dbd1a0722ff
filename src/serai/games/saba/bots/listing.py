"""Short lists of options."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.insight import Judgement
from serai.games.saba.components import PRODUCING

MOST_OPTIONS: Final = 12


def production(options: vec[i64], first: i64) -> i64:
    """A quarter that simply gives something: there is nothing to think about. -1 if there is none.

    `first`: where the free actions begin.
    """
    for option in options:
        if option >= first:
            return option if option < first + PRODUCING else -1
    return -1


def only(option: i64) -> Judgement:
    judgement = Judgement()
    judgement.add(option, 0.0)
    return judgement


def shortened(judgement: Judgement) -> Judgement:
    """Only the best few of many options."""
    while len(judgement.options) > MOST_OPTIONS:
        worst: i64 = 0
        for index in range(len(judgement.scores)):
            if judgement.scores[index] < judgement.scores[worst]:
                worst = index
        judgement.drop(worst)
    return judgement
