"""The headers of every answer, and the reading of a request's headers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from starlette.types import Message, Scope, Send

from serai.server.middleware.prefix import path_within

Pair = tuple[bytes, bytes]

HEADERS: Final[list[Pair]] = [
    (b"content-security-policy", b"default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()"),
]
NO_STORE: Final = (b"cache-control", b"no-store")  # answers that the page may keep set their own
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
UNSTORED: Final = ("/api/", "/health", "/metrics")


def header(scope: Scope, name: bytes) -> str | None:
    """The last header of that name."""
    headers: Iterable[Pair] = scope["headers"]
    found = [value for key, value in headers if key == name]
    return found[-1].decode("latin-1") if found else None


def headers_for(scope: Scope, behind_proxy: bool) -> list[Pair]:
    """The headers of every answer, and those that depend on the request and its path."""
    found = list(HEADERS)
    if path_within(scope).startswith(UNSTORED):
        found.append(NO_STORE)
    if behind_proxy and (header(scope, b"x-forwarded-proto") or "").lower() == "https":
        found.append(HTTPS_ONLY)
    return found


def with_headers(send: Send, headers: list[Pair]) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = {key for key, _ in message.get("headers", [])}
            message["headers"] = [*message.get("headers", []), *(pair for pair in headers if pair[0] not in own)]
        await send(message)

    return sending
