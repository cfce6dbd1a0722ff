"""Rules section 7.1: what the advanced game changes."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import asked
from tests.games.saba.look import BLUE, RED


def test_7_1_forty_one_cards_and_four_to_keep() -> None:
    match = scenario("saba", mode="advanced", step="final", hand={BLUE: ["worker", "foreman", "merchant", "res_gold"]})
    assert match.view(None)["hand_limit"] == 4
    assert len(match.position()["action_deck"]) + 4 == 41
    play(match, (BLUE, "end_turn"))
    assert asked(match) == ("pre_harbour", RED)


def test_7_1_everything_else_stays() -> None:
    basic, advanced = (scenario("saba", mode=mode).view(None) for mode in ("basic", "advanced"))
    for field in ("stock_limit", "harbour", "space_prices", "sites", "quiet_limit", "reserve"):
        assert basic[field] == advanced[field], field
