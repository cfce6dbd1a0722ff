from __future__ import annotations

import pytest

from serai import Result
from serai.testing import scenario

ONE = [
    {"edition": "consensus"},
    {"edition": "fr"},
    {"edition": "pl"},
    {"edition": "nl", "camel_side_points": 1},
]
HALF = [{"edition": "nl"}, {"edition": "fr", "camel_side_points": 0.5}]


def result(settings: dict[str, object], mode: str = "advanced") -> Result:
    """Nobody has a princess. Player 0 has 3 camels, player 1 two sections, the others nothing."""
    match = scenario(
        "emira",
        mode=mode,
        phase="round_end",
        max_rounds=1,
        camels=[3, 0, 0, 0],
        sections=[0, 2, 0, 0],
        status_cards=[[], [], [], []],
        tokens=[{}, {}, {}, {}],
        **settings,
    )
    assert match.result is not None
    return match.result


@pytest.mark.parametrize("mode", ["advanced", "standard"])
@pytest.mark.parametrize("settings", ONE)
def test_ed_10_a_camel_counts_1(settings: dict[str, object], mode: str) -> None:
    ended = result(settings, mode)
    assert [score["side_points"] for score in ended.scores] == [3, 2, 0, 0]
    assert ended.winners == [0]


@pytest.mark.parametrize("mode", ["advanced", "standard"])
@pytest.mark.parametrize("settings", HALF)
def test_ed_10_a_camel_counts_one_half(settings: dict[str, object], mode: str) -> None:
    ended = result(settings, mode)
    assert [score["side_points"] for score in ended.scores] == [1.5, 2, 0, 0]
    assert ended.winners == [1]
