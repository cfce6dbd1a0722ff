"""Rules section 4.4: the building step."""

from __future__ import annotations

from functools import partial

import pytest

from serai.testing import play, scenario
from tests.games.look import asked, legal_moves, reason
from tests.games.saba.look import BLUE, garden, sites

ready_to_build = partial(
    scenario,
    "saba",
    step="build",
    stock={BLUE: "3A 3S 3E 3G"},
    hand={BLUE: ["res_gold"]},
    sites=["treasure_1", "fountain_1", "fountain_8"],
)


def test_4_4_one_piece_a_turn() -> None:
    match = play(ready_to_build(), (BLUE, "build 2"))
    assert asked(match) == ("build", BLUE)
    assert reason(match, BLUE, "build 2") == ("already_built", "saba 4.4", {})
    assert "take_special 1" in legal_moves(match)


def test_4_4_doing_nothing_is_allowed() -> None:
    match = play(ready_to_build(), (BLUE, "end_build"))
    assert asked(match) == ("final", BLUE)
    assert sites(match) == ["treasure_1", "fountain_1", "fountain_8"]


@pytest.mark.parametrize("order", [["build 2", "take_special 1"], ["take_special 1", "build 1"]])
def test_4_4_a_build_and_a_special_card_in_either_order(order: list[str]) -> None:
    match = play(ready_to_build(), *((BLUE, move) for move in order))
    assert garden(match, 1)["value"] == 2
    assert "treasure_1" in match.position()["removed"]
