"""Rules section 6: winning, the end of the game, and the ranking."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EVERYBODY, EventType
from serai.core.game import Result
from serai.core.ranking import Criterion, places
from serai.games.emira.bills import cost_of_late, late_at
from serai.games.emira.components import GOAL_TABLE, TALENTS_OF
from serai.games.emira.table import ENDINGS, OVER, Table

LATE_DO_NOT_COUNT: Final = EventType("late_arrivals_do_not_count", "E-51", "seat:seat cost:gold late:princess[]")
GOAL_SHOWN: Final = EventType("goal_fulfilled", "6.1", "seat:seat goal:goal princesses")
NOBODY_WON: Final = EventType("game_ends_without_winner", "6.3", "round")

POINTS_PER_PRINCESS: Final = 2
POINTS_FOR_TALENTS: Final = 3
CRITERIA: Final = [  # 6.2 and 6.4
    Criterion("fulfilled", decides_in=["standard"]),
    Criterion("main_points"),
    Criterion("side_points"),
    Criterion("gold"),
]


def end(s: Table, ending: i64) -> None:
    s.ending = ending
    s.phase = OVER
    s.reveals += 1


def lacks_late(s: Table, seat: i64) -> bool:
    """E-51: he would fulfil his goal if those counted who came after 7b."""
    if s.late == 0 or s.failed >> seat & 1:
        return False
    return enough(s, seat, s.palace_of(seat)) and not enough(s, seat, counting(s, seat))


def tell_of_late(s: Table, seat: i64) -> None:
    """He is told; everybody is if the number alone would do, so that his goal is not given away."""
    to = EVERYBODY if s.guests[seat] >= s.rules.maximum else 1 << seat
    s.tell_cards(LATE_DO_NOT_COUNT, seat, late_at(s, seat), to, cost_of_late(s, seat))


def fulfils(s: Table, seat: i64) -> bool:
    """6.1, E-28: enough princesses, and no upkeep failure this round."""
    return not s.failed >> seat & 1 and enough(s, seat, counting(s, seat))


def counting(s: Table, seat: i64) -> list[int]:
    """His princesses, but those who came after 7b only if he could have paid for all of them (E-51)."""
    if s.late and cost_of_late(s, seat) > s.gold[seat]:
        return [princess for princess in s.palace_of(seat) if not s.late >> princess & 1]
    return s.palace_of(seat)


def enough(s: Table, seat: i64, princesses: list[int]) -> bool:
    """Whether these would fulfil his goal."""
    number = len(princesses)
    return number >= s.rules.maximum or (number >= s.rules.minimum and meets_goal(s, seat, princesses))


def has_talents(s: Table, seat: i64) -> bool:
    """Whether those who live in his palace have the talents of his goal, whenever they came."""
    return meets_goal(s, seat, s.palace_of(seat))


def meets_goal(s: Table, seat: i64, princesses: list[int]) -> bool:
    """Whether different ones of them can be found for all talents of the seat's goal, one each."""
    have = [TALENTS_OF[princess] for princess in princesses]
    return any(covers(have, list(need)) for need in GOAL_TABLE[s.goals[seat]][2])


def covers(have: list[int], need: list[int]) -> bool:
    """Whether princesses with these talents (bits) can meet the number needed of each talent."""
    flexible: list[int] = []
    open_need = need.copy()
    for talents in have:
        if talents & (talents - 1):
            flexible.append(talents)
        else:
            for talent in range(4):
                if talents == 1 << talent:
                    open_need[talent] -= 1
    return assign(open_need, flexible, 0)


def assign(need: list[int], flexible: list[int], first: i64) -> bool:
    """Give each princess of two talents, from number `first` on, the talent that suits best."""
    if all(number <= 0 for number in need):
        return True
    if first == len(flexible):
        return False
    for talent in range(4):
        if flexible[first] >> talent & 1:
            need[talent] -= 1
            enough = assign(need, flexible, first + 1)
            need[talent] += 1
            if enough:
                return True
    return False


# 6.4


def main_points(s: Table, seat: i64) -> i64:
    return POINTS_PER_PRINCESS * s.guests[seat] + (POINTS_FOR_TALENTS if has_talents(s, seat) else 0)


def side_halves(s: Table, seat: i64) -> i64:
    """Side points, in halves: appearance, status, palace with its track, camels (ED-10)."""
    camels = s.camels[seat] * (1 if s.rules.camels_count_half else 2)
    return 2 * (s.appearance(seat) + s.status(seat)) + s.palace_halves(seat) + camels


def result_of(s: Table) -> Result:
    standing = [standing_of(s, seat) for seat in range(s.players)]
    ranking = places(CRITERIA, s.rules.mode, standing)
    scores: list[dict[str, object]] = []
    for seat, has in enumerate(standing):
        scores.append(
            {
                "fulfilled": has["fulfilled"] == 1,
                "princesses": s.guests[seat],
                "main_points": has["main_points"],
                "side_points": has["side_points"] / 2,
                "gold": has["gold"],
            }
        )
    return Result(ENDINGS[s.ending], ranking[0], ranking, scores)


def standing_of(s: Table, seat: i64) -> dict[str, int]:
    """What 6.2 and 6.4 compare; side points in halves."""
    return {
        "fulfilled": 1 if fulfils(s, seat) else 0,
        "main_points": main_points(s, seat),
        "side_points": side_halves(s, seat),
        "gold": s.gold[seat],
    }
