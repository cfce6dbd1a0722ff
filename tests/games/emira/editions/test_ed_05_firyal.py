from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, scenario

TRACK = [
    {"edition": "consensus"},
    {"edition": "fr"},
    {"edition": "pl"},
    {"edition": "nl", "firyal_power": "track_minus_half"},
]
FEE = [{"edition": "nl"}, {"edition": "fr", "firyal_power": "pay_30_per_section"}]


def firyal_joins(settings: dict[str, object], mode: str = "advanced", **words: object) -> Match:
    """Player 1 with three sections and 750 gold; he pays her upkeep of 50 in the same round."""
    own = {"status_cards": [[], ["status_700"], [], []], "sections": {1: 3}}
    words = {"gold": {1: 750}, **words}
    match = scenario("emira", mode=mode, phase="courtship", in_play=["firyal"], **own, **words, **settings)
    assert events(match, "joined")[0].data == {"princess": "firyal", "seat": 1}
    return match


def track_and_gold(match: Match) -> tuple[float, int]:
    sheik = match.position()["sheiks"][1]
    return sheik["track"], sheik["gold"]


@pytest.mark.parametrize("settings", TRACK)
def test_ed_5_the_palace_track_falls(settings: dict[str, object]) -> None:
    assert track_and_gold(firyal_joins(settings)) == (-0.5, 700)


@pytest.mark.parametrize("settings", TRACK)
def test_ed_5_the_track_falls_only_the_first_time(settings: dict[str, object]) -> None:
    assert track_and_gold(firyal_joins(settings, met={1: ["firyal"]}, track={1: -0.5})) == (-0.5, 700)


@pytest.mark.parametrize("settings", FEE)
def test_ed_5_the_owner_pays_30_for_each_section(settings: dict[str, object]) -> None:
    match = firyal_joins(settings)
    assert events(match, "firyal_fee_paid")[0].data == {"seat": 1, "amount": 90}
    assert track_and_gold(match) == (0, 610)


@pytest.mark.parametrize("settings", FEE)
def test_ed_5_the_fee_is_due_again_when_she_comes_back(settings: dict[str, object]) -> None:
    assert track_and_gold(firyal_joins(settings, met={1: ["firyal"]})) == (0, 610)


@pytest.mark.parametrize("settings", TRACK + FEE)
def test_ed_5_no_power_in_the_standard_game(settings: dict[str, object]) -> None:
    assert track_and_gold(firyal_joins(settings, mode="standard")) == (0, 700)
