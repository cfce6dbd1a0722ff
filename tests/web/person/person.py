"""A player who knows the page only as a person does: looks, acts, says what is wrong, all by a seed."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Error, Page
from serving import Server

from tests.web.complaints import Complaints
from tests.web.person.course import Course
from tests.web.person.deeds import Deeds
from tests.web.person.hands import Finger, Mouse
from tests.web.person.holds import ALWAYS, WATCHING, Broken, Eyes, Json
from tests.web.person.looking import Looking
from tests.web.person.onlooker import Onlooker
from tests.web.playing import Opened, play_on, storage

PEOPLE: Final = ("Ann", "Ben")
WHOLE: Final = 30  # what is looked back on after so many answers is a whole game
NAMES: Final = ("Dunya", "Jafar", "Sinbad", "Zumurrud")
AWAY: Final = ("reload", "back", "turn", "rest_on")  # deeds that end elsewhere, the last with a tap beside everything
# What is answered by one press, so that as many choices are open as there are moves.
ONE_EACH: Final = frozenset(
    {
        *("draft_start_event", "buy_event", "keep_event", "vermin_kind", "quiet_days_round", "good_looking_type"),
        *("xenia_gift", "changing_mind_target", "changing_mind_choice", "bazaar_pick", "sidi_victim", "samira_discard"),
        *("choose_first_player", "baksheesh_response", "bribe_guard", "market_trade", "target_space", "target_piece"),
        *("tent_keep", "eye_response", "target_artifact", "mirage_pick", "taxes_response"),
        *("move_vizier", "remove_palace_card", "place_lock", "foreman_figure", "foreman_target", "caravan_leader"),
    }
)
AFTER: Final = 6  # deeds once the game is over
PATIENCE: Final = 60_000  # milliseconds; only a page that does not work waits so long


@dataclass
class Finding:
    course: Course
    step: int
    deed: str
    wrong: str
    trail: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.course}\n  step {self.step}, {self.deed}: {self.wrong}"


def seated(server: Server, course: Course) -> Opened:
    """The person's table, with a deal and bots that are the seed's, and some answers given already."""
    bots = [{"kind": "bot", "bot": course.bot, "name": name} for name in NAMES[: course.players - course.persons]]
    people = [{"kind": "me", "name": name} for name in PEOPLE[: course.persons]]
    wanted = {
        "game": course.game,
        "options": {"players": course.players, "mode": course.mode},
        "seats": [*people, *bots],
    }
    keys = server.open_salted(wanted, f"person {course.seed}")
    table = Opened(server, keys["table"]["id"], keys)
    if course.late:
        whole = course.visit == "replay" and course.late >= WHOLE
        play_on(table, answers=None if whole else course.late, seed=course.seed)
    return table


def at_screen(
    browser: Browser, server: Server, course: Course, table: Opened | None, said: Complaints
) -> BrowserContext:
    """A device with the keys of this table, or with none."""
    origin = f"http://127.0.0.1:{server.port}"
    width, height = course.viewport
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=course.input == "finger",
        locale=course.language,
        color_scheme="dark" if course.theme == "dark" else "light",
        reduced_motion="reduce" if course.still else "no-preference",
        base_url=origin,
        permissions=["clipboard-read", "clipboard-write"],
    )
    context.set_default_timeout(PATIENCE)
    said.listen(context, origin)
    context.add_init_script(storage(table, speed="instant" if course.still else "fast"))
    context.add_init_script(WATCHING)
    return context


class Person:
    def __init__(
        self, page: Page, course: Course, table: Opened, said: Complaints, beside: Onlooker | None = None
    ) -> None:
        self.page = page
        self.beside = beside
        self.course = course
        self.table = table
        self.said = said
        finger = course.input == "finger"
        means = None if course.input == "keys" else Finger(page) if finger else Mouse(page)
        self.eyes = Eyes(page, course.still, finger)
        self.deeds = Deeds(self.eyes, means, said)
        self.looking = Looking(self.deeds)
        self.trail: list[str] = []
        self.step = 0
        self.deed = "comes to the table"

    def play(self, steps: int) -> Finding | None:
        """So many deeds, or what was found."""
        try:
            self.page.goto(self.table.path)
            self.looks(closely=True)
            if self.course.visit == "replay":
                self.deed = "looks back"
                self.looking.come()
                self.looks(closely=True)
            if self.beside is not None:
                self.beside.comes()
            over = 0
            while self.step < steps and over < AFTER:
                over += self.eyes.now()["situation"] == "over"
                self.step += 1
                self.does()
        except (Broken, AssertionError, Error) as error:
            wrong = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {str(error)[:600]}"
            return Finding(self.course, self.step, self.deed, wrong, self.trail)
        return None

    def does(self) -> None:
        """One deed, and a look at what has come of it. What is done depends on seed, step and page alone."""
        rng = random.Random(f"{self.course.seed} {self.step}")
        now = self.eyes.now()
        known = self.looking.known() if now["situation"] == "replay" else self.deeds.known(now["situation"])
        weights = [weight for weight, _ in known.values()]
        deed = self.deed = rng.choices(list(known), weights)[0]
        told = known[deed][1](rng)
        self.trail.append(f"{self.step} {deed}: {told}")
        self.deed = told
        self.comes_back()
        after = self.eyes.now()
        self.looks(closely=any(after[what] != now[what] for what in ("asked", "moment", "seat")))
        if deed not in AWAY and after["plays"] > now["plays"]:
            self.eyes.check("focus")
        if self.beside is not None:
            self.trail[-1] += self.beside.acts(rng)

    def comes_back(self) -> None:
        """From wherever something pressed has led to; what was opened is closed."""
        self.eyes.rest()
        home = f"{self.table.path}/replay" if self.course.visit == "replay" else self.table.path
        path = self.page.evaluate("() => location.pathname")
        if path != home and not (self.course.visit == "replay" and path.startswith(f"{home}/")):
            self.eyes.check("explanations", "sideways", *self.eyes.closely)
            self.page.goto(home)
            self.eyes.rest()
        for _ in range(3):
            now = self.eyes.now()
            if not now["over"] and now["situation"] != "looking":
                return
            self.page.keyboard.press("Escape")
            self.eyes.rest()

    def looks(self, closely: bool) -> None:
        self.eyes.rest()
        situation = self.eyes.now()["situation"]
        also = (situation,) if situation in ("curtain", "replay") else ()
        self.eyes.check(*ALWAYS, *also, *(self.eyes.closely if closely else ()))
        self.compares()
        try:
            self.said.check()
        except AssertionError as error:
            raise Broken(str(error)) from None

    def compares(self) -> None:
        """What is shown is what the server says."""
        now = self.eyes.now()
        if now["situation"] in ("curtain", "replay"):
            return
        sight = self.table.sight(now["seat"])
        view = sight["view"]
        decision = view["decision"] or {}
        moves = decision.get("moves") or []
        asked = decision["kind"] if moves else None
        if view["result"] is not None and now["situation"] != "over":
            raise Broken(f"the game is over, and the page is {now['situation']}")
        if now["situation"] == "asked" and now["kind"] != asked:
            raise Broken(f"the page asks {now['kind']}, the server {asked}")
        if now["situation"] == "asked" and now["asked"] != str(sight["asked"]):
            raise Broken(f"the page asks question {now['asked']}, the server {sight['asked']}")
        if now["situation"] == "asked" and asked in ONE_EACH and now["open"] != different(moves):
            raise Broken(f"of {asked} {now['open']} choices are open, and {different(moves)} moves")

    def keep(self, folder: Path) -> Path:
        """A picture, and the trail."""
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{self.course.seed}-{self.step}"
        (folder / f"{name}.txt").write_text(
            "\n".join([str(self.course), *self.trail, f"{self.step} {self.deed}"]) + "\n"
        )
        picture = folder / f"{name}.png"
        self.page.screenshot(path=picture)
        return picture


def different(moves: list[Json]) -> int:
    """How many moves are not the same; of equal cards, which are told apart by a number, it is one which."""
    return len({json.dumps({**move, "card": str(move.get("card", "")).rstrip("_0123456789")}) for move in moves})


def plays(
    browser: Browser, server: Server, course: Course, steps: int, folder: Path, trail: list[str] | None = None
) -> Finding | None:
    """One course, from its table to its last deed; `trail` hears of each."""
    said = Complaints()
    table = seated(server, course)
    context = at_screen(browser, server, course, table, said)
    guest = at_screen(browser, server, course, None, said) if course.visit == "watched" else None
    try:
        beside = Onlooker(guest.new_page(), course, table, said) if guest else None
        person = Person(context.new_page(), course, table, said, beside)
        person.trail = [] if trail is None else trail
        found = person.play(steps)
        if found is not None:
            person.keep(folder)
        return found
    finally:
        context.close()
        if guest is not None:
            guest.close()
