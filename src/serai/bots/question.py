"""What a bot is asked: everything its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from serai.core.facts import Explanation
from serai.core.game import Game
from serai.core.match import Decision, Match, position_data, view_of
from serai.core.options import Value
from serai.core.rng import Rng
from serai.core.state import State

View = Mapping[str, object]
Choice = Mapping[str, object]


class Question:
    """The open decision of a seat.

    Behind it stands a redeal, not the match: whatever a bot reads here, the truth is not in it.
    """

    def __init__(self, game: Game, options: dict[str, Value], world: State, rng: Rng) -> None:
        self.game = game
        self.options = options
        self.world = world
        self.seat = world.seat
        self.rng = rng

    @property
    def decision(self) -> View:
        """The kind of question, its moves by name (a range of numbers stays a range), and what is not possible."""
        return Decision(self.game, self.world).as_dict()

    def view(self) -> View:
        """What the seat may know, as plain data."""
        return view_of(self.game, self.world, self.seat)

    def redeal(self) -> State:
        """A state in which everything that the seat cannot know is dealt anew."""
        world = self.world.clone()
        world.redeal(self.seat, self.rng)
        world.rng = Rng(self.rng.next() | 1, self.rng.next(), self.rng.next(), self.rng.next())
        return world

    def position(self, world: State) -> dict[str, object]:
        """A redeal as plain data, for `Game.from_position`."""
        return position_data(self.game, self.options, world)

    def move(self, option: int) -> Choice:
        """An option of the decision by name."""
        return self.game.space.kinds[self.world.kind].move(option).as_dict()

    def reason(self, option: int) -> Explanation:
        """What speaks for an option."""
        return self.game.explain(self.game.insight().reason(self.world, option))


def question_of(match: Match, rng: Rng) -> Question:
    """What the seat whose turn it is is asked; the hidden parts come from the given dice."""
    world = match.state.clone()
    world.redeal(world.seat, rng)
    world.rng = rng.clone()
    return Question(match.game, match.options, world, rng)
