"""WebDriver's commands, by their names in the standard, over the two wires that browsers speak them on."""

from __future__ import annotations

import json
import socket
import urllib.error
import urllib.request
from typing import Any, Final, Protocol

Json = dict[str, Any]

PATIENCE: Final = 120.0  # seconds; only a browser that hangs takes so long to answer
PATHS: Final = {
    "Navigate": ("POST", "url"),
    "Refresh": ("POST", "refresh"),
    "ExecuteScript": ("POST", "execute/sync"),
    "PerformActions": ("POST", "actions"),
    "SetWindowRect": ("POST", "window/rect"),
    "TakeScreenshot": ("GET", "screenshot"),
    "DeleteSession": ("DELETE", ""),
}


class Failed(Exception):
    """The browser could not do what it was told to."""


class Wire(Protocol):
    version: str

    def send(self, command: str, **parameters: object) -> Any: ...


class Http:
    """The wire of the standard: WebKit's driver has it."""

    def __init__(self, port: int, capabilities: Json) -> None:
        self.base = f"http://127.0.0.1:{port}/session"
        made = self.call("POST", self.base, {"capabilities": {"alwaysMatch": capabilities}})
        self.base += f"/{made['sessionId']}"
        self.version = str(made["capabilities"]["browserVersion"])

    def send(self, command: str, **parameters: object) -> Any:
        method, path = PATHS[command]
        return self.call(method, f"{self.base}/{path}".rstrip("/"), parameters if method == "POST" else None)

    def call(self, method: str, url: str, body: object) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            told = json.load(error)["value"]
            raise Failed(f"{told['error']}: {told['message']}") from None


class Marionette:
    """Firefox's own wire, which geckodriver only translates: the same commands as frames of JSON."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.incoming = self.socket.makefile("rb")
        self.receive()  # it introduces itself
        self.sent = 0
        self.version = str(self.call("WebDriver:NewSession")["capabilities"]["browserVersion"])

    def send(self, command: str, **parameters: object) -> Any:
        found = self.call(f"WebDriver:{command}", **parameters)
        return found["value"] if isinstance(found, dict) and set(found) == {"value"} else found

    def call(self, name: str, **parameters: object) -> Any:
        self.sent += 1
        frame = json.dumps([0, self.sent, name, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(frame), frame))
        _, _, error, found = self.receive()
        if error is not None:
            raise Failed(f"{error['error']}: {error['message']}")
        return found

    def receive(self) -> Any:
        length = b""
        while (digit := self.incoming.read(1)) != b":":
            if not digit:
                raise Failed("Firefox has hung up")
            length += digit
        return json.loads(self.incoming.read(int(length)))
