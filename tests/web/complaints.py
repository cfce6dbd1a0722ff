"""What must not happen in any page: errors in the console, errors of scripts, requests to somewhere else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Request

# Errors that browsers report to the page alone, as of observers that set off themselves.
UNSAID: Final = 'addEventListener("error", ({ error, message }) => error || console.error(message));'


class Complaints:
    def __init__(self) -> None:
        self.origins: list[str] = []
        self.found: list[str] = []
        self.expected: list[str] = []

    def listen(self, context: BrowserContext, origin: str) -> None:
        self.origins += [origin, origin.replace("http", "ws", 1)]
        context.add_init_script(UNSAID)
        context.on("console", self.said)
        context.on("weberror", lambda error: self.failed(error.error))
        context.on("request", self.asked)

    def said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.found.append(f"console: {message.text} ({message.location.get('url')})")

    def failed(self, error: Error) -> None:
        self.found.append(f"script: {error}")

    def asked(self, request: Request) -> None:
        if not request.url.startswith((*self.origins, "blob:")):
            self.found.append(f"request to {request.url}")

    @contextmanager
    def excusing(self, *parts: str) -> Iterator[None]:
        """What has one of these parts is no wonder meanwhile, and only then."""
        before = len(self.found)
        yield
        self.found[before:] = unlike(self.found[before:], parts)

    def check(self) -> None:
        wrong = unlike(self.found, self.expected)
        assert not wrong, "\n".join(wrong)


def unlike(lines: list[str], parts: Sequence[str]) -> list[str]:
    """Those with none of these parts."""
    return [line for line in lines if not any(part in line for part in parts)]
