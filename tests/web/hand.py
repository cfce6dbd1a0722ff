"""A hand at the mouse: it moves step by step, rests, clicks where it is. It waits only for what still moves."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import ElementHandle, Locator, Page

STEPS: Final = 12
Spot = tuple[float, float]

# The middle of what one sees of an element: of the part that its window, and what scrolls around it, lets through.
MIDDLE: Final = """
(element) => {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const cut = (box) => {
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  };
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== "visible") cut(around.getBoundingClientRect());
  }
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  return right > left && bottom > top ? [(left + right) / 2, (top + bottom) / 2] : null;
}
"""
# What explains itself where it is pointed at, anywhere below an element: so many, from all over it.
EXPLAINED: Final = """
({ within, number }) => {
  const all = [...document.querySelectorAll(`${within} [data-explained]`)].filter((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return width && found?.closest("[data-explained]") === element;
  });
  return Array.from({ length: number }, (_, place) => all[Math.floor((place * all.length) / number)]);
}
"""

# When a thing stays where it is from one frame to the next, with the letters that belong there.
STILL: Final = """
(element) => new Promise((done) => {
  let last = "";
  const look = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const now = [x, y, width, height].join();
    if (now === last && document.fonts.status === "loaded") return done(true);
    last = now;
    requestAnimationFrame(look);
  };
  look();
})
"""


def middle(thing: Locator | ElementHandle) -> Spot:
    found: Any = thing.evaluate(MIDDLE)
    assert found is not None, "nothing of it is to be seen"
    return found[0], found[1]


class Hand:
    def __init__(self, page: Page) -> None:
        self.page = page

    def go(self, to: Spot | Locator | ElementHandle) -> Spot:
        """Moves there, and stays."""
        if not isinstance(to, tuple):
            to.evaluate(STILL)
        spot = to if isinstance(to, tuple) else middle(to)
        self.page.mouse.move(*spot, steps=STEPS)
        return spot

    def jump(self, to: Spot) -> None:
        """Moves there at once, over nothing that lies between."""
        self.page.mouse.move(*to)

    def click(self, to: Spot | Locator | ElementHandle | None = None) -> None:
        if to is not None:
            self.go(to)
        self.page.mouse.down()
        self.page.mouse.up()

    def away(self) -> None:
        """To a corner where nothing is."""
        self.go((3.0, 3.0))
