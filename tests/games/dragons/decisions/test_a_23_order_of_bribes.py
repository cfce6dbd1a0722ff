"""A-23: bribes are decided in turn order, openly."""

import pytest

import serai
from serai.testing import events, play, scenario


def door(first: int, mode: str = "basic") -> serai.Match:
    return scenario(
        "dragons",
        players=4,
        mode=mode,
        at="guard_room",
        first=first,
        guard=5,
        board={"guard_room": [(seat, 4) for seat in range(4)], "room_1": [(seat, 9) for seat in range(4)]},
        treasure=dict.fromkeys(range(4), "1c"),
    )


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_a_23_in_turn_order(mode: str, first: int) -> None:
    match = door(first, mode)
    order = [(first + step) % 4 for step in range(4)]
    play(match, *[(seat, "pay") for seat in order])
    assert [event.data["seat"] for event in events(match, "guard_bribed")] == order


def test_a_23_later_players_know_what_the_earlier_ones_did() -> None:
    match = play(door(2), (2, "pay"))
    assert match.decision.seat == 3
    assert match.view(3)["admitted"] == [2]
    play(match, (3, "refuse"))
    assert events(match, "bribe_refused")[-1].data == {"guard": 5, "seats": [3]}
    assert events(match, "bribe_refused")[-1].seats is None


def test_a_23_everybody_sees_who_is_asked() -> None:
    match = door(1)
    for viewer in (0, 2, 3, None):
        assert match.view(viewer)["decision"] == {"kind": "bribe_guard", "sealed": False, "veiled": False, "seat": 1}
