"""Rules section 8.4: the advanced action cards."""

from __future__ import annotations

from serai.testing import scenario
from tests.games.look import legal_moves
from tests.games.saba.look import BLUE


def test_8_4_three_copies_of_seven_kinds() -> None:
    cards = scenario("saba", mode="advanced").view(None)["action_cards"]
    kinds = ["harbour_master", "desert_robber", "caravan_leader", "harem_guard", "merchant", "worker", "foreman"]
    assert {kind: cards[kind] for kind in kinds} == dict.fromkeys(kinds, 3)
    assert sum(cards.values()) == 41


def test_8_4_copies_are_one_option() -> None:
    match = scenario("saba", mode="advanced", hand={BLUE: ["caravan_leader"] * 3})
    assert legal_moves(match).count("play caravan_leader") == 1
