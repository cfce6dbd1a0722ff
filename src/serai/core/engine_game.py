"""A game whose states are engines: the frame around what it can do with states of its own class."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from serai.core.engine import Engine
from serai.core.events import Recorder
from serai.core.game import Game, Meta, Result
from serai.core.positions import read_rng, sound
from serai.core.questions import Space
from serai.core.reader import Reader
from serai.core.rng import Rng
from serai.core.settings import Value
from serai.core.state import NOT_ENDED, State

S = TypeVar("S", bound=Engine)  # the game's own state


class StateFunctions(Generic[S]):
    """What a game can do with states of its own class."""

    def __init__(
        self,
        state: type[S],
        fresh: Callable[[Mapping[str, Value], Rng], S],
        set_up: Callable[[S], None],
        write: Callable[[S], dict[str, object]],
        read: Callable[[S, Reader], None],
        arrange: Callable[[Mapping[str, Value], str, Mapping[str, object]], dict[str, object]],
        common_view: Callable[[S], Mapping[str, object]],
        own_view: Callable[[S, int | None], Mapping[str, object]],
        result: Callable[[S], Result],
        inconsistencies: Callable[[S], list[str]] | None = None,
        view: object | None = None,
    ) -> None:
        self.state = state
        self.fresh = fresh  # before the set-up
        self.set_up = set_up
        self.write = write
        self.read = read  # into a fresh state, with the open decision if there is one
        self.arrange = arrange
        self.common_view = common_view
        self.own_view = own_view
        self.result = result  # of a game that is over
        self.inconsistencies = inconsistencies  # of a position that somebody has written
        self.view = view


@mypyc_attr(allow_interpreted_subclasses=True)
class EngineGame(Game, Generic[S]):
    """A game over engines. `words` are the tables that turn integers of events and refusals into names."""

    def __init__(
        self,
        id: str,
        rules_version: str,
        meta: Meta,
        space: Space,
        endings: Sequence[str],
        asking_clause: str,
        functions: StateFunctions[S],
        words: Mapping[str, Sequence[object]],
        preset_by: str | None = None,
        earlier_versions: list[str] | None = None,
    ) -> None:
        super().__init__(id, rules_version, meta, space, preset_by, endings, asking_clause, earlier_versions)
        self.functions = functions
        self.words = words

    def own(self, state: State) -> S:
        """The state as an object of this game's own class."""
        assert isinstance(state, self.functions.state)
        return state

    def deal(self, settings: Mapping[str, Value], rng: Rng, recorder: Recorder | None = None) -> State:
        s = self.functions.fresh(settings, rng)
        s.recorder = recorder
        self.functions.set_up(s)
        s.run()
        return s

    def position(self, state: State) -> dict[str, object]:
        return self.functions.write(self.own(state))

    def restore(self, settings: Mapping[str, Value], data: object, recorder: Recorder | None = None) -> State:
        r = Reader(data, "")
        s = self.functions.fresh(settings, read_rng(r))
        s.recorder = recorder
        self.functions.read(s, r)
        sound(s.table_problems())
        if self.functions.inconsistencies is not None:
            sound(self.functions.inconsistencies(s))
        s.run()
        sound(s.problems())
        return s

    def arrange(self, settings: Mapping[str, Value], seed: str, wishes: Mapping[str, object]) -> dict[str, object]:
        return self.functions.arrange(settings, seed, wishes)

    def common_view(self, state: State) -> Mapping[str, object]:
        return self.functions.common_view(self.own(state))

    def own_view(self, state: State, seat: int | None) -> Mapping[str, object]:
        return self.functions.own_view(self.own(state), seat)

    def view_type(self) -> object | None:
        return self.functions.view

    def result(self, state: State) -> Result | None:
        s = self.own(state)
        return None if s.ending == NOT_ENDED else self.functions.result(s)

    def word(self, kind: str, value: int) -> object:
        table = self.words.get(kind)
        return value if table is None else table[value]
