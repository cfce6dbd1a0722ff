"""Worked examples of the limits, the end and the advanced game."""

from __future__ import annotations

from serai import Match
from serai.testing import play, scenario
from tests.games.look import asked, legal_moves, reason, told
from tests.games.saba.look import BLUE, GREEN, RED, YELLOW, garden, harbour, player, points, reserve, serail, stock

FOUR_CARDS = ["res_alabaster", "res_ebony", "res_gold", "res_sandstone"]


def e_29() -> Match:
    return scenario("saba", step="final", stock={BLUE: "3A 2S 2E 2G"}, hand={BLUE: FOUR_CARDS})


def test_e_29_limits() -> None:
    match = play(e_29(), (BLUE, "end_turn"))
    assert asked(match) == ("discard_cards", BLUE)
    play(match, (BLUE, "discard res_ebony"))
    assert asked(match) == ("return_resources", BLUE)
    play(match, (BLUE, "return gold"), (BLUE, "return gold"))
    assert stock(match, BLUE) == "3A 2S 2E"
    assert len(player(match, BLUE)["hand"]) == 3
    assert asked(match) == ("pre_harbour", RED)


def test_e_29_playing_a_card_first() -> None:
    match = play(e_29(), (BLUE, "play res_gold"), (BLUE, "end_turn"))
    assert asked(match) == ("return_resources", BLUE)
    assert stock(match, BLUE) == "3A 2S 2E 3G"
    play(match, (BLUE, "return gold"), (BLUE, "return alabaster"), (BLUE, "return ebony"))
    assert asked(match) == ("pre_harbour", RED)
    assert stock(match, BLUE) == "2A 2S 1E 2G"


def test_e_30_last_palace_card() -> None:
    match = scenario(
        "saba",
        players=3,
        active=RED,
        step="build",
        stock={RED: "1A 2S 2E 1G"},
        sites=["game_end", "pillar_2"],
        building_deck=[],
        gardens={2: {"value": 2, "figure": YELLOW}},
    )
    assert len(match.position()["built"]) + len(match.position()["removed"]) == 25
    play(match, (RED, "build 2"), (YELLOW, "yes"))
    assert garden(match, 2)["figure"] == RED
    assert serail(match) == [YELLOW]
    assert match.decision is None
    assert match.result is not None
    assert match.result.ending == "palace_done"
    assert told(match, "action_card_drawn") == []
    assert player(match, RED)["hand"] == []


def test_e_31_game_end_card() -> None:
    match = scenario("saba", step="build", stock={BLUE: "2G"}, sites=["pillar_1", "pillar_2", "game_end"])
    play(match, (BLUE, "take_special 3"))
    assert stock(match, BLUE) == ""
    assert match.result is not None
    assert match.result.ending == "game_end_taken"
    assert told(match, "interim_points") == []


def test_e_31_with_one_gold_it_is_illegal() -> None:
    match = scenario(
        "saba", step="build", stock={BLUE: "1G"}, sites=["pillar_1", "pillar_2", "game_end"], hand={BLUE: ["res_gold"]}
    )
    assert reason(match, BLUE, "take_special 3")[0] == "cannot_pay_card"


def e_32(markers: list[int]) -> Match:
    owners = [BLUE] * 4 + [RED] * 4
    gardens: dict[int, dict[str, object]] = {n: {"value": 2, "figure": owner} for n, owner in enumerate(owners, 1)}
    match = scenario(
        "saba",
        players=3,
        step="build",
        sites=["game_end", "pillar_1", "pillar_2"],
        gardens=gardens,
        treasure_chamber={YELLOW: 2},
        serail=markers,
    )
    return play(match, (BLUE, "take_special 1"))


def test_e_32_final_tie() -> None:
    match = e_32([YELLOW, RED, BLUE, RED])
    assert match.result is not None
    assert match.result.ranking == [[RED], [BLUE], [YELLOW]]
    assert match.result.winners == [RED]


def test_e_32_shared_victory() -> None:
    match = e_32([YELLOW])
    assert match.result is not None
    assert match.result.ranking == [[BLUE, RED], [YELLOW]]
    assert match.result.winners == [BLUE, RED]


