"""E-42: red's card when red is not in play."""

import pytest

from serai.testing import scenario


@pytest.mark.parametrize(
    ("colours", "size"),
    [
        (["green", "white", "blue", "black"], 20),
        (["green", "white", "red", "blue"], 19),
        (["green", "blue", "black"], 14),
        (["green", "red", "black"], 13),
    ],
)
def test_e_42_it_is_in_the_deck_only_without_red(colours: list[str], size: int) -> None:
    match = scenario("emira", players=len(colours), colours=colours, phase="events")
    deck = match.position()["status_deck"]["cards"]
    assert len(deck) == size
    assert ("status_350_1" in deck) == ("red" not in colours)
    if "red" in colours:
        assert match.position()["sheiks"][colours.index("red")]["status_cards"] == ["status_350_1"]


def test_e_42_it_is_an_ordinary_card_when_the_deck_is_built() -> None:
    """It comes to lie among the first six as well as behind them."""
    places = set()
    for seed in range(40):
        match = scenario("emira", seed=seed, colours=["green", "white", "blue", "black"], phase="events")
        places.add(match.position()["status_deck"]["cards"].index("status_350_1") < 6)
    assert places == {True, False}
