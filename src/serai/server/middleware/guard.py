"""Wraps the whole application: who may come in, how often and with how much, and the headers of every answer."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from fastapi.responses import JSONResponse
from pydantic_core import from_json
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.server.background.asking import asking
from serai.server.http.messages import Problem
from serai.server.middleware.addresses import network_of
from serai.server.middleware.headers import header, headers_for, with_headers
from serai.server.middleware.hosts import is_allowed
from serai.server.middleware.limits import VISITOR, Limits, Visitor
from serai.server.middleware.prefix import path_within
from serai.server.middleware.rate_limit import Rate
from serai.server.tables.tokens import token_of

READING: Final = ("GET", "HEAD", "OPTIONS")
FORBIDDEN: Final = 403
BAD_TOKEN: Final = 4403  # close codes
TOO_MUCH: Final = 1009
LINGER: Final = 10.0  # seconds that a client has to read what is left for it
BODY_WITHIN: Final = 20.0  # seconds for the whole of a body
NEW_TABLE: Final = re.compile(r"/api/(tables|tables/[^/]+/fork|games/[^/]+/tour)")  # these give out new tokens

REQUESTS: Final = Rate(burst=200, steady=20)
OPENINGS: Final = Rate(burst=30, steady=0.5)  # tables opened, seats taken and everything else that is not only reading
CHANGES: Final = Rate(burst=100, steady=10)  # the same, of one address; those beyond wait
FAILURES: Final = Rate(burst=20, steady=0.2)  # tokens that open nothing
HANDSHAKES: Final = Rate(burst=100, steady=10)  # of WebSockets
MESSAGES: Final = Rate(burst=500, steady=100)  # on all WebSockets of an address; those beyond wait
ARRIVALS: Final = Rate(burst=500, steady=50)  # connections of an address, whatever they are for
CROWDS: Final = Rate(burst=1000, steady=100)  # requests with tokens, of one address


@dataclass(frozen=True)
class Rules:
    """The operator's settings for who may come in; sizes in bytes, rates by token, or by address without one."""

    origins: frozenset[str] = frozenset()  # hosts whose pages may play here, beside the server's own
    behind_proxy: bool = False  # the client's address is the last of X-Forwarded-For
    operator_token: str | None = None  # opens /metrics from elsewhere than this machine
    hosts: frozenset[str] = frozenset({"*"})  # names that requests may have in Host; see middleware/hosts.py
    root_path: str = ""  # the path of the server behind a proxy, such as /serai
    body: int = 1 << 18
    frame: int = 1 << 16
    sockets: int = 10_000
    sockets_each: int = 100  # of an address, without a token
    sockets_token: int = 20
    sockets_crowd: int = 1_000  # of an address, with and without
    requests: Rate = REQUESTS
    openings: Rate = OPENINGS
    failures: Rate = FAILURES
    handshakes: Rate = HANDSHAKES
    changes: Rate = CHANGES
    messages: Rate = MESSAGES
    arrivals: Rate = ARRIVALS
    crowds: Rate = CROWDS


