"""`serai new-game`: a package with a small game, to put one's own in its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Annotated

import typer
from rich.text import Text

from serai.cli.common import FAILED, fail
from serai.core.registry import names
from serai.terminal import console_for

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 40
UNFIT = set('"\\{}<>')  # in a title: they mean something in one of the files that it stands in
PLACEHOLDER = re.compile(r"Lots(Game|State)?|lots")
PROJECT = "project"  # the part of the template that lies around the package

Name = Annotated[
    str, typer.Argument(metavar="NAME", help="What commands and addresses call the game: letters, digits and _.")
]
Title = Annotated[str | None, typer.Option("--title", help="What people call it; else its name.", metavar="TITLE")]
Folder = Annotated[
    Path | None, typer.Option("--folder", help="Where the package is made; else serai-NAME.", metavar="DIR")
]


def new_game(name: Name, title: Title = None, folder: Folder = None) -> None:
    """Make a package with a small complete game, and put your own in its place.

    It has rules, texts and tests; once it is installed, every command knows the game, and the page has a plain board.

    Example: [bold]serai new-game caravans --title "The Caravans"[/bold]
    """
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        fail(f"a name has small letters, digits and single _, a letter first, {LONGEST} of them at most; got {name!r}")
    if name in names():
        fail(f"there is a game {name!r} already; there are {', '.join(names())}")
    title = name.replace("_", " ").title() if title is None else title.strip()
    if not title or len(title) > LONGEST or not title.isprintable() or UNFIT & set(title):
        unfit = " ".join(sorted(UNFIT))
        fail(f"a title is one line of {LONGEST} characters at most, without {unfit}; got {title!r}")
    target = Path(f"serai-{name}") if folder is None else folder
    files = list(made_from(resources.files("serai.template"), name, title))
    try:
        target.mkdir(parents=True)
        for path, text in files:
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            (target / path).write_text(text, encoding="utf-8")
    except FileExistsError:
        fail(f"{target} is there already; --folder names another place")
    except OSError as error:
        fail(f"cannot write {target}: {error.strerror or error}", FAILED)
    console = console_for()
    console.print(Text(f"{title} is in {target}, and can be played as it is:"), soft_wrap=True)
    for line in (f"cd {target}", "pip install -e .", f"serai play {name}", "pytest"):
        console.print(Text(f"  {line}", style="yellow"), soft_wrap=True)


def made_from(template: Traversable, name: str, title: str) -> Iterator[tuple[PurePosixPath, str]]:
    """Every file of the package with its text: those of the template, by the new names."""
    camel = "".join(part.capitalize() for part in name.split("_"))
    words = {"LotsGame": f"{camel}Game", "LotsState": f"{camel}State", "Lots": title, "lots": name}
    for path, text in texts_in(template, PurePosixPath()):
        around = path.parts[0] == PROJECT
        made = path.relative_to(PROJECT) if around else PurePosixPath("src", f"serai_{name}") / path
        yield made, PLACEHOLDER.sub(lambda found: words[found[0]], text)


def texts_in(folder: Traversable, path: PurePosixPath) -> Iterator[tuple[PurePosixPath, str]]:
    for part in sorted(folder.iterdir(), key=lambda part: part.name):
        if part.is_file():
            yield path / part.name, part.read_text(encoding="utf-8")
        elif part.name != "__pycache__":
            yield from texts_in(part, path / part.name)
