"""How a search compares options by games played out."""

from __future__ import annotations

import pytest

import serai
from serai.core.rng import seeded
from serai.search.ismcts import ENOUGH, Search, Settings


@pytest.fixture
def search() -> Search:
    match = serai.game("saba").new(seed=1, players=3)
    return Search(match.game.insight(), match.state, seeded("test"), Settings())


def test_a_play_out_is_worth_the_mean_of_three_rounds_and_the_end(search: Search) -> None:
    world, insight = search.new_world(), search.insight
    option = search.candidates[0].option
    state = world.clone()
    now = insight.clock(state)
    readings = []
    state.choose(option)
    while state.seat >= 0:
        if insight.clock(state) >= now + (len(readings) + 1) * 3 and len(readings) < 3:
            readings.append(insight.prospects(state)[search.seat])
        state.choose(insight.judge(state).best())
    readings.append(insight.prospects(state)[search.seat])
    assert len(readings) == 4
    assert len(set(readings)) > 2
    assert search.play_out(world, option) == pytest.approx(sum(readings) / 4)


def test_the_judgement_counts_half_after_thirty_play_outs(search: Search) -> None:
    candidate = search.candidates[0]
    candidate.score = -4.0
    word = -search.merit(candidate)
    for _ in range(30):
        search.try_in_world(candidate)
    assert -search.merit(candidate) - candidate.mean() == pytest.approx(word / 2)


def test_options_that_the_judgement_does_not_name_are_compared_too(search: Search) -> None:
    insight, state = search.insight, search.state
    while len(insight.judge(state).options) == len(state.options):
        state.choose(insight.judge(state).best())
    other = Search(insight, state, seeded("test"), Settings())
    other.run(10 * len(state.options), 1e9)
    assert sorted(candidate.option for candidate in other.candidates) == sorted(state.options)
    assert all(len(candidate.values) > 0 for candidate in other.candidates)


def test_an_option_that_is_clearly_better_takes_few_play_outs(search: Search) -> None:
    """All but the best have dropped out long before the budget is spent."""
    search.run(100_000, 1e9)
    assert search.iterations < 100_000
    assert all(len(candidate.values) >= ENOUGH for candidate in search.candidates)
