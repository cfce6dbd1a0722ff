"""Dealing together: commitments, reveals, who is absent, and deals that are called off."""

from __future__ import annotations

import copy
import itertools
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from hypothesis import given, settings
from hypothesis import strategies as st

from serai.server.app import create_app
from serai.server.middleware.guard import Rules
from serai.server.tables import shuffle
from serai.server.tables.loading import replay
from serai.server.tables.log import AnyEntry, Committed, Dealing, Opened, Revealed, Sat
from serai.server.tables.proofs import meaning, problems
from serai.server.tables.table_settings import TableSettings
from tests.conformance.toy import Lots
from tests.server.conftest import NO_LIMIT
from tests.server.playing import Player, bearer, open_table
from tests.server.shuffling import Data, Gathering, commit, refusal, salt

NEVER = 3600.0  # seconds to reveal in: no time is up beside a busy core
DEADLINE = 60.0  # seconds for what must come true


def server(folder: Path, reveal_within: float = NEVER) -> TestClient:
    rules = Rules(requests=NO_LIMIT, openings=NO_LIMIT)
    return TestClient(create_app(folder, 1, rules, reveal_within=reveal_within))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as client:
        yield client


def test_the_cards_are_dealt_when_the_last_has_revealed(client: TestClient, lots: Lots) -> None:
    table = Gathering(client, {0: 1, 1: 2})
    waiting = table.info()
    assert waiting["status"] == "waiting"
    assert [seat["commit"] for seat in waiting["seats"]] == [commit(1), commit(2)]
    assert waiting["shuffle"]["fingerprint"] == ""
    dealing = table.begin()
    assert dealing["status"] == "dealing"
    fixed = shuffle.fingerprint(table.id, 0, waiting["commitment"], [commit(1), commit(2)])
    assert dealing["shuffle"]["fingerprint"] == fixed
    first = table.reveal(1, 2).json()
    assert (first["status"], [seat["salt"] for seat in first["seats"]]) == ("dealing", ["", salt(2)])
    last = table.reveal(0, 1).json()
    assert (last["status"], [seat["salt"] for seat in last["seats"]]) == ("playing", [salt(1), salt(2)])
    assert (last["shuffle"]["absent"], last["shuffle"]["may_call_off"]) == ([], False)
    assert table.reveal(0, 1).status_code == 200  # once more, as after a lost answer
    save = table.play_to_the_end()
    assert problems(save) == []
    assert save["seed"] == shuffle.seed_of_deal(save["shuffle"]["secret"], table.id, 0, [salt(1), salt(2)])


def test_no_salt_is_sent_before_all_commitments_are_final(client: TestClient, lots: Lots) -> None:
    table = Gathering(client, {0: 1, 1: 2})
    with Player(client, table.id) as spectator, Player(client, table.id, [table.tokens[1]]) as player:
        sent = [json.dumps(table.info())]
        sent.append(json.dumps(table.begin()))
        for client_here in (spectator, player):
            while client_here.table["status"] != "dealing":
                client_here.receive()
            sent += [json.dumps(frame) for frame in client_here.frames]
        assert not any(salt(1) in text or salt(2) in text for text in sent)
        table.reveal(0, 1)
        while not player.table["seats"][0]["salt"]:  # published at once
            player.receive()


def test_an_operator_who_plays_and_knows_the_secret_cannot_try_salts(client: TestClient, lots: Lots) -> None:
    table = Gathering(client, {0: 1, 1: 2})
    table.begin()
    table.reveal(0, 1)
    tried = range(10, 60)
    assert {refusal(table.reveal(1, number)) for number in tried} == {(400, "wrong_salt")}
    assert {refusal(table.commit(1, number)) for number in tried} == {(409, "dealt")}
    assert table.info()["seats"][1]["salt"] == ""
    table.reveal(1, 2)
    assert [seat["salt"] for seat in table.info()["seats"]] == [salt(1), salt(2)]


