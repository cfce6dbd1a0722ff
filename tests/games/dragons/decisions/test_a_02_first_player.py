"""A-2: who starts the first round."""

import pytest

import serai

DRAGONS = serai.game("dragons")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_2_by_default_the_first_player_is_drawn_by_lot(players: int) -> None:
    camels = [DRAGONS.new(seed=seed, players=players).position()["camel"] for seed in range(60)]
    assert set(camels) == set(range(players))


def test_a_2_the_same_seed_draws_the_same_player() -> None:
    assert len({DRAGONS.new(seed="lot").position()["camel"] for _ in range(5)}) == 1


@pytest.mark.parametrize("seat", range(4))
def test_a_2_or_a_seat_is_set(seat: int) -> None:
    matches = [DRAGONS.new(seed=seed, first_player=f"seat:{seat}") for seed in range(10)]
    assert {match.position()["camel"] for match in matches} == {seat}
    assert {match.decision.seat for match in matches} == {seat}


def test_a_2_a_set_seat_does_not_change_the_deal() -> None:
    first = DRAGONS.new(seed=1, first_player="seat:0").position()
    second = DRAGONS.new(seed=1, first_player="seat:3").position()
    assert first["piles"] == second["piles"]
    assert first["treasure_deck"] == second["treasure_deck"]
