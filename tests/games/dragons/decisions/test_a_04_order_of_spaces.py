"""A-4: the order of the spaces."""

import pytest

import serai
from serai.testing import events, scenario
from tests.games.dragons.look import CAVES

CITY = ["tent", "djinn", "market", "caravanserai"]


def test_a_4_the_spaces_are_listed_in_their_order() -> None:
    names = [space["space"] for space in serai.game("dragons").new(seed=1, players=5).view(None)["spaces"]]
    assert names == [*CAVES, *CITY, "guard_room", "room_1", "room_2", "room_3", "room_4", "room_5"]


def test_a_4_red_first_then_white_blue_black_gold() -> None:
    board = {cave: [(0, value)] for cave, value in zip(reversed(CAVES), (1, 2, 4, 5, 6), strict=True)}
    board["caravanserai"] = [(1, 1)]
    match = scenario("dragons", players=3, at="cave_red", board=board, caves=dict.fromkeys(CAVES, "1"))
    assert [event.data["cave"] for event in events(match, "treasure_won")] == CAVES


@pytest.mark.parametrize(("place", "others"), [(place, CITY[number + 1 :]) for number, place in enumerate(CITY)])
def test_a_4_tent_djinn_market_caravanserai(place: str, others: list[str]) -> None:
    """When a place is being scored, those after it are still open."""
    board = {name: [(0, value)] for name, value in zip(CITY, (1, 2, 4, 5), strict=True)}
    match = scenario("dragons", players=3, at=place, board=board, artifacts={0: ["flying_carpet"]})
    states = {space["space"]: space["state"] for space in match.view(0)["spaces"]}
    assert match.decision.question == "window"
    assert states[place] == "scoring"
    assert [states[other] for other in others] == ["open"] * len(others)
    assert [states[other] for other in CITY if other != place and other not in others] == ["finished"] * CITY.index(
        place
    )


def test_a_4_the_guard_comes_before_the_rooms_and_rooms_go_from_left_to_right() -> None:
    board = {"guard_room": [(0, 1)], "room_3": [(0, 2)], "room_2": [(0, 4)], "room_1": [(0, 5)]}
    match = scenario("dragons", players=3, mode="basic", at="guard_room", guard=1, board=board)
    turned = [event.data["space"] for event in events(match, "tokens_turned_up")]
    assert turned == ["guard_room", "room_1", "room_2", "room_3"]
