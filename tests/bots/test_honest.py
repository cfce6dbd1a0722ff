"""What a bot answers does not depend on what its seat cannot know: the same match with another truth, the same move."""

from __future__ import annotations

import pytest

import serai
from serai import bots
from serai.core.match import Match
from serai.core.playout import random_option
from serai.core.rng import seeded

CASES = [(name, mode) for name in ("dragons", "emira", "saba") for mode in serai.game(name).meta.modes]


def positions(name: str, mode: str, number: int) -> list[Match]:
    """Moments of a random game, evenly spread."""
    match = serai.game(name).new(seed=f"honest {mode}", players=3, mode=mode)
    rng, moments = seeded("honest"), []
    while match.decision is not None:
        if match.state.count() > 1:
            moments.append(len(match.choices))
        match.act(match.game.space.flat(match.state.question_number, random_option(match.state, rng)))
    return [match.at(moments[len(moments) * index // number]) for index in range(number)]


def with_another_truth(match: Match, seed: str) -> Match:
    """The same to the eyes of who is asked."""
    other = match.at(len(match.choices))
    other.state.redeal(other.state.seat, seeded(seed))
    return other


def moves(bot: str, match: Match) -> list[bots.Choice]:
    worlds = [match, with_another_truth(match, "one"), with_another_truth(match, "two")]
    return [bots.bot(bot).choose(bots.question_of(world, seeded("dice"))) for world in worlds]


@pytest.mark.parametrize(("name", "mode"), CASES)
@pytest.mark.parametrize(("bot", "number"), [("greedy", 20), ("casual", 10), ("search:30", 6)])
def test_a_bot_s_answer_does_not_depend_on_the_truth(name: str, mode: str, bot: str, number: int) -> None:
    for match in positions(name, mode, number):
        first, *others = moves(bot, match)
        assert others == [first, first], f"after {len(match.choices)} choices"


@pytest.mark.parametrize(("name", "mode"), CASES)
def test_nothing_of_a_question_depends_on_the_truth(name: str, mode: str) -> None:
    for match in positions(name, mode, 15):
        asked = [
            (question.seat, question.seed, question.view(), question.decision)
            for question in (bots.question_of(m, seeded("dice")) for m in (match, with_another_truth(match, "other")))
        ]
        assert asked[0] == asked[1], f"after {len(match.choices)} choices"
