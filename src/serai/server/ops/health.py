"""Is the server there, and can it serve?

Whether it can is looked at in the background, again and again. An answer says what was found last, so that the time it
takes tells nothing: not whether somebody has just stored an answer in secret.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import Final, Literal

from fastapi import APIRouter, Request

import serai
from serai.server.background.timekeeper import HEARTBEAT
from serai.server.errors import NotAllowed
from serai.server.http.messages import Message, Problem
from serai.server.tables.lobby import Lobby

log = logging.getLogger(__name__)

PERIOD: Final = 5.0  # seconds between two looks
WITHIN: Final = 5.0  # seconds for each thing that is looked at
YOUNG: Final = 3 * HEARTBEAT  # seconds
NO_TABLE: Final = "-"  # the id of no table, whose place in the database is looked for

STORING: Final = "nothing can be stored"
LOADING: Final = "tables cannot be loaded"
BEATING: Final = "the heartbeat has stopped"
LOOKING: Final = "the server is too busy to look after itself"


class Probe:
    """Looks whether tables can be loaded and stored, and whether the clocks' heartbeat goes on."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.looked = time.monotonic()
        self.trouble: str | None = None

    async def keep_looking(self) -> None:
        while True:
            await asyncio.sleep(PERIOD)
            await self.look()

    async def look(self) -> None:
        found = await self._trouble()
        if found != self.trouble:
            log.warning(
                "the server can serve again" if found is None else "the server cannot serve", extra={"of": found}
            )
        self.trouble, self.looked = found, time.monotonic()

    async def _trouble(self) -> str | None:
        store = self.lobby.store
        if not await works(store.check()):
            return STORING
        if not await works(self.lobby.pools.loading.run(store.row, NO_TABLE)):
            return LOADING
        return BEATING if time.monotonic() - self.lobby.timekeeper.signed > YOUNG else None

    def why_not(self) -> str | None:
        """Why the server cannot serve; None if it can."""
        late = time.monotonic() - self.looked > 3 * (PERIOD + WITHIN)
        return LOOKING if late else self.trouble


async def works(attempt: Awaitable[object]) -> bool:
    try:
        async with asyncio.timeout(WITHIN):
            await attempt
    except Exception:
        return False
    return True


class Health(Message):
    status: Literal["ok"]
    version: str


router = APIRouter(responses={code: {"model": Problem} for code in (400, 413, 422, 429, 503)})


@router.get("/health/live")
async def live() -> Health:
    """The process answers."""
    return Health(status="ok", version=serai.__version__)


@router.get("/health/ready")
@router.get("/health", include_in_schema=False)
async def ready(request: Request) -> Health:
    """Tables can be loaded and stored, and clocks are looked after; 503 with the reason if not."""
    probe: Probe = request.app.state.probe
    trouble = probe.why_not()
    if trouble is not None:
        raise NotAllowed("not_ready", trouble)
    return Health(status="ok", version=serai.__version__)