class Guard:
    """Checks what comes in and goes out; knows nothing of tables."""

    def __init__(self, app: ASGIApp, rules: Rules) -> None:
        self.app = app
        self.rules = rules
        self.limits = Limits(rules)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, with_headers(send, headers_for(scope, self.rules.behind_proxy)))
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # HTTP.

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        visitor = self.visitor(scope)
        refusal = self.why_not(scope, visitor)
        if refusal is None:
            body = await self.body(scope, receive)
            if body is None:
                return  # the client left in the middle of the body
            refusal = body if isinstance(body, JSONResponse) else None
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        if scope["method"] not in READING:
            await visitor.wait_to_change()
        waiting = [body]

        async def replay() -> Message:
            return {"type": "http.request", "body": waiting.pop()} if waiting else await receive()

        await self.app(scope, replay, send)

    def visitor(self, scope: Scope) -> Visitor:
        """Where a request comes from; stored in the scope for the application."""
        visitor = Visitor(self.limits, self.address(scope), token_of(header(scope, b"authorization")))
        scope.setdefault("state", {})[VISITOR] = visitor
        asking.set(visitor.asker)
        return visitor

    def why_not(self, scope: Scope, visitor: Visitor) -> JSONResponse | None:
        """Why a request is refused before it is read."""
        if not visitor.may_ask(1.0):
            return last_word(problem(429, "too_fast", "too many requests; wait a little"))
        if not self.is_ours(scope):
            return problem(421, "bad_host", "this server is not known by that name; --allowed-host NAME adds it")
        if scope["method"] in READING:
            return None
        if not self.welcome(scope):
            return problem(FORBIDDEN, "bad_origin", "pages of another site may not do this")
        new_table = NEW_TABLE.fullmatch(path_within(scope)) is not None
        if not self.limits.may_change(visitor.address, visitor.token, new_table):
            return problem(429, "too_fast", "too many tables and seats at once; wait a little")
        return None

    async def body(self, scope: Scope, receive: Receive) -> bytes | JSONResponse | None:
        """The whole body, if it comes in time, is not too large and, being JSON, can be read. None if it breaks off."""
        too_large = problem(413, "too_large", f"at most {self.rules.body} bytes are read")
        length = header(scope, b"content-length")
        if length is not None and not (length.isdigit() and len(length) < 10 and int(length) <= self.rules.body):
            return too_large
        try:
            async with asyncio.timeout(BODY_WITHIN):
                body = await whole(receive, self.rules.body)
        except TimeoutError:
            late = problem(408, "too_slow", f"the whole body has to come within {BODY_WITHIN:g} seconds")
            return last_word(late)
        if body is not None and len(body) > self.rules.body:
            return too_large
        if body:
            try:
                from_json(body, allow_inf_nan=False)
            except ValueError:
                return problem(400, "bad_json", "the body is not JSON, or nested too deep")
        return body

    # WebSockets.

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        visitor = self.visitor(scope)
        ours = self.is_ours(scope) and self.welcome(scope)  # another site's page must not use up its visitor's rate
        if not (ours and self.limits.handshakes[visitor.address].take() and visitor.enter()):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return

        async def bounded() -> Message:
            message = await receive()
            if message["type"] != "websocket.receive":
                return message
            length = len(message.get("text") or message.get("bytes") or "")
            if length > self.rules.frame:
                with suppress(OSError, RuntimeError):  # it may be closed already
                    await send({"type": "websocket.close", "code": TOO_MUCH})
                return {"type": "websocket.disconnect", "code": TOO_MUCH}
            await visitor.wait_turn(length)
            return message

        try:
            await self.app(scope, bounded, send)
        finally:
            visitor.leave()
            let_go(send)

    # Who it is.

    def address(self, scope: Scope) -> str:
        """The client's address, or in IPv6, where a client has many, its network."""
        found: str = scope["client"][0] if scope.get("client") else ""
        if self.rules.behind_proxy:
            forwarded = header(scope, b"x-forwarded-for")
            found = forwarded.rsplit(",", 1)[-1].strip() if forwarded else found
        return network_of(found)

    def is_ours(self, scope: Scope) -> bool:
        return is_allowed(header(scope, b"host"), self.rules.hosts)

    def welcome(self, scope: Scope) -> bool:
        """Whether a page of that origin may use the server; programs send no origin."""
        origin = header(scope, b"origin")
        if origin is None:
            return True
        try:
            host = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        return bool(host) and (host == (header(scope, b"host") or "").lower() or host in self.rules.origins)


async def whole(receive: Receive, most: int) -> bytes | None:
    """A body, or a little more than `most` bytes of it; None if it breaks off."""
    body, more = bytearray(), True
    while more and len(body) <= most:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return bytes(body)


def problem(status: int, code: str, message: str) -> JSONResponse:
    return JSONResponse(Problem(code=code, message=message).model_dump(), status_code=status)


def last_word(answer: JSONResponse) -> JSONResponse:
    """Close the connection after this answer: the client has to connect again, which is limited too."""
    answer.headers["connection"] = "close"
    return answer


def let_go(send: Send) -> None:
    """Needed because uvicorn closes a connection once everything is sent, which never happens if nobody reads."""
    transport = getattr(getattr(send, "__self__", None), "transport", None)
    if isinstance(transport, asyncio.WriteTransport):
        asyncio.get_running_loop().call_later(LINGER, transport.abort)
