"""The rules of a game, for reading in a browser."""

from __future__ import annotations

import re
import threading
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import serai
from serai.core.game import Game
from serai.server.http import rules_pages
from serai.text import Rulebook
from serai.text.phrasebook import texts_of


@pytest.mark.parametrize("name", serai.games())
def test_every_clause_in_its_order(client: TestClient, name: str) -> None:
    told = client.get(f"/api/games/{name}/rules").json()
    book = Rulebook(serai.game(name))
    assert told["title"] == book.title
    assert told["introduction"].startswith("<p>")
    assert [clause["clause"] for clause in told["clauses"]] == [clause.number for clause in book.clauses]
    assert [clause["title"] for clause in told["clauses"]] == [clause.title for clause in book.clauses]


@pytest.mark.parametrize("name", serai.games())
def test_options_can_be_found_by_their_names(client: TestClient, name: str) -> None:
    html = "".join(clause["html"] for clause in client.get(f"/api/games/{name}/rules").json()["clauses"])
    marked = set(re.findall(r'<code data-option="(\w+)">\1</code>', html))
    assert marked <= {setting.name for setting in serai.game(name).settings}
    assert {"players", "mode"} <= marked
    assert "<code>" in html


@pytest.mark.parametrize("name", serai.games())
def test_a_clause_that_another_names_can_be_reached(client: TestClient, name: str) -> None:
    clauses = client.get(f"/api/games/{name}/rules").json()["clauses"]
    known = {clause["clause"] for clause in clauses}
    led_to = re.findall(
        r'<a href="([^"]+)" data-clause="([^"]+)">\2</a>', "".join(clause["html"] for clause in clauses)
    )
    assert led_to
    assert all(address == f"/rules/{name}#{number}" and number in known for address, number in led_to)


def test_tables_are_tables(client: TestClient) -> None:
    html = "".join(clause["html"] for clause in client.get("/api/games/dragons/rules").json()["clauses"])
    assert "<th>" in html
    assert "| " not in html


def test_what_is_not_written_in_a_language_is_in_english(client: TestClient) -> None:
    english = client.get("/api/games/saba/rules").json()
    assert client.get("/api/games/saba/rules?lang=xx").json() == english
    folder = texts_of(serai.game("saba"))
    assert isinstance(folder, Path)
    for file in folder.glob("rules.??.md"):
        told = client.get(f"/api/games/saba/rules?lang={file.name[6:8]}").json()
        assert len(told["clauses"]) == len(english["clauses"])
        assert (told == english) == (file.name == "rules.en.md")


def test_rules_are_written_in_a_thread_and_kept_by_language(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []

    def noting(game: Game, lang: str) -> Rulebook:
        written.append(threading.current_thread().name)
        return Rulebook(game, lang)

    rules_pages.rules_of.cache_clear()
    monkeypatch.setattr(rules_pages, "Rulebook", noting)
    assert client.portal is not None
    loop = client.portal.call(lambda: threading.current_thread().name)
    for lang in ("en", "xx", "yy", "en"):
        assert client.get(f"/api/games/saba/rules?lang={lang}").status_code == 200
    assert loop not in written
    assert rules_pages.rules_of.cache_info().misses == 1


def test_what_is_no_game_or_no_language_is_refused(client: TestClient) -> None:
    assert client.get("/api/games/nothing/rules").json()["code"] == "bad_request"
    assert client.get("/api/games/saba/rules?lang=../en").json()["code"] == "invalid"
