"""Nobody sees what they must not see: swap the hidden parts and compare the bytes."""

from __future__ import annotations

import json
from collections.abc import Iterator

from serai.core.errors import BadPosition
from serai.core.events import Event, RawEvent, Recorder
from serai.core.match import Match
from serai.core.moves import canonical
from serai.core.playout import random_option
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.views import view_of
from serai.testing.conformance.copies import first_difference, picture
from serai.testing.conformance.report import Report

STEPS_ON = 6  # choices made from a redealt state
MOST_TRIED = 8  # options of one decision
STEPS = (10, 1000)  # what a hidden number is raised by: a little, and past everybody else's; keeps amounts round

Path = tuple[str | int, ...]


def viewers(match: Match) -> list[int | None]:
    """Every seat, and None for the spectator."""
    return [*range(match.players), None]


def seen(match: Match, state: State, viewer: int | None) -> str:
    """The bytes that a viewer would get if the match were in this state."""
    return canonical(view_of(match.game, state, viewer))


def name_of(viewer: int | None) -> str:
    return "the spectator" if viewer is None else f"seat {viewer}"


def swap_problems(match: Match, rng: Rng, report: Report) -> Iterator[str]:
    """Redealing what a viewer cannot know leaves its view, its options and the invariants as they are."""
    whole = picture(match.game, match.state)
    for viewer in viewers(match):
        state = match.state.clone()
        state.redeal(match.players if viewer is None else viewer, rng)
        report.swaps += 1
        report.dealt_anew += picture(match.game, state) != whole
        one, other = seen(match, match.state, viewer), seen(match, state, viewer)
        if one != other:
            yield f"{name_of(viewer)} sees hidden things: {first_difference(one, other)}"
        if viewer is not None and viewer == match.state.seat and state.all_options() != match.state.all_options():
            yield f"{name_of(viewer)} has other options once hidden things are dealt anew"
        for problem in state.problems():
            yield f"dealt anew for {name_of(viewer)}: {problem}"
        yield from played_on(state, viewer, rng)


def played_on(state: State, viewer: int | None, rng: Rng) -> Iterator[str]:
    """A redealt state is a state like any other: the game can be played on from it."""
    for _ in range(STEPS_ON):
        if state.seat < 0:
            break
        state.choose(random_option(state, rng))
    for problem in state.problems():
        yield f"dealt anew for {name_of(viewer)} and played on: {problem}"


def hidden_numbers(position: object, view: object, path: Path = ()) -> Iterator[Path]:
    """Where the view says null and the position has a number, at the same place of both."""
    if isinstance(position, dict) and isinstance(view, dict):
        for name in sorted(position.keys() & view.keys()):
            yield from hidden_numbers(position[name], view[name], (*path, name))
    elif isinstance(position, list) and isinstance(view, list) and len(position) == len(view):
        for i, item in enumerate(position):
            yield from hidden_numbers(item, view[i], (*path, i))
    elif view is None and type(position) is int:
        yield path


def changed(position: str, path: Path, by: int) -> dict[str, object]:
    """The position, given as JSON, with the number at the path raised."""
    data: dict[str, object] = json.loads(position)
    part: object = data
    for step in path[:-1]:
        part = part[step]  # type: ignore[index]  # the path was made from this position
    part[path[-1]] += by  # type: ignore[index]  # as above
    return data


def number_problems(match: Match, rng: Rng, report: Report) -> Iterator[str]:
    """A number that a view hides (another's gold) shows nowhere else in it, nor in the log; one for each viewer."""
    position = match.game.position(match.state)
    text = json.dumps(position)
    for viewer in viewers(match):
        view = match.view(viewer)
        paths = list(hidden_numbers(position, view))
        if not paths:
            continue
        path, step = paths[rng.below(len(paths))], STEPS[rng.below(len(STEPS))]
        try:
            other = Match(match.game, match.settings, match.seed, changed(text, path, step))
        except BadPosition:
            continue  # this number cannot be another one
        report.hidden_numbers += 1
        one, two = canonical(view), canonical(other.view(viewer))
        if one != two:
            place = ".".join(str(step) for step in path)
            yield f"{name_of(viewer)} sees something of the hidden {place}: {first_difference(one, two)}"
        if any(entry.visible_to(viewer) for entry in other.log):
            yield f"{name_of(viewer)} is told something when a position is read"


