"""The keyboard alone: arrows towards what one sees, Tab where they do not lead, Enter."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import ElementHandle, Page

from tests.web.person.holds import Broken, Eyes, Json
from tests.web.playing import OPEN

ARROWS: Final = 40
TABS: Final = 200
LETTERS: Final = ("q", "s", "w", "t", "?", "l", "c", "m", "r", "u")

ALL: Final = f"() => [...new Set(({OPEN})() ?? [])]"
NAMES: Final = f"""
() => ({ALL})().map((one) => ({{
  name: (one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\\s+/g, " ").slice(0, 40),
  primary: one.matches(".primary"),
  pressed: one.ariaPressed === "true",
}}))
"""
# Where something lies from what has the focus, and what that is.
FROM: Final = """
(element) => {
  if (!element.isConnected) return null;
  const active = document.activeElement;
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [[x, y], [ax, ay]] = [middle(element), middle(active)];
  const here = `${active.localName} ${Math.round(ax)} ${Math.round(ay)}`;
  const there = element === active || element.contains(active);
  return { there, dx: x - ax, dy: y - ay, here, tab: active.matches("[role=tab]") };
}
"""


class Keys:
    def __init__(self, page: Page, eyes: Eyes) -> None:
        self.page = page
        self.eyes = eyes
        self.pressed: list[str] = []

    def press(self, key: str) -> None:
        self.pressed.append(key)
        self.page.keyboard.press(key)

    def reach(self, element: ElementHandle, name: str, arrows: int = ARROWS) -> None:
        """Arrow by arrow towards something, else Tab by Tab."""
        self.pressed = []
        tried: set[tuple[str, str]] = set()
        for _ in range(arrows + TABS):
            lies = element.evaluate(FROM)
            if lies is None or lies["there"]:
                return
            along = "ArrowDown" if lies["dy"] > 0 else "ArrowUp"
            across = "ArrowRight" if lies["dx"] > 0 else "ArrowLeft"
            ways = [along, across] if abs(lies["dy"]) > abs(lies["dx"]) else [across, along]
            key = next((way for way in ways if (lies["here"], way) not in tried), "Tab")
            if len(self.pressed) >= arrows or lies["tab"]:  # arrows would open another tab
                key = "Tab"
            tried.add((lies["here"], key))
            self.press(key)
        raise Broken(f"out of reach by keys: {name}")

    def choose(self, rng: random.Random) -> str:
        """Goes to something that is open and presses Enter."""
        names: list[Json] = self.page.evaluate(NAMES)
        open_ = [number for number, one in enumerate(names) if not one["pressed"]]
        if not open_:
            raise Broken("nothing can be chosen by keys")
        ending = [number for number in open_ if names[number]["primary"]]
        number = rng.choice([*open_, *ending, *ending])
        name = str(names[number]["name"])
        element = self.page.evaluate_handle(f"(number) => ({ALL})()[number]", number).as_element()
        assert element is not None
        self.reach(element, name)
        before = self.eyes.before()
        self.press("Enter")
        if not self.eyes.changed(before):
            raise Broken(f"Enter on {name} does nothing")
        return f"chooses {name} with {' '.join(self.pressed)}"

    def press_dimmed(self, thing: Json) -> None:
        """Goes to something that is dimmed, where arrows do not lead, and presses Enter all the same."""
        element = self.page.evaluate_handle("(number) => person.dimmed[number]", thing["number"]).as_element()
        assert element is not None
        self.reach(element, thing["name"], arrows=0)
        self.press("Enter")

    def letter(self, rng: random.Random) -> str:
        """A key of one letter, and back."""
        key = rng.choice(LETTERS)
        self.press(key)
        self.eyes.rest()
        self.eyes.check("explanations", *self.eyes.closely)
        self.press("Escape")
        self.press("Escape")
        return f"presses {key}, then Escape"

    def wander(self, rng: random.Random) -> str:
        """Some steps anywhere."""
        keys = [rng.choice(("Tab", "Shift+Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")) for _ in range(6)]
        for key in keys:
            self.press(key)
        return f"wanders by {' '.join(keys)}"
