"""Limits, origins and headers: what the guard lets in, and what every answer carries."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from serai.server.app import create_app
from serai.server.middleware import hosts
from serai.server.middleware.guard import Rules
from serai.server.middleware.headers import HEADERS
from serai.server.middleware.hosts import is_allowed, names_for
from serai.server.middleware.rate_limit import Rate
from tests.server.doors import LIMIT, at_the_door

TWO = {"game": "saba", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]}


def code(answer: object) -> object:
    found: dict[str, object] = answer.json()  # type: ignore[attr-defined]
    assert set(found) == {"code", "message"}
    return found["code"]


@pytest.mark.parametrize(
    "path", ["/health/live", "/api/games", "/api/tables/nosuch", "/nowhere", "/openapi.json", "/live"]
)
def test_every_answer_carries_the_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    assert [headers[name.decode()] for name, _ in HEADERS] == [value.decode() for _, value in HEADERS]


def test_failures_of_the_server_are_typed_and_carry_the_headers(tmp_path: Path) -> None:
    app = create_app(tmp_path, workers=1)

    @app.get("/broken")
    async def broken() -> None:
        raise ZeroDivisionError("a secret")

    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get("/broken")
    assert (answer.status_code, code(answer)) == (500, "failed")
    assert "secret" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (None, 201),
        ("http://testserver", 201),
        ("https://play.example", 201),
        ("https://evil.example", 403),
        ("null", 403),
        ("http://testserver.evil.example", 403),
        ("http://[", 403),
    ],
)
def test_only_pages_of_allowed_origins_open_tables(tmp_path: Path, origin: str | None, status: int) -> None:
    headers = {} if origin is None else {"origin": origin}
    with TestClient(create_app(tmp_path, 1, Rules(origins=frozenset({"play.example"})))) as client:
        assert client.post("/api/tables", json=TWO, headers=headers).status_code == status
        assert client.get("/api/games", headers=headers).status_code == 200


def test_only_pages_of_allowed_origins_play(client: TestClient) -> None:
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/live", headers={"origin": "http://evil.example"}),
    ):
        pass
    with client.websocket_connect("/live", headers={"origin": "http://testserver"}) as socket:
        socket.send_json({"type": "hello", "table": "nosuch"})
        assert socket.receive_json()["code"] == "no_such_table"


def test_large_bodies_are_refused(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, 1, Rules(body=1000))) as client:
        answer = client.post("/api/tables", content=b" " * 1001)
        assert (answer.status_code, code(answer)) == (413, "too_large")
        answer = client.post("/api/tables", content=(b" " * 600 for _ in range(3)))  # says no length
        assert (answer.status_code, code(answer)) == (413, "too_large")
        answer = client.post("/api/tables", content=b"{}", headers={"content-length": "-1"})
        assert answer.status_code == 413


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[" * 100_000,
        b'{"game": NaN}',
        b'{"game": "\\ud800"}',
        b"\xff\xfe",
        b"1" * 100_000,
        b'{"game": "saba", "options": {"players": Infinity}}',
    ],
    ids=["cut", "deep", "nan", "surrogate", "bytes", "huge", "infinite"],
)
def test_what_is_no_json_is_refused(client: TestClient, body: bytes) -> None:
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, code(answer)) == (400, "bad_json")


@pytest.mark.parametrize(
    "options",
    [
        {"players": 10**40},
        {"players": 1e999},
        {"players": "\u0000"},
        {"players": []},
        {"players": 2, "nosuch": 1},
        {"players": 2, "data": {"a": [[[]]]}},
        {"players": 2.5},
        {"players": True},
    ],
)
def test_odd_options_are_refused(client: TestClient, options: dict[str, object]) -> None:
    body = json.dumps({"game": "saba", "options": options}).replace("Infinity", "1e999")
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, code(answer)) == (400, "bad_request")


def test_tables_are_not_opened_too_fast(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, 1, Rules(openings=Rate(3, 0.0)))) as client:
        assert [client.post("/api/tables", json=TWO).status_code for _ in range(5)] == [201, 201, 201, 429, 429]
        assert client.get("/api/games").status_code == 200


def test_addresses_have_limits_of_their_own_behind_a_proxy(tmp_path: Path) -> None:
    rules = Rules(openings=Rate(1, 0.0), behind_proxy=True)
    with TestClient(create_app(tmp_path, 1, rules)) as client:

        def status(forwarded: str) -> int:
            return client.post("/api/tables", json=TWO, headers={"x-forwarded-for": forwarded}).status_code

        assert [status("1.2.3.4"), status("1.2.3.4"), status("1.2.3.5")] == [201, 429, 201]
        assert status("9.9.9.9, 1.2.3.4") == 429  # what the client itself has put before the proxy's word
        assert [status("2001:db8::1"), status("2001:db8::2"), status("2001:db8:0:1::1")] == [201, 429, 201]


def test_forwarded_addresses_count_only_if_the_operator_says_so(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, 1, Rules(openings=Rate(1, 0.0)))) as client:
        tried = [client.post("/api/tables", json=TWO, headers={"x-forwarded-for": a}) for a in ("1.2.3.4", "1.2.3.5")]
        assert [answer.status_code for answer in tried] == [201, 429]


def test_large_frames_are_cut_off(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, 1, Rules(frame=500))) as client:
        table = client.post("/api/tables", json=TWO).json()["table"]["id"]
        for send in ("send_text", "send_bytes"):
            with client.websocket_connect("/live") as socket:
                socket.send_json({"type": "hello", "table": table})
                assert socket.receive_json()["type"] == "welcome"
                assert socket.receive_json()["type"] == "sight"
                getattr(socket, send)(" " * 501 if send == "send_text" else b" " * 501)
                with pytest.raises(WebSocketDisconnect) as closed:
                    socket.receive_json()
                assert closed.value.code == 1009


def test_measurements_are_for_the_operator(client: TestClient, tmp_path: Path) -> None:
    answer = client.get("/metrics")  # from "testclient", which is not this machine
    assert (answer.status_code, code(answer)) == (403, "not_the_operator")
    with TestClient(create_app(tmp_path / "b", 1), client=("127.0.0.1", 5000)) as local:
        table = local.post("/api/tables", json=TWO).json()["table"]["id"]
        text = local.get("/metrics").text
        assert "serai_tables_live 1.0" in text
        assert "serai_commit_seconds_count" in text
        assert table not in text
        assert local.get("/metrics", headers={"x-forwarded-for": "1.2.3.4"}).status_code == 403
    rules = Rules(operator_token="open sesame")
    with TestClient(create_app(tmp_path / "c", 1, rules), client=("127.0.0.1", 5000)) as guarded:
        assert guarded.get("/metrics").status_code == 403
        assert guarded.get("/metrics", headers={"authorization": "Bearer open sesame"}).status_code == 200


# Under which name, and how it came here.


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8000", True),
        ("LocalHost.", True),
        ("serai.localhost", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.20", True),
        ("[2001:db8::1]:8000", True),
        ("play.example.org", True),
        ("PLAY.example.org:443", True),
        ("evil.example", False),
        ("play.example.org.evil.example", False),
        ("club-pc", False),  # this one is for this machine only
        ("", False),
        ("[evil.example]", False),
    ],
)
def test_only_hosts_that_are_known_are_answered(tmp_path: Path, host: str, ours: bool) -> None:
    rules = Rules(hosts=names_for("127.0.0.1", ["play.example.org:8443"]))
    with TestClient(create_app(tmp_path, 1, rules)) as client:
        answer = client.get("/api/bots", headers={"host": host})
        assert answer.status_code == (200 if ours else 421)
        assert ours or (code(answer), "--allowed-host" in answer.text) == ("bad_host", True)
        assert refused(client, {"host": host}) != ours


def refused(client: TestClient, headers: dict[str, str]) -> bool:
    try:
        with client.websocket_connect("/live", headers=headers):
            return False
    except WebSocketDisconnect:
        return True


@pytest.mark.parametrize("host", ["club-pc", "club-pc.local", "Club-PC.lan:9000", "192.168.1.20", "localhost"])
def test_who_serves_the_network_is_known_by_the_machines_own_names(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    monkeypatch.setattr(hosts.socket, "gethostname", lambda: "Club-PC.example.net")
    assert is_allowed(host, names_for("0.0.0.0", []))
    assert is_allowed("club-pc.example.net", names_for("::", []))
    assert not is_allowed("club-pc.evil.example", names_for("0.0.0.0", []))
    assert is_allowed("anything.example", names_for("0.0.0.0", ["*"]))


def test_answers_are_not_stored_anywhere(client: TestClient) -> None:
    for path in ("/api/games", "/api/tables/nosuch", "/health", "/metrics"):
        assert client.get(path).headers["cache-control"] == "no-store"


def test_only_a_proxy_that_is_there_can_say_that_it_was_https(client: TestClient, tmp_path: Path) -> None:
    secure, name = {"x-forwarded-proto": "https"}, "strict-transport-security"
    assert name not in client.get("/api/bots", headers=secure).headers
    with TestClient(create_app(tmp_path / "b", 1, Rules(behind_proxy=True))) as behind:
        assert name in behind.get("/api/bots", headers=secure).headers
        assert name not in behind.get("/api/bots").headers
        assert name not in behind.get("/api/bots", headers={"x-forwarded-proto": "http"}).headers


def test_nobody_on_this_machine_can_name_another_address(tmp_path: Path) -> None:
    """Uvicorn by itself believes what comes from loopback."""
    rules = Rules(openings=Rate(1, 0.0))
    body = json.dumps(TWO).encode()
    with at_the_door(tmp_path, rules=rules) as port:
        statuses = []
        for address in ("1.2.3.4", "1.2.3.5"):
            headers = {"Content-Type": "application/json", "X-Forwarded-For": address}
            connection = HTTPConnection("127.0.0.1", port, timeout=LIMIT)
            connection.request("POST", "/api/tables", body, headers)
            statuses.append(connection.getresponse().status)
            connection.close()
    assert statuses == [201, 429]
