"""For whoever runs the server: is it well, and what does it do?"""

from __future__ import annotations

import secrets
from ipaddress import ip_address
from typing import Annotated, Literal

from fastapi import APIRouter, Header, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import serai
from serai.server import measures
from serai.server.guard import Rules
from serai.server.house import House
from serai.server.protocol import Message, Problem
from serai.server.room import NotAllowed

router = APIRouter(responses={code: {"model": Problem} for code in (400, 403, 413, 422, 429, 503)})


class Health(Message):
    status: Literal["ok"]
    version: str


@router.get("/health")
async def health(request: Request) -> Health:
    """Well is a server that can store something."""
    house: House = request.app.state.house
    await house.store.check()
    return Health(status="ok", version=serai.__version__)


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(request: Request, authorization: Annotated[str | None, Header()] = None) -> Response:
    """Measurements in Prometheus' format, for the operator only: their numbers count what players do in secret."""
    if not may_look(request, authorization):
        raise NotAllowed("not_the_operator", "this is for the operator of the server")
    house: House = request.app.state.house
    measures.rooms.set(len(house.rooms))
    measures.tables.set(sum(room.table.status == "playing" for room in house.rooms.values()))
    measures.sockets.set(sum(len(room.devices) for room in house.rooms.values()))
    measures.workers_started.set(house.workers.started)
    return Response(generate_latest(measures.registry), media_type=CONTENT_TYPE_LATEST)


def may_look(request: Request, authorization: str | None) -> bool:
    """Whoever has the operator's token, or asks from this very machine with no proxy between."""
    rules: Rules = request.app.state.rules
    if rules.operator_token is not None:
        given = (authorization or "").removeprefix("Bearer ").encode("utf-8", "replace")
        return secrets.compare_digest(given, rules.operator_token.encode())
    if rules.behind_proxy or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False
