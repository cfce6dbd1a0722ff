"""Playing with the keyboard alone, as somebody does who sees where things lie; every key is counted."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Page

from tests.web.playing import OPEN, Json, wait_settled

# Everything that answers, with where it lies from what has the focus; what ends an answer is marked. Two equal cards
# have one name: `which` tells them apart, as the eye does.
SEEN: Final = f"""
() => {{
  const middle = (element) => {{
    const {{ x, y, width, height }} = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }};
  const active = document.activeElement;
  const [x, y] = middle(active);
  const open = [...new Set(({OPEN})() ?? [])];
  const named = new Map();
  return open.map((element) => {{
    const [ax, ay] = middle(element);
    const name = element.getAttribute("aria-label") ?? element.textContent.trim();
    const times = named.get(name) ?? 0;
    named.set(name, times + 1);
    const which = `${{name}} ${{times}}`;
    const [here, ends, asked] = [element === active, element.matches(".primary"), !!element.closest(".question")];
    return {{ name, which, dx: ax - x, dy: ay - y, here, ends, asked, pressed: element.ariaPressed }};
  }});
}}
"""
FOCUS: Final = "() => document.activeElement === document.body ? 'body' : document.activeElement.id || 'elsewhere'"
MOST: Final = 60


class Keyboard:
    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page = page
        self.rng = rng
        self.pressed: list[str] = []

    def press(self, key: str) -> None:
        self.pressed.append(key)
        self.page.keyboard.press(key)

    def seen(self) -> list[Json]:
        found: list[Json] = self.page.evaluate(SEEN)
        return found

    def reach(self, which: str) -> bool:
        """Arrow by arrow towards something; whether it is still there when it is reached."""
        tried: set[tuple[str, str]] = set()
        for _ in range(MOST):
            seen = self.seen()
            found = next((one for one in seen if one["which"] == which), None)
            if found is None or found["here"]:
                return found is not None
            here = next((one["which"] for one in seen if one["here"]), "")
            across = "ArrowRight" if found["dx"] > 0 else "ArrowLeft"
            along = "ArrowDown" if found["dy"] > 0 else "ArrowUp"
            first, second = (along, across) if abs(found["dy"]) > abs(found["dx"]) else (across, along)
            ways = [first, second, *({"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"} - {first, second})]
            key = next((way for way in ways if (here, way) not in tried), "Tab")
            tried.add((here, key))
            self.press(key)
        raise AssertionError(f"{which!r} is out of reach: {self.pressed}")

    def choose(self) -> None:
        """Goes to something that is open and presses Enter; a token has a key of its own."""
        wanted = self.wanted()
        if wanted is not None and wanted["name"].startswith("Token "):
            self.press(wanted["name"].removeprefix("Token "))
        elif wanted is not None and self.reach(wanted["which"]):
            self.press("Enter")
        if self.page.locator("dialog[open]").count():
            self.press("Escape")  # a form that answers nothing by itself

    def wanted(self) -> Json | None:
        """Anything first; then what goes on with the answer: its end, more of the same, another part."""
        seen = self.seen()
        open_ = [one for one in seen if one["pressed"] != "true" and one["name"] != "Back"]
        if not open_:
            return None
        token = [one for one in open_ if one["name"].startswith("Token ")]
        begun = {one["name"].startswith("Token ") for one in seen if one["pressed"] == "true"}
        ways: list[list[Json]] = [open_]
        if self.pressed:
            ends = [one for one in open_ if one["ends"]]
            again = [one for one in open_ if one["here"] and one["pressed"] is None]
            parts = token if False in begun else [one for one in open_ if one not in token] if True in begun else []
            ways = [ends, parts, again, [one for one in open_ if one["asked"]], open_]
        return self.rng.choice(next(filter(None, ways)))

    def answer(self) -> None:
        """Answers the question that is open now."""
        wait_settled(self.page)
        self.pressed = []
        asked = self.asked()
        while self.asked() == asked:
            assert len(self.pressed) < MOST, (self.page.locator("section.question").inner_text(), self.pressed)
            self.choose()
            wait_settled(self.page)

    def asked(self) -> str:
        question = self.page.locator("section.question")
        return f"{question.get_attribute('data-situation')} {question.get_attribute('data-asked')}"

    def questions(self) -> Iterator[tuple[str, list[str]]]:
        """Answers question after question to the end of the game: each with the keys that it took."""
        while wait_settled(self.page) != "over":
            kind = self.page.locator("section.question").get_attribute("data-kind") or ""
            self.answer()
            yield kind, self.pressed
