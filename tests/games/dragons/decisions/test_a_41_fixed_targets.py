"""A-41: targets are fixed when declared."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, scenario


def fleeing(first: int) -> Match:
    """Seat 1 sends its 5 away from the Lunar Eclipse of seat 0; it has a 7 there too."""
    match = scenario(
        "dragons",
        at="djinn",
        first=first,
        board={"djinn": [(0, 4), (1, 5), (1, 7)], "caravanserai": [(2, 1)]},
        spells={0: ["lunar_eclipse"], 1: ["second_chance"]},
    )
    if first == 1:
        play(match, (1, "pass"))
    return play(
        match,
        (0, "cast lunar_eclipse"),
        (0, "space djinn"),
        (1, "cast second_chance"),
        (1, "piece 1"),
        (1, "space caravanserai"),
    )


def test_a_41_a_token_lost_to_an_earlier_player_is_not_replaced_by_another() -> None:
    match = fleeing(first=0)
    assert match.position()["players"][1]["tokens"] == [1, 2, 4, 5, 6, 7, 8, 9]
    assert events(match, "spell_without_effect")[0].data == {"seat": 1, "spell": "second_chance"}


def test_a_41_an_earlier_player_saves_the_token_that_was_named() -> None:
    match = fleeing(first=1)
    assert match.position()["pieces"][1]["space"] == "caravanserai"
    assert match.position()["players"][1]["tokens"] == [1, 2, 4, 6, 7, 8, 9]


@pytest.mark.parametrize(("sealed_first", "space"), [(True, "market"), (False, "caravanserai")])
def test_a_41_a_destination_is_not_chosen_anew(sealed_first: bool, space: str) -> None:
    match = scenario(
        "dragons",
        at="market",
        first=0 if sealed_first else 1,
        board={"market": [(1, 5)], "caravanserai": [(2, 1)]},
        spells={0: ["close_sesame"], 1: ["second_chance"]},
    )
    if sealed_first:
        play(match, (0, "pass"))
    play(match, (1, "cast second_chance"), (1, "space caravanserai"))
    play(match, (0, "cast close_sesame"), (0, "space caravanserai"))
    assert match.position()["pieces"][0]["space"] == space


def test_a_41_a_token_is_the_target_wherever_it_stands_by_then() -> None:
    """Seat 0 moves it from the market to the palace; Eye for an Eye still finds it."""
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(0, 5)], "caravanserai": [(2, 1)]},
        spells={0: ["second_chance"], 1: ["eye_for_an_eye"]},
    )
    play(match, (0, "pass"), (1, "cast eye_for_an_eye"), (1, "piece 0"))
    play(match, (0, "cast second_chance"), (0, "space room_1"))
    assert events(match, "piece_went_home")[0].data["space"] == "room_1"
