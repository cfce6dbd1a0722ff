"""The WebSocket: a client says hello, then plays."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import to_json

from serai.server.background.quotas import group_of
from serai.server.errors import NotAllowed
from serai.server.live.client import Client
from serai.server.live.message_handlers import LONGEST_ERROR, REVOKED, handle_message
from serai.server.live.messages import (
    FromClient,
    Hello,
    Hint,
    No,
    Welcome,
    client_messages,
)
from serai.server.middleware.guard import BAD_TOKEN
from serai.server.middleware.limits import Visitor, visitor_of
from serai.server.middleware.rate_limit import Bucket, Rate
from serai.server.ops import metrics
from serai.server.tables.lobby import Lobby
from serai.server.tables.room import Room
from serai.server.tables.tokens import hashed

log = logging.getLogger(__name__)

HELLO_WITHIN: Final = 10.0  # seconds
NO_HELLO: Final = 4401  # close codes
NO_SUCH_TABLE: Final = 4404
SET_ASIDE: Final = 4409
TOO_FAST: Final = 4429
AWAY: Final = 1001
CLOSING: Final = {  # by the code of a refusal; all others mean NO_SUCH_TABLE
    "too_many": TOO_FAST,
    "too_fast": TOO_FAST,
    "damaged": SET_ASIDE,
    "cannot_load": SET_ASIDE,
    "not_read": AWAY,
}
SEND_WITHIN: Final = 20.0  # seconds for a frame; a client that does not read is disconnected
MESSAGES: Final = Rate(burst=60, steady=20)


async def serve_client(socket: WebSocket, lobby: Lobby) -> None:
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            hello = client_messages.validate_json(await socket.receive_text())
    except (TimeoutError, ValidationError, KeyError):
        await socket.close(NO_HELLO)
        return
    except WebSocketDisconnect:
        return
    if not isinstance(hello, Hello):
        await socket.close(NO_HELLO)
        return
    try:
        room, client = await admit(lobby, hello, visitor_of(socket.scope))
    except NotAllowed as error:
        code = bad_token_code(socket) if error.code == "bad_token" else CLOSING.get(error.code, NO_SUCH_TABLE)
        await socket.send_text(to_json(No(id=None, code=error.code, message=str(error))).decode())
        await socket.close(code)
        return
    lobby.quotas.charge(room, group_of(client.address))
    client.send(to_json(Welcome(table=room.broadcaster.info_for(client), seats=client.seats, host=client.host)))
    room.enter(client, hello.heard, hello.undone)
    sender = asyncio.create_task(send_frames(socket, client))
    listener = asyncio.create_task(listen(socket, lobby, room, client))
    listener.add_done_callback(log_failure)
    try:
        await asyncio.wait((sender, listener), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(client)
        client.close()
        sender.cancel()
        listener.cancel()


def check_visitor(visitor: Visitor, hello: Hello) -> None:
    """Sockets with a valid token count for that token, those without one for their address."""
    if not visitor.admit([hashed(token) for token in hello.tokens]):
        raise NotAllowed("too_many", "there are too many connections from here already")


def bad_token_code(socket: WebSocket) -> int:
    """The close code for somebody whose token opens nothing."""
    return BAD_TOKEN if visitor_of(socket.scope).fail() else TOO_FAST


def log_failure(listener: asyncio.Task[None]) -> None:
    """Log an error of the server that has disconnected a client."""
    problem = None if listener.cancelled() else listener.exception()
    if problem is not None and not isinstance(problem, WebSocketDisconnect):
        log.error("a client was cut off", exc_info=problem)


async def admit(lobby: Lobby, hello: Hello, visitor: Visitor) -> tuple[Room, Client]:
    """A client that connects during a reveal delay waits until it ends; by then its token may have been revoked."""
    room = await lobby.room(hello.table)
    client_for(room, hello)
    check_visitor(visitor, hello)
    await room.reveal_delay.wait_end()
    room = await lobby.room(hello.table)
    client = client_for(room, hello)
    client.address = visitor.address
    return room, client


def client_for(room: Room, hello: Hello) -> Client:
    """A client with the seats that its tokens open."""
    table = room.table
    seats: dict[int, str | None] = {}
    host = False
    for token in hello.tokens:
        found = hashed(token)
        seat = table.seat_of_token(found)
        if seat is not None:
            seats[seat] = found
        elif found == table.opened.host:
            host = True
        else:
            raise NotAllowed("bad_token", REVOKED)
    if not seats and not host and not table.settings.spectators:
        raise NotAllowed("no_spectators", "this table is for its players only")
    return Client(seats, host)


async def send_frames(socket: WebSocket, client: Client) -> None:
    """Send frames until the connection is closed, or the client has gone or does not read."""
    with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
        while (frame := await client.frames.get()) is not None:
            async with asyncio.timeout(SEND_WITHIN):
                await socket.send_text(frame.decode())
        async with asyncio.timeout(SEND_WITHIN):
            await socket.close(AWAY)


async def listen(socket: WebSocket, lobby: Lobby, room: Room, client: Client) -> None:
    bucket = Bucket(MESSAGES)
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect" or client.closed:
            return
        began = time.perf_counter()
        if not bucket.take():
            with suppress(RuntimeError):  # the connection may have been cut for the same reason
                await socket.close(TOO_FAST)
            return
        text = received.get("text")
        try:
            message = client_messages.validate_json(text if text is not None else received.get("bytes") or b"")
        except ValidationError as error:
            refuse(client, No(id=None, code="bad_message", message=first_error(error)))
            continue
        if isinstance(message, Hint):
            lobby.spawn(reply(lobby, room, client, message, began))
        else:
            await reply(lobby, room, client, message, began)


async def reply(lobby: Lobby, room: Room, client: Client, message: FromClient, began: float) -> None:
    answer = await handle_message(lobby, room, client, message)
    if isinstance(answer, No):
        refuse(client, answer)
    else:
        client.send(to_json(answer))
        metrics.acknowledged.labels(message.type).observe(time.perf_counter() - began)


def refuse(client: Client, no: No) -> None:
    metrics.refusals.labels(no.code).inc()
    client.send(to_json(no))


def first_error(error: ValidationError) -> str:
    """What is wrong with a message, without repeating it."""
    problem = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in problem["loc"])
    return (f"{place}: {problem['msg']}" if place else problem["msg"])[:LONGEST_ERROR]
