"""The position to learn the game at."""

import random

import pytest

import serai
from serai.testing import play

EMIRA = serai.game("emira")


@pytest.mark.parametrize("seed", range(5))
def test_the_tour_leads_to_a_princess_whatever_the_others_do(seed: int) -> None:
    position = EMIRA.tour()
    assert position is not None
    match = EMIRA.from_position(position)
    chance = random.Random(seed)
    assert [sheik["stands"] for sheik in match.view(0)["courtship"][0]["sheiks"]][:2] == ["behind", "leads"]

    play(match, (0, "bid 10"))
    for wanted, answer in (("choose_action", "buy appearance"), ("buy_event", "none")):
        while (decision := match.decision) is not None and not (decision.seat == 0 and decision.question == wanted):
            assert decision.seat != 0
            match.act(chance.choice(decision.actions))
        play(match, (0, answer))
        assert match.view(0)["courtship"][0]["sheiks"][0]["stands"] == "leads"
    while (decision := match.decision) is not None and match.view(0)["round"] == 3:
        match.act(chance.choice(decision.actions))
    assert {princess["card"] for princess in match.view(0)["sheiks"][0]["palace"]} == {"malika", "thara"}
