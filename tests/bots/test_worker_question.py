"""What a worker of the house is sent: one redeal, from which follows all that a question has."""

from __future__ import annotations

import json

import pytest

import serai
from serai.bots.question import SeatQuestion, question_of
from serai.bots.wire import Message, WireQuestion, redeals_for, worker_message
from serai.core.match import Match
from serai.core.playout import random_option
from serai.core.registry import find, names
from serai.core.rng import seeded

EVERY = 7  # choices


def over_the_wire(question: SeatQuestion, requests: list[Message]) -> WireQuestion:
    """The question as a worker has it; `requests` is what it asks back for."""

    def ask(request: Message) -> Message:
        requests.append(request)
        return json.loads(json.dumps({"redeals": list(redeals_for(question, request))}))

    return WireQuestion(json.loads(json.dumps(worker_message(question, 10.0))), find, ask)


def questions(match: Match, times: int) -> list[SeatQuestion]:
    return [question_of(match, seeded("dice")) for _ in range(times)]


@pytest.mark.parametrize("name", names())
def test_it_is_the_question_that_is_asked_here(name: str) -> None:
    match = serai.game(name).new(seed=3, players=3)
    rng = seeded("choices")
    while match.decision is not None:
        if len(match.choices) % EVERY == 0:
            here, there = questions(match, 2)
            far = over_the_wire(there, [])
            assert (far.seat, far.seed, far.settings) == (here.seat, here.seed, here.settings)
            assert (far.view(), far.decision) == (here.view(), here.decision)
            assert [far.position(far.redeal()) for _ in range(3)] == [here.position(here.redeal()) for _ in range(3)]
        match.act(match.game.space.flat(match.state.question_number, random_option(match.state, rng)))


@pytest.mark.parametrize("name", names())
def test_the_first_redeal_is_not_asked_for(name: str) -> None:
    match = serai.game(name).new(seed=3, players=3)
    requests: list[Message] = []
    [question] = questions(match, 1)
    far = over_the_wire(question, requests)
    assert far.world.seat == match.state.seat
    assert requests == []
    far.redeal()
    assert requests == [{"redeal": 1}]


def test_who_plays_on_in_the_world_sees_what_there_was() -> None:
    match = serai.game("saba").new(seed=3, players=2)
    here, there = questions(match, 2)
    far = over_the_wire(there, [])
    far.world.choose(random_option(far.world, far.rng))
    assert (far.view(), far.decision) == (here.view(), here.decision)
