"""What a hand does at the table. Every deed says what it has done; what must follow from it, it checks itself."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests.web.complaints import Complaints
from tests.web.hand import Spot
from tests.web.person.hands import Means
from tests.web.person.holds import Broken, Eyes, Json
from tests.web.person.keyboard import LETTERS, Keys

OFFLINE: Final = ("WebSocket connection", "ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED", "Failed to fetch")
PARTS: Final = (".board", "nav", "section.mine:not(.question)", "[data-panel=mine]")
SHOWN: Final = """
(parts) => parts.map((part) => [...document.querySelectorAll(part)].map((one) => one.innerText).join("\\n"))
"""
PICKED: Final = (
    ".chosen, .picked, .aimed, .taken, .asking, [aria-pressed=true]:not(header *), [aria-checked=true], details[open]"
)


# One gesture answers several questions: a token and its place, a tray kind by kind, a price piece by piece.
CHAINS: Final = (
    *("place_token", "place_value", "choose_start_treasures", "return_treasures", "market_take", "buy_artifact"),
    *("pay_piece", "alms_pick", "bribe_payment", "baksheesh_payment", "taxes_payment", "teleport_payment"),
)

Known = dict[str, tuple[int, Callable[[random.Random], str]]]


def at(thing: Json) -> Spot:
    return thing["x"], thing["y"]


class Deeds:
    def __init__(self, eyes: Eyes, means: Means | None, complaints: Complaints) -> None:
        self.eyes = eyes
        self.page = eyes.page
        self.keys = Keys(eyes.page, eyes)
        self.means = means
        self.complaints = complaints

    @property
    def hand(self) -> Means:
        assert self.means is not None
        return self.means

    def one(self, kind: str, rng: random.Random) -> Json | None:
        found = self.eyes.things(kind)
        ending = [one for one in found if one.get("primary")]
        return rng.choice([*found, *ending, *ending]) if found else None

    # What answers.

    def choose(self, rng: random.Random) -> str:
        if self.means is None:
            return self.keys.choose(rng)
        thing = self.one("choosable", rng)
        if thing is None:
            return self.scroll(rng)
        before = self.eyes.before()
        self.hand.press(at(thing))
        if not self.eyes.changed(before):
            raise Broken(f"looks choosable, but nothing comes of a press at its middle: {thing['name']}")
        return f"presses {thing['name']}"

    def choose_twice(self, rng: random.Random) -> str:
        """A double click answers one question."""
        thing = self.one("choosable", rng)
        if thing is None:
            return "finds nothing to choose"
        before = self.eyes.now()
        self.hand.twice(at(thing))
        self.eyes.rest()
        sent = self.eyes.now()["plays"] - before["plays"]
        if sent > 1 and before["kind"] not in CHAINS:
            raise Broken(f"a double click gives {sent} answers: {thing['name']}")
        return f"presses twice {thing['name']}"

    # What explains itself.

    def rest_on(self, rng: random.Random) -> str:
        """Rests on one thing after the other, and leaves."""
        told = []
        for _ in range(rng.randint(1, 3)):
            thing = self.one("explained", rng)
            if thing is not None:
                self.hand.rest_on(at(thing))
                self.eyes.check("explanations", "question")
                told.append(thing["name"])
        self.hand.leave()
        self.eyes.check("gone")
        return f"rests on {', '.join(told)} and leaves"

    def press_dimmed(self, rng: random.Random) -> str:
        """What is dimmed says why."""
        dimmed = [one for one in self.eyes.things("dimmed") if self.means or not one["twin"]]
        if not dimmed:
            return "finds nothing dimmed"
        thing = rng.choice(dimmed)
        plays = self.eyes.now()["plays"]
        if self.means is None:
            self.keys.press_dimmed(thing)
        else:
            self.hand.press(at(thing))
        if not self.eyes.told(thing):
            raise Broken(f"what is dimmed does not say why: {thing['name']}")
        self.eyes.check("question")
        if self.means is None:
            self.keys.press("Escape")
        else:
            self.hand.leave()
        self.eyes.check("gone")
        if self.eyes.now()["plays"] > plays:
            raise Broken(f"what is dimmed answers all the same: {thing['name']}")
        return f"presses what is dimmed: {thing['name']}"

    def press_anything(self, rng: random.Random) -> str:
        thing = self.one("anything", rng)
        if thing is None:
            return "finds nothing to press"
        self.hand.press(at(thing))
        return f"presses {thing['name']}"

    def drag(self, rng: random.Random) -> str:
        """Takes something, and lets go elsewhere."""
        thing, to = self.one("anything", rng), self.one("anything", rng)
        if thing is None or to is None:
            return "finds nothing to drag"
        self.hand.drag(at(thing), at(to))
        return f"drags {thing['name']} to {to['name']}"

    # What is around the board.

    def drawer(self, rng: random.Random) -> str:
        """Opens something, looks at it closely, and closes it."""
        far = rng.choice((-4000, 4000))
        thing = self.one("drawers", rng)
        if thing is None:
            pane = self.one("panes", rng)
            self.hand.scroll(at(pane) if pane else (100.0, 100.0), far)
            self.eyes.rest()
            thing = self.one("drawers", rng)
        if thing is None:
            return "finds nothing to open"
        told = f"opens {thing['name']}"
        self.hand.press(at(thing))
        self.eyes.rest()
        entry = self.one("entries", rng) if rng.random() < 0.7 else None
        if entry is not None:
            self.hand.press(at(entry))
            self.eyes.rest()
            told += f", then {entry['name']}"
        if not self.eyes.now()["over"]:
            self.hand.leave()
        self.eyes.check("explanations", "sideways", *self.eyes.closely)
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("Escape")
        self.eyes.rest()
        if self.page.locator("dialog[open], .menu .list").count():
            raise Broken(f"Escape does not close what was opened: {told}")
        return told

    def scroll(self, rng: random.Random) -> str:
        pane = self.one("panes", rng)
        by = rng.choice((-600, -200, 150, 300, 700))
        if pane is None or self.means is None:
            self.page.mouse.wheel(0, by)
            return f"scrolls by {by}"
        self.hand.scroll(at(pane), by)
        return f"scrolls {pane['name'][:20]} by {by}"

    def turn(self, rng: random.Random) -> str:
        """Turns the device, or makes the window another size; no explanation stays behind."""
        size = self.page.viewport_size
        assert size is not None
        width, height = (
            (size["height"], size["width"]) if size["width"] < 1000 else (rng.choice((1100, 1280, 1920)), 900)
        )
        self.page.set_viewport_size({"width": width, "height": height})
        self.eyes.rest()
        self.eyes.check("gone")
        return f"turns the device: {width}x{height}"

    # What takes the page away.

    def lift(self, rng: random.Random) -> str:
        """Lifts the curtain: there sits who it was meant for."""
        meant = self.page.locator("main.curtain h1").inner_text()
        if self.means is None:
            self.keys.press("Enter")
        else:
            self.hand.press(at(self.eyes.things("curtains")[0]))
        expect(self.page.locator("section.question")).to_be_visible()
        self.eyes.rest()
        shown = self.page.locator("nav .seat.me .name").evaluate("(name) => name.firstChild.textContent")
        if shown not in meant:
            raise Broken(f"the curtain says {meant!r}, and behind it is {shown}")
        return f"lifts the curtain as {shown}"

    def peep(self, rng: random.Random) -> str:
        """Tries keys and presses beside the curtain's button: it stays closed."""
        keys = rng.sample(LETTERS, 3)
        for key in keys:
            self.page.keyboard.press(key)
        if self.means is not None:
            self.hand.press((20.0, 200.0))
        self.eyes.rest()
        self.eyes.check("curtain")
        return f"peeps behind the curtain with {' '.join(keys)}"

    def settles(self) -> None:
        """The page is there again; at a shared device the curtain is closed first."""
        self.eyes.rest()
        if self.eyes.now()["situation"] == "curtain":
            self.lift(random.Random())

    def reload(self, rng: random.Random) -> str:
        """What is shown is what a page shows that has only just heard it."""
        before = self.eyes.now()
        compare = self.page.locator(PICKED).count() == 0 and before["situation"] in ("asked", "waiting", "replay")
        old_parts = [before["asked"], *self.page.evaluate(SHOWN, PARTS)]
        self.page.reload()
        self.settles()
        after = self.eyes.now()
        new_parts = [after["asked"], *self.page.evaluate(SHOWN, PARTS)]
        if compare and before["seat"] == after["seat"]:  # of two who are asked at once, the other may be first now
            for part, old, new in zip(("the question", *PARTS), old_parts, new_parts):
                if old and new and old != new:  # another panel may be open
                    raise Broken(f"after a reload {part} is another: {differing(str(old), str(new))}")
        return "reloads"

    def back(self, rng: random.Random) -> str:
        """Goes home, and back."""
        home = self.page.locator("a.home").first
        home.scroll_into_view_if_needed()
        box = home.bounding_box()
        assert box is not None
        before = self.eyes.now()
        spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if self.means is None:
            home.press("Enter")
        else:
            self.hand.press(spot)
        expect(self.page.get_by_role("article").first).to_be_visible()
        self.eyes.rest()
        self.eyes.check("explanations", "sideways", *self.eyes.closely)
        self.page.go_back()
        self.page.evaluate("() => { person.key = ''; }")  # the board is laid out anew, as after a reload
        expect(self.page.locator("section.question, main.curtain")).to_be_visible()
        self.settles()
        after = self.eyes.now()
        if after["seat"] == before["seat"] and after["asked"] != before["asked"]:
            raise Broken("after going home and back another question is open")
        return "goes home, and back"

    def network(self, rng: random.Random) -> str:
        """Loses the network, may choose meanwhile, and has it again."""
        told = "loses the network"
        with self.complaints.excusing(*OFFLINE):
            self.page.context.set_offline(True)
            expect(self.page.locator(".question .away")).to_be_visible()
            thing = self.one("choosable", rng) if self.means and rng.random() < 0.5 else None
            before = self.eyes.before()
            if thing is not None:
                self.hand.press(at(thing))
                told += f", presses {thing['name']}"
                if not self.eyes.changed(before):
                    raise Broken(f"without a network nothing comes of a press: {thing['name']}")
            self.eyes.check("explanations", "sideways", "question")
            waits = self.eyes.now()["busy"]
            self.page.context.set_offline(False)
            expect(self.page.locator(".question .away")).to_have_count(0)
            self.eyes.rest()
        if waits and self.eyes.now()["asked"] == before["now"]["asked"]:
            raise Broken(f"what was chosen without a network does not arrive: {told}")
        return f"{told}, has it again"

    def known(self, situation: str) -> Known:
        """All deeds of these means where one is now, with how often they are done."""
        if situation == "curtain":
            return {"lift": (8, self.lift), "peep": (2, self.peep), "turn": (1, self.turn), "reload": (1, self.reload)}
        around: Known = {"turn": (3, self.turn), "reload": (3, self.reload)}
        if situation != "replay":
            around |= {"back": (2, self.back)}
        if situation not in ("over", "replay"):
            around |= {"choose": (44, self.choose), "network": (2, self.network)}
            around |= {"choose_twice": (6, self.choose_twice)} if self.means else {}
        if situation != "over":
            around |= {"press_dimmed": (7, self.press_dimmed)}
        if self.means is None:
            return {**around, "letter": (8, self.keys.letter), "wander": (8, self.keys.wander)}
        return {
            **around,
            "rest_on": (9, self.rest_on),
            "press_anything": (8, self.press_anything),
            "drag": (4, self.drag),
            "drawer": (9, self.drawer),
            "scroll": (4, self.scroll),
        }


def differing(old: str, new: str) -> str:
    """The first lines that are not the same."""
    for one, other in zip(old.split("\n"), new.split("\n")):
        if one != other:
            return f"{one!r}, then {other!r}"
    return f"{old[-60:]!r}, then {new[-60:]!r}"
