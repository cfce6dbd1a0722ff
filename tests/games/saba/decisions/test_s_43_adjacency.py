"""S-43: which quarters are adjacent."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.saba.look import BLUE


@pytest.mark.parametrize(
    ("target", "ready"),
    [("stonemason", True), ("money_changer", True), ("goldsmith", True), ("mason", False), ("bazaar", False)],
)
def test_s_43_two_rows_of_three(target: str, ready: bool) -> None:
    match = scenario("saba", mode="advanced", hand={BLUE: ["foreman"]}, quarters={"carpenter": [BLUE]}, ready=[])
    play(match, (BLUE, "play foreman"), (BLUE, f"foreman_target {target}"))
    assert bool(match.position()["ready"]) == ready
