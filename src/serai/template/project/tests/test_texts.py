"""Everything that can be shown has words, in every language that the game has."""

from __future__ import annotations

import pytest

import serai
from serai.testing import missing_words
from serai.text.phrasebook import texts_of

GAME = serai.game("lots")
FOLDER = texts_of(GAME)
assert FOLDER is not None
LANGUAGES = sorted(file.name.removesuffix(".ftl") for file in FOLDER.iterdir() if file.name.endswith(".ftl"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_missing(lang: str) -> None:
    assert missing_words(GAME, lang) == []
