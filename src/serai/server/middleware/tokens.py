"""Tells the limits whether a request's token opens anything at the table that it is about."""

from __future__ import annotations

from typing import Final

from fastapi import Request

from serai.server.errors import NotAllowed
from serai.server.middleware.limits import visitor_of
from serai.server.tables.lobby import Lobby
from serai.server.tables.tokens import token_of

TOO_MANY: Final = "too many tokens that open nothing; wait a little"


async def look_at_token(request: Request) -> None:
    """Runs before any route of a table. The route decides what the token allows."""
    table, token = request.path_params.get("table"), token_of(request.headers.get("authorization"))
    if table is None or not token:
        return
    lobby: Lobby = request.app.state.lobby
    room = await lobby.room(table)
    visitor = visitor_of(request.scope)
    if room.table.seat_of_token(token) is not None or token == room.table.opened.host:
        visitor.confirm(token)
    elif not visitor.fail():
        raise NotAllowed("too_fast", TOO_MANY)
