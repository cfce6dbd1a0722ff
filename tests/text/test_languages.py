"""Every language has the messages and the rules that English has: with the same facts, clause by clause."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser, ast

from serai.core.registry import find, names
from serai.text import Rulebook
from serai.text.phrasebook import read_text, texts_of
from tests.text.languages import LANGUAGES, TRANSLATIONS, phrasebook

GAMES = names()
SHARED = "shared"  # beside the games: the words that all of them use
TERMINAL = "terminal"  # and those of the terminal, of which each game has some
SCREENS = {f"terminal of {game}": game for game in GAMES}
PARTS = [SHARED, *GAMES, TERMINAL, *SCREENS]

# (language, message): variables of English for which the grammar of the language has no place
NOT_NEEDED: dict[tuple[str, str], set[str]] = {}

MEASURES = {
    "ids in backticks": re.compile(r"`[^`]+`"),
    "numbers": re.compile(r"\d+"),
    "list items and table rows": re.compile(r"^(?:- |\d+\. |\|)", re.MULTILINE),
}


@cache
def parsed(part: str, lang: str) -> list[ast.EntryType]:
    return FluentParser().parse(read_text(folder_of(part), f"{lang}.ftl")).body


def folder_of(part: str) -> Traversable:
    if part == TERMINAL:
        return resources.files("serai.terminal").joinpath("text")
    if part == SHARED:
        return resources.files("serai.text")
    texts = texts_of(find(SCREENS.get(part, part)))
    assert texts is not None
    return texts.joinpath("terminal") if part in SCREENS else texts


def messages(part: str, lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parsed(part, lang) if isinstance(entry, ast.Message)}


def nodes(part: object) -> Iterator[ast.BaseNode]:
    """A piece of a message and everything in it."""
    if isinstance(part, ast.BaseNode):
        yield part
        part = list(vars(part).values())
    if isinstance(part, list):
        for inner in part:
            yield from nodes(inner)


def variables(part: object) -> set[str]:
    return {node.id.name for node in nodes(part) if isinstance(node, ast.VariableReference)}


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def forms_asked(message: ast.Message) -> set[tuple[str, str]]:
    """The kinds and their forms that a message wants of others, as in NAME($type, "resource.dative")."""
    calls = [node.arguments for node in nodes(message) if isinstance(node, ast.FunctionReference)]
    words = [node.value for node in nodes(calls) if isinstance(node, ast.StringLiteral)]
    return {(kind, form) for kind, _, form in (word.partition(".") for word in words) if form}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_every_text_can_be_read(part: str, lang: str) -> None:
    entries = parsed(part, lang)
    assert entries
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    written = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert [message for message, times in Counter(written).items() if times > 1] == []


@pytest.mark.parametrize("lang", TRANSLATIONS)
@pytest.mark.parametrize("part", PARTS)
def test_the_messages_are_those_of_english(part: str, lang: str) -> None:
    assert messages(part, lang).keys() == messages(part, "en").keys()


@pytest.mark.parametrize("lang", TRANSLATIONS)
@pytest.mark.parametrize("part", PARTS)
def test_a_message_uses_the_facts_that_it_uses_in_english(part: str, lang: str) -> None:
    theirs = messages(part, lang)
    for name, message in messages(part, "en").items():
        facts, forms = variables(message), theirs[name].attributes
        own_forms = [form for form in forms if form.id.name not in attributes(message)]
        shared = [theirs[name].value, *(form for form in forms if form not in own_forms)]
        assert attributes(theirs[name]) >= attributes(message), name
        assert variables(shared) == facts - NOT_NEEDED.get((lang, name), set()), name
        assert variables(own_forms) <= facts | {"number"}, name  # which COUNT gives


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", GAMES)
def test_every_form_that_is_asked_for_exists(part: str, lang: str) -> None:
    known = messages(SHARED, lang) | messages(part, lang) | messages(f"terminal of {part}", lang)
    for name, message in known.items():
        for kind, form in forms_asked(message):
            kin = [other for own, other in known.items() if own == kind or own.startswith(f"{kind}-")]
            assert any(form in attributes(other) for other in kin), f"{name} wants {kind}.{form}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", GAMES)
def test_what_needs_no_facts_can_be_said_in_all_its_forms(part: str, lang: str) -> None:
    phrases = phrasebook(part, lang)
    for name, message in (messages(SHARED, lang) | messages(part, lang)).items():
        if not variables(message) and not any(isinstance(node, ast.MessageReference) for node in nodes(message)):
            for form in ["", *attributes(message)]:
                assert phrases.say(name, form=form) is not None, f"{name}.{form}"


@pytest.mark.parametrize("lang", TRANSLATIONS)
@pytest.mark.parametrize("part", GAMES)
def test_the_rules_have_the_clauses_of_english(part: str, lang: str) -> None:
    ours, theirs = Rulebook(find(part)), Rulebook(find(part), lang)
    assert [clause.number for clause in theirs.clauses] == [clause.number for clause in ours.clauses]
    assert all(clause.title and clause.text for clause in theirs.clauses)


@pytest.mark.parametrize("measure", MEASURES)
@pytest.mark.parametrize("lang", TRANSLATIONS)
@pytest.mark.parametrize("part", GAMES)
def test_the_clauses_hold_the_same(part: str, lang: str, measure: str) -> None:
    ours, theirs = counted(part, "en", MEASURES[measure]), counted(part, lang, MEASURES[measure])
    for number, found in ours.items():
        assert theirs[number] == found, f"{measure} of {number}"


def counted(part: str, lang: str, pattern: re.Pattern[str]) -> dict[str, Counter[str]]:
    """How often what is found by a pattern stands in each clause; the introduction has no number."""
    book = Rulebook(find(part), lang)
    texts = {"": book.introduction} | {clause.number: f"{clause.title}\n{clause.text}" for clause in book.clauses}
    return {number: Counter(pattern.findall(text)) for number, text in texts.items()}
