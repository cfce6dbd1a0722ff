"""Names of people: readable, and different from each other."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 40  # characters
MAY_BE_SECRET: Final = ("Cc", "Cf", "Cs", "Co")  # controls, directions and other marks that print nothing
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their category, but empty to the eye


def readable(name: str) -> str:
    """A name in normal form, without invisible characters; ValueError if it is too long or nothing is left."""
    composed = unicodedata.normalize("NFC", " ".join(name.split()))
    seen = "".join(char for char in composed if unicodedata.category(char) not in MAY_BE_SECRET and char not in BLANK)
    found = " ".join(seen.split())
    if not 1 <= len(found) <= LONGEST:
        raise ValueError(f"a name has 1 to {LONGEST} characters that can be seen")
    return found


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, or, if it is taken at the table, the name with the next free number: Ann (2)."""
    taken = {folded(other) for other in others}
    found, number = name, 1
    while folded(found) in taken:
        number += 1
        mark = f" ({number})"
        found = name[: LONGEST - len(mark)].rstrip() + mark
    return found


def folded(name: str) -> str:
    """A key that is the same for names that differ only in case or in forms of letters."""
    return unicodedata.normalize("NFKC", name).casefold()
