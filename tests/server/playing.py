"""Playing at a table over the socket: one client with some seats, or with all of them."""

from __future__ import annotations

import itertools
import random
import secrets
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any, Self

from fastapi.testclient import TestClient

Data = dict[str, Any]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def open_table(client: TestClient, game: str, people: int, bots: Sequence[str] = (), **more: object) -> Data:
    """A table whose first seats are the asker's; the keys that the server gave."""
    seats: list[Data] = [{"kind": "me", "name": f"P{seat}"} for seat in range(people)]
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    options: Data = {"players": len(seats), **more.pop("options", {})}  # type: ignore[dict-item]
    answer = client.post("/api/tables", json={"game": game, "options": options, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    found: Data = answer.json()
    return found


class Player:
    """A client; `frames` is everything that it was sent, `sights` the last of each seat."""

    def __init__(self, client: TestClient, table: str, tokens: Sequence[str] = (), **hello: object) -> None:
        self.client = client
        self.hello = {"type": "hello", "table": table, "tokens": list(tokens), **hello}
        self.frames: list[Data] = []
        self.sights: dict[int | None, Data] = {}
        self.table: Data = {}
        self.name = secrets.token_hex(4)  # a request of the same id is done once
        self.ids = itertools.count()
        self.stack = ExitStack()
        self.rng = random.Random(1)

    def __enter__(self) -> Self:
        self.socket = self.stack.enter_context(self.client.websocket_connect("/live"))
        self.socket.send_json(self.hello)
        self.until("welcome")
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def receive(self) -> Data:
        frame: Data = self.socket.receive_json()
        self.frames.append(frame)
        if frame["type"] == "sight":
            self.sights[frame["seat"]] = frame
        if "table" in frame:
            self.table = frame["table"]
        return frame

    def until(self, *types: str) -> Data:
        while True:
            frame = self.receive()
            if frame["type"] in types:
                return frame

    def tell(self, **message: object) -> Data:
        """Say something, and hear what becomes of it."""
        id = f"{self.name}-{next(self.ids)}"
        self.socket.send_json({"id": id, **message})
        while True:
            answer = self.until("done", "no", "answer")
            if answer["id"] == id:
                return answer

    def asked(self) -> list[int]:
        return [seat for seat, sight in self.sights.items() if seat is not None and sight["asked"] is not None]

    def move(self, seat: int) -> Data:
        """Some move of the decision that is open for a seat."""
        decision = self.sights[seat]["view"]["decision"]
        moves: list[Data] = decision["moves"]
        return self.rng.choice(moves)

    def play(self, seat: int) -> None:
        sight = self.sights[seat]
        answer = self.tell(type="play", seat=seat, asked=sight["asked"], move=self.move(seat))
        assert answer["type"] == "done", answer

    def play_on(self, choices: int = 10_000) -> None:
        """Play whatever is asked of this client's seats, until the end or for so many choices."""
        while choices > 0 and self.table["status"] != "over":
            asked = self.asked()
            if asked:
                self.play(asked[0])
                choices -= 1
            else:
                self.receive()