def test_commitments_can_be_replaced_until_the_deal_and_only_by_who_sits_there(client: TestClient, lots: Lots) -> None:
    table = Gathering(client, {0: 1})
    assert refusal(table.reveal(0, 1)) == (409, "not_dealing")
    assert table.commit(0, 3).json()["seats"][0]["commit"] == commit(3)
    stranger = client.put(f"{table.path}/seats/0/commit", json={"commit": commit(4)}, headers=bearer(table.tokens[1]))
    assert refusal(stranger) == (403, "not_your_seat")
    odd = client.put(f"{table.path}/seats/0/commit", json={"commit": "x"}, headers=bearer(table.tokens[0]))
    assert odd.status_code == 422
    table.begin()
    assert refusal(table.reveal(1, 9)) == (409, "not_committed")
    stranger = client.put(f"{table.path}/seats/0/reveal", json={"salt": salt(3)}, headers=bearer(table.tokens[1]))
    assert refusal(stranger) == (403, "not_your_seat")
    assert table.reveal(0, 3).json()["status"] == "playing"
    assert refusal(table.commit(0, 4)) == (409, "dealt")


def test_who_does_not_take_part_is_not_named_and_nobody_waits(client: TestClient, lots: Lots) -> None:
    keys = open_table(client, "lots", 2)
    assert (keys["table"]["status"], keys["table"]["shuffle"]["absent"]) == ("playing", [])
    table = Gathering(client, {0: 1})
    table.begin()
    dealt = table.reveal(0, 1).json()
    assert (dealt["status"], dealt["shuffle"]["absent"], dealt["shuffle"]["may_call_off"]) == ("playing", [], False)
    assert refusal(table.call_off(table.tokens[1])) == (409, "deal_stands")


def test_who_opens_a_table_against_bots_takes_part_at_once(client: TestClient) -> None:
    seats = [{"kind": "me", "name": "Ann", "commit": commit(1)}, {"kind": "bot", "bot": "random"}]
    keys = client.post("/api/tables", json={"game": "saba", "options": {"players": 2}, "seats": seats}).json()
    assert keys["table"]["status"] == "dealing"
    url = f"/api/tables/{keys['table']['id']}/seats/0/reveal"
    dealt = client.put(url, json={"salt": salt(1)}, headers=bearer(keys["seats"]["0"])).json()
    assert (dealt["status"], dealt["seats"][1]["commit"]) == ("playing", "")


def test_seats_do_not_change_while_the_cards_are_dealt(client: TestClient, lots: Lots) -> None:
    table = Gathering(client, {0: 1, 1: 2})
    table.begin()
    host = bearer(table.host)
    for answer in (
        client.delete(f"{table.path}/seats/1", headers=host),
        client.put(f"{table.path}/seats/1/bot", json={"bot": "random"}, headers=host),
        client.post(f"{table.path}/seats/1/link", headers=host),
    ):
        assert refusal(answer) == (409, "dealing")
    assert table.begin()["status"] == "dealing"  # once more: nothing happens


def test_a_commitment_goes_with_who_made_it(client: TestClient, lots: Lots) -> None:
    table = Gathering(client, {0: 1, 1: 2})
    host = bearer(table.host)
    seated = client.put(f"{table.path}/seats/1/bot", json={"bot": "random"}, headers=host).json()
    assert seated["seats"][1]["commit"] == ""
    assert refusal(table.commit(1, 2)) == (409, "no_commits")
    client.delete(f"{table.path}/seats/1/bot", headers=host)
    assert table.commit(1, 5).json()["seats"][1]["commit"] == commit(5)
    linked = client.post(f"{table.path}/seats/1/link", headers=host).json()
    assert linked["table"]["seats"][1]["commit"] == ""


def test_who_does_not_reveal_in_time_is_named_and_any_player_may_call_the_deal_off(
    client: TestClient, lots: Lots
) -> None:
    table = Gathering(client, {0: 1, 1: 2})
    with Player(client, table.id, [table.tokens[0]]) as ann:
        table.begin()
        table.reveal(0, 1)
        table.time_is_up()
        line = ann.until("chat")
        assert (line["seat"], line["name"], line["word"]) == (1, "Ben", "absent")
        info = table.info()
        assert (info["status"], info["shuffle"]["absent"]) == ("playing", [1])
        assert info["shuffle"]["may_call_off"]
        assert refusal(table.reveal(1, 2)) == (409, "not_dealing")
        assert refusal(table.call_off("x" * 20)) == (403, "not_your_seat")
        assert refusal(table.call_off(table.host)) == (403, "not_your_seat")
        again = table.call_off(table.tokens[0]).json()
        while (line := ann.until("chat"))["word"] != "called_off":
            pass
        assert (line["seat"], line["name"]) == (0, "Ann")
        assert (again["status"], again["shuffle"]["deal"], again["shuffle"]["absent"]) == ("waiting", 1, [])
        assert [(seat["commit"], seat["salt"]) for seat in again["seats"]] == [("", ""), ("", "")]
    table.commit(0, 3)
    table.commit(1, 4)
    begun = client.post(f"{table.path}/begin", headers=bearer(table.tokens[1]))  # the host may be the one who is away
    assert begun.json()["status"] == "dealing"
    table.reveal(0, 3)
    assert table.reveal(1, 4).json()["status"] == "playing"
    save = table.play_to_the_end()
    assert problems(save) == []
    (before,) = save["shuffle"]["called_off"]
    assert (before["by"], before["absent"], before["salts"]) == (0, [1], [salt(1), None])
    assert [line.word for line in client.app.state.lobby.rooms[table.id].table.chat] == ["absent", "called_off"]


