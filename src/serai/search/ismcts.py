"""Information-set Monte Carlo tree search: many worlds that fit what a seat knows, one tree for each player.

Every iteration takes a world (everything that the seat cannot know is redealt), walks down the players' trees, lets
everybody play on by the game's judgement for a while, and remembers for each seat what its prospects came to.

- A tree for each player, and in it only what that player sees ("multiple observers"): a choice made in secret is
  the same branch for everybody else, so nobody's later choices in the tree depend on it.
- Every player maximises its own prospects, so more than two need nothing special.
- The game's judgement names the few options (and of a wide range the few numbers) that deserve a thought, and
  how likely each is: the tree grows towards them first (PUCT).
- Where the game says so (`Insight.flat`) all legal options at hand, not only those that the judgement names, are
  compared by play-outs to the end, and the more of them there are, the less the judgement counts beside them. The only
  tree is that of one's own plan, and it ends with the step of the clock, such as a turn.
- The options at hand are compared in the same worlds, one after the other; what falls clearly behind drops out, and
  an answer that is clear early takes little time.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.insight import Insight, Judgement, shares_of
from serai.core.rng import Rng
from serai.core.state import State

UNIT: Final = 1 << 20  # fractions of chance are drawn in these
LOOKS: Final = 6  # worlds between two looks at who falls behind
UNNAMED: Final = 0.5  # on the scale of the judgement
ENOUGH: Final = 12  # worlds before anybody may drop out
READINGS: Final = 3  # rounds (a step of the clock for each player) of a play-out after which the prospects are read
HALF_TRUST: Final = 30.0  # play-outs after which the judgement's word counts half


class Settings:
    """How a search thinks.

    The defaults are plain choices: duels with more trust and without dropping out showed no difference beyond their
    noise, and curiosity and noise have not been varied yet.
    """

    def __init__(
        self,
        curiosity: float = 0.6,
        noise: i64 = 5,
        trust: float = 0.01,
        behind: float = 2.5,
        matter: float = 0.003,
    ) -> None:
        self.curiosity = curiosity  # how much an option that was seldom tried is worth trying
        self.noise = noise  # random moves in play-outs, in per cent
        self.trust = trust  # what a step of the judgement's scale counts for beside a measured chance
        self.behind = behind  # standard errors that an option is given the benefit of
        self.matter = matter  # an option that can be better by no more than this chance to win drops out


class Node:
    """What one player can tell apart; `worth` sums up that player's prospects over the visits."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.worth: float = 0.0
        self.branches: dict[int, Node] = {}


class Candidate:
    """An option at hand, and what it came to in world after world."""

    def __init__(self, option: i64, score: float) -> None:
        self.option = option
        self.score = score
        self.values: vec[float] = vec[float](capacity=ENOUGH)
        self.sum: float = 0.0

    def mean(self) -> float:
        return self.sum / float(len(self.values)) if len(self.values) else 0.0


