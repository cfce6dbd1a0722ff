"""Limits punish whoever goes beyond them, not everybody who has the same address."""

from __future__ import annotations

import time
from contextlib import ExitStack
from itertools import islice
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from serai.server.app import create_app
from serai.server.middleware import limits
from serai.server.middleware.guard import Rules
from serai.server.middleware.limits import KnownTokens
from serai.server.middleware.rate_limit import Rate
from tests.server.playing import Data, bearer, open_table

WRONG = bearer("wrongwrong")


def served(folder: Path, **rules: object) -> TestClient:
    return TestClient(create_app(folder, 1, Rules(**rules)))  # type: ignore[arg-type]


def keys_of(client: TestClient) -> Data:
    return open_table(client, "saba", 2)


def hello(socket: WebSocketTestSession, table: str, *tokens: str) -> int | None:
    """The close code that a greeting gets; None if it is welcome."""
    socket.send_json({"type": "hello", "table": table, "tokens": tokens})
    try:
        while socket.receive_json()["type"] != "welcome":
            pass
    except WebSocketDisconnect as closed:
        return closed.code
    return None


def refused(client: TestClient) -> bool:
    try:
        with client.websocket_connect("/live"):
            return False
    except WebSocketDisconnect:
        return True


# Tokens that open nothing.


def test_only_those_are_refused_whose_token_fails(tmp_path: Path) -> None:
    with served(tmp_path, failures=Rate(3, 0.0)) as client:
        keys = keys_of(client)
        address, host = f"/api/tables/{keys['table']['id']}", bearer(keys["host"])
        for _ in range(3):
            assert client.delete(address, headers=WRONG).json()["code"] == "not_the_host"
        for method in ("GET", "DELETE"):
            answer = client.request(method, address, headers=WRONG)
            assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
        assert client.get(f"{address}/moments", headers=bearer(keys["seats"]["0"])).status_code == 200
        assert client.get("/api/games").status_code == 200
        with client.websocket_connect("/live") as socket:
            assert hello(socket, keys["table"]["id"], "wrongwrong") == 4429
        with client.websocket_connect("/live") as socket:
            assert hello(socket, keys["table"]["id"], keys["seats"]["1"]) is None
        with client.websocket_connect("/live") as socket:
            assert hello(socket, keys["table"]["id"]) is None
        assert client.delete(address, headers=host).status_code == 204


def test_a_refusal_without_a_wrong_token_does_not_count(tmp_path: Path) -> None:
    with served(tmp_path, failures=Rate(2, 0.0)) as client:
        keys = keys_of(client)
        address = f"/api/tables/{keys['table']['id']}"
        for _ in range(3):
            assert client.get("/metrics").status_code == 403
            assert client.delete(address).status_code == 403  # no token
            assert client.delete(address, headers=bearer(keys["seats"]["0"])).status_code == 403  # not the host's
        assert client.delete(address, headers=WRONG).status_code == 403
        with client.websocket_connect("/live") as socket:
            assert hello(socket, keys["table"]["id"], "wrongwrong") == 4403
        assert client.delete(address, headers=WRONG).status_code == 429


def test_the_operators_token_can_be_tried_a_few_times_only(tmp_path: Path) -> None:
    rules = Rules(operator_token="sesame", failures=Rate(2, 0.0), behind_proxy=True)
    with TestClient(create_app(tmp_path, 1, rules)) as client:

        def status(token: str, address: str) -> int:
            return client.get("/metrics", headers={**bearer(token), "x-forwarded-for": address}).status_code

        assert [status("a", "9.9.9.9"), status("b", "9.9.9.9"), status("sesame", "9.9.9.9")] == [403, 403, 429]
        assert status("sesame", "9.9.9.8") == 200
        assert status("sesame", "9.9.9.9") == 200  # it is known by now


# Requests.


def test_a_neighbour_without_a_token_takes_nothing_from_who_has_one(tmp_path: Path) -> None:
    with served(tmp_path, requests=Rate(8, 0.0)) as client:
        keys = keys_of(client)
        address, mine = f"/api/tables/{keys['table']['id']}", bearer(keys["seats"]["0"])
        assert client.get(address, headers=mine).status_code == 200
        assert [client.get("/api/games").status_code for _ in range(8)][-2:] == [429, 429]
        assert client.get(address, headers=WRONG).status_code == 429
        assert [client.get(address, headers=mine).status_code for _ in range(9)] == [200] * 8 + [429]
        assert client.get(address, headers=bearer(keys["seats"]["1"])).status_code == 429  # nobody has seen it yet


def test_who_has_been_welcome_on_a_socket_has_an_allowance_of_its_own(tmp_path: Path) -> None:
    with served(tmp_path, requests=Rate(3, 0.0)) as client:
        keys = keys_of(client)
        while client.get("/api/games").status_code != 429:
            pass
        with client.websocket_connect("/live") as socket:
            assert hello(socket, keys["table"]["id"], keys["seats"]["0"]) is None
        address = f"/api/tables/{keys['table']['id']}"
        assert client.get(address, headers=bearer(keys["seats"]["0"])).status_code == 200


def test_all_tokens_of_an_address_together_have_a_limit(tmp_path: Path) -> None:
    with served(tmp_path, requests=Rate(9, 0.0), crowds=Rate(4, 0.0)) as client:
        keys = keys_of(client)
        address, tokens = f"/api/tables/{keys['table']['id']}", list(keys["seats"].values())
        answers = [client.get(address, headers=bearer(token)) for _ in range(4) for token in tokens]
        assert [answer.status_code for answer in answers] == [200] * 6 + [429] * 2  # each was anonymous at first