def test_a_deal_that_was_called_off_is_not_dealt_again(client: TestClient, lots: Lots) -> None:
    """Not even if nobody takes part in the next one."""
    table = Gathering(client, {0: 1})
    room = client.portal.call(client.app.state.lobby.room, table.id)
    seeds = []
    for _ in range(2):
        table.begin()
        table.time_is_up()
        seeds.append(room.table.seed())
        table.call_off(table.tokens[1])
        table.commit(0, 1)
    assert len(set(seeds)) == 2


def test_what_was_agreed_on_about_a_link_is_not_for_the_next_deal(client: TestClient, lots: Lots) -> None:
    """The word was given for another hand."""
    table = Gathering(client, {0: 1})
    table.begin()
    table.time_is_up()
    link = f"{table.path}/seats/0/link"
    assert client.post(link, headers=bearer(table.host)).status_code == 202
    with Player(client, table.id, [table.tokens[1]]) as ben:
        assert ben.tell(type="agree_link", seat=1, agrees=True)["type"] == "done"
    table.call_off(table.tokens[1])
    table.commit(0, 2)
    table.begin()
    table.reveal(0, 2)
    assert client.post(link, headers=bearer(table.host)).status_code == 202


def test_a_deal_stands_once_a_person_has_made_a_choice(client: TestClient, lots: Lots) -> None:
    table = Gathering(client, {0: 1, 1: 2})
    table.begin()
    table.time_is_up()
    with Player(client, table.id, table.tokens) as player:
        while set(player.sights) != {0, 1}:
            player.receive()
        assert player.table["shuffle"]["may_call_off"]
        player.play(0)  # in secret: nobody may learn of it by what can be called off
        assert table.info()["shuffle"]["may_call_off"]
        player.play(1)
        while player.table["shuffle"]["may_call_off"]:
            player.receive()
    assert refusal(table.call_off(table.tokens[0])) == (409, "deal_stands")


def test_whether_a_deal_stands_tells_nothing_of_choices_under_a_veil(client: TestClient, hushed: Lots) -> None:
    table = Gathering(client, {0: 1}, "hushed")
    table.begin()
    table.time_is_up()
    with Player(client, table.id, table.tokens) as player:
        player.until("sight")
        player.play_on(1)
        assert table.info()["shuffle"]["may_call_off"]
        called = table.call_off(table.tokens[1]).json()
        assert called["status"] == "waiting"


def test_choices_of_bots_do_not_make_a_deal_stand(client: TestClient) -> None:
    people = [{"kind": "me", "name": "Ann", "commit": commit(1)}, {"kind": "me", "name": "Ben"}]
    seats = [{"kind": "bot", "bot": "random"}, *people]
    lobby = client.app.state.lobby
    bot_has_chosen = False
    while not bot_has_chosen:  # who begins is drawn
        keys = client.post("/api/tables", json={"game": "saba", "options": {"players": 3}, "seats": seats}).json()
        room = client.portal.call(lobby.room, keys["table"]["id"])
        client.portal.call(lobby.dealer.time_is_up, room)
        wait_until(lambda table=room.table: table.choice_seats or {1, 2} & set(table.waiting_for()))
        bot_has_chosen = bool(room.table.choice_seats)
    called = client.post(f"/api/tables/{keys['table']['id']}/call_off", headers=bearer(keys["seats"]["2"]))
    assert called.status_code == 200


