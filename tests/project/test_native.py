"""Which engine runs: tried on a small checkout of its own, in processes of their own."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
FILES = {
    "pyproject.toml": "",
    "src/serai/__init__.py": "from serai import _native\nimport serai.core.rng\nimport serai.games.tiny\n",
    "src/serai/core/__init__.py": "",
    "src/serai/core/rng.py": "from typing import Final\n\nSIX: Final = 6\n",
    "src/serai/games/__init__.py": "",
    "src/serai/games/tiny.py": "from serai.core.rng import SIX\n\n\ndef roll() -> int:\n    return SIX\n",
}
ASK = "import serai; print(serai.games.tiny.roll(), serai._native.native(), serai._native.describe())"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    for name in ("native_build.py", "src/serai/_native.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def load(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"{file.stem}_under_test", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def ask(folder: Path, interpreted: str = "") -> str:
    """What the roll gives, whether the engine is native, and how it describes itself."""
    env = {**os.environ, "PYTHONPATH": str(folder), "SERAI_INTERPRETED": interpreted}
    # No bytecode files (-B): Python tells them by second and size, too coarse for edits as quick as these.
    command = [sys.executable, "-B", "-c", ASK]
    answer = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return answer.stdout.strip()


def build(checkout: Path) -> None:
    command = [sys.executable, "native_build.py"]
    subprocess.run(command, cwd=checkout, check=True, capture_output=True, text=True)


def test_a_checkout_never_built_is_interpreted(checkout: Path) -> None:
    assert ask(checkout / "src") == "6 False interpreted: not compiled yet; run python3 dev.py build"


def test_a_build_of_other_sources_is_not_used(checkout: Path) -> None:
    stamp: Path = load(checkout / "src/serai/_native.py").STAMP
    stamp.parent.mkdir(parents=True)
    stamp.write_text("0123456789abcdef\n")
    assert ask(checkout / "src").startswith("6 False interpreted: sources changed since the last build")


@pytest.mark.parametrize(
    ("file", "text"),
    [("core/rng.py", "# edited\n"), ("core/new.py", ""), ("games/__init__.py", "# edited\n")],
)
def test_every_change_of_the_engine_changes_the_digest(checkout: Path, file: str, text: str) -> None:
    loader = load(checkout / "src/serai/_native.py")
    before = loader.digest()
    with (checkout / "src/serai" / file).open("a") as source:
        source.write(text)
    assert loader.digest() != before


def test_without_a_compiler_the_build_says_so_and_succeeds(checkout: Path) -> None:
    env = {**os.environ, "CC": "no-such-compiler"}
    command = [sys.executable, "native_build.py"]
    done = subprocess.run(command, cwd=checkout, env=env, check=True, capture_output=True, text=True)
    assert "will run from source" in done.stderr
    assert not (checkout / "build").exists()


@pytest.mark.skipif(not load(ROOT / "native_build.py").can_compile(), reason="needs a C compiler and Python's headers")
def test_a_build_is_used_exactly_while_it_matches_the_sources(checkout: Path, tmp_path: Path) -> None:
    build(checkout)
    assert ask(checkout / "src") == "6 True compiled"
    assert ask(checkout / "src", interpreted="1") == "6 False interpreted: SERAI_INTERPRETED is set"

    rng = checkout / "src/serai/core/rng.py"
    original = rng.read_text()
    rng.write_text(original.replace("6", "8"))
    assert ask(checkout / "src").startswith("8 False interpreted: sources changed")
    rng.write_text(original)
    assert ask(checkout / "src") == "6 True compiled"

    # As a wheel installs it: compiled modules beside their sources, no checkout around.
    site = tmp_path / "installed" / "lib" / "site-packages"
    shutil.copytree(checkout / "src", site)
    shutil.copytree(load(checkout / "src/serai/_native.py").FOLDER, site, dirs_exist_ok=True)
    assert ask(site) == "6 True compiled"
    assert ask(site, interpreted="1") == "6 False interpreted: SERAI_INTERPRETED is set"
