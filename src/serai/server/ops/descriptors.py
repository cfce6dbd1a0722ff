"""How many connections there is room for: each needs a file descriptor, as does everything else that is open."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

MOST: Final = 1 << 16  # descriptors; some systems would give millions
WINDOWS: Final = 8192  # which counts none
FILES_MOST: Final = 256  # descriptors that are kept for the database, its log, processes for bots and notices
BATCHES: Final = 4  # of connections that are accepted before the first of them can be counted


@dataclass(frozen=True)
class Room:
    """Limits on open connections, on accepts per turn, and on WebSockets."""

    connections: int
    batch: int

    @property
    def sockets(self) -> int:
        return self.connections * 3 // 4


def raise_limit() -> int:
    """As many descriptors as the system gives to this process."""
    if sys.platform == "win32":
        return WINDOWS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted


def room_within(descriptors: int) -> Room:
    """A connection may have a file open beside its own descriptor, while a part of the page is sent."""
    batch = max(4, min(64, descriptors // 32))
    files = min(FILES_MOST, descriptors // 4)
    return Room(max(8, (descriptors - files - BATCHES * batch) // 2), batch)
