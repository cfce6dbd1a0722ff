"""5.4: the status cards."""

import pytest

from serai.testing import events, play, scenario
from tests.games.emira.look import ALL_PASS

CARDS = {
    **{f"status_300_{copy}": (300, 1) for copy in (1, 2, 3)},
    **{f"status_350_{copy}": (350, 1) for copy in (1, 2, 3, 4)},
    **{f"status_400_{copy}": (400, 1) for copy in (1, 2, 3)},
    "status_700": (700, 2),
    "status_750": (750, 2),
    "status_800_1": (800, 2),
    "status_800_2": (800, 2),
    "status_850": (850, 2),
    "status_900": (900, 2),
    "status_1200": (1200, 3),
    "status_1300": (1300, 3),
    "status_1400": (1400, 3),
    "status_1500": (1500, 3),
}


def test_5_4_twenty_cards() -> None:
    position = scenario("emira", phase="events").position()
    cards = position["status_deck"]["cards"] + position["sheiks"][2]["status_cards"]
    assert sorted(cards) == sorted(CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_5_4_price_and_points(card: str) -> None:
    price, points = CARDS[card]
    match = scenario("emira", status_cards={2: []}, status_offer=card, gold=[2000, 0, 0, 0])
    assert match.view(0)["mine"]["prices"]["status"] == price
    play(match, *ALL_PASS, (0, "buy status"))
    assert events(match, "bought_status_card")[0].data == {"seat": 0, "card": card, "price": price}
    sheik = match.view(0)["sheiks"][0]
    assert (sheik["gold"], sheik["status"], sheik["status_cards"]) == (2000 - price, points, [card])


def test_5_4_six_cards_are_out_of_the_game_with_three_players() -> None:
    position = scenario("emira", players=3, phase="events").position()
    cards = set(position["status_deck"]["cards"] + position["sheiks"][2]["status_cards"])
    out = sorted(set(CARDS) - cards, key=lambda card: (CARDS[card][0], card))
    assert [CARDS[card][0] for card in out] == [300, 350, 400, 800, 800, 1400]
    assert cards <= set(CARDS)


@pytest.mark.parametrize(("princess", "card"), [("halimah", "status_singing"), ("rasha", "status_acting")])
def test_5_4_the_plus_one_cards_follow_halimah_and_rasha(princess: str, card: str) -> None:
    words = {"phase": "courtship", "in_play": [princess], "tokens": {0: {"beauty": 1}, 3: {}}}
    match = scenario("emira", **words)
    sheik = match.view(0)["sheiks"][0]
    assert (sheik["status"], sheik["status_cards"]) == (1, [card])
    match = scenario("emira", phase="upkeep", palace={0: [princess]}, gold=[0] * 4)
    sheik = match.view(0)["sheiks"][0]
    assert (sheik["status"], sheik["status_cards"]) == (0, [])
