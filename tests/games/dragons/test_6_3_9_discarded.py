"""Rule 6.3.9: a spell is discarded face up after its effect or its cancellation."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_6_3_9_after_its_effect_everybody_sees_it_among_the_used_ones(viewer: int | None) -> None:
    match = scenario("dragons", spells={0: ["offering"]})
    play(match, (0, "cast offering"))
    assert match.view(viewer)["used_spells"] == ["offering"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_6_3_9_after_its_cancellation_too(viewer: int | None) -> None:
    match = scenario("dragons", spells={0: ["offering"]}, artifacts={2: ["counterspell"]})
    play(match, (0, "cast offering"), (2, "use counterspell"))
    assert match.view(viewer)["used_spells"] == ["offering"]


def test_6_3_9_not_before_the_batch_has_taken_effect() -> None:
    match = scenario("dragons", spells={0: ["offering"]}, treasure={1: "4c 4p"})
    play(match, (0, "cast offering"))
    assert match.decision.question == "return_treasures"
    assert match.view(2)["used_spells"] == []


def test_6_3_9_it_never_comes_back_into_the_deck() -> None:
    """The tent draws from what is left."""
    match = scenario(
        "dragons",
        at="tent",
        board={"tent": [(0, 5)], "caravanserai": [(1, 1)]},
        spells={0: ["offering"]},
    )
    play(match, (0, "cast offering"))
    assert match.decision.question == "tent_keep"
    position = match.position()
    assert "offering" not in position["spell_deck"] + position["drawn"]
    assert len(position["spell_deck"] + position["drawn"]) == 20
