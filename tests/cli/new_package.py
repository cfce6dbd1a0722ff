"""A package as `serai new-game` makes it, built and laid down beside ours as an installer would do it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from tests.cli.at_terminal import COMMAND

BUILD = "from setuptools.build_meta import build_wheel; print(build_wheel('dist'))"


def make(folder: Path, name: str, *more: str) -> Path:
    """The package's folder."""
    project = folder / name
    command = [sys.executable, "-c", COMMAND, "new-game", name, "--folder", str(project), *more]
    subprocess.run(command, check=True, capture_output=True)
    return project


def install(project: Path, packages: Path) -> None:
    """What its own build makes of it, unpacked into a folder of packages."""
    built = subprocess.run([sys.executable, "-c", BUILD], cwd=project, check=True, capture_output=True, text=True)
    with ZipFile(project / "dist" / built.stdout.splitlines()[-1]) as wheel:
        wheel.extractall(packages)
