"""A-6: the supply of treasure."""

import pytest

import serai
from serai.testing import play, scenario


def test_a_6_twenty_nine_units_of_each_kind() -> None:
    assert set(serai.game("dragons").new(seed=1).position()["bank"].values()) == {29}


def test_a_6_finite_one_takes_what_is_there() -> None:
    match = scenario("dragons", players=3, spells={0: ["alms"]}, treasure={2: "29c 29p 29g 29u 28b"})
    play(match, (0, "cast alms"))
    assert match.position()["players"][0]["treasure"]["bar"] == 1


def test_a_6_unlimited_the_bank_never_runs_short() -> None:
    match = scenario("dragons", players=3, bank="unlimited", spells={0: ["alms"]}, treasure={2: "60c 60p 60g 60u 60b"})
    play(match, (0, "cast alms"), (0, "take crown 3"))
    assert match.position()["players"][0]["treasure"]["crown"] == 3


def test_a_6_unlimited_the_view_shows_no_bank() -> None:
    assert scenario("dragons", bank="unlimited").view(0)["bank"] is None
    assert scenario("dragons").view(0)["bank"]["crown"] == 29


def test_a_6_unlimited_start_treasures_are_free() -> None:
    match = serai.game("dragons").new(seed=1, players=5, bank="unlimited", first_player="seat:0")
    for seat in range(5):
        play(match, (seat, "take crown 3"))
    assert [player["treasure"]["crown"] for player in match.position()["players"]] == [3] * 5


@pytest.mark.parametrize("units", [10, 40])
def test_a_6_another_number_of_units_may_be_set(units: int) -> None:
    match = serai.game("dragons").new(seed=1, units_per_kind=units)
    assert set(match.position()["bank"].values()) == {units}
