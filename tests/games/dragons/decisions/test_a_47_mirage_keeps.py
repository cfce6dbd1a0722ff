"""A-47: with Mirage the artifact on sale may be chosen again."""

from __future__ import annotations

from serai import Match
from serai.testing import events, play, scenario
from tests.games.dragons.table import carry_out


def looking() -> Match:
    match = scenario("dragons", at="tent", spells={0: ["mirage", "alms"]})
    return carry_out(match, 0, "cast mirage", "space room_1")


def test_a_47_the_one_on_sale_is_among_the_choices() -> None:
    assert looking().decision.moves[0]["place"] == 0


def test_a_47_choosing_it_leaves_the_whole_pile_as_it_was() -> None:
    match = looking()
    before = match.position()["piles"][0]["cards"]
    play(match, (0, "pick 0"))
    assert match.position()["piles"][0]["cards"] == before
    assert "room_1" in match.position()["on_sale"]
    kept = events(match, "mirage_kept")[0]
    assert kept.data == {"seat": 0, "room": "room_1", "artifact": before[0].rpartition("_")[0]}
    assert kept.clause == "A-47"


def test_a_47_the_caster_has_seen_the_pile_all_the_same() -> None:
    match = play(looking(), (0, "pick 0"))
    assert len(match.view(0)["rooms"][0]["known"]) == 5
    assert len(match.view(1)["rooms"][0]["known"]) == 1
