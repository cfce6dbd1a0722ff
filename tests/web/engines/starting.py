"""Firefox and WebKit as the system has them, each with what it takes to drive it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from serving import free_port

from tests.web.engines.driving import PATIENCE, Browser
from tests.web.engines.wire import Failed, Http, Marionette

FIREFOX: Final = ("firefox-esr", "firefox")
MINI_BROWSER: Final = ("webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0")
# What Firefox takes the hand for: 1 is coarse, 2 fine, 4 can rest over something.
FINGER: Final = 1
MOUSE: Final = 2 | 4
NARROW: Final = "* { margin: 0; padding: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; }"
SIZED: Final = """
(width, height) => {
  const { style } = gBrowser.selectedBrowser;
  for (const [side, size] of [["width", width], ["height", height]])
    for (const limit of ["", "min-", "max-"]) style.setProperty(limit + side, `${size}px`);
}
"""


def firefox() -> str | None:
    return next((found for name in FIREFOX if (found := shutil.which(name))), None)


def webkit() -> str | None:
    """The browser that WebKit's driver drives; it lies apart from what people call."""
    folders = [folder for kind in MINI_BROWSER for folder in Path("/usr").glob(f"lib*/**/{kind}")]
    browsers = [folder / "MiniBrowser" for folder in folders if (folder / "MiniBrowser").exists()]
    screen = shutil.which("Xvfb") or "DISPLAY" in os.environ
    return str(browsers[0]) if browsers and screen and shutil.which("WebKitWebDriver") else None


def awaited(what: str, look: Callable[[], object], process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while not look():
        if process.poll() is not None or time.monotonic() > end:
            raise Failed(f"{what} does not start")
        time.sleep(0.05)


def listening(port: int) -> bool:
    with socket.socket() as trying:
        return trying.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def running(command: list[str], log: Path, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program with everything that it starts."""
    with log.open("ab") as out:
        env = {**os.environ, **environment}
        process = subprocess.Popen(command, stdout=out, stderr=out, env=env, start_new_session=True)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):  # it has ended by itself
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


class FirefoxBrowser(Browser):
    def resize(self, width: int, height: int) -> None:
        """Its windows are never as narrow as a phone: what shows the page is made so."""
        assert isinstance(self.wire, Marionette)
        self.wire.send("SetWindowRect", width=width, height=height + 100)
        self.wire.call("Marionette:SetContext", value="chrome")
        self.run(SIZED, width, height)
        self.wire.call("Marionette:SetContext", value="content")
        self.wait("the size", "(...size) => innerWidth === size[0] && innerHeight === size[1]", width, height)


@contextmanager
def start_firefox(folder: Path, finger: bool) -> Iterator[Browser]:
    program = firefox()
    assert program is not None
    hand = FINGER if finger else MOUSE
    preferences = {
        "marionette.port": 0,  # any that is free
        "ui.primaryPointerCapabilities": hand,
        "ui.allPointerCapabilities": hand,
        "dom.w3c_touch_events.enabled": int(finger),
        "ui.useOverlayScrollbars": int(finger),
    }
    lines = [f'user_pref("{name}", {value});' for name, value in preferences.items()]
    (folder / "user.js").write_text("\n".join(lines))
    port = folder / "MarionetteActivePort"
    command = [program, "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile"]
    with running([*command, str(folder)], folder / "log") as process:
        awaited("Firefox", lambda: port.exists() and port.read_text().strip(), process)
        yield FirefoxBrowser(Marionette(int(port.read_text())), finger)


@contextmanager
def display(folder: Path) -> Iterator[str]:
    """A screen that nobody sees, or else the one that is there."""
    if not shutil.which("Xvfb"):
        yield os.environ["DISPLAY"]
        return
    said = folder / "display"
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1100x24", "-nolisten", "tcp"]
    with running(command, said) as process:
        awaited("Xvfb", lambda: said.read_text().splitlines(), process)
        yield f":{said.read_text().splitlines()[-1]}"


@contextmanager
def start_webkit(folder: Path, _finger: bool) -> Iterator[Browser]:
    program = webkit()
    assert program is not None
    port, style = free_port(), folder / "gtk-3.0" / "gtk.css"
    style.parent.mkdir()
    style.write_text(NARROW)
    environment = {"GDK_BACKEND": "x11", "XDG_CONFIG_HOME": str(folder)}
    with (
        display(folder) as screen,
        running(["WebKitWebDriver", f"--port={port}"], folder / "log", DISPLAY=screen, **environment) as process,
    ):
        options = {"webkitgtk:browserOptions": {"binary": program, "args": ["--automation"]}}
        awaited("WebKit's driver", lambda: listening(port), process)
        browser = Browser(Http(port, options), finger=False)  # its driver takes a finger for a mouse
        yield browser
        browser.close()


@dataclass
class Engine:
    name: str
    find: Callable[[], str | None]
    start: Callable[[Path, bool], AbstractContextManager[Browser]]
    install: str


ENGINES: Final = {
    engine.name: engine
    for engine in (
        Engine("firefox", firefox, start_firefox, "apt install firefox-esr"),
        Engine("webkit", webkit, start_webkit, "apt install webkit2gtk-driver xvfb"),
    )
}
