"""The words of the page: none is missing, none is unused, and every language has all of them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from serai.core.registry import names
from tests.text.page_texts import PAGE, SOURCES, board, files_of, messages, needs

FOLDERS = {"page": PAGE, **{game: board(game) for game in names()}}
TRANSLATIONS = [
    (name, file.stem) for name, folder in FOLDERS.items() for file in sorted(folder.glob("*.ftl")) if file.stem != "en"
]
LITERAL = re.compile(r"""["'`]([a-z][\w.-]*)["'`]""")
TEMPLATE = re.compile(r"`([^`\n]*\$\{[^`\n]*)`")
SAID = re.compile(r"""\b(?:t|say|said|words\.say|words\.said)\((?:play, )?(?:[^()"`]*\? )?["']([a-z][\w-]*)["']""")

SAID_TEMPLATE = re.compile(r"\b(?:t|say|said)\((?:play, )?(`[^`\n]*`)")


@cache
def code(folder: Path) -> str:
    files = [file for suffix in ("*.ts", "*.svelte") for file in sorted(folder.rglob(suffix))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if ".test." not in file.name)


def shell() -> str:
    """The code outside of the games."""
    games = SOURCES / "games"
    files = [
        file for suffix in ("*.ts", "*.svelte") for file in sorted(SOURCES.rglob(suffix)) if games not in file.parents
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if ".test." not in file.name)


def patterns(source: str) -> list[re.Pattern[str]]:
    """Keys that are put together: `bot-${name}` may be any that begins so."""
    found = []
    for template in TEMPLATE.findall(source):
        parts = re.split(r"\$\{[^}]*\}+", template)
        if re.fullmatch(r"[a-z][\w-]*-", parts[0]):
            found.append(re.compile(".+".join(re.escape(part) for part in parts)))
    return found


@pytest.mark.parametrize("name", FOLDERS)
def test_every_message_of_the_page_is_used(name: str) -> None:
    texts = messages(FOLDERS[name] / "en.ftl")
    source = code(SOURCES) if name == "page" else code(SOURCES / "games" / name) + shell()
    needed = [needs(message) for message in texts.values()]
    used = set(LITERAL.findall(source)).union(*(one.messages for one in needed))
    kinds = {f"{kind}-" for one in needed for kind in one.kinds} | {f"{word}-" for word in LITERAL.findall(source)}
    templates = patterns(source)
    unused = [
        key
        for key in texts
        if key not in used
        and not any(pattern.fullmatch(key) for pattern in templates)
        and not any(key.startswith(kind.replace("_", "-")) for kind in kinds if f'"{kind[:-1]}"' in source)
    ]
    assert not unused, unused


@pytest.mark.parametrize("name", FOLDERS)
def test_no_message_of_the_page_is_missing(name: str) -> None:
    games = names() if name == "page" else [name]
    known = {key for game in games for file in files_of(game, "en") for key in messages(file)}
    source = shell() if name == "page" else code(SOURCES / "games" / name)
    missing = sorted(set(SAID.findall(source)) - known)
    assert not missing, missing
    made = patterns("\n".join(SAID_TEMPLATE.findall(source)))
    silent = [pattern.pattern for pattern in made if not any(pattern.fullmatch(key) for key in known)]
    assert not silent, silent


@pytest.mark.parametrize(("name", "lang"), TRANSLATIONS)
def test_every_language_has_all_messages_of_the_page(name: str, lang: str) -> None:
    english, other = (messages(FOLDERS[name] / f"{code}.ftl") for code in ("en", lang))
    assert set(other) == set(english)
    for key, message in english.items():
        assert set(needs(other[key]).variables) <= set(needs(message).variables), key
