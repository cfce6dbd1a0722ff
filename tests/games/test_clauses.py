"""Every clause of the rules has a test that is named after it, and everything the game cites is a clause."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai.core.events import EventType
from serai.core.questions import Question, Space
from serai.core.refusals import Reason
from tests.games.clauses import GAMES, headings, named_after

TESTS = Path(__file__).parent

# The worked examples of each game's rules; tests are named after them too.
EXAMPLES = {
    "emira": [f"W-{number}" for number in range(1, 40)],
    "dragons": [f"E-{number:02}" for number in range(1, 60)],
    "saba": [f"E-{number:02}" for number in range(1, 43)],
}
EXEMPT = {
    "emira": {
        "E-50": "where our English words come from",
        "E-58": "says that there is no official list of answers",
        "ED-20": "what players say at the table is no move",
    },
    "dragons": {},
    "saba": {},
}
NAMES = sorted(EXAMPLES)


def checks(function: ast.FunctionDef) -> bool:
    """It asserts something, or expects an error by `pytest.raises`."""
    return any(
        isinstance(node, ast.Assert)
        or (isinstance(node, ast.Attribute) and node.attr == "raises" and ast.unparse(node.value) == "pytest")
        for statement in function.body
        for node in ast.walk(statement)
    )


def names_of_tests(game: str) -> Iterator[str]:
    """The names of all test functions that check something."""
    for path in sorted((TESTS / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and checks(node):
                yield node.name


def covered(game: str, clauses: list[str]) -> set[str]:
    """The clauses that tests are named after."""
    return {clause for name in names_of_tests(game) for clause in named_after(name, clauses)}


def cited(game: str) -> dict[str, list[str]]:
    """What the modules of the game cite, by clause."""
    found: dict[str, list[str]] = {}
    package = importlib.import_module(f"serai.games.{game}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for thing in vars(importlib.import_module(module.name)).values():
            for known in parts_of(thing):
                if isinstance(known, EventType | Question):
                    found.setdefault(known.clause, []).append(known.name)
                elif isinstance(known, Reason):
                    found.setdefault(known.clause, []).append(known.code)
    return found


def parts_of(thing: object) -> list[object]:
    """A thing alone, or what a table of events or refusals holds."""
    if isinstance(thing, Space):
        return list(thing.questions)
    if isinstance(thing, dict):
        return list(thing.values())
    return thing if isinstance(thing, list) else [thing]


def listed(found: dict[str, list[str]], clauses: list[str]) -> list[str]:
    """The clauses that have no heading, each with who cites it."""
    return [f"{clause}: {', '.join(names)}" for clause, names in sorted(found.items()) if clause not in clauses]


@pytest.mark.parametrize(
    ("test", "clauses"),
    [
        ("test_4_4_2_bids", ["4.4.2"]),
        ("test_4_4_bids", ["4.4"]),
        ("test_4_4_and_4_4_2_bids", ["4.4", "4.4.2"]),
        ("test_4_4_and_others", ["4.4"]),
        ("test_e_7_gold", ["E-7"]),
        ("test_gold", []),
    ],
)
def test_what_a_test_is_named_after(test: str, clauses: list[str]) -> None:
    assert named_after(test, ["4.4", "4.4.2", "E-7"]) == clauses


def test_every_game_is_looked_at() -> None:
    assert sorted(path.parent.name for path in GAMES.glob("*/game.py")) == NAMES


@pytest.mark.parametrize("game", NAMES)
def test_every_clause_has_a_test(game: str) -> None:
    clauses = headings(game) + EXAMPLES[game]
    done = covered(game, clauses)
    missing = [clause for clause in clauses if clause not in done and clause not in EXEMPT[game]]
    assert not missing, f"{len(missing)} clauses without a test: {', '.join(missing)}"


@pytest.mark.parametrize("game", NAMES)
def test_exempt_clauses_exist_and_have_no_test(game: str) -> None:
    clauses = headings(game)
    assert set(EXEMPT[game]) <= set(clauses)
    assert not set(EXEMPT[game]) & covered(game, clauses)


@pytest.mark.parametrize("game", NAMES)
def test_headings_are_not_repeated(game: str) -> None:
    clauses = headings(game)
    assert len(clauses) > 100
    assert len(set(clauses)) == len(clauses)


@pytest.mark.parametrize("game", NAMES)
def test_every_clause_cited_by_an_event_a_refusal_or_a_decision_has_a_heading(game: str) -> None:
    found = cited(game)
    assert len(found) > 20
    assert not listed(found, headings(game))


@pytest.mark.parametrize("game", NAMES)
def test_every_clause_cited_by_an_option_has_a_heading(game: str) -> None:
    found: dict[str, list[str]] = {}
    for setting in serai.game(game).settings:
        for clause in setting.clauses:
            found.setdefault(clause, []).append(setting.name)
    assert not listed(found, headings(game))


@pytest.mark.parametrize("game", NAMES)
def test_the_clause_for_being_asked_at_all_has_a_heading(game: str) -> None:
    assert serai.game(game).asking_clause in headings(game)
