"""Strengths and ranks after a batch."""

from __future__ import annotations

from serai.testing import events, play, scenario
from tests.games.dragons.look import strengths
from tests.games.look import asked, told


def test_7_4_7_strengths_are_counted_afresh_after_every_batch() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="market",
        board={"market": [(0, 9), (1, 8)]},
        spells={2: ["last_shall_be_first"], 0: ["solar_eclipse"]},
        treasure={0: "1c", 1: "1p"},
    )
    assert strengths(match, "market") == {"0": 9, "1": 8}
    play(match, (0, "pass"), (2, "cast last_shall_be_first"), (0, "pass"))
    assert strengths(match, "market") == {"0": 1, "1": 8}
    play(match, (0, "cast solar_eclipse"))
    assert strengths(match, "market") == {"0": 1}
    assert asked(match) == ("market_trade", 0)


def test_7_4_7_the_award_follows_the_last_empty_poll() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="cave_red",
        caves={"cave_red": "5/2"},
        board={"cave_red": [(0, 5), (1, 4)], "caravanserai": [(2, 2)]},
        artifacts={1: ["flying_carpet"], 0: ["astral_double"]},
    )
    play(match, (0, "pass"), (1, "use flying_carpet"), (0, "pass"))
    assert strengths(match, "cave_red") == {"0": 5, "1": 7}
    assert events(match, "treasure_won") == []
    play(match, (0, "use astral_double"))
    assert [(data["seat"], data["amount"]) for data in told(match, "treasure_won")] == [(0, 5), (1, 2)]


def test_7_4_7_ranks_in_a_room_are_frozen_after_its_window() -> None:
    """Anna leads by a Carpet; the spells at her offer do not change who comes next."""
    match = scenario(
        "dragons",
        players=3,
        at="room_1",
        board={"room_1": [(0, 4), (1, 6), (2, 5)]},
        artifacts={0: ["flying_carpet"]},
        spells={2: ["alms"]},
        treasure={0: "4c 3p", 1: "6c", 2: "5c"},
    )
    play(match, (0, "use flying_carpet"), (2, "pass"), (2, "pass"))
    assert match.position()["scoring"]["queue"] == [0, 1, 2]
    play(match, (0, "decline"), (1, "decline"))
    play(match, (2, "cast alms"), (2, "take crown 3"))
    assert asked(match) == ("buy_artifact", 2)
    assert match.position()["scoring"]["queue"] == [0, 1, 2]


def test_7_4_7_who_left_the_room_during_its_window_gets_no_offer() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="room_1",
        board={"room_1": [(0, 9), (1, 6)]},
        spells={2: ["lunar_eclipse"]},
        treasure={0: "9c", 1: "6c"},
    )
    play(match, (2, "cast lunar_eclipse"))
    assert asked(match) == ("buy_artifact", 1)
    assert match.position()["scoring"]["queue"] == [1]
