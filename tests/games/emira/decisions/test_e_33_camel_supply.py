"""E-33: the camel supply, and a shortage in Camel Breeding."""

import pytest

import serai
from serai.testing import events, play, scenario
from tests.games.emira.look import camels


def bred(camels: list[int], seat: int = 0, **words: object) -> serai.Match:
    match = scenario(
        "emira", phase="events", first_player=seat, camels=camels, hand={seat: ["camel_breeding_1"]}, **words
    )
    return play(match, (seat, "play camel_breeding_1"))


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
def test_e_33_with_a_partial_shortage_nobody_gets_any(edition: str) -> None:
    match = bred([6, 6, 4, 3], edition=edition)
    assert camels(match) == [6, 6, 4, 3]
    assert events(match, "too_few_camels_to_breed")[0].data == {"needed": 9, "supply": 4}
    assert "camel_breeding_1" in match.position()["used_events"]


def test_e_33_with_exactly_enough_everybody_is_served() -> None:
    """15 owned, 8 in the supply, 2 + 2 + 2 + 1 needed, then 16 owned, 7 and 8."""
    assert camels(bred([5, 4, 4, 2])) == [7, 6, 6, 3]
    assert camels(bred([5, 5, 3, 3])) == [7, 7, 4, 4]


def test_e_33_the_camel_on_the_board_belongs_to_the_supply() -> None:
    """16 owned, 6 beside the board and one on it; 7 are needed."""
    board = {"small_caravans": 0, "large_caravans": 0, "sections": 0, "camels": 1}
    match = bred([6, 6, 2, 2, 0], players=5, on_offer=board)
    assert camels(match) == [6, 6, 2, 2, 0]
    match = bred([6, 4, 4, 2, 0], players=5, on_offer=board)
    assert camels(match) == [6, 4, 4, 2, 0]
    match = bred([4, 4, 4, 3, 1], players=5, on_offer=board)
    assert camels(match) == [6, 6, 6, 4, 1]
    assert match.position()["supply"]["camels"] == 0
    assert match.position()["on_offer"]["camels"] == 0


def test_e_33_as_far_as_supply_serves_clockwise_from_the_cards_player() -> None:
    match = bred([6, 6, 4, 3], seat=1, camel_breeding_shortage="as_far_as_supply")
    assert camels(match) == [6, 9, 5, 3]
    assert [(e.data["seat"], e.data["camels"]) for e in events(match, "camels_born")] == [(1, 3), (2, 1)]
    assert match.position()["supply"]["camels"] == 0


def test_e_33_as_far_as_supply_takes_the_camel_on_the_board_last() -> None:
    board = {"small_caravans": 0, "large_caravans": 0, "sections": 0, "camels": 1}
    match = bred([6, 6, 4, 3], camel_breeding_shortage="as_far_as_supply", on_offer=board)
    assert camels(match) == [9, 7, 4, 3]
    assert match.position()["supply"]["camels"] == 0
    assert match.position()["on_offer"]["camels"] == 0


def test_e_33_as_far_as_supply_without_a_shortage_is_the_same() -> None:
    assert camels(bred([5, 4, 4, 2], camel_breeding_shortage="as_far_as_supply")) == [7, 6, 6, 3]


@pytest.mark.parametrize("edition", ["consensus", "fr", "pl", "nl"])
def test_e_33_the_second_value_exists_only_as_an_override(edition: str) -> None:
    assert serai.game("emira").resolve_settings({"edition": edition})["camel_breeding_shortage"] == "all_or_nothing"


def test_e_33_three_players_have_16_camels() -> None:
    assert camels(bred([6, 4, 0], players=3, round=3)) == [9, 6, 0]
    assert camels(bred([6, 6, 0], players=3, round=3)) == [6, 6, 0]
