"""The judgement of Aladdin's Dragons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.insight import UNSEEN, Insight, Judgement
from serai.core.refusals import Remark
from serai.core.state import NOBODY, State
from serai.games.dragons.bots.aiming import judge_target
from serai.games.dragons.bots.casting import judge_window
from serai.games.dragons.bots.paying import (
    judge_amount,
    judge_bribe,
    judge_offer,
    judge_payment,
    judge_trade,
)
from serai.games.dragons.bots.placing import Plan, judge_place, judge_value
from serai.games.dragons.bots.prospects import WEIGHTS, features_of
from serai.games.dragons.bots.reasons import reason_for
from serai.games.dragons.bots.responding import (
    judge_baksheesh,
    judge_camel,
    judge_eye,
    judge_pick,
    judge_taxes,
    judge_tent,
)
from serai.games.dragons.phases.city import CHOOSE_FIRST_PLAYER, MARKET_TRADE, TENT_KEEP
from serai.games.dragons.phases.ending import most_artifacts, scrolls
from serai.games.dragons.phases.guard import BRIBE_GUARD
from serai.games.dragons.phases.placement import PLACE_TOKEN, PLACE_VALUE
from serai.games.dragons.phases.rooms import BUY_ARTIFACT, PAY_PIECE
from serai.games.dragons.spells.abracadabra import ABRACADABRA_PICK
from serai.games.dragons.spells.baksheesh import BAKSHEESH_RESPONSE
from serai.games.dragons.spells.eye_for_an_eye import EYE_RESPONSE
from serai.games.dragons.spells.looking import PilePick
from serai.games.dragons.spells.mirage import MIRAGE_PICK
from serai.games.dragons.spells.sultans_taxes import TAXES_RESPONSE
from serai.games.dragons.state import DragonsState
from serai.games.dragons.treasure import AmountQuestion
from serai.games.dragons.windows import PASS, WINDOW

ROUNDS_AHEAD: Final = 1


class DragonsInsight(Insight):
    """Which tokens go where, what is worth its price, when magic pays."""

    def __init__(self) -> None:
        super().__init__(ROUNDS_AHEAD)
        self.plan: Plan | None = None  # made for the space, of use again for the token

    def judge(self, state: State) -> Judgement:
        assert isinstance(state, DragonsState)
        judgement = Judgement()
        question = state.question
        if question is PLACE_TOKEN:
            self.plan = judge_place(state, judgement)
        elif question is PLACE_VALUE:
            judge_value(state, self.plan, judgement)
        elif question is WINDOW:
            judge_window(state, judgement)
        elif isinstance(question, AmountQuestion):
            judge_amount(state, question, judgement)
        elif question is BUY_ARTIFACT:
            judge_offer(state, judgement)
        elif question is PAY_PIECE:
            judge_payment(state, judgement)
        elif question is BRIBE_GUARD:
            judge_bribe(state, judgement)
        elif question is MARKET_TRADE:
            judge_trade(state, judgement)
        elif question is TENT_KEEP:
            judge_tent(state, judgement)
        elif question is CHOOSE_FIRST_PLAYER:
            judge_camel(state, judgement)
        elif question is BAKSHEESH_RESPONSE:
            judge_baksheesh(state, judgement)
        elif question is TAXES_RESPONSE:
            judge_taxes(state, judgement)
        elif question is EYE_RESPONSE:
            judge_eye(state, judgement)
        elif isinstance(question, PilePick):
            judge_pick(state, question, judgement)
        else:
            judge_target(state, judgement)
        return judgement

    def features(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, DragonsState)
        return features_of(state, seat)

    def weights(self, state: State) -> list[float]:
        return WEIGHTS

    def winners(self, state: State) -> list[int]:
        """Most artifacts, in the magic game then most scrolls (5.2, 5.3)."""
        assert isinstance(state, DragonsState)
        most = most_artifacts(state)
        found: list[int] = []
        scrolled: i64 = 0
        for seat in range(state.players):
            if state.artifacts_of(seat) == most:
                number = scrolls(state, seat)
                if number > scrolled:
                    scrolled = number
                    found = []
                if number == scrolled:
                    found.append(seat)
        return found

    def clock(self, state: State) -> i64:
        assert isinstance(state, DragonsState)
        return state.round

    def seen(self, state: State, option: i64, viewer: i64) -> i64:
        """Values are placed face down, spells and artifacts are picked in secret, and nobody sees a pass of a poll."""
        assert isinstance(state, DragonsState)
        question = state.question
        if viewer == state.seat:
            return option
        if question is PLACE_VALUE:
            return option if state.spy != NOBODY and state.spy != state.seat else UNSEEN
        if question is TENT_KEEP or question is MIRAGE_PICK:
            return UNSEEN
        if question is ABRACADABRA_PICK:
            return option if option == 0 else UNSEEN
        if (
            state.veil and question is state.shown_question and option == PASS
        ):  # so are refusals and declines under the veil
            return UNSEEN
        return option

    def reason(self, state: State, option: i64) -> Remark:
        assert isinstance(state, DragonsState)
        return reason_for(state, option)
