"""Takes the pictures in docs/pictures, of every page and board in both themes and sizes: `python3 dev.py screenshots`.

    python3 dev.py screenshots            all of them
    python3 dev.py screenshots home end   those whose name has one of these words

Bots play games with fixed seeds up to the moments that are to be seen.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

import serai
from serai.bots import bot as bot_named
from serai.bots import dice_for, let_play
from serai.core.match import Match
from serai.server.app import create_app
from serai.server.live import connection, reveal_delay
from serai.server.middleware.guard import Rules
from serai.server.middleware.rate_limit import Rate
from serai.server.tables import seat_changes, shuffle
from tests.web.browser import NODE, launch

Json = dict[str, Any]

os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))  # the one it brings needs a library that may be missing
PICTURES: Final = Path(__file__).parent / "pictures"
SHRINK: Final = Path(__file__).with_name("shrink.mjs")
PORT: Final = 8299
SIZES: Final = {"wide": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
THEMES: Final = ("dark", "light")
PEOPLE: Final = ("Amina", "Dunya", "Jafar", "Sinbad", "Zumurrud")
LEVEL: Final = "greedy"  # it thinks in no time, and always the same

# What each game wants to be seen of it: how many play, the seed, and moments by what seat 0 is asked and how many
# choices were made before; perhaps the options of a waiting room.
GAMES: Final[dict[str, Json]] = {
    file.parent.name: json.loads(file.read_text(encoding="utf-8"))
    for file in sorted((Path(__file__).parents[1] / "web" / "src" / "games").glob("*/pictures.json"))
}


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
    shuffle.seed_of_deal = lambda _secret, _table, _deal, salts: bytes.fromhex(salts[0] or "").rstrip(b"\0").decode()
    # Nobody is here from whom something is to be hidden.
    reveal_delay.SystemRandom.uniform = lambda *_: 0.0
    seat_changes.PATIENCE = 0.0
    wide = connection.MESSAGES = Rate(1e9, 1e9)
    rules = Rules(sockets=1000, requests=wide, openings=wide, messages=wide, changes=wide, failures=wide)
    app = create_app(data, 1, rules)
    server = uvicorn.Server(uvicorn.Config(app, port=PORT, log_level="warning"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    try:
        yield
    finally:
        server.should_exit = True
        thread.join()


class Seated:
    """All seats of a table, over one WebSocket."""

    def __init__(self, socket: ClientConnection, table: str, tokens: list[str]) -> None:
        self.socket = socket
        self.asked: dict[int, int | None] = {}
        self.sent = 0
        socket.send(json.dumps({"type": "hello", "table": table, "tokens": tokens}))

    def hear(self) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=30))
        if message["type"] == "sight":
            self.asked[message["seat"]] = message["asked"]
        return message

    def play(self, seat: int, move: Json) -> None:
        while self.asked.get(seat) is None:
            self.hear()
        self.sent += 1
        play = {"type": "play", "id": str(self.sent), "seat": seat, "asked": self.asked[seat], "move": move}
        self.asked[seat] = None
        self.socket.send(json.dumps(play))
        while (answer := self.hear()).get("id") != str(self.sent):
            pass
        assert answer["type"] == "done", answer


Wanted = Callable[[Match], bool]


def play(game: str, options: Json, seed: str, until: Wanted) -> Json:
    """Opens a table and plays there, as bots would, until something is to be seen: the keys, of seat 0 alone.

    The bots play here and the table is told their moves, so that the same happens every time."""
    seats: list[Json] = [{"kind": "me", "name": name} for name in PEOPLE[: GAMES[game]["players"]]]
    salt = seed.encode().ljust(shuffle.SECRET_BYTES, b"\0").hex()
    seats[0]["commit"] = shuffle.commitment(salt)
    keys = call("POST", "/api/tables", {"game": game, "options": {"players": len(seats), **options}, "seats": seats})
    table, tokens = keys["table"]["id"], keys["seats"]
    call("PUT", f"/api/tables/{table}/seats/0/reveal", {"salt": salt}, tokens["0"])
    match = serai.game(game).new(players=len(seats), seed=seed, **options)
    bot = bot_named(LEVEL)
    with connect(f"ws://127.0.0.1:{PORT}/live") as socket:
        seated = Seated(socket, table, list(tokens.values()))
        while match.decision is not None and not until(match):
            seat = match.decision.seat
            let_play(bot, match, dice_for(match))
            kind, option = match.game.space.split(match.choices[-1])
            seated.play(seat, match.game.space.questions[kind].move(option).as_dict())
    for seat in range(1, len(seats)):
        if match.decision is not None:
            call("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": LEVEL}, keys["host"])
    return {**keys, "seats": {"0": tokens["0"]}}


def take(
    browser: Browser, name: str, path: str, keys: Json | None, ready: str, act: Callable[[Page], None] | None
) -> None:
    """A picture in every theme and size, once what is to be seen is there."""
    kept = {} if keys is None else {keys["table"]["id"]: {**keys, "game": keys["table"]["game"], "at": 1}}
    settings = {"speed": "instant", "sound": False, "name": PEOPLE[0]}
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
            context.close()
            subprocess.run([NODE, SHRINK, file], check=True)
            print(f"{file.name}: {file.stat().st_size // 1000} kB", flush=True)


def asked_for(kind: str, choices: int) -> Wanted:
    def wanted(match: Match) -> bool:
        decision = match.decision
        return (
            len(match.choices) >= choices and decision is not None and (decision.seat, decision.question) == (0, kind)
        )

    return wanted


Place = tuple[str, Json | None, str]  # its path, what opens it, and what is there when it is ready


def pictures() -> Iterator[tuple[str, Callable[[], Place], Callable[[Page], None] | None]]:
    """Every picture: its name, how to come to its place, and what to do there."""
    yield "home", lambda: ("/", None, "article"), None
    yield (
        "options",
        lambda: ("/", None, "article"),
        lambda page: page.get_by_role("button", name="Options").first.click(),
    )
    for game, wanted in GAMES.items():
        if "waiting_room" in wanted:
            yield "waiting-room", partial(waiting_room, game, wanted["waiting_room"]), None
        yield f"rules-{game}", partial(tuple, (f"/rules/{game}", None, "h2")), None
        yield f"learn-{game}", partial(tuple, (f"/learn/{game}", None, "section.question")), None
        seed = wanted["seed"]
        for moment in wanted["boards"]:
            until = asked_for(moment["asked"], moment["choices"])
            yield f"{game}-{moment['name']}", partial(board, game, moment["options"], seed, until), None
        yield f"end-{game}", partial(end, game, seed, "", "section.ending polyline"), None
        yield f"replay-{game}", partial(end, game, seed, "/replay/80/0", "input[type=range]"), None


def board(game: str, options: Json, seed: str, until: Wanted) -> Place:
    keys = play(game, options, seed, until)
    return f"/t/{keys['table']['id']}", keys, "section.question[data-situation=asked]"


@cache
def finished(game: str, seed: str) -> str:
    return str(play(game, {}, seed, lambda _match: False)["table"]["id"])


def end(game: str, seed: str, path: str, ready: str) -> Place:
    return f"/t/{finished(game, seed)}{path}", None, ready


def waiting_room(game: str, options: Json) -> Place:
    seats = [{"kind": "me", "name": PEOPLE[0]}, {"kind": "open"}, {"kind": "bot", "bot": "casual"}, {"kind": "open"}]
    keys = call("POST", "/api/tables", {"game": game, "options": options, "seats": seats})
    return f"/t/{keys['table']['id']}", keys, "main"


def main() -> None:
    words = sys.argv[1:]
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)), sync_playwright() as playwright:
        browser = launch(playwright)
        for name, come, act in pictures():
            if not words or any(word in name for word in words):
                path, keys, ready = come()
                take(browser, name, path, keys, ready, act)
        browser.close()


if __name__ == "__main__":
    main()
