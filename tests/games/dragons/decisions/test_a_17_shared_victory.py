"""A-17: tied players share the victory."""

import pytest

from serai.testing import scenario
from tests.games.dragons.look import types_in_piles

TYPES = {mode: types_in_piles(scenario("dragons", players=3, mode=mode)) for mode in ("basic", "magic")}


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_a_17_neither_treasure_nor_turn_order_breaks_a_tie(mode: str, first: int) -> None:
    types = [kind for kind in TYPES[mode] if kind != "scroll"]
    artifacts = {0: types[:2], 2: types[2:4]}
    match = scenario(
        "dragons",
        players=3,
        mode=mode,
        at="clean_up",
        first=first,
        max_rounds=1,
        artifacts=artifacts,
        treasure={2: "20c"},
    )
    assert match.result.winners == [0, 2]
    assert match.result.ranking == [[0, 2], [1]]


def test_a_17_magic_scrolls_come_first() -> None:
    artifacts = {0: ["key", "scroll"], 1: ["scroll", "key"], 2: ["key", "flying_carpet"]}
    match = scenario("dragons", players=3, at="clean_up", max_rounds=1, artifacts=artifacts, treasure={2: "20c"})
    assert match.result.winners == [0, 1]
    assert match.result.ranking == [[0, 1], [2]]


def test_a_17_lower_places_are_shared_too() -> None:
    match = scenario("dragons", players=4, at="clean_up", max_rounds=1, artifacts={1: ["key"]})
    assert match.result.ranking == [[1], [0, 2, 3]]
