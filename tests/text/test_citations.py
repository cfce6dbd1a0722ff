"""Every clause that anything in a game cites leads, on the page, to a rule that is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.core.registry import find, names
from serai.text import Rulebook
from tests.text.languages import LANGUAGES
from tests.text.node import run
from tests.text.page_texts import ROOT, SOURCES

CITING = {"EventType": 1, "Reason": 1, "Refusal": 1, "Event": 1}  # which argument is a clause
ON_THE_PAGE = re.compile(r"""clause(?:: |\()"(?:([a-z]+) )?([\d.]+|[A-Z]+-\d+)\"""")


def calls(folder: Path) -> Iterator[str]:
    """The clauses of the kinds of events, refusals and pieces of advice."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CITING:
                clause = node.args[CITING[node.func.id]] if len(node.args) > CITING[node.func.id] else None
                if isinstance(clause, ast.Constant) and isinstance(clause.value, str):
                    yield clause.value


def cited(game: str) -> list[str]:
    """As a player meets them."""
    known = find(game)
    own = {known.cite(clause) for clause in calls(ROOT / "src" / "serai" / "games" / game)}
    own |= {known.cite(clause) for clause in (known.asking_clause, *(one.clause for one in known.space.questions))}
    boards = "\n".join(file.read_text(encoding="utf-8") for file in sorted((SOURCES / "games" / game).rglob("*.*")))
    own |= {f"{game} {number}" for named, number in ON_THE_PAGE.findall(boards) if named in ("", game)}
    return sorted(own)


@pytest.mark.parametrize("game", names())
def test_every_clause_that_is_cited_leads_to_a_rule(game: str) -> None:
    wanted = cited(game)
    assert len(wanted) > 40
    assert any(" " not in clause for clause in wanted), "numbered decisions stand alone"
    for lang in LANGUAGES:
        book = Rulebook(find(game), lang)
        clauses = [{"clause": clause.number, "title": clause.title, "html": ""} for clause in book.clauses]
        led = run("cited.mjs", {"game": game, "clauses": clauses, "cited": wanted})
        dead = [
            clause
            for clause, (path, anchor) in zip(wanted, led, strict=True)
            if path != f"/rules/{game}" or book.get(anchor or "") is None
        ]
        assert not dead, f"{lang}: {dead}"
