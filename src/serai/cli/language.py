"""The language in which a command speaks."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import Annotated, Final

import typer

from serai.cli.common import fail
from serai.text import languages

ENGLISH: Final = "en"
NO_LANGUAGE: Final = ("", "C", "POSIX")

Lang = Annotated[
    str | None,
    typer.Option("--lang", help=f"{', '.join(languages())}; your system's language if not given.", metavar="L"),
]


def language(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else the first of the system's languages that is available, else English."""
    if wanted is not None:
        if wanted not in languages():
            fail(f"there is no language {wanted!r}; there are {', '.join(languages())}")
        return wanted
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if re.split(r"[.@]", locale)[0] in NO_LANGUAGE:
        return ENGLISH
    names = [*environment.get("LANGUAGE", "").split(":"), locale]
    codes = (re.split(r"[_.@]", name)[0] for name in names)
    return next((code for code in codes if code in languages()), ENGLISH)
