from __future__ import annotations

import pytest

from serai import Match
from serai.testing import scenario
from tests.games.emira.look import joined

BARRED = [{"edition": "fr"}, {"edition": "nl", "hind_phase6": "barred"}, {"edition": "pl", "hind_phase6": "barred"}]
OPEN = [
    {"edition": "consensus"},
    {"edition": "pl"},
    {"edition": "nl"},
    {"edition": "fr", "hind_phase6": "may_be_chosen"},
]


def thara_chooses(settings: dict[str, object], number: int, **words: object) -> Match:
    """Hind joined player 0 in round 3. He is ahead in appearance of player 1, who is ahead of the others."""
    return scenario(
        "emira",
        phase="courtship",
        round=number,
        in_play=["thara"],
        palace={0: ["hind"]},
        hind={"joined_in_round": 3},
        tokens=[{"beauty": 2}, {"beauty": 1}, {}, {}],
        **words,
        **settings,
    )


@pytest.mark.parametrize("settings", BARRED)
def test_ed_8_she_ignores_the_sheik_kept_away(settings: dict[str, object]) -> None:
    assert joined(thara_chooses(settings, 4)) == [("thara", 1)]


@pytest.mark.parametrize("settings", OPEN)
def test_ed_8_she_may_choose_the_sheik_kept_away(settings: dict[str, object]) -> None:
    assert joined(thara_chooses(settings, 4)) == [("thara", 0)]


@pytest.mark.parametrize("settings", BARRED)
def test_ed_8_the_bar_ends_with_the_lost_round(settings: dict[str, object]) -> None:
    assert joined(thara_chooses(settings, 5)) == [("thara", 0)]


def test_ed_8_a_bar_as_long_as_hind_stays_if_she_keeps_him_away_so_long() -> None:
    settings: dict[str, object] = {"edition": "fr", "hind_duration": "while_in_palace"}
    assert joined(thara_chooses(settings, 9)) == [("thara", 1)]
