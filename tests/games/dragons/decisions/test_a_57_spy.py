"""A-57: whoever cast Spy goes on placing face down."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.dragons.look import values_seen


def test_a_57_the_caster_places_face_down_and_the_others_face_up() -> None:
    match = play(scenario("dragons", players=3, spells={0: ["spy"]}), (0, "cast spy"))
    for seat in (0, 1, 2):
        play(match, (seat, "place market"), (seat, "token 9"))
    assert values_seen(match, "market") == [None, 9, 9]


def test_a_57_so_does_a_caster_who_answered_another_players_spell() -> None:
    match = scenario("dragons", players=3, spells={0: ["offering"], 2: ["spy"]})
    play(match, (0, "cast offering"), (2, "cast spy"))
    for seat in (0, 1, 2):
        play(match, (seat, "place market"), (seat, "token 9"))
    assert values_seen(match, "market") == [9, 9, None]