def words_in(data: object) -> set[str]:
    """Every string among the values of plain data."""
    if isinstance(data, dict):
        return {word for value in data.values() for word in words_in(value)}
    if isinstance(data, list):
        return {word for value in data for word in words_in(value)}
    return {data} if isinstance(data, str) else set()


def log_problems(match: Match, entries: list[Event]) -> Iterator[str]:
    """What an event tells to some seats only, the other events of that choice do not tell to others."""
    for entry in entries:
        json.dumps(entry.as_dict())
        if not entry.clause or entry.choice != len(match.choices):
            yield f"the event {entry.kind} has no clause, or belongs to choice {entry.choice}"
    if all(entry.seats is None for entry in entries):
        return
    for viewer in viewers(match):
        secret: set[str] = set()
        own: set[str] = set()
        for entry in entries:
            if not entry.visible_to(viewer):
                secret |= words_in(entry.data)
            elif entry.seats is not None:
                own |= words_in(entry.data)
        if secret:
            view = canonical(match.view(viewer))
            secret = {word for word in secret - own if json.dumps(word) not in view}
        if any(entry.seats is None and words_in(entry.data) & secret for entry in entries) and match.choices:
            before = canonical(match.at(len(match.choices) - 1).view(viewer))
            secret = {word for word in secret if json.dumps(word) not in before}
        for entry in entries:
            if entry.seats is None and words_in(entry.data) & secret:
                yield f"{entry.kind} tells {name_of(viewer)} of {sorted(words_in(entry.data) & secret)}"


def sealed_problems(match: Match) -> Iterator[str]:
    """While a sealed group is open, nobody else's view depends on what a seat has answered."""
    if not match.game.space.questions[match.state.question_number].sealed:
        return
    asked = match.state.seat
    views: dict[int | None, str] = {}
    for option in match.state.all_options()[:MOST_TRIED]:
        state = match.state.clone()
        state.choose(option)
        if (
            state.seat < 0
            or state.question_number != match.state.question_number
            or state.reveals != match.state.reveals
        ):
            return  # this was the last answer of the group
        for viewer in viewers(match):
            if viewer == asked or viewer == state.seat:
                continue
            view = seen(match, state, viewer)
            if views.setdefault(viewer, view) != view:
                yield f"{name_of(viewer)} sees what seat {asked} has answered under seal"


def silence_problems(match: Match) -> Iterator[str]:
    """Nobody's view changes unless they are told something; under a veil they do not even see another question."""
    asked, veiled = match.state.seat, match.state.veiled()
    before = {viewer: seen(match, match.state, viewer) for viewer in viewers(match) if viewer != asked}
    for option in match.state.all_options()[:MOST_TRIED]:
        state = match.state.clone()
        state.recorder = Recorder()
        state.choose(option)
        for viewer, view in before.items():
            if viewer == state.seat or any(hears(event, viewer) for event in state.recorder.events):
                continue
            after = seen(match, state, viewer)
            if not veiled:
                view, after = without_decision(view), without_decision(after)
            if after != view:
                yield f"{name_of(viewer)} is told nothing and sees a change: {first_difference(view, after)}"


def hears(event: RawEvent, viewer: int | None) -> bool:
    return event.to < 0 or (viewer is not None and event.to >> viewer & 1 == 1)


def without_decision(view: str) -> str:
    data = json.loads(view)
    data.pop("decision")
    return canonical(data)
