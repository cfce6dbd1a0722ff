"""E-57: bids are multiples of 10."""

import pytest

import serai
from serai.testing import play, refusal, scenario


@pytest.mark.parametrize("amount", [5, 15, 255, 1])
def test_e_57_another_number_is_refused(amount: int) -> None:
    match = scenario("emira", gold=[750] * 4)
    found = refusal(match, 0, f"bid {amount}")
    assert (found.code, found.clause) == ("bid_not_multiple_of_10", "emira 4.4.2")
    assert found.numbers == {"bid": amount, "step": 10}


def test_e_57_the_smallest_bid_and_raise_is_10() -> None:
    match = scenario("emira", gold=[750] * 4)
    assert refusal(match, 0, "bid 0").code == "bid_outside_limits"
    play(match, (0, "bid 10"))
    assert refusal(match, 1, "bid 10").numbers == {"bid": 10, "lowest": 20}
    assert refusal(match, 1, "bid 20") is None


def test_e_57_every_legal_bid_is_a_multiple_of_10() -> None:
    match = scenario("emira", gold=[120, 0, 0, 0], camels=[0] * 4)
    bids = [move["amount"] for move in match.decision.moves if move.verb == "bid"]
    assert bids == list(range(10, 130, 10))


def test_e_57_the_last_players_voluntary_bid_too() -> None:
    match = scenario("emira", gold=[100, 100, 100, 750])
    play(match, (0, "take_150"), (1, "take_150"), (2, "take_150"))
    assert refusal(match, 3, "bid 25").code == "bid_not_multiple_of_10"


def test_e_57_a_position_with_smaller_coins_is_refused() -> None:
    with pytest.raises(serai.BadPosition, match="multiple of 10"):
        scenario("emira", gold=[755, 750, 750, 750])
