"""A game is one folder in the package and one in the page: no code outside of them names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from serai.core.registry import names

ROOT = Path(__file__).parents[2]
ENGINE, PAGE = ROOT / "src" / "serai", ROOT / "web" / "src"
NAMES = names()


def outside(folder: Path, *suffixes: str) -> list[Path]:
    files = [file for suffix in suffixes for file in folder.rglob(f"*{suffix}") if ".test." not in file.name]
    inside = [folder / "games" / name for name in NAMES] + [ENGINE / "server" / "page"]  # the page that is built
    return [file for file in files if not any(home in file.parents for home in inside)]


def test_no_module_outside_of_a_game_names_it() -> None:
    files = outside(ENGINE, ".py")
    assert len(files) > 100
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Constant) and node.value in NAMES), f"{file}:{node.lineno}"


def test_no_part_of_the_page_outside_of_a_game_names_it() -> None:
    named = re.compile(rf"""["'`/](?:{"|".join(NAMES)})["'`/]""")
    files = outside(PAGE, ".ts", ".svelte")
    assert len(files) > 100
    for file in files:
        found = named.search(file.read_text(encoding="utf-8"))
        assert found is None, f"{file}: {found}"
