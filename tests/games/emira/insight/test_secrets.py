"""What others see of a choice, as the search has it."""

from __future__ import annotations

import serai
from serai.core.insight import UNSEEN
from serai.core.rng import seeded
from serai.games.emira import moves

GAME = serai.game("emira")


def test_what_is_chosen_in_secret_is_unseen_by_the_others() -> None:
    insight = GAME.insight()
    state = GAME.deal(GAME.settle({"players": 4}), seeded("secret"))
    assert state.kind == moves.DRAFT_START_EVENT
    option = state.options[0]
    assert insight.seen(state, option, state.seat) == option
    assert insight.seen(state, option, (state.seat + 1) % 4) == UNSEEN
    while state.kind != moves.AUCTION_BID:
        state.choose(state.options[0])
    assert insight.seen(state, moves.PASS, (state.seat + 1) % 4) == moves.PASS
