"""9: numbers that a view gives so that nobody needs to work them out: ranks, prices, limits, the order of effects."""

import pytest

import serai
from serai.testing import play, scenario
from tests.games.dragons.look import look_at


def room(match: serai.Match, seat: int | None, name: str) -> dict[str, object]:
    return next(seen for seen in match.view(seat)["rooms"] if seen["room"] == name)


def market(first: int) -> serai.Match:
    board = {"market": [(0, 9), (1, 5), (1, 4), (2, 2)], "room_1": [(0, 7), (0, 1)]}
    return scenario(
        "dragons", players=3, mode="basic", at="market", first=first, board=board, treasure={0: "7c 1p", 1: "1c"}
    )


@pytest.mark.parametrize(("first", "ranking"), [(0, [0, 1, 2]), (1, [1, 0, 2])])
def test_9_a_place_turned_up_shows_its_ranking(first: int, ranking: list[int]) -> None:
    match = market(first)
    assert look_at(match, "market")["ranking"] == ranking
    assert look_at(match, "room_1")["ranking"] == []


def test_9_everybody_sees_what_the_own_tokens_come_to() -> None:
    match = market(0)
    assert [look_at(match, "market", seat)["own"] for seat in (0, 1, 2, None)] == [9, 9, 2, None]
    assert [look_at(match, "room_1", seat)["own"] for seat in (0, 1)] == [8, None]


@pytest.mark.parametrize(("held", "payable"), [("7c 1p", True), ("8c", False)])
def test_9_a_room_shows_its_price_to_whom_it_concerns(held: str, payable: bool) -> None:
    board = {"room_1": [(0, 7), (0, 1)], "guard_room": [(0, 9)]}
    match = scenario("dragons", players=3, mode="basic", board=board, treasure={0: held})
    assert (room(match, 0, "room_1")["price"], room(match, 0, "room_1")["payable"]) == ([7, 1], payable)
    assert [room(match, seat, "room_1")["price"] for seat in (1, None)] == [[], []]


def test_9_who_is_offered_an_artifact_sees_every_way_to_pay() -> None:
    """7 and 1 with 8c 2g 1p: crowns for the 7, gems or pearls for the 1 (E-07)."""
    board = {"room_1": [(0, 7), (0, 1)]}
    match = scenario(
        "dragons", players=3, mode="basic", at="room_1", board=board, treasure={0: "8c 2g 1p"}, admitted=[0]
    )
    assert match.view(0)["mine"]["payments"] == [["crown", "pearl"], ["crown", "gem"]]
    assert match.view(1)["mine"]["payments"] == []
    play(match, (0, "buy"))
    assert match.view(0)["mine"]["payments"] == [["crown", "pearl"], ["crown", "gem"]]


def test_9_who_chooses_treasure_sees_the_limits() -> None:
    match = scenario("dragons", players=3, spells={0: ["alms"]}, treasure={1: "28c"})
    play(match, (0, "cast alms"))
    mine = match.view(0)["mine"]
    assert (mine["left"], mine["total"]) == (3, 3)
    assert mine["limits"] == {"crown": 1, "pearl": 3, "gem": 3, "cup": 3, "bar": 3}
    assert match.view(1)["mine"]["limits"] is None


def test_9_a_batch_is_listed_in_the_order_of_its_effects() -> None:
    """Seat 2 casts at its turn, seat 0 answers: seat 0 comes first in turn order."""
    board = {"market": [(0, 6), (1, 5)]}
    match = scenario(
        "dragons", players=3, turn=2, board=board, spells={2: ["lunar_eclipse"], 0: ["solar_eclipse"], 1: ["alms"]}
    )
    play(match, (2, "cast lunar_eclipse"), (0, "cast solar_eclipse"))
    window = match.view(None)["window"]
    assert [window["batch"][number]["seat"] for number in window["in_turn"]] == [0, 2]
