"""Shuffles that can be checked."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from typer.testing import CliRunner

from serai.cli.main import app
from serai.server.errors import NotAllowed
from serai.server.tables import shuffle
from serai.server.tables.log import AnyEntry, Opened, Sat, UndoAsked, Undone
from serai.server.tables.proofs import Kept, problems
from serai.server.tables.table_settings import TableSettings
from serai.server.tables.tokens import hashed
from tests.conformance.toy import Lots
from tests.server.playing import Player, bearer
from tests.server.shuffling import Gathering, commit, refusal, salt

Tampering = Callable[[dict[str, Any]], None]


def test_neither_secret_nor_seed_is_sent_before_the_end(client: TestClient, lots: Lots) -> None:
    table = Gathering(client, {0: 1, 1: 2})
    id, tokens = table.id, table.tokens
    sent = [json.dumps(table.info()), json.dumps(table.begin())]
    sent += [table.reveal(seat, seat + 1).text for seat in range(2)]
    paths = ["", "/game", "/moments", "/moments/0", "/moments?seat=all"]
    with Player(client, id, tokens) as player, Player(client, id) as spectator:
        player.until("sight")
        while player.table["status"] != "over":
            for headers in ({}, bearer(tokens[0]), bearer(table.host)):
                sent += [client.get(f"/api/tables/{id}{path}", headers=headers).text for path in paths]
            sent.append(client.post("/api/mine", json={"tables": {id: tokens}}).text)
            shown = len(player.frames)
            player.play_on(1)
            if player.table["status"] != "over":
                sent += [json.dumps(frame) for frame in player.frames[:shown]]
        while spectator.table["status"] != "over":
            spectator.receive()
        sent += [json.dumps(frame) for frame in [*player.frames, *spectator.frames]]
    save = client.get(f"/api/tables/{id}/game").json()
    proof, commitment = save["shuffle"], table.info()["commitment"]
    assert len(sent) > 50
    for secret in (proof["secret"], save["seed"]):
        assert not any(secret in text for text in sent)
    assert (proof["scheme"], proof["commitment"]) == (2, commitment)
    assert (proof["salts"], proof["commitments"]) == ([salt(1), salt(2)], [commit(1), commit(2)])
    assert problems(save, Kept(commitment=commitment)) == []


@pytest.fixture
def save(client: TestClient, lots: Lots) -> dict[str, Any]:
    """A game that two have dealt together, after a deal from which one was absent."""
    table = Gathering(client, {0: 1, 1: 2})
    table.begin()
    table.reveal(0, 1)
    table.time_is_up()
    table.call_off(table.tokens[0])
    table.commit(0, 3)
    table.commit(1, 4)
    table.begin()
    table.reveal(0, 3)
    table.reveal(1, 4)
    return table.play_to_the_end()


@pytest.fixture
def old(client: TestClient, lots: Lots) -> dict[str, Any]:
    """A game of a table that was opened under scheme 1, and is dealt and played now."""
    secret, tokens = shuffle.new_secret(), ["token-of-ann", "token-of-ben"]
    entries: list[AnyEntry] = [
        Opened(
            at=0.0, game="lots", rules="1", options={}, settings=TableSettings(), secret=secret, host=hashed("the-host")
        ),
        *(
            Sat(at=0.0, seat=seat, name=name, token=hashed(tokens[seat]), salt=f"of {name}")
            for seat, name in enumerate(("Ann", "Ben"))
        ),
    ]
    room = client.portal.call(client.app.state.lobby.add_table, "an-old-table", entries, "")
    refused = client.put(
        "/api/tables/an-old-table/seats/0/commit", json={"commit": commit(1)}, headers=bearer(tokens[0])
    )
    assert refusal(refused) == (409, "no_commits")
    assert room.table.status == "playing"
    with Player(client, "an-old-table", tokens) as player:
        player.until("sight")
        player.play_on()
    found: dict[str, Any] = client.get("/api/tables/an-old-table/game").json()
    return found


def verified(folder: Path, save: dict[str, Any], *more: str) -> tuple[int, str]:
    """What `serai verify` says of a save: its exit code, and its words in one line."""
    file = folder / "game.json"
    file.write_text(json.dumps(save))
    result = CliRunner().invoke(app, ["verify", str(file), *more])
    return result.exit_code, " ".join(result.output.split())


def test_a_game_of_a_table_is_verified(save: dict[str, Any], tmp_path: Path) -> None:
    proof = save["shuffle"]
    fixed = shuffle.fingerprint(proof["table"], 1, proof["commitment"], [commit(3), commit(4)])
    for more in (
        [],
        ["--commitment", proof["commitment"]],
        ["--fingerprint", fixed, "--my-salt", salt(4), "--my-commit", commit(4)],
    ):
        code, told = verified(tmp_path, save, *more)
        assert code == 0, told
        assert proof["commitment"] in told
        assert "did not collude with the server, nobody chose this deal: Ann, Ben." in told
        assert "Deal 1 was called off by Ann; absent were Ben." in told


def test_what_somebody_has_kept_must_be_in_it(save: dict[str, Any], tmp_path: Path) -> None:
    for kept, value, told in (
        ("--commitment", "0" * 64, "as was promised"),
        ("--fingerprint", "0" * 64, f"not {'0' * 64} as was shown"),
        ("--my-salt", salt(2), "your salt is not in this deal; nor is your commitment"),
        ("--my-commit", commit(2), "your commitment is not in this deal"),
        ("--my-salt", "no hex", "not hexadecimal"),
    ):
        code, said = verified(tmp_path, save, kept, value)
        assert (code, told in said) == (1, True), said


def test_who_was_absent_is_named(client: TestClient, lots: Lots, tmp_path: Path) -> None:
    table = Gathering(client, {0: 1, 1: 2})
    table.begin()
    table.reveal(0, 1)
    table.time_is_up()
    save = table.play_to_the_end()
    code, told = verified(tmp_path, save)
    assert code == 0
    assert "nobody chose this deal: Ann." in told
    assert "Absent, though committed: Ben." in told
    code, told = verified(tmp_path, save, "--my-salt", salt(2))
    assert (code, "you are said not to have revealed it" in told) == (1, True)


def test_a_deal_without_players_proves_little_and_says_so(client: TestClient, lots: Lots, tmp_path: Path) -> None:
    code, told = verified(tmp_path, dealt_by_the_server(client))
    assert code == 0
    assert "nobody who plays took part in the shuffle" in told


def dealt_by_the_server(client: TestClient) -> dict[str, Any]:
    table = Gathering(client, {})
    table.begin()
    return table.play_to_the_end()


def test_a_game_of_the_old_scheme_is_verified_as_what_it_is(old: dict[str, Any], tmp_path: Path) -> None:
    assert "scheme" not in old["shuffle"]
    assert old["shuffle"]["salts"] == ["of Ann", "of Ben"]
    code, told = verified(tmp_path, old, "--commitment", old["shuffle"]["commitment"])
    assert code == 0, told
    assert "does not bind an operator who plays" in told
    code, told = verified(tmp_path, old, "--my-salt", salt(1))
    assert (code, "scheme 1 knows no commitments of players" in told) == (1, True)


def tampered_seed(save: dict[str, Any]) -> None:
    save["seed"] = "0" * 64


def other_secret(save: dict[str, Any]) -> None:
    save["shuffle"]["secret"] = shuffle.new_secret()


def other_salt(save: dict[str, Any]) -> None:
    save["shuffle"]["salts"][1] = salt(5)


def other_table(save: dict[str, Any]) -> None:
    save["shuffle"]["table"] = "another"


def other_commitment(save: dict[str, Any]) -> None:
    save["shuffle"]["commitment"] = "0" * 64


def no_secret(save: dict[str, Any]) -> None:
    del save["shuffle"]["secret"]


def odd_secret(save: dict[str, Any]) -> None:
    save["shuffle"]["secret"] = "no hex"


def fewer_choices(save: dict[str, Any]) -> None:
    save["choices"].pop()


def other_result(save: dict[str, Any]) -> None:
    save["result"]["winners"] = [0, 1, 2]


def salt_of_nobody(save: dict[str, Any]) -> None:
    save["shuffle"]["commitments"][1] = None


def fewer_salts(save: dict[str, Any]) -> None:
    save["shuffle"]["salts"].pop()


def hidden_absentee(save: dict[str, Any]) -> None:
    save["shuffle"]["called_off"][0]["absent"] = []


def hidden_deal(save: dict[str, Any]) -> None:
    save["shuffle"]["called_off"] = []


def other_number(save: dict[str, Any]) -> None:
    save["shuffle"]["deal"] = 0


def other_scheme(save: dict[str, Any]) -> None:
    save["shuffle"]["scheme"] = 3


BOTH: list[tuple[Tampering, str]] = [
    (tampered_seed, "give the seed"),
    (other_secret, "not the commitment"),
    (other_salt, "give the seed"),
    (other_table, "give the seed"),
    (other_commitment, "not the commitment"),
    (no_secret, "not all of the proof is there"),
    (odd_secret, "not hexadecimal"),
    (fewer_choices, "digest: saved"),
    (other_result, "result: saved"),
]
TOGETHER: list[tuple[Tampering, str]] = [
    (other_salt, "the salt of seat 1 is not the one that it has committed to"),
    (salt_of_nobody, "the salt of seat 1 is not the one that it has committed to"),
    (fewer_salts, "not as many salts as commitments"),
    (hidden_absentee, "the seats [1] were absent, not []"),
    (hidden_deal, "the deals that were called off are not all there"),
    (other_number, "give the seed"),
    (other_scheme, "scheme 3 is not known here"),
]


def check_tampered(save: dict[str, Any], tampering: list[tuple[Tampering, str]], folder: Path) -> None:
    """One game for all of them: to play it takes longer than to check it."""
    for tamper, told in tampering:
        changed = copy.deepcopy(save)
        tamper(changed)
        code, said = verified(folder, changed)
        assert (code, told in said) == (1, True), (tamper.__name__, said)


def test_a_tampered_game_is_not(save: dict[str, Any], tmp_path: Path) -> None:
    check_tampered(save, [*BOTH, *TOGETHER], tmp_path)


def test_a_tampered_game_of_the_old_scheme_is_not(old: dict[str, Any], tmp_path: Path) -> None:
    check_tampered(old, BOTH, tmp_path)


def test_what_is_over_stays_over(client: TestClient, save: dict[str, Any]) -> None:
    """Its secret is out: nobody can take the last choice back."""
    room = client.portal.call(client.app.state.lobby.room, save["shuffle"]["table"])
    for entry in (UndoAsked(at=0.0, seat=0), Undone(at=0.0, seat=0)):
        with pytest.raises(NotAllowed) as refused:
            client.portal.call(room.make, entry)
        assert refused.value.code == "game_over"
