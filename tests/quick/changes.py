"""What has changed in a checkout, the clauses that the changed functions cite, and the words of the change."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

MAIN = ("main", "origin/main")
HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@", re.MULTILINE)
WORD = re.compile(r"[A-Z]?[a-z]+")
CLAUSE = re.compile(r"(?<![\w.-])(?:\d+(?:\.\d+)+|[A-Z]{1,2}-\d+)(?![\w-])")

Lines = set[int]


def git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True).stdout


def beginning(root: Path) -> str:
    """The commit that this work began at: where it left main, or HEAD on main itself."""
    for main in MAIN:
        if subprocess.run(["git", "rev-parse", "-q", "--verify", main], cwd=root, capture_output=True).returncode == 0:
            return git(root, "merge-base", main, "HEAD").strip()
    return "HEAD"


def changed_files(root: Path, since: str) -> list[str]:
    """Files that differ from a commit, whether committed since, uncommitted, new or gone."""
    differing = git(root, "diff", "--name-only", "--no-renames", "-z", since).split("\0")
    new = git(root, "ls-files", "--others", "--exclude-standard", "-z").split("\0")
    return sorted({file for file in (*differing, *new) if file})


def changed_lines(root: Path, since: str, file: str) -> Lines:
    """The numbers of the lines that were added or changed; where lines are gone, those around them."""
    text = (root / file).read_text(encoding="utf-8")
    difference = git(root, "diff", "-U0", "--no-renames", since, "--", file)
    if not difference:
        return set(range(1, len(text.splitlines()) + 1))
    found: Lines = set()
    for first, number in HUNK.findall(difference):
        start, length = int(first), int(number or 1)
        found.update(range(start, start + length) if length else (start, start + 1))
    return found


def cited_clauses(text: str, lines: Lines, clauses: Iterable[str]) -> set[str]:
    """The clauses that the changed functions and classes of a module cite; if none, those of its docstring."""
    known, rows = set(clauses), text.splitlines()

    def cited(part: str) -> set[str]:
        return known & set(CLAUSE.findall(part))

    tree = ast.parse(text)
    found: set[str] = set()
    for node in tree.body:
        if lines & set(range(node.lineno, (node.end_lineno or node.lineno) + 1)):
            above = node.lineno - 1
            while above and rows[above - 1].startswith(("#", "@")):
                above -= 1
            found |= cited("\n".join(rows[above : node.end_lineno]))
    return found or cited(ast.get_docstring(tree) or "")


def changed_words(root: Path, since: str, files: Iterable[str]) -> set[str]:
    """The words of the changed lines, of those around them, and of the files' names."""
    found: set[str] = set()
    for file in files:
        text = git(root, "diff", "-U2", "--no-renames", since, "--", file)
        if not text and (root / file).exists():
            text = (root / file).read_text(encoding="utf-8", errors="replace")
        found.update(word.lower() for word in WORD.findall(f"{Path(file).stem}\n{text}"))
    return found
