"""A-46: The Last Shall Be First changes prices too."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.look import asked


@pytest.mark.parametrize(
    ("tokens", "treasure", "units"),
    [
        ([9], "1c", {"crown": 1}),
        ([1], "9c", {"crown": 9}),
        ([9, 1], "9c 1p", {"crown": 9, "pearl": 1}),
        ([8, 9], "8c 1p", {"crown": 8, "pearl": 1}),
    ],
)
def test_a_46_a_9_costs_one_and_a_1_costs_nine(tokens: list[int], treasure: str, units: dict[str, int]) -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, value) for value in tokens]},
        treasure={0: treasure},
        this_round={"last_are_first": True},
    )
    play(match, (0, "buy"))
    assert events(match, "artifact_paid")[0].data["units"] == units


def test_a_46_cast_in_the_window_of_the_room() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 9), (1, 2)]},
        treasure={0: "1c", 1: "2c"},
        spells={0: ["last_shall_be_first"]},
    )
    play(match, (0, "cast last_shall_be_first"))
    assert asked(match) == ("buy_artifact", 1)
    play(match, (1, "decline"), (0, "buy"))
    assert events(match, "artifact_paid")[0].data["units"] == {"crown": 1}


def test_a_46_a_1_becomes_too_dear() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 1)]},
        treasure={0: "5c"},
        spells={0: ["alms"]},
        this_round={"last_are_first": True},
    )
    play(match, (0, "pass"))
    why = refusal(match, 0, "buy")
    assert (why.code, why.numbers) == ("cannot_pay_price", {"price": 9, "pieces": 1})


def test_a_46_a_doubled_9_costs_one_of_two_kinds() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 9)]},
        treasure={0: "1c 1p"},
        artifacts={0: ["astral_double"]},
        this_round={"last_are_first": True},
    )
    play(match, (0, "use astral_double"), (0, "buy"))
    assert events(match, "artifact_paid")[0].data["units"] == {"crown": 1, "pearl": 1}
