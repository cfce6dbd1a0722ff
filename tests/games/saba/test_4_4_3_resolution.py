"""Rules section 4.4.3: the order inside a build."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import asked, told
from tests.games.saba.look import BLUE, RED, garden


def test_4_4_3_ten_steps_in_order() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        players=3,
        step="build",
        stock={BLUE: "2A 1S 2E 2G"},
        hand={BLUE: ["worker"]},
        sites=["fountain_5", "fountain_1", "fountain_2"],
        gardens={5: {"value": 1, "figure": RED, "lock": "ebony"}},
    )
    play(match, (BLUE, "build_with_workers 1 alabaster"))
    position = match.position()
    assert (position["sites"][0], position["built_this_turn"]) == ("fountain_5", False)
    play(match, (RED, "yes"), (BLUE, "place_lock gold"))
    order = [entry.kind for entry in match.log]
    assert order == [
        "built",
        "workers_played",
        "lock_broken",
        "figure_displaced",
        "figure_placed",
        "serail_marker_placed",
        "serail_majority",
        "figure_placed",
        "lock_placed",
        "card_turned_up",
        "building_over",
    ]
    assert match.position()["built_this_turn"]
    assert garden(match, 5) == {"value": 2, "figure": BLUE, "lock": "gold"}


def test_4_4_3_an_empty_balcony_displaces_nobody() -> None:
    match = scenario(
        "saba", step="build", stock={BLUE: "2A 1S"}, sites=["arch_1", "arch_4", "arch_6"], hand={BLUE: ["res_gold"]}
    )
    play(match, (BLUE, "build 1"))
    assert told(match, "figure_displaced") == []
    assert asked(match) == ("build", BLUE)
