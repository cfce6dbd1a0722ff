"""The ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match
from starlette.types import ASGIApp

import serai
from serai.core.errors import SeraiError
from serai.server import again, hooks, learning, lists, operator, page, replays, rest, ruling
from serai.server.guard import Guard, Rules, problem
from serai.server.house import House
from serai.server.live import serve_client
from serai.server.packing import Packing
from serai.server.room import NotAllowed
from serai.server.store import NotStored
from serai.server.upkeep import calm_collector, keep_house

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
    "game_over": 409,
    "rules_changed": 409,
    "cannot_load": 409,
    "seat_taken": 409,
    "seats_open": 409,
}


NOT_THIS_WAY: Final = 405


def allowed(request: Request) -> list[str]:
    """The methods of all routes that the path fits; each route by itself knows only its own."""
    methods: set[str] = set()
    for route in request.app.routes:
        if route.matches(request.scope)[0] is not Match.NONE:
            methods |= getattr(route, "methods", None) or set()
    return sorted(methods)


class Application(FastAPI):
    """The guard stands before everything, so that failures of the server itself pass it as well."""

    rules = Rules()

    def build_middleware_stack(self) -> ASGIApp:
        return Guard(Packing(super().build_middleware_stack()), self.rules)


def create_app(
    data: Path,
    workers: int = 2,
    rules: Rules | None = None,
    keep_days: float | None = None,
    private_notices: bool = False,
) -> FastAPI:
    """The whole server; `data` is the folder that it keeps its tables in, the finished ones for so many days.

    Notices go to public https addresses only, unless `private_notices` allows others, as in one's own network.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(data, workers, private_notices)
        app.state.house = house
        house.spawn(house.resume())
        house.spawn(keep_house(house, keep_days))
        with calm_collector():
            yield
        await house.close()

    app = Application(title="Serai", version=serai.__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.rules = app.state.rules = rules or Rules()
    for part in (lists, rest, replays, again, learning, ruling, hooks, operator):
        app.include_router(part.router)

    page.add_page(app)

    @app.websocket("/live")
    async def live(socket: WebSocket) -> None:
        with suppress(WebSocketDisconnect):  # gone before it was greeted
            await serve_client(socket, app.state.house)

    @app.exception_handler(NotAllowed)
    async def not_allowed(request: Request, error: NotAllowed) -> JSONResponse:
        return problem(STATUS.get(error.code, 400), error.code, str(error))

    @app.exception_handler(NotStored)
    async def not_stored(request: Request, error: NotStored) -> JSONResponse:
        return problem(503, "not_stored", str(error))

    @app.exception_handler(SeraiError)
    async def bad_request(request: Request, error: SeraiError) -> JSONResponse:
        return problem(400, "bad_request", str(error)[:500])

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return problem(422, "invalid", f"{place}: {first['msg']}")

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        shown = page.lost(request) if error.status_code == page.NOT_THERE else None
        if shown is not None:
            return shown
        found = problem(error.status_code, "http", str(error.detail))
        found.headers.update(error.headers or {})
        if error.status_code == NOT_THIS_WAY:
            found.headers["allow"] = ", ".join(allowed(request))
        return found

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> JSONResponse:
        return problem(500, "failed", "the server has made a mistake")

    return app
