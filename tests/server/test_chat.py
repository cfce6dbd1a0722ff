"""Who may speak at a table, and how much."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from serai.server.tables.loading import replay
from serai.server.tables.log import Opened
from serai.server.tables.table_settings import TableSettings
from tests.conformance.toy import Lots
from tests.server.playing import Data, Player, bearer, open_table
from tests.server.test_rematch_and_what_if import finished


def codes(player: Player, lines: int, **seat: int) -> list[str]:
    answers = [player.tell(type="say", text=f"line {number}", **seat) for number in range(lines)]
    return [answer.get("code", "done") for answer in answers]


def test_spectators_of_one_address_share_their_lines(client: TestClient, lots: Lots) -> None:
    id = open_table(client, "lots", 2)["table"]["id"]
    heard: list[str] = []
    for _ in range(3):
        with Player(client, id) as spectator:
            heard += codes(spectator, 6)
    assert heard[:10] == ["done"] * 10
    assert heard.count("too_fast") >= 5


def test_who_plays_has_lines_of_the_seat_whatever_spectators_and_other_devices_say(
    client: TestClient, lots: Lots
) -> None:
    keys = open_table(client, "lots", 2)
    id, tokens = keys["table"]["id"], list(keys["seats"].values())
    with Player(client, id) as spectator, Player(client, id, [tokens[1]]) as other:
        codes(spectator, 12)
        assert codes(other, 10, seat=1) == ["done"] * 10
        with Player(client, id, [tokens[0]]) as first:
            assert codes(first, 5, seat=0) == ["done"] * 5
        with Player(client, id, [tokens[0]]) as again:
            assert "too_fast" in codes(again, 8, seat=0)


@pytest.mark.parametrize(
    ("chat", "spectator", "player"),
    [("all", "done", "done"), ("players", "no_chat", "done"), ("none", "no_chat", "no_chat")],
)
def test_who_may_speak_is_settled_at_the_opening(
    client: TestClient, lots: Lots, chat: str, spectator: str, player: str
) -> None:
    keys = open_table(client, "lots", 2, settings={"chat": chat})
    id = keys["table"]["id"]
    with Player(client, id) as stranger, Player(client, id, [keys["seats"]["0"]]) as first:
        assert codes(stranger, 1) == [spectator]
        assert codes(first, 1, seat=0) == [player]


def test_the_host_changes_who_may_speak_and_everybody_is_told(client: TestClient, lots: Lots) -> None:
    keys = open_table(client, "lots", 2)
    id = keys["table"]["id"]
    path = f"/api/tables/{id}/chat"
    assert client.put(path, json={"chat": "players"}, headers=bearer(keys["seats"]["0"])).status_code == 403
    with Player(client, id) as stranger:
        answer = client.put(path, json={"chat": "players"}, headers=bearer(keys["host"]))
        assert answer.json()["settings"]["chat"] == "players"
        line = stranger.until("chat")
        assert (line["seat"], line["word"]) == (None, "chat_players")
        assert stranger.table["settings"]["chat"] == "players"
        assert codes(stranger, 1) == ["no_chat"]
        client.put(path, json={"chat": "players"}, headers=bearer(keys["host"]))  # nothing new
        client.put(path, json={"chat": "all"}, headers=bearer(keys["host"]))
        while (line := stranger.receive())["type"] != "chat":
            pass
        assert line["word"] == "chat_all"
    store = client.app.state.lobby.store  # type: ignore[attr-defined]
    assert replay(id, store.entries(id)).settings.chat == "all"


def test_a_rematch_keeps_what_the_host_has_said_last(client: TestClient, lots: Lots) -> None:
    keys = finished(client)
    path = f"/api/tables/{keys['table']['id']}"
    client.put(f"{path}/chat", json={"chat": "none"}, headers=bearer(keys["host"]))
    assert client.post(f"{path}/rematch", json={}, headers=bearer(keys["host"])).json()["settings"]["chat"] == "none"


def test_a_table_of_before_has_chat_for_all() -> None:
    settings: Data = TableSettings().model_dump()
    del settings["chat"]
    opened = Opened(at=0, game="saba", rules="2", options={}, settings=settings, secret="", host="")  # type: ignore[arg-type]
    assert opened.settings.chat == "all"
