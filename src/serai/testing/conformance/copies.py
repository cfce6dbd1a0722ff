"""Copies of a state: clones, positions and saves are equal, and stay equal when played on."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator

from serai.core.game import Game
from serai.core.match import Match
from serai.core.moves import canonical
from serai.core.registry import load
from serai.core.saves import differences
from serai.core.state import State


def picture(game: Game, state: State) -> str:
    """Everything about a state, the open decision's options included, as bytes to compare."""
    decision = [state.seat, state.question_number if state.seat >= 0 else 0, list(state.options), state.low, state.high]
    return canonical({"position": game.position(state), "decision": decision})


def first_difference(one: str, other: str) -> str:
    """Where two pictures begin to differ, with some context."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, at - 60)
    return f"...{one[start : at + 40]}... against ...{other[start : at + 40]}..."


class Shadow:
    """A copy that makes the same choices as the match for a while and must then be equal to it."""

    def __init__(self, label: str, state: State, steps: int) -> None:
        self.label = label
        self.state = state
        self.steps = steps

    def follow(self, match: Match, option: int) -> str | None:
        """Make the match's next choice; what is wrong if it cannot be made."""
        asked = (self.state.seat, self.state.question_number, self.state.allows(option))
        if asked != (match.state.seat, match.state.question_number, True):
            return f"the {self.label} asks seat {self.state.seat} (kind {self.state.question_number}) and cannot follow"
        self.state.choose(option)
        self.steps -= 1
        return None

    def compare(self, match: Match) -> str | None:
        one, other = picture(match.game, match.state), picture(match.game, self.state)
        return None if one == other else f"the {self.label}, played on, differs: {first_difference(one, other)}"


def compare_clone(match: Match, problems: list[str]) -> State:
    clone = match.state.clone()
    one, other = picture(match.game, match.state), picture(match.game, clone)
    if one != other:
        problems.append(f"the clone differs: {first_difference(one, other)}")
    return clone


def compare_restored(match: Match, problems: list[str]) -> State:
    """The state read back from the JSON of its position."""
    position = match.game.position(match.state)
    state = match.game.restore(match.settings, json.loads(json.dumps(position)))
    one, other = picture(match.game, match.state), picture(match.game, state)
    if one != other:
        problems.append(f"the position read back differs: {first_difference(one, other)}")
    return state


def save_problems(match: Match) -> Iterator[str]:
    """The save, loaded from its JSON, is the same match with the same log."""
    save = json.loads(json.dumps(match.export()))
    again = load(save)
    for difference in differences(again, save):
        yield f"the save, loaded, differs: {difference}"
    if [entry.as_dict() for entry in again.log] != [entry.as_dict() for entry in match.log]:
        yield "the save, loaded, has another log"
    if json.loads(json.dumps(again.export())) != save:
        yield "the save, loaded, is saved differently"


def pickle_problems(match: Match) -> Iterator[str]:
    """A pickled match is the same match."""
    if pickle.loads(pickle.dumps(match)).export() != match.export():
        yield "the pickle, loaded, is another match"


def start_problems(match: Match) -> Iterator[str]:
    """The position, as the public interface gives and takes it, starts an equal match."""
    again = match.game.from_position(json.dumps(match.position()))
    if again.position() != match.position():
        yield "a match started at the position has another position"
