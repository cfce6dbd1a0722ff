"""The position to learn the game at holds what the tour promises."""

from __future__ import annotations

import serai
from serai.testing import events, play
from tests.games.look import asked

LEARNER = 0


def test_the_tour_leads_from_the_last_tokens_to_an_artifact() -> None:
    match = serai.game("dragons").from_position(serai.game("dragons").tour())
    play(match, (LEARNER, "place room_3"), (LEARNER, "token 4"), (LEARNER, "place guard_room"), (LEARNER, "token 9"))
    play(match, (LEARNER, "place market"))
    assert [event.data["seat"] for event in events(match, "treasure_won")][:2] == [LEARNER, 1]
    play(match, (LEARNER, "give pearl"), (LEARNER, "take crown 3"), (1, "name 1"))
    assert match.view(LEARNER)["guard"] == 8
    play(match, (1, "decline"), (2, "decline"))
    assert asked(match) == ("buy_artifact", LEARNER)
    play(match, (LEARNER, "buy"), (LEARNER, "with crown"))
    assert match.view(LEARNER)["screens"][LEARNER]["artifacts"] == 1
