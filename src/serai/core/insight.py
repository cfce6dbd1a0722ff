"""What a game tells its bots: which options deserve a thought, who is likely to win, and why.

A game subclasses `Insight` in its folder `bots`. Everything here is compiled with the rules, because search
asks it at every step.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from serai.core.arrays import highest
from serai.core.playout import random_option
from serai.core.refusals import Reason, Remark
from serai.core.rng import Rng
from serai.core.state import State

UNSEEN: Final = -1  # seen by others when a choice is made in secret
NO_REASON: Final = Reason("no_reason", "0")
ROOM: Final = 8  # enough for the options of most decisions
MOST_NUMBERS: Final = 8  # numbers considered in a wide range that nothing is known about


class Judgement:
    """The options of a decision that deserve a thought, each with a score.

    Scores are on the scale of a logarithm: one more is a clear preference, about e times as likely to be chosen.
    """

    def __init__(self) -> None:
        self.options: vec[i64] = vec[i64](capacity=ROOM)
        self.scores: vec[float] = vec[float](capacity=ROOM)

    def add(self, option: i64, score: float) -> None:
        self.options = append(self.options, option)
        self.scores = append(self.scores, score)

    def drop(self, index: i64) -> None:
        self.options = pop(self.options, index)[0]
        self.scores = pop(self.scores, index)[0]

    def best(self) -> i64:
        """The option with the highest score, the first of equals."""
        best: i64 = 0
        for index in range(1, len(self.scores)):
            if self.scores[index] > self.scores[best]:
                best = index
        return self.options[best]


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """A game's judgement."""

    def __init__(self, lookahead: i64 = 1 << 30, effort: float = 1.0, guided: bool = True, flat: bool = False) -> None:
        self.lookahead = lookahead  # how far a play-out runs, by `clock`, before the prospects are judged
        self.effort = effort  # how much thought a decision deserves: more where few decisions make a game
        self.guided = guided  # False if all options look alike to it, so that play-outs go by chance
        self.flat = flat  # True if search does best to compare all options at hand by play-outs, planning one turn

    def judge(self, state: State) -> Judgement:
        """The options of the open decision that deserve a thought; at least one, all of them legal.

        It must not depend on what the seat that is asked cannot know.
        """
        judgement = Judgement()
        for option in state.options:
            judgement.add(option, 0.0)
        width = state.high - state.low + 1
        if width > 0:
            step = max(1, width // MOST_NUMBERS)
            option = state.low
            while option <= state.high:
                judgement.add(option, 0.0)
                option += step
        return judgement

    def features(self, state: State, seat: i64) -> list[float]:
        """A seat's strengths as numbers of similar size; `weights` says how much each is worth."""
        return []

    def all_features(self, state: State) -> list[list[float]]:
        """The features of every seat, for a game that can compute them all at once."""
        return [self.features(state, seat) for seat in range(state.players)]

    def weights(self, state: State) -> list[float]:
        """How much each feature counts, in logits of winning; fitted by `bench/fit.py`."""
        return []

    def winners(self, state: State) -> list[int]:
        """Who has won, once the game is over."""
        raise NotImplementedError

    def prospects(self, state: State) -> list[float]:
        """Each seat's chance to win, adding up to 1; when the game is over, the winners share it."""
        if state.seat < 0:
            winners = self.winners(state)
            shares = [0.0] * state.players
            for seat in winners:
                shares[seat] = 1.0 / len(winners)
            return shares
        weights = self.weights(state)
        strengths = vec[float](capacity=ROOM)
        for features in self.all_features(state):
            strength = 0.0
            for index in range(len(weights)):
                strength += weights[index] * features[index]
            strengths = append(strengths, strength)
        return list(shares_of(strengths))

    def clock(self, state: State) -> i64:
        """How far the game has come, in steps of the game's own, such as rounds or turns."""
        return 0

    def seen(self, state: State, option: i64, viewer: i64) -> i64:
        """What a viewer sees of an option that the seat asked takes: the option, or UNSEEN."""
        return option

    def reason(self, state: State, option: i64) -> Remark:
        """What speaks for an option of the open decision, in one line."""
        return Remark(NO_REASON)


def shares_of(strengths: vec[float]) -> vec[float]:
    """Chances in proportion to the exponentials of the strengths."""
    strongest = highest(strengths)
    shares = vec[float]([exp(strength - strongest) for strength in strengths])
    total = 0.0
    for share in shares:
        total += share
    for index in range(len(shares)):
        shares[index] /= total
    return shares


def greedy_option(insight: Insight, state: State, rng: Rng) -> i64:
    """What the rule-based player takes; by chance in a game that has no judgement."""
    if insight.guided:
        return insight.judge(state).best()
    return random_option(state, rng)
