"""E-36: the palace track has no ends."""

import pytest

from serai.testing import play, scenario


@pytest.mark.parametrize(("before", "after"), [(0, 0.5), (1.0, 1.5), (1.5, 2.0), (-1.0, -0.5)])
def test_e_36_restoration_moves_it_up_from_anywhere(before: float, after: float) -> None:
    match = scenario(
        "emira",
        mode="advanced",
        phase="events",
        track=[before, 0, 0, 0],
        sections=[2, 0, 0, 0],
        hand={0: ["restoration_1"]},
    )
    play(match, (0, "play restoration_1"))
    assert match.position()["sheiks"][0]["track"] == after
    assert match.view(1)["sheiks"][0]["palace_size"] == 2 + after


@pytest.mark.parametrize(("before", "after"), [(0, -0.5), (-0.5, -1.0), (-1.0, -1.5)])
def test_e_36_albina_moves_it_down_from_anywhere_and_below_zero(before: float, after: float) -> None:
    match = scenario(
        "emira",
        mode="advanced",
        phase="courtship",
        track=[before, 0, 0, 0],
        sections=[0] * 4,
        tokens=[{"beauty": 2}, {}, {}, {}],
        in_play=["albina"],
    )
    assert match.position()["sheiks"][0]["track"] == after
    assert match.view(1)["sheiks"][0]["palace_size"] == after


def test_e_36_a_lowered_track_loses_a_tie_for_the_palace() -> None:
    match = scenario(
        "emira",
        mode="advanced",
        phase="courtship",
        track=[-0.5, 0, -0.5, -0.5],
        sections=[0] * 4,
        status_cards=[[], [], [], []],
        in_play=["sahar"],
    )
    assert match.position()["sheiks"][1]["palace"] == ["sahar"]
