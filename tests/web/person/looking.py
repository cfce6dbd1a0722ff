"""A game looked back on: there by the link that the table has, and through its moments, by whatever leads there."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Locator, expect

from tests.web.person.deeds import Deeds, Known, at
from tests.web.person.holds import Broken

BAR: Final = "section.replay"
WAY: Final = ".question a[href$='/replay'], .menu .list a[href$='/replay']"
MOVED: Final = "(moment) => document.querySelector('section.replay [type=range]').value !== moment"
ARROWS: Final = ("ArrowLeft", "ArrowRight", "ArrowRight", "Home", "End")


class Looking:
    def __init__(self, deeds: Deeds) -> None:
        self.deeds = deeds
        self.eyes = deeds.eyes
        self.page = deeds.page

    @property
    def bar(self) -> Locator:
        return self.page.locator(BAR)

    def come(self) -> None:
        """By the link below the result, or by the one in the menu."""
        if self.eyes.now()["situation"] != "over":
            self.press(self.page.locator(".menu > button").first)
        self.press(self.page.locator(WAY).first)
        expect(self.bar).to_be_visible()
        self.eyes.rest()

    def press(self, thing: Locator) -> None:
        if self.deeds.means is None:
            thing.press("Enter")
            return
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        self.deeds.hand.press((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))

    def step(self, rng: random.Random) -> str:
        """A moment or several further, or to one's next decision."""
        thing = self.deeds.one("steps", rng)
        if thing is None:
            if self.nothing_happened():
                return "finds that nothing has happened yet"
            raise Broken("nothing leads to another moment")
        before = self.eyes.now()["moment"]
        self.deeds.hand.press(at(thing))
        self.page.wait_for_function(MOVED, arg=before)
        return f"presses {thing['name']}"

    def slide(self, rng: random.Random) -> str:
        """Presses somewhere on the slider."""
        box = self.bar.get_by_role("slider").bounding_box()
        assert box is not None
        part = rng.random()
        self.deeds.hand.press((box["x"] + box["width"] * part, box["y"] + box["height"] / 2))
        return f"slides to {part:.0%}"

    def nothing_happened(self) -> bool:
        return self.bar.locator("input[type=range][max='0']").count() > 0

    def watch(self, rng: random.Random) -> str:
        """Lets it play, and stops it."""
        if self.nothing_happened():
            return "finds nothing to let play"
        before = self.eyes.now()["moment"]
        self.press(self.bar.locator(".steps > :nth-child(3)"))
        self.page.wait_for_function(MOVED, arg=before)
        self.press(self.bar.locator(".steps > :nth-child(3)"))
        return "lets it play, and stops it"

    def arrows(self, rng: random.Random) -> str:
        keys = [rng.choice(ARROWS) for _ in range(3)]
        for key in keys:
            self.page.keyboard.press(key)
        return f"goes by {' '.join(keys)}"

    def look_through(self, rng: random.Random) -> str:
        """Through other eyes, when the game is over."""
        eyes = self.bar.get_by_role("combobox")
        if not eyes.count():
            return "has only its own eyes"
        others = eyes.locator("option").evaluate_all("(all) => all.flatMap((one) => (one.selected ? [] : [one.value]))")
        seat = rng.choice(others)
        eyes.select_option(seat)
        self.page.wait_for_url(f"**/replay/*/{seat}")
        self.eyes.rest()
        shown = self.eyes.now()["seat"]
        if str(shown) != seat and (shown, seat) != (-1, "none"):
            raise Broken(f"looks through the eyes of {seat}, and sees what {shown} sees")
        return f"looks through the eyes of {seat}"

    def known(self) -> Known:
        """All deeds, with how often they are done."""
        around = {**self.deeds.known("replay"), "arrows": (8, self.arrows), "look_through": (5, self.look_through)}
        around |= {"watch": (3, self.watch)}
        return around if self.deeds.means is None else {**around, "step": (20, self.step), "slide": (8, self.slide)}
