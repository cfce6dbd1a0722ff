from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, scenario
from tests.games.emira.look import camels

ALL_OR_NOTHING = [
    {"edition": "consensus"},
    {"edition": "fr"},
    {"edition": "pl"},
    {"edition": "nl"},
    {"edition": "pl", "camel_breeding_shortage": "all_or_nothing"},
]
AS_SUPPLIED = [
    {"edition": "pl", "camel_breeding_shortage": "as_far_as_supply"},
    {"edition": "fr", "camel_breeding_shortage": "as_far_as_supply"},
]


def bred(settings: dict[str, object], camels: list[int]) -> Match:
    """Player 1 is first and plays Camel Breeding; player 2 is asked next."""
    hands = [[], ["camel_breeding_1"], ["bazaar_1"], []]
    match = scenario("emira", phase="events", first_player=1, hand=hands, camels=camels, **settings)
    return play(match, (1, "play camel_breeding_1"))


@pytest.mark.parametrize("settings", ALL_OR_NOTHING)
def test_ed_11_nobody_gets_any_if_the_supply_is_short(settings: dict[str, object]) -> None:
    match = bred(settings, [6, 6, 4, 3])
    assert camels(match) == [6, 6, 4, 3]
    assert events(match, "too_few_camels_to_breed")[0].data == {"needed": 9, "supply": 4}


@pytest.mark.parametrize("settings", AS_SUPPLIED)
def test_ed_11_served_clockwise_from_the_player_as_far_as_it_goes(settings: dict[str, object]) -> None:
    match = bred(settings, [6, 6, 4, 3])
    assert camels(match) == [6, 9, 5, 3]
    assert match.position()["supply"]["camels"] == 0


@pytest.mark.parametrize("settings", ALL_OR_NOTHING + AS_SUPPLIED)
def test_ed_11_everybody_gets_half_if_the_supply_just_suffices(settings: dict[str, object]) -> None:
    match = bred(settings, [5, 6, 4, 1])
    assert camels(match) == [7, 9, 6, 1]
    assert match.position()["supply"]["camels"] == 0


@pytest.mark.parametrize("settings", ALL_OR_NOTHING + AS_SUPPLIED)
def test_ed_11_nobody_gets_any_from_an_empty_supply(settings: dict[str, object]) -> None:
    assert camels(bred(settings, [8, 8, 4, 3])) == [8, 8, 4, 3]
