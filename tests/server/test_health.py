"""Is the server there, and can it serve? What it says, and that the time of an answer says nothing."""

from __future__ import annotations

import time

import pytest
from fastapi.testclient import TestClient

from serai.server.ops import health
from serai.server.ops.health import Probe
from serai.server.tables.lobby import Lobby


def probe_of(client: TestClient) -> Probe:
    found = client.app.state.probe  # type: ignore[attr-defined]
    assert isinstance(found, Probe)
    return found


def lobby_of(client: TestClient) -> Lobby:
    found = client.app.state.lobby  # type: ignore[attr-defined]
    assert isinstance(found, Lobby)
    return found


def look(client: TestClient) -> None:
    assert client.portal is not None
    client.portal.call(probe_of(client).look)


def reason(client: TestClient) -> str:
    answer = client.get("/health/ready")
    assert client.get("/health").status_code == answer.status_code
    assert client.get("/health/live").status_code == 200
    if answer.status_code == 200:
        return ""
    assert (answer.status_code, answer.json()["code"]) == (503, "not_ready")
    return str(answer.json()["message"])


def broken(*_: object) -> None:
    raise OSError("no space left")


def test_a_server_that_can_serve_is_ready(client: TestClient) -> None:
    assert client.get("/health/ready").json()["status"] == "ok"
    assert client.get("/health").json() == client.get("/health/live").json()


def test_ready_means_that_something_can_be_stored(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    store = lobby_of(client).store
    with monkeypatch.context() as patch:
        patch.setattr(store, "_all_at_once", broken)
        store._last = 0.0
        look(client)
        assert reason(client) == health.STORING
    look(client)
    assert reason(client) == ""


def test_ready_means_that_tables_can_be_loaded(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_of(client).store, "row", broken)
    look(client)
    assert reason(client) == health.LOADING


def test_loading_that_hangs_is_noticed(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "WITHIN", 0.01)
    monkeypatch.setattr(lobby_of(client).store, "row", lambda _: time.sleep(0.5))
    look(client)
    assert reason(client) == health.LOADING


def test_ready_means_that_the_heart_beats(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = lobby_of(client)
    monkeypatch.setattr(lobby.timekeeper, "sign", lambda: None)
    assert reason(client) == ""
    lobby.timekeeper.signed -= 1000
    look(client)
    assert reason(client) == health.BEATING


@pytest.mark.parametrize("step", [-7200.0, 7200.0])
def test_setting_the_clock_on_the_wall_neither_stops_the_heart_nor_hides_that_it_has_stopped(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, step: float
) -> None:
    lobby, now = lobby_of(client), time.time
    monkeypatch.setattr(lobby.timekeeper, "sign", lambda: None)
    monkeypatch.setattr(time, "time", lambda: now() + step)
    look(client)
    assert reason(client) == ""
    lobby.timekeeper.signed -= 1000
    look(client)
    assert reason(client) == health.BEATING


def test_a_heartbeat_that_cannot_be_written_down_is_none(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = lobby_of(client).timekeeper
    keeper.signed -= 1000
    with monkeypatch.context() as patch:
        patch.setattr(type(keeper.file), "write_text", broken)
        keeper.sign()
        look(client)
        assert reason(client) == health.BEATING
    keeper.sign()
    look(client)
    assert reason(client) == ""


def test_a_probe_that_looks_no_more_is_no_good_news(client: TestClient) -> None:
    probe_of(client).looked -= 1000
    assert reason(client) == health.LOOKING


def test_asking_looks_at_nothing_so_that_its_time_tells_nothing(client: TestClient) -> None:
    store = lobby_of(client).store
    before = store.commits
    store._last = 0.0
    for _ in range(3):
        assert reason(client) == ""
    assert store.commits == before
