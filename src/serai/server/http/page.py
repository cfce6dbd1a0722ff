"""The page in the browser: the files built from `web/`, and the one document that all its addresses show."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER: Final = Path(__file__).parents[1] / "page"
DOCUMENT: Final = "index.html"
NO_ROOT: Final = '<meta name="root-path" content=""'  # where the page finds the server's path prefix
ADDRESSES: Final = ("/", "/t/{rest:path}", "/rules/{rest:path}", "/learn/{rest:path}")
FILES: Final = ("manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png")
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of assets contain a hash of their content
ALWAYS_ASK: Final = "no-cache"
NOT_THERE: Final = 404


class Assets(StaticFiles):
    """Scripts, styles, fonts, pictures."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER
        return response


def page_handler(name: str) -> Callable[[Request], Awaitable[Response]]:
    async def show(request: Request) -> Response:
        file = FOLDER / name
        if not file.is_file():
            return PlainTextResponse("The page is not built here: python3 dev.py build does it.\n", 503)
        if name == DOCUMENT:
            return document(request, 200)
        return FileResponse(file, headers={"cache-control": ALWAYS_ASK})

    return show


def document(request: Request, status: int) -> Response:
    """The page, which finds everything below the server's path prefix."""
    return HTMLResponse(
        rooted((FOLDER / DOCUMENT).read_text(), request.scope.get("root_path", "")),
        status,
        {"cache-control": ALWAYS_ASK},
    )


@lru_cache(maxsize=4)
def rooted(html: str, root_path: str) -> str:
    return html.replace('="./', f'="{root_path}/').replace(NO_ROOT, NO_ROOT.replace('""', f'"{root_path}"'))


def lost(request: Request) -> Response | None:
    """For a person with a wrong address: the page, which says so. None for programs."""
    is_there = (FOLDER / DOCUMENT).is_file()
    if request.method != "GET" or "text/html" not in request.headers.get("accept", "") or not is_there:
        return None
    return document(request, NOT_THERE)


def add_page(app: FastAPI) -> None:
    routes = app.router.routes
    routes += [Route(address, page_handler(DOCUMENT)) for address in ADDRESSES]
    routes += [Route(f"/{name}", page_handler(name)) for name in FILES]
    routes.append(Mount("/assets", GZipMiddleware(Assets(directory=FOLDER / "assets", check_dir=False))))
