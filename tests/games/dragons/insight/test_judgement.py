"""The judgement of Aladdin's Dragons: legal, honest, exact at the end, and as good as its word."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

import pytest

import serai
from serai.core.insight import UNSEEN
from serai.core.playout import random_option
from serai.core.rng import Rng, seeded
from serai.core.state import State
from serai.text.phrasebook import Phrasebook, message_id

GAME = serai.game("dragons")
INSIGHT = GAME.insight()
TABLES: list[dict[str, object]] = [
    {"players": players, "mode": mode} for players in (3, 4, 5) for mode in ("basic", "magic")
] + [
    {"players": 4, "placement_windows": "every_placement"},
    {"players": 4, "spells_during_guard": "forbidden", "camel_takes_effect": "at_once"},
    {"players": 4, "bank": "unlimited", "leftover_treasure": "stay", "smuggling_strength": "ties_with_all"},
    {"players": 4, "mode": "basic", "short_first_game": True},
]
NOISE = [0, 20, 100]  # of a hundred decisions, so many go by chance


def positions(given: dict[str, object], seed: str, noise: int) -> Iterator[tuple[State, Rng]]:
    """Every decision of a game."""
    state = GAME.deal(GAME.settle({**given, "max_rounds": 3}), seeded(f"deal:{seed}"))
    rng = seeded(f"play:{seed}")
    while state.seat >= 0:
        yield state, rng
        state.choose(random_option(state, rng) if rng.below(100) < noise else INSIGHT.judge(state).best())
    yield state, rng


@pytest.mark.parametrize("given", TABLES, ids=str)
@pytest.mark.parametrize("noise", NOISE)
def test_options_are_legal_and_few(given: dict[str, object], noise: int) -> None:
    for state, _rng in positions(given, f"legal:{noise}", noise):
        if state.seat >= 0:
            judgement = INSIGHT.judge(state)
            assert 1 <= len(judgement.options) <= 12
            assert len(set(judgement.options)) == len(judgement.options) == len(judgement.scores)
            assert all(state.allows(option) for option in judgement.options)
            assert all(isfinite(score) for score in judgement.scores)


@pytest.mark.parametrize("given", TABLES, ids=str)
@pytest.mark.parametrize("noise", NOISE)
def test_nothing_hidden_is_used(given: dict[str, object], noise: int) -> None:
    for state, rng in positions(given, f"hidden:{noise}", noise):
        if state.seat >= 0 and rng.below(3) == 0:
            other = state.clone()
            other.redeal(state.seat, rng)
            before, after = INSIGHT.judge(state), INSIGHT.judge(other)
            assert before.options == after.options
            assert before.scores == after.scores


@pytest.mark.parametrize("given", TABLES, ids=str)
def test_judging_changes_nothing(given: dict[str, object]) -> None:
    for state, rng in positions(given, "pure", 20):
        if state.seat >= 0 and rng.below(10) == 0:
            before = GAME.position(state)
            judgement = INSIGHT.judge(state)
            INSIGHT.prospects(state)
            for option in judgement.options:
                INSIGHT.reason(state, option)
            assert GAME.position(state) == before


@pytest.mark.parametrize("given", TABLES, ids=str)
@pytest.mark.parametrize("noise", NOISE)
def test_prospects_are_chances_and_exact_at_the_end(given: dict[str, object], noise: int) -> None:
    for state, _rng in positions(given, f"prospects:{noise}", noise):
        chances = INSIGHT.prospects(state)
        assert len(chances) == state.players
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        if state.seat < 0:
            result = GAME.result(state)
            assert result is not None
            assert INSIGHT.winners(state) == result.winners
            assert [seat for seat in range(state.players) if chances[seat] > 0.0] == result.winners


@pytest.mark.parametrize("given", TABLES, ids=str)
def test_everything_judged_has_a_reason_in_words(given: dict[str, object]) -> None:
    words = Phrasebook(GAME)
    for state, rng in positions(given, "reasons", 30):
        if state.seat >= 0 and rng.below(4) == 0:
            for option in INSIGHT.judge(state).options:
                explanation = GAME.explain(INSIGHT.reason(state, option))
                assert explanation.code != "no_reason"
                text = words.say(message_id("reason", explanation.code), explanation.numbers, ())
                assert text, explanation.code
                assert "{" not in text, text


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_games_among_themselves_end_soon(players: int, mode: str) -> None:
    for number in range(4):
        state = GAME.deal(GAME.settle({"players": players, "mode": mode}), seeded(f"end:{number}"))
        decisions = 0
        while state.seat >= 0:
            state.choose(INSIGHT.judge(state).best())
            decisions += 1
            assert decisions < 3000
        assert GAME.rounds(state) <= 12
        result = GAME.result(state)
        assert result is not None
        assert (result.ending, result.winners) == ("last_artifact", INSIGHT.winners(state))


def test_values_and_picks_are_not_seen() -> None:
    kinds = [kind.name for kind in GAME.space.kinds]
    hidden: set[str] = set()
    for state, _rng in positions({"players": 4}, "seen", 30):
        if state.seat >= 0:
            option = INSIGHT.judge(state).best()
            other = (state.seat + 1) % 4
            assert INSIGHT.seen(state, option, state.seat) == option
            if INSIGHT.seen(state, option, other) == UNSEEN:
                hidden.add(kinds[state.kind])
    assert "place_value" in hidden
    assert "place_token" not in hidden
    assert "buy_artifact" not in hidden


def test_one_against_three_by_chance_wins() -> None:
    won = 0.0
    for number in range(8):
        state = GAME.deal(GAME.settle({"players": 4}), seeded(f"alone:{number}"))
        rng = seeded(f"chance:{number}")
        while state.seat >= 0:
            state.choose(INSIGHT.judge(state).best() if state.seat == number % 4 else random_option(state, rng))
        won += INSIGHT.prospects(state)[number % 4]
    assert won >= 7
