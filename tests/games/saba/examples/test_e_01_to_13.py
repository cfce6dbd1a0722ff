"""Worked examples of the setup and the harbour."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import asked, legal_moves, told
from tests.games.saba.look import BLUE, GREEN, RED, YELLOW, harbour, player, reserve, sites, stock

NEXT_TO_EACH_OTHER = "G2|A2|S3|E4"


def test_e_01_setup_with_four_players() -> None:
    draws = ["gold", "ebony", "alabaster", "gold", "alabaster", "sandstone", "ebony"]
    match = scenario("saba", players=4, draws=draws)
    assert [stock(match, seat) for seat in (BLUE, RED, YELLOW, GREEN)] == ["", "1G", "2E", "2A"]
    assert harbour(match) == "G2|A2|S3|E4"
    assert reserve(match) == "11A 12S 9E 12G"


def test_e_02_setup_with_three_players() -> None:
    match = scenario("saba", players=3, draws=["sandstone", "gold", "ebony", "sandstone", "gold", "alabaster"])
    assert [stock(match, seat) for seat in (BLUE, RED, YELLOW)] == ["", "1S", "2G"]
    assert harbour(match) == "E2|S2|G3|A4"
    assert reserve(match) == "11A 12S 13E 10G"


def test_e_03_setup_with_two_players() -> None:
    match = scenario("saba", players=2, draws=["alabaster", "alabaster", "gold", "ebony", "sandstone"])
    assert [stock(match, seat) for seat in (BLUE, RED)] == ["", "1A"]
    assert harbour(match) == "A2|G2|E3|S4"
    assert reserve(match) == "12A 11S 12E 13G"
    assert match.view(None)["serail"]["cells"] == 4
    assert [player(match, seat)["harbour_cards"] for seat in (BLUE, RED)] == [[1, 3], [1, 3]]


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_e_04_building_deck(players: int, seed: int) -> None:
    match = scenario("saba", seed, players=players)
    deck = match.position()["building_deck"]
    assert all(card.startswith("arch_") for card in sites(match))
    assert len(deck) == 24
    assert all(card.startswith("arch_") for card in deck[:5])
    assert (deck[5], deck[14]) == ("treasure_1", "treasure_2")
    assert all(card.startswith("fountain_") for card in deck[6:14])
    assert all(card.startswith("pillar_") for card in deck[15:20])
    assert "game_end" in deck[20:]


def test_e_05_the_rulebooks_harbour_example() -> None:
    match = scenario("saba", players=2, harbour="G2|A2|S3|E4", stock=["", ""])
    assert reserve(match) == "13A 12S 11E 13G"
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier money_changer"), (BLUE, "none"))
    assert stock(match, BLUE) == "3S"
    assert harbour(match) == "S2|G2|A3|E4"
    assert reserve(match) == "12A 10S 11E 13G"
    assert player(match, BLUE)["harbour_cards"] == [1, 2]


def test_e_06_taking_slot_4() -> None:
    match = scenario("saba", players=2, harbour="G2|A2|S3|E4", stock=["", ""], harbour_cards={BLUE: [4, 3]})
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert stock(match, BLUE) == "4E"
    assert harbour(match) == "E2|G2|A3|S4"
    assert reserve(match) == "12A 11S 9E 13G"
    assert player(match, BLUE)["harbour_cards"] == [1, 3]


def test_e_07_taking_slot_1() -> None:
    match = scenario("saba", players=2, harbour="G2|A2|S3|E4", stock=["", ""])
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert stock(match, BLUE) == "2G"
    assert len(player(match, BLUE)["hand"]) == 1
    assert harbour(match) == "G2|A2|S3|E4"
    assert reserve(match) == "13A 12S 11E 11G"


def test_e_08_reserve_too_small() -> None:
    match = scenario(
        "saba",
        players=4,
        harbour="S2|E2|G3|A4",
        stock=["4A", "7G", "3S 4G", "2S 5E"],
        sites=["arch_4", "arch_1", "arch_6"],
    )
    assert reserve(match) == "7A 8S 8E 1G"
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier mason"))
    assert told(match, "vizier_produced") == [{"seat": BLUE, "quarter": "mason", "type": "sandstone"}]
    assert stock(match, BLUE) == "4A 1S 3G"
    assert harbour(match) == "G1|S2|E3|A4"
    assert reserve(match) == "7A 7S 7E"
    play(match, (BLUE, "build 2"))
    assert harbour(match) == "G1|S2|E3|A4"
    assert reserve(match) == "9A 8S 7E 1G"


def test_e_09_slot_2_removes_a_card() -> None:
    match = scenario(
        "saba",
        harbour_cards={BLUE: [1, 2]},
        harbour="G2|A2|S3|E4",
        sites=["arch_2", "arch_5", "arch_7"],
        building_top=["arch_1"],
    )
    play(match, (BLUE, "choose_harbour harbour_b"))
    assert legal_moves(match) == ["remove_palace_card 1", "remove_palace_card 2", "remove_palace_card 3"]
    play(match, (BLUE, "remove_palace_card 1"))
    assert sites(match) == ["arch_5", "arch_7", "arch_1"]
    assert match.position()["removed"] == ["arch_2"]
    assert stock(match, BLUE) == "2A"


def test_e_10_slot_2_without_palace_cards() -> None:
    match = scenario(
        "saba",
        harbour_cards={BLUE: [1, 2]},
        harbour="G2|A2|S3|E4",
        sites=["treasure_1", "treasure_2", "game_end"],
        building_deck=["pillar_1"],
    )
    play(match, (BLUE, "choose_harbour harbour_b"))
    assert stock(match, BLUE) == "2A"
    assert sites(match) == ["treasure_1", "treasure_2", "game_end"]
    assert told(match, "no_palace_card_to_remove") == [{"seat": BLUE}]


def test_e_11_the_rulebooks_vizier_example() -> None:
    match = scenario(
        "saba",
        harbour="A2|S2|G3|E4",
        quarters={"stonemason": [BLUE], "carpenter": [BLUE]},
        vizier="carpenter",
    )
    play(match, (BLUE, "use_quarter stonemason"))
    assert stock(match, BLUE) == "1A"
    play(match, (BLUE, "choose_harbour harbour_b"))
    assert stock(match, BLUE) == "1A 3G"
    play(match, (BLUE, "move_vizier stonemason"))
    assert stock(match, BLUE) == "2A 3G"
    assert match.position()["ready"] == ["carpenter_1"]
    play(match, (BLUE, "use_quarter carpenter"))
    assert stock(match, BLUE) == "2A 1E 3G"
    assert match.position()["ready"] == []


def test_e_12_an_exchange_that_is_impossible() -> None:
    match = scenario("saba", harbour="A2|S2|G3|E4", stock={BLUE: "2G"}, vizier="mason")
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier bazaar"))
    assert stock(match, BLUE) == "5G"
    assert match.position()["vizier"] == "bazaar"
    assert told(match, "vizier_found_nothing") == [{"seat": BLUE, "quarter": "bazaar"}]
    assert asked(match) == ("final", BLUE)


def test_e_12_the_money_changer_instead() -> None:
    match = scenario("saba", harbour="A2|S2|G3|E4", stock={BLUE: "2G"}, vizier="mason")
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier money_changer"))
    assert legal_moves(match) == [
        "none",
        "vizier_exchange gold alabaster",
        "vizier_exchange gold sandstone",
        "vizier_exchange gold ebony",
    ]
    play(match, (BLUE, "vizier_exchange gold sandstone"))
    assert stock(match, BLUE) == "1S 4G"


def test_e_13_empty_action_deck() -> None:
    hands = [
        ["res_alabaster"] * 3,
        ["res_alabaster"] * 2 + ["res_sandstone"],
        ["res_sandstone"] * 3,
        ["res_sandstone"] + ["res_ebony"] * 2,
    ]
    match = scenario("saba", players=4, hand=hands, action_deck=[])
    assert len(match.position()["action_discard"]) == 8
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert told(match, "action_cards_reshuffled") == [{"cards": 8}]
    assert len(player(match, BLUE)["hand"]) == 4
    assert len(match.position()["action_deck"]) == 7
    assert match.position()["action_discard"] == []
