"""Tables that were begun under older rules, and tables that cannot go on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import serai
from serai.core.events import RawEvent
from serai.core.settings import Setting
from serai.core.state import State
from serai.server.app import create_app
from serai.server.storage.store import Store
from serai.server.tables.log import Answered, AnyEntry, Began, Migrated, Opened, parse_entry
from tests.conformance.toy import Lots
from tests.server.playing import Player, bearer, open_table
from tests.server.stored.make import HOST, seat_token, table_of

STORED = sorted((Path(__file__).parent / "stored").glob("*.jsonl"))


def read(file: Path) -> list[AnyEntry]:
    return [parse_entry(line) for line in file.read_text(encoding="utf-8").splitlines()]


def put_away(folder: Path, id: str, entries: list[AnyEntry]) -> None:
    """A database as a server has left it."""

    async def put() -> None:
        store = Store(folder)
        await store.open_table(id, entries[:1])
        await store.append(id, 1, entries[1:], "playing")
        await store.close()

    asyncio.run(put())


def kept(folder: Path, id: str) -> list[AnyEntry]:
    store = Store(folder)
    try:
        return store.entries(id)
    finally:
        asyncio.run(store.close())


@contextmanager
def served(folder: Path) -> Iterator[TestClient]:
    with TestClient(create_app(folder, workers=1)) as client:
        yield client


def test_there_is_a_stored_game_of_every_game_and_version() -> None:
    wanted = {f"{name}-{serai.game(name).rules_version}" for name in ("dragons", "emira", "saba")}
    assert wanted <= {file.stem for file in STORED}


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_a_stored_game_is_loaded_and_goes_on(file: Path, tmp_path: Path) -> None:
    entries = read(file)
    opened = entries[0]
    assert isinstance(opened, Opened)
    id = table_of(opened.game)
    put_away(tmp_path, id, entries)
    with served(tmp_path) as client:
        info = client.get(f"/api/tables/{id}").json()
        assert (info["status"], info["problem"]) == ("playing", None)
        assert info["rules"] == serai.game(opened.game).rules_version
        tokens = [HOST, *(seat_token(seat) for seat in range(len(info["seats"])))]
        with Player(client, id, tokens) as player:
            player.until("chat")
            player.play_on(5)
    now = kept(tmp_path, id)
    assert now[: len(entries)] == entries
    migrated = [entry for entry in now if isinstance(entry, Migrated)]
    assert len(migrated) == (opened.rules != serai.game(opened.game).rules_version)
    assert (
        sum(isinstance(entry, Answered) for entry in now) == sum(isinstance(entry, Answered) for entry in entries) + 5
    )


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_a_stored_game_can_be_looked_back_on_and_tried_again(file: Path, tmp_path: Path) -> None:
    """At any moment of who plays, a what-if table looks to who asks as the table did."""
    opened, *others = read(file)
    assert isinstance(opened, Opened)
    id = table_of(opened.game)
    put_away(tmp_path, id, [opened, *others])
    with served(tmp_path) as client:
        players = len(client.get(f"/api/tables/{id}").json()["seats"])
        for seat in (0, players - 1):
            own = bearer(seat_token(seat))
            moments = client.get(f"/api/tables/{id}/moments", headers=own).json()["heard"]
            assert 1 < len(moments) <= 41
            for moment in (0, len(moments) // 2, len(moments) - 1):
                then = client.get(f"/api/tables/{id}/moments/{moment}", headers=own).json()
                assert len(then["log"]) == moments[moment]
                wanted = {"moment": moment, "seats": [{"kind": "me"}] * players}
                answer = client.post(f"/api/tables/{id}/fork", json=wanted, headers=own)
                assert answer.status_code == 201, answer.text
                what_if = answer.json()
                with Player(client, what_if["table"]["id"], [what_if["seats"][str(seat)]]) as player:
                    assert player.until("sight")["view"] == then["view"]


def begun(folder: Path, choices: int) -> tuple[str, dict[str, str]]:
    with served(folder) as client:
        keys = open_table(client, "lots", 2)
        with Player(client, keys["table"]["id"], list(keys["seats"].values())) as player:
            player.until("sight")
            player.play_on(choices)
    return keys["table"]["id"], keys["seats"]


def test_newer_rules_that_allow_every_choice_are_reported_once(lots: Lots, tmp_path: Path) -> None:
    id, seats = begun(tmp_path, 3)
    lots.rules_version = "next"
    for _ in range(2):
        with served(tmp_path) as client:
            assert client.get(f"/api/tables/{id}").json()["rules"] == "next"
    reports = [entry for entry in kept(tmp_path, id) if isinstance(entry, Migrated)]
    assert [entry.rules for entry in reports] == ["next"]
    assert reports[0].report[1:] == ["deal: the same", "choices replayed: 3, all allowed", "game: playing"]
    with served(tmp_path) as client, Player(client, id, list(seats.values())) as player:
        player.until("sight")
        player.play_on()
        save = client.get(f"/api/tables/{id}/game").json()
    assert (save["rules"], save["migrations"][0]["rules"]) == ("next", "next")


def test_another_deal_is_in_the_report(lots: Lots, tmp_path: Path) -> None:
    id, _ = begun(tmp_path, 0)
    entries = kept(tmp_path, id)
    changed = [entry.model_copy(update={"digest": "0"}) if isinstance(entry, Began) else entry for entry in entries]
    put_away(tmp_path / "other", id, changed)
    lots.rules_version = "next"
    with served(tmp_path / "other") as client:
        client.get(f"/api/tables/{id}")
    last = kept(tmp_path / "other", id)[-1]
    assert isinstance(last, Migrated)
    assert "deal: another fingerprint" in last.report


def test_a_game_that_newer_rules_refuse_is_kept_and_readable(lots: Lots, tmp_path: Path) -> None:
    id, seats = begun(tmp_path, 4)
    entries = kept(tmp_path, id)
    third = [number for number, entry in enumerate(entries) if isinstance(entry, Answered)][2]
    entries[third] = entries[third].model_copy(update={"action": 9_999})
    put_away(tmp_path / "bad", id, entries)
    good, good_seats = begun(tmp_path / "bad", 4)
    lots.rules_version = "next"
    with served(tmp_path / "bad") as client:
        info = client.get(f"/api/tables/{id}").json()
        assert "choice 3 cannot be made" in info["problem"]
        with Player(client, id, list(seats.values())) as player:
            while set(player.sights) != {0, 1}:
                player.receive()
            assert player.asked() == []
            assert player.sights[0]["events"]
            answer = player.tell(type="play", seat=0, asked=2, move={"kind": "seal", "card": "card_0"})
            assert (answer["type"], answer["code"]) == ("no", "rules_changed")
            assert player.tell(type="say", seat=0, text="What now?")["type"] == "done"
        assert client.get(f"/api/tables/{id}/moments", headers=bearer(seats["0"])).json()["heard"]
        with Player(client, good, list(good_seats.values())) as player:
            player.until("sight")
            player.play_on()
    assert [entry for entry in kept(tmp_path / "bad", id) if entry.kind != "said"] == entries


def meets_a_changed_clause(lots: Lots) -> None:
    """From now on the second round is another one."""

    def changed_clause(rules: str, state: State, events: list[RawEvent]) -> str | None:
        return "1" if rules == "1" and lots.rounds(state) == 2 else None

    lots.rules_version = "next"
    lots.changed_clause = changed_clause  # type: ignore[method-assign]  # as a newer game would have it


def test_a_table_that_meets_a_changed_clause_names_it_and_can_be_looked_at(lots: Lots, tmp_path: Path) -> None:
    id, seats = begun(tmp_path, 5)
    meets_a_changed_clause(lots)
    before = kept(tmp_path, id)
    for _ in range(2):
        with served(tmp_path) as client:
            info = client.get(f"/api/tables/{id}").json()
            assert (info["rules"], info["changed_clause"]) == ("1", "lots 1")
            assert "lots 1 has changed since" in info["problem"]
            with Player(client, id, list(seats.values())) as player:
                player.until("sight")
                assert player.asked() == []
                answer = player.tell(type="play", seat=0, asked=1, move={"kind": "seal", "card": "card_0"})
                assert (answer["type"], answer["code"]) == ("no", "rules_changed")
            heard = client.get(f"/api/tables/{id}/moments", headers=bearer(seats["0"])).json()["heard"]
            then = client.get(f"/api/tables/{id}/moments/{len(heard) - 1}", headers=bearer(seats["0"])).json()
            assert then["view"]["round"] == 1
            assert client.get(f"/api/tables/{id}/moments?seat=all").status_code == 409
    assert kept(tmp_path, id) == before


def test_a_game_that_had_ended_can_be_looked_at_by_everybody(lots: Lots, tmp_path: Path) -> None:
    id, _ = begun(tmp_path, 1_000)
    meets_a_changed_clause(lots)
    with served(tmp_path) as client:
        assert client.get(f"/api/tables/{id}").json()["changed_clause"] == "lots 1"
        assert client.get(f"/api/tables/{id}/moments/1?seat=all").json()["view"]["round"] == 1


def test_a_table_keeps_the_defaults_that_it_was_opened_with(lots: Lots, tmp_path: Path) -> None:
    id, seats = begun(tmp_path, 3)
    lots.rules_version = "next"
    players, looking = lots.settings
    lots.settings = [players, Setting("looking", looking.values, False, looking.clauses, earlier={"1": True})]
    with served(tmp_path) as client:
        assert client.get(f"/api/tables/{id}").json()["options"] == {"players": 2, "looking": True}
        with Player(client, id, list(seats.values())) as player:
            player.until("sight")
            player.play_on()
        assert client.get(f"/api/tables/{id}/game").json()["options"] == {"players": 2, "looking": True}


def test_a_table_of_a_game_that_is_gone_disturbs_nobody(lots: Lots, tmp_path: Path) -> None:
    id, seats = begun(tmp_path, 1)
    entries = kept(tmp_path, id)
    put_away(tmp_path / "new", "bad", [entries[0].model_copy(update={"game": "gone"}), *entries[1:]])
    put_away(tmp_path / "new", id, entries)
    with served(tmp_path / "new") as client:
        answer = client.get("/api/tables/bad")
        assert (answer.status_code, answer.json()["code"]) == (409, "cannot_load")
        with Player(client, id, list(seats.values())) as player:
            player.until("sight")
            player.play_on()
    assert len(kept(tmp_path / "new", "bad")) == len(entries)
