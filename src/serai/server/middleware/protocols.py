"""Uvicorn's protocols with deadlines and rates: nobody can block a connection by silence, or the server by a flood."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import h11
import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from serai.server.middleware.addresses import network_of
from serai.server.middleware.connections import Connections
from serai.server.middleware.rate_limit import Bucket, Rate

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

HEADERS_WITHIN: Final = 10.0  # seconds for the head of a request, from the connection or the answer before
BODY_WITHIN: Final = 25.0  # seconds for its body; a little more than the guard gives, which says why
READ_WITHIN: Final = 20.0  # seconds in which some of an answer has to be read
KEEP_ALIVE: Final = 5  # seconds between two requests
FRAMES: Final = Rate(burst=300, steady=50)  # of a WebSocket
PARTS: Final = Rate(burst=100, steady=2)  # of these, pings, pongs and parts of messages, which are not waited for
BYTES: Final = Rate(burst=1 << 20, steady=1 << 17)
SLICE: Final = 1 << 10  # bytes of a WebSocket that are read before its allowance is looked at again
TOO_FAST: Final = 4429


class Config(uvicorn.Config):
    """Settings of uvicorn for this application, with the count of its connections."""

    def __init__(self, app: FastAPI, connections: Connections, **more: object) -> None:
        rules = app.state.rules
        super().__init__(
            app,
            http=HttpProtocol,
            ws=SocketProtocol,
            log_config=None,
            access_log=False,
            proxy_headers=False,  # the guard reads them, if there is a proxy
            server_header=False,
            timeout_keep_alive=KEEP_ALIVE,
            ws_max_size=2 * rules.frame,  # a little more than the guard takes, so that it can say why
            ws_per_message_deflate=False,
            **more,  # type: ignore[arg-type]
        )
        self.all_connections = connections


def connections_of(config: uvicorn.Config) -> Connections:
    assert isinstance(config, Config)
    return config.all_connections


class HttpProtocol(H11Protocol):
    """A connection that is counted, with a deadline for every part of a request."""

    address = ""
    phase: object = None  # what the client has to send next
    deadline: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = network_of(self.client[0] if self.client else "")
        connections_of(self.config).add(self)
        self.look_at_phase()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timers()
        connections_of(self.config).remove(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.look_at_phase()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look_at_phase()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.stop_timers()
        connections_of(self.config).mark_socket(self)
        super().handle_websocket_upgrade(event)

    def look_at_phase(self) -> None:
        """Every new phase starts its own deadline, unless the connection has become a WebSocket."""
        phase = self.conn.their_state
        if phase is self.phase or self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        self.phase = phase
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        within = {h11.IDLE: HEADERS_WITHIN, h11.SEND_BODY: BODY_WITHIN}.get(phase)
        if within is not None:
            self.deadline = self.loop.call_later(within, self.expire)
            connections_of(self.config).mark_silent(self)
        else:
            connections_of(self.config).mark_busy(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(READ_WITHIN, self.cut)
        if not self.transport.is_closing():
            connections_of(self.config).mark_silent(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None
        if self.deadline is None and not self.transport.is_closing():
            connections_of(self.config).mark_busy(self)

    def stop_timers(self) -> None:
        for timer in (self.deadline, self.unread):
            if timer is not None:
                timer.cancel()

    def expire(self) -> None:
        """The rest of an answer may still be read, but not for ever."""
        self.transport.close()
        self.loop.call_later(READ_WITHIN, self.cut)

    def cut(self) -> None:
        self.transport.abort()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that counts every frame and byte, and stops reading from a client that stops reading."""

    def __init__(self, *args: object, **more: object) -> None:
        super().__init__(*args, **more)  # type: ignore[arg-type]
        self.frames_left = Bucket(FRAMES)
        self.parts_left = Bucket(PARTS)
        self.bytes_left = Bucket(BYTES)

    def connection_lost(self, exc: Exception | None) -> None:
        connections_of(self.config).remove_socket()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """In slices: a single piece from the network may hold tens of thousands of pings."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            if not self.bytes_left.take(min(SLICE, len(data) - start)):
                self.cut()
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        parts = sum(not is_message(event) for event in self.conn.events)
        if self.frames_left.take(len(self.conn.events)) and self.parts_left.take(parts):
            super().handle_events()
        else:
            self.cut()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """A client that was disconnected is gone for the application too, even if it has not noticed yet."""
        if self.close_sent and self.handshake_complete:
            raise ClientDisconnected
        await super().send(message)

    def cut(self) -> None:
        """Too fast: tell the client, and do not wait for it."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(TOO_FAST)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST})
        self.close_sent = True
        self.transport.close()


def is_message(event: object) -> bool:
    """A whole message: the next is not read until the application wants it."""
    return isinstance(event, Frame) and event.fin and event.opcode in (Opcode.TEXT, Opcode.BINARY)
