"""What a host can do about the seats of a running game: nothing that opens somebody's hand."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from fastapi import Response
from fastapi.testclient import TestClient

from serai.server.errors import NotAllowed
from serai.server.http import tables
from serai.server.http.messages import BotWanted, Joining
from serai.server.tables.dealing import begin_deal
from serai.server.tables.link_consent import GRACE, HOLDS
from serai.server.tables.loading import replay
from serai.server.tables.lobby import Lobby
from serai.server.tables.log import Sat
from serai.server.tables.room import Room, check_nothing
from serai.server.tables.seat_changes import PATIENCE
from serai.server.tables.tokens import hashed
from serai.testing import scenario
from tests.conformance.toy import Lots
from tests.server.playing import Data, bearer, open_table
from tests.server.playing import Player as Client
from tests.server.scenes import Player, a_lobby, a_table, until
from tests.server.test_revocation import asking

PASS = {"kind": "pass"}
HOST = "Bearer the-host-token"


def guests(client: TestClient, names: str = "Ben Cid", bots: int = 0, game: str = "saba") -> tuple[Data, list[str]]:
    """A running game of the host, some who came by the link, and bots; the tokens of the guests."""
    names_of = names.split()
    seats: list[Data] = [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * len(names_of), *[{"kind": "bot"}] * bots]
    wanted = {"game": game, "options": {"players": len(seats)}, "seats": seats}
    keys: Data = client.post("/api/tables", json=wanted).json()
    path = f"/api/tables/{keys['table']['id']}"
    tokens = []
    for seat, name in enumerate(names_of, 1):
        tokens.append(client.post(f"{path}/seats/{seat}", json={"name": name}).json()["seats"][str(seat)])
    keys["table"] = client.post(f"{path}/begin", headers=bearer(keys["host"])).json()
    return keys, tokens


def later(client: TestClient, table: str, seconds: float) -> None:
    """So much later, for a wish that stands there."""
    wish = client.app.state.lobby.rooms[table].table.link_wish  # type: ignore[attr-defined]
    wish.asked -= seconds
    wish.agreed -= seconds


def said(player: Client, word: str) -> Data:
    """The system message, which may have come already."""
    while True:
        for line in player.frames:
            if line["type"] == "chat" and line["word"] == word:
                return line
        player.receive()


# Links.


def test_there_is_no_link_to_a_bots_seat_while_a_game_is_on(client: TestClient) -> None:
    keys = open_table(client, "saba", 1, ["beginner"])
    answer = client.post(f"/api/tables/{keys['table']['id']}/seats/1/link", headers=bearer(keys["host"]))
    assert (answer.status_code, answer.json()["code"]) == (409, "bots_seat")


def test_a_link_to_a_bots_seat_before_the_deal_is_in_place_of_the_bot(client: TestClient) -> None:
    wanted = {"game": "saba", "options": {"players": 2}, "seats": [{"kind": "open"}, {"kind": "bot"}]}
    keys = client.post("/api/tables", json=wanted).json()
    answer = client.post(f"/api/tables/{keys['table']['id']}/seats/1/link", headers=bearer(keys["host"]))
    assert answer.status_code == 201
    assert (answer.json()["table"]["seats"][1]["kind"], answer.json()["table"]["seats"][1]["bot"]) == ("person", None)


def test_that_a_bot_only_sits_in_for_somebody_is_shown_to_all(client: TestClient) -> None:
    keys, _ = guests(client)
    path = f"/api/tables/{keys['table']['id']}"
    client.put(f"{path}/seats/1/bot", json={"bot": "beginner"}, headers=bearer(keys["host"]))
    assert [seat["kept"] for seat in client.get(path).json()["seats"]] == [False, True, False]


def test_a_new_link_needs_the_word_of_all_others_who_play(client: TestClient) -> None:
    keys, (ben, cid, dan) = guests(client, "Ben Cid Dan")
    id, host = keys["table"]["id"], bearer(keys["host"])
    link = f"/api/tables/{id}/seats/1/link"
    with Client(client, id, [cid]) as third, Client(client, id, [dan]) as fourth:
        asked = client.post(link, headers=host)
        assert (asked.status_code, asked.json()["seats"]) == (202, {})
        wish = third.until("link_wanted")
        assert (wish["seat"], wish["waiting"]) == (1, [2, 3])
        assert said(third, "link_asked")["name"] == "Ben"
        assert third.tell(type="agree_link", seat=2, agrees=True)["type"] == "done"
        assert client.post(link, headers=host).status_code == 202
        other = client.post(f"/api/tables/{id}/seats/2/link", headers=host)
        assert (other.status_code, other.json()["code"]) == (409, "link_asked")
        assert third.tell(type="agree_link", seat=2, agrees=True)["code"] == "no_link_wanted"
        assert fourth.tell(type="agree_link", seat=3, agrees=True)["type"] == "done"
        early = client.post(link, headers=host)
        assert (early.status_code, early.json()["code"]) == (409, "link_early")
        later(client, id, GRACE)
        given = client.post(link, headers=host)
        assert given.status_code == 201
        assert said(third, "link_given")["seat"] == 1
    with Client(client, id, [given.json()["seats"]["1"]]) as new:
        assert new.until("welcome", "sight")["seat"] == 1
    assert client.get(f"/api/tables/{id}/moments", headers=bearer(ben)).status_code == 403
    assert client.post(link, headers=host).status_code == 202  # each time anew


def test_one_who_does_not_agree_ends_it_and_so_does_who_has_the_seat(client: TestClient) -> None:
    keys, (ben, cid) = guests(client)
    id, host = keys["table"]["id"], bearer(keys["host"])
    link = f"/api/tables/{id}/seats/1/link"
    with Client(client, id, [ben]) as second, Client(client, id, [cid]) as third:
        for player, seat in ((third, 2), (second, 1)):
            client.post(link, headers=host)
            assert player.until("link_wanted")["seat"] == 1
            assert player.tell(type="agree_link", seat=seat, agrees=False)["type"] == "done"
            assert said(player, "link_refused")["seat"] == 1
        client.post(link, headers=host)
        assert third.tell(type="agree_link", seat=2, agrees=True)["type"] == "done"
        assert second.tell(type="agree_link", seat=1, agrees=True)["code"] == "no_link_wanted"
        assert second.tell(type="agree_link", seat=1, agrees=False)["type"] == "done"
    assert client.post(link, headers=host).status_code == 202


def test_the_host_can_withdraw_the_wish_even_when_all_have_agreed(client: TestClient) -> None:
    keys, (ben, cid) = guests(client)
    id, host = keys["table"]["id"], bearer(keys["host"])
    link = f"/api/tables/{id}/seats/1/link"
    with Client(client, id, [cid]) as third:
        assert client.post(link, headers=host).status_code == 202
        assert third.until("link_wanted")["seat"] == 1
        assert third.tell(type="agree_link", seat=2, agrees=True)["type"] == "done"
        for other in (ben, cid):
            assert client.delete(link, headers=bearer(other)).json()["code"] == "not_the_host"
        assert client.delete(link, headers=host).status_code == 200
        while third.until("link_wanted")["seat"] is not None:
            pass
        assert said(third, "link_withdrawn")["name"] == "Ben"
        assert third.tell(type="agree_link", seat=2, agrees=True)["code"] == "no_link_wanted"
        assert client.post(link, headers=host).status_code == 202  # all are asked again
        assert third.until("link_wanted")["waiting"] == [2]


def test_nothing_is_written_when_a_wish_is_withdrawn_that_nobody_has(client: TestClient) -> None:
    keys, _ = guests(client, "Ben Cid Dan")
    id, host = keys["table"]["id"], bearer(keys["host"])
    client.post(f"/api/tables/{id}/seats/1/link", headers=host)
    store = client.app.state.lobby.store  # type: ignore[attr-defined]
    before = len(store.entries(id))
    assert client.delete(f"/api/tables/{id}/seats/2/link", headers=host).status_code == 200
    assert len(store.entries(id)) == before


def test_a_seat_whose_holder_is_here_is_nobody_elses(client: TestClient) -> None:
    """Not even where the host sits on another side of the table, by the link of a guest."""
    wanted = {"game": "saba", "options": {"players": 2}, "seats": []}
    keys = client.post("/api/tables", json=wanted).json()
    id, host = keys["table"]["id"], bearer(keys["host"])
    path = f"/api/tables/{id}"
    victim = client.post(f"{path}/seats/0", json={"name": "Ben"}).json()["seats"]["0"]
    second = client.post(f"{path}/seats/1", json={"name": "Host"}).json()["seats"]["1"]
    client.post(f"{path}/begin", headers=host)
    with Client(client, id, [second]) as other:
        with Client(client, id, [victim]):
            assert client.post(f"{path}/seats/0/link", headers=host).status_code == 202
            assert other.tell(type="agree_link", seat=1, agrees=True)["type"] == "done"
            later(client, id, GRACE)
            refused = client.post(f"{path}/seats/0/link", headers=host)
            assert (refused.status_code, refused.json()["code"]) == (409, "holder_here")
        while other.table["seats"][0]["here"]:
            other.receive()
        assert client.post(f"{path}/seats/0/link", headers=host).status_code == 201


def test_a_word_for_a_link_is_not_kept_for_a_better_hand(client: TestClient) -> None:
    """It is void when who has the seat has played, and after ten minutes."""
    keys, (ben, cid) = guests(client)
    id, host = keys["table"]["id"], bearer(keys["host"])
    link, table = f"/api/tables/{id}/seats/1/link", client.app.state.lobby.rooms[id].table  # type: ignore[attr-defined]
    with Client(client, id, [keys["seats"]["0"], ben, cid]) as all_three:

        def all_agree() -> None:
            assert client.post(link, headers=host).status_code == 202
            assert all_three.tell(type="agree_link", seat=2, agrees=True)["type"] == "done"

        all_three.until("sight")
        all_agree()
        while table.link_wish is not None:
            all_three.play_on(1)
            assert (table.choice_seats[-1] == 1) == (table.link_wish is None)
        all_agree()
        later(client, id, HOLDS + 1)
        all_agree()
        later(client, id, GRACE)
    with Client(client, id) as spectator:
        while spectator.table["seats"][1]["here"]:
            spectator.receive()
    assert client.post(link, headers=host).status_code == 201


def test_an_answer_in_secret_does_not_end_a_wish_that_all_see(client: TestClient, lots: Lots) -> None:
    keys, tokens = guests(client, "Ben Cid", game="lots")
    id, host = keys["table"]["id"], bearer(keys["host"])
    assert client.post(f"/api/tables/{id}/seats/1/link", headers=host).status_code == 202
    wish = client.app.state.lobby.rooms[id].table.link_wish  # type: ignore[attr-defined]
    with Client(client, id, tokens[:1]) as second:
        second.until("sight")
        second.play(1)
        assert client.app.state.lobby.rooms[id].table.link_wish is wish  # type: ignore[attr-defined]


def test_where_nobody_else_plays_only_a_bot_can_take_over(client: TestClient) -> None:
    keys, _ = guests(client, "Ben", bots=1)
    path, host = f"/api/tables/{keys['table']['id']}/seats", bearer(keys["host"])
    answer = client.post(f"{path}/1/link", headers=host)
    assert (answer.status_code, answer.json()["code"]) == (409, "nobody_to_ask")
    assert client.put(f"{path}/1/bot", json={"bot": "beginner"}, headers=host).status_code == 200


def test_the_word_of_who_is_away_is_needed_too(client: TestClient) -> None:
    keys, (_, cid) = guests(client)
    id, host = keys["table"]["id"], bearer(keys["host"])
    client.put(f"/api/tables/{id}/seats/2/bot", json={"bot": "beginner"}, headers=host)
    assert client.post(f"/api/tables/{id}/seats/1/link", headers=host).status_code == 202
    with Client(client, id, [cid]) as third:
        assert third.until("link_wanted")["waiting"] == [2]


def test_who_has_a_seat_can_renew_its_own_link_at_any_time(client: TestClient) -> None:
    keys, (ben, _) = guests(client)
    id = keys["table"]["id"]
    answer = client.post(f"/api/tables/{id}/seats/1/link", headers=bearer(ben))
    assert answer.status_code == 201
    assert client.get(f"/api/tables/{id}/moments", headers=bearer(ben)).status_code == 403
    new = bearer(answer.json()["seats"]["1"])
    assert client.get(f"/api/tables/{id}/moments", headers=new).json()["seat"] == 1


def test_what_was_agreed_on_is_known_after_a_restart_and_ends_when_a_token_changes(client: TestClient) -> None:
    keys, (ben, cid) = guests(client)
    id, host = keys["table"]["id"], bearer(keys["host"])
    client.post(f"/api/tables/{id}/seats/1/link", headers=host)
    with Client(client, id, [cid]) as third:
        third.tell(type="agree_link", seat=2, agrees=True)
    lobby = client.app.state.lobby  # type: ignore[attr-defined]
    wish = replay(id, lobby.store.entries(id)).link_wish
    assert wish is not None
    assert (wish.seat, wish.waiting) == (1, set())
    client.post(f"/api/tables/{id}/seats/1/link", headers=bearer(ben))
    assert replay(id, lobby.store.entries(id)).link_wish is None


# Bots.


def test_a_bots_seat_stays_a_bots_while_a_game_is_on(client: TestClient) -> None:
    keys, (ben,) = guests(client, "Ben", bots=1)
    id, host = keys["table"]["id"], bearer(keys["host"])
    client.delete(f"/api/tables/{id}/seats/1", headers=bearer(ben))  # gone for good
    for seat in (1, 2):
        for path in (f"seats/{seat}/bot", f"seats/{seat}"):
            answer = client.delete(f"/api/tables/{id}/{path}", headers=host)
            assert (answer.status_code, answer.json()["code"]) == (409, "bots_seat")
        joined = client.post(f"/api/tables/{id}/seats/{seat}", json={"name": "Eve"})
        assert (joined.status_code, joined.json()["code"]) == (409, "seat_taken")
    assert client.get(f"/api/tables/{id}/moments", headers=bearer(ben)).status_code == 403


def test_nobody_sits_down_at_a_seat_that_is_free_in_a_running_game(tmp_path: Path) -> None:
    """As it may be at a table of an earlier version."""

    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, _ = await a_table(lobby, "emira", "ppp", scenario("emira", players=3))
            async with room.lock:
                await room.make(tables.Stood(at=time.time(), seat=0))
            with pytest.raises(NotAllowed, match="the game is on"):
                await tables.join(asking(lobby), room.table.id, 0, Joining(name="Eve"))

    asyncio.run(scene())


def test_a_bot_that_sits_in_and_who_comes_back_are_told_to_all(client: TestClient) -> None:
    keys, (ben, cid) = guests(client)
    id, host = keys["table"]["id"], bearer(keys["host"])
    seat = f"/api/tables/{id}/seats/1/bot"
    with Client(client, id, [cid]) as third, Client(client, id) as spectator:
        client.put(seat, json={"bot": "beginner"}, headers=host)
        client.put(seat, json={"bot": "casual"}, headers=host)  # another level is no news
        client.delete(seat, headers=bearer(ben))
        client.put(seat, json={"bot": "beginner"}, headers=host)
        client.delete(seat, headers=host)
        for player in (third, spectator):
            words = [player.until("chat") for _ in range(4)]
            assert [(line["word"], line["name"]) for line in words] == [(word, "Ben") for word in ("bot", "back") * 2]


def test_before_the_deal_all_is_as_easy_as_ever(client: TestClient, lots: Lots) -> None:
    wanted = {"game": "lots", "options": {"players": 3}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    keys = client.post("/api/tables", json=wanted).json()
    path, host = f"/api/tables/{keys['table']['id']}/seats", bearer(keys["host"])
    assert client.delete(f"{path}/1/bot", headers=host).json()["seats"][1]["kind"] == "open"
    ben = client.post(f"{path}/1", json={"name": "Ben"}).json()["seats"]["1"]
    assert client.post(f"{path}/1/link", headers=host).status_code == 201
    assert client.delete(f"{path}/1/bot", headers=bearer(ben)).status_code == 403
    assert client.put(f"{path}/1/bot", json={"bot": "random"}, headers=host).json()["seats"][1]["kept"]
    assert client.delete(f"{path}/1", headers=host).json()["seats"][1]["kind"] == "open"


# Secrets.


async def window(lobby: Lobby, spell: str) -> tuple[Room, list[Player]]:
    """Seat 0 has placed a token; seat 1 is asked in secret if its spell fits."""
    spells = {1: [spell], 2: ["baksheesh"]}
    start = scenario("dragons", players=3, placement_windows="every_placement", spells=spells)
    room, players = await a_table(lobby, "dragons", "ppp", start)
    room.table.opened = room.table.opened.model_copy(update={"host": hashed("the-host-token")})
    await players[0].play({"kind": "place", "space": "market"})
    await players[0].play({"kind": "token", "value": 1})
    await until(lambda: not room.reveal_delay.is_running)
    return room, players


@pytest.mark.parametrize("way", ["bot", "remove", "back"])
def test_who_plays_a_seat_does_not_change_while_somebody_may_be_asked_in_secret(tmp_path: Path, way: str) -> None:
    async def scene(spell: str) -> list[object]:
        async with a_lobby(tmp_path / spell) as lobby:
            room, players = await window(lobby, spell)
            request, table = asking(lobby), room.table.id
            assert room.table.asks_in_secret
            assert (room.table.asked_state(1) is not None) == (spell == "alms")
            for player in players:
                player.frames()
            calls = {
                "bot": lambda: tables.sit_bot(request, table, 1, BotWanted(bot="beginner"), HOST),
                "remove": lambda: tables.leave(request, table, 1, HOST),
                "back": lambda: tables.take_back(request, table, 1, HOST),
            }
            with pytest.raises(NotAllowed) as refused:
                await calls[way]()
            return [refused.value.code, str(refused.value), players[0].frames(), players[2].frames()]

    asked, unasked = asyncio.run(scene("alms")), asyncio.run(scene("smuggling"))
    assert asked == unasked
    assert asked[0] == "not_now"


def test_when_nothing_has_happened_for_a_minute_a_bot_can_take_over_even_then(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await window(lobby, "alms")
            players[1].leave()
            room.broadcaster.last_told_at -= PATIENCE + 1
            await tables.sit_bot(asking(lobby), room.table.id, 1, BotWanted(bot="beginner"), HOST)
            await until(lambda: room.table.asked_state(1) is None)

    asyncio.run(scene())


def test_an_answer_in_secret_does_not_make_the_minute_longer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, players = await window(lobby, "alms")
            before = room.broadcaster.last_told_at
            await players[1].play(PASS)
            await until(lambda: not room.reveal_delay.is_running)
            assert room.table.asks_in_secret  # now the next one is asked
            assert room.broadcaster.last_told_at == before

    asyncio.run(scene())


def test_a_change_in_the_reveal_delay_waits_for_its_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, _ = await a_table(lobby, "emira", "ppp", scenario("emira", players=3))
            room.table.opened = room.table.opened.model_copy(update={"host": hashed("the-host-token")})
            room.reveal_delay.start(time.time(), (3600.0, 3600.0))
            call = tables.sit_bot(asking(lobby), room.table.id, 1, BotWanted(bot="beginner"), HOST)
            waiting = asyncio.ensure_future(call)
            await asyncio.sleep(0)
            assert room.table.seats[1].bot is None
            room.reveal_delay.stop()
            await waiting
            assert room.table.seats[1].bot == "beginner"

    asyncio.run(scene())


def test_sealed_answers_are_not_told_by_a_bot_that_takes_over(client: TestClient, lots: Lots) -> None:
    keys, tokens = guests(client, "Ben", game="lots")
    id, host = keys["table"]["id"], bearer(keys["host"])
    path = f"/api/tables/{id}/seats/1/bot"
    before = client.put(path, json={"bot": "random"}, headers=host).json()
    with Client(client, id, tokens) as second:
        second.until("sight")
        second.play(1)
    after = client.put(path, json={"bot": "random"}, headers=host).json()
    assert before == after
    assert before["code"] == "not_now"


def test_the_host_flag_of_a_seat_follows_its_holder(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_lobby(tmp_path) as lobby:
            room, _ = await a_table(lobby, "emira", "ppo")
            async with room.lock:
                await room.make(Sat(at=time.time(), seat=2, name="Cid", token=hashed("token-of-cid")))
            await begin_deal(room, check_nothing, 0.0)
            assert [seat.host for seat in room.table.seats] == [True, True, False]
            assert room.table.link_voters(0) == {2}
            assert room.table.link_voters(2) == set()
            await tables.new_link(asking(lobby), Response(), room.table.id, 2, "Bearer token-of-cid")
            assert not room.table.seats[2].host

    asyncio.run(scene())
