"""What a person would not want to see on a phone, and taps with a finger: for tests that look at every step.

complaints(page)            everything that is wrong with what the screen shows now, in words
check(page, "the auction")  fails with them
tap_one(page, rng)          answers, or a part of an answer, with a finger on something that is in sight
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

Json = dict[str, Any]

SIZES: Final = {"small": (360, 640), "short": (390, 664), "tall": (390, 844), "landscape": (844, 390)}
AROUND: Final = ("sideways", "targets", "letters", "cut", "overlaps")  # what holds for every page
ASKED: Final = ("question", "answerable", *AROUND)
LOOKS: Final = (Path(__file__).parent / "looks.js").read_text()

# The page has come to rest: whatever it scrolls by itself it has scrolled, and two frames in a row are the same.
AT_REST: Final = """
() => new Promise((done) => {
  const panes = () => [...document.querySelectorAll(".board, aside, .choices, #panel")];
  const scrolled = () => [scrollY, ...panes().map((one) => one.scrollTop)].join();
  const look = (before, same) => requestAnimationFrame(() => {
    const now = scrolled();
    if (now === before && same >= 2) done(true);
    else look(now, now === before ? same + 1 : 0);
  });
  look(scrolled(), 0);
})
"""


def phone(size: str) -> Json:
    """What makes a page one on a phone: `opened(path, **phone("small"))`."""
    width, height = SIZES[size]
    return {"viewport": {"width": width, "height": height}, "has_touch": True}


def rest(page: Page) -> None:
    page.evaluate(AT_REST)


def complaints(page: Page, kinds: tuple[str, ...] = ASKED) -> list[str]:
    """What is wrong, once the page has come to rest."""
    found: list[str] = page.evaluate(f"(kinds) => ({AT_REST})().then(() => {LOOKS}.complaints(kinds))", list(kinds))
    return found


def check(page: Page, where: str, kinds: tuple[str, ...] = ASKED) -> None:
    found = complaints(page, kinds)
    assert not found, f"{where}:\n  " + "\n  ".join(found)


def offered(page: Page) -> list[Json]:
    """The answers in sight, each with its name and the point at which a finger hits it."""
    found: list[Json] = page.evaluate(f"() => {LOOKS}.offered()")
    return found


def tap_one(page: Page, rng: random.Random) -> str:
    """Taps something that is in sight and answers, or is a part of an answer; what ends an answer more often."""
    open_now = [one for one in offered(page) if not one["settled"] and not one["aside"]]
    assert open_now, "nothing can be tapped"
    chosen = rng.choice([*open_now, *(one for one in open_now if one["primary"] for _ in range(2))])
    page.touchscreen.tap(chosen["x"], chosen["y"])
    return str(chosen["name"])