class Search:
    """One decision of one seat, thought about. The state given is one that fits what the seat knows."""

    def __init__(self, insight: Insight, state: State, rng: Rng, settings: Settings) -> None:
        self.insight = insight
        self.state = state
        self.rng = rng
        self.settings = settings
        self.seat = state.seat
        self.now: i64 = insight.clock(state)
        self.until: i64 = self.now + insight.lookahead
        self.trees = [Node() for seat in range(state.players)]
        self.worlds: list[State] = []
        self.iterations: i64 = 0
        judgement = insight.judge(state)
        self.candidates = [Candidate(judgement.options[i], judgement.scores[i]) for i in range(len(judgement.options))]
        self.candidates.sort(key=standing)
        if insight.flat:
            self.add_unnamed()

    def add_unnamed(self) -> None:
        """The legal options that the judgement does not name, a little below the last that it does."""
        named = [candidate.option for candidate in self.candidates]
        score = self.candidates[len(named) - 1].score - UNNAMED
        self.candidates += [Candidate(option, score) for option in self.state.options if option not in named]

    def run(self, iterations: i64, seconds: float) -> None:
        """Search until the iteration or time limit is reached, or until the answer is clear."""
        alive = self.candidates.copy()
        began = perf_counter()
        rounds = halvings(len(alive))
        done: i64 = 0
        while len(alive) > 1:
            share = float(done + 1) / float(rounds)
            number: i64 = 0
            while float(self.iterations) < float(iterations) * share and perf_counter() - began < seconds * share:
                for candidate in alive:
                    self.try_in_world(candidate)
                number += 1
                if number % LOOKS == 0 and len(alive[0].values) >= ENOUGH:
                    alive = self.not_behind(alive)
                    if len(alive) == 1:
                        break
            done += 1
            alive.sort(key=self.merit)
            if done >= rounds:
                break
            alive = alive[: (len(alive) + 1) // 2]
        self.order(alive)

    def order(self, alive: list[Candidate]) -> None:
        """The candidates, best first: those that stayed to the end, then the others."""
        alive.sort(key=self.merit)
        out = [candidate for candidate in self.candidates if candidate not in alive]
        out.sort(key=self.merit)
        self.candidates = alive + out

    def merit(self, candidate: Candidate) -> float:
        """For sorting, the best first."""
        trust = self.settings.trust
        if self.insight.flat:
            trust *= HALF_TRUST / (HALF_TRUST + float(len(candidate.values)))
        return -(candidate.mean() + trust * candidate.score)

    def not_behind(self, alive: list[Candidate]) -> list[Candidate]:
        """Without those that are clearly behind the best in the worlds they share, or as good as equal to it."""
        best = alive[0]
        for candidate in alive:
            if self.merit(candidate) < self.merit(best):
                best = candidate
        return [c for c in alive if c is best or could_be_better(c, best, self.settings)]

    def try_in_world(self, candidate: Candidate) -> None:
        number = len(candidate.values)
        if number == len(self.worlds):
            self.worlds.append(self.new_world())
        world = self.worlds[number].clone()
        value = self.play_out(world, candidate.option) if self.insight.flat else self.iterate(world, candidate.option)
        candidate.values = append(candidate.values, value)
        candidate.sum += value

    def new_world(self) -> State:
        world = self.state.clone()
        world.redeal(self.seat, self.rng)
        world.rng = Rng(self.rng.next() | 1, self.rng.next(), self.rng.next(), self.rng.next())
        return world

    def play_out(self, state: State, option: i64) -> float:
        """What the option comes to with a good plan for the rest of the turn, if everybody then plays by the judgement.

        How it ends is a matter of luck as well; the prospects on the way there are less so.
        """
        plan = self.follow(state, option)
        total = 0.0
        for number in range(1, READINGS + 1):
            self.play_on(state, self.now + number * state.players, 0)
            total += self.insight.prospects(state)[self.seat]
        self.play_on(state, self.until, 0)
        self.iterations += 1
        value = (total + self.insight.prospects(state)[self.seat]) / float(READINGS + 1)
        for node in plan:
            node.visits += 1
            node.worth += value
        return value

    def follow(self, state: State, option: i64) -> list[Node]:
        """Plays the option and whatever else the seat is asked in this step of the clock; returns the nodes passed."""
        insight = self.insight
        node = self.trees[self.seat]
        passed: list[Node] = []
        while True:
            node = below(node, branch_of(state, option))
            passed.append(node)
            state.choose(option)
            while state.seat != self.seat and self.in_this_step(state):
                state.choose(insight.judge(state).best())
            if not self.in_this_step(state):
                return passed
            option = self.select(node, state)

    def in_this_step(self, state: State) -> bool:
        return state.seat >= 0 and self.insight.clock(state) == self.now

    def iterate(self, state: State, option: i64) -> float:
        """Down the trees, on to the horizon, and back; returns what it was worth to the seat that thinks."""
        insight = self.insight
        players = state.players
        at = self.trees.copy()
        path: list[Node] = self.trees.copy()
        fresh = False
        while True:
            fresh = self.advance(state, option, at, path)
            if fresh or state.seat < 0 or insight.clock(state) >= self.until:
                break
            option = self.select(at[state.seat], state)
        self.play_on(state, self.until, self.settings.noise)
        prospects = insight.prospects(state)
        seat: i64 = 0
        for node in path:
            node.visits += 1
            node.worth += prospects[seat]
            seat += 1
            if seat == players:
                seat = 0
        self.iterations += 1
        return prospects[self.seat]

    def advance(self, state: State, option: i64, at: list[Node], path: list[Node]) -> bool:
        """Everybody goes on in their own tree by what they see; True if the player has not been there before."""
        actor = state.seat
        fresh = False
        for viewer in range(state.players):
            seen = option if viewer == actor else self.insight.seen(state, option, viewer)
            node = below(at[viewer], branch_of(state, seen))
            if viewer == actor and not node.visits:
                fresh = True
            at[viewer] = node
            path.append(node)
        state.choose(option)
        return fresh

    def select(self, node: Node, state: State) -> i64:
        """PUCT: prefer what has done well so far, and what the judgement thinks likely but was seldom tried."""
        judgement = self.insight.judge(state)
        options = judgement.options
        if len(options) == 1:
            return options[0]
        likely = shares_of(judgement.scores)
        reach = self.settings.curiosity * sqrt(float(node.visits + 1))
        unknown = node.worth / float(node.visits) if node.visits else 0.0
        best: i64 = 0
        most = -1.0
        for index in range(len(options)):
            branch = node.branches.get(branch_of(state, options[index]))
            value = unknown + reach * likely[index]
            if branch is not None and branch.visits:
                value = branch.worth / float(branch.visits) + reach * likely[index] / float(1 + branch.visits)
            if value > most:
                most = value
                best = index
        return options[best]

    def play_on(self, state: State, until: i64, noise: i64) -> None:
        """Play on by the judgement of whoever is asked, up to a horizon; `noise` per cent of the moves are random."""
        insight = self.insight
        if not insight.guided:
            noise = 100
        while state.seat >= 0 and insight.clock(state) < until:
            judgement = insight.judge(state)
            if noise and state.rng.below(100) < noise:
                state.choose(sampled(judgement, state.rng))
            else:
                state.choose(judgement.best())


def standing(candidate: Candidate) -> float:
    """For sorting by the judgement alone, the best first."""
    return -candidate.score


def below(node: Node, branch: i64) -> Node:
    """The node that a branch leads to; a new one if it has not been visited."""
    found = node.branches.get(branch)
    if found is None:
        found = Node()
        node.branches[branch] = found
    return found


def branch_of(state: State, seen: i64) -> i64:
    """Who did what, as one number that differs between questions."""
    return (seen + 1) << 10 | state.question_number << 4 | state.seat


def halvings(number: i64) -> i64:
    """How often the field can be halved."""
    times: i64 = 0
    while number > 1:
        number = (number + 1) // 2
        times += 1
    return times


def could_be_better(candidate: Candidate, best: Candidate, settings: Settings) -> bool:
    """Whether it may be better than the best so far, as far as the worlds that both have seen can tell."""
    number = min(len(candidate.values), len(best.values))
    total = squares = 0.0
    for world in range(number):
        difference = candidate.values[world] - best.values[world]
        total += difference
        squares += difference * difference
    mean = total / float(number)
    variance = max(0.0, squares / float(number) - mean * mean)
    return mean + settings.behind * sqrt(variance / float(number)) > settings.matter


def sampled(judgement: Judgement, rng: Rng) -> i64:
    """A random option, weighted by the scores."""
    left = float(rng.below(UNIT)) / float(UNIT)
    shares = shares_of(judgement.scores)
    for index in range(len(shares)):
        left -= shares[index]
        if left < 0.0:
            return judgement.options[index]
    return judgement.best()
