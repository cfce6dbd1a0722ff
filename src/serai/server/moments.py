"""A match looked back on, as one viewer lived through it.

A moment is what a viewer could tell apart: its view or its log has changed. So the numbers of moments count no choice
that was hidden from the viewer. A sealed group is one moment, until all its answers are open.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pydantic_core import to_json

from serai.core.facts import LogEntry
from serai.core.game import Game
from serai.core.match import Match, view_of
from serai.core.state import State
from serai.server.table import Table, asked_state

Eyes = int | Literal["all"] | None  # a seat, everything, or a spectator


@dataclass(frozen=True)
class Found:
    """A moment: after how many choices it began, and how many log entries the viewer had heard by then."""

    choices: int
    heard: int


class Past:
    """A match up to now, to be looked at in another thread while it goes on."""

    def __init__(self, table: Table) -> None:
        match = table.playing
        self.game: Game = match.game
        self.options, self.seed, self.start = match.options, match.seed, match.start
        self.choices = match.choices.copy()
        self.notes = match.notes.copy()

    def fresh(self) -> Match:
        return Match(self.game, self.options, self.seed, self.start)

    def at(self, choices: int) -> Match:
        match = self.fresh()
        for action in self.choices[:choices]:
            match.act(action)
        match.notes = [note for note in self.notes if note.choice <= choices]
        return match

    def moments(self, eyes: Eyes) -> list[Found]:
        match = self.fresh()
        sights = [(0, self.sight(match.state, eyes))]
        for number, action in enumerate(self.choices, 1):
            seat, sealed = match.state.seat, is_sealed(self.game, match.state)
            match.act(action)
            within = sealed and is_sealed(self.game, match.state) and match.state.seat > seat  # they are asked in order
            if eyes == "all" or not within:
                sights.append((number, self.sight(match.state, eyes)))
        match.notes = self.notes
        log = match.log
        found: list[Found] = []
        last = b""
        for number, sight in sights:
            heard = count(log, eyes, number)
            if not found or eyes == "all" or sight != last or heard != found[-1].heard:
                found.append(Found(number, heard))
            last = sight
        return found

    def sight(self, state: State, eyes: Eyes) -> bytes:
        return b"" if eyes == "all" else hashlib.sha256(to_json(self.seen(state, eyes))).digest()

    def seen(self, state: State, eyes: int | None) -> dict[str, object]:
        asked = None if eyes is None else asked_state(self.game, state, eyes)
        return view_of(self.game, state if asked is None else asked, eyes)

    def show(self, choices: int, eyes: Eyes) -> tuple[dict[str, object], list[dict[str, object]]]:
        """The view and the log after so many choices; for `all`, the whole position and the whole log."""
        match = self.at(choices)
        if eyes == "all":
            return match.position(), [entry.as_dict() for entry in match.log]
        return self.seen(match.state, eyes), match.heard(eyes)

    def forked(self, choices: int, eyes: Eyes, seed: str) -> dict[str, object] | None:
        """A position to go on from, as it was or as the viewer must think it may have been; None at the end."""
        match = self.at(choices)
        if match.state.seat < 0:
            return None
        if eyes == "all":
            return self.game.position(match.state)
        return match.fork(eyes, seed).start


def is_sealed(game: Game, state: State) -> bool:
    return state.seat >= 0 and game.space.kinds[state.kind].sealed


def count(log: Sequence[LogEntry], eyes: Eyes, choices: int) -> int:
    return sum(1 for entry in log if entry.choice <= choices and (eyes == "all" or entry.visible_to(eyes)))
