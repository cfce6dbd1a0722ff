"""Chooses between the compiled engine and its source, before any part of the engine is imported.

In a source checkout the compiled modules lie apart from the sources, in `build/native/`, and are used only
while the stamp beside them matches the sources: an edited file never runs as yesterday's compiled code. In an
installed wheel they lie beside the sources, and Python prefers them by itself.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

GROUP = "serai__mypyc"  # the library that holds the code of all compiled modules
LAYERS = ("core", "games", "search")
SCREEN = "terminal.py"  # how a game looks in a terminal is in its folder, and no part of the engine
TYPES = "view_types.py"  # compiled classes forget what their fields were declared as
SUFFIX = EXTENSION_SUFFIXES[0]  # names the Python version and the platform
PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parent.parent
FOLDER = CHECKOUT / "build" / "native" / SUFFIX.split(".")[1]
STAMP = FOLDER / "stamp"


def sources() -> list[Path]:
    """The engine's source files, package files included: their constants end up in compiled code too."""
    files = (file for layer in LAYERS for file in (PACKAGE / layer).rglob("*.py"))
    return sorted(file for file in files if file.name not in (SCREEN, TYPES))


def digest() -> str:
    """What a build of the present sources is stamped with."""
    total = sha256()
    for file in sources():
        content = file.read_bytes()
        total.update(f"{file.relative_to(PACKAGE).as_posix()}\n{len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def native() -> bool:
    """Whether the engine that was imported is the compiled one."""
    files = [module.__file__ for name, module in sys.modules.items() if name.startswith("serai.core.")]
    return any(file is not None and not file.endswith(".py") for file in files)


def describe() -> str:
    """Which engine runs, and if it is the slow one, why."""
    return "compiled" if native() else f"interpreted: {_reason}"


class _Finder:
    """Finds the engine's modules under one folder, with one suffix."""

    def __init__(self, folder: Path, suffix: str) -> None:
        self.folder = folder
        self.suffix = suffix

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != GROUP and not name.startswith(tuple(f"serai.{layer}." for layer in LAYERS)):
            return None
        file = self.folder / (name.replace(".", os.sep) + self.suffix)
        return spec_from_file_location(name, file) if file.is_file() else None


def _choose() -> str:
    """Sets the imports up; returns why the engine would be interpreted."""
    if os.environ.get("SERAI_INTERPRETED", "0") not in ("", "0"):
        sys.meta_path.insert(0, _Finder(PACKAGE.parent, ".py"))
        return "SERAI_INTERPRETED is set"
    if not (CHECKOUT / "pyproject.toml").is_file():
        return "this installation has no compiled modules"
    if not STAMP.is_file():
        return "not compiled yet; run python3 dev.py build"
    if STAMP.read_text().split("\n")[0] != digest():
        return "sources changed since the last build; run python3 dev.py build"
    sys.meta_path.insert(0, _Finder(FOLDER, SUFFIX))
    return "no module of the engine is imported yet"


_reason = _choose()
