"""Rematches, leaving and coming back, and what-if tables."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.conformance.toy import Lots
from tests.server.playing import Player, bearer, open_table
from tests.server.shuffling import commit, salt


def finished(client: TestClient, people: int = 2, **more: object) -> dict:
    keys = open_table(client, "lots", people, **more)
    with Player(client, keys["table"]["id"], list(keys["seats"].values())) as player:
        player.until("sight")
        player.play_on()
    return keys


def test_a_rematch_keeps_people_options_and_tokens(client: TestClient, lots: Lots) -> None:
    keys = open_table(client, "lots", 2, options={"looking": False}, settings={"undo": "never"})
    old = keys["table"]["id"]
    early = client.post(f"/api/tables/{old}/rematch", json={}, headers=bearer(keys["host"]))
    assert (early.status_code, early.json()["code"]) == (409, "not_over")
    with Player(client, old, list(keys["seats"].values())) as player:
        player.until("sight")
        player.play_on()
        answer = client.post(
            f"/api/tables/{old}/rematch", json={"commit": commit(1)}, headers=bearer(keys["seats"]["1"])
        )
        new = answer.json()
        assert answer.status_code == 201
        while player.table["rematch"] is None:
            player.receive()
        assert player.table["rematch"] == new["id"]
    assert new["parent"] == old
    assert new["status"] == "waiting"
    assert [seat["name"] for seat in new["seats"]] == ["P1", "P0"]
    assert [seat["commit"] for seat in new["seats"]] == [commit(1), ""]
    assert (new["options"], new["settings"]) == (keys["table"]["options"], keys["table"]["settings"])
    assert new["commitment"] != keys["table"]["commitment"]
    again = client.post(f"/api/tables/{old}/rematch", json={"order": [0, 1]}, headers=bearer(keys["host"]))
    assert again.json()["id"] == new["id"]
    assert client.get(f"/api/tables/{old}").json()["rematch"] == new["id"]
    other, seats = bearer(keys["seats"]["0"]), f"/api/tables/{new['id']}/seats"
    promised = client.put(f"{seats}/1/commit", json={"commit": commit(2)}, headers=other)
    assert promised.json()["seats"][1]["commit"] == commit(2)
    begun = client.post(f"/api/tables/{new['id']}/begin", headers=other)
    assert begun.json()["status"] == "dealing"
    client.put(f"{seats}/1/reveal", json={"salt": salt(2)}, headers=other)
    dealt = client.put(f"{seats}/0/reveal", json={"salt": salt(1)}, headers=bearer(keys["seats"]["1"]))
    assert dealt.json()["status"] == "playing"
    with Player(client, new["id"], [keys["seats"]["0"]]) as player:
        assert player.frames[0]["seats"] == [1]


def test_a_rematch_in_another_order_and_not_by_strangers(client: TestClient, lots: Lots) -> None:
    keys = finished(client, 3)
    path = f"/api/tables/{keys['table']['id']}/rematch"
    assert client.post(path, json={}).status_code == 403
    assert client.post(path, json={}, headers=bearer("x" * 20)).status_code == 403
    for order in ([0, 1], [0, 0, 1], [1, 2, 3]):
        answer = client.post(path, json={"order": order}, headers=bearer(keys["host"]))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_order")
    answer = client.post(path, json={"order": [2, 1, 0]}, headers=bearer(keys["host"]))
    assert [seat["name"] for seat in answer.json()["seats"]] == ["P2", "P1", "P0"]
    assert client.delete(f"/api/tables/{answer.json()['id']}", headers=bearer(keys["host"])).status_code == 204
    answer = client.post(path, json={}, headers=bearer(keys["host"]))  # that one is gone: another
    assert [seat["name"] for seat in answer.json()["seats"]] == ["P2", "P0", "P1"]


def test_a_rematch_against_bots_only_is_dealt_at_once(client: TestClient, lots: Lots) -> None:
    keys = finished(client, 2)
    id = keys["table"]["id"]
    for seat in ("1",):
        client.delete(f"/api/tables/{id}/seats/{seat}", headers=bearer(keys["host"]))
        client.put(f"/api/tables/{id}/seats/{seat}/bot", json={"bot": "random"}, headers=bearer(keys["host"]))
    new = client.post(f"/api/tables/{id}/rematch", json={}, headers=bearer(keys["seats"]["0"])).json()
    assert new["status"] == "playing"
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "person"]


def test_leaving_and_coming_back(client: TestClient, lots: Lots) -> None:
    keys = open_table(client, "lots", 2)
    id, tokens = keys["table"]["id"], list(keys["seats"].values())
    with Player(client, id, [tokens[1]]) as other:
        with Player(client, id, [tokens[0]]) as first:
            first.until("sight")
            heard = first.sights[0]["first"] + len(first.sights[0]["events"])
            while not other.table["seats"][0]["here"]:
                other.receive()
        while other.table["seats"][0]["here"]:
            other.receive()
        with Player(client, id, [tokens[0]], heard={"0": heard}) as back:
            sight = back.until("sight")
            assert (sight["first"], sight["events"]) == (heard, [])
            assert sight["view"] == first.sights[0]["view"]
            assert back.tell(type="play", seat=0, asked=sight["asked"], move=back.move(0))["type"] == "done"


def test_who_leaves_while_the_game_is_on_leaves_a_bot_and_a_token_that_opens_nothing(client: TestClient) -> None:
    keys = open_table(client, "saba", 2)
    id, tokens = keys["table"]["id"], list(keys["seats"].values())
    seat = f"/api/tables/{id}/seats/0"
    assert client.delete(seat, headers=bearer(tokens[1])).status_code == 403
    with Player(client, id, [tokens[1]]) as other, Player(client, id, [tokens[0]]) as first:
        gone = client.delete(seat, headers=bearer(tokens[0])).json()
        assert (gone["seats"][0]["kind"], gone["seats"][0]["bot"], gone["seats"][0]["name"]) == ("bot", "casual", "P0")
        told = other.until("chat")
        assert (told["seat"], told["name"], told["left"]) == (0, "P0", True)
        with pytest.raises(WebSocketDisconnect):
            first.until("never")
    refused = client.get(f"/api/tables/{id}/moments", headers=bearer(tokens[0]))
    assert refused.json()["code"] == "bad_token"


def test_who_gets_up_before_the_deal_leaves_a_free_seat_and_is_not_served_any_more(
    client: TestClient, lots: Lots
) -> None:
    wanted = {"game": "lots", "options": {"players": 2}, "seats": [{"kind": "me", "name": "Ann"}]}
    keys = client.post("/api/tables", json=wanted).json()
    id, token = keys["table"]["id"], keys["seats"]["0"]
    with Player(client, id, [token]) as ann:
        left = client.delete(f"/api/tables/{id}/seats/0", headers=bearer(keys["host"])).json()
        assert left["seats"][0]["kind"] == "open"
        with pytest.raises(WebSocketDisconnect):
            ann.until("never")
    again = client.delete(f"/api/tables/{id}/seats/0", headers=bearer(keys["host"])).json()
    assert again["changed"] == left["changed"]  # nobody sat there: nothing is written


def test_a_rematch_seats_the_person_whom_a_bot_stood_in_for(client: TestClient, lots: Lots) -> None:
    keys = finished(client, 2)
    id = keys["table"]["id"]
    client.put(f"/api/tables/{id}/seats/0/bot", json={"bot": "random"}, headers=bearer(keys["host"]))
    new = client.post(f"/api/tables/{id}/rematch", json={}, headers=bearer(keys["seats"]["1"])).json()
    assert [(seat["kind"], seat["name"]) for seat in new["seats"]] == [("person", "P1"), ("person", "P0")]
    with Player(client, new["id"], [keys["seats"]["0"]]) as player:
        assert player.frames[0]["seats"] == [1]


def test_a_what_if_of_a_running_game_knows_what_the_asker_knows(client: TestClient, lots: Lots) -> None:
    keys = open_table(client, "lots", 2)
    id, tokens = keys["table"]["id"], list(keys["seats"].values())
    with Player(client, id, tokens) as player:
        player.until("sight")
        player.play_on(3)
    own = bearer(tokens[0])
    moments = client.get(f"/api/tables/{id}/moments", headers=own).json()
    last = len(moments["heard"]) - 1
    then = client.get(f"/api/tables/{id}/moments/{last}", headers=own).json()
    wanted = {"moment": last, "seats": [{"kind": "me"}, {"kind": "me"}]}
    answer = client.post(f"/api/tables/{id}/fork", json=wanted, headers=own)
    assert answer.status_code == 201, answer.text
    what_if = answer.json()
    assert what_if["table"]["parent"] == f"{id}/moments/{last}?seat=0"
    assert what_if["table"]["status"] == "playing"
    with Player(client, what_if["table"]["id"], list(what_if["seats"].values())) as player:
        while set(player.sights) != {0, 1}:
            player.receive()
        assert player.sights[0]["view"] == then["view"]
        player.play_on()
    for refused in ({**wanted, "seat": 1}, {**wanted, "seat": "all"}):
        answer = client.post(f"/api/tables/{id}/fork", json=refused, headers=own)
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
    answer = client.post(f"/api/tables/{id}/fork", json={**wanted, "moment": 99}, headers=own)
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_moment")
    assert client.get(f"/api/tables/{id}").json()["status"] == "playing"


def test_a_what_if_of_a_finished_game_as_it_really_was(client: TestClient, lots: Lots) -> None:
    id = finished(client)["table"]["id"]
    whole = client.get(f"/api/tables/{id}/moments/1?seat=all").json()
    last = len(client.get(f"/api/tables/{id}/moments?seat=all").json()["heard"]) - 1
    assert client.post(f"/api/tables/{id}/fork", json={"moment": last, "seat": "all"}).json()["code"] == "game_over"
    wanted = {"moment": 1, "seat": "all", "seats": [{"kind": "me"}, {"kind": "me"}]}
    what_if = client.post(f"/api/tables/{id}/fork", json=wanted).json()
    with Player(client, what_if["table"]["id"], list(what_if["seats"].values())) as player:
        player.until("sight")
        player.play_on()
    save = client.get(f"/api/tables/{what_if['table']['id']}/game").json()
    assert save["start"] == {key: whole["view"][key] for key in save["start"]}
