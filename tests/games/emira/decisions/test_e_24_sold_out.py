"""E-24: a slot that is sold out stays empty."""

import pytest

from serai.testing import play, refusal, scenario

OWNED = {
    "sections": {"sections": [5, 5, 5, 5]},
    "camels": {"camels": [6, 6, 6, 5]},
    "small_caravans": {"caravans": {seat: [("small_slow", 8)] * 3 for seat in range(4)}},
    "large_caravans": {"caravans": {seat: [("large_fast", 4)] * 3 for seat in range(4)}},
}
ITEMS = {
    "sections": ["palace"],
    "camels": ["camel"],
    "small_caravans": ["small_slow", "small_fast"],
    "large_caravans": ["large_slow", "large_fast"],
}


@pytest.mark.parametrize("piece", list(OWNED))
def test_e_24_the_empty_slot_stays_empty_and_the_others_are_laid_out(piece: str) -> None:
    match = scenario("emira", phase="market", **OWNED[piece], gold=[2000] * 4)
    assert match.position()["on_offer"] == {name: int(name != piece) for name in OWNED}
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"))
    for item in ITEMS[piece]:
        found = refusal(match, 0, f"buy {item}")
        assert (found.code, found.clause, found.numbers) == ("not_on_offer", "emira 4.4", {"item": item})
    others = [item for name, items in ITEMS.items() if name != piece for item in items]
    assert all(refusal(match, 0, f"buy {item}") is None for item in others)


def test_e_24_a_camel_that_comes_back_is_laid_out_again() -> None:
    match = scenario("emira", phase="events", camels=[23, 0, 0, 0], hand={0: ["camel_epidemic_1"], 1: [], 2: [], 3: []})
    play(match, (0, "play camel_epidemic_1"))
    assert match.position()["sheiks"][0]["camels"] == 16
    assert match.position()["on_offer"]["camels"] == 1
    assert match.position()["supply"]["camels"] == 6


def test_e_24_no_status_card_left_none_is_offered() -> None:
    cards = [
        [f"status_300_{copy}" for copy in (1, 2, 3)] + [f"status_400_{copy}" for copy in (1, 2, 3)],
        [f"status_350_{copy}" for copy in (1, 2, 3, 4)] + ["status_800_1", "status_800_2"],
        ["status_700", "status_750", "status_850", "status_900"],
        ["status_1200", "status_1300", "status_1400", "status_1500"],
    ]
    match = scenario("emira", phase="market", status_cards=cards)
    assert match.position()["status_offer"] is None
    assert "status" not in match.view(0)["offer"]["items"]
    assert len(match.view(0)["offer"]["items"]) == 7


def test_e_24_an_empty_bag_offers_no_token() -> None:
    match = scenario("emira", phase="market", tokens=[{"beauty": 8, "manners": 8, "clothing": 9}, {}, {}, {}])
    assert match.position()["token_offer"] is None
    assert "appearance" not in match.view(0)["offer"]["items"]
