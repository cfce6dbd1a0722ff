"""A question of every kind, from games played at random with fixed seeds, and a stand-in for the server to ask them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

import serai
from serai.core.match import Match
from tests.web.playing import wait_loaded, wait_settled

Json = dict[str, Any]

ME: Final = 0
NAMES: Final = ("Ann", "Scheherazade", "Jafar", "Zumurrud", "Sinbad")
TABLE: Final = "standin"
WHOLE: Final = {"emira": "advanced", "dragons": "magic", "saba": "advanced"}  # modes that ask everything


def frame(match: Match, asked: int) -> Json:
    """What the server would tell this seat now."""
    told = [entry.as_told() for entry in match.log if entry.visible_to(ME)]
    events = [{"number": number, **entry} for number, entry in enumerate(told)]
    return {
        "type": "sight",
        "seat": ME,
        "asked": asked,
        "undone": 0,
        "first": 0,
        "events": events,
        "view": match.view(ME),
    }


@cache
def questions(game: str, games: int = 12, **options: object) -> dict[str, Json]:
    """A question of every kind that random games come to, each the one of its kind with most to choose from."""
    found: dict[str, tuple[int, Json]] = {}
    for seed in range(games):
        rng = random.Random(seed)
        match = serai.game(game).new(seed=seed, **options)
        while match.decision is not None:
            asked = match.decision
            actions = asked.actions
            if asked.seat == ME and len(actions) > found.get(asked.question, (0, {}))[0]:
                found[asked.question] = (len(actions), frame(match, 0))
            match.act(rng.choice(actions))
    return {kind: sight for kind, (_, sight) in found.items()}


class StandIn:
    """Stands in for the server of a table, so that any question can come after any other.

    `then` is what is asked when the question of now is answered; without it, an answer waits."""

    def __init__(self, game: str, **options: object) -> None:
        self.game = game
        self.options = options
        self.asked = 0
        self.socket: WebSocketRoute | None = None
        self.first: Json = {}
        self.then: Json | None = None

    def sit(self, page: Page, first: Json) -> None:
        """Opens the table in a page, at a question."""
        self.first = first
        page.route_web_socket("**/live", self.welcome)
        page.goto(f"/t/{TABLE}")

    def welcome(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        players = self.first["view"]["players"]
        kinds = ["person", *["bot"] * (players - 1)]
        seats = [
            {"seat": seat, "kind": kind, "name": NAMES[seat], "bot": "greedy" if kind == "bot" else None, "here": True}
            for seat, kind in enumerate(kinds)
        ]
        table = {
            "id": TABLE,
            "game": self.game,
            "rules": "",
            "options": self.options,
            "settings": {"hints": True, "undo": "consent", "spectators": True, "clock": None, "visibility": "link"},
            "status": "playing",
            "seats": [{**seat, "salt": "", "commit": ""} for seat in seats],
            "created": 0,
            "changed": 0,
            "commitment": "",
            "shuffle": {
                "scheme": 2,
                "together": False,
                "deal": 0,
                "fingerprint": "",
                "absent": [],
                "may_call_off": False,
            },
        }

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello":
                self.send({"type": "welcome", "table": table, "seats": [ME], "host": False})
                self.ask(self.first)
            elif message["type"] == "play" and self.then is not None:
                self.ask(self.then)
                self.send({"type": "done", "id": message["id"]})

        socket.on_message(hear)

    def send(self, message: Json) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def ask(self, sight: Json) -> int:
        """Asks a question: its number."""
        self.asked += 1
        self.send({**sight, "asked": self.asked})
        return self.asked


def asked(page: Page, number: int) -> None:
    """Waits until this question is on the page."""
    page.wait_for_function(
        "(number) => document.querySelector('section.question')?.dataset.asked === number", arg=str(number)
    )


def every_question(page: Page, game: str, table: StandIn | None = None) -> Iterator[str]:
    """Puts a question of every kind on the page, one after the other: the kind of each. A table may go on asking."""
    table = table or StandIn(game, mode=WHOLE[game])
    for kind, sight in questions(game, players=3, mode=WHOLE[game]).items():
        if table.socket is None:
            table.sit(page, sight)
            wait_settled(page)
            wait_loaded(page)
        else:
            table.ask(sight)
        asked(page, table.asked)
        yield kind
