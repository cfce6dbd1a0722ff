"""E-22: a short event deck."""

import pytest

from serai.testing import events, play, refusal, scenario


@pytest.mark.parametrize(("option", "price"), [("two", 150), ("three", 250)])
def test_e_22_with_one_card_left_both_options_cost_the_full_price(option: str, price: int) -> None:
    match = scenario("emira", phase="purchase", gold=[600] * 4, hand={0: ["bazaar_1"]}, event_deck=["vermin_1"])
    assert [move.verb for move in match.decision.moves] == ["none", "two", "three"]
    play(match, (0, option))
    sheik = match.position()["sheiks"][0]
    assert sheik["gold"] == 600 - price
    assert sorted(sheik["hand"]) == ["bazaar_1", "vermin_1"]
    assert events(match, "event_paid")[0].data == {"seat": 0, "price": price, "cards": 1}


def test_e_22_three_looks_at_two_when_two_are_left() -> None:
    match = scenario("emira", phase="purchase", gold=[600] * 4, hand={0: []}, event_deck=["vermin_1", "bazaar_2"])
    play(match, (0, "three"))
    assert {move["card"] for move in match.decision.moves} == {"vermin_1", "bazaar_2"}
    play(match, (0, "keep_event vermin_1"))
    assert match.position()["sheiks"][0]["gold"] == 350
    assert match.position()["event_deck"]["cards"] == ["bazaar_2"]


def test_e_22_nobody_can_buy_from_an_empty_deck() -> None:
    match = scenario("emira", phase="purchase", event_deck=["vermin_1"], gold=[600] * 4, in_play=[])
    play(match, (0, "two"))
    assert match.position()["event_deck"]["cards"] == []
    assert match.position()["round"] == 2
    assert [sheik["gold"] for sheik in match.position()["sheiks"]] == [450, 600, 600, 600]


def test_e_22_the_price_must_be_there_in_full() -> None:
    match = scenario("emira", phase="purchase", event_deck=["vermin_1"], gold=[140, 600, 600, 600])
    found = refusal(match, 0, "two")
    assert (found.code, found.clause) == ("cannot_pay_event", "emira 4.5")
    assert found.numbers == {"price": 150, "gold": 140}
