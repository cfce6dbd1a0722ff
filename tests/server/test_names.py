"""Names: to be read, and to be told apart."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from serai.server.tables.names import LONGEST, distinct, readable
from tests.server.playing import Data, bearer


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann \t B.\n", "Ann B."),
        ("Zoe\u0308", "Zoë"),
        ("\u202ennA\u202c", "nnA"),
        ("A\u200bn\u0000n\u0007", "Ann"),
        ("\u3164 Ann", "Ann"),
        ("Łukasz 山田 🐪", "Łukasz 山田 🐪"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_what_cannot_be_seen_is_left_out(given: str, shown: str) -> None:
    assert readable(given) == shown


@pytest.mark.parametrize("given", ["", " \t", "\u200b\u202e", "\u3164", "x" * (LONGEST + 1)])
def test_a_name_has_something_to_be_seen_and_not_too_much(given: str) -> None:
    with pytest.raises(ValueError, match="1 to 40 characters"):
        readable(given)


def test_the_second_of_a_name_gets_a_number() -> None:
    assert distinct("Ann", ["Ben", ""]) == "Ann"
    assert distinct("ANN", ["Ann"]) == "ANN (2)"
    assert distinct("Ann", ["Ann", "ann (2)"]) == "Ann (3)"
    assert distinct("\uff21nn", ["Ann"]) == "\uff21nn (2)"  # a wide A looks like an A
    long = distinct("x" * LONGEST, ["x" * LONGEST])
    assert (len(long), long[-4:]) == (LONGEST, " (2)")


def names(keys: Data) -> list[str]:
    return [seat["name"] for seat in keys["table"]["seats"]]


def test_bots_have_names_that_nobody_else_has(client: TestClient) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "name": "Ann"}, {"kind": "bot"}, {"kind": "bot"}]
    keys = client.post("/api/tables", json={"game": "saba", "options": {"players": 4}, "seats": seats}).json()
    assert names(keys) == ["Ann", "Ann (2)", "casual", "casual (2)"]


def test_at_a_table_no_two_have_the_same_name(client: TestClient) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "ann\u200b"}, {"kind": "open"}, {"kind": "bot"}]
    keys = client.post("/api/tables", json={"game": "saba", "options": {"players": 4}, "seats": seats}).json()
    path = f"/api/tables/{keys['table']['id']}/seats/2"
    joined = client.post(path, json={"name": " Ann\u202e"}).json()
    assert names(joined) == ["Ann", "ann (2)", "Ann (3)", "casual"]
    refused = client.post(path, json={"name": "\u202e"})
    client.delete(path, headers=bearer(joined["seats"]["2"]))
    with_bot = client.put(f"{path}/bot", json={"bot": "casual"}, headers=bearer(keys["host"])).json()
    assert names({"table": with_bot}) == ["Ann", "ann (2)", "casual (2)", "casual"]
    assert (refused.status_code, "1 to 40 characters" in refused.json()["message"]) == (422, True)
