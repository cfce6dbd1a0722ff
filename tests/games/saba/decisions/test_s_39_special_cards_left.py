"""S-39: special cards left over have no effect."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import told
from tests.games.saba.look import BLUE, sites


def test_s_39_the_game_ends_with_a_treasure_card_on_display() -> None:
    match = scenario(
        "saba",
        players=2,
        step="build",
        stock={BLUE: "1A 2S 2E 2G"},
        sites=["treasure_1", "treasure_2", "pillar_2"],
        building_deck=[],
        removed=["game_end"],
    )
    play(match, (BLUE, "build 3"))
    assert match.result is not None
    assert match.result.ending == "palace_done"
    assert told(match, "interim_points") == []
    assert sites(match) == ["treasure_1", "treasure_2"]
