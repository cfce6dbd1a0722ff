"""What others see of a choice, as the search has it."""

from __future__ import annotations

import serai
from serai.core.insight import UNSEEN
from serai.core.playout import random_option
from serai.core.rng import seeded

GAME = serai.game("dragons")


def test_values_and_picks_are_not_seen() -> None:
    insight = GAME.insight()
    kinds = [kind.name for kind in GAME.space.questions]
    hidden: set[str] = set()
    state, rng = GAME.deal(GAME.resolve_settings({"players": 4}), seeded("seen")), seeded("dice")
    while state.seat >= 0:
        option = insight.judge(state).best()
        assert insight.seen(state, option, state.seat) == option
        if insight.seen(state, option, (state.seat + 1) % 4) == UNSEEN:
            hidden.add(kinds[state.question_number])
        state.choose(random_option(state, rng) if rng.below(100) < 30 else option)
    assert "place_value" in hidden
    assert "place_token" not in hidden
    assert "buy_artifact" not in hidden
