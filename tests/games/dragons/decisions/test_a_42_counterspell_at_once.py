"""A-42: a Counterspell acts at once, whatever the turn order."""

from __future__ import annotations

import pytest

from serai.testing import events, play, scenario
from tests.games.look import asked


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_a_42_from_behind_in_turn_order_too(first: int) -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        first=first,
        board={"caravanserai": [(0, 9), (1, 5)]},
        spells={1: ["lunar_eclipse"]},
        artifacts={3: ["counterspell"]},
    )
    play(match, (1, "cast lunar_eclipse"), (3, "use counterspell"))
    assert events(match, "spell_countered")[0].data == {"seat": 3, "spell": "lunar_eclipse", "caster": 1}
    assert events(match, "piece_went_home") == []
    assert match.decision.seat == 0


def test_a_42_before_the_batch_closes() -> None:
    """Others may still answer, and the spell is already gone."""
    match = scenario(
        "dragons", spells={0: ["alms"], 2: ["offering"]}, artifacts={1: ["counterspell"]}, treasure={2: "1c"}
    )
    play(match, (0, "cast alms"), (1, "use counterspell"))
    assert asked(match) == ("window", 2)
    assert match.view(2)["window"]["batch"][0]["cancelled"] is True
    assert match.view(2)["used_spells"] == ["alms"]


def test_a_42_the_caster_may_cast_another_spell_in_the_same_batch() -> None:
    match = scenario("dragons", spells={0: ["alms", "offering"]}, artifacts={1: ["counterspell"]}, treasure={1: "1c"})
    play(match, (0, "cast alms"), (1, "use counterspell"), (0, "cast offering"))
    assert events(match, "all_treasures_returned")[0].data["seat"] == 1
