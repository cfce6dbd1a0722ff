"""E-20: a card may be played though it does nothing."""

import pytest

from serai.testing import play, refusal, scenario


def test_e_20_a_useless_card_may_be_played_to_block_a_symbol() -> None:
    match = scenario(
        "emira", phase="events", camels=[0, 2, 0, 0], hand={0: ["camel_epidemic_1"], 1: ["camel_breeding_1"]}
    )
    play(match, (0, "play camel_epidemic_1"))
    assert match.position()["sheiks"][1]["camels"] == 2
    assert refusal(match, 1, "play camel_breeding_1").code == "symbol_already_played"


@pytest.mark.parametrize("card", ["camel_breeding_1", "camel_epidemic_1", "sick_camels_1", "new_spice_caravan_1"])
def test_e_20_the_card_is_used_up(card: str) -> None:
    match = scenario("emira", phase="events", camels=[0] * 4, hand={0: [card]})
    play(match, (0, f"play {card}"))
    assert card in match.position()["used_events"]
    assert match.position()["sheiks"][0]["hand"] == []
    assert match.decision.seat == 1


def test_e_20_a_choice_without_any_option_is_not_asked() -> None:
    """All tokens are owned, so Bazaar finds an empty bag."""
    full = [{"beauty": 8, "manners": 8, "clothing": 9}, {}, {}, {}]
    match = scenario("emira", phase="events", tokens=full, hand={0: ["bazaar_1"], 1: [], 2: [], 3: []})
    play(match, (0, "play bazaar_1"))
    assert match.decision.question == "auction_turn"
    assert match.position()["token_offer"] is None


def test_e_20_vermin_may_name_a_kind_that_nobody_owns() -> None:
    match = scenario("emira", phase="events", hand={0: ["vermin_1"]})
    play(match, (0, "play vermin_1"), (0, "vermin_kind large_fast"))
    assert match.decision.seat == 1
