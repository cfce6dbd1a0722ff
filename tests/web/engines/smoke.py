"""A whole game with bots, as somebody plays it who has just found the page."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.web.engines.driving import AIM, ESCAPE, Browser, Trouble
from tests.web.engines.wire import Failed
from tests.web.hand import EXPLAINED
from tests.web.looks import AROUND, ASKED, AT_REST, LOOKS
from tests.web.playing import PATIENCE as CLICKS
from tests.web.playing import PICK, PLAYERS, SETTLED, SITUATION, storage

RELOADED: Final = 8  # the question at which the page is loaded again
MOST: Final = 3_000  # clicks of a game
CARD: Final = "article[aria-labelledby=game-{}]"
STAGE: Final = ("header h1", ".board", ".board svg", "section.question", "[role=tabpanel]")
WIDE: Final = ("sideways", "cut")  # what is looked at where there is room
THINGS: Final = 6  # that explain themselves

# What is to be clicked next, and where.
NEXT: Final = f"""
(at) => {{
  const found = ({PICK})({{ at, alone: true }});
  if (!found?.element) return found && {{ over: true }};
  const name = found.element.getAttribute("aria-label") ?? found.element.textContent.trim();
  const {{ kind }} = document.querySelector("section.question").dataset;
  return {{ asked: found.asked, kind, name, spot: ({AIM})(found.element) }};
}}
"""
MISSING: Final = """
(selectors) => selectors.filter((selector) => {
  const { width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return !(width > 8 && height > 8);
})
"""
# Whether the one explanation is that of a thing, seen, and whole.
TOLD: Final = """
(thing) => {
  const all = document.querySelectorAll("[role=tooltip]");
  if (all.length !== 1 || thing.getAttribute("aria-describedby") !== "explanation") return null;
  const { left, top, right, bottom } = all[0].getBoundingClientRect();
  const seen = all[0].checkVisibility({ visibilityProperty: true });
  return seen && { whole: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight };
}
"""
UNTOLD: Final = "() => !document.querySelector('[role=tooltip]')"


@dataclass
class Game:
    """One game in one browser, and what was wrong with it."""

    browser: Browser
    origin: str
    name: str
    small: bool
    pictures: Callable[[str], Path]
    told: Callable[[str], None]
    troubles: list[str] = field(default_factory=list)
    questions: dict[str, int] = field(default_factory=dict)
    kinds: set[str] = field(default_factory=set)

    def play(self, most: int, seed: int) -> None:
        try:
            self.open()
            self.explanations()
            self.play_on(random.Random(seed), most)
            self.troubles += self.browser.listen()
        except (Trouble, Failed, OSError) as trouble:
            self.troubles.append(str(trouble))
            with suppress(Failed, OSError):  # of a browser that has gone there is no picture
                self.browser.picture(self.pictures("trouble"))
                self.troubles += self.browser.listen()

    def open(self) -> None:
        """Through the entrance: a table with the fewest players, and bots that want no time to think."""
        browser = self.browser
        browser.go(f"{self.origin}/")  # the memory of a page is in reach once one is there
        browser.run(f"() => {{ {storage(sound=True)} }}")
        browser.go(f"{self.origin}/")
        browser.wait("the games", "() => document.querySelectorAll('article h2').length === 3")
        browser.wait("the fonts", "() => document.fonts.ready.then(() => true)")
        browser.picture(self.pictures("home"))
        self.looks("the entrance", AROUND)
        browser.click_on(f"{CARD.format(self.name)} .ways button:last-child")
        browser.click_on(f"dialog[open] label:has(input[value='{PLAYERS[self.name]}'])")
        browser.picture(self.pictures("setup"))
        browser.click_on("dialog[open] footer .primary")
        browser.wait("the first question", SETTLED)
        self.drawn()

    def drawn(self) -> None:
        missing = self.browser.run(MISSING, STAGE)
        if missing:
            raise Trouble(f"not drawn: {', '.join(missing)}")

    def looks(self, where: str, kinds: tuple[str, ...]) -> None:
        """What nobody should see; a mouse hits what is smaller than a finger."""
        wanted = [kind for kind in kinds if self.browser.finger or (kind != "targets" and self.small) or kind in WIDE]
        complaints = f"(kinds) => ({AT_REST})().then(() => {LOOKS}.complaints(kinds))"
        found = [f"{where}: {one}" for one in self.browser.run(complaints, wanted)]
        self.troubles += [one for one in found if one not in self.troubles]

    def explanations(self) -> None:
        """Each opens when it is asked for, alone and inside the window, and is gone when it is left."""
        browser = self.browser
        for thing in browser.run(EXPLAINED, {"within": ".board", "number": THINGS}):
            spot = browser.run(AIM, thing)
            if spot is None:  # it lies under the explanation before it
                self.leave_explanation()
                spot = browser.run(AIM, thing)
            browser.hold(spot) if browser.finger else browser.point(spot)
            if not browser.wait(f"an explanation at {spot}", TOLD, thing)["whole"]:
                self.troubles.append(f"the explanation at {spot} is cut off")
        browser.picture(self.pictures("explanation"))
        self.leave_explanation()

    def leave_explanation(self) -> None:
        self.browser.click_on("header h1") if self.browser.finger else self.browser.point((3, 3))
        self.browser.wait("that the explanation goes", UNTOLD)

    def play_on(self, rng: random.Random, most: int) -> None:
        for _ in range(MOST):
            self.browser.wait("a question", SETTLED)
            found = self.browser.run(NEXT, rng.random())
            if found is None:  # it has changed meanwhile
                continue
            if found.get("over"):
                return self.ending()
            asked = found["asked"]
            if asked not in self.questions:
                if len(self.questions) == most:
                    return
                self.begin(asked, found["kind"])
                continue
            self.questions[asked] += 1
            if self.questions[asked] > CLICKS:
                raise Trouble(f"{CLICKS} clicks answer nothing: {found['kind']}, {found['name']}")
            if found["spot"] is not None:
                self.browser.click(found["spot"])
            if self.browser.run("() => document.querySelector('dialog[open]') !== null"):
                self.browser.press(ESCAPE)  # a form that answers nothing by itself
        raise Trouble(f"the game is not over after {MOST} clicks")

    def begin(self, asked: str, kind: str) -> None:
        """Looks at a question before it is answered."""
        self.questions[asked] = 0
        self.told(f"{len(self.questions)} questions")
        if kind not in self.kinds:
            self.kinds.add(kind)
            self.looks(kind, ASKED)
        if len(self.questions) == RELOADED:
            self.browser.picture(self.pictures("board"))
            self.browser.reload()
            self.browser.wait("the question after loading the page again", SETTLED)
            if self.browser.run(SITUATION)["asked"] != asked:
                raise Trouble("another question after loading the page again")
            self.drawn()

    def ending(self) -> None:
        self.browser.wait("the result", "() => document.querySelector('section.ending tr.won') !== null")
        self.browser.picture(self.pictures("end"))
        self.looks("the end", AROUND)
