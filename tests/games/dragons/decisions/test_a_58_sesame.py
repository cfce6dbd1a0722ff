"""A-58: Sesame closes, and so it is called."""

from __future__ import annotations

import pytest

import serai
from serai.testing import play, scenario


def test_a_58_the_spell_is_called_close_sesame() -> None:
    match = scenario("dragons", spells={0: ["close_sesame"]})
    assert "close_sesame" in [move["spell"] for move in match.decision.moves if move.verb == "cast"]
    with pytest.raises(serai.BadMove):
        match.parse("cast open_sesame")


def test_a_58_it_closes_a_space_and_opens_none() -> None:
    match = scenario("dragons", spells={0: ["close_sesame"]}, this_round={"sealed": ["tent"]})
    play(match, (0, "cast close_sesame"), (0, "space market"))
    assert match.position()["this_round"]["sealed"] == ["tent", "market"]


def test_a_58_cast_on_a_sealed_space_it_does_not_open_it() -> None:
    match = scenario("dragons", spells={0: ["close_sesame"]}, this_round={"sealed": ["tent"]})
    play(match, (0, "cast close_sesame"), (0, "space tent"))
    assert match.position()["this_round"]["sealed"] == ["tent"]
