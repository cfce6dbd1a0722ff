"""On whose behalf the server is working: passed from a request to everything that it leads to."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final, NamedTuple


class Asker(NamedTuple):
    """An address, and a token; clients without a token are one asker per address."""

    address: str = ""
    who: str = ""


NOBODY: Final = Asker()  # the server itself
asking: Final[ContextVar[Asker]] = ContextVar("asking", default=NOBODY)
