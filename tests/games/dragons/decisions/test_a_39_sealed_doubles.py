"""A-39: a piece on a sealed space may be doubled."""

from __future__ import annotations

from serai.testing import events, play, refusal, scenario


def test_a_39_a_double_on_a_sealed_space() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(0, 5), (1, 9)]},
        artifacts={0: ["astral_double"]},
        this_round={"sealed": ["caravanserai"]},
    )
    play(match, (0, "use astral_double"))
    assert match.decision.seat == 0
    assert match.view(None)["spaces"][8]["strengths"] == {"0": 10, "1": 9}


def test_a_39_sealed_in_the_same_batch_the_double_works_and_the_carpet_does_not() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(1, 5), (0, 9)]},
        artifacts={1: ["astral_double"], 2: ["flying_carpet"]},
        spells={0: ["close_sesame"]},
    )
    play(match, (0, "cast close_sesame"), (0, "space caravanserai"), (1, "use astral_double"), (2, "use flying_carpet"))
    assert len(events(match, "piece_doubled")) == 1
    assert len(events(match, "carpet_found_no_place")) == 1
    assert match.decision.seat == 1


def test_a_39_a_carpet_cannot_be_declared_there() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(0, 5)]},
        artifacts={0: ["astral_double", "flying_carpet"]},
        this_round={"sealed": ["caravanserai"]},
    )
    assert refusal(match, 0, "use astral_double") is None
    assert refusal(match, 0, "use flying_carpet").code == "space_sealed"
