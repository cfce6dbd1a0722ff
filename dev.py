"""The project's commands. They need Python 3.11 or newer and set up everything else by themselves.

    python3 dev.py play [...]    open the page in a browser and play (options: those of `serai serve`)
    python3 dev.py terminal [...] play in the terminal: emira, or the game that you name
    python3 dev.py test          lint, then all tests, compiled and interpreted, and in a browser
    python3 dev.py test --quick  in a minute and a half, what your changes can have touched; --since REF: since then
    python3 dev.py build         set up only: .venv/bin/serai, with the engine compiled and the page built
    python3 dev.py lint          ruff, mypy, the import rules, and the page's types
    python3 dev.py bench [...]   measure the engine's speed; --compare COMMIT: against that of a commit, in turns
    python3 dev.py branches GAME the table of cards and branches that the tests of a game reach
    python3 dev.py mutate GAME [...] change the rules of a game in one place after the other: do its tests notice?
    python3 dev.py soak [...]    play games for as long as you like, checking everything
    python3 dev.py chaos [...]   let people and bots play at a server at which everything goes wrong, and check it all
    python3 dev.py person [...]  let a player with mouse, finger or keys use the page, and tell what is wrong with it
    python3 dev.py screenshots [...] take the pictures in docs/pictures, of every page and board
    python3 dev.py browsers [...] play a game of each kind in Firefox and WebKit, where the system has them
    python3 dev.py types         write the types of protocol and views for the browser, in web/src
    python3 dev.py lock [...]    bring uv.lock up to pyproject.toml; with --upgrade, to the newest

What stands for [...] is passed on.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
TOOL = ROOT / ".uv-tool"
BIN = ROOT / ".venv" / "bin"


def say(text: str) -> None:
    print(f"dev: {text}", file=sys.stderr, flush=True)  # what a verb itself prints stays alone on stdout


def run(*command: str | Path, hint: str = "", env: dict[str, str] | None = None) -> None:
    """Runs a command in the project's folder and stops everything if it fails."""
    code = subprocess.run(command, cwd=ROOT, env=env).returncode
    if code != 0:
        say(f"failed ({Path(command[0]).name} ended with {code}). {hint}".rstrip())
        sys.exit(1)


def find_uv() -> Path:
    """The uv on the PATH, or one of our own: system Pythons often refuse to have packages installed."""
    found = shutil.which("uv")
    if found:
        return Path(found)
    own = TOOL / "bin" / "uv"
    if not own.exists():
        say("installing uv, the package manager, into .uv-tool")
        install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        hint = "Is the network reachable? Any uv on the PATH does as well."
        if importlib.util.find_spec("ensurepip") is not None:
            run(sys.executable, "-m", "venv", "--clear", TOOL)
            run(TOOL / "bin" / "python", *install, "uv", hint=hint)
        elif importlib.util.find_spec("pip") is not None:
            run(sys.executable, *install, "--target", TOOL, "uv", hint=hint)
        else:
            say("this Python has neither venv nor pip. On Debian or Ubuntu: apt install python3-venv")
            sys.exit(1)
    return own


def uv_environment() -> dict[str, str]:
    """This Python, this project's .venv, and no other that happens to be active."""
    kept = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    python = getattr(sys, "_base_executable", sys.executable)
    return {**kept, "UV_PYTHON": python, "UV_PYTHON_DOWNLOADS": "never", "UV_PROJECT_ENVIRONMENT": ".venv"}


def sync(*groups: str) -> None:
    """Installs everything, or only these groups of packages beside what Serai itself needs."""
    uv = find_uv()
    say("packages: uv sync")
    only = ["--no-default-groups", *(f"--group={group}" for group in groups)] if groups else []
    # Frozen: any other mode may rewrite uv.lock. Inexact: extras that somebody added stay.
    run(uv, "sync", "--frozen", "--inexact", *only, env=uv_environment(), hint="Is the network reachable?")


def build() -> None:
    sync()
    run(BIN / "python", "page_build.py", "--with-tests")
    run(BIN / "python", "native_build.py")


def hand_over(*command: str | Path) -> None:
    """Becomes the command, so that the terminal and its signals are the command's own."""
    sys.stdout.flush()
    os.execv(command[0], [str(part) for part in command])


def play(arguments: list[str]) -> None:
    """Nobody waits for the compiler: until it is done, the engine runs from source."""
    sync("build")
    run(BIN / "python", "page_build.py")
    log = ROOT / "build" / "native.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as out:
        subprocess.Popen(
            [BIN / "python", "native_build.py"], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=out, stderr=out
        )
    hand_over(BIN / "serai", "serve", "--log-level", "warning", *arguments)


def terminal(arguments: list[str]) -> None:
    build()
    named = bool(arguments) and not arguments[0].startswith("-")
    hand_over(BIN / "serai", "play", *([] if named else ["emira"]), *arguments)


