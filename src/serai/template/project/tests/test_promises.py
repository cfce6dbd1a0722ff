"""What every game promises: legality, secrets, saves, copies, an end. `serai simulate lots --check` does the same."""

from __future__ import annotations

import pytest

import serai
from serai.testing import check_game, combinations

GAME = serai.game("lots")
SETTINGS = [{**settings, "looking": looking} for settings in combinations(GAME) for looking in (True, False)]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_the_game_keeps_its_promises(settings: dict[str, object], seed: int) -> None:
    report = check_game(GAME, settings, seed)
    assert report.ok, str(report)
    assert report.dealt_anew, "nothing was hidden in the whole game, so the test of secrets has shown nothing"
