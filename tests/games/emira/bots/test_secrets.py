"""What others see of a choice, as the search has it."""

from __future__ import annotations

import serai
from serai.core.insight import UNSEEN
from serai.core.rng import seeded
from serai.games.emira.phases.bidding import AUCTION_BID, PASS
from serai.games.emira.setup import DRAFT_START_EVENT

GAME = serai.game("emira")


def test_what_is_chosen_in_secret_is_unseen_by_the_others() -> None:
    insight = GAME.insight()
    state = GAME.deal(GAME.resolve_settings({"players": 4}), seeded("secret"))
    assert state.question is DRAFT_START_EVENT
    option = state.options[0]
    assert insight.seen(state, option, state.seat) == option
    assert insight.seen(state, option, (state.seat + 1) % 4) == UNSEEN
    while state.question is not AUCTION_BID:
        state.choose(state.options[0])
    assert insight.seen(state, PASS, (state.seat + 1) % 4) == PASS
