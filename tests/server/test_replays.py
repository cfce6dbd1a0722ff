"""Looking back: finished games for everybody, running ones as far as one knows."""

from __future__ import annotations

from fastapi.testclient import TestClient

import serai
from tests.conformance.toy import Lots
from tests.server.playing import Player, bearer, open_table


def test_a_finished_game_is_everybodys(client: TestClient, lots: Lots) -> None:
    keys = open_table(client, "lots", 2)
    id, tokens = keys["table"]["id"], list(keys["seats"].values())
    with Player(client, id, tokens) as player:
        player.until("sight")
        for headers in ({}, bearer(tokens[0]), bearer(keys["host"])):
            answer = client.get(f"/api/tables/{id}/game", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
        player.play_on()
        last = {seat: player.sights[seat]["view"] for seat in (0, 1)}
    save = client.get(f"/api/tables/{id}/game").json()
    match = serai.load(save)
    assert not serai.differences(match, save)
    assert match.result is not None
    assert (save["names"], save["table"]) == (["P0", "P1"], ["human", "human"])
    for seat in (0, 1, "none"):
        moments = client.get(f"/api/tables/{id}/moments?seat={seat}").json()
        end = client.get(f"/api/tables/{id}/moments/{len(moments['heard']) - 1}?seat={seat}").json()
        viewer = None if seat == "none" else seat
        assert end["view"] == match.view(viewer) == last.get(viewer, end["view"])
        assert end["log"] == match.heard(viewer)
        assert moments["heard"] == sorted(moments["heard"])
        views = [
            client.get(f"/api/tables/{id}/moments/{number}?seat={seat}").json()["view"]
            for number in range(len(moments["heard"]))
        ]
        own = [number for number, view in enumerate(views) if view["decision"] and "moves" in view["decision"]]
        assert moments["asked"] == own
        assert bool(own) == (viewer is not None)
    whole = client.get(f"/api/tables/{id}/moments?seat=all").json()
    assert len(whole["heard"]) == len(match.choices) + 1
    middle = client.get(f"/api/tables/{id}/moments/3?seat=all").json()
    assert middle["view"] == match.at(3).position()
    assert client.get(f"/api/tables/{id}/moments?seat=7").json()["code"] == "no_such_seat"


def test_a_running_game_shows_each_its_own(client: TestClient, lots: Lots) -> None:
    keys = open_table(client, "lots", 2)
    id, tokens = keys["table"]["id"], list(keys["seats"].values())
    with Player(client, id, tokens) as player:
        player.until("sight")
        player.play_on(6)
        for seat in (0, 1):
            own = bearer(tokens[seat])
            moments = client.get(f"/api/tables/{id}/moments", headers=own).json()
            assert moments["seat"] == seat
            first = client.get(f"/api/tables/{id}/moments/0", headers=own).json()
            assert first["view"]["decision"]["seat"] == seat  # all are asked at once
            assert first["view"]["seats"][1 - seat]["hand"] is None
            for other in (1 - seat, "none", "all"):
                answer = client.get(f"/api/tables/{id}/moments?seat={other}", headers=own)
                assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
    spectator = client.get(f"/api/tables/{id}/moments/0").json()
    assert spectator["seat"] is None
    assert all(seat["hand"] is None for seat in spectator["view"]["seats"])
    assert client.get(f"/api/tables/{id}/moments", headers=bearer("x" * 20)).json()["code"] == "bad_token"
    assert client.get(f"/api/tables/{id}/moments/999").json()["code"] == "no_such_moment"


def test_moments_do_not_count_sealed_answers(client: TestClient, lots: Lots) -> None:
    """Whoever has answered of a group, the others' moments are the same bytes."""
    keys = open_table(client, "lots", 3)
    id, tokens = keys["table"]["id"], list(keys["seats"].values())

    def looks() -> list[str]:
        headers: list[dict[str, str]] = [*(bearer(token) for token in tokens), {}]
        lists = [client.get(f"/api/tables/{id}/moments", headers=header) for header in headers]
        lasts = [
            client.get(f"/api/tables/{id}/moments/{len(found.json()['heard']) - 1}", headers=header)
            for found, header in zip(lists, headers, strict=True)
        ]
        return [answer.text for answer in [*lists, *lasts]]

    with Player(client, id, tokens) as player:
        while len(player.sights) < 3:
            player.receive()
        before = looks()
        player.play(2)
        assert looks() == before
        player.play(0)
        assert looks() == before
        player.play(1)
        assert looks() != before


def test_moments_do_not_count_what_is_done_under_a_veil(client: TestClient, hushed: Lots) -> None:
    """Who is asked is a secret: an answer changes nothing for those who are told nothing."""
    keys = open_table(client, "hushed", 3)
    id, tokens = keys["table"]["id"], list(keys["seats"].values())

    def looks(*seats: int) -> list[str]:
        headers: list[dict[str, str]] = [*(bearer(tokens[seat]) for seat in seats), {}]
        return [client.get(f"/api/tables/{id}/moments", headers=header).text for header in headers]

    with Player(client, id, tokens) as player:
        while len(player.sights) < 3:
            player.receive()
        before = looks(2)
        player.play(0)
        assert looks(2) == before
        while player.asked() != [1]:
            player.receive()
        before = looks(0)
        player.play(1)
        assert looks(0) == before
        while player.asked() != [2]:
            player.receive()
        player.play(2)
        assert all(after != last for after, last in zip(looks(0), before, strict=True))
