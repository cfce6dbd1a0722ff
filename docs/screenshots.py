"""Takes the pictures in docs/pictures, of every page and board in both themes and sizes: `python3 dev.py screenshots`.

    python3 dev.py screenshots            all of them
    python3 dev.py screenshots emira      those whose name has one of these words

Bots play a game of each kind with a seed of its own; what-if tables begin at the moments that are to be seen.
"""

from __future__ import annotations

import json
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

from serai.server import shuffle
from serai.server.app import create_app
from serai.server.guard import Rules
from serai.server.rates import Rate
from tests.web.browser import launch

Json = dict[str, Any]

PICTURES: Final = Path(__file__).parent / "pictures"
PORT: Final = 8299
SIZES: Final = {"wide": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
THEMES: Final = ("dark", "light")
PEOPLE: Final = ("You", "Dunya", "Jafar", "Sinbad", "Zumurrud")
PLAYERS: Final = {"emira": 4, "dragons": 4, "saba": 3}
LEVEL: Final = "greedy"  # it thinks in no time, and always the same

# Positions to show: the game, its options, a seed, the kind of question, and how far the game has come.
BOARDS: Final[list[tuple[str, str, Json, str, str, float]]] = [
    ("emira-auction", "emira", {}, "lamp", "auction_turn", 0.45),
    ("emira-action", "emira", {}, "lamp", "choose_action", 0.6),
    ("emira-advanced", "emira", {"mode": "advanced"}, "lamp", "auction_turn", 0.5),
    ("dragons-placing", "dragons", {}, "carpet", "place_token", 0.55),
    ("dragons-buying", "dragons", {}, "carpet", "buy_artifact", 0.3),
    ("dragons-magic", "dragons", {"mode": "magic"}, "carpet", "window", 0.5),
    ("saba-harbour", "saba", {}, "cedar", "pre_harbour", 0.6),
    ("saba-building", "saba", {}, "cedar", "build", 0.5),
]


def call(method: str, path: str, body: object = None, token: str = "") -> Json:
    request = urllib.request.Request(f"http://127.0.0.1:{PORT}{path}", method=method)
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    if body is not None:
        request.add_header("Content-Type", "application/json")
        request.data = json.dumps(body).encode()
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: Json = json.loads(answer.read() or b"null")
        return found


@contextmanager
def serving(data: Path) -> Iterator[None]:
    """A server whose deals are those of the salts alone."""
    shuffle.seed_of = lambda _secret, _table, salts: "-".join(salts)
    wide = Rate(1e9, 1e9)
    app = create_app(data, 1, Rules(sockets=1000, requests=wide, openings=wide, failures=wide))
    server = uvicorn.Server(uvicorn.Config(app, port=PORT, log_level="warning"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    yield
    server.should_exit = True
    thread.join()


class Games:
    """Games that bots have played, each played once."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    def played(self, game: str, options: Json, seed: str) -> str:
        name = json.dumps([game, options, seed])
        if name not in self.known:
            seats = [{"kind": "me", "name": "You"}, *bots(game)[1:]]
            wanted = {"game": game, "options": {"players": len(seats), **options}, "seats": seats, "salt": seed}
            keys = call("POST", "/api/tables", wanted)
            table = keys["table"]["id"]
            call("PUT", f"/api/tables/{table}/seats/0/bot", {"bot": LEVEL}, keys["host"])
            while call("GET", f"/api/tables/{table}")["status"] != "over":
                time.sleep(0.2)
            self.known[name] = table
        return self.known[name]

    def asked(self, table: str, game: str, kind: str, progress: float) -> Json:
        """Keys of a what-if table at the question of this kind that is nearest to so much of the game."""
        last = len(call("GET", f"/api/tables/{table}/moments?seat=0")["heard"]) - 1
        aim = round(last * progress)
        for moment in sorted(range(last), key=lambda number: abs(number - aim)):
            decision = call("GET", f"/api/tables/{table}/moments/{moment}?seat=0")["view"]["decision"]
            if decision and decision["kind"] == kind and decision.get("seat") == 0:
                seats = [{"kind": "me", "name": "You"}, *bots(game)[1:]]
                return call("POST", f"/api/tables/{table}/fork", {"moment": moment, "seat": 0, "seats": seats})
        raise LookupError(f"nobody was asked for {kind} in this game of {game}")


def bots(game: str) -> list[Json]:
    return [{"kind": "bot", "bot": LEVEL, "name": name} for name in PEOPLE[: PLAYERS[game]]]


def take(browser: Browser, name: str, path: str, keys: Json | None, ready: str, act: Callable[[Page], None] | None) -> None:
    """A picture in every theme and size, once what is to be seen is there."""
    kept = {} if keys is None else {keys["table"]["id"]: {**keys, "game": keys["table"]["game"], "at": 1}}
    settings = {"speed": "instant", "sound": False, "name": "You"}
    for size, viewport in SIZES.items():
        for theme in THEMES:
            context = browser.new_context(
                viewport=viewport,  # type: ignore[arg-type]  # a record of two numbers
                color_scheme=theme,  # type: ignore[arg-type]  # dark or light
                has_touch=size == "phone",
                reduced_motion="reduce",
                base_url=f"http://127.0.0.1:{PORT}",
            )
            context.add_init_script(
                f"""if (location.protocol.startsWith("http")) {{
                    localStorage.setItem("serai.settings", {json.dumps(json.dumps(settings))});
                    localStorage.setItem("serai.keys", {json.dumps(json.dumps(kept))});
                }}"""
            )
            page = context.new_page()
            page.goto(path)
            page.locator(ready).first.wait_for()
            if act is not None:
                act(page)
            page.wait_for_load_state("networkidle")
            page.evaluate("() => document.fonts.ready")
            file = PICTURES / f"{name}-{size}-{theme}.png"
            page.screenshot(path=file, animations="disabled", caret="hide")
            print(f"{file.name}: {file.stat().st_size // 1000} kB", flush=True)
            context.close()


def pictures(games: Games) -> Iterator[tuple[str, Callable[[], tuple[str, Json | None, str]], Callable[[Page], None] | None]]:
    """Every picture: its name, how to come to its place, and what to do there."""
    yield "home", lambda: ("/", None, "article"), None
    yield "options", lambda: ("/", None, "article"), lambda page: page.get_by_role("button", name="Options").first.click()
    yield "waiting-room", waiting_room, None
    for game in PLAYERS:
        yield f"rules-{game}", lambda game=game: (f"/rules/{game}", None, "h2"), None
        yield f"learn-{game}", lambda game=game: (f"/learn/{game}", None, "section.question"), None
    for name, game, options, seed, kind, progress in BOARDS:

        def board(game: str = game, options: Json = options, seed: str = seed, kind: str = kind, progress: float = progress):
            keys = games.asked(games.played(game, options, seed), game, kind, progress)
            return f"/t/{keys['table']['id']}", keys, "section.question[data-situation=asked]"

        yield name, board, None
    for game, seed in (("emira", "lamp"), ("dragons", "carpet"), ("saba", "cedar")):
        table = lambda game=game, seed=seed: games.played(game, {}, seed)  # noqa: E731 - used twice
        yield f"end-{game}", lambda table=table: (f"/t/{table()}", None, "section.ending polyline"), None
        yield f"replay-{game}", lambda table=table: (f"/t/{table()}/replay/60/0", None, "input[type=range]"), None


def waiting_room() -> tuple[str, Json, str]:
    seats = [{"kind": "me", "name": "You"}, {"kind": "open"}, {"kind": "bot", "bot": "casual"}, {"kind": "open"}]
    keys = call("POST", "/api/tables", {"game": "dragons", "options": {"players": 4, "mode": "magic"}, "seats": seats})
    return f"/t/{keys['table']['id']}", keys, "main"


def main() -> None:
    words = sys.argv[1:]
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)), sync_playwright() as playwright:
        browser = launch(playwright)
        for name, come, act in pictures(Games()):
            if not words or any(word in name for word in words):
                path, keys, ready = come()
                take(browser, name, path, keys, ready, act)
        browser.close()


if __name__ == "__main__":
    main()
