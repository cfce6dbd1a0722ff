"""Rules section 8.3: the basic action cards (our reconstruction)."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, stock


def test_8_3_five_cards_for_each_resource() -> None:
    match = scenario("saba")
    assert match.view(None)["action_cards"] == {
        f"res_{kind}": 5 for kind in ("alabaster", "sandstone", "ebony", "gold")
    }
    assert "basic_action_cards" in match.view(None)["reconstructed"]


def test_8_3_other_compositions_can_be_entered() -> None:
    rows = [
        {"copies": 12, "gives": {"gold": 1, "ebony": 1}},
        {"copies": 7, "gives": {"alabaster": 3}},
        {"copies": 1, "gives": {"sandstone": 2}},
    ]
    match = scenario(
        "saba",
        data={"basic_action_cards": rows},
        hand={BLUE: ["res_ebony_gold", "res_alabaster_alabaster_alabaster"]},
        stock={BLUE: ""},
    )
    play(match, (BLUE, "play res_ebony_gold"), (BLUE, "play res_alabaster_alabaster_alabaster"))
    assert stock(match, BLUE) == "3A 1E 1G"
    assert sum(match.view(None)["action_cards"].values()) == 20
