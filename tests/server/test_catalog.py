"""What there is: games, bots, tables of everybody and of one's own."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import serai
from serai.bots import LEVELS
from serai.games.dragons.treasure_cards import DECKS
from serai.server.storage.store import DATABASE
from serai.server.tables.lobby import Lobby
from tests.conformance.toy import Lots
from tests.server.databases import change
from tests.server.playing import Player, open_table

OPEN = {"visibility": "open"}


def test_games_with_all_their_options(client: TestClient) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()}
    assert set(games) == set(serai.games())
    for name, told in games.items():
        game = serai.game(name)
        assert [setting["name"] for setting in told["options"]] == [setting.name for setting in game.settings]
        for setting, known in zip(told["options"], game.settings):
            assert known.accepts(setting["default"])
            if setting["kind"] == "choice":
                assert setting["default"] in setting["values"]
            if setting["kind"] == "number":
                assert known.accepts(setting["low"])
                assert known.accepts(setting["high"])
                assert not known.accepts(setting["high"] + setting["step"])


def test_a_table_tells_the_options_that_were_chosen_and_the_values_of_all(client: TestClient) -> None:
    wanted = {"players": 3, "edition": "fr", "upkeep": 70}
    table = client.post("/api/tables", json={"game": "emira", "options": wanted}).json()["table"]
    assert table["options"] == wanted
    assert table["settled"] == serai.game("emira").resolve_settings(wanted)
    assert (table["settled"]["hind_phase6"], table["settled"]["upkeep"]) == ("barred", 70)


def test_options_can_be_looked_at_before_a_table_is_opened(client: TestClient) -> None:
    rows = [" ".join(row.split()) for row in DECKS[3]]
    fine = {"players": 3, "treasure_cards": json.dumps({"3": rows})}
    told = client.post("/api/games/dragons/options", json={"options": fine}).json()
    assert told == {"settled": serai.game("dragons").resolve_settings(fine), "warnings": []}
    odd = {"players": 3, "treasure_cards": {"3": [rows[0], *rows[:-1]]}}
    told = client.post("/api/games/dragons/options", json={"options": odd}).json()
    assert told["warnings"][0] == "treasure_cards: 3 players, card 2: the same as card 1"
    wrong = client.post("/api/games/dragons/options", json={"options": {"treasure_cards": {"3": rows[:3]}}})
    assert (wrong.status_code, wrong.json()["message"]) == (400, "treasure_cards: 3 players: expected 15 cards")
    assert client.post("/api/games/chess/options", json={"options": {}}).status_code == 400


def test_bots_with_levels_and_summaries(client: TestClient) -> None:
    bots = client.get("/api/bots").json()
    assert [bot["name"] for bot in bots if bot["level"]] == [level.name for level in LEVELS]
    assert all(bot["summary"] for bot in bots)


def test_open_tables_page_by_page(client: TestClient, lots: Lots, hushed: Lots) -> None:
    ids = [open_table(client, "lots", 2, settings=OPEN)["table"]["id"] for _ in range(5)]
    open_table(client, "lots", 2)  # by link only
    other = open_table(client, "hushed", 2, settings=OPEN)["table"]["id"]
    waiting = client.post("/api/tables", json={"game": "lots", "settings": OPEN}).json()["table"]["id"]
    found: list[str] = []
    cursor: dict[str, str] = {}
    while True:
        page = client.get("/api/tables", params={"limit": 2, **cursor}).json()
        found += [table["id"] for table in page["tables"]]
        if page["next"] is None:
            break
        cursor = {"cursor": page["next"]}
    assert found == [waiting, other, *reversed(ids)]
    assert [table["id"] for table in client.get("/api/tables?game=hushed").json()["tables"]] == [other]
    assert [table["id"] for table in client.get("/api/tables?status=waiting").json()["tables"]] == [waiting]
    assert client.get("/api/tables?game=none").json() == {"tables": [], "next": None}
    assert client.get("/api/tables?cursor=x").json()["code"] == "bad_cursor"


def test_a_list_needs_no_game_in_memory_and_survives_a_bad_table(
    client: TestClient, lots: Lots, tmp_path: Path
) -> None:
    good = open_table(client, "lots", 2, settings=OPEN)["table"]
    bad = open_table(client, "lots", 2, settings=OPEN)["table"]["id"]
    with sqlite3.connect(tmp_path / DATABASE) as database:
        change = "update entries set data = replace(data, '\"lots\"', '\"gone\"') where table_id = ? and number = 0"
        database.execute(change, (bad,))
    client.app.state.lobby.rooms.clear()
    listed = client.get("/api/tables").json()["tables"]
    assert not client.app.state.lobby.rooms
    assert [{**table, "changed": 0} for table in listed] == [{**good, "changed": 0}]
    assert listed[0]["status"] == "playing"
    answer = client.get(f"/api/tables/{bad}")
    assert (answer.status_code, answer.json()["code"]) == (409, "damaged")


def test_a_damaged_table_is_in_no_list_though_nobody_has_opened_it(
    client: TestClient, lots: Lots, tmp_path: Path
) -> None:
    good, early, late = (open_table(client, "lots", 2, settings=OPEN)["table"]["id"] for _ in range(3))
    lobby: Lobby = client.app.state.lobby
    lobby.rooms.clear()
    change(tmp_path, "UPDATE entries SET data = replace(data, 'P1', 'P2') WHERE table_id = ? AND number = 2", early)
    assert ids_listed(client) == [late, good]
    change(tmp_path, "DELETE FROM entries WHERE table_id = ? AND number = 3", late)  # after it was found whole
    assert client.get(f"/api/tables/{late}").json()["code"] == "damaged"
    assert ids_listed(client) == [good]


def ids_listed(client: TestClient) -> list[str]:
    return [table["id"] for table in client.get("/api/tables").json()["tables"]]


def test_a_table_that_has_left_the_memory_is_read_once_for_lists(
    client: TestClient, lots: Lots, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    id = client.post("/api/tables", json={"game": "lots", "settings": OPEN}).json()["table"]["id"]
    read, found = [], lobby.store.seating_entries
    monkeypatch.setattr(lobby.store, "seating_entries", lambda id: (read.append(id), found(id))[1])
    lobby.rooms.clear()
    assert [client.get("/api/tables").json()["tables"] for _ in range(3)] == [[sketch_of(client, id)]] * 3
    assert read == [id]
    seat = client.post(f"/api/tables/{id}/seats/1", json={"name": "Ben"})
    assert seat.status_code == 201, seat.text
    lobby.rooms.clear()
    assert client.get("/api/tables").json()["tables"][0]["seats"][1]["name"] == "Ben"
    assert read == [id, id]


def sketch_of(client: TestClient, id: str) -> object:
    """What is told of a table itself; then it leaves the memory again."""
    told = client.get(f"/api/tables/{id}").json()
    client.app.state.lobby.rooms.clear()  # type: ignore[attr-defined]
    return told


def test_which_of_my_tables_wait_for_me(client: TestClient, lots: Lots) -> None:
    one, two = (open_table(client, "lots", 2) for _ in range(2))
    ids = [keys["table"]["id"] for keys in (one, two)]
    with Player(client, ids[1], [two["seats"]["0"]]) as player:
        player.until("sight")
        player.play(0)
    tokens = {ids[0]: [one["seats"]["1"], one["host"]], ids[1]: [two["seats"]["0"]], "gone": ["x" * 20]}
    mine = client.post("/api/mine", json={"tables": tokens}).json()
    assert [(table["id"], table["seats"], table["host"], table["waiting"]) for table in mine] == [
        (ids[0], [1], True, [1]),
        (ids[1], [0], False, []),
        ("gone", [], False, []),
    ]
    assert mine[0]["table"]["status"] == "playing"
    assert mine[2]["table"] is None
    strange = client.post("/api/mine", json={"tables": {ids[0]: ["y" * 20]}}).json()
    assert (strange[0]["seats"], strange[0]["waiting"]) == ([], [])


def test_the_colours_of_the_seats_are_known_before_the_deal_unless_they_are_dealt(client: TestClient) -> None:
    told = {game["id"]: game["colours"] for game in client.get("/api/games").json()}
    assert told["emira"] == []
    for game, seats, most in (("dragons", "screens", 5), ("saba", "builders", 4)):
        view = serai.game(game).new(players=most, seed=1).view(None)
        assert [seat["colour"] for seat in view[seats]] == told[game]


def test_the_words_of_a_game_are_had_for_a_page_without_them(client: TestClient, lots: Lots) -> None:
    assert "score-main-points = main points" in client.get("/api/games/emira/words").json()
    assert "score-main-points = Hauptpunkte" in client.get("/api/games/emira/words?lang=de").json()
    assert client.get("/api/games/emira/words?lang=xx").json() == client.get("/api/games/emira/words").json()
    assert client.get("/api/games/lots/words").json() == ""


def test_a_game_says_by_what_it_ranks(client: TestClient, lots: Lots) -> None:
    games = {game["id"]: game["criteria"] for game in client.get("/api/games").json()}
    assert games["dragons"] == [{"name": "artifacts", "modes": None}, {"name": "scrolls", "modes": ["magic"]}]
    assert [criterion["name"] for criterion in games["emira"]] == ["fulfilled", "main_points", "side_points", "gold"]
    assert [criterion["name"] for criterion in games["saba"]] == ["points", "serail_markers", "serail_order"]
    assert [criterion["name"] for criterion in games["lots"]] == ["points"]
