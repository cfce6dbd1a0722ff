"""Choices that princesses ask for: what to give up, and whom to let go."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.insight import Judgement
from serai.games.emira.bills import bill
from serai.games.emira.bots.survey import Survey
from serai.games.emira.bots.talents import MORE, ONE_TALENT, TWO_TALENTS
from serai.games.emira.components import STATUS_POINTS, TOKEN_TYPES, XENIA
from serai.games.emira.princesses.xenia import PAY
from serai.games.emira.table import Table


def judge_samira(s: Table, survey: Survey, judgement: Judgement) -> None:
    """The token that breaks no set."""
    for token in s.options:
        before = s.sets(survey.me)
        s.tokens[survey.me * TOKEN_TYPES + token] -= 1
        lost = before - s.sets(survey.me)
        s.tokens[survey.me * TOKEN_TYPES + token] += 1
        judgement.add(token, -3.0 * float(lost) + 0.1 * float(s.tokens_of(survey.me, token)))


def judge_zahrah(s: Table, judgement: Judgement) -> None:
    """The card with the fewest points."""
    for card in s.options:
        judgement.add(card, -2.0 * float(STATUS_POINTS[card]))


def worth_without(survey: Survey, leaver: i64) -> float:
    """How near the goal one is without a princess; her power counts a little."""
    s = survey.s
    me = survey.me
    talents: i64 = 0
    flexible: i64 = 0
    for princess in range(len(s.princess_at)):
        if princess != leaver and s.princess_at[princess] == me:
            talent = ONE_TALENT[princess]
            if talent >= 0:
                talents = MORE[talents * 4 + talent]
            flexible |= TWO_TALENTS[princess]
    distance = survey.distance(me, survey.my_goal, -1, talents, flexible)
    return -800.0 * float(distance) - survey.t.power * survey.t.powers[leaver]


def judge_sidi(s: Table, survey: Survey, judgement: Judgement) -> None:
    for princess in s.options:
        judgement.add(princess, worth_without(survey, princess) / survey.t.temperature)


def judge_gift(s: Table, survey: Survey, judgement: Judgement) -> None:
    """Pay if Xenia is needed and the upkeep can still be paid."""
    here = survey.distance(survey.me, survey.my_goal, 0, survey.talents[survey.me], survey.flexible[survey.me])
    loss = -worth_without(survey, XENIA) - 800.0 * float(here)
    left = s.gold[survey.me] - s.rules.gift
    for option in s.options:
        if option == PAY:
            worth = loss - float(s.rules.gift)
            if left < bill(s, survey.me):
                worth -= survey.t.ruin
            judgement.add(option, worth / survey.t.temperature)
        else:
            judgement.add(option, 0.0)
