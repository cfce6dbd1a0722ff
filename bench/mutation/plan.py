"""Which changes are tried, against which tests, and which clause they stand under."""

from __future__ import annotations

import ast
import json
import random
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mutation.operators import Change, sites

GAMES: Final = Path("src/serai/games")
NO_RULES: Final = ("bots", "names.py", "terminal.py", "view_types.py")  # what plays, is called, looks or is typed
CLAUSE: Final = re.compile(r"\b(?:\d+(?:\.\d+)+|[EAS]-?\d+)\b")

Documented = ast.Module | ast.ClassDef | ast.FunctionDef


@dataclass(frozen=True)
class Mutant:
    """A change of one file of the rules."""

    file: str
    change: Change
    before: str
    after: str
    clause: str

    @property
    def place(self) -> str:
        return f"{self.file}:{self.change.line}"

    @property
    def key(self) -> str:
        return f"{self.file} {self.change.start} {self.change.new}"


def rules_files(root: Path, game: str) -> list[Path]:
    folder = root / GAMES / game
    return sorted(file for file in folder.rglob("*.py") if file.relative_to(folder).parts[0] not in NO_RULES)


def chosen(root: Path, game: str, number: int, seed: int) -> list[Mutant]:
    """So many places of the rules, each as likely as any other, with one change of those that are possible there."""
    places = []
    for file in rules_files(root, game):
        source = file.read_bytes()
        places += [(file, source, changes) for changes in sites(source)]
    random_ = random.Random(seed)
    return [
        mutant(root, file, source, random_.choice(changes))
        for file, source, changes in random_.sample(places, min(number, len(places)))
    ]


def mutant(root: Path, file: Path, source: bytes, change: Change) -> Mutant:
    before, after = change.lines(source)
    clause = clause_of(source.decode(), change.line)
    return Mutant(file.relative_to(root).as_posix(), change, before, after, clause)


def clause_of(source: str, line: int) -> str:
    """The clause that is cited nearest: beside the line, above it, or by function, class or file."""
    lines = source.split("\n")
    around = [node for node in ast.walk(ast.parse(source)) if isinstance(node, Documented) and holds(node, line)]
    around.sort(key=lambda node: getattr(node, "lineno", 0), reverse=True)
    texts = [lines[line - 1].partition("#")[2], comment_above(lines, line)]
    texts += [ast.get_docstring(node) or "" for node in around]
    cited = (CLAUSE.search(text) for text in texts)
    return next((found[0] for found in cited if found), "")


def holds(node: Documented, line: int) -> bool:
    return isinstance(node, ast.Module) or node.lineno <= line <= (node.end_lineno or node.lineno)


def comment_above(lines: list[str], line: int) -> str:
    """The nearest comment above, within what no empty line divides from it."""
    for text in reversed(lines[: line - 1]):
        if not text.strip():
            return ""
        if text.lstrip().startswith("#"):
            return text
    return ""


class Record:
    """What the tests of a game run, line by line, as the recorder has written it."""

    def __init__(self, file: Path) -> None:
        data = json.loads(file.read_text())
        self.tests: list[str] = data["tests"]
        self.seconds: list[float] = data["seconds"]
        self.lines: dict[str, dict[str, list[int]]] = data["lines"]
        in_lines = (test for lines in self.lines.values() for tests in lines.values() for test in tests)
        self.of_the_game = sorted(set(in_lines))

    def tests_for(self, mutant: Mutant) -> list[str]:
        """The tests that run the statement, or, of what runs on import, all; those named after its clause first, then
        the quickest."""
        lines = self.lines.get(mutant.file, {})
        numbers = lines.get(str(mutant.change.statement[0])) or lines.get(str(mutant.change.line)) or self.of_the_game
        name = "test_" + mutant.clause.replace(".", "_") + "_" if mutant.clause else "\0"
        return [
            self.tests[number] for number in sorted(numbers, key=lambda n: (name not in self.tests[n], self.seconds[n]))
        ]

    def expected(self, tests: list[str]) -> float:
        seconds = dict(zip(self.tests, self.seconds, strict=True))
        return sum(seconds[test] for test in tests)
