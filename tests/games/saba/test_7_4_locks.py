"""Rules section 7.4: resource locks."""

from __future__ import annotations

from serai import Match
from serai.testing import play, scenario
from tests.games.look import asked, legal_moves, reason, told
from tests.games.saba.look import BLUE, RED, garden, stock


def built(stock_left: str = "1G", **words: object) -> Match:
    given: dict[str, object] = {
        "mode": "advanced",
        "players": 2,
        "step": "build",
        "stock": [f"2A 1S {stock_left}", "7E"],
        "hand": {BLUE: ["res_gold"]},
        "sites": ["arch_1", "arch_4", "arch_6"],
        "harbour": "A2|S2|G3|E4",
    }
    return play(scenario("saba", **{**given, **words}), (BLUE, "build 1"))


def test_7_4_the_builder_may_lock_with_any_type_in_stock() -> None:
    match = built("1A 1E 2G")
    assert legal_moves(match) == ["none", "place_lock alabaster", "place_lock ebony", "place_lock gold"]
    assert reason(match, BLUE, "place_lock sandstone") == (
        "resource_not_owned_to_lock",
        "saba 7.4",
        {"type": "sandstone"},
    )
    play(match, (BLUE, "place_lock gold"))
    assert garden(match, 1)["lock"] == "gold"
    assert stock(match, BLUE) == "1A 1E 1G"


def test_7_4_the_builder_may_decline() -> None:
    match = play(built(), (BLUE, "none"))
    assert garden(match, 1)["lock"] is None
    assert told(match, "no_lock_placed") == [{"seat": BLUE, "garden": 1}]


def test_7_4_with_an_empty_stock_it_is_not_asked() -> None:
    match = built("")
    assert asked(match) == ("build", BLUE)
    assert told(match, "no_lock_placed") == [{"seat": BLUE, "garden": 1}]


def test_7_4_the_lock_binds_its_owner_too_and_goes_to_the_reserve() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        players=2,
        step="build",
        stock=["2S 2E 2G", ""],
        harbour="A2|S2|G3|E4",
        sites=["fountain_1", "fountain_2", "fountain_3"],
        gardens={1: {"value": 1, "figure": BLUE, "lock": "gold"}},
    )
    before = match.position()["reserve"]["gold"]
    play(match, (BLUE, "build 1"), (BLUE, "no"))
    assert told(match, "lock_broken") == [{"garden": 1, "type": "gold"}]
    assert match.position()["reserve"]["gold"] == before + 2
    play(match, (BLUE, "place_lock gold"))
    assert garden(match, 1)["lock"] == "gold"


def test_7_4_without_the_extra_resource_the_card_cannot_be_built() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        step="build",
        stock={BLUE: "2S 2E"},
        hand={BLUE: ["res_gold"]},
        sites=["fountain_1", "fountain_2", "fountain_3"],
        gardens={1: {"value": 1, "lock": "sandstone"}},
    )
    assert reason(match, BLUE, "build 1")[2] == {"card": "fountain_1", "type": "sandstone", "cost": 3, "owned": 2}


def test_7_4_a_lock_counts_for_no_limit_and_cannot_be_robbed() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        players=2,
        stock=["", ""],
        hand={BLUE: ["desert_robber", "merchant"]},
        gardens={1: {"value": 1, "figure": RED, "lock": "gold"}},
    )
    assert reason(match, BLUE, "play desert_robber")[0] == "card_without_effect"
    assert reason(match, BLUE, "play merchant")[0] == "card_without_effect"
    assert match.view(None)["gardens"][0]["lock"] == "gold"


def test_7_4_a_pillar_can_be_locked_to_no_effect() -> None:
    match = scenario(
        "saba", mode="advanced", step="build", stock={BLUE: "2A 1S 2E 1G"}, sites=["pillar_1", "pillar_2", "pillar_3"]
    )
    play(match, (BLUE, "build 1"), (BLUE, "place_lock gold"))
    assert garden(match, 1) == {"value": 3, "figure": BLUE, "lock": "gold"}


def test_7_4_locks_do_not_hinder_removals() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        harbour_cards={BLUE: [1, 2]},
        sites=["fountain_1", "fountain_2", "fountain_3"],
        gardens={1: {"value": 1, "lock": "gold"}},
    )
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "remove_palace_card 1"))
    assert "fountain_1" in match.position()["removed"]
    assert garden(match, 1)["lock"] == "gold"
