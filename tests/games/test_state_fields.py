"""A field of a state is declared once, in an `__init__`; copies and restored positions have every one of them."""

from __future__ import annotations

import ast
import functools
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import serai
from serai.core.game import Game
from serai.core.playout import random_option
from serai.core.questions import Question
from serai.core.registry import names
from serai.core.rng import seeded
from serai.core.settings import Value
from serai.core.state import State
from tests.conformance.test_third_party_game import ForgetfulPosition, ForgottenPoints
from tests.conformance.toy import Lots
from tests.golden.test_golden import SAVE_FILES

ROOT = Path(__file__).parents[2]
OFTEN = 25  # decisions after which a state is looked at though none of its fields is new

NEVER_CHANGE = {"players", "rules"}  # the same throughout a game
FOR_LISTENERS = {"recorder", "hushes"}  # stay with the one that is listened to
SCRIPTED = {"script"}  # draws that a test has named
UNUSED = {"saba": {"low", "high"}}  # no question of Saba has a range
OTHERWISE = {"emira": {"emira_deck"}}  # in a position, everybody is a list of all viewers and not the mask -1


@functools.cache
def declared(kind: type) -> tuple[str, ...]:
    """The fields that the classes of an object assign in their `__init__`."""
    found: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        file = Path(*base.__module__.split(".")).with_suffix(".py")
        source = next((folder / file for folder in (ROOT / "src", ROOT) if (folder / file).is_file()), None)
        if source is None:
            continue
        for node in ast.walk(class_named(base.__name__, source)):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.ctx, ast.Store)
                and ast.unparse(node.value) == "self"
            ):
                found[node.attr] = None
    return tuple(found)


def class_named(name: str, source: Path) -> ast.AST:
    """The `__init__` of a class; an empty module if it has none."""
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    return part
    return ast.Module([], [])


def plain(value: object) -> object:
    """A value that can be compared, whatever it is made of."""
    if value is None or isinstance(value, int | float | str):
        return value
    if isinstance(value, Question):
        return value.name
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    if hasattr(value, "__iter__"):
        return [plain(part) for part in value]
    fields = declared(type(value))
    assert fields, f"nothing is known of a {type(value).__name__}"
    return {name: plain(getattr(value, name)) for name in fields}


def contents(value: object) -> list[object]:
    """What a value is made of, in an order of its own: a position may list things in another one."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return sorted([part for item in value for part in contents(item)], key=repr)
    return [value]


class Fields:
    """What becomes of the fields of a game's states while it is played."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: dict[str, list[object]] = {}  # the first two values of each field
        self.lost: set[str] = set()

    def constant(self) -> set[str]:
        return {name for name, values in self.seen.items() if len(values) < 2}

    def follow(self, match: serai.Match, actions: Iterable[int]) -> None:
        for number, action in enumerate(actions):
            if self.look(match.state) or number % OFTEN == 0:
                self.try_copies(match.state, match.settings)
            match.act(action)
        self.look(match.state)

    def try_copies(self, state: State, settings: dict[str, Value]) -> None:
        self.compare(state, "clone", state.clone())
        self.compare(state, "position", self.game.restore(settings, self.game.position(state)))

    def change(self, name: str, match: serai.Match) -> None:
        """Make a change by hand that these games have not brought: to the next number, or the opposite."""
        state = match.state.clone()
        value = getattr(state, name)
        assert isinstance(value, int), f"{name} has never changed"
        setattr(state, name, not value if isinstance(value, bool) else value + 1)
        self.look(state)
        self.try_copies(state, match.settings)

    def look(self, state: State) -> bool:
        """Whether a field has changed for the first time."""
        news = False
        for name in declared(type(state)):
            values = self.seen.setdefault(name, [])
            if name not in NEVER_CHANGE and len(values) < 2:
                value = plain(getattr(state, name))
                if value not in values:
                    values.append(value)
                    news = news or len(values) == 2
        return news

    def compare(self, state: State, how: str, other: State) -> None:
        kept = FOR_LISTENERS | (OTHERWISE.get(self.game.id, set()) if how == "position" else set())
        for name in sorted(set(declared(type(state))) - kept):
            if contents(plain(getattr(other, name))) != contents(plain(getattr(state, name))):
                self.lost.add(f"{type(state).__name__}.{name} is lost in its {how}")


def golden(game: str) -> Iterator[tuple[serai.Match, list[int]]]:
    """Games of every mode, edition and ending, from their beginnings."""
    for file in SAVE_FILES:
        save = json.loads(file.read_text(encoding="utf-8"))
        if save["game"] == game:
            yield serai.load(save).at(0), save["choices"]


def at_random(match: serai.Match) -> Iterator[int]:
    rng = seeded("at random")
    while match.decision is not None:
        yield match.game.space.flat(match.state.question_number, random_option(match.state, rng))


@pytest.mark.parametrize("name", names())
def test_copies_and_restored_positions_have_every_field(name: str) -> None:
    never = NEVER_CHANGE | FOR_LISTENERS | SCRIPTED | UNUSED.get(name, set())
    fields = Fields(serai.game(name))
    for match, actions in golden(name):
        fields.follow(match, actions)
    for field in fields.constant() - never:
        fields.change(field, next(golden(name))[0])
    assert not fields.lost, sorted(fields.lost)
    assert fields.constant() <= never, "what never changes proves nothing"


@pytest.mark.parametrize(
    ("game", "lost"),
    [
        (Lots("broken", ForgottenPoints), "ForgottenPoints.points is lost in its clone"),
        (ForgetfulPosition("broken"), "LotsState.reveals is lost in its position"),
    ],
)
def test_a_field_that_is_lost_is_named(game: Lots, lost: str) -> None:
    fields = Fields(game)
    match = game.new(seed=1)
    fields.follow(match, at_random(match))
    assert fields.lost == {lost}
