"""The past of a match, as one viewer saw it.

A new moment begins whenever the viewer's view or log changes, so the numbers of moments do not count choices that were
hidden from the viewer. A sealed group is one moment until all its answers are open.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from typing import Literal

from pydantic_core import to_json

from serai.core.game import Game
from serai.core.match import Match
from serai.core.state import State
from serai.core.view_types import EventData
from serai.core.views import view_of
from serai.server.background.pools import Rests
from serai.server.tables.sealed import asked_state, goes_on, is_sealed
from serai.server.tables.table import Table

Viewpoint = int | Literal["all"] | None  # a seat, everything, or a spectator


@dataclass(frozen=True)
class FoundMoment:
    """A moment: after how many choices it began, how many log entries the viewer had heard by then, and whether it
    was asked."""

    choices: int
    heard: int
    was_asked: bool = False


class MatchHistory:
    """A match up to now, which another thread can look at while it goes on."""

    def __init__(self, table: Table) -> None:
        match = table.playing
        self.game: Game = match.game
        self.settings, self.seed, self.start = match.settings, match.seed, match.start
        self.choices = match.choices.copy()
        self.notes = match.notes.copy()

    def new_match(self) -> Match:
        return Match(self.game, self.settings, self.seed, self.start)

    def at(self, choices: int) -> Match:
        match, rests = self.new_match(), Rests()
        for action in self.choices[:choices]:
            match.act(action)
            rests.rest()
        match.notes = [note for note in self.notes if note.choice <= choices]
        return match

    def moments(self, viewpoint: Viewpoint) -> Iterator[FoundMoment]:
        """The moments in order, as the match is replayed."""
        match, rests = self.new_match(), Rests()
        heard = told = 0
        last: tuple[int, bytes] | None = None
        group: list[int] = []  # who was asked by the sealed group that is open
        for number in range(len(self.choices) + 1):
            seat, sealed = match.state.seat, is_sealed(self.game, match.state)
            if number > 0:
                match.act(self.choices[number - 1])
            rests.rest()
            new = match.log_since(told)
            told += len(new)
            group = [*group, seat] if number > 0 and sealed else []
            within = bool(group) and goes_on(self.game, match.state, group, any(entry.seats != [seat] for entry in new))
            if not within:
                group = []
            new += [note for note in self.notes if note.choice == number]
            heard += sum(1 for entry in new if viewpoint == "all" or entry.visible_to(viewpoint))
            if viewpoint == "all":
                yield FoundMoment(number, heard)
            elif not within:
                now = heard, sha256(to_json(self.view(match.state, viewpoint))).digest()
                if now != last:
                    asked = viewpoint is not None and asked_state(self.game, match.state, viewpoint) is not None
                    yield FoundMoment(number, heard, asked)
                last = now

    def moment(self, viewpoint: Viewpoint, number: int) -> FoundMoment | None:
        return next(islice(self.moments(viewpoint), number, None), None)

    def view(self, state: State, viewpoint: int | None) -> dict[str, object]:
        asked = None if viewpoint is None else asked_state(self.game, state, viewpoint)
        return view_of(self.game, state if asked is None else asked, viewpoint)

    def show(self, choices: int, viewpoint: Viewpoint) -> tuple[dict[str, object], list[EventData]]:
        """The view and the log after that many choices; for `all`, the whole position and the whole log."""
        match = self.at(choices)
        if viewpoint == "all":
            return match.position(), [entry.as_dict() for entry in match.log]
        return self.view(match.state, viewpoint), [*match.heard(viewpoint)]

    def what_if_position(self, choices: int, viewpoint: Viewpoint, seed: str) -> dict[str, object] | None:
        """A position to play on from, as it was or as it may have been for all the viewer knew; None at the end."""
        match = self.at(choices)
        if match.state.seat < 0:
            return None
        if viewpoint == "all":
            return self.game.position(match.state)
        return match.fork(viewpoint, seed).start
