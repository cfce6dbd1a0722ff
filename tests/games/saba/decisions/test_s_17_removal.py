"""S-17: when unbuildable cards are removed."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import told
from tests.games.saba.look import BLUE


def test_s_17_they_count_as_removed_for_the_end() -> None:
    match = scenario(
        "saba",
        players=2,
        step="build",
        stock={BLUE: "1A 2S 2E 2G"},
        sites=["arch_2", "fountain_2", "pillar_2"],
        building_deck=[],
    )
    play(match, (BLUE, "build 3"))
    assert [entry["card"] for entry in told(match, "card_no_longer_buildable")] == ["arch_2", "fountain_2"]
    assert match.result is not None
    assert match.result.ending == "palace_done"
