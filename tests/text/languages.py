"""The languages that there are: those in which the words are written that all games share."""

from __future__ import annotations

from importlib import resources

LANGUAGES = sorted(
    file.name.removesuffix(".ftl") for file in resources.files("serai.text").iterdir() if file.name.endswith(".ftl")
)
TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]