def bench(arguments: list[str]) -> None:
    build()
    if arguments[:1] == ["--compare"]:
        hand_over(BIN / "python", ROOT / "bench" / "versus.py", "--watch", *arguments[1:])
    hand_over(BIN / "serai", "bench", *arguments)


def soak(arguments: list[str]) -> None:
    build()
    hand_over(BIN / "python", ROOT / "bench" / "soak.py", *arguments)


def chaos(arguments: list[str]) -> None:
    build()
    run(BIN / "python", "-m", "chaos.run", *arguments, env={**os.environ, "PYTHONPATH": str(ROOT / "bench")})


def branches(arguments: list[str]) -> None:
    """The tests of a game once more, interpreted, with a plugin that listens to every match."""
    tables = {path.parent.name: path for path in sorted((ROOT / "tests" / "games").glob("*/branches.py"))}
    if len(arguments) != 1 or arguments[0] not in tables:
        sys.exit(f"dev: branches takes one of {', '.join(tables)}")
    sync()
    table = tables[arguments[0]]
    plugin = ["-p", "serai.testing.branches", "--branches", str(table)]
    env = {**os.environ, "SERAI_INTERPRETED": "1"}
    run(BIN / "pytest", "-q", "-n0", *plugin, str(table.parent), env=env)


def mutate(arguments: list[str]) -> None:
    sync()
    run(BIN / "python", "-m", "mutation.run", *arguments, env={**os.environ, "PYTHONPATH": str(ROOT / "bench")})


def person(arguments: list[str]) -> None:
    at_the_page("tests.web.person.run", arguments)


def browsers(arguments: list[str]) -> None:
    at_the_page("tests.web.engines", arguments)


def screenshots(arguments: list[str]) -> None:
    build()
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    run(BIN / "python", ROOT / "docs" / "screenshots.py", *arguments, env=env)


def at_the_page(module: str, arguments: list[str]) -> None:
    """A program that shares what the browser tests know of the page."""
    build()
    env = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'bench'}"}
    run(BIN / "python", "-m", module, *arguments, env=env)


def types() -> None:
    sync()
    run(BIN / "python", "-m", "serai.tools.typescript", ROOT / "web" / "src")


def check() -> None:
    """What `lint` does once the packages are there."""
    for command in (
        ["ruff", "check"],
        ["ruff", "format", "--check"],
        ["mypy", "--strict"],
        ["lint-imports", "--no-logo"],
    ):
        say(f"lint: {' '.join(command)}")
        run(BIN / command[0], *command[1:])
    for script in ("check", "test"):
        say(f"page: npm run {script}")
        run(BIN / "python", "page_build.py", script)


def lint() -> None:
    sync()
    run(BIN / "python", "page_build.py", "--with-tests")
    check()


def test(arguments: list[str]) -> None:
    if arguments[:1] == ["--quick"]:
        sync()
        run(BIN / "python", "-m", "tests.quick", *arguments[1:])
        return
    if arguments:
        sys.exit("dev: test takes nothing, or --quick")
    build()
    check()
    engine = "import serai; from serai import _native; print('dev: engine is', _native.describe())"
    run(BIN / "python", "-c", engine)
    say("tests: everything")
    run(BIN / "pytest", "--record-durations")
    say("tests: conformance again, on the interpreted engine")
    games = ["tests/conformance/test_registered_games.py", "-k", "modest"]
    run(BIN / "pytest", *games, env={**os.environ, "SERAI_INTERPRETED": "1"})
    say("all passed")


def lock(arguments: list[str]) -> None:
    """Locks against uv's own default index: a mirror that this machine uses must not end up in uv.lock."""
    mirrors = ("UV_DEFAULT_INDEX", "UV_INDEX", "UV_INDEX_URL", "UV_EXTRA_INDEX_URL", "UV_FIND_LINKS")
    env = {name: value for name, value in uv_environment().items() if name not in mirrors}
    run(find_uv(), "lock", "--no-config", *arguments, env=env)


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - nothing has chosen the Python that reads this
        sys.exit(f"dev: Python 3.11 or newer is needed; this is {sys.version.split()[0]}")
    arguments = sys.argv[1:]
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(__doc__.strip())
        return
    verb, rest = arguments[0], arguments[1:]
    passing = {
        "play": play,
        "terminal": terminal,
        "bench": bench,
        "branches": branches,
        "mutate": mutate,
        "soak": soak,
        "chaos": chaos,
        "person": person,
        "screenshots": screenshots,
        "browsers": browsers,
        "lock": lock,
        "test": test,
    }
    plain = {"build": build, "lint": lint, "types": types}
    if verb in passing:
        passing[verb](rest)
    elif verb in plain and not rest:
        plain[verb]()
    else:
        sys.exit(f"dev: cannot do {' '.join(arguments)!r}; python3 dev.py --help lists what can be done")


if __name__ == "__main__":
    main()
