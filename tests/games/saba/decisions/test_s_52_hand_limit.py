"""S-52: four cards in the advanced game."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import asked
from tests.games.saba.look import BLUE


@pytest.mark.parametrize(("cards", "kind"), [(4, "pre_harbour"), (5, "discard_cards")])
def test_s_52_the_fifth_card_is_too_many(cards: int, kind: str) -> None:
    match = scenario("saba", mode="advanced", step="final", hand={BLUE: ["res_gold"] * cards})
    play(match, (BLUE, "end_turn"))
    assert asked(match)[0] == kind
