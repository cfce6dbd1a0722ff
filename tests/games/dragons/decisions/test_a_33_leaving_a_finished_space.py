"""A-33: a token may leave a finished space."""

from __future__ import annotations

import pytest

from serai.testing import play, refusal, scenario
from tests.games.look import asked


def test_a_33_from_a_finished_cave_to_the_city_and_the_palace() -> None:
    match = scenario(
        "dragons",
        at="tent",
        caves={"cave_red": "4/3"},
        board={"cave_red": [(3, 9)], "caravanserai": [(0, 1)]},
        spells={3: ["second_chance"]},
    )
    play(match, (3, "cast second_chance"))
    assert [str(move).removeprefix("space ") for move in match.decision.moves] == [
        "tent",
        "djinn",
        "market",
        "caravanserai",
        "room_1",
        "room_2",
        "room_3",
        "room_4",
    ]
    assert refusal(match, 3, "space cave_gold").code == "space_is_finished"
    assert refusal(match, 3, "space guard_room").code == "never_on_the_guard_room"
    play(match, (3, "space room_2"))
    moved = match.position()["pieces"][0]
    assert (moved["space"], moved["face_up"]) == ("room_2", True)


@pytest.mark.parametrize("space", ["cave_red", "tent", "market"])
def test_a_33_it_counts_again_where_it_goes(space: str) -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={space: [(2, 9)], "caravanserai": [(1, 8)]},
        spells={2: ["second_chance"]},
    )
    play(match, (2, "cast second_chance"), (2, "space caravanserai"))
    assert match.decision.seat == 2


def test_a_33_out_of_a_finished_room() -> None:
    match = scenario(
        "dragons",
        at="room_2",
        board={"room_1": [(2, 4)], "room_2": [(1, 2)]},
        treasure={1: "2c", 2: "4c"},
        spells={2: ["second_chance"]},
    )
    play(match, (2, "cast second_chance"), (2, "space room_2"))
    assert asked(match) == ("buy_artifact", 2)
