"""Which tests a change asks for, in the order in which they are worth their time."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.games.clauses import headings, named_after
from tests.quick.changes import WORD, changed_lines, changed_words, cited_clauses
from tests.quick.durations import Duration, Known, expected
from tests.quick.graph import Graph, subject

STARTING = 5.0  # seconds until the first test runs
COLLECTING = 0.05  # seconds for each file, in all processes


@dataclass
class Choice:
    """A test file, and what it has to do with the change."""

    file: str
    distance: int
    duration: Duration
    beside: bool = False  # in the folder that is about the changed one
    named: bool = False  # after words of the change
    tests: Sequence[str] = ()  # named after a clause of the change

    def rank(self) -> tuple[bool, bool, int, bool, float]:
        """What is beside the change is a step nearer than it imports, and goes before the others there."""
        distance = max(1, self.distance - 1) if self.beside and self.distance else self.distance
        return not self.tests, not self.named, distance, not self.beside, self.duration.added


def choose(root: Path, since: str, changed: list[str], engine: str, known: Known) -> list[Choice]:
    """The test files that a change since a commit can have touched, the most telling first."""
    graph = Graph(root, [file for file in changed if not (root / file).exists()])
    clauses, words = changed_clauses(root, since, changed), changed_words(root, since, changed)
    found = []
    for file, distance in graph.distances(graph.seeds(changed)).items():
        if not (file.startswith("tests/") and Path(file).name.startswith("test_") and (root / file).exists()):
            continue
        about = subject(root, file)
        beside = about is not None and any(other.startswith(about) for other in changed)
        named = set(WORD.findall(Path(file).stem.removeprefix("test_"))) <= words
        tests = tests_named_after(root, file, clauses)
        found.append(Choice(file, distance, expected(file, engine, known), beside, named, tests))
    return sorted(found, key=Choice.rank)


def changed_clauses(root: Path, since: str, changed: list[str]) -> dict[str, set[str]]:
    """By game: the clauses that changed functions cite."""
    found: dict[str, set[str]] = {}
    for file in changed:
        folders = Path(file).parts
        if folders[:3] == ("src", "serai", "games") and file.endswith(".py") and (root / file).exists():
            text = (root / file).read_text(encoding="utf-8")
            lines = changed_lines(root, since, file)
            found.setdefault(folders[3], set()).update(cited_clauses(text, lines, headings(folders[3])))
    return found


def tests_named_after(root: Path, file: str, clauses: dict[str, set[str]]) -> list[str]:
    """The tests of a game's file that are named after one of its clauses."""
    for game, wanted in clauses.items():
        if file.startswith(f"tests/games/{game}/"):
            tree = ast.parse((root / file).read_text(encoding="utf-8"))
            names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
            return [name for name in names if wanted & set(named_after(name, headings(game)))]
    return []


def cut(choices: list[Choice], budget: float) -> tuple[list[Choice], list[Choice]]:
    """What fits into so many seconds, and the rest."""
    taken, left, spent = [], [], STARTING
    for choice in choices:
        added, longest = choice.duration
        if spent + max(added + COLLECTING, longest) > budget:
            left.append(choice)
        else:
            taken.append(choice)
            spent += added + COLLECTING
    return taken, left