def test_e_33_harbour_master() -> None:
    match = scenario(
        "saba", mode="advanced", players=2, harbour="G2|A2|S3|E4", stock=["", ""], hand={BLUE: ["harbour_master"]}
    )
    play(match, (BLUE, "play harbour_master"), (BLUE, "harbour_master 1 4"))
    assert harbour(match) == "E2|A2|S3|G4"
    assert reserve(match) == "13A 12S 13E 11G"


def test_e_34_worker_and_surcharge() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        step="build",
        stock={BLUE: "3A 1S 1E"},
        hand={BLUE: ["worker"]},
        sites=["pillar_1", "pillar_6", "pillar_7"],
    )
    assert reason(match, BLUE, "build 2")[0] == "cannot_pay_card"
    play(match, (BLUE, "build_with_workers 2 gold"))
    assert stock(match, BLUE) == ""
    assert match.position()["action_discard"] == ["worker"]
    assert garden(match, 6) == {"value": 3, "figure": BLUE, "lock": None}


def e_35() -> Match:
    match = scenario(
        "saba",
        mode="advanced",
        hand={BLUE: ["foreman"]},
        quarters={"mason": [BLUE]},
        vizier="bazaar",
        harbour="A2|S2|G3|E4",
    )
    return play(match, (BLUE, "use_quarter mason"), (BLUE, "play foreman"))


def test_e_35_foreman_to_an_adjacent_quarter() -> None:
    match = play(e_35(), (BLUE, "foreman_target goldsmith"))
    assert stock(match, BLUE) == "1S"
    assert match.position()["ready"] == ["goldsmith_1"]
    play(match, (BLUE, "use_quarter goldsmith"))
    assert stock(match, BLUE) == "1S 1G"


def test_e_35_foreman_to_a_distant_quarter() -> None:
    match = play(e_35(), (BLUE, "foreman_target carpenter"))
    assert match.position()["ready"] == []
    assert match.position()["quarters"]["carpenter"] == [BLUE, None]
    assert reason(match, BLUE, "use_quarter carpenter")[0] == "figure_not_ready"


def e_36(gold: int) -> Match:
    return scenario(
        "saba",
        mode="advanced",
        players=2,
        step="build",
        harbour="A2|S2|G3|E4",
        stock=[f"2S 2E {gold}G", ""],
        hand={BLUE: ["worker"]},
        sites=["fountain_8", "fountain_1", "fountain_2"],
        gardens={1: {"value": 1, "figure": RED, "lock": "gold"}},
    )


def test_e_36_resource_lock() -> None:
    match = e_36(2)
    assert reserve(match) == "13A 11S 9E 9G"
    assert match.view(None)["sites"][1]["cost"] == {"alabaster": 0, "sandstone": 2, "ebony": 2, "gold": 2}
    play(match, (BLUE, "build 2"), (RED, "no"))
    assert stock(match, BLUE) == ""
    assert reserve(match) == "13A 13S 11E 12G"
    assert garden(match, 1) == {"value": 2, "figure": BLUE, "lock": None}
    assert asked(match) == ("build", BLUE)


def test_e_36_with_one_gold_only_a_worker_helps() -> None:
    match = e_36(1)
    numbers = {"card": "fountain_1", "type": "gold", "cost": 2, "owned": 1}
    assert reason(match, BLUE, "build 2") == ("cannot_pay_card", "saba 4.4.2", numbers)
    assert "build_with_workers 2 gold" in legal_moves(match)


def test_e_37_serail_seat() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        players=3,
        active=YELLOW,
        step="build",
        stock={YELLOW: "2A 1S 1E"},
        sites=["fountain_5", "fountain_1", "fountain_2"],
        gardens={5: {"value": 1, "figure": BLUE}},
        serail=[RED, BLUE],
    )
    assert match.position()["serail_seat"] == RED
    assert points(match) == [1, 1, 0]
    play(match, (YELLOW, "build 1"), (BLUE, "yes"))
    assert serail(match) == [BLUE, RED, BLUE]
    assert match.position()["serail_seat"] == BLUE
    assert player(match, RED)["figures"] == 8
    assert points(match) == [1, 0, 1]