def test_a_token_opens_no_more_tables_than_its_address(tmp_path: Path) -> None:
    with served(tmp_path, openings=Rate(3, 0.0)) as client:
        keys = keys_of(client)
        address, mine = f"/api/tables/{keys['table']['id']}", bearer(keys["seats"]["0"])
        assert client.get(address, headers=mine).status_code == 200
        wanted = {"moment": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert [client.post(f"{address}/fork", json=wanted, headers=mine).status_code for _ in range(3)] == [
            201,
            201,
            429,
        ]
        assert client.post(f"{address}/rematch", json={}, headers=mine).status_code == 409  # is looked at all the same


def test_whatever_is_not_only_reading_is_counted_by_token(tmp_path: Path) -> None:
    with served(tmp_path, openings=Rate(3, 0.0)) as client:
        keys = keys_of(client)
        address, host = f"/api/tables/{keys['table']['id']}", bearer(keys["host"])
        assert client.get(address, headers=host).status_code == 200

        def set_chat(chat: str) -> int:
            return client.put(f"{address}/chat", json={"chat": chat}, headers=host).status_code

        assert [set_chat(chat) for chat in ("none", "all", "none", "all")] == [200] * 3 + [429]
        mine = bearer(keys["seats"]["0"])
        assert client.get(address, headers=mine).status_code == 200
        assert client.put(f"{address}/seats/0/notice", json={"url": None}, headers=mine).status_code == 200


def test_what_an_address_does_beyond_its_share_is_done_later(tmp_path: Path) -> None:
    with served(tmp_path, changes=Rate(1, 20.0)) as client:
        keys = keys_of(client)
        url, mine = f"/api/tables/{keys['table']['id']}/seats/0/notice", bearer(keys["seats"]["0"])
        began = time.monotonic()
        assert [client.put(url, json={"url": None}, headers=mine).status_code for _ in range(8)] == [200] * 8
        assert time.monotonic() - began > 7 / 20.0 * 0.9


def test_many_tables_in_a_request_count_as_several(tmp_path: Path) -> None:
    with served(tmp_path, requests=Rate(20, 0.0)) as client:
        for _ in range(10):
            client.post("/api/tables", json={"game": "saba", "settings": {"visibility": "open"}})
        assert [client.get("/api/tables").status_code for _ in range(3)] == [200] * 3  # two each
        many = {"tables": {f"t{number}": [] for number in range(40)}}
        assert client.post("/api/mine", json=many).status_code == 429
        assert client.get("/api/games").status_code == 200  # what was refused took one only


# Sockets.


def test_seated_clients_come_in_beside_a_neighbours_many_sockets(tmp_path: Path) -> None:
    with served(tmp_path, sockets_each=2, sockets_token=2) as client, ExitStack() as stack:
        keys = keys_of(client)
        table, token = keys["table"]["id"], keys["seats"]["0"]

        def another() -> WebSocketTestSession:
            return stack.enter_context(client.websocket_connect("/live"))

        assert [hello(another(), table) for _ in range(3)] == [None, None, 4429]
        assert [hello(another(), table, token) for _ in range(3)] == [None, None, 4429]
        assert hello(another(), table, keys["seats"]["1"]) is None


def test_a_socket_that_has_gone_makes_room(tmp_path: Path) -> None:
    with served(tmp_path, sockets_each=1) as client:
        table = keys_of(client)["table"]["id"]
        for _ in range(3):
            with client.websocket_connect("/live") as socket:
                assert hello(socket, table) is None


@pytest.mark.parametrize("rule", ["sockets", "sockets_crowd"])
def test_sockets_are_counted_in_all(tmp_path: Path, rule: str) -> None:
    with served(tmp_path, **{rule: 1}) as client, client.websocket_connect("/live"):
        assert refused(client)


def test_handshakes_are_counted(tmp_path: Path) -> None:
    with served(tmp_path, handshakes=Rate(2, 0.0)) as client:
        assert [refused(client) for _ in range(3)] == [False, False, True]


def test_a_page_of_another_site_uses_up_no_handshakes_of_its_visitor(tmp_path: Path) -> None:
    with served(tmp_path, handshakes=Rate(1, 0.0)) as client:
        keys = keys_of(client)
        for headers in [{"origin": "https://evil.example"}] * 5:
            with pytest.raises(WebSocketDisconnect), client.websocket_connect("/live", headers=headers):
                pass
        with client.websocket_connect("/live") as socket:
            assert hello(socket, keys["table"]["id"], keys["seats"]["0"]) is None


def test_messages_beyond_the_share_of_an_address_are_heard_later_and_nobody_is_cut_off(tmp_path: Path) -> None:
    with served(tmp_path, messages=Rate(4, 20.0)) as client, ExitStack() as stack:
        keys = keys_of(client)
        sockets = [stack.enter_context(client.websocket_connect("/live")) for _ in keys["seats"]]
        for socket, token in zip(sockets, keys["seats"].values(), strict=True):
            assert hello(socket, keys["table"]["id"], token) is None
        began = time.monotonic()
        for number in range(8):
            for socket in sockets:
                socket.send_json({"type": "undo", "id": f"{number}", "seat": 5})
        for socket in sockets:
            answers = (frame["id"] for frame in iter(socket.receive_json, None) if frame["type"] == "no")
            assert list(islice(answers, 8)) == [f"{number}" for number in range(8)]
        assert time.monotonic() - began > (16 - 4) / 20.0 * 0.9


def test_only_the_tokens_shown_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_TOKENS", 2)
    known = KnownTokens()
    for token in ("a", "b", "a", "c"):
        known.add(token)
    assert [token in known for token in "abc"] == [True, False, True]
