"""Rules section 7.2: the worker."""

from __future__ import annotations

from functools import partial

from serai.testing import play, scenario
from tests.games.look import legal_moves, reason, told
from tests.games.saba.look import BLUE, garden, player, points, stock

building = partial(
    scenario,
    "saba",
    mode="advanced",
    step="build",
    hand={BLUE: ["worker", "worker", "worker"]},
    sites=["arch_1", "arch_4", "arch_6"],
)


def test_7_2_a_worker_saves_a_resource_of_the_card() -> None:
    match = building(stock={BLUE: "1A 1S"})
    assert next(move for move in legal_moves(match) if "workers 1" in move) == "build_with_workers 1 alabaster"
    play(match, (BLUE, "build_with_workers 1 alabaster"))
    assert stock(match, BLUE) == ""
    assert told(match, "workers_played") == [{"seat": BLUE, "saved": ["alabaster"]}]
    assert player(match, BLUE)["hand"] == ["worker", "worker"]


def test_7_2_workers_save_surcharges() -> None:
    match = building(stock={BLUE: "1S 2E"})
    play(match, (BLUE, "build_with_workers 3 gold gold"))
    assert garden(match, 6)["value"] == 1


def test_7_2_workers_save_the_extra_resource_of_a_lock() -> None:
    match = building(
        stock={BLUE: "2S 2E"},
        sites=["fountain_1", "fountain_2", "fountain_3"],
        gardens={1: {"value": 1, "lock": "gold"}},
    )
    play(match, (BLUE, "build_with_workers 1 gold"))
    assert stock(match, BLUE) == ""
    assert match.position()["built"] == ["arch_1", "fountain_1"]


def test_7_2_three_workers_can_save_a_whole_arch() -> None:
    match = building(stock={BLUE: ""})
    assert [move for move in legal_moves(match) if move.startswith("build")] == [
        "build_with_workers 1 alabaster alabaster sandstone"
    ]
    play(match, (BLUE, "build_with_workers 1 alabaster alabaster sandstone"))
    assert match.position()["action_discard"] == ["worker"] * 3
    assert points(match)[BLUE] == 1


def test_7_2_what_is_saved_must_be_part_of_the_cost() -> None:
    match = building(stock={BLUE: "3A 3S"})
    assert reason(match, BLUE, "build_with_workers 1 gold") == (
        "not_part_of_cost",
        "S-45",
        {"card": "arch_1", "type": "gold", "cost": 0},
    )
    assert reason(match, BLUE, "build_with_workers 1 sandstone sandstone")[0] == "not_part_of_cost"


def test_7_2_as_many_workers_as_one_holds() -> None:
    match = building(hand={BLUE: ["worker"]}, stock={BLUE: "3A 3S"})
    assert reason(match, BLUE, "build_with_workers 1 alabaster sandstone") == (
        "too_few_workers",
        "saba 7.2",
        {"needed": 2, "held": 1},
    )


def test_7_2_workers_do_not_help_with_special_cards() -> None:
    match = building(sites=["arch_1", "treasure_1", "fountain_6"], stock={BLUE: ""})
    assert reason(match, BLUE, "take_special 2")[0] == "cannot_pay_card"
    assert reason(match, BLUE, "build_with_workers 2 gold") == (
        "not_a_palace_card",
        "saba 4.4.4",
        {"card": "treasure_1"},
    )