def test_what_was_asked_in_a_deal_that_is_called_off_is_not_asked_any_more(client: TestClient, lots: Lots) -> None:
    table = Gathering(client, {0: 1})
    table.begin()
    table.time_is_up()
    with Player(client, table.id, [table.tokens[1]]) as ben:
        sight = ben.until("sight")
        move = ben.move(1)
        heard = len(sight["events"])
        table.call_off(table.tokens[1])
        assert ben.tell(type="play", seat=1, asked=sight["asked"], move=move)["code"] == "not_begun"
        table.commit(0, 2)
        table.begin()
        table.reveal(0, 2)
        while ben.table["status"] != "playing" or ben.sights[1] is sight:
            ben.receive()
        assert (ben.sights[1]["first"], ben.sights[1]["undone"]) == (0, 1)
        assert ben.tell(type="play", seat=1, asked=sight["asked"], move=move)["code"] == "too_late"
    with Player(client, table.id, [table.tokens[1]], heard={"1": heard}) as back:
        assert back.until("sight")["first"] == 0


def wait_until(true: object) -> None:
    assert callable(true)
    deadline = time.monotonic() + DEADLINE
    while not true():
        assert time.monotonic() < deadline, "it did not come true"
        time.sleep(0.01)


def test_time_is_up_by_itself(tmp_path: Path, lots: Lots) -> None:
    with server(tmp_path, 0.01) as client:
        table = Gathering(client, {0: 1})
        table.begin()
        wait_until(lambda: table.info()["status"] == "playing")
        assert table.info()["shuffle"]["absent"] == [0]


def test_a_restart_while_dealing_gives_the_time_anew(tmp_path: Path, lots: Lots) -> None:
    with server(tmp_path) as client:
        table = Gathering(client, {0: 1, 1: 2})
        assert [seat["commit"] for seat in table.info()["seats"]] == [commit(1), commit(2)]
    with server(tmp_path) as table.client:
        assert [seat["commit"] for seat in table.info()["seats"]] == [commit(1), commit(2)]
        fixed = table.begin()["shuffle"]["fingerprint"]
        table.reveal(1, 2)
    with server(tmp_path) as table.client:
        assert (table.info()["status"], table.info()["shuffle"]["fingerprint"]) == ("dealing", fixed)
        assert refusal(table.reveal(0, 9)) == (400, "wrong_salt")
        table.reveal(0, 1)
    with server(tmp_path) as table.client:
        assert table.info()["status"] == "playing"
        assert problems(table.play_to_the_end()) == []


def test_a_server_that_dies_before_the_deal_makes_it_when_it_is_back(tmp_path: Path, lots: Lots) -> None:
    """All have revealed, or time is up: nobody has to ask for the table."""
    with server(tmp_path) as client:
        complete, partly = Gathering(client, {0: 1}), Gathering(client, {0: 1, 1: 2})
        store, portal = client.app.state.lobby.store, client.portal
        for table in (complete, partly):
            table.begin()
            number = portal.call(client.app.state.lobby.room, table.id).table.number
            portal.call(store.append, table.id, number, [Revealed(at=0.0, seat=0, salt=salt(1))])
    with server(tmp_path, 0.01) as client:
        rooms = client.app.state.lobby.rooms
        for table, absent in ((complete, []), (partly, [1])):
            wait_until(lambda: table.id in rooms and rooms[table.id].table.status == "playing")  # noqa: B023
            table.client = client
            assert table.info()["shuffle"]["absent"] == absent


def test_a_called_off_deal_is_called_off_after_a_restart(tmp_path: Path, lots: Lots) -> None:
    with server(tmp_path) as client:
        table = Gathering(client, {0: 1}, visibility="open")
        table.begin()
        table.time_is_up()
    with server(tmp_path) as table.client:
        assert table.info()["shuffle"]["may_call_off"]
        table.call_off(table.tokens[1])
    with server(tmp_path) as table.client:
        listed = table.client.get("/api/tables").json()["tables"]
        assert [one["status"] for one in listed] == ["waiting"]
        info = table.info()
        assert (info["status"], info["shuffle"]["deal"], info["shuffle"]["uncommitted"]) == ("waiting", 1, [0])
        assert refusal(table.client.post(f"{table.path}/begin", headers=bearer(table.host))) == (409, "uncommitted")
        table.commit(0, 2)
        assert table.begin()["status"] == "dealing"


def test_a_position_that_is_given_needs_no_shuffle(client: TestClient, lots: Lots) -> None:
    keys = open_table(client, "lots", 2)
    seats = [{"kind": "me", "commit": commit(1)}, {"kind": "me", "commit": commit(2)}]
    token = bearer(keys["seats"]["0"])
    what_if = client.post(
        f"/api/tables/{keys['table']['id']}/fork", json={"moment": 0, "seats": seats}, headers=token
    ).json()
    table = what_if["table"]
    assert (table["status"], table["shuffle"]["together"]) == ("playing", False)
    with Player(client, table["id"], list(what_if["seats"].values())) as player:
        player.until("sight")
        player.play_on()
    assert shuffle.PROOF not in client.get(f"/api/tables/{table['id']}/game").json()


