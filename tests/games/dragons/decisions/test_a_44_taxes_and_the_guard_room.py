"""A-44: Taxes neither count nor remove tokens in the guard room."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario


@pytest.mark.parametrize("moment", ["market", "guard_room"])
def test_a_44_the_guard_room_is_not_counted(moment: str) -> None:
    match = scenario(
        "dragons",
        at=moment,
        board={"guard_room": [(1, 9), (1, 8)], "room_1": [(1, 1), (1, 2)]},
        treasure={1: "9c"},
        spells={0: ["sultans_taxes"]},
    )
    play(match, (0, "cast sultans_taxes"), (1, "pay"))
    assert events(match, "taxes_paid")[0].data["units"] == {"crown": 2}


def test_a_44_its_tokens_stay_when_the_others_are_withdrawn() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(0, 1)], "guard_room": [(1, 9)], "room_1": [(1, 1)], "room_2": [(1, 2)]},
        treasure={1: "9c"},
        spells={0: ["sultans_taxes"]},
    )
    play(match, (0, "cast sultans_taxes"), (1, "withdraw"))
    assert [piece["space"] for piece in match.position()["pieces"]] == ["caravanserai", "guard_room", None, None]


def test_a_44_tokens_in_the_guard_room_alone_make_nobody_pay() -> None:
    match = scenario("dragons", board={"guard_room": [(1, 9)]}, spells={0: ["sultans_taxes"]})
    assert refusal(match, 0, "cast sultans_taxes").code == "not_castable"
