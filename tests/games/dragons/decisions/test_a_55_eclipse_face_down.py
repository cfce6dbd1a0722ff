"""A-55: face-down tokens that an Eclipse takes back are not shown."""

from __future__ import annotations

from serai import Match
from serai.testing import events, play, scenario
from tests.games.dragons.look import look_at


def eclipse(spell: str) -> Match:
    match = scenario("dragons", board={"market": [(1, 6), (2, 5), (1, 7)]}, spells={0: [spell]})
    return play(match, (0, f"cast {spell}"))


def test_a_55_the_owners_take_back_the_right_ones() -> None:
    match = eclipse("solar_eclipse")
    assert match.position()["players"][1]["tokens"] == [1, 2, 4, 5, 6, 8, 9]
    assert match.position()["players"][2]["tokens"] == [1, 2, 4, 6, 7, 8, 9]


def test_a_55_their_values_are_not_shown() -> None:
    told = events(eclipse("lunar_eclipse"), "piece_went_home")
    assert [(entry.data["piece"]["piece"], entry.data["piece"]["value"]) for entry in told] == [(1, None), (2, None)]


def test_a_55_those_that_stay_are_not_turned_either() -> None:
    match = eclipse("lunar_eclipse")
    seen = [piece["value"] for piece in look_at(match, "market")["pieces"]]
    assert seen == [None]
    own = next(space for space in match.view(1)["spaces"] if space["space"] == "market")
    assert [piece["value"] for piece in own["pieces"]] == [6]


def test_a_55_others_see_only_how_many_tokens_lie_behind_the_screen() -> None:
    match = eclipse("solar_eclipse")
    assert match.view(0)["screens"][1]["tokens"] == 7
    assert match.view(1)["mine"]["tokens"] == [1, 2, 4, 5, 6, 8, 9]
