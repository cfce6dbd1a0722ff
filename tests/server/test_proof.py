"""Shuffles that can be checked."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from typer.testing import CliRunner

from serai.cli.main import app
from serai.server import shuffle
from serai.server.entries import UndoAsked, Undone
from serai.server.room import NotAllowed
from tests.conformance.toy import Lots
from tests.server.playing import Player, bearer, open_table


def test_neither_secret_nor_seed_is_sent_before_the_end(client: TestClient, lots: Lots) -> None:
    keys = open_table(client, "lots", 2, salt="of mine")
    id, tokens = keys["table"]["id"], list(keys["seats"].values())
    sent = [json.dumps(keys)]
    paths = ["", "/game", "/moments", "/moments/0", "/moments?seat=all"]
    with Player(client, id, tokens) as player, Player(client, id) as spectator:
        player.until("sight")
        while player.table["status"] != "over":
            for headers in ({}, bearer(tokens[0]), bearer(keys["host"])):
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
    proof = save["shuffle"]
    assert len(sent) > 50
    for secret in (proof["secret"], save["seed"]):
        assert not any(secret in text for text in sent)
    assert proof["commitment"] == keys["table"]["commitment"]
    assert proof["salts"] == [seat["salt"] for seat in keys["table"]["seats"]] == ["of mine", "of mine"]
    assert shuffle.problems(save, keys["table"]["commitment"]) == []


@pytest.fixture
def save(client: TestClient, lots: Lots) -> dict[str, Any]:
    keys = open_table(client, "lots", 2, salt="mine")
    with Player(client, keys["table"]["id"], list(keys["seats"].values())) as player:
        player.until("sight")
        player.play_on()
    found: dict[str, Any] = client.get(f"/api/tables/{keys['table']['id']}/game").json()
    return found


def test_a_game_of_a_table_is_verified(save: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(save))
    commitment = save["shuffle"]["commitment"]
    for more in ([], ["--commitment", commitment]):
        result = CliRunner().invoke(app, ["verify", str(file), *more])
        assert result.exit_code == 0, result.output
        assert commitment in result.stdout.replace("\n", "")
    result = CliRunner().invoke(app, ["verify", str(file), "--commitment", "0" * 64])
    assert result.exit_code == 1
    assert "as was promised" in result.stdout


def tampered_seed(save: dict[str, Any]) -> None:
    save["seed"] = "0" * 64


def other_secret(save: dict[str, Any]) -> None:
    save["shuffle"]["secret"] = shuffle.new_secret()


def other_salt(save: dict[str, Any]) -> None:
    save["shuffle"]["salts"][1] = "yours"


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


@pytest.mark.parametrize(
    ("tamper", "told"),
    [
        (tampered_seed, "give the seed"),
        (other_secret, "not the commitment"),
        (other_salt, "give the seed"),
        (other_table, "give the seed"),
        (other_commitment, "not the commitment"),
        (no_secret, "no proof"),
        (odd_secret, "not hexadecimal"),
        (fewer_choices, "digest: saved"),
        (other_result, "result: saved"),
    ],
)
def test_a_tampered_game_is_not(
    save: dict[str, Any], tmp_path: Path, tamper: Callable[[dict[str, Any]], None], told: str
) -> None:
    tamper(save)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(save))
    result = CliRunner().invoke(app, ["verify", str(file)])
    assert result.exit_code == 1, result.output
    assert told in " ".join(result.stdout.split())


def test_what_is_over_stays_over(client: TestClient, save: dict[str, Any]) -> None:
    """Its secret is out: nobody can take the last choice back."""
    room = client.portal.call(client.app.state.house.room, save["shuffle"]["table"])
    for entry in (UndoAsked(at=0.0, seat=0), Undone(at=0.0, seat=0)):
        with pytest.raises(NotAllowed) as refused:
            client.portal.call(room.make, entry)
        assert refused.value.code == "game_over"
