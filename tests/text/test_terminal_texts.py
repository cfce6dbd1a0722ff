"""The words of the terminal: none is missing, none is unused, and none is written twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from serai.core.registry import names
from tests.text.page_texts import ROOT, messages, needs

GAMES = names()
ENGINE = ROOT / "src" / "serai"
LITERAL = re.compile(r"""["']([a-z][\w-]*)["']""")
TEMPLATE = re.compile(r"""f["']([a-z]+-)\{""")
NAMED = re.compile(r"""\bname\(["']([a-z]+)["'], """)
SAID = re.compile(r"""\btext\(\s*["']([a-z][\w-]*)["'](?: if [^,()]* else ["']([a-z][\w-]*)["'])?""")


def code(game: str) -> str:
    """The terminal's own code, with the screen of one game or (for "") of all."""
    screens = [ENGINE / "games" / other / "terminal.py" for other in GAMES if game in ("", other)]
    files = [*(ENGINE / "terminal").glob("*.py"), *(ENGINE / "cli").glob("*.py"), ENGINE / "screen.py", *screens]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def names_of(game: str) -> str:
    """Where a game has the names of its cards, pieces and places."""
    return (ENGINE / "games" / game / "names.py").read_text(encoding="utf-8") if game else ""


def texts_of(game: str) -> Path:
    """Where the words are of the screen of one game or (for "") of all."""
    return ENGINE / "games" / game / "text" / "terminal" if game else ENGINE / "terminal" / "text"


def known(*folders: Path) -> set[str]:
    """The messages of some folders."""
    return {message for folder in folders for message in messages(folder / "en.ftl")}


@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_message_of_the_terminal_is_used(game: str) -> None:
    source, texts = code(game), messages(texts_of(game) / "en.ftl")
    literals = set(LITERAL.findall(source + names_of(game)))
    prefixes = {*TEMPLATE.findall(source), *(f"{kind}-" for kind in NAMED.findall(source))}
    built = {prefix + literal for prefix in prefixes for literal in literals}
    referred = set().union(*(needs(message).messages for message in texts.values()))
    assert not texts.keys() - literals - built - referred


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_the_terminal_is_missing(game: str) -> None:
    said = {message for call in SAID.findall(code(game)) for message in call if message}
    folders = (ENGINE / "text", ENGINE / "games" / game / "text", texts_of(""), texts_of(game))
    assert said - known(*folders) == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_says_nothing_that_the_game_says_itself(game: str) -> None:
    own, others = known(texts_of(game)), known(ENGINE / "text", ENGINE / "games" / game / "text")
    shared = known(texts_of(""))
    assert not own & others
    assert not own & shared
    assert not shared & others
