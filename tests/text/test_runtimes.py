"""Every message says the same in the page as in Python."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentResource

import serai
from serai.core.events import EventType
from serai.core.refusals import Reason
from serai.core.registry import names
from serai.testing.texts import PEOPLE, declared, samples
from serai.text import Phrasebook
from serai.text.phrasebook import message_id
from tests.text.languages import LANGUAGES
from tests.text.node import run
from tests.text.page_texts import files_of, messages, needs

NUMBERS = [0, 1, 2, 5, 22]  # a number of each plural that our languages have
PLURALS = {"zero", "one", "two", "few", "many", "other"}

Case = tuple[str, dict[str, Any]]


def typed(game: str) -> dict[str, list[dict[str, object]]]:
    """Facts for the messages whose fields are declared; a few of them for each."""
    found = {}
    for prefix, kinds in (
        ("event", [(kind.name, kind.fields) for kind in declared(serai.game(game), EventType)]),
        ("refusal", [(reason.code, reason.fields) for reason in declared(serai.game(game), Reason)]),
        ("reason", [(reason.code, reason.fields) for reason in declared(serai.game(game), Reason, advice=True)]),
    ):
        for name, fields in kinds:
            found[message_id(prefix, name)] = samples(serai.game(game), fields)[:8]
    return found


def cases(game: str, lang: str) -> list[Case]:
    """Every message with facts such that every variant of it is said."""
    known = typed(game)
    found: list[Case] = []
    texts = {name: message for file in files_of(game, lang) for name, message in messages(file).items()}
    for name, message in texts.items():
        if name in known:
            found += [(name, facts) for facts in known[name]]
            continue
        wanted = needs(message, texts)
        if wanted.records:
            continue  # what it is to be said of is not written in it
        words = {name: [key for key in keys if key not in PLURALS] for name, keys in wanted.variables.items()}
        for row in range(max(len(NUMBERS), *map(len, words.values()), 0)):
            facts: dict[str, Any] = {}
            for variable, keys in words.items():
                choice: list[Any] = [*keys, "other"] if keys else NUMBERS
                facts[variable] = choice[row % len(choice)]
            found.append((name, facts))
    return found


@pytest.mark.parametrize("game", names())
def test_every_message_says_the_same_in_both_runtimes(game: str) -> None:
    wanted = []
    ours = []
    for lang in LANGUAGES:
        files = files_of(game, lang)
        wanted.append({"lang": lang, "files": [str(file) for file in files], "cases": cases(game, lang)})
        phrases = Phrasebook(serai.game(game), lang)
        for file in files:
            phrases._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
        ours.append([phrases.say(message, facts, PEOPLE) for message, facts in wanted[-1]["cases"]])
    for books, mine, theirs in zip(wanted, ours, run("say.mjs", wanted), strict=True):
        different = [
            f"{books['lang']} {message} {facts}: {one!r} / {other!r}"
            for (message, facts), one, other in zip(books["cases"], mine, theirs, strict=True)
            if one != other
        ]
        assert not different, "\n".join(different[:20])
        silent = [
            f"{books['lang']} {message} {facts}" for (message, facts), one in zip(books["cases"], mine) if one is None
        ]
        assert not silent, "\n".join(silent[:20])
