"""The Fluent files of page, boards and games, as the page puts them together."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "web" / "src"
PAGE: Final = SOURCES / "text"


def board(game: str) -> Path:
    return SOURCES / "games" / game / "text"


def files_of(game: str, lang: str) -> list[Path]:
    """What the page reads for a game, in its order: later files may say something else."""
    engine = ROOT / "src" / "serai"
    folders = [engine / "text", PAGE, engine / "games" / game / "text", board(game)]
    return [file for folder in folders if (file := folder / f"{lang}.ftl").is_file()]


def messages(file: Path) -> dict[str, ast.Message]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], file
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Needs(Visitor):
    """What a message needs to be said: its variables, the words that it chooses by, what it refers to."""

    def __init__(self) -> None:
        self.variables: dict[str, list[str]] = {}
        self.records: set[str] = set()
        self.messages: set[str] = set()
        self.kinds: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's own way
        if isinstance(node.selector, ast.VariableReference):
            words = self.variables.setdefault(node.selector.id.name, [])
            words += [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        given = node.arguments.positional
        self.kinds |= {part.value.split(".")[0] for part in given if isinstance(part, ast.StringLiteral)}
        if node.id.name in ("THING", "COUNTS") and isinstance(given[0], ast.VariableReference):
            self.records.add(given[0].id.name)
        self.generic_visit(node)


def needs(message: ast.Message, among: dict[str, ast.Message] | None = None) -> Needs:
    """What a message needs, and what those need that it refers to."""
    found = Needs()
    found.visit(message)
    todo = set(found.messages)
    while todo:
        referred = (among or {}).get(todo.pop())
        if referred is not None:
            before = set(found.messages)
            found.visit(referred)
            todo |= found.messages - before
    return found
