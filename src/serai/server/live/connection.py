"""The WebSocket: a client says hello, and then plays."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import to_json

from serai.core.errors import SeraiError
from serai.core.refusals import Refused
from serai.server.background.hints import give_hint
from serai.server.background.quotas import group_of
from serai.server.errors import NotAllowed, NotStored
from serai.server.http.messages import Message
from serai.server.live.client import Client
from serai.server.live.messages import (
    Agree,
    AgreeLink,
    Answer,
    Done,
    FromClient,
    FromSeat,
    Hello,
    Hint,
    No,
    Order,
    Play,
    Say,
    Undo,
    Welcome,
    WhyNot,
    client_messages,
)
from serai.server.middleware.guard import BAD_TOKEN
from serai.server.middleware.limits import Visitor, visitor_of
from serai.server.middleware.rate_limit import Bucket, Rate
from serai.server.ops import metrics
from serai.server.tables.answers import TooLate, why_not_move
from serai.server.tables.link_consent import answer_link
from serai.server.tables.lobby import Lobby
from serai.server.tables.room import Room, check_nothing
from serai.server.tables.standing_orders import give_order
from serai.server.tables.table import Table
from serai.server.tables.tokens import hashed
from serai.server.tables.undo import answer_undo, ask_undo

log = logging.getLogger(__name__)

HELLO_WITHIN: Final = 10.0  # seconds
NO_HELLO: Final = 4401  # close codes
NO_SUCH_TABLE: Final = 4404
SET_ASIDE: Final = 4409
TOO_FAST: Final = 4429
AWAY: Final = 1001
CLOSING: Final = {  # by the code of a refusal; others are about the table
    "too_many": TOO_FAST,
    "too_fast": TOO_FAST,
    "damaged": SET_ASIDE,
    "cannot_load": SET_ASIDE,
    "not_read": AWAY,
}
SEND_WITHIN: Final = 20.0  # seconds for a frame; who does not read is cut off
MESSAGES: Final = Rate(burst=60, steady=20)
LONGEST_ERROR: Final = 300
REVOKED: Final = "this link does not open a seat here any more"


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
    """Sockets with a token count for the token, which opens a seat here; those without for their address."""
    if not visitor.admit([hashed(token) for token in hello.tokens]):
        raise NotAllowed("too_many", "there are too many connections from here already")


def bad_token_code(socket: WebSocket) -> int:
    """The close code for somebody whose token opens nothing."""
    return BAD_TOKEN if visitor_of(socket.scope).fail() else TOO_FAST


def log_failure(listener: asyncio.Task[None]) -> None:
    """A client that is cut off by a mistake of ours."""
    problem = None if listener.cancelled() else listener.exception()
    if problem is not None and not isinstance(problem, WebSocketDisconnect):
        log.error("a client was cut off", exc_info=problem)


async def admit(lobby: Lobby, hello: Hello, visitor: Visitor) -> tuple[Room, Client]:
    """Who comes during a reveal delay waits for its end; by then a token may be revoked, or the table cleared away."""
    room = await lobby.room(hello.table)
    client_for(room, hello)
    check_visitor(visitor, hello)
    await room.reveal_delay.wait_end()
    room = await lobby.room(hello.table)
    client = client_for(room, hello)
    client.address = visitor.address
    return room, client


def client_for(room: Room, hello: Hello) -> Client:
    """What the tokens open."""
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
    """Until the connection is closed, or the client has gone or does not read."""
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


async def handle_message(lobby: Lobby, room: Room, client: Client, message: FromClient) -> Message:
    """What to say to a message: Done, Answer, or No."""
    if isinstance(message, Hello):
        return No(id=None, code="bad_message", message="hello has been said")
    try:
        if isinstance(message, FromSeat):
            check_seat(room, client, message)
        return await HANDLERS[type(message)](lobby, room, client, message)
    except Refused as error:
        return No(id=message.id, code="refused", message=str(error), why=dict(error.refusal.as_dict()))
    except TooLate as error:
        return No(id=message.id, code="too_late", message=str(error))
    except NotAllowed as error:
        return No(id=message.id, code=error.code, message=str(error))
    except NotStored as error:
        return No(id=message.id, code="not_stored", message=str(error))
    except SeraiError as error:
        return No(id=message.id, code="bad_request", message=str(error)[:LONGEST_ERROR])
    except Exception:
        log.exception("a %s message has shown a mistake of the server", message.type)
        return No(id=message.id, code="failed", message="the server has made a mistake")


def check_seat(room: Room, client: Client, message: FromSeat) -> None:
    """At every message and after every wait: a seat speaks for itself, and knows no more than it has been told."""
    check_token(room, client, message.seat)
    if room.broadcaster.is_delayed_for(message.seat) and message.id not in room.table.progress[message.seat].requests:
        raise TooLate("this decision is not open any more")


def check_token(room: Room, client: Client, seat: int) -> None:
    """Whether the token that opened a seat opens it still."""
    if seat not in client.tokens:
        raise NotAllowed("not_your_seat", "this is not your seat")
    if client.closed or client.tokens[seat] != room.table.seats[seat].token:
        raise NotAllowed("bad_token", REVOKED)


async def play(lobby: Lobby, room: Room, client: Client, message: Message) -> Message:
    assert isinstance(message, Play)
    check = partial(check_seat, room, client, message)
    await room.play(message.seat, message.asked, message.move, message.id, check=check)
    return Done(id=message.id)


async def why_not(lobby: Lobby, room: Room, client: Client, message: Message) -> Message:
    assert isinstance(message, WhyNot)
    if room.table.match is None:
        raise NotAllowed("not_begun", "the game has not begun")
    why = why_not_move(room.table, message.seat, message.move)
    return Answer(id=message.id, why=None if why is None else dict(why.as_dict()))


async def say(lobby: Lobby, room: Room, client: Client, message: Message) -> Message:
    assert isinstance(message, Say)
    if message.seat is None and client.seats:
        raise NotAllowed("not_your_seat", "say which of your seats speaks")
    check = check_nothing if message.seat is None else partial(check_token, room, client, message.seat)
    check()
    check_chat(room.table, client, message.seat)
    if not room.lines[f"{message.seat}" if message.seat is not None else f"from {client.address}"].take():
        raise NotAllowed("too_fast", "not so many lines at once")
    await room.say(message.seat, message.text, message.id, check)
    return Done(id=message.id)


def check_chat(table: Table, client: Client, seat: int | None) -> None:
    """Who may speak is the host's to say; the host may as long as anybody does."""
    if table.settings.chat == "none":
        raise NotAllowed("no_chat", "there is no chat at this table")
    if table.settings.chat == "players" and seat is None and not client.host:
        raise NotAllowed("no_chat", "at this table only those who play may speak")


async def handle_seat_request(lobby: Lobby, room: Room, client: Client, message: Message) -> Message:
    assert isinstance(message, FromSeat)
    check = partial(check_seat, room, client, message)
    if isinstance(message, Undo):
        await ask_undo(room, message, check)
    elif isinstance(message, Agree):
        await answer_undo(room, message, check)
    elif isinstance(message, AgreeLink):
        await answer_link(room, message, check)
    else:
        assert isinstance(message, Order)
        await give_order(lobby.quotas, room, message, check)
    return Done(id=message.id)


async def hint(lobby: Lobby, room: Room, client: Client, message: Message) -> Message:
    assert isinstance(message, Hint)
    return await give_hint(lobby, room, message)


Handler = Callable[[Lobby, Room, Client, Message], Awaitable[Message]]
HANDLERS: dict[type[Message], Handler] = {
    Play: play,
    WhyNot: why_not,
    Say: say,
    Undo: handle_seat_request,
    Agree: handle_seat_request,
    AgreeLink: handle_seat_request,
    Order: handle_seat_request,
    Hint: hint,
}
