"""Saba's judgement: which file answers which question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.arrays import highest
from serai.core.insight import Insight, Judgement
from serai.core.refusals import Remark
from serai.core.state import NOBODY, State
from serai.games.saba.bots import harbour, small_questions, trades, windows
from serai.games.saba.bots.listing import only
from serai.games.saba.bots.prospects import ADVANCED, BASIC, features_of
from serai.games.saba.bots.reasons import remark_on
from serai.games.saba.bots.roof import Count
from serai.games.saba.bots.taste import Taste, taste_of
from serai.games.saba.cards.caravan_leader import CARAVAN_LEADER_TYPE
from serai.games.saba.cards.desert_robber import DESERT_ROBBER_PREY
from serai.games.saba.cards.foreman import FOREMAN_FIGURE
from serai.games.saba.cards.harbour_master import HARBOUR_MASTER_SWAP
from serai.games.saba.cards.harem_guard import HAREM_GUARD_SWAP
from serai.games.saba.cards.merchant import MERCHANT_GIVE, MERCHANT_TAKE
from serai.games.saba.figures import FIGURE_SOURCE
from serai.games.saba.locks import PLACE_LOCK
from serai.games.saba.phases.building import BUILD_WINDOW
from serai.games.saba.phases.draw import DISCARD_CARDS, RETURN_RESOURCES
from serai.games.saba.phases.harbour import HARBOUR_WINDOW, REMOVE_PALACE_CARD
from serai.games.saba.phases.placing import QUARTER_WINDOW
from serai.games.saba.phases.turn import FINAL_WINDOW
from serai.games.saba.phases.vizier import MOVE_VIZIER, VIZIER_EXCHANGE, VIZIER_OR_QUARTER
from serai.games.saba.serail import SERAIL_MARKER
from serai.games.saba.state import SabaState

BLUNDER: Final = -6.0  # no option is further behind the best one
LOOKAHEAD: Final = 1 << 30  # to the end of the game
EFFORT: Final = 10.0  # a game has few decisions, and who wins is only seen at its end


class SabaInsight(Insight):
    """Builds whenever it pays, considers what will be overbuilt, and ends the game when it leads."""

    def __init__(self) -> None:
        super().__init__(LOOKAHEAD, EFFORT, flat=True)

    def judge(self, state: State) -> Judgement:
        assert isinstance(state, SabaState)
        if len(state.options) == 1:
            return only(state.options[0])
        judgement = judge(state, taste_of(state.players, state.rules.advanced))
        measure_from_best(judgement)
        return judgement

    def features(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, SabaState)
        return features_of(state, seat)

    def weights(self, state: State) -> list[float]:
        assert isinstance(state, SabaState)
        return ADVANCED[state.players] if state.rules.advanced else BASIC[state.players]

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, SabaState)
        count = Count(state, 0, -1)
        leader = count.leader()
        if leader != NOBODY:
            return [leader]
        return [seat for seat in range(state.players) if count.points[seat] == count.most]

    def reason(self, state: State, option: i64) -> Remark:
        assert isinstance(state, SabaState)
        return remark_on(state, option)

    def clock(self, state: State) -> i64:
        assert isinstance(state, SabaState)
        return state.turn


def judge(s: SabaState, taste: Taste) -> Judgement:
    question = s.question
    if question is HARBOUR_WINDOW:
        return harbour.judge_pre_harbour(s, taste)
    if question is BUILD_WINDOW:
        return windows.judge_build(s, taste)
    if question is QUARTER_WINDOW:
        return windows.judge_quarter(s, taste)
    if question is FINAL_WINDOW:
        return windows.judge_final(s, taste)
    if question is SERAIL_MARKER:
        return small_questions.judge_marker()
    if question is RETURN_RESOURCES:
        return small_questions.judge_return(s, taste)
    if question is DISCARD_CARDS:
        return small_questions.judge_discard(s, taste)
    if question is MOVE_VIZIER or question is VIZIER_OR_QUARTER:
        return harbour.judge_vizier(s, taste)
    if question is REMOVE_PALACE_CARD:
        return harbour.judge_removal(s, taste)
    if question is VIZIER_EXCHANGE:
        return harbour.judge_vizier_exchange(s, taste)
    if question is FIGURE_SOURCE:
        return small_questions.judge_source(s, taste)
    if question is PLACE_LOCK:
        return small_questions.judge_lock(s, taste)
    if question is HARBOUR_MASTER_SWAP:
        return harbour.judge_swap(s, taste)
    if question is DESERT_ROBBER_PREY:
        return trades.judge_robber(s, taste)
    if question is CARAVAN_LEADER_TYPE:
        return trades.judge_caravan(s, taste)
    if question is HAREM_GUARD_SWAP:
        return small_questions.judge_guard(s, taste)
    if question is MERCHANT_TAKE:
        return trades.judge_merchant_take(s, taste)
    if question is MERCHANT_GIVE:
        return trades.judge_merchant_give(s, taste)
    if question is FOREMAN_FIGURE:
        return trades.judge_foreman_figure(s, taste)
    return trades.judge_foreman_target(s, taste)


def measure_from_best(judgement: Judgement) -> None:
    """The best option counts 0, the others less, but none less than a blunder."""
    best = highest(judgement.scores)
    for index in range(len(judgement.scores)):
        judgement.scores[index] = max(BLUNDER, judgement.scores[index] - best)
