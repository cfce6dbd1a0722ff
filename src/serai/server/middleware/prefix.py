"""Lets the server live under a path, such as `/serai`, whether the proxy before it strips that path or passes it on."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

OWN: Final = ("t", "rules", "learn", "api", "live", "assets", "health", "metrics")  # a prefix must not look like these


def parse_prefix(path: str) -> str:
    """A prefix such as `/serai`, or an empty one; ValueError if it is not valid."""
    parts = [part for part in path.split("/") if part]
    if any(not part.replace("-", "").replace("_", "").replace(".", "").isalnum() or part == ".." for part in parts):
        raise ValueError("takes a path such as /serai, of letters, digits, -, _ and .")
    if parts and parts[0] in OWN:
        raise ValueError(f"cannot begin with {', '.join(OWN)}, which are addresses of the server's own")
    return "".join(f"/{part}" for part in parts)


def path_within(scope: Scope) -> str:
    """The path without the prefix."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


class Prefix:
    """Makes every path begin with the prefix, which is the scope's `root_path`, as ASGI wants it."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.prefix and scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if not f"{path}/".startswith(f"{self.prefix}/"):
                path = self.prefix + path
            path = path if path != self.prefix else f"{path}/"
            scope = {**scope, "root_path": self.prefix, "path": path}
        await self.app(scope, receive, send)
