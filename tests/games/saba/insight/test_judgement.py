"""What every judgement must keep to over whole games: legal, unique, blind to what is hidden; and the games end."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

import pytest

import serai
from serai.core.insight import UNSEEN
from serai.core.playout import random_option
from serai.core.rng import seeded
from serai.core.state import State

GAME = serai.game("saba")
INSIGHT = GAME.insight()
TABLES = [(players, mode) for players in (2, 3, 4) for mode in ("basic", "advanced")]
MOST_OPTIONS = 12
MOST_DECISIONS = 600


def positions(players: int, mode: str, games: int, by_chance: int) -> Iterator[State]:
    """Every position of some games in which so many per cent of the choices are made by chance."""
    for number in range(games):
        rng = seeded(f"judgement:{players}:{mode}:{number}")
        state = GAME.deal(GAME.settle({"players": players, "mode": mode}), rng)
        while state.seat >= 0:
            yield state
            chance = rng.below(100) < by_chance
            state.choose(random_option(state, rng) if chance else INSIGHT.judge(state).best())
        yield state


@pytest.mark.parametrize(("players", "mode"), TABLES)
@pytest.mark.parametrize("by_chance", [0, 30, 100])
def test_options_are_legal_unique_and_few(players: int, mode: str, by_chance: int) -> None:
    for state in positions(players, mode, 6, by_chance):
        if state.seat >= 0:
            judgement = INSIGHT.judge(state)
            assert judgement.options
            assert len(judgement.options) == len(judgement.scores) == len(set(judgement.options))
            assert len(judgement.options) <= MOST_OPTIONS
            assert all(state.allows(option) for option in judgement.options)
            assert all(isfinite(score) for score in judgement.scores)


@pytest.mark.parametrize(("players", "mode"), TABLES)
@pytest.mark.parametrize("by_chance", [10, 100])
def test_it_does_not_depend_on_what_is_hidden(players: int, mode: str, by_chance: int) -> None:
    rng = seeded("hidden")
    for state in positions(players, mode, 6, by_chance):
        if state.seat >= 0:
            copy = state.clone()
            copy.redeal(state.seat, rng)
            here, there = INSIGHT.judge(state), INSIGHT.judge(copy)
            assert (here.options, here.scores) == (there.options, there.scores)


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_prospects_are_chances_and_exact_in_the_end(players: int, mode: str) -> None:
    for state in positions(players, mode, 6, 20):
        chances = INSIGHT.prospects(state)
        assert len(chances) == players
        assert abs(sum(chances) - 1.0) < 1e-9
        result = GAME.result(state)
        if result is not None:
            assert sorted(INSIGHT.winners(state)) == sorted(result.winners)
            shares = [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(players)]
            assert chances == shares


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_a_game_of_four_like_it_ends_soon(players: int, mode: str) -> None:
    decisions = 0
    games = 10
    for state in positions(players, mode, games, 0):
        decisions += state.seat >= 0
        assert state.seat >= 0 or GAME.result(state) is not None
    assert decisions < games * MOST_DECISIONS


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_every_option_has_a_reason_with_its_numbers(players: int, mode: str) -> None:
    for state in positions(players, mode, 3, 30):
        if state.seat >= 0:
            for option in INSIGHT.judge(state).options:
                remark = INSIGHT.reason(state, option)
                assert remark.code != "no_reason"
                for (_, kind), value in zip(remark.reason.fields, remark.values()):
                    assert GAME.word(kind, value) is not None


def test_nothing_is_chosen_in_secret() -> None:
    for state in positions(3, "advanced", 1, 30):
        if state.seat >= 0:
            assert INSIGHT.seen(state, state.options[0], (state.seat + 1) % 3) != UNSEEN


def test_it_beats_chance() -> None:
    won = 0.0
    games = 40
    for number in range(games):
        rng = seeded(f"chance:{number}")
        players = 4 if number % 2 else 2
        state = GAME.deal(GAME.settle({"players": players}), rng)
        me = number // 2 % players
        while state.seat >= 0:
            state.choose(INSIGHT.judge(state).best() if state.seat == me else random_option(state, rng))
        won += INSIGHT.prospects(state)[me]
    assert won >= 0.9 * games
