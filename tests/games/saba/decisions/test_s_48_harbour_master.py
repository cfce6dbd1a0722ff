"""S-48: the harbour master adjusts only the two slots."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import told
from tests.games.saba.look import BLUE, harbour


def test_s_48_types_change_places_with_their_pieces() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        players=3,
        harbour="G2|A2|S3|E2",
        stock=["", "7E", "6E"],
        hand={BLUE: ["harbour_master"]},
    )
    play(match, (BLUE, "play harbour_master"), (BLUE, "harbour_master 2 4"))
    assert harbour(match) == "G2|E2|S3|A4"
    assert told(match, "harbour_surplus_returned") == []
