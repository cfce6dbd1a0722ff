"""What a person has to act with: a mouse, or a finger. Both go to a spot, press there, rest there, drag, scroll."""

from __future__ import annotations

from typing import Final, Protocol

from playwright.sync_api import Page

from tests.web.hand import Hand, Spot

HELD: Final = 700  # milliseconds that a finger is held, or a mouse rests
STEPS: Final = 8
STOPPED: Final = 200  # milliseconds that a finger stays before it lets go
CORNER: Final = """
() => {
  const { left = Infinity, top = 0 } = document.querySelector("[role=tooltip]")?.getBoundingClientRect() ?? {};
  return [left < 20 && top < 20 ? innerWidth - 3 : 3, 3];
}
"""


class Means(Protocol):
    """A way to act."""

    def press(self, spot: Spot) -> None: ...
    def twice(self, spot: Spot) -> None: ...
    def rest_on(self, spot: Spot) -> None: ...
    def leave(self) -> None: ...
    def drag(self, spot: Spot, to: Spot) -> None: ...
    def scroll(self, spot: Spot, by: int) -> None: ...


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = Hand(page)

    def press(self, spot: Spot) -> None:
        self.hand.click(spot)

    def twice(self, spot: Spot) -> None:
        self.hand.go(spot)
        self.page.mouse.dblclick(*spot)

    def rest_on(self, spot: Spot) -> None:
        self.hand.go(spot)
        self.page.wait_for_timeout(HELD)

    def leave(self) -> None:
        """To a corner; not to one that an explanation stands beside, for the way to its link belongs to it."""
        self.hand.go(tuple(self.page.evaluate(CORNER)))

    def drag(self, spot: Spot, to: Spot) -> None:
        self.hand.go(spot)
        self.page.mouse.down()
        self.page.mouse.move(*to, steps=STEPS)
        self.page.mouse.up()

    def scroll(self, spot: Spot, by: int) -> None:
        self.hand.go(spot)
        self.page.mouse.wheel(0, by)


class Finger:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def touch(self, what: str, *points: Spot) -> None:
        self.session.send(
            "Input.dispatchTouchEvent", {"type": what, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    def press(self, spot: Spot) -> None:
        self.page.touchscreen.tap(*spot)

    def twice(self, spot: Spot) -> None:
        self.press(spot)
        self.press(spot)

    def rest_on(self, spot: Spot) -> None:
        self.touch("touchStart", spot)
        self.page.wait_for_timeout(HELD)
        self.touch("touchEnd")

    def leave(self) -> None:
        """A tap on the title, where nothing is."""
        box = self.page.locator("h1").first.bounding_box()
        assert box is not None
        if box["y"] < 0 or self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
        else:
            self.press((box["x"] + 2, box["y"] + box["height"] / 2))

    def drag(self, spot: Spot, to: Spot) -> None:
        self.touch("touchStart", spot)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self.touch("touchMove", (spot[0] + (to[0] - spot[0]) * part, spot[1] + (to[1] - spot[1]) * part))
        self.page.wait_for_timeout(STOPPED)  # else it is thrown, and the next tap only stops what rolls on
        self.touch("touchEnd")

    def scroll(self, spot: Spot, by: int) -> None:
        self.session.send(
            "Input.synthesizeScrollGesture",
            {"x": spot[0], "y": spot[1], "yDistance": -by, "gestureSourceType": "touch", "speed": 3000},
        )
