"""A browser of any engine: it goes to pages, runs scripts there, and has a hand with a mouse or a finger."""

from __future__ import annotations

import base64
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.web.engines.wire import Json, Wire
from tests.web.hand import MIDDLE, Spot

PATIENCE: Final = 60.0  # seconds; only a page that does not work waits so long
BETWEEN: Final = 0.02  # seconds between two looks
HELD: Final = 800  # milliseconds of a finger that asks
ESCAPE: Final = "\ue00c"

# Where a hand hits an element: in the middle of what is seen of it, after it was scrolled there if it must be.
AIM: Final = f"""
(element) => {{
  const aimed = () => {{
    const spot = ({MIDDLE})(element);
    const hit = spot && document.elementFromPoint(...spot);
    return hit && (element.contains(hit) || hit.closest("label")?.control === element) ? spot : null;
  }};
  const first = aimed();
  if (first) return first;
  element.scrollIntoView({{ block: "center", inline: "center", behavior: "instant" }});
  return aimed();
}}
"""
AT: Final = f"""
(selector) => {{
  const element = document.querySelector(selector);
  return element && !element.disabled && ({AIM})(element);
}}
"""
LISTEN: Final = """
() => {
  window.heard = [];
  addEventListener("error", ({ message, filename, lineno }) => heard.push(`${message} (${filename}:${lineno})`));
  addEventListener("unhandledrejection", ({ reason }) => heard.push(`unhandled: ${reason?.stack ?? reason}`));
}
"""


class Trouble(AssertionError):
    """What the page does not do."""


@dataclass
class Browser:
    wire: Wire
    finger: bool
    errors: list[str] = field(default_factory=list)

    def go(self, url: str) -> None:
        self.listen()
        self.wire.send("Navigate", url=url)
        self.run(LISTEN)

    def reload(self) -> None:
        self.listen()
        self.wire.send("Refresh")
        self.run(LISTEN)

    def listen(self) -> list[str]:
        """All errors of scripts so far, except while a page was being loaded: drivers cannot hear those."""
        self.errors += self.run("() => (window.heard ?? []).splice(0)")
        return self.errors

    def close(self) -> None:
        self.wire.send("DeleteSession")

    def run(self, function: str, *arguments: object) -> Any:
        """What a function of the page says; a promise is waited for."""
        return self.wire.send("ExecuteScript", script=f"return ({function})(...arguments)", args=list(arguments))

    def wait(self, what: str, function: str, *arguments: object) -> Any:
        """Waits until a function says something."""
        end = time.monotonic() + PATIENCE
        while not (found := self.run(function, *arguments)):
            if time.monotonic() > end:
                raise Trouble(f"waited in vain: {what}")
            time.sleep(BETWEEN)
        return found

    def resize(self, width: int, height: int) -> None:
        """Makes the inside of the window so large, whatever the browser has around it."""
        wide, high = width, height
        for _ in range(5):
            self.wire.send("SetWindowRect", width=wide, height=high)
            inside = self.run("() => [innerWidth, innerHeight]")
            if inside == [width, height]:
                return
            wide, high = wide + width - inside[0], high + height - inside[1]
            time.sleep(0.2)  # a window manager takes its time
        raise Trouble(f"the window cannot be {width}x{height}, it is {inside[0]}x{inside[1]}")

    def act(self, *steps: Json) -> None:
        kind = "touch" if self.finger else "mouse"
        hand = {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": list(steps)}
        self.wire.send("PerformActions", actions=[hand])

    def point(self, spot: Spot) -> None:
        self.act(to(spot, 100))

    def click(self, spot: Spot) -> None:
        self.act(to(spot, 0), DOWN, UP)

    def hold(self, spot: Spot) -> None:
        self.act(to(spot, 0), DOWN, {"type": "pause", "duration": HELD}, UP)

    def click_on(self, selector: str) -> None:
        """Clicks the first that fits, once it can be hit."""
        usable = (
            f"(selector) => {{ const e = document.querySelector(selector); return e && !e.disabled && ({AIM})(e); }}"
        )
        self.click(self.wait(selector, usable, selector))

    def press(self, key: str) -> None:
        strokes = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.wire.send("PerformActions", actions=[{"type": "key", "id": "keys", "actions": strokes}])

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.wire.send("TakeScreenshot", full=False)))


DOWN: Final[Json] = {"type": "pointerDown", "button": 0}
UP: Final[Json] = {"type": "pointerUp", "button": 0}


def to(spot: Spot, duration: int) -> Json:
    return {"type": "pointerMove", "x": round(spot[0]), "y": round(spot[1]), "duration": duration}
