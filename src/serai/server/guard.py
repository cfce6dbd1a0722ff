"""Stands before the whole application: who may come in, how often and with how much, and what every answer carries."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from fastapi.responses import JSONResponse
from pydantic_core import from_json
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.server.protocol import Problem
from serai.server.rates import Buckets, Rate

READING: Final = ("GET", "HEAD", "OPTIONS")
FORBIDDEN: Final = 403
BAD_TOKEN: Final = 4403  # close codes
TOO_MUCH: Final = 1009
LINGER: Final = 10.0  # seconds that a client has to read what is left for it

REQUESTS: Final = Rate(burst=200, steady=20)
OPENINGS: Final = Rate(burst=30, steady=0.5)  # tables opened and seats taken
FAILURES: Final = Rate(burst=20, steady=0.2)  # tokens that open nothing

HEADERS: Final = [
    (b"content-security-policy", b"default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()"),
]


@dataclass(frozen=True)
class Rules:
    """What an operator can settle about who may come in; sizes in bytes, rates by client address."""

    origins: frozenset[str] = frozenset()  # hosts whose pages may play here, beside the server's own
    behind_proxy: bool = False  # the client's address is the last of X-Forwarded-For
    operator_token: str | None = None  # opens /metrics from elsewhere than this machine
    body: int = 1 << 18
    frame: int = 1 << 16
    sockets: int = 10_000
    sockets_each: int = 100
    requests: Rate = REQUESTS
    openings: Rate = OPENINGS
    failures: Rate = FAILURES


class Guard:
    """Looks at what comes in and goes out, and knows nothing of tables."""

    def __init__(self, app: ASGIApp, rules: Rules) -> None:
        self.app = app
        self.rules = rules
        self.sockets: Counter[str] = Counter()
        self.requests = Buckets(rules.requests)
        self.openings = Buckets(rules.openings)
        self.failures = Buckets(rules.failures)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, with_headers(send))
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # HTTP.

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = self.address(scope)
        refusal = self.why_not(scope, address)
        if refusal is None:
            body = await self.body(scope, receive)
            refusal = body if isinstance(body, JSONResponse) else None
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        waiting = [body]

        async def replay() -> Message:
            return {"type": "http.request", "body": waiting.pop()} if waiting else await receive()

        async def watched(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == FORBIDDEN:
                self.failures[address].take()
            await send(message)

        await self.app(scope, replay, watched)

    def why_not(self, scope: Scope, address: str) -> JSONResponse | None:
        """Why a request is not even looked at."""
        if not self.requests[address].take() or self.failures.is_empty(address):
            return problem(429, "too_fast", "too many requests; wait a little")
        if scope["method"] in READING:
            return None
        if not self.welcome(scope):
            return problem(FORBIDDEN, "bad_origin", "pages of another site may not do this")
        if scope["method"] == "POST" and not self.openings[address].take():
            return problem(429, "too_fast", "too many tables and seats at once; wait a little")
        return None

    async def body(self, scope: Scope, receive: Receive) -> bytes | JSONResponse:
        """The whole body, if it is not too large and, being JSON, can be read."""
        too_large = problem(413, "too_large", f"at most {self.rules.body} bytes are read")
        length = header(scope, b"content-length")
        if length is not None and not (length.isdigit() and len(length) < 10 and int(length) <= self.rules.body):
            return too_large
        parts: list[bytes] = []
        size, more = 0, True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                break
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            more = message.get("more_body", False)
            if size > self.rules.body:
                return too_large
        body = b"".join(parts)
        if body:
            try:
                from_json(body, allow_inf_nan=False)
            except ValueError:
                return problem(400, "bad_json", "the body is not JSON, or nested too deep")
        return body

    # WebSockets.

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = self.address(scope)
        full = self.sockets[address] >= self.rules.sockets_each or self.sockets.total() >= self.rules.sockets
        if full or not self.welcome(scope) or self.failures.is_empty(address):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return

        async def bounded() -> Message:
            message = await receive()
            if message["type"] == "websocket.receive" and self.too_long(message):
                await send({"type": "websocket.close", "code": TOO_MUCH})
                return {"type": "websocket.disconnect", "code": TOO_MUCH}
            return message

        async def watched(message: Message) -> None:
            if message["type"] == "websocket.close" and message.get("code") == BAD_TOKEN:
                self.failures[address].take()
            await send(message)

        self.sockets[address] += 1
        try:
            await self.app(scope, bounded, watched)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]
            let_go(send)

    def too_long(self, message: Message) -> bool:
        text, data = message.get("text"), message.get("bytes")
        return len(text or "") > self.rules.frame or len(data or b"") > self.rules.frame

    # Who it is.

    def address(self, scope: Scope) -> str:
        """The client's address; of the many that a client may have in IPv6, their network."""
        found = scope["client"][0] if scope.get("client") else ""
        if self.rules.behind_proxy:
            forwarded = header(scope, b"x-forwarded-for")
            found = forwarded.rsplit(",", 1)[-1].strip() if forwarded else found
        try:
            parsed = ip_address(found)
        except ValueError:
            return str(found)
        if isinstance(parsed, IPv6Address):
            return str(parsed.ipv4_mapped or IPv6Address(int(parsed) >> 64 << 64))
        return str(parsed)

    def welcome(self, scope: Scope) -> bool:
        """Whether a page of that origin may do something here; programs say none."""
        origin = header(scope, b"origin")
        if origin is None:
            return True
        try:
            host = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        return bool(host) and (host == (header(scope, b"host") or "").lower() or host in self.rules.origins)


def header(scope: Scope, name: bytes) -> str | None:
    """The last header of that name."""
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    found = [value for key, value in headers if key == name]
    return found[-1].decode("latin-1") if found else None


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = {key for key, _ in message.get("headers", [])}
            message["headers"] = [*message.get("headers", []), *(pair for pair in HEADERS if pair[0] not in own)]
        await send(message)

    return sending


def problem(status: int, code: str, message: str) -> JSONResponse:
    return JSONResponse(Problem(code=code, message=message).model_dump(), status_code=status)


def let_go(send: Send) -> None:
    """Uvicorn closes a connection once everything is sent, which never happens if nobody reads."""
    transport = getattr(getattr(send, "__self__", None), "transport", None)
    if isinstance(transport, asyncio.WriteTransport):
        asyncio.get_running_loop().call_later(LINGER, transport.abort)
