"""A-53: a scroll breaks no tie in the ranking of a space."""

from __future__ import annotations

from serai.testing import events, scenario
from tests.games.look import asked

SCROLLS = {3: ["scroll", "scroll"]}


def test_a_53_a_tie_in_the_city_goes_by_turn_order_whatever_the_scrolls() -> None:
    match = scenario("dragons", at="caravanserai", board={"caravanserai": [(3, 7), (1, 7)]}, artifacts=SCROLLS)
    assert asked(match) == ("choose_first_player", 1)


def test_a_53_a_tie_in_a_cave_goes_by_turn_order_whatever_the_scrolls() -> None:
    match = scenario(
        "dragons",
        at="cave_red",
        caves={"cave_red": "4/1"},
        board={"cave_red": [(3, 7), (1, 7)]},
        artifacts=SCROLLS,
    )
    assert [(won.data["seat"], won.data["amount"]) for won in events(match, "treasure_won")] == [(1, 4), (3, 1)]


def test_a_53_a_tie_in_a_room_goes_by_turn_order_whatever_the_scrolls() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(3, 7), (1, 7)]},
        treasure={1: "7c", 3: "7p"},
        artifacts=SCROLLS,
    )
    assert asked(match) == ("buy_artifact", 1)
