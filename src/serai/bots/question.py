"""What a bot is asked: everything its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from serai.core.game import Game
from serai.core.match import Match, position_data
from serai.core.refusals import Refusal
from serai.core.rng import Rng, seeded
from serai.core.settings import Value
from serai.core.state import State
from serai.core.views import Decision, view_of

View = Mapping[str, object]
Choice = Mapping[str, object]


class SeatQuestion:
    """The open decision of a seat. Behind it stand redeals, not the match: the truth is not in it.

    `rng` are the bot's own dice. They come from `seed`, so that a bot in another program can throw the same.
    """

    def __init__(self, game: Game, settings: Mapping[str, Value], seat: int, seed: str) -> None:
        self.game = game
        self.settings = dict(settings)
        self.seat = seat
        self.seed = seed
        self.rng = seeded(seed)
        self._world: State | None = None

    @property
    def world(self) -> State:
        """A state that fits what the seat knows, dealt at the first look; clone it before you play on."""
        if self._world is None:
            self._world = self.redeal()
        return self._world

    @property
    def decision(self) -> View:
        """The kind of question, its moves by name (a range of numbers stays a range), and what is not possible."""
        raise NotImplementedError

    def view(self) -> View:
        """What the seat may know, as plain data."""
        raise NotImplementedError

    def redeal(self) -> State:
        """A state in which everything that the seat cannot know is dealt again."""
        raise NotImplementedError

    def position(self, world: State) -> dict[str, object]:
        """A redeal as plain data, for `Game.from_position`."""
        return position_data(self.game, self.settings, world)

    def move(self, option: int) -> Choice:
        """An option of the decision by name."""
        return self.game.space.questions[self.world.question_number].move(option).as_dict()

    def reason(self, option: int) -> Refusal:
        """What speaks for an option."""
        return self.game.explain(self.game.insight().reason(self.world, option))


class TableQuestion(SeatQuestion):
    """Asked where the match is."""

    def __init__(self, game: Game, settings: Mapping[str, Value], state: State, rng: Rng) -> None:
        super().__init__(game, settings, state.seat, draw_seed(rng))
        self._dealer = seeded(draw_seed(rng))  # not the bot's dice: throwing those does not change any redeal
        self._dealt = state.clone()
        self._dealt.redeal(state.seat, self._dealer)

    @property
    def decision(self) -> View:
        return Decision(self.game, self._dealt).as_dict()

    def view(self) -> View:
        return view_of(self.game, self._dealt, self.seat)

    def redeal(self) -> State:
        world = self._dealt.clone()
        world.redeal(self.seat, self._dealer)
        world.rng = seeded(draw_seed(self._dealer))
        return world


def question_of(match: Match, rng: Rng) -> SeatQuestion:
    """The question for the seat whose turn it is. The hidden parts come from the given dice, which go on by the same
    few numbers whatever is asked."""
    return TableQuestion(match.game, match.settings, match.state, rng)


def draw_seed(rng: Rng) -> str:
    """A seed for other dice."""
    return f"{rng.next():08x}{rng.next():08x}"