def test_e_38_merchant() -> None:
    match = scenario("saba", mode="advanced", players=2, stock=["2S 1E", "3G"], hand={BLUE: ["merchant"]})
    play(match, (BLUE, "play merchant"), (BLUE, "merchant_take 1 gold gold"))
    assert reason(match, BLUE, "merchant_give sandstone") == ("unequal_trade", "S-46", {"taken": 2, "given": 1})
    play(match, (BLUE, "merchant_give sandstone sandstone"))
    assert stock(match, BLUE) == "1E 2G"
    assert stock(match, RED) == "2S 1G"


def test_e_39_desert_robber() -> None:
    match = scenario("saba", mode="advanced", players=3, stock=["4A 3S", "1E", "1G"], hand={BLUE: ["desert_robber"]})
    play(match, (BLUE, "play desert_robber"), (BLUE, "desert_robber 1 ebony"))
    assert stock(match, BLUE) == "4A 3S 1E"
    assert stock(match, RED) == ""
    assert asked(match) == ("pre_harbour", BLUE)


def test_e_40_harem_guard() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        players=4,
        active=YELLOW,
        serail=[RED, BLUE, YELLOW],
        hand={YELLOW: ["harem_guard"]},
    )
    assert match.position()["serail_seat"] == RED
    play(match, (YELLOW, "play harem_guard"), (YELLOW, "harem_guard 1 3"))
    assert serail(match) == [YELLOW, BLUE, RED]
    assert match.position()["serail_seat"] == YELLOW
    assert player(match, RED)["figures"] == 8


def e_41(**words: object) -> Match:
    given: dict[str, object] = {
        "mode": "advanced",
        "players": 4,
        "active": GREEN,
        "step": "build",
        "stock": {GREEN: "2A 1S 1E 1G"},
        "sites": ["fountain_5", "fountain_1", "fountain_2"],
        "gardens": {5: {"value": 1, "figure": YELLOW}},
        "serail": [BLUE, BLUE, RED, RED, RED, BLUE],
    }
    match = scenario("saba", **{**given, **words})
    assert match.position()["serail_seat"] == BLUE
    return play(match, (GREEN, "build 1"), (YELLOW, "yes"))


def test_e_41_the_seat_passes_to_a_third_player() -> None:
    match = e_41()
    assert serail(match) == [YELLOW, BLUE, BLUE, RED, RED, RED]
    assert player(match, BLUE)["markers"] == 3
    assert match.position()["serail_seat"] == RED
    assert player(match, BLUE)["figures"] == 8
    assert asked(match) == ("place_lock", GREEN)


def test_e_41_with_an_empty_supply_red_decides_out_of_turn() -> None:
    reds: dict[int, dict[str, object]] = {number: {"value": 1, "figure": RED} for number in (1, 2, 3, 4, 6, 7)}
    gardens = {**reds, 5: {"value": 1, "figure": YELLOW}}
    match = e_41(gardens=gardens, quarters={"mason": [RED], "bazaar": [RED]})
    assert asked(match) == ("figure_source", RED)
    assert match.view(RED)["pending"]["destination"] == "serail_seat"
    play(match, (RED, "figure_source bazaar 1"))
    assert match.position()["serail_seat"] == RED
    assert asked(match) == ("place_lock", GREEN)


def e_42() -> Match:
    owners = {1: BLUE, 2: BLUE, 3: BLUE, 4: RED, 6: RED, 7: RED, 5: RED}
    return scenario(
        "saba",
        players=2,
        step="build",
        stock={BLUE: "1A 3S 1E 1G"},
        sites=["game_end", "pillar_5", "pillar_8"],
        gardens={number: {"value": 2, "figure": owner} for number, owner in owners.items()},
    )


def test_e_42_build_then_end_the_game() -> None:
    match = play(e_42(), (BLUE, "build 2"), (RED, "yes"), (BLUE, "take_special 1"))
    assert points(match) == [4, 3]
    assert match.result is not None
    assert match.result.winners == [BLUE]
    assert told(match, "action_card_drawn") == []


def test_e_42_taken_before_the_build() -> None:
    match = play(e_42(), (BLUE, "take_special 1"))
    assert points(match) == [3, 4]
    assert match.result is not None
    assert match.result.winners == [RED]
