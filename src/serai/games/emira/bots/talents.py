"""Rules sections 5.1 and 5.3: how many princesses a palace lacks for a goal, looked up in a table.

A palace's talents are an index (of each talent none, one, or two and more, in base three) and a mask of the princesses
with two talents, who count for either.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.games.emira.components import GOAL_TABLE, HIND, JANAN, NOOR, PRINCESS_CARDS, TALENTS_OF, XENIA

INDICES: Final = 81
MASKS: Final = 16
GOAL_STEP: Final = INDICES * MASKS
STEP_OF: Final = vec[i64]([1, 3, 9, 27])
FLEXIBLE: Final = [NOOR, HIND, JANAN, XENIA]


def talents_in(mask: i64) -> list[int]:
    return [talent for talent in range(4) if mask >> talent & 1]


def more_of(index: i64, talent: i64) -> i64:
    """The index with one more princess of a talent."""
    step = STEP_OF[talent]
    return index if index // step % 3 == 2 else index + step


def lacking_plain(goal: i64, index: i64) -> i64:
    fewest = 9
    for need in GOAL_TABLE[goal][2]:
        lacking = 0
        for talent in range(4):
            lacking += max(0, need[talent] - index // STEP_OF[talent] % 3)
        fewest = min(fewest, lacking)
    return fewest


def table_of_lacking() -> vec[i64]:
    table = vec[i64]()
    for goal in range(len(GOAL_TABLE)):
        start = len(table)
        for mask in range(MASKS):
            for index in range(INDICES):
                if mask == 0:
                    table = append(table, lacking_plain(goal, index))
                    continue
                last = mask.bit_length() - 1
                rest = start + (mask ^ 1 << last) * INDICES
                talents = talents_in(TALENTS_OF[FLEXIBLE[last]])
                one, other = more_of(index, talents[0]), more_of(index, talents[1])
                table = append(table, min(table[rest + one], table[rest + other]))
    return table


LACKING: Final = table_of_lacking()  # by goal, mask and index
MORE: Final = vec[i64]([more_of(index, talent) for index in range(INDICES) for talent in range(4)])
# What a princess adds: a talent, or a bit of the mask; -1 and 0 if nothing.
ONE_TALENT: Final = vec[i64](
    [
        talents_in(TALENTS_OF[princess])[0] if len(talents_in(TALENTS_OF[princess])) == 1 else -1
        for princess in range(PRINCESS_CARDS)
    ]
)
TWO_TALENTS: Final = vec[i64](
    [1 << FLEXIBLE.index(princess) if princess in FLEXIBLE else 0 for princess in range(PRINCESS_CARDS)]
)


def goals_for(players: i64) -> vec[i64]:
    return vec[i64]([goal for goal in range(len(GOAL_TABLE)) if GOAL_TABLE[goal][1] == players])


GOALS_FOR: Final = vec[vec[i64]]([goals_for(players) for players in range(6)])


def lacking(goal: i64, index: i64, mask: i64) -> i64:
    """How many further princesses the goal's talents need."""
    return LACKING[goal * GOAL_STEP + mask * INDICES + index]
