"""Rules section 4.4.3: the winner pays, undecided princesses settle, then he chooses."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.look import asked

NO_CAMELS = [0, 0, 0, 0]


def won(bid: int, **words: object) -> Match:
    """Seat 0 wins the first auction."""
    return play(scenario("emira", **words), (0, f"bid {bid}"), (1, "pass"), (2, "pass"), (3, "pass"))


def gold(match: Match, seat: int = 0) -> int:
    return match.position()["sheiks"][seat]["gold"]


@pytest.mark.parametrize(
    ("camels", "breeds", "bid", "paid"),
    [(0, 0, 300, 300), (2, 0, 300, 200), (2, 1, 300, 160), (2, 2, 300, 100), (2, 3, 310, 10), (3, 0, 100, 0)],
)
def test_4_4_3_the_winner_pays_his_bid_less_the_discount(camels: int, breeds: int, bid: int, paid: int) -> None:
    words: dict[str, object] = {"gold": [750, 0, 0, 0], "camels": [camels, 0, 0, 0], "better_breeds": [breeds, 0, 0, 0]}
    told = scenario("emira", **words).view(0)["mine"]["bid_costs"]
    match = won(bid, **words)
    assert told[bid // 10] == paid
    assert gold(match) == 750 - paid
    assert events(match, "auction_won")[0].data["paid"] == paid


def test_4_4_3_a_view_tells_the_cost_of_every_bid_as_long_as_one_can_bid() -> None:
    match = scenario("emira", gold=[100, 0, 0, 0], camels=[1, 0, 0, 0])
    assert match.view(0)["mine"]["bid_costs"] == [0, 0, 0, 0, 0, 0, *range(10, 101, 10)]
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "decline"))
    assert match.view(0)["mine"]["bid_costs"] == []


def test_4_4_3_sick_camels_give_no_discount() -> None:
    match = won(100, gold=[750, 0, 0, 0], camels=[3, 0, 0, 0], this_round={"sick_camels": True})
    assert gold(match) == 650


def test_4_4_3_only_the_winner_pays() -> None:
    match = scenario("emira", gold=[750, 750, 750, 750], camels=NO_CAMELS)
    play(match, (0, "bid 100"), (1, "bid 110"), (2, "pass"), (3, "pass"), (0, "pass"))
    assert [gold(match, seat) for seat in range(4)] == [750, 640, 750, 750]


def test_4_4_3_camels_never_lower_the_cost_of_an_action() -> None:
    match = play(won(50, gold=[750, 0, 0, 0], camels=[3, 0, 0, 0]), (0, "buy palace"))
    assert gold(match) == 250


def test_4_4_3_what_he_cannot_pay_he_cannot_buy() -> None:
    match = won(260, gold=[750, 0, 0, 0], camels=NO_CAMELS)
    why = refusal(match, 0, "buy palace")
    assert why is not None
    assert why.as_dict() == {
        "code": "cannot_pay",
        "clause": "emira 4.4.3",
        "numbers": {"item": "palace", "price": 500, "gold": 490},
    }
    assert refusal(match, 0, "buy appearance") is None


def test_4_4_3_the_last_coin_may_be_spent() -> None:
    match = play(won(250, gold=[750, 0, 0, 0], camels=NO_CAMELS), (0, "buy palace"))
    assert gold(match) == 0


def test_4_4_3_declining_loses_the_bid_and_finishes() -> None:
    match = play(won(100, gold=[750, 0, 0, 0], camels=NO_CAMELS), (0, "decline"))
    assert gold(match) == 650
    assert match.position()["auction"]["finished"] == [0]


@pytest.mark.parametrize(("bid", "allowed"), [(20, False), (30, True)])
def test_4_4_3_the_consolation_looks_at_the_gold_after_paying(bid: int, allowed: bool) -> None:
    match = won(bid, gold=[520, 0, 0, 0], camels=NO_CAMELS)
    assert (refusal(match, 0, "take_150") is None) == allowed


def test_4_4_3_the_consolation_after_winning_finishes_too() -> None:
    match = play(won(30, gold=[520, 0, 0, 0], camels=NO_CAMELS), (0, "take_150"))
    assert gold(match) == 640
    assert match.position()["auction"]["finished"] == [0]


def test_4_4_3_undecided_princesses_settle_between_payment_and_choice() -> None:
    match = won(
        50,
        gold=[600, 100, 100, 600],
        camels=NO_CAMELS,
        status_cards=[["status_700"], ["status_300_1"], ["status_300_2"], ["status_750"]],
        undecided=["raidah"],
    )
    assert match.position()["sheiks"][3]["palace"] == ["raidah"]
    assert asked(match) == ("choose_action", 0)


def test_4_4_3_a_princess_who_joins_before_the_choice_lowers_its_price() -> None:
    # Farah likes status, then gold: seats 0 and 3 are equal until seat 3 pays.
    match = scenario(
        "emira",
        gold=[600, 100, 100, 600],
        camels=NO_CAMELS,
        status_cards=[["status_700"], [], [], ["status_750"]],
        undecided=["farah"],
    )
    play(match, (0, "pass"), (1, "pass"), (2, "pass"), (3, "bid 10"), (3, "decline"), (0, "bid 20"), (1, "pass"))
    play(match, (2, "pass"), (0, "buy camel"))
    assert events(match, "bought")[0].data == {"seat": 0, "item": "camel", "price": 50}
    assert gold(match) == 530
