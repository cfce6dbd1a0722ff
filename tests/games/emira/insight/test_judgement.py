"""The judgement holds for every position: legal, finite, and blind to what the sheik cannot know."""

from __future__ import annotations

from math import isfinite

import pytest

import serai
from serai.core.insight import UNSEEN
from serai.core.playout import random_option
from serai.core.rng import seeded
from serai.games.emira import moves
from serai.games.emira.state import EmiraState

GAME = serai.game("emira")
TABLES: list[dict[str, object]] = [
    {"players": 4},
    {"players": 3},
    {"players": 5},
    {"players": 4, "mode": "advanced"},
    {"players": 3, "mode": "advanced", "edition": "nl"},
    {"players": 4, "edition": "nl"},
    {"players": 5, "edition": "pl"},
    {"players": 4, "edition": "fr", "symbol_profile": "none"},
    {"players": 3, "edition": "fr"},
]
MOST_OPTIONS = 12
SPARSE = 6  # of so many bids one is looked at, and every other decision


def deal(given: dict[str, object], seed: str) -> EmiraState:
    state = GAME.deal(GAME.settle(given), seeded(seed))
    assert isinstance(state, EmiraState)
    return state


def positions(given: dict[str, object], seed: str, chance: int) -> list[EmiraState]:
    """The positions of a game in which so many of a hundred moves are made by chance."""
    insight = GAME.insight()
    rng = seeded(seed)
    state = deal(given, seed)
    found = []
    while state.seat >= 0:
        if rng.below(SPARSE) == 0 or state.kind != moves.AUCTION_BID:
            found.append(state.clone())
        state.choose(random_option(state, rng) if rng.below(100) < chance else insight.judge(state).best())
    return found


@pytest.mark.parametrize("chance", [5, 100])
@pytest.mark.parametrize("given", TABLES, ids=str)
def test_every_option_judged_is_legal_and_named_once(given: dict[str, object], chance: int) -> None:
    insight = GAME.insight()
    for state in positions(given, f"legal:{chance}", chance):
        judgement = insight.judge(state)
        assert judgement.options
        assert len(judgement.options) == len(judgement.scores) <= MOST_OPTIONS
        assert len(set(judgement.options)) == len(judgement.options)
        assert all(state.allows(option) for option in judgement.options)
        assert all(isfinite(score) for score in judgement.scores)


@pytest.mark.parametrize("chance", [5, 100])
@pytest.mark.parametrize("given", TABLES, ids=str)
def test_the_judgement_rests_on_what_the_sheik_knows(given: dict[str, object], chance: int) -> None:
    insight = GAME.insight()
    rng = seeded("anew")
    for state in positions(given, f"blind:{chance}", chance):
        here = insight.judge(state)
        anew = state.clone()
        anew.redeal(state.seat, rng)
        there = insight.judge(anew)
        assert (here.options, here.scores) == (there.options, there.scores)


@pytest.mark.parametrize("given", TABLES, ids=str)
def test_prospects_are_chances_and_exact_at_the_end(given: dict[str, object]) -> None:
    insight = GAME.insight()
    for number in range(3):
        state = deal(given, f"prospects:{number}")
        while state.seat >= 0:
            chances = insight.prospects(state)
            assert len(chances) == state.players
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            assert sum(chances) == pytest.approx(1.0)
            state.choose(insight.judge(state).best())
        result = GAME.result(state)
        assert result is not None
        assert insight.winners(state) == result.winners
        shares = insight.prospects(state)
        assert [seat for seat in range(state.players) if shares[seat]] == result.winners


@pytest.mark.parametrize("given", TABLES, ids=str)
def test_games_among_equals_end_by_a_goal_in_reasonable_time(given: dict[str, object]) -> None:
    insight = GAME.insight()
    for number in range(4):
        state = deal(given, f"equals:{number}")
        decisions = 0
        while state.seat >= 0:
            state.choose(insight.judge(state).best())
            decisions += 1
        assert decisions < 1500
        assert insight.clock(state) == state.round < 60


@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_good_sheik_beats_those_who_play_by_chance(players: int) -> None:
    insight = GAME.insight()
    won = 0
    for number in range(12):
        state = deal({"players": players}, f"chance:{number}")
        rng = seeded(f"chance:{number}")
        mine = number % players
        while state.seat >= 0:
            state.choose(insight.judge(state).best() if state.seat == mine else random_option(state, rng))
        won += mine in insight.winners(state)
    assert won >= 11


def test_what_is_chosen_in_secret_is_unseen_by_the_others() -> None:
    insight = GAME.insight()
    state = deal({"players": 4}, "secret")
    assert state.kind == moves.DRAFT_START_EVENT
    option = state.options[0]
    assert insight.seen(state, option, state.seat) == option
    assert insight.seen(state, option, (state.seat + 1) % 4) == UNSEEN
    while state.kind != moves.AUCTION_BID:
        state.choose(state.options[0])
    assert insight.seen(state, moves.PASS, (state.seat + 1) % 4) == moves.PASS
