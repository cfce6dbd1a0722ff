"""A game of somebody else's, interpreted on a compiled core, passes what ours pass; broken ones are caught."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import serai
from serai.core.events import EventType, Recorder
from serai.core.game import Result
from serai.core.refusals import RefusalCode
from serai.core.registry import _loaded
from serai.core.rng import Rng
from serai.core.settings import Value
from serai.core.state import State
from serai.template.components import CARDS, SEALED, USED
from serai.template.questions import NOT_HELD, PAY, SEAL
from serai.template.state import LotsState
from serai.testing.conformance import Report, check_game, combinations, fingerprint
from serai.testing.conformance.hidden import silence_problems
from tests.conformance.toy import HushedLots, HushedState, Lots


@pytest.fixture
def registered():
    """Registers games for one test."""
    before = dict(_loaded)
    yield serai.register
    _loaded.clear()
    _loaded.update(before)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("looking", [True, False])
@pytest.mark.parametrize("settings", combinations(Lots()), ids=str)
def test_the_toy_passes(registered, settings: dict[str, object], looking: bool, seed: int) -> None:
    game = Lots()
    registered(game)
    report = check_game(game, {**settings, "looking": looking}, seed)
    assert report.ok, str(report)
    assert report.ending == "played_out"
    assert report.dealt_anew
    assert report.hidden_numbers or not looking  # nobody can have more coins than at the start


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("settings", combinations(HushedLots()), ids=str)
def test_the_toy_passes_under_a_veil_too(registered, settings: dict[str, object], seed: int) -> None:
    game = HushedLots()
    registered(game)
    report = check_game(game, settings, seed)
    assert report.ok, str(report)
    assert report.ending == "played_out"


def test_a_registered_game_is_found_by_name(registered) -> None:
    registered(Lots())
    match = serai.game("lots").new(players=3, seed=1)
    assert "lots" in serai.games()
    assert serai.load(match.export()).export() == match.export()


def test_a_fingerprint_tells_games_apart(registered) -> None:
    game = Lots()
    registered(game)
    assert fingerprint(game, {"players": 2}, 1) == fingerprint(game, {"players": 2}, 1)
    assert fingerprint(game, {"players": 2}, 1) != fingerprint(game, {"players": 2}, 2)
    assert fingerprint(game, {"players": 2}, 1) != fingerprint(game, {"players": 3}, 1)


# Games that break one promise each.


class SharedHands(LotsState):
    def clone(self) -> LotsState:
        copy = super().clone()
        copy.places = self.places
        return copy


class ForgottenPoints(LotsState):
    def clone(self) -> LotsState:
        copy = super().clone()
        copy.points = [0] * self.players
        return copy


class VanishingCard(LotsState):
    def end_round(self) -> None:
        if self.deck.cards:
            self.deck.take()
        super().end_round()


class RefusesAnOption(LotsState):
    def verify(self, option: int) -> RefusalCode | None:
        refusal = super().verify(option)
        if self.question is PAY and option == self.high and option:
            return RefusalCode(NOT_HELD, option)
        return refusal


class AllowsTooMuch(LotsState):
    def verify(self, option: int) -> RefusalCode | None:
        return None if self.question is PAY else super().verify(option)


class UnsortedOptions(LotsState):
    def fill_options(self) -> None:
        super().fill_options()
        self.options = vec[i64](reversed([*self.options]))


class TwiceTheSame(LotsState):
    def fill_options(self) -> None:
        super().fill_options()
        self.options = vec[i64](sorted([*self.options, *self.options]))


class NoOptions(LotsState):
    def fill_options(self) -> None:
        super().fill_options()
        if self.round == 3:
            self.options, self.high = vec[i64](), -1


class ShowsSealedCard(LotsState):
    def choose(self, option: int) -> None:
        if self.question is SEAL:
            self.tell_cards(EventType("sealed", "1", "seat:seat cards:card[]"), self.seat, [option])
            self.tell_cards(EventType("sealed", "1", "seat:seat cards:card[]"), self.seat, [option], 1 << self.seat)
        super().choose(option)


class Crashes(LotsState):
    def choose(self, option: int) -> None:
        if self.round == 4:
            raise IndexError("there is no fourth round")
        super().choose(option)


class NeverEnds(LotsState):
    def begin_round(self) -> None:
        if not self.cards_at(0):
            self.deck.cards, self.deck.known = [], []
            for card in range(CARDS):
                self.places[card] = card % self.players if card < self.players * 2 else USED
            self.round = 0
            self.points = [0] * self.players
        super().begin_round()


class RedealsOwnHand(LotsState):
    def redeal(self, seat: int, rng: Rng) -> None:
        super().redeal((seat + 1) % self.players, rng)


class RedealLosesCard(LotsState):
    def redeal(self, seat: int, rng: Rng) -> None:
        super().redeal(seat, rng)
        if self.deck.cards:
            self.places[self.deck.cards[0]] = USED


class OwnChance(LotsState):
    """Takes chance from outside the match."""

    counter = 0

    def end_round(self) -> None:
        OwnChance.counter += 1
        self.deck.cards = self.deck.cards[OwnChance.counter % 3 :] + self.deck.cards[: OwnChance.counter % 3]
        super().end_round()


class OpenHands(Lots):
    def beside(self, state: LotsState, seat: int) -> dict[str, object]:
        return {"high": max(state.cards_at(seat), default=0) > CARDS // 2}


class OpenSeals(Lots):
    def beside(self, state: LotsState, seat: int) -> dict[str, object]:
        return {"parity": sum(state.cards_at(SEALED + seat)) % 2}


class TellingPurse(Lots):
    def beside(self, state: LotsState, seat: int) -> dict[str, object]:
        return {"purse": len(str(state.coins[seat] * 9))}


class LookingCounts(Lots):
    def own_view(self, state: State, seat: int | None) -> dict[str, object]:
        state.reveals += 1
        return super().own_view(state, seat)


class ForgetfulPosition(Lots):
    def restore(self, settings: Mapping[str, Value], data: object, recorder: Recorder | None = None) -> State:
        state = super().restore(settings, data, recorder)
        state.reveals = 0
        return state


class TwoWinners(Lots):
    def result(self, state: State) -> Result | None:
        result = super().result(state)
        return None if result is None else Result("on_a_whim", [0, 1], result.ranking, result.scores)


class WrongOrder(Lots):
    def result(self, state: State) -> Result | None:
        result = super().result(state)
        if result is None or len(result.ranking) < 2:
            return result
        return Result(result.ending, result.ranking[-1], result.ranking[::-1], result.scores)


class OwnPlayers(Lots):
    def own_view(self, state: State, seat: int | None) -> dict[str, object]:
        return {**super().own_view(state, seat), "players": state.players}


class WrongMode(Lots):
    def mode(self, state: State) -> str:
        return "magic"


class Unfinished(Lots):
    def result(self, state: State) -> Result | None:
        return None


class EarlyResult(Lots):
    def result(self, state: State) -> Result | None:
        return super().result(state) or Result("played_out", [0], [[0], [1]], [{}, {}])


class CountsSeals(Lots):
    """How many have answered is no secret of a card, but it changes before anybody is told anything."""

    def own_view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, LotsState)
        answers = sum(len(state.cards_at(SEALED + other)) for other in range(state.players))
        return {**super().own_view(state, seat), "answers": answers}


class CountsReveals(Lots):
    """A clock that ticks with everything that is drawn, looked at or shown: it tells nothing by itself."""

    def own_view(self, state: State, seat: int | None) -> dict[str, object]:
        return {**super().own_view(state, seat), "clock": state.reveals}


class CountsAnswers(HushedLots):
    def own_view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, LotsState)
        sealed = [other for other in range(state.players) if state.cards_at(SEALED + other)]
        return {**super().own_view(state, seat), "answers": len(sealed)}


class NamesTheAsked(HushedLots):
    def own_view(self, state: State, seat: int | None) -> dict[str, object]:
        return {**super().own_view(state, seat), "thinking": state.seat}


class LiftsTheVeil(HushedState):
    """Of the last one asked everybody sees who it is, and so that the others have answered."""

    def veiled(self) -> bool:
        return super().veiled() and self.seat + 1 < self.players


class SilentKeep(LotsState):
    """Whoever keeps the coins does not say so, and a new round has begun."""

    def tell(self, kind: EventType, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        if kind.name != "kept":
            super().tell(kind, a, b, c, d)


def caught(registered, game: Lots) -> Report:
    registered(game)
    for seed in range(5):
        report = check_game(game, {"players": 2}, seed)
        if not report.ok:
            return report
    return report


@pytest.mark.parametrize(
    ("broken", "check"),
    [
        (SharedHands, "past"),
        (SharedHands, "looking changes nothing"),
        (ForgottenPoints, "copies"),
        (VanishingCard, "invariants"),
        (RefusesAnOption, "refusals"),
        (AllowsTooMuch, "refusals"),
        (UnsortedOptions, "options"),
        (TwiceTheSame, "options"),
        (NoOptions, "options"),
        (ShowsSealedCard, "log"),
        (Crashes, "choosing"),
        (NeverEnds, "length"),
        (RedealsOwnHand, "secrets"),
        (RedealLosesCard, "secrets"),
        (OwnChance, "copies"),
        (OwnChance, "saves"),
    ],
)
def test_a_broken_state_is_caught(registered, broken: type[LotsState], check: str) -> None:
    report = caught(registered, Lots("broken", broken))
    assert check in {problem.check for problem in report.problems}, str(report)


@pytest.mark.parametrize(
    ("broken", "check"),
    [
        (OpenHands, "secrets"),
        (OpenSeals, "secrets"),
        (TellingPurse, "secrets"),
        (LookingCounts, "looking changes nothing"),
        (ForgetfulPosition, "copies"),
        (TwoWinners, "result"),
        (WrongOrder, "result"),
        (OwnPlayers, "views"),
        (WrongMode, "views"),
        (Unfinished, "result"),
        (EarlyResult, "rounds"),
    ],
)
def test_a_broken_game_is_caught(registered, broken: type[Lots], check: str) -> None:
    report = caught(registered, broken("broken"))
    assert check in {problem.check for problem in report.problems}, str(report)


SILENCE = "is told nothing and sees a change"


@pytest.mark.parametrize(
    "broken",
    [
        CountsSeals("broken"),
        CountsAnswers("broken"),
        NamesTheAsked("broken"),
        HushedLots("broken", LiftsTheVeil),
        Lots("broken", SilentKeep),
    ],
    ids=lambda game: f"{type(game).__name__} {game.state.__name__}",
)
def test_a_view_that_changes_in_silence_is_caught(registered, broken: Lots) -> None:
    registered(broken)
    texts = [
        problem.text
        for seed in range(5)
        for problem in check_game(broken, {"players": 3}, seed).problems
        if problem.check == "secrets"
    ]
    assert any(SILENCE in text for text in texts), texts


def test_a_clock_that_ticks_only_with_news_is_no_leak(registered) -> None:
    game = CountsReveals("clock")
    registered(game)
    match = game.new(seed=1, players=3)
    assert list(silence_problems(match)) == []


def test_who_is_asked_and_who_is_asked_next_may_see_a_change(registered) -> None:
    """Seat 0 answers and seat 1 is asked next: only seat 2 and the spectator are told nothing."""
    game = CountsAnswers("broken")
    registered(game)
    problems = list(silence_problems(game.new(seed=1, players=3)))
    assert {text.split(" is told")[0] for text in problems} == {"seat 2", "the spectator"}
    assert all('"answers":0' in text and '"answers":1' in text for text in problems)


def test_without_a_veil_another_question_may_be_seen_without_news(registered) -> None:
    """The same game with open questions: that the next seat is asked is no change that needs telling."""
    game = HushedLots("open", LotsState)
    registered(game)
    match = game.new(seed=1, players=3)
    before = match.view(2)["decision"]
    assert list(silence_problems(match)) == []
    match.act(match.decision.actions[0])
    assert (before["seat"], match.view(2)["decision"]["seat"]) == (0, 1)


def test_a_problem_comes_with_a_replay_that_shows_it(registered) -> None:
    report = caught(registered, Lots("broken", VanishingCard))
    problem = next(problem for problem in report.problems if problem.check == "invariants")
    match = serai.load(report.replay(problem))
    assert len(match.choices) == problem.choices
    assert problem.text in match.state.problems()
