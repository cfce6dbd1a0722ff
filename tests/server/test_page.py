"""The page in the browser, as far as the server has to do with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from serai.server.http import page

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>Serai</title>")
    monkeypatch.setattr(page, "FOLDER", tmp_path)


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("address", ["/", "/t/abc", "/t/abc/replay/3", "/rules/emira", "/learn/saba"])
def test_every_address_of_the_page_shows_it(client: TestClient, address: str) -> None:
    answer = client.get(address, headers=BROWSER)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "<title>Serai</title>" in answer.text


@pytest.mark.usefixtures("built")
def test_an_address_that_leads_nowhere_shows_the_page_to_people_and_a_problem_to_programs(client: TestClient) -> None:
    answer = client.get("/nowhere", headers=BROWSER)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert client.get("/nowhere").json()["code"] == "http"
    assert client.post("/nowhere", headers=BROWSER).json()["code"] == "http"


def test_a_page_that_is_not_built_says_how_to(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    assert client.get("/").status_code == 503
    assert client.get("/nowhere", headers=BROWSER).json()["code"] == "http"


def test_what_is_public_is_compressed_and_what_may_hold_a_secret_is_not(client: TestClient) -> None:
    packing = {"accept-encoding": "gzip"}
    for public in ("/api/games", "/api/games/saba/rules"):
        answer = client.get(public, headers=packing)
        assert answer.headers.get("content-encoding") == "gzip"
        assert answer.json() == client.get(public, headers={"accept-encoding": "identity"}).json()
    opened = client.post("/api/tables", json={"game": "saba", "seats": [{"kind": "me"}]}, headers=packing)
    table = opened.json()["table"]["id"]
    shown = client.get(f"/api/tables/{table}", headers=packing)
    mine = client.post("/api/mine", json={"tables": {table: list(opened.json()["seats"].values())}}, headers=packing)
    for secret in (opened, shown, mine):
        assert secret.is_success
        assert len(secret.content) > 500
        assert "content-encoding" not in secret.headers
