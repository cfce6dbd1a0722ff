"""On whose account the server is at work just now: it goes with a request into everything that this leads to."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final, NamedTuple


class Asker(NamedTuple):
    """An address, and who of those there: a token, or all that have shown none together."""

    address: str = ""
    who: str = ""


NOBODY: Final = Asker()  # the server itself
asking: Final[ContextVar[Asker]] = ContextVar("asking", default=NOBODY)
