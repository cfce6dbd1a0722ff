"""Playing through the page with real clicks: at random, but so that the game goes on."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import BrowserContext, ElementHandle, Error, Page
from serving import Player, Server
from websockets.asyncio.client import ClientConnection
from websockets.sync.client import connect

Json = dict[str, Any]

PLAYERS: Final = {"emira": 3, "dragons": 3, "saba": 2}
QUESTION: Final = "section.question"
PATIENCE: Final = 60  # clicks at random that answer any question

# What can be clicked to answer, once the page has settled: a list of elements. What takes back a part of an answer
# is in it less often than the rest, and what ends an answer more often: else a walk at random may never get there.
OPEN: Final = """
() => {
  const question = document.querySelector("section.question");
  if (!question || question.getAttribute("aria-busy") === "true") return null;
  if (question.dataset.situation === "over") return [];
  if (question.dataset.situation !== "asked") return null;
  const usable = (element) =>
    !element.disabled && element.getAttribute("aria-disabled") !== "true" && element.getClientRects().length > 0 &&
    element.getAttribute("aria-checked") !== "true" && !element.closest("details, .order, .orders, dialog");
  const asked = [...question.querySelectorAll(".choices button, .choices [role=button]")];
  const lit = [...document.querySelectorAll(".board .lit, section.mine .lit, [role=tabpanel] .lit")];
  const found = [...new Set([...asked, ...lit])].filter(usable);
  const onward = found.filter((element) => !element.matches(".less"));
  const ending = found.filter((element) => element.matches(".primary"));
  return found.length ? [...found, ...onward, ...onward, ...ending, ...ending] : null;
}
"""
PICK: Final = f"""
({{ at, alone }}) => {{
  const {{ situation, asked }} = document.querySelector("section.question")?.dataset ?? {{}};
  if ((situation ?? "waiting") === "waiting" && !alone) return {{}};
  const all = ({OPEN})();
  return all && {{ element: all[Math.floor(at * all.length)], asked }};
}}
"""
SETTLED: Final = f"() => ({OPEN})() !== null"
SITUATION: Final = "() => { const q = document.querySelector('section.question'); return q && { ...q.dataset }; }"


@dataclass
class Opened:
    """A table that was opened for a test, with what opens its seats."""

    server: Server
    id: str
    keys: Json

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    def token(self, seat: int) -> str:
        return str(self.keys["seats"][str(seat)])

    def view(self, seat: int | None = None) -> Json:
        """What a seat, or a spectator, may know now."""
        token = "" if seat is None else self.token(seat)
        last = len(self.server.call("GET", f"/api/tables/{self.id}/moments", token=token)["heard"]) - 1
        found: Json = self.server.call("GET", f"/api/tables/{self.id}/moments/{last}", token=token)["view"]
        return found

    def sight(self, seat: int) -> Json:
        """What the server tells a seat that comes now."""
        with connect(self.server.live) as socket:
            socket.send(json.dumps({"type": "hello", "table": self.id, "tokens": [self.token(seat)]}))
            while (message := json.loads(socket.recv(timeout=60)))["type"] != "sight":
                pass
        found: Json = message
        return found

    @property
    def status(self) -> str:
        return str(self.server.call("GET", f"/api/tables/{self.id}")["status"])


def open_table(
    server: Server,
    game: str,
    people: int = 1,
    bots: int | None = None,
    bot: str = "greedy",
    settings: Json | None = None,
    **options: object,
) -> Opened:
    """A table where people sit first, then bots; it is dealt at once."""
    seats: list[Json] = [{"kind": "me", "name": name} for name in ("Ann", "Ben", "Cleo", "Dan")[:people]]
    company = ("Dunya", "Jafar", "Sinbad")[: PLAYERS[game] - people if bots is None else bots]
    seats += [{"kind": "bot", "bot": bot, "name": name} for name in company]
    wanted = {"game": game, "options": {"players": len(seats), **options}, "seats": seats, "settings": settings or {}}
    keys = server.call("POST", "/api/tables", wanted)
    return Opened(server, keys["table"]["id"], keys)


def storage(table: Opened | None = None, seats: list[int] | None = None, **settings: object) -> str:
    """A script that puts keys and settings where the page looks for them, unless it has been there already."""
    kept: Json = {"speed": "instant", "sound": False, "name": "Ann", **settings}
    put = {"serai.settings": kept}
    if table is not None:
        named = table.keys["seats"]
        tokens = named if seats is None else {str(seat): named[str(seat)] for seat in seats}
        key = {"host": table.keys["host"], "seats": tokens, "game": table.keys["table"]["game"], "at": 1}
        put["serai.keys"] = {table.id: key}
    return f"""
        if (location.protocol.startsWith("http"))
            for (const [name, value] of Object.entries({json.dumps(put)}))
                if (!localStorage.getItem(name)) localStorage.setItem(name, JSON.stringify(value));
    """


class Stopping(Player):
    """Plays at random, and gets up after so many answers."""

    def __init__(self, table: Opened, tokens: list[str], seed: int, answers: int | None) -> None:
        super().__init__(table.server, table.id, tokens, seed)
        self.left = answers

    async def look(self, socket: ClientConnection, sight: Json) -> None:
        if sight["asked"] is not None and self.left is not None:
            self.left -= 1
            if self.left < 0:
                self.over = True
                await socket.close()
                return
        await super().look(socket, sight)


def play_on(table: Opened, answers: int | None = None, seats: list[int] | None = None, seed: int = 1) -> None:
    """Plays without the page, by whoever the test has keys of: so many answers, or to the end."""
    tokens = [table.token(int(seat)) for seat in table.keys["seats"] if seats is None or int(seat) in seats]
    player = Stopping(table, tokens, seed, answers)
    # The browser's own loop runs in this thread.
    thread = threading.Thread(target=lambda: asyncio.run(player.run()))
    thread.start()
    thread.join()
    assert not player.refused, player.refused


Prepared = Callable[[BrowserContext], None]


def prepared(table: Opened | None = None, seats: list[int] | None = None, **settings: object) -> Prepared:
    def prepare(context: BrowserContext) -> None:
        context.add_init_script(storage(table, seats, **settings))

    return prepare


def situation(page: Page) -> Json:
    found: Json = page.evaluate(SITUATION) or {}
    return found


def wait_settled(page: Page, timeout: float = 60_000) -> str:
    """Waits until somebody here is asked or the game is over; says which."""
    page.wait_for_function(SETTLED, timeout=timeout)
    return str(situation(page)["situation"])


def wait_loaded(page: Page) -> None:
    """Waits until nothing is on its way from the server any more; fonts come when a letter first needs them."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")


