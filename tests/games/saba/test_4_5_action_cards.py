"""Rules section 4.5: action cards."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import asked, reason, told
from tests.games.saba.look import BLUE, player, stock


@pytest.mark.parametrize(("card", "gives"), [("alabaster", "1A"), ("sandstone", "1S"), ("ebony", "1E"), ("gold", "1G")])
def test_4_5_a_basic_card_gives_its_resource(card: str, gives: str) -> None:
    match = scenario("saba", hand={BLUE: [f"res_{card}"]}, stock={BLUE: ""})
    play(match, (BLUE, f"play res_{card}"))
    assert stock(match, BLUE) == gives
    assert match.position()["action_discard"] == [f"res_{card}"]
    assert told(match, "action_card_played") == [{"seat": BLUE, "card": f"res_{card}"}]
    assert told(match, "card_gave_resources") == [{"seat": BLUE, "resources": [card]}]


def test_4_5_a_card_lies_on_the_discard_pile_before_its_effect() -> None:
    match = scenario("saba", mode="advanced", hand={BLUE: ["caravan_leader"]})
    play(match, (BLUE, "play caravan_leader"))
    assert asked(match) == ("caravan_leader", BLUE)
    assert match.position()["action_discard"] == ["caravan_leader"]
    assert player(match, BLUE)["hand"] == []


def test_4_5_a_card_needs_an_effect() -> None:
    match = scenario("saba", players=3, harbour="A2|S2|E3|G4", stock=["", "7G", "4G"], hand={BLUE: ["res_gold"]})
    assert match.position()["reserve"]["gold"] == 0
    assert reason(match, BLUE, "play res_gold") == ("card_without_effect", "S-33", {"card": "res_gold"})


def test_4_5_a_card_that_is_not_held() -> None:
    match = scenario("saba", hand={BLUE: ["res_gold"]})
    assert reason(match, BLUE, "play res_ebony") == ("card_not_in_hand", "saba 4.5", {"card": "res_ebony"})