# Once more.


def try_to_begin(table: Gathering, token: str) -> tuple[int, str]:
    return refusal(table.client.post(f"{table.path}/begin", headers=bearer(token)))


def deal_when_time_is_up(table: Gathering, token: str) -> Data:
    """As if those who took part before had been waited for, and then those who have not revealed."""
    lobby, portal = table.client.app.state.lobby, table.client.portal  # type: ignore[attr-defined]
    assert portal is not None
    room = portal.call(lobby.room, table.id)
    room.table.current_deal.since -= NEVER
    begun = table.client.post(f"{table.path}/begin", headers=bearer(token))
    assert begun.status_code == 200, begun.text
    portal.call(lobby.dealer.time_is_up, room)
    return table.info()


def test_who_has_withheld_a_salt_cannot_call_the_deal_off(client: TestClient, lots: Lots) -> None:
    table = Gathering(client, {0: 1, 1: 2})
    table.begin()
    table.reveal(1, 2)
    table.time_is_up()
    assert table.info()["shuffle"]["absent"] == [0]
    assert refusal(table.call_off(table.tokens[0])) == (409, "absent")
    assert table.call_off(table.tokens[1]).status_code == 200


def test_after_a_deal_was_called_off_nobody_deals_before_all_who_took_part_have_committed(
    client: TestClient, lots: Lots
) -> None:
    table = Gathering(client, {0: 1, 1: 2})
    table.begin()
    table.reveal(0, 1)
    table.time_is_up()
    called = table.call_off(table.tokens[0]).json()
    assert called["shuffle"]["uncommitted"] == [0, 1]
    table.commit(0, 3)
    assert try_to_begin(table, table.host) == (409, "uncommitted")
    assert table.commit(1, 4).json()["shuffle"]["uncommitted"] == []
    table.begin()
    table.reveal(0, 3)
    dealt = table.reveal(1, 4).json()
    assert (dealt["status"], dealt["shuffle"]["absent"]) == ("playing", [])


def test_who_does_not_commit_again_in_time_is_named_and_may_call_the_deal_off(client: TestClient, lots: Lots) -> None:
    table = Gathering(client, {0: 1, 1: 2})
    table.begin()
    table.reveal(1, 2)
    table.time_is_up()
    table.call_off(table.tokens[1])
    table.commit(1, 3)
    with Player(client, table.id, [table.tokens[1]]) as ben:
        dealt = deal_when_time_is_up(table, table.tokens[1])
        while (line := ben.until("chat"))["word"] != "uncommitted":
            pass
        assert line["name"] == "Ann"
    assert (dealt["shuffle"]["absent"], dealt["shuffle"]["uncommitted"]) == ([0, 1], [0])  # Ben has not revealed
    assert dealt["shuffle"]["may_call_off"]
    assert refusal(table.call_off(table.tokens[1])) == (409, "absent")
    assert table.call_off(table.tokens[0]).status_code == 200
    table.commit(1, 4)
    room = client.portal.call(client.app.state.lobby.room, table.id)
    room.table.current_deal.since -= NEVER
    assert try_to_begin(table, table.host) == (409, "uncommitted")  # who calls a deal off is in the next one
    table.commit(0, 5)
    table.begin()
    table.reveal(0, 5)
    assert table.reveal(1, 4).json()["shuffle"]["absent"] == []
    save = table.play_to_the_end()
    assert problems(save) == []
    assert [deal["uncommitted"] for deal in save["shuffle"]["called_off"]] == [[], [0]]
    assert any("absent were Ann, Ben" in line for line in meaning(save))


def again(table: Gathering, **wanted: object) -> Gathering:
    """The same people at the next table, in the seats that they had."""
    answer = table.client.post(f"{table.path}/rematch", json={"order": [0, 1], **wanted}, headers=bearer(table.host))
    assert answer.status_code == 201, answer.text
    new = copy.copy(table)
    new.id = answer.json()["id"]
    return new