def choices(page: Page) -> list[ElementHandle]:
    """What can be clicked now, when the page has settled; nothing if the game is over."""
    wait_settled(page)
    found = page.evaluate_handle(OPEN)
    elements = [value.as_element() for value in found.get_properties().values()]
    return [element for element in elements if element is not None]


def click_one(page: Page, rng: random.Random, alone: bool = True) -> str | None:
    """One click on something that is open: which question it was for.

    None when the game is over or, unless one plays `alone` with bots, when somebody else is asked."""
    found = page.wait_for_function(PICK, arg={"at": rng.random(), "alone": alone})
    element = found.get_property("element").as_element()
    if element is None:
        return None
    try:
        element.click(timeout=2_000)
    except Error as error:  # what was open has changed under the hand
        if not any(reason in str(error) for reason in ("not attached", "Timeout", "not visible", "not enabled")):
            raise
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")  # a form that answers nothing by itself
    return str(found.get_property("asked").json_value())


def whose_turn(pages: list[Page]) -> Page:
    """The page of who is asked, once one of them is."""
    for _ in range(600):
        for page in pages:
            if situation(page).get("situation") == "asked":
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def answer(page: Page, rng: random.Random, alone: bool = True) -> bool:
    """Clicks until the question that is open now is answered; False when nothing is open here any more."""
    first = click_one(page, rng, alone)
    if first is None:
        return False
    for _ in range(PATIENCE):
        if situation(page).get("asked") != first:
            return True
        asked = click_one(page, rng, alone)
        if asked != first:
            return asked is not None
    raise AssertionError(f"{PATIENCE} clicks answer nothing: {page.locator(QUESTION).inner_text()}")


def play_out(page: Page, rng: random.Random, most: int = 3_000) -> int:
    """Plays to the end; the number of questions that it took."""
    questions: dict[str, int] = {}
    for _ in range(most):
        asked = click_one(page, rng)
        if asked is None:
            return len(questions)
        questions[asked] = questions.get(asked, 0) + 1
        if questions[asked] > PATIENCE:
            raise AssertionError(f"{PATIENCE} clicks answer nothing: {page.locator(QUESTION).inner_text()}")
    raise AssertionError(f"the game is not over after {most} clicks")
