"""How a search compares options by games played out."""

from __future__ import annotations

import pytest

import serai
from serai.core.rng import seeded
from serai.core.state import State
from serai.search.ismcts import ENOUGH, Search, Settings, below, branch_of


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


def asked_twice(search: Search) -> tuple[Search, State]:
    """A search at a decision after which the same seat is asked in the same turn, and that second question."""
    insight, state = search.insight, search.state
    while True:
        judgement = insight.judge(state)
        then = state.clone()
        then.choose(judgement.best())
        same = (then.seat, insight.clock(then)) == (state.seat, insight.clock(state))
        if same and len(judgement.options) > 1 and len(insight.judge(then).options) > 1:
            return Search(insight, state, seeded("test"), Settings()), then
        state.choose(judgement.best())


def test_a_plan_goes_on_with_what_did_well_in_other_worlds(search: Search) -> None:
    search, then = asked_twice(search)
    option = search.insight.judge(search.state).best()
    options = list(search.insight.judge(then).options)
    usual = search.insight.judge(then).best()
    passed = search.follow(search.state.clone(), option)
    assert passed[1] is passed[0].branches[branch_of(then, usual)]
    better = next(option for option in options if option != usual)
    for each in options:
        node = below(passed[0], branch_of(then, each))
        node.visits, node.worth = 1000, 900.0 if each == better else 100.0
    assert search.follow(search.state.clone(), option)[1] is passed[0].branches[branch_of(then, better)]


def test_a_plan_ends_with_the_turn(search: Search) -> None:
    search, _then = asked_twice(search)
    state = search.state.clone()
    search.follow(state, search.insight.judge(state).best())
    assert search.insight.clock(state) == search.now + 1


def test_a_play_out_teaches_every_step_of_its_plan(search: Search) -> None:
    search, then = asked_twice(search)
    option = search.insight.judge(search.state).best()
    worth = search.play_out(search.state.clone(), option)
    node = search.trees[search.seat].branches[branch_of(search.state, option)]
    second = node.branches[branch_of(then, search.insight.judge(then).best())]
    assert (node.visits, node.worth) == (second.visits, second.worth) == (1, worth)


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
