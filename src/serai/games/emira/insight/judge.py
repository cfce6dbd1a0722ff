"""The judgement of Emira's bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import Remark
from serai.core.insight import UNSEEN, Insight, Judgement
from serai.core.state import NOBODY, State
from serai.games.emira import moves
from serai.games.emira.insight.bidding import judge_action, judge_bid, judge_last_bid, may_get_poor
from serai.games.emira.insight.palace import judge_gift, judge_samira, judge_sidi, judge_zahrah
from serai.games.emira.insight.prospects import WEIGHTS, features_of
from serai.games.emira.insight.reasons import why
from serai.games.emira.insight.schemes import (
    Schemes,
    judge_bazaar,
    judge_court,
    judge_delay,
    judge_draft,
    judge_keep,
    judge_looks,
    judge_mind,
    judge_noble,
    judge_orders,
    judge_play,
    judge_purchase,
    judge_vermin_kind,
    judge_vermin_pick,
)
from serai.games.emira.insight.survey import Survey
from serai.games.emira.insight.tactics import Tactics
from serai.games.emira.insight.wants import Wants
from serai.games.emira.minds import expected
from serai.games.emira.phases.ending import result_of
from serai.games.emira.state import EmiraState
from serai.games.emira.table import MARKET, Table

LOOKAHEAD: Final = 2  # rounds


class EmiraInsight(Insight):
    """Courts the princesses who bring the goal nearer, and pays no more than the choice is worth."""

    def __init__(self) -> None:
        super().__init__(LOOKAHEAD)
        self.tactics = Tactics()

    def judge(self, state: State) -> Judgement:
        assert isinstance(state, EmiraState)
        judgement = Judgement()
        kind = state.kind
        if kind == moves.DRAFT_START_EVENT:
            judge_draft(state, self.tactics, judgement)
            return judgement
        if kind == moves.AUCTION_BID and state.high < state.low and len(state.options) == 1:
            judgement.add(moves.PASS, 0.0)
            return judgement
        if kind == moves.LAST_PLAYER_BID and not may_get_poor(state):
            judgement.add(moves.NO_BID, 0.0)
            return judgement
        survey = Survey(state, self.tactics, state.seat)
        if kind == moves.SAMIRA_DISCARD:
            judge_samira(state, survey, judgement)
        elif kind == moves.ZAHRAH_DISCARD:
            judge_zahrah(state, judgement)
        elif kind == moves.SIDI_VICTIM:
            judge_sidi(state, survey, judgement)
        elif kind == moves.XENIA_GIFT:
            judge_gift(state, survey, judgement)
        elif kind == moves.BUY_EVENT:
            judge_purchase(state, survey, judgement)
        else:
            self.judge_wants(state, Wants(survey), judgement)
        return judgement

    def judge_wants(self, s: Table, wants: Wants, judgement: Judgement) -> None:
        """Decisions that depend on what is on the market or on what is to come."""
        kind = s.kind
        if kind == moves.AUCTION_BID:
            judge_bid(s, wants, judgement)
            return
        if kind == moves.CHOOSE:
            judge_action(s, wants, judgement)
            return
        if kind == moves.LAST_PLAYER_BID:
            judge_last_bid(s, wants, judgement)
            return
        schemes = Schemes(wants)
        if kind == moves.KEEP_EVENT:
            judge_keep(s, schemes, judgement)
        elif kind == moves.PLAY_EVENT:
            judge_play(s, schemes, judgement)
        elif kind == moves.GOOD_LOOKING_TYPE:
            judge_looks(s, schemes, judgement)
        elif kind == moves.NEW_CARAVAN_PICK:
            judge_delay(s, schemes, judgement)
        elif kind == moves.VERMIN_KIND:
            judge_vermin_kind(s, schemes, judgement)
        elif kind == moves.VERMIN_PICK:
            judge_vermin_pick(s, judgement)
        elif kind == moves.COURT_INFLUENCE_ORDER:
            judge_court(s, schemes, judgement)
        elif kind == moves.NEW_ORDERS_ORDER:
            judge_orders(s, schemes, judgement)
        elif kind == moves.CHANGING_MIND_CHOICE:
            princess = mind_princess(s)
            judge_mind(s, schemes, princess, mind_swapped(s, princess), judgement)
        elif kind == moves.NOBLE_PICK:
            judge_noble(s, schemes, judgement)
        elif kind == moves.BAZAAR_PICK:
            judge_bazaar(s, schemes, judgement)
        else:  # changing_mind_target, double_trouble_split, quiet_days_round: one round is as good as the other
            for option in s.options:
                judgement.add(option, -0.1 * float(option))

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, EmiraState)
        result = result_of(state)
        assert result is not None
        return result.winners

    def clock(self, state: State) -> i64:
        assert isinstance(state, EmiraState)
        return state.round

    def seen(self, state: State, option: i64, viewer: i64) -> i64:
        """Start events and bought cards are kept in secret, the orders of decks too."""
        if viewer == state.seat or state.kind not in SECRET:
            return option
        return UNSEEN

    def reason(self, state: State, option: i64) -> Remark:
        assert isinstance(state, EmiraState)
        return why(state, Survey(state, self.tactics, state.seat), option)

    def features(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, EmiraState)
        return features_of(Survey(state, self.tactics, NOBODY), seat)

    def all_features(self, state: State) -> list[list[float]]:
        assert isinstance(state, EmiraState)
        survey = Survey(state, self.tactics, NOBODY)
        return [features_of(survey, seat) for seat in range(state.players)]

    def weights(self, state: State) -> list[float]:
        return WEIGHTS


SECRET: Final = (moves.DRAFT_START_EVENT, moves.KEEP_EVENT, moves.COURT_INFLUENCE_ORDER, moves.NEW_ORDERS_ORDER)


def mind_princess(s: Table) -> i64:
    """The princess whom Changing Her Mind is about: in the deck, or (nl) face up."""
    if s.phase != MARKET:
        return s.emira_deck.cards[s.emira_deck.at(s.mind_position)]
    place = s.mind_position
    if place < expected(s, 0):
        return s.in_play[place]
    return s.later[place - expected(s, 0)]


def mind_swapped(s: Table, princess: i64) -> bool:
    if s.phase != MARKET:
        return s.emira_deck.marks[s.emira_deck.at(s.mind_position)] == 1
    return s.swapped >> princess & 1 == 1
