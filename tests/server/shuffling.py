"""Taking part in the shuffle, as a client does."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from fastapi.testclient import TestClient

from tests.server.playing import Player, bearer

Data = dict[str, Any]
Answer = Any  # of HTTP


def salt(number: int) -> str:
    return f"{number:064x}"


def commit(number: int) -> str:
    return hashlib.sha256(bytes.fromhex(salt(number))).hexdigest()


class Gathering:
    """Two people at a table that is not dealt yet; `commits` says who has committed to which salt."""

    def __init__(self, client: TestClient, commits: Mapping[int, int], game: str = "lots", **settings: object) -> None:
        self.client = client
        seats: list[Data] = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
        if 0 in commits:
            seats[0]["commit"] = commit(commits[0])
        wanted = {"game": game, "options": {"players": 2}, "seats": seats, "settings": settings}
        opened = client.post("/api/tables", json=wanted).json()
        self.id, self.host = opened["table"]["id"], opened["host"]
        joining: Data = {"name": "Ben"}
        if 1 in commits:
            joining["commit"] = commit(commits[1])
        joined = client.post(f"/api/tables/{self.id}/seats/1", json=joining).json()
        self.tokens: list[str] = [opened["seats"]["0"], joined["seats"]["1"]]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def info(self) -> Data:
        found: Data = self.client.get(self.path).json()
        return found

    def begin(self) -> Data:
        answer = self.client.post(f"{self.path}/begin", headers=bearer(self.host))
        assert answer.status_code == 200, answer.text
        found: Data = answer.json()
        return found

    def commit(self, seat: int, number: int) -> Answer:
        url = f"{self.path}/seats/{seat}/commit"
        return self.client.put(url, json={"commit": commit(number)}, headers=bearer(self.tokens[seat]))

    def reveal(self, seat: int, number: int) -> Answer:
        url = f"{self.path}/seats/{seat}/reveal"
        return self.client.put(url, json={"salt": salt(number)}, headers=bearer(self.tokens[seat]))

    def call_off(self, token: str) -> Answer:
        return self.client.post(f"{self.path}/call_off", headers=bearer(token))

    def time_is_up(self) -> None:
        """As if everybody had waited long enough for those who have not revealed."""
        lobby, portal = self.client.app.state.lobby, self.client.portal  # type: ignore[attr-defined]
        assert portal is not None
        portal.call(lobby.dealer.time_is_up, portal.call(lobby.room, self.id))

    def play_to_the_end(self) -> Data:
        with Player(self.client, self.id, self.tokens) as player:
            player.until("sight")
            player.play_on()
        found: Data = self.client.get(f"{self.path}/game").json()
        return found


def refusal(answer: Answer) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]
