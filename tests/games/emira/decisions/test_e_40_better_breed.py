"""E-40: Better Breed has three steps."""

import pytest

from serai.testing import play, scenario


@pytest.mark.parametrize(("before", "rate"), [(0, 70), (1, 100), (2, 150), (3, 150)])
def test_e_40_50_70_100_150_and_no_further(before: int, rate: int) -> None:
    match = scenario(
        "emira", phase="events", camels=[2, 0, 0, 0], better_breeds=[before, 0, 0, 0], hand={0: ["better_breed_1"]}
    )
    play(match, (0, "play better_breed_1"))
    sheik = match.view(1)["sheiks"][0]
    assert sheik["camel_rate"] == rate
    assert sheik["discount"] == 2 * rate


def test_e_40_only_the_cards_player_gains() -> None:
    match = scenario("emira", phase="events", hand={0: ["better_breed_1"]})
    play(match, (0, "play better_breed_1"))
    assert [sheik["camel_rate"] for sheik in match.view(0)["sheiks"]] == [70, 50, 50, 50]
