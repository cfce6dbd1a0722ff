"""Worked examples of building, displacing, scoring and the quarters."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, scenario
from tests.games.look import asked, legal_moves, reason, told
from tests.games.saba.look import BLUE, RED, YELLOW, garden, pass_turn, player, points, serail, sites, stock

ARCHES = ["arch_1", "arch_4", "arch_6"]


def test_e_14_building_on_site_1() -> None:
    match = scenario("saba", step="build", stock={BLUE: "2A 1S 1G"}, sites=ARCHES, building_top=["arch_8"])
    play(match, (BLUE, "build 1"))
    assert stock(match, BLUE) == "1G"
    assert garden(match, 1) == {"value": 1, "figure": BLUE, "lock": None}
    assert player(match, BLUE)["figures"] == 7
    assert sites(match) == ["arch_4", "arch_6", "arch_8"]
    assert told(match, "built")[0]["paid"] == ["alabaster", "alabaster", "sandstone"]


def test_e_15_surcharge() -> None:
    match = scenario("saba", step="build", stock={BLUE: "1S 2E 2G"}, sites=ARCHES, hand={BLUE: ["res_gold"]})
    play(match, (BLUE, "build 3"))
    assert stock(match, BLUE) == ""


def test_e_15_with_one_gold_it_is_illegal() -> None:
    match = scenario("saba", step="build", stock={BLUE: "1S 2E 1G"}, sites=ARCHES, hand={BLUE: ["res_gold"]})
    numbers = {"card": "arch_6", "type": "gold", "cost": 2, "owned": 1}
    assert reason(match, BLUE, "build 3") == ("cannot_pay_card", "saba 4.4.2", numbers)


def test_e_16_skipping_a_stage_makes_a_card_unbuildable() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "2A 2E 1G"},
        sites=["arch_3", "fountain_3", "fountain_7"],
        building_top=["fountain_1", "fountain_8"],
    )
    gone = len(match.position()["built"]) + len([c for c in match.position()["removed"] if c != "treasure_1"])
    play(match, (BLUE, "build 2"))
    assert garden(match, 3)["value"] == 2
    assert told(match, "card_turned_up") == [{"card": "fountain_1", "site": 3}, {"card": "fountain_8", "site": 3}]
    assert told(match, "card_no_longer_buildable") == [{"card": "arch_3", "site": 1, "value": 2}]
    assert sites(match) == ["fountain_7", "fountain_1", "fountain_8"]
    now = len(match.position()["built"]) + len([c for c in match.position()["removed"] if c != "treasure_1"])
    assert now == gone + 2


def test_e_17_displacing_a_figure() -> None:
    match = scenario(
        "saba",
        players=3,
        step="build",
        stock={BLUE: "2A 1S 1E"},
        sites=["fountain_5", "fountain_1", "fountain_2"],
        gardens={5: {"value": 1, "figure": RED}},
        serail=[YELLOW],
    )
    play(match, (BLUE, "build 1"))
    assert player(match, RED)["figures"] == 8
    play(match, (RED, "yes"))
    assert garden(match, 5) == {"value": 2, "figure": BLUE, "lock": None}
    assert serail(match) == [RED, YELLOW]


def test_e_18_the_rulebooks_serail_example() -> None:
    match = scenario(
        "saba",
        players=3,
        active=RED,
        step="build",
        stock={RED: "3A 2S 2E 1G"},
        sites=["treasure_1", "fountain_5", "fountain_1"],
        gardens={
            1: {"value": 1, "figure": YELLOW},
            2: {"value": 1, "figure": YELLOW},
            3: {"value": 1, "figure": RED},
            5: {"value": 1, "figure": BLUE},
        },
        serail=[YELLOW, RED, YELLOW, RED, RED],
    )
    play(match, (RED, "build 2"), (BLUE, "yes"))
    assert serail(match) == [BLUE, YELLOW, RED, YELLOW, RED]
    assert told(match, "serail_marker_pushed_out") == [{"seat": RED}]
    assert player(match, RED)["markers"] == 3
    play(match, (RED, "take_special 1"))
    assert told(match, "interim_leader_by_serail") == [{"seat": YELLOW, "points": 2}]
    assert [player(match, seat)["treasure_chamber"] for seat in range(3)] == [0, 0, 1]


def test_e_19_replacing_ones_own_figure() -> None:
    figures = {number: {"value": 1, "figure": BLUE} for number in (1, 2, 3, 7)}
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "2A 2S"},
        sites=["fountain_7", "fountain_1", "fountain_2"],
        gardens=figures,
    )
    assert player(match, BLUE)["figures"] == 4
    play(match, (BLUE, "build 1"))
    assert told(match, "figure_displaced") == [{"seat": BLUE, "garden": 7}]
    assert player(match, BLUE)["figures"] == 4
    assert asked(match) == ("serail_marker", BLUE)
    play(match, (BLUE, "yes"))
    assert serail(match) == [BLUE]


def e_20() -> Match:
    figures: dict[int, dict[str, object]] = {number: {"value": 1, "figure": BLUE} for number in (1, 2, 3, 5, 6)}
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "2A 1S 1E"},
        sites=["fountain_4", "fountain_7", "fountain_8"],
        gardens={**figures, 4: {"value": 1, "figure": RED}},
        treasure_chamber={BLUE: 1},
        quarters={"mason": [BLUE], "goldsmith": [BLUE]},
    )
    assert player(match, BLUE)["figures"] == 0
    return play(match, (BLUE, "build 1"))


def test_e_20_no_figure_in_supply() -> None:
    match = e_20()
    assert player(match, RED)["figures"] == 8
    assert asked(match) == ("figure_source", BLUE)
    assert legal_moves(match) == ["none", "figure_source mason 1", "figure_source goldsmith 1"]


def test_e_20_calling_a_figure_or_leaving_the_balcony_empty() -> None:
    called = play(e_20(), (BLUE, "figure_source goldsmith 1"))
    assert garden(called, 4)["figure"] == BLUE
    assert called.position()["quarters"]["goldsmith"] == [None, None]
    assert called.position()["quarters"]["mason"] == [BLUE, None]
    left = play(e_20(), (BLUE, "none"))
    assert garden(left, 4) == {"value": 2, "figure": None, "lock": None}


def test_e_21_interim_scoring() -> None:
    owners = [BLUE, BLUE, BLUE, RED, RED, YELLOW, YELLOW]
    match = scenario(
        "saba",
        players=3,
        active=RED,
        step="build",
        stock={RED: "1A 1S 1E 1G"},
        hand={RED: ["res_gold"]},
        sites=["arch_8", "treasure_1", "fountain_1"],
        gardens={number: {"value": 1, "figure": owner} for number, owner in enumerate(owners, 1)},
    )
    play(match, (RED, "take_special 2"))
    assert stock(match, RED) == ""
    assert told(match, "special_taken")[0]["paid"] == ["alabaster", "sandstone", "ebony", "gold"]
    assert told(match, "interim_leader") == [{"seat": BLUE, "points": 3}]
    assert points(match) == [4, 2, 2]
    assert sites(match)[:2] == ["arch_8", "fountain_1"]
    assert "treasure_1" in match.position()["removed"]
    assert asked(match) == ("build", RED)


def e_22(markers: list[int]) -> Match:
    owners = [BLUE, BLUE, BLUE, RED, RED, RED, YELLOW]
    match = scenario(
        "saba",
        players=3,
        step="build",
        stock={BLUE: "1A 1S 1E"},
        hand={BLUE: ["res_gold"]},
        sites=["treasure_1", "fountain_1", "fountain_2"],
        gardens={number: {"value": 1, "figure": owner} for number, owner in enumerate(owners, 1)},
        serail=markers,
    )
    return play(match, (BLUE, "take_special 1"))


def test_e_22_interim_scoring_with_a_tie() -> None:
    match = e_22([RED, BLUE, BLUE])
    assert told(match, "interim_leader_by_serail") == [{"seat": BLUE, "points": 3}]
    assert points(match) == [4, 3, 1]


def test_e_22_a_tie_that_the_serail_cannot_decide() -> None:
    match = e_22([YELLOW, YELLOW])
    assert told(match, "interim_tie_stays") == [{"points": 3}]
    assert points(match) == [3, 3, 1]
    assert "treasure_1" in match.position()["removed"]


def test_e_23_build_then_treasure() -> None:
    owners = {2: BLUE, 3: BLUE, 4: RED, 5: RED}
    match = scenario(
        "saba",
        players=2,
        step="build",
        stock={BLUE: "1A 3S 2E 1G"},
        hand={BLUE: ["res_alabaster", "res_ebony"]},
        sites=["treasure_1", "fountain_1", "fountain_8"],
        gardens={number: {"value": 1, "figure": owner} for number, owner in owners.items()},
    )
    play(match, (BLUE, "build 2"))
    assert reason(match, BLUE, "take_special 1")[0] == "cannot_pay_card"
    play(match, (BLUE, "play res_ebony"), (BLUE, "take_special 1"))
    assert (points(match), stock(match, BLUE)) == ([4, 2], "")
    play(match, (BLUE, "end_build"))
    assert asked(match) == ("quarter", BLUE)
    numbers = {"quarter": "mason", "price": 1, "gold": 0}
    assert reason(match, BLUE, "place_in_quarter mason") == ("cannot_pay_space", "saba 4.6.1", numbers)


def test_e_24_special_card_only() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "1A 1S 1E"},
        sites=["treasure_2", "pillar_1", "pillar_2"],
        hand={BLUE: ["res_gold"]},
    )
    play(match, (BLUE, "take_special 1"), (BLUE, "end_build"))
    assert asked(match) == ("final", BLUE)
    assert told(match, "action_card_drawn") == [{"seat": BLUE}]
    assert len(player(match, BLUE)["hand"]) == 2


def test_e_25_price_and_capacity() -> None:
    figures = {number: {"value": 1, "figure": BLUE} for number in (1, 2, 3, 4, 5)}
    match = scenario(
        "saba",
        step="quarter",
        stock={BLUE: "2G"},
        gardens=figures,
        quarters={"goldsmith": [RED], "carpenter": [RED, YELLOW]},
    )
    assert player(match, BLUE)["figures"] == 3
    places = [move.removeprefix("place_in_quarter ") for move in legal_moves(match) if move.startswith("place")]
    assert places == ["stonemason", "mason", "goldsmith", "money_changer", "bazaar"]
    assert reason(match, BLUE, "place_in_quarter carpenter")[0] == "quarter_is_full"
    play(match, (BLUE, "place_in_quarter goldsmith"))
    assert stock(match, BLUE) == ""
    assert match.position()["quarters"]["goldsmith"] == [RED, BLUE]


def test_e_25_the_second_space_costs_two() -> None:
    match = scenario("saba", step="quarter", stock={BLUE: "1G"}, quarters={"goldsmith": [RED]})
    numbers = {"quarter": "goldsmith", "price": 2, "gold": 1}
    assert reason(match, BLUE, "place_in_quarter goldsmith") == ("cannot_pay_space", "saba 4.6.1", numbers)
    play(match, (BLUE, "place_in_quarter mason"))
    assert stock(match, BLUE) == ""


def test_e_26_not_usable_in_the_same_turn() -> None:
    match = scenario("saba", players=2, step="quarter", stock={BLUE: "1G"})
    play(match, (BLUE, "place_in_quarter goldsmith"))
    assert asked(match) == ("final", BLUE)
    assert reason(match, BLUE, "use_quarter goldsmith") == ("figure_not_ready", "S-30", {"quarter": "goldsmith"})
    pass_turn(pass_turn(match))
    assert asked(match) == ("pre_harbour", BLUE)
    play(match, (BLUE, "use_quarter goldsmith"))
    assert reason(match, BLUE, "use_quarter goldsmith")[0] == "figure_not_ready"


def test_e_27_two_figures_in_one_quarter() -> None:
    match = scenario(
        "saba",
        players=2,
        step="build",
        harbour="A2|G2|E3|S4",
        stock=["1A 3S", "7S"],
        sites=["arch_3", "arch_1", "arch_2"],
        quarters={"mason": [BLUE, BLUE]},
    )
    play(match, (BLUE, "use_quarter mason"))
    assert stock(match, BLUE) == "1A 4S"
    assert reason(match, BLUE, "use_quarter mason") == ("reserve_is_empty", "S-33", {"type": "sandstone"})
    play(match, (BLUE, "build 1"), (BLUE, "use_quarter mason"))
    assert stock(match, BLUE) == "3S"
    assert match.position()["ready"] == []


def test_e_28_blocked_quarter() -> None:
    match = scenario(
        "saba",
        players=2,
        vizier="goldsmith",
        quarters={"goldsmith": [BLUE]},
        harbour_cards={BLUE: [4, 2]},
        hand={BLUE: ["res_gold"]},
    )
    blocked = ("vizier_blocks_quarter", "saba 4.6.3", {"quarter": "goldsmith"})
    assert reason(match, BLUE, "use_quarter goldsmith") == blocked
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert reason(match, BLUE, "use_quarter goldsmith") == blocked
    play(match, (BLUE, "end_build"))
    assert reason(match, BLUE, "use_quarter goldsmith") == blocked
    play(match, (BLUE, "end_turn"))
    play(match, (RED, "choose_harbour harbour_b"), (RED, "move_vizier mason"))
    pass_turn(match)
    play(match, (BLUE, "use_quarter goldsmith"))
    assert reason(match, BLUE, "use_quarter goldsmith")[0] == "figure_not_ready"


@pytest.mark.parametrize("site", [1, 2, 3])
def test_e_14_every_site_can_be_built_from(site: int) -> None:
    match = scenario("saba", step="build", stock={BLUE: "3A 3S 3E 2G"}, sites=ARCHES)
    play(match, (BLUE, f"build {site}"))
    assert told(match, "built")[0]["card"] == ARCHES[site - 1]
