"""What must not happen in any page: errors in the console, errors of scripts, requests to somewhere else."""

from __future__ import annotations

from playwright.sync_api import ConsoleMessage, Error, Page, Request


class Complaints:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.found: list[str] = []
        self.expected: list[str] = []

    def listen(self, page: Page) -> None:
        page.on("console", self.said)
        page.on("pageerror", self.failed)
        page.on("request", self.asked)

    def said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.found.append(f"console: {message.text} ({message.location.get('url')})")

    def failed(self, error: Error) -> None:
        self.found.append(f"script: {error}")

    def asked(self, request: Request) -> None:
        if not request.url.startswith((self.origin, self.origin.replace("http", "ws", 1), "blob:")):
            self.found.append(f"request to {request.url}")

    def check(self) -> None:
        wrong = [line for line in self.found if not any(part in line for part in self.expected)]
        assert not wrong, "\n".join(wrong)
