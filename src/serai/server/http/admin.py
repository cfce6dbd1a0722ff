"""Over HTTP, for the operator: what the server is doing."""

from __future__ import annotations

import secrets
from ipaddress import ip_address
from typing import Annotated

from fastapi import APIRouter, Header, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from serai.server.errors import NotAllowed
from serai.server.http.messages import Problem
from serai.server.middleware.guard import Rules
from serai.server.middleware.limits import visitor_of
from serai.server.middleware.tokens import TOO_MANY
from serai.server.ops import metrics
from serai.server.tables.lobby import Lobby
from serai.server.tables.tokens import hashed, token_of

router = APIRouter(responses={code: {"model": Problem} for code in (400, 403, 413, 422, 429)})


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def measurements(request: Request, authorization: Annotated[str | None, Header()] = None) -> Response:
    """Metrics in Prometheus' format, for the operator only: they also count what players do in secret."""
    if not may_look(request, authorization):
        raise NotAllowed("not_the_operator", "this is for the operator of the server")
    lobby: Lobby = request.app.state.lobby
    metrics.rooms.set(len(lobby.rooms))
    metrics.tables.set(sum(room.table.status == "playing" for room in lobby.rooms.values()))
    metrics.sockets.set(sum(len(room.clients) for room in lobby.rooms.values()))
    metrics.workers_started.set(lobby.workers.started)
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


def is_operator(request: Request, given: str, wanted: str) -> bool:
    """A person chose this token, so only a few attempts are allowed."""
    if not given:
        return False
    visitor = visitor_of(request.scope)
    if not visitor.may_guess(given):
        raise NotAllowed("too_fast", TOO_MANY)
    if not secrets.compare_digest(given, wanted):
        visitor.fail()
        return False
    visitor.confirm(given)
    return True


def may_look(request: Request, authorization: str | None) -> bool:
    """Anybody with the operator's token, or on this machine if there is no proxy."""
    rules: Rules = request.app.state.rules
    if rules.operator_token is not None:
        return is_operator(request, token_of(authorization), hashed(rules.operator_token))
    if rules.behind_proxy or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False
