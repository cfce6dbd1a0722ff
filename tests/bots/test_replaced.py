"""A bot that cannot answer is replaced for that decision, the log says so, and the game goes on."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

import pytest

import serai
from serai import bots
from serai.core.insight import Insight, Judgement
from serai.core.match import Match
from serai.core.rng import seeded
from serai.core.state import State
from serai.testing import scenario
from serai.text import Phrasebook

SECRET = "the lamp is in my hand"


class Odd:
    """Does whatever it is told to."""

    name = "odd"

    def __init__(self, act: Callable[[bots.SeatQuestion], object], patience: float | None) -> None:
        self.act = act
        self.patience = patience

    def choose(self, question: bots.SeatQuestion) -> object:
        return self.act(question)

    def advise(self, question: bots.SeatQuestion) -> list[bots.Advice]:
        raise ValueError(SECRET)


class Blind(Insight):
    """A judgement with a fault."""

    def judge(self, state: State) -> Judgement:
        raise ValueError(SECRET)


class Unspeakable:
    def __repr__(self) -> str:
        raise ValueError(SECRET)


def nested(depth: int) -> object:
    inner: object = {}
    for _ in range(depth):
        inner = {"x": inner}
    return inner


def fail(question: bots.SeatQuestion) -> object:
    raise ValueError(SECRET)


def leave(question: bots.SeatQuestion) -> object:
    sys.exit(SECRET)


def play_on_the_world(question: bots.SeatQuestion) -> object:
    question.world.choose(question.world.options[0])
    return {"kind": SECRET}


ODD = {
    "raises": (fail, "raised"),
    "exits": (leave, "raised"),
    "says nothing": (lambda question: None, "illegal"),
    "says a word": (lambda question: SECRET, "illegal"),
    "says what cannot be said": (lambda question: Unspeakable(), "illegal"),
    "knows another game": (lambda question: {"kind": "castle"}, "illegal"),
    "names nonsense": (lambda question: {"kind": "choose_harbour", "card": nested(100_000)}, "illegal"),
    "names another card": (lambda question: {"kind": "choose_harbour", "card": SECRET}, "illegal"),
    "is not asked that": (lambda question: {"kind": "end_turn"}, "illegal"),
    "spoils the question": (play_on_the_world, "illegal"),
}


@pytest.fixture
def match() -> Match:
    return serai.game("saba").new(seed=1, players=2)


@pytest.mark.parametrize("patience", [None, 30.0])
@pytest.mark.parametrize("way", ODD)
def test_it_is_replaced_and_the_log_says_so(match: Match, way: str, patience: float | None, caplog) -> None:
    act, trouble = ODD[way]
    seat = match.decision.seat
    expected = serai.load(match.export())
    bots.let_play(bots.bot("greedy"), expected, seeded("dice"))
    assert bots.let_play(Odd(act, patience), match, seeded("dice")) == trouble
    assert match.choices == expected.choices  # as greedy would have played with the same dice
    note = next(entry for entry in match.log if entry.kind == "bot_replaced")
    assert note.data == {"seat": seat, "bot": "odd", "trouble": trouble}
    assert note.seats is None
    assert len(caplog.records) == 1


def test_it_may_not_take_for_ever(match: Match) -> None:
    began = time.monotonic()
    assert bots.let_play(Odd(lambda question: time.sleep(60), 0.05), match, seeded("dice")) == "too_slow"
    assert time.monotonic() - began < 30
    assert len(match.choices) == 1


def test_a_late_bot_has_no_hand_in_what_follows(match: Match) -> None:
    """Its thread goes on with a question of its own: neither dice nor world are those of the replacement."""

    def spoil(question: bots.SeatQuestion) -> None:
        for _ in range(1000):
            question.rng.next()
            time.sleep(0.001)

    again = serai.load(match.export())
    bots.let_play(Odd(spoil, 0.05), match, seeded("dice"))
    bots.let_play(Odd(fail, None), again, seeded("dice"))
    assert match.choices == again.choices


def test_a_whole_game_with_a_bot_that_always_fails(match: Match) -> None:
    while match.decision is not None:
        bots.let_play(Odd(fail, None), match, bots.dice_for(match))
    assert match.result is not None
    assert len(match.notes) == len(match.choices)
    assert serai.load(match.export()).log[-1].as_dict() == match.log[-1].as_dict()


@pytest.mark.parametrize("bot", ["greedy", "strong", "odd"])
def test_a_game_goes_on_even_if_its_judgement_fails(match: Match, bot: str, monkeypatch, caplog) -> None:
    monkeypatch.setattr(type(match.game), "insight", lambda game: Blind())
    player = Odd(fail, None) if bot == "odd" else bots.bot(bot)
    while match.decision is not None:
        assert bots.let_play(player, match, bots.dice_for(match)) == "raised"
    assert match.result is not None
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert errors == ["the judgement of saba fails: ValueError"] * len(match.choices)
    assert SECRET not in json.dumps(match.export())


@pytest.mark.parametrize("trouble", ["raised", "illegal", "too_slow"])
def test_the_note_says_in_words_what_went_wrong_but_no_error(match: Match, trouble: str) -> None:
    act = {"raised": fail, "illegal": lambda question: SECRET, "too_slow": lambda question: time.sleep(1)}[trouble]
    bots.let_play(Odd(act, 0.05), match, seeded("dice"))
    phrase = Phrasebook(match.game).event(match.notes[0], ["Ann", "Ben"])
    words = {"raised": "failed", "illegal": "the rules do not allow", "too_slow": "took too long"}
    assert phrase.startswith("The bot of Ann") or phrase.startswith("The bot of Ben")
    assert words[trouble] in phrase
    assert SECRET not in json.dumps(match.export()) + phrase


def test_under_a_veil_only_the_seat_itself_hears_of_it() -> None:
    match = scenario("dragons", at="cave_red", spells={2: ["alms"]})
    assert match.decision.seat == 2
    assert match.state.veiled()
    before = [match.heard(viewer) for viewer in (0, 1, None)]
    assert bots.let_play(Odd(fail, None), match, seeded("dice")) == "raised"
    assert match.notes[0].seats == [2]
    assert [event["kind"] for event in match.heard(2)].count("bot_replaced") == 1
    for viewer, told in zip((0, 1, None), before):
        assert match.heard(viewer)[: len(told)] == told
        assert all(event["kind"] != "bot_replaced" for event in match.heard(viewer))


def test_a_bot_that_cannot_advise_gives_no_advice(match: Match) -> None:
    assert bots.advice_of(Odd(fail, None), match, seeded("dice")) == []
