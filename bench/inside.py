"""Clients of an application in this process: every frame that they are sent can be examined."""

from __future__ import annotations

import asyncio
import json
from types import TracebackType
from typing import Any

from fastapi import FastAPI

Json = dict[str, Any]


WITHIN = 60.0  # seconds to wait for an answer that must come


class Client:
    """A WebSocket client of the application in this process; keeps every frame it is sent."""

    def __init__(self, app: FastAPI, hello: Json) -> None:
        self.frames: list[str] = []
        self.closed = False
        self._news = asyncio.Event()
        self._inbox: asyncio.Queue[Json] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self.say(hello)
        scope = {
            "type": "websocket",
            "path": "/live",
            "raw_path": b"/live",
            "query_string": b"",
            "headers": [],
            "subprotocols": [],
            "scheme": "ws",
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
        }
        self._task = asyncio.create_task(app(scope, self._inbox.get, self._send))

    async def _send(self, message: Json) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(str(message["text"]))
        self.closed = self.closed or message["type"] == "websocket.close"
        self._news.set()

    def say(self, message: object) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def ask(self, message: Json) -> None:
        """Say something, and wait until it is answered."""
        before = len(self.frames)
        self.say(message)
        await self.until(f'"id":"{message["id"]}"', before)

    async def until(self, text: str, looked_at: int = 0) -> None:
        """A frame with this text has come, from that number on."""
        async with asyncio.timeout(WITHIN):
            while not any(text in frame for frame in self.frames[looked_at:]):
                assert not self.closed, self.frames
                looked_at = len(self.frames)
                self._news.clear()
                await self._news.wait()

    async def __aenter__(self) -> Client:
        await self.until('"welcome"')
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


async def get(app: FastAPI, path: str, token: str) -> str:
    """The status and body of a request."""
    parts: list[bytes] = []

    async def receive() -> Json:
        return {"type": "http.request", "body": b""}

    async def send(message: Json) -> None:
        parts.append(str(message.get("status", "")).encode() + message.get("body", b""))

    headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
    scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b""}
    scope |= {"headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "scheme": "http"}
    await app(scope, receive, send)
    return b"".join(parts).decode()
