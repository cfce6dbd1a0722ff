"""No outside help where the table says so, and nothing of a private game through its what-ifs."""

from __future__ import annotations

from fastapi.testclient import TestClient

from tests.conformance.toy import Lots
from tests.server.playing import Data, Player, bearer, open_table
from tests.server.test_rematch_and_what_if import finished

ME_ALL = [{"kind": "me"}, {"kind": "me"}]


def what_if(client: TestClient, keys: Data, token: str | None, **wanted: object) -> Data:
    path = f"/api/tables/{keys['table']['id']}/fork"
    headers = {} if token is None else bearer(token)
    answer = client.post(path, json={"moment": 0, "seats": ME_ALL, **wanted}, headers=headers)
    return {"status": answer.status_code, **answer.json()}


def test_without_hints_there_is_no_what_if_of_a_running_game(client: TestClient, lots: Lots) -> None:
    keys = open_table(client, "lots", 2, settings={"hints": False})
    refused = what_if(client, keys, keys["seats"]["0"])
    assert (refused["status"], refused["code"]) == (409, "no_outside_help")
    with Player(client, keys["table"]["id"], list(keys["seats"].values())) as player:
        player.until("sight")
        player.play_on()
    assert what_if(client, keys, keys["seats"]["0"])["status"] == 201


def test_only_those_who_play_open_a_what_if_of_a_running_game(client: TestClient, lots: Lots) -> None:
    keys = open_table(client, "lots", 2)
    for token in (None, keys["host"]):
        refused = what_if(client, keys, token)
        assert (refused["status"], refused["code"]) == (403, "not_your_seat")
    assert what_if(client, keys, keys["seats"]["1"])["status"] == 201


def test_a_moment_beyond_all_bounds_is_refused_with_a_sentence(client: TestClient, lots: Lots) -> None:
    keys = open_table(client, "lots", 2)
    refused = what_if(client, keys, keys["seats"]["0"], moment=10**30)
    assert (refused["status"], refused["code"]) == (422, "invalid")


def test_a_table_without_spectators_has_none_when_its_game_is_over(client: TestClient, lots: Lots) -> None:
    keys = open_table(client, "lots", 2, settings={"spectators": False})
    path = f"/api/tables/{keys['table']['id']}"
    with Player(client, keys["table"]["id"], list(keys["seats"].values())) as player:
        player.until("sight")
        player.play_on()
    for part in ("game", "moments", "moments/0", "moments/0?seat=all"):
        refused = client.get(f"{path}/{part}")
        assert (refused.status_code, refused.json()["code"]) == (403, "no_spectators")
        for token in (keys["host"], keys["seats"]["1"]):
            assert client.get(f"{path}/{part}", headers=bearer(token)).status_code == 200
    assert what_if(client, keys, None, seat="all")["code"] == "no_spectators"
    assert what_if(client, keys, keys["seats"]["1"], seat="all")["status"] == 201


def test_nobody_sits_down_to_see_a_private_game_that_is_over(client: TestClient, lots: Lots) -> None:
    for spectators, status in ((False, 403), (True, 201)):
        keys = finished(client, settings={"spectators": spectators})
        seat = f"/api/tables/{keys['table']['id']}/seats/1"
        assert client.delete(seat, headers=bearer(keys["seats"]["1"])).json()["seats"][1]["kind"] == "open"
        assert client.post(seat, json={"name": "Eve"}).status_code == status


def test_what_a_what_if_came_from_is_told_to_who_opened_it_only(client: TestClient, lots: Lots) -> None:
    parent = finished(client)
    settings = {"visibility": "open"}
    keys = what_if(client, parent, parent["seats"]["0"], seats=[{"kind": "me"}], settings=settings)
    id, origin = keys["table"]["id"], f"{parent['table']['id']}/moments/0?seat=0"
    assert keys["table"]["parent"] == origin
    guest = client.post(f"/api/tables/{id}/seats/1", json={"name": "Eve"}).json()
    assert guest["table"]["parent"] is None
    shown = {None: None, guest["seats"]["1"]: None, keys["host"]: origin, keys["seats"]["0"]: origin}
    for token, told in shown.items():
        headers = {} if token is None else bearer(token)
        assert client.get(f"/api/tables/{id}", headers=headers).json()["parent"] == told
        with Player(client, id, [] if token is None else [token]) as player:
            assert player.table["parent"] == told
        if token is not None:
            assert client.post("/api/mine", json={"tables": {id: [token]}}).json()[0]["table"]["parent"] == told
    with Player(client, id) as stranger, Player(client, id, [keys["seats"]["0"]]) as opener:
        client.post(f"/api/tables/{id}/begin", headers=bearer(keys["host"]))
        for player, told in ((stranger, None), (opener, origin)):
            while player.table["status"] == "waiting":
                player.receive()
            assert player.table["parent"] == told
            assert (parent["table"]["id"] in str(player.frames)) == (told is not None)
    assert parent["table"]["id"] not in client.get("/api/tables").text
    lobby = client.app.state.lobby  # type: ignore[attr-defined]
    lobby.rooms.clear()
    assert parent["table"]["id"] not in client.get("/api/tables").text


def test_at_a_rematch_all_who_play_again_know_what_it_follows(client: TestClient, lots: Lots) -> None:
    keys = finished(client)
    id = keys["table"]["id"]
    new = client.post(f"/api/tables/{id}/rematch", json={}, headers=bearer(keys["seats"]["0"])).json()
    assert new["parent"] == id
    path = f"/api/tables/{new['id']}"
    assert client.get(path).json()["parent"] is None
    assert client.get(path, headers=bearer(keys["seats"]["1"])).json()["parent"] == id
