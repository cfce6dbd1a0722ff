"""S-53: figures and markers."""

from __future__ import annotations

import serai


def test_s_53_eight_figures_and_five_markers() -> None:
    match = serai.game("saba").new(seed=1)
    assert {(owner["figures"], owner["markers"]) for owner in match.position()["players"]} == {(8, 5)}
