"""Compression of answers that are the same for everybody.

Anything secret is never compressed: next to a text that a stranger has chosen, its length would reveal the secret.
"""

from __future__ import annotations

import re
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from serai.server.middleware.prefix import path_within

PUBLIC: Final = re.compile(r"/api/games(/[^/]+/rules)?")  # what games there are, and their rules


class Packing:
    """Compresses what is public, and lets everything else pass as it is."""

    def __init__(self, app: ASGIApp) -> None:
        self.plain = app
        self.packed = GZipMiddleware(app, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        public = scope["type"] == "http" and scope["method"] == "GET" and PUBLIC.fullmatch(path_within(scope))
        await (self.packed if public else self.plain)(scope, receive, send)
