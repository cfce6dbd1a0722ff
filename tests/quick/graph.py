"""Which files of the tree can notice a change of another: by imports, by what they name, by where they lie."""

from __future__ import annotations

import ast
import heapq
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

SOURCES = {"src/": "", "bench/": "", "tests/": "tests."}  # folders, and what modules in them are called
IMPORT, NAME, PACKAGE = 1, 2, 3  # how far one step leads: an import; a mere name; the package around what is imported
ALL_GAMES = {("serai", "games"), ("serai.core.registry", "names")}
MODULE = re.compile(r"\b(?:serai|tests|chaos)(?:\.\w+)+")

Steps = Iterator[tuple[str, int]]


class Graph:
    """Files by their paths from the root; `gone` are files that no longer exist, which others may still import."""

    def __init__(self, root: Path, gone: Iterable[str] = ()) -> None:
        files = [file.relative_to(root).as_posix() for folder in SOURCES for file in (root / folder).rglob("*.py")]
        self.modules = {module_of(file): file for file in sorted({*files, *gone}) if file.endswith(".py")}
        self.games = {path.parent.name for path in (root / "src/serai/games").glob("*/game.py")}
        self.strings: dict[str, str] = {}
        self.users: dict[str, dict[str, int]] = defaultdict(dict)
        for file in sorted(files):
            for used, length in self.steps(file, ast.parse((root / file).read_text(encoding="utf-8"))):
                if used != file:
                    self.users[used][file] = min(length, self.users[used].get(file, length))

    def steps(self, file: str, tree: ast.Module) -> Steps:
        """What a file uses, and how far that is."""
        strings, everything = set(), False
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    yield from self.imported(alias.name)
            elif isinstance(node, ast.ImportFrom):
                package = absolute(file, node)
                for alias in node.names:
                    yield from self.imported(f"{package}.{alias.name}")
                    everything |= (package, alias.name) in ALL_GAMES
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                everything |= (node.value.id, node.attr) in ALL_GAMES
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings.add(node.value)
        self.strings[file] = "\n".join(sorted(strings))
        if file.startswith("src/"):
            return
        yield from self.game_modules(self.games if everything else self.games & strings)
        yield from ((self.modules["serai.__main__"], NAME) for name in strings & {"serai"})
        for name in MODULE.findall(self.strings[file]):
            yield from ((used, NAME) for used, length in self.imported(name) if length == IMPORT)
        for folder in Path(file).parents:
            conftest = (folder / "conftest.py").as_posix()
            if conftest in self.modules.values():
                yield conftest, IMPORT

    def imported(self, name: str) -> Steps:
        """The module or the module with this name in it, and the packages around it."""
        length = IMPORT
        while name:
            if name in self.modules:
                yield self.modules[name], length
                length = PACKAGE
            name = name.rpartition(".")[0]

    def game_modules(self, games: Iterable[str]) -> Steps:
        for game in games:
            yield from ((used, NAME) for used, length in self.imported(f"serai.games.{game}") if length == IMPORT)

    def naming(self, file: str) -> list[str]:
        """The files in which the name of a file stands, as part of some text."""
        name = re.compile(rf"(?<![\w.-]){re.escape(Path(file).name)}(?![\w-])")
        return [other for other, strings in self.strings.items() if name.search(strings)]

    def distances(self, seeds: dict[str, int]) -> dict[str, int]:
        """How far every file is from the nearest of these, each of which begins at its own distance."""
        found: dict[str, int] = {}
        queue = [(distance, file) for file, distance in seeds.items()]
        heapq.heapify(queue)
        while queue:
            distance, file = heapq.heappop(queue)
            if file in found:
                continue
            found[file] = distance
            for user, length in self.users[file].items():
                heapq.heappush(queue, (distance + length, user))
        return found

    def seeds(self, changed: Iterable[str]) -> dict[str, int]:
        """Where a change begins: at the changed module, or at what reads a changed file of another kind."""
        found: dict[str, int] = {}
        for file in changed:
            if file.endswith(".py"):
                found[file] = 0
                readers = [] if file in self.modules.values() else self.naming(file)
            else:
                readers = [*self.naming(file), *self.modules_beside(file), *self.tests_of(file)]
            for reader in readers:
                found.setdefault(reader, IMPORT)
        return found

    def modules_beside(self, file: str) -> list[str]:
        """The modules of the nearest folder that has any."""
        for folder in Path(file).parents[:-1]:
            found = [module for module in self.modules.values() if Path(module).parent == folder]
            if found:
                return found
        return []

    def tests_of(self, file: str) -> list[str]:
        """The tests of the page for what it is made of, the tests of texts for texts."""
        folders = []
        if file.startswith("web/"):
            folders.append("tests/web/")
        if file.endswith((".ftl", ".md")):
            folders.append("tests/text/")
        return [module for module in self.modules.values() if module.startswith(tuple(folders))] if folders else []


def module_of(file: str) -> str:
    for folder, prefix in SOURCES.items():
        if file.startswith(folder):
            name = file.removeprefix(folder).removesuffix(".py").removesuffix("/__init__")
            return prefix + name.replace("/", ".")
    return file.removesuffix(".py").replace("/", ".")


def absolute(file: str, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    package = module_of(file).split(".")
    package = package[: len(package) - node.level + file.endswith("/__init__.py")]
    return ".".join([*package, *([node.module] if node.module else [])])


def subject(root: Path, test: str) -> str | None:
    """The folder that a test is about: `src/serai/server/` for `tests/server/test_chat.py`."""
    for folder in list(Path(test).parents)[:-2]:
        about = Path("src/serai", *folder.parts[1:])
        if (root / about).is_dir():
            return f"{about.as_posix()}/"
    return None
