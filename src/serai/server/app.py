"""The ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from fastapi import Depends, FastAPI, Request, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match
from starlette.types import ASGIApp

import serai
from serai.core.errors import SeraiError
from serai.server.background.cleanup import calm_collector, run_cleanup
from serai.server.background.dealer import REVEAL_WITHIN
from serai.server.errors import NotAllowed, NotRead, NotStored
from serai.server.http import (
    admin,
    catalog,
    dealing,
    page,
    rematch,
    replays,
    rules_pages,
    tables,
    tour,
    webhooks,
    what_if,
)
from serai.server.live.connection import serve_client
from serai.server.middleware.compression import Packing
from serai.server.middleware.guard import Guard, Rules, problem
from serai.server.middleware.prefix import Prefix
from serai.server.middleware.tokens import look_at_token
from serai.server.ops import health
from serai.server.ops.health import Probe
from serai.server.storage.chain import Damaged
from serai.server.tables.lobby import Lobby

STATUS: Final = {
    "no_such_table": 404,
    "no_such_seat": 404,
    "no_such_moment": 404,
    "not_the_host": 403,
    "not_the_operator": 403,
    "not_your_seat": 403,
    "bad_token": 403,
    "no_spectators": 403,
    "not_over": 409,
    "not_begun": 409,
    "dealt": 409,
    "dealing": 409,
    "not_dealing": 409,
    "no_commits": 409,
    "not_committed": 409,
    "deal_stands": 409,
    "absent": 409,
    "uncommitted": 409,
    "game_over": 409,
    "rules_changed": 409,
    "cannot_load": 409,
    "damaged": 409,
    "not_read": 503,
    "seat_taken": 409,
    "game_on": 409,
    "bots_seat": 409,
    "not_now": 409,
    "nobody_to_ask": 409,
    "holder_here": 409,
    "link_early": 409,
    "link_asked": 409,
    "no_outside_help": 409,
    "seats_open": 409,
    "too_many_tables": 409,
    "too_often": 409,
    "too_fast": 429,
    "not_ready": 503,
}


NOT_THIS_WAY: Final = 405


def allowed_methods(request: Request) -> list[str]:
    """The methods of all routes that match the path; each route knows only its own."""
    methods: set[str] = set()
    for route in request.app.routes:
        if route.matches(request.scope)[0] is not Match.NONE:
            methods |= getattr(route, "methods", None) or set()
    return sorted(methods)


class Application(FastAPI):
    """The guard is outermost, so that even failures of the server pass through it."""

    rules = Rules()

    def build_middleware_stack(self) -> ASGIApp:
        return Prefix(Guard(Packing(super().build_middleware_stack()), self.rules), self.rules.root_path)


def create_app(
    data: Path,
    workers: int = 2,
    rules: Rules | None = None,
    keep_days: float | None = None,
    private_notices: bool = False,
    reveal_within: float = REVEAL_WITHIN,
) -> FastAPI:
    """The whole server; `data` is the folder for its tables, of which finished ones are kept for `keep_days`.

    Notices go to public https addresses only, unless `private_notices` allows others, as in one's own network.
    Clients have `reveal_within` seconds to show the salts that they have committed to.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        lobby = Lobby(data, workers, private_notices, reveal_within)
        app.state.lobby = lobby
        app.state.probe = Probe(lobby)
        await app.state.probe.look()
        lobby.spawn(lobby.resume())
        lobby.spawn(app.state.probe.keep_looking())
        lobby.spawn(run_cleanup(lobby, keep_days))
        with calm_collector():
            yield
        await lobby.close()

    app = Application(title="Serai", version=serai.__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.rules = app.state.rules = rules or Rules()
    for part in (catalog, tables, dealing, replays, rematch, what_if, tour, rules_pages, webhooks, admin, health):
        app.include_router(part.router, dependencies=[Depends(look_at_token)])

    page.add_page(app)

    @app.websocket("/live")
    async def live(socket: WebSocket) -> None:
        with suppress(WebSocketDisconnect):  # the client left before hello
            await serve_client(socket, app.state.lobby)

    @app.exception_handler(NotAllowed)
    async def on_not_allowed(request: Request, error: NotAllowed) -> JSONResponse:
        return problem(STATUS.get(error.code, 400), error.code, str(error))

    @app.exception_handler(NotStored)
    async def on_not_stored(request: Request, error: NotStored) -> JSONResponse:
        return problem(503, "not_stored", str(error))

    @app.exception_handler(NotRead)
    async def on_not_read(request: Request, error: NotRead) -> JSONResponse:
        return problem(503, "not_read", str(error))

    @app.exception_handler(Damaged)
    async def on_damaged(request: Request, error: Damaged) -> JSONResponse:
        return problem(503, "damaged", "a part of the database is damaged; this cannot be read")

    @app.exception_handler(SeraiError)
    async def on_bad_request(request: Request, error: SeraiError) -> JSONResponse:
        return problem(400, "bad_request", str(error)[:500])

    @app.exception_handler(RequestValidationError)
    async def on_invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return problem(422, "invalid", f"{place}: {first['msg']}")

    @app.exception_handler(HTTPException)
    async def on_http_error(request: Request, error: HTTPException) -> Response:
        shown = page.lost(request) if error.status_code == page.NOT_THERE else None
        if shown is not None:
            return shown
        found = problem(error.status_code, "http", str(error.detail))
        found.headers.update(error.headers or {})
        if error.status_code == NOT_THIS_WAY:
            found.headers["allow"] = ", ".join(allowed_methods(request))
        return found

    @app.exception_handler(Exception)
    async def on_failure(request: Request, error: Exception) -> JSONResponse:
        return problem(500, "failed", "the server has made a mistake")

    return app
