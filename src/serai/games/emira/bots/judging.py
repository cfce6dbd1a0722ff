"""The judgement of Emira's bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.insight import UNSEEN, Insight, Judgement
from serai.core.refusals import Remark
from serai.core.state import NOBODY, State
from serai.games.emira.arrivals import expected
from serai.games.emira.bots.bidding import judge_action, judge_bid, judge_last_bid, may_get_poor
from serai.games.emira.bots.palace import judge_gift, judge_samira, judge_sidi, judge_zahrah
from serai.games.emira.bots.prospects import WEIGHTS, features_of
from serai.games.emira.bots.reasons import why
from serai.games.emira.bots.schemes import (
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
from serai.games.emira.bots.survey import Survey
from serai.games.emira.bots.tactics import Tactics
from serai.games.emira.bots.wants import Wants
from serai.games.emira.cards.bazaar import BAZAAR_PICK
from serai.games.emira.cards.changing_her_mind import CHANGING_MIND_CHOICE
from serai.games.emira.cards.deck_order import COURT_INFLUENCE_ORDER, NEW_ORDERS_ORDER
from serai.games.emira.cards.good_looking import GOOD_LOOKING_TYPE
from serai.games.emira.cards.noble_merchandise import NOBLE_PICK
from serai.games.emira.cards.spice_trade import NEW_CARAVAN_PICK
from serai.games.emira.cards.vermin import VERMIN_KIND, VERMIN_PICK
from serai.games.emira.phases.auction import CHOOSE, LAST_PLAYER_BID, NO_BID
from serai.games.emira.phases.bidding import AUCTION_BID, PASS
from serai.games.emira.phases.ending import result_of
from serai.games.emira.phases.events import PLAY_EVENT
from serai.games.emira.phases.purchase import BUY_EVENT, KEEP_EVENT
from serai.games.emira.princesses.samira import SAMIRA_DISCARD
from serai.games.emira.princesses.sidi_suleiman import SIDI_VICTIM
from serai.games.emira.princesses.xenia import XENIA_GIFT
from serai.games.emira.princesses.zahrah import ZAHRAH_DISCARD
from serai.games.emira.setup import DRAFT_START_EVENT
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
        question = state.question
        if question is DRAFT_START_EVENT:
            judge_draft(state, self.tactics, judgement)
            return judgement
        if question is AUCTION_BID and state.high < state.low and len(state.options) == 1:
            judgement.add(PASS, 0.0)
            return judgement
        if question is LAST_PLAYER_BID and not may_get_poor(state):
            judgement.add(NO_BID, 0.0)
            return judgement
        survey = Survey(state, self.tactics, state.seat)
        if question is SAMIRA_DISCARD:
            judge_samira(state, survey, judgement)
        elif question is ZAHRAH_DISCARD:
            judge_zahrah(state, judgement)
        elif question is SIDI_VICTIM:
            judge_sidi(state, survey, judgement)
        elif question is XENIA_GIFT:
            judge_gift(state, survey, judgement)
        elif question is BUY_EVENT:
            judge_purchase(state, survey, judgement)
        else:
            self.judge_wants(state, Wants(survey), judgement)
        return judgement

    def judge_wants(self, s: Table, wants: Wants, judgement: Judgement) -> None:
        """Decisions that depend on what is on the market or on what is to come."""
        question = s.question
        if question is AUCTION_BID:
            judge_bid(s, wants, judgement)
            return
        if question is CHOOSE:
            judge_action(s, wants, judgement)
            return
        if question is LAST_PLAYER_BID:
            judge_last_bid(s, wants, judgement)
            return
        schemes = Schemes(wants)
        if question is KEEP_EVENT:
            judge_keep(s, schemes, judgement)
        elif question is PLAY_EVENT:
            judge_play(s, schemes, judgement)
        elif question is GOOD_LOOKING_TYPE:
            judge_looks(s, schemes, judgement)
        elif question is NEW_CARAVAN_PICK:
            judge_delay(s, schemes, judgement)
        elif question is VERMIN_KIND:
            judge_vermin_kind(s, schemes, judgement)
        elif question is VERMIN_PICK:
            judge_vermin_pick(s, judgement)
        elif question is COURT_INFLUENCE_ORDER:
            judge_court(s, schemes, judgement)
        elif question is NEW_ORDERS_ORDER:
            judge_orders(s, schemes, judgement)
        elif question is CHANGING_MIND_CHOICE:
            princess = mind_princess(s)
            judge_mind(s, schemes, princess, mind_swapped(s, princess), judgement)
        elif question is NOBLE_PICK:
            judge_noble(s, schemes, judgement)
        elif question is BAZAAR_PICK:
            judge_bazaar(s, schemes, judgement)
        else:  # changing_mind_target, double_trouble_split, quiet_days_round: one round is as good as the other
            for option in s.options:
                judgement.add(option, -0.1 * float(option))

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, EmiraState)
        return result_of(state).winners

    def clock(self, state: State) -> i64:
        assert isinstance(state, EmiraState)
        return state.round

    def seen(self, state: State, option: i64, viewer: i64) -> i64:
        """Start events and bought cards are kept in secret, the orders of decks too."""
        if viewer == state.seat or state.question not in SECRET:
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


SECRET: Final = (DRAFT_START_EVENT, KEEP_EVENT, COURT_INFLUENCE_ORDER, NEW_ORDERS_ORDER)


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
