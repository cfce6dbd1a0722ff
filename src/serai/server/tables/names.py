"""What people call themselves: names that can be read, and told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 40  # characters
MAY_BE_SECRET: Final = ("Cc", "Cf", "Cs", "Co")  # controls, directions and other marks that print nothing
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their category, but empty to the eye


def readable(name: str) -> str:
    """A name in its usual form, without what cannot be seen; ValueError if it is too long or nothing is left."""
    composed = unicodedata.normalize("NFC", " ".join(name.split()))
    seen = "".join(char for char in composed if unicodedata.category(char) not in MAY_BE_SECRET and char not in BLANK)
    found = " ".join(seen.split())
    if not 1 <= len(found) <= LONGEST:
        raise ValueError(f"a name has 1 to {LONGEST} characters that can be seen")
    return found


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, or, if somebody else at the table has it, the same with the next number: Ann (2)."""
    taken = {folded(other) for other in others}
    found, number = name, 1
    while folded(found) in taken:
        number += 1
        mark = f" ({number})"
        found = name[: LONGEST - len(mark)].rstrip() + mark
    return found


def folded(name: str) -> str:
    """What two names have in common that look the same but for capitals and the forms of letters."""
    return unicodedata.normalize("NFKC", name).casefold()
