"""A first game, at a table that is laid for it."""

from __future__ import annotations

from fastapi.testclient import TestClient

from tests.conformance.toy import Lots
from tests.server.playing import Player


def test_a_tour_is_a_table_of_ones_own_with_bots(client: TestClient) -> None:
    answer = client.post("/api/games/saba/tour", json={"name": "Ann"})
    assert answer.status_code == 201
    keys = answer.json()
    assert list(keys["seats"]) == ["0"]
    table = keys["table"]
    assert table["status"] == "playing"
    assert table["settings"]["visibility"] == "link"
    assert not table["settings"]["spectators"]
    assert [seat["kind"] for seat in table["seats"]] == ["person"] + ["bot"] * (len(table["seats"]) - 1)
    assert table["seats"][0]["name"] == "Ann"


def test_a_tour_begins_where_the_game_says(client: TestClient, lots: Lots) -> None:
    match = lots.new(seed=5, players=3)
    while match.state.round < 2 or match.state.seat != 0:
        match.play(match.decision.moves[0])
    lots.tour = match.position  # type: ignore[method-assign]
    keys = client.post("/api/games/lots/tour", json={}).json()
    with Player(client, keys["table"]["id"], list(keys["seats"].values())) as player:
        sight = player.until("sight")
    assert len(keys["table"]["seats"]) == 3
    assert sight["view"] == match.view(0)


def test_there_is_no_tour_of_an_unknown_game(client: TestClient) -> None:
    answer = client.post("/api/games/chess/tour", json={})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
