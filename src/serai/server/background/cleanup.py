"""What the server does from time to time: unload idle tables, and delete old ones."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from serai.server.tables.lobby import IDLE, Lobby

log = logging.getLogger(__name__)

EVERY: Final = 60.0  # seconds
DAY: Final = 24 * 3600.0
COLLECT: Final = 3600.0  # seconds between two full garbage collections
YOUNG: Final = (2_000, 5, 1_000_000)  # when Python collects young objects, and (never by itself) all


@contextmanager
def calm_collector() -> Iterator[None]:
    """A garbage collection of a large memory makes everybody wait, so it happens at chosen times instead of by chance.

    Most of what is thrown away needs no such look: it is in no cycle, or dies young.
    """
    before = gc.get_threshold()
    gc.set_threshold(*YOUNG)
    try:
        yield
    finally:
        gc.set_threshold(*before)


async def run_cleanup(lobby: Lobby, keep_days: float | None) -> None:
    collected = time.monotonic()
    while True:
        await asyncio.sleep(EVERY)
        try:
            unload_idle(lobby, IDLE)
            if time.monotonic() - collected > COLLECT:
                gc.collect()
                collected = time.monotonic()
            if keep_days is not None:
                await delete_old(lobby, time.time() - keep_days * DAY)
        except Exception:  # a full disk may have room tomorrow
            log.exception("cleanup failed")


def unload_idle(lobby: Lobby, idle: float) -> list[str]:
    """Idle tables are unloaded; they are loaded again when somebody asks for them."""
    now = time.monotonic()
    resting = [id for id, room in lobby.rooms.items() if now - room.used >= idle and lobby.is_idle(room)]
    for id in resting:
        del lobby.rooms[id]
    return resting


async def delete_old(lobby: Lobby, before: float) -> list[str]:
    """Tables that are over, never began or were never played by a person, untouched since then and with nobody at them,
    are deleted for good."""
    unchanged = await lobby.pools.listing.run(lobby.store.unchanged_since, before)
    old = [id for id in unchanged if not is_occupied(lobby, id)]
    for id in old:
        lobby.forget(id)
    if old:
        await lobby.store.delete(old)
        log.info("old tables are cleared away", extra={"tables": len(old)})
    return old


def is_occupied(lobby: Lobby, id: str) -> bool:
    room = lobby.rooms.get(id)
    return room is not None and (bool(room.clients) or room.lock.locked())
