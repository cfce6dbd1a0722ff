"""Rules section 8.1: the costs of the palace cards (our reconstruction)."""

from __future__ import annotations

import pytest

from serai.testing import scenario
from tests.games.saba.look import bundle

TABLE = """
arch     2A 1S | 2A 1E | 1A 2S | 2S 1E | 1A 2E | 1S 2E | 1A 1S 1E | 1A 1S 1E
fountain 2S 2E | 1A 2S 1E | 2A 2E | 2A 1S 1E | 2A 1S 1E | 1A 2S 1E | 2A 2S | 1A 1S 2E
pillar   2A 1S 2E | 1A 2S 2E | 1A 2S 2E | 2A 1S 2E | 1A 3S 1E | 3A 1S 1E | 1A 1S 3E | 2A 2S 1E
"""
COSTS = {
    f"{row.split()[0]}_{number}": cost.strip()
    for row in TABLE.strip().splitlines()
    for number, cost in enumerate(row.partition(" ")[2].split("|"), 1)
}


def cost_of(card: str) -> dict[str, int]:
    others = [f"{card.split('_')[0]}_{number}" for number in range(1, 9) if not card.endswith(str(number))]
    match = scenario("saba", sites=[card, *others[:2]])
    return match.view(None)["sites"][0]["cost"]


@pytest.mark.parametrize("card", COSTS)
def test_8_1_the_cost_of_every_card(card: str) -> None:
    assert bundle(cost_of(card)) == COSTS[card]


@pytest.mark.parametrize(("piece", "sums"), [("arch", [8, 8, 8]), ("fountain", [11, 11, 10]), ("pillar", [13, 13, 14])])
def test_8_1_check_sums(piece: str, sums: list[int]) -> None:
    costs = [cost_of(f"{piece}_{number}") for number in range(1, 9)]
    assert [sum(cost[kind] for cost in costs) for kind in ("alabaster", "sandstone", "ebony")] == sums
    assert sum(cost["gold"] for cost in costs) == 0


@pytest.mark.parametrize("number", range(1, 9))
def test_8_1_every_garden_needs_four_of_each(number: int) -> None:
    costs = [cost_of(f"{piece}_{number}") for piece in ("arch", "fountain", "pillar")]
    assert [sum(cost[kind] for cost in costs) for kind in ("alabaster", "sandstone", "ebony")] == [4, 4, 4]
    assert [sum(cost.values()) for cost in costs] == [3, 4, 5]


def test_8_1_the_view_says_that_the_table_is_ours() -> None:
    assert "palace_cards" in scenario("saba").view(0)["reconstructed"]
