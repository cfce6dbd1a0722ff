from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, scenario

NEXT_ROUND = [
    {"edition": "consensus"},
    {"edition": "fr"},
    {"edition": "nl"},
    {"edition": "pl"},
]
WHILE_THERE = [{"edition": edition, "hind_duration": "while_in_palace"} for edition in ("pl", "nl")]


def with_hind(settings: dict[str, object], joined: int, number: int, phase: str = "auction") -> Match:
    """Hind joined player 0 in one round; the other one is played now."""
    hind = {"joined_in_round": joined}
    return scenario("emira", phase=phase, round=number, palace={0: ["hind"]}, hind=hind, gold=[750] * 4, **settings)


def first_asked(match: Match) -> int:
    assert match.decision is not None
    return match.decision.seat


@pytest.mark.parametrize("phase", ["events", "auction", "purchase"])
@pytest.mark.parametrize("settings", NEXT_ROUND + WHILE_THERE)
def test_ed_7_he_is_away_in_the_round_after_her_arrival(settings: dict[str, object], phase: str) -> None:
    match = with_hind(settings, 3, 4, phase)
    assert first_asked(match) == 1
    assert match.view(None)["sheiks"][0]["kept_away"] is True


@pytest.mark.parametrize("phase", ["events", "auction", "purchase"])
@pytest.mark.parametrize("number", [5, 9])
@pytest.mark.parametrize("settings", NEXT_ROUND)
def test_ed_7_later_he_acts_again(settings: dict[str, object], number: int, phase: str) -> None:
    assert first_asked(with_hind(settings, 3, number, phase)) == 0


@pytest.mark.parametrize("phase", ["events", "auction", "purchase"])
@pytest.mark.parametrize("number", [5, 9])
@pytest.mark.parametrize("settings", WHILE_THERE)
def test_ed_7_or_he_stays_away_as_long_as_she_is_there(settings: dict[str, object], number: int, phase: str) -> None:
    assert first_asked(with_hind(settings, 3, number, phase)) == 1


def hind_joins_in_the_auction(settings: dict[str, object]) -> Match:
    """Player 0 buys status and is best for Hind alone; then events are for sale."""
    match = scenario(
        "emira",
        undecided=["hind"],
        in_play=[],
        status_cards=[[], [], [], []],
        status_offer="status_300_1",
        gold=[750] * 4,
        camels=[0, 0, 0, 0],
        **settings,
    )
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "buy status"))
    assert events(match, "joined")[0].data == {"princess": "hind", "seat": 0}
    for seat in (1, 2, 3):
        assert match.decision is not None
        while match.decision.question == "auction_turn":
            match.play({"kind": "pass"})
        if match.decision.question == "last_player_bid":
            match.play({"kind": "no_bid"})
        play(match, (seat, "decline"))
    assert match.decision.question == "buy_event"
    return match


@pytest.mark.parametrize("settings", NEXT_ROUND)
def test_ed_7_the_round_of_her_arrival_goes_on_for_him(settings: dict[str, object]) -> None:
    assert first_asked(hind_joins_in_the_auction(settings)) == 0


@pytest.mark.parametrize("settings", WHILE_THERE)
def test_ed_7_or_he_is_away_from_the_moment_she_joins(settings: dict[str, object]) -> None:
    assert first_asked(hind_joins_in_the_auction(settings)) == 1


@pytest.mark.parametrize("settings", NEXT_ROUND + WHILE_THERE)
def test_ed_7_if_she_has_left_he_is_not_away(settings: dict[str, object]) -> None:
    match = scenario(
        "emira",
        phase="upkeep",
        round=3,
        first_player=3,
        palace={0: ["hind"]},
        hind={"joined_in_round": 3},
        gold={0: 0},
        draws=["hind"],
        **settings,
    )
    assert events(match, "left_palace")[0].data == {"princess": "hind", "seat": 0}
    assert (match.view(None)["round"], first_asked(match)) == (4, 0)
