"""Somebody who looks on beside the one who plays: sees what everybody may see, and is asked nothing."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.web.complaints import Complaints
from tests.web.person.course import Course
from tests.web.person.deeds import Deeds
from tests.web.person.hands import Mouse
from tests.web.person.holds import Broken, Eyes
from tests.web.playing import Opened

DOES = 0.3  # how often something is done, and not only looked at


class Onlooker:
    def __init__(self, page: Page, course: Course, table: Opened, said: Complaints) -> None:
        self.page = page
        self.table = table
        self.eyes = Eyes(page, course.still, finger=False, onlooker=True)
        self.deeds = Deeds(self.eyes, Mouse(page), said)
        self.heard = -1

    def comes(self) -> None:
        self.page.goto(self.table.path)
        self.looks()

    def acts(self, rng: random.Random) -> str:
        """May do something of what one can do who is not asked, and looks."""
        told = ""
        if rng.random() < DOES:
            known = self.deeds.known("over")
            deed = rng.choice([name for name in known if name != "back"])
            told = f"; who looks on {known[deed][1](rng)}"
            for _ in range(3):
                if self.eyes.now()["over"]:
                    self.page.keyboard.press("Escape")
                    self.eyes.rest()
            if self.page.evaluate("() => location.pathname") != self.table.path:
                self.page.goto(self.table.path)
        self.looks()
        return told

    def looks(self) -> None:
        self.eyes.rest()
        heard = self.page.locator(".log li").count()
        self.eyes.check("explanations", "question", "sideways", *(self.eyes.closely if heard != self.heard else ()))
        self.heard = heard
        now, view = self.eyes.now(), self.table.view()
        wanted = "over" if view["result"] is not None else "waiting"
        if now["situation"] != wanted:
            raise Broken(f"who looks on is {now['situation']} and not {wanted}")
        if now["seat"] >= 0 or self.page.locator("section.mine:not(.question), [data-panel=mine]").count():
            raise Broken("who looks on has a seat")