def test_a_rematch_is_not_dealt_before_all_who_took_part_have_committed(client: TestClient, lots: Lots) -> None:
    table = Gathering(client, {0: 1, 1: 2})
    table.begin()
    table.reveal(0, 1)
    table.reveal(1, 2)
    table.play_to_the_end()
    new = again(table)
    assert new.info()["shuffle"]["uncommitted"] == [0, 1]
    new.commit(0, 3)
    assert try_to_begin(new, new.host) == (409, "uncommitted")
    dealing = deal_when_time_is_up(new, new.tokens[0])
    assert dealing["shuffle"]["absent"] == [0, 1]
    new.call_off(new.tokens[1])
    new.commit(0, 3)
    new.commit(1, 4)
    new.begin()
    new.reveal(0, 3)
    new.reveal(1, 4)
    assert problems(new.play_to_the_end()) == []


def test_a_bot_that_sits_in_for_a_moment_does_not_end_the_wait(client: TestClient, lots: Lots) -> None:
    """Else a host who plays could do that, and deal. Who has got up is not waited for."""
    table = Gathering(client, {0: 1, 1: 2})
    table.begin()
    table.time_is_up()
    room = client.portal.call(client.app.state.lobby.room, table.id)
    room.table.current_deal.salts[0] = salt(1)  # as if Ann had revealed
    table.call_off(table.tokens[0])
    table.commit(0, 3)
    bot, host = f"{table.path}/seats/1/bot", bearer(table.host)
    assert client.put(bot, json={"bot": "random"}, headers=host).json()["shuffle"]["uncommitted"] == []
    assert client.delete(bot, headers=host).json()["shuffle"]["uncommitted"] == [1]
    gone = client.delete(f"{table.path}/seats/1", headers=bearer(table.tokens[1])).json()
    assert gone["shuffle"]["uncommitted"] == []
    joined = client.post(f"{table.path}/seats/1", json={"name": "Cid"}).json()
    assert joined["table"]["shuffle"]["uncommitted"] == []


def test_at_a_rematch_of_one_person_nobody_is_waited_for(client: TestClient, lots: Lots) -> None:
    table = Gathering(client, {0: 1, 1: 2})
    table.begin()
    table.reveal(0, 1)
    table.reveal(1, 2)
    table.play_to_the_end()
    client.delete(f"{table.path}/seats/1", headers=bearer(table.host))
    client.put(f"{table.path}/seats/1/bot", json={"bot": "random"}, headers=bearer(table.host))
    assert again(table).info()["shuffle"]["absent"] == []


STEPS = [("commit", seat) for seat in range(3)] + [("reveal", seat) for seat in range(3)]


@given(order=st.permutations(STEPS), dealt_after=st.integers(0, 6), restarts=st.integers(0, 7))
@settings(max_examples=60, deadline=None)
def test_whatever_the_order_the_proof_says_who_took_part(
    order: list[tuple[str, int]], dealt_after: int, restarts: int
) -> None:
    """By the entries alone: of what comes too late or too early nothing counts, and a restart changes nothing."""
    opened = Opened(
        at=0.0,
        game="saba",
        rules="2",
        options={"players": 3},
        settings=TableSettings(),
        secret="5e" * 32,
        host="",
        scheme=2,
    )
    entries: list[AnyEntry] = [opened, *(Sat(at=0.0, seat=seat, name=f"P{seat}", token=f"{seat}") for seat in range(3))]
    took_part: dict[int, str] = {}
    table = replay("table", entries)
    for number, (what, seat) in itertools.chain(enumerate(order), [(6, ("deal", 0))]):
        if number == dealt_after and table.current_deal.missing:
            entries.append(Dealing(at=0.0, commits=table.current_deal.commits))
            table.apply(entries[-1])
        if what == "commit" and table.takes_commits:
            entries.append(Committed(at=0.0, seat=seat, commit=commit(seat)))
            table.apply(entries[-1])
        elif what == "reveal" and table.status == "dealing" and table.current_deal.commits[seat]:
            took_part[seat] = salt(seat)
            entries.append(Revealed(at=0.0, seat=seat, salt=salt(seat)))
            table.apply(entries[-1])
        if number == restarts:
            table = replay("table", entries)
    assert {seat: given for seat, given in enumerate(table.current_deal.salts) if given} == took_part
    assert set(table.current_deal.missing).isdisjoint(took_part)
    expected = shuffle.seed_of_deal("5e" * 32, "table", 0, [took_part.get(seat) for seat in range(3)])
    assert table.seed() == replay("table", entries).seed() == expected
