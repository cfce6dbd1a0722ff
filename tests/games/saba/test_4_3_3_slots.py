"""Rules section 4.3.3: the four slots."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import asked, legal_moves, reason, told
from tests.games.saba.look import BLUE, player, sites, stock


def test_4_3_3_slot_1_draws_an_action_card() -> None:
    match = scenario("saba", action_top=["res_ebony"])
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert player(match, BLUE)["hand"] == ["res_ebony"]
    assert told(match, "harbour_brought_card") == [{"seat": BLUE}]


def test_4_3_3_slot_2_cannot_remove_special_cards() -> None:
    match = scenario("saba", harbour_cards={BLUE: [1, 2]}, sites=["arch_1", "treasure_1", "fountain_3"])
    play(match, (BLUE, "choose_harbour harbour_b"))
    assert legal_moves(match) == ["remove_palace_card 1", "remove_palace_card 3"]
    assert reason(match, BLUE, "remove_palace_card 2") == (
        "only_palace_cards_are_removed",
        "saba 4.3.3",
        {"card": "treasure_1"},
    )


def test_4_3_3_slot_2_on_an_empty_site() -> None:
    match = scenario(
        "saba", harbour_cards={BLUE: [1, 2]}, sites=["pillar_1", "pillar_2"], building_deck=[], removed=["game_end"]
    )
    play(match, (BLUE, "choose_harbour harbour_b"))
    assert reason(match, BLUE, "remove_palace_card 3") == ("site_is_empty", "saba 4.4.7", {"site": 3})
    play(match, (BLUE, "remove_palace_card 2"))
    assert sites(match) == ["pillar_1"]


@pytest.mark.parametrize(
    ("quarter", "kind"),
    [("stonemason", "A"), ("carpenter", "E"), ("mason", "S"), ("goldsmith", "G")],
)
def test_4_3_3_slot_3_produces_without_a_figure(quarter: str, kind: str) -> None:
    match = scenario("saba", harbour="A2|S2|G3|E4", stock={BLUE: ""})
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, f"move_vizier {quarter}"))
    assert stock(match, BLUE) == {"A": "1A 3G", "E": "1E 3G", "S": "1S 3G", "G": "4G"}[kind]
    assert match.position()["vizier"] == quarter


def test_4_3_3_slot_3_uses_no_figure_up() -> None:
    match = scenario("saba", quarters={"mason": [BLUE]}, vizier="bazaar")
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier mason"))
    assert match.position()["ready"] == ["mason_1"]


def test_4_3_3_slot_3_exchanges_in_the_bazaar() -> None:
    match = scenario("saba", harbour="A2|S2|E3|G4", vizier="mason", stock={BLUE: ""})
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier bazaar"))
    assert legal_moves(match) == ["none", "vizier_exchange ebony alabaster", "vizier_exchange ebony sandstone"]
    play(match, (BLUE, "vizier_exchange ebony alabaster"))
    assert stock(match, BLUE) == "1A 2E"
    assert told(match, "vizier_exchanged") == [{"seat": BLUE, "quarter": "bazaar", "give": "ebony", "get": "alabaster"}]


def test_4_3_3_slot_3_exchanges_at_the_money_changer_both_ways() -> None:
    match = scenario("saba", harbour="A2|S2|G3|E4", stock={BLUE: "1E"})
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier money_changer"))
    assert "vizier_exchange ebony gold" in legal_moves(match)
    assert reason(match, BLUE, "vizier_exchange alabaster gold")[0] == "resource_not_owned_to_give"
    assert reason(match, BLUE, "vizier_exchange ebony alabaster") == (
        "not_exchanged_here",
        "saba 4.6.2",
        {"quarter": "money_changer", "give": "ebony", "get": "alabaster"},
    )
    play(match, (BLUE, "vizier_exchange ebony gold"))
    assert stock(match, BLUE) == "4G"


def test_4_3_3_the_vizier_blocks_the_new_quarter_and_frees_the_old_one() -> None:
    match = scenario("saba", quarters={"bazaar": [BLUE], "mason": [BLUE]}, stock={BLUE: "1A"}, vizier="bazaar")
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier mason"))
    assert reason(match, BLUE, "use_quarter mason")[0] == "vizier_blocks_quarter"
    assert "exchange bazaar alabaster ebony" in legal_moves(match)


def test_4_3_3_slot_4_does_nothing_more() -> None:
    match = scenario(
        "saba", harbour="A2|S2|G3|E4", harbour_cards={BLUE: [4, 3]}, stock={BLUE: ""}, hand={BLUE: ["res_gold"]}
    )
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert stock(match, BLUE) == "4E"
    assert asked(match) == ("build", BLUE)
    assert match.position()["vizier"] == "bazaar"
