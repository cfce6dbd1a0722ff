"""The languages that there are: those in which the words are written that all games share."""

from __future__ import annotations

from functools import cache
from importlib import resources

from serai.core.registry import find
from serai.text import Phrasebook

LANGUAGES = sorted(
    file.name.removesuffix(".ftl") for file in resources.files("serai.text").iterdir() if file.name.endswith(".ftl")
)
TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]


@cache
def phrasebook(game: str, lang: str) -> Phrasebook:
    """Read once for all tests: they only look into it."""
    return Phrasebook(find(game), lang)
