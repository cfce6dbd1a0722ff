"""Every clause of the rules has a test that is named after it, and everything the game cites is a clause."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import serai
import serai.games.saba
from serai.core.facts import EventKind, Reason
from serai.core.moves import Kind, Space

TESTS = Path(__file__).parent
RULES = TESTS.parents[2] / "src/serai/games/saba/text/rules.en.md"
EXAMPLES = [f"E-{number:02}" for number in range(1, 43)]


def headings() -> list[str]:
    return re.findall(r"^## (\S+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def slug(clause: str) -> str:
    return re.sub(r"[.-]", "_", clause.lower())


def checks(function: ast.FunctionDef) -> bool:
    """It asserts something, or expects an error by `pytest.raises`."""
    return any(
        isinstance(node, ast.Assert)
        or (isinstance(node, ast.Attribute) and node.attr == "raises" and ast.unparse(node.value) == "pytest")
        for statement in function.body
        for node in ast.walk(statement)
    )


def names_of_tests() -> Iterator[str]:
    """The names of all test functions that check something."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and checks(node):
                yield node.name


def covered(clauses: list[str]) -> set[str]:
    """The clauses that tests are named after; `test_4_4_2_...` belongs to 4.4.2 and not to 4.4."""
    by_slug = {slug(clause): clause for clause in clauses}
    found = set()
    for name in names_of_tests():
        words = name.removeprefix("test_").split("_")
        slugs = ["_".join(words[:length]) for length in range(len(words) - 1, 0, -1)]
        found.update([by_slug[part] for part in slugs if part in by_slug][:1])
    return found


def cited() -> dict[str, list[str]]:
    """What the modules of the game cite, by clause."""
    found: dict[str, list[str]] = {}
    package = serai.games.saba
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for thing in vars(importlib.import_module(module.name)).values():
            things = thing.kinds if isinstance(thing, Space) else [thing]
            for known in things:
                if isinstance(known, EventKind | Kind):
                    found.setdefault(known.clause, []).append(known.name)
                elif isinstance(known, Reason):
                    found.setdefault(known.clause, []).append(known.code)
    return found


def listed(found: dict[str, list[str]], clauses: list[str]) -> list[str]:
    """The clauses that have no heading, each with who cites it."""
    return [f"{clause}: {', '.join(names)}" for clause, names in sorted(found.items()) if clause not in clauses]


def test_every_clause_has_a_test() -> None:
    clauses = headings() + EXAMPLES
    done = covered(clauses)
    missing = [clause for clause in clauses if clause not in done]
    assert not missing, f"{len(missing)} clauses without a test: {', '.join(missing)}"


def test_headings_are_not_repeated() -> None:
    clauses = headings()
    assert len(clauses) > 100
    assert len(set(clauses)) == len(clauses)


def test_every_clause_cited_by_an_event_a_refusal_or_a_decision_has_a_heading() -> None:
    found = cited()
    assert len(found) > 20
    assert not listed(found, headings())


def test_every_clause_cited_by_an_option_has_a_heading() -> None:
    found: dict[str, list[str]] = {}
    for option in serai.game("saba").options:
        for clause in option.clauses:
            found.setdefault(clause, []).append(option.name)
    assert not listed(found, headings())


def test_the_clause_for_being_asked_at_all_has_a_heading() -> None:
    assert serai.game("saba").asking_clause in headings()
