"""A-57: whoever cast Spy goes on placing face down."""

from __future__ import annotations

from serai import Match
from serai.testing import play, scenario


def values(match: Match) -> list[object]:
    market = next(space for space in match.view(None)["spaces"] if space["space"] == "market")
    return [piece["value"] for piece in market["pieces"]]


def test_a_57_the_caster_places_face_down_and_the_others_face_up() -> None:
    match = play(scenario("dragons", players=3, spells={0: ["spy"]}), (0, "cast spy"))
    for seat in (0, 1, 2):
        play(match, (seat, "place market"), (seat, "token 9"))
    assert values(match) == [None, 9, 9]


def test_a_57_so_does_a_caster_who_answered_another_players_spell() -> None:
    match = scenario("dragons", players=3, spells={0: ["offering"], 2: ["spy"]})
    play(match, (0, "cast offering"), (2, "cast spy"))
    for seat in (0, 1, 2):
        play(match, (seat, "place market"), (seat, "token 9"))
    assert values(match) == [9, 9, None]
