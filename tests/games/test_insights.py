"""What every game's judgement keeps to over whole games: legal, blind to what is hidden, exact at the end, in words."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

import pytest

import serai
from serai.core.playout import random_option
from serai.core.registry import names
from serai.core.rng import Rng, seeded
from serai.core.state import State
from serai.testing.conformance import combinations
from serai.text.phrasebook import Phrasebook

MOST_OPTIONS = 12
MOST_DECISIONS = 3000  # of a game among those who play by judgement
LONG = 900  # decisions of a game by chance that are looked at

ODD_TABLES: list[tuple[str, dict[str, object]]] = [  # settings that change what is asked
    ("dragons", {"players": 4, "placement_windows": "every_placement"}),
    ("dragons", {"players": 4, "spells_during_guard": "forbidden", "camel_takes_effect": "at_once"}),
    (
        "dragons",
        {"players": 4, "bank": "unlimited", "leftover_treasure": "stay", "smuggling_strength": "ties_with_all"},
    ),
    ("dragons", {"players": 4, "mode": "basic", "short_first_game": True}),
    ("emira", {"players": 4, "edition": "fr", "symbol_profile": "none"}),
]
TABLES = [(name, given) for name in names() for given in combinations(serai.game(name))] + ODD_TABLES


def positions(name: str, given: dict[str, object], by_chance: int) -> Iterator[tuple[State, Rng]]:
    """Every position of a game in which so many of a hundred choices are made by chance, and dice to pick some."""
    game = serai.game(name)
    insight = game.insight()
    rng = seeded(f"{name}:{given}:{by_chance}")
    state = game.deal(game.resolve_settings(given), rng)
    seen = 0
    while state.seat >= 0 and seen < LONG:
        yield state, rng
        seen += 1
        state.choose(random_option(state, rng) if rng.below(100) < by_chance else insight.judge(state).best())


@pytest.mark.parametrize(("name", "given"), TABLES, ids=str)
@pytest.mark.parametrize("by_chance", [5, 30, 100])
def test_the_options_judged_are_legal_unique_and_few(name: str, given: dict[str, object], by_chance: int) -> None:
    insight = serai.game(name).insight()
    for state, _rng in positions(name, given, by_chance):
        judgement = insight.judge(state)
        assert 1 <= len(judgement.options) == len(judgement.scores) <= MOST_OPTIONS
        assert len(set(judgement.options)) == len(judgement.options)
        assert all(state.allows(option) for option in judgement.options)
        assert all(isfinite(score) for score in judgement.scores)


@pytest.mark.parametrize(("name", "given"), TABLES, ids=str)
@pytest.mark.parametrize("by_chance", [5, 100])
def test_a_judgement_rests_on_what_the_seat_knows(name: str, given: dict[str, object], by_chance: int) -> None:
    insight = serai.game(name).insight()
    for state, rng in positions(name, given, by_chance):
        if rng.below(3) == 0:
            anew = state.clone()
            anew.redeal(state.seat, rng)
            here, there = insight.judge(state), insight.judge(anew)
            assert (here.options, here.scores) == (there.options, there.scores)


@pytest.mark.parametrize(("name", "given"), TABLES, ids=str)
def test_judging_changes_nothing_and_every_option_has_a_reason_in_words(name: str, given: dict[str, object]) -> None:
    game = serai.game(name)
    insight, phrases = game.insight(), Phrasebook(game)
    for state, rng in positions(name, given, 30):
        if rng.below(8) == 0:
            before = game.position(state)
            for option in insight.judge(state).options:
                said = phrases.reason(game.explain(insight.reason(state, option)))
                assert said
                assert "{" not in said
            insight.prospects(state)
            assert game.position(state) == before


@pytest.mark.parametrize(("name", "given"), TABLES, ids=str)
def test_games_by_judgement_end_soon_and_prospects_are_exact_then(name: str, given: dict[str, object]) -> None:
    game = serai.game(name)
    insight = game.insight()
    state = game.deal(game.resolve_settings(given), seeded(f"ends:{given}"))
    decisions = 0
    while state.seat >= 0:
        chances = insight.prospects(state)
        assert len(chances) == state.players
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert sum(chances) == pytest.approx(1.0)
        state.choose(insight.judge(state).best())
        decisions += 1
        assert decisions < MOST_DECISIONS
    result = game.result(state)
    assert result is not None
    assert sorted(insight.winners(state)) == sorted(result.winners)
    share = 1.0 / len(result.winners)
    assert insight.prospects(state) == [share if seat in result.winners else 0.0 for seat in range(state.players)]


@pytest.mark.parametrize("name", names())
def test_one_who_plays_by_judgement_beats_those_who_play_by_chance(name: str) -> None:
    game = serai.game(name)
    insight = game.insight()
    won = 0.0
    for number in range(12):
        state, rng = (
            game.deal(game.resolve_settings({"players": 4}), seeded(f"alone:{number}")),
            seeded(f"chance:{number}"),
        )
        mine = number % 4
        while state.seat >= 0:
            state.choose(insight.judge(state).best() if state.seat == mine else random_option(state, rng))
        won += insight.prospects(state)[mine]
    assert won >= 11
