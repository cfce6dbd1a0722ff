"""Rules section 4.3.2: the order inside the harbour step."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, RED, harbour, pass_turn, player, stock


def test_4_3_2_take_act_refill_turn() -> None:
    match = scenario("saba", harbour="G2|A2|S3|E4")
    play(match, (BLUE, "choose_harbour harbour_b"))
    assert harbour(match) == "G2|A2|S0|E4"
    assert stock(match, BLUE) == "3S"
    assert player(match, BLUE)["harbour_cards"] == [1, 3]
    play(match, (BLUE, "move_vizier mason"))
    order = [entry.kind for entry in match.log]
    wanted = [
        "harbour_chosen",
        "harbour_taken",
        "vizier_moved",
        "vizier_produced",
        "harbour_slot_filled",
        "harbour_card_turned",
    ]
    assert [kind for kind in order if kind in wanted] == [
        *wanted[:4],
        *["harbour_slot_filled"] * 3,
        "harbour_card_turned",
    ]


def test_4_3_2_the_other_card_is_not_touched() -> None:
    match = scenario("saba", players=2)
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert player(match, BLUE)["harbour_cards"] == [4, 3]
    assert player(match, RED)["harbour_cards"] == [1, 3]
    pass_turn(match)
    pass_turn(match, "harbour_b")
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert player(match, BLUE)["harbour_cards"] == [1, 3]
