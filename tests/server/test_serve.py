"""`serai serve` as a process: it starts, ends, is killed, and goes on."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from serai.cli.main import app
from serai.server.launch import default_folder, locked, open_door
from serai.server.ops import json_logging
from serai.server.storage.store import DATABASE
from tests.server.doors import wait_for

Data = dict[str, Any]
LIMIT = 60.0  # seconds, on a machine that has other things to do
COMMAND = [sys.executable, "-c", "from serai.cli.main import run; run()", "serve", "--no-browser", "--workers", "1"]
BOT = {"kind": "bot", "bot": "random"}
WANTED = {"game": "saba", "options": {"players": 2}}
WORDS = "a word of chat"


@contextmanager
def serving(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server and its address; whatever happens, it has ended afterwards."""
    log = log_of(folder)
    with log.open("a") as errors:
        command = [*COMMAND, "--port", "0", "--data", str(folder)]
        cache = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder.with_suffix(".cache"))}
        env = {**os.environ, **cache}  # a second start has less to do
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=env)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Serai is at http://127.0.0.1:"), log.read_text()
        yield process, line.split()[3]
    finally:
        process.kill()
        process.communicate()


def log_of(folder: Path) -> Path:
    return folder.with_suffix(".log")


def open_table(address: str, *seats: Data) -> Data:
    body = json.dumps({**WANTED, "seats": seats}).encode()
    wanted = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(wanted, timeout=LIMIT) as answer:
        found: Data = json.loads(answer.read())
        return found


class Guest:
    """Plays seat 0, and remembers what was acknowledged."""

    def __init__(self, keys: Data, stack: ExitStack) -> None:
        self.keys = keys
        self.table = keys["table"]["id"]
        self.done: list[str] = []
        self.stack = stack

    def come(self, address: str) -> None:
        connection = connect(address.replace("http", "ws") + "/live", open_timeout=LIMIT, max_size=None)
        self.live = self.stack.enter_context(connection)
        self.tell(type="hello", table=self.table, tokens=list(self.keys["seats"].values()))
        self.hear(lambda frame: frame["type"] == "sight")

    def tell(self, **message: object) -> None:
        self.live.send(json.dumps(message))

    def hear(self, wanted: Callable[[Data], bool]) -> Data:
        while True:
            frame: Data = json.loads(self.live.recv(timeout=LIMIT))
            if frame["type"] == "sight":
                self.sight = frame
            if wanted(frame):
                return frame

    def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.sight["asked"] is None:
                self.hear(lambda frame: frame["type"] == "sight" and frame["asked"] is not None)
            asked, move = self.sight["asked"], self.sight["view"]["decision"]["moves"][0]
            id = f"move-{asked}"
            self.tell(type="play", id=id, seat=0, asked=asked, move=move)
            self.hear_done(id)
            self.done.append(id)

    def say(self) -> None:
        self.tell(type="say", id="chat", seat=0, text=WORDS)
        self.hear_done("chat")

    def hear_done(self, id: str) -> None:
        assert self.hear(lambda frame: frame.get("id") == id)["type"] == "done"


def look_on(address: str, table: str, stack: ExitStack) -> None:
    """Bots play for somebody who is there."""
    live = stack.enter_context(connect(address.replace("http", "ws") + "/live", open_timeout=LIMIT, max_size=None))
    live.send(json.dumps({"type": "hello", "table": table, "tokens": []}))


def entries(folder: Path, table: str) -> list[Data]:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        rows = database.execute("select data from entries where table_id = ? order by number", (table,)).fetchall()
    return [json.loads(data) for (data,) in rows]


def acknowledged(folder: Path, guest: Guest) -> list[str]:
    """The requests of seat 0 that are on the disk, in order."""
    found = entries(folder, guest.table)
    return [entry["request"] for entry in found if entry["kind"] == "answered" and entry["seat"] == 0]


def test_it_ends_well_is_killed_and_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with serving(folder) as (process, address), ExitStack() as stack:
        keys = open_table(address, {"kind": "me", "name": "Ali"}, BOT)
        guest = Guest(keys, stack)
        guest.come(address)
        guest.play(3)
        guest.say()
        process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            guest.hear(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1001
        assert process.wait(LIMIT) == 0
    assert acknowledged(folder, guest) == guest.done

    with serving(folder) as (process, address):
        bots = open_table(address, BOT, BOT)["table"]["id"]
        look_on(address, bots, stack)
        guest.come(address)
        guest.play(3)
        process.kill()
        process.wait(LIMIT)
    assert acknowledged(folder, guest) == guest.done
    made = len(entries(folder, bots))

    with serving(folder) as (process, address):
        look_on(address, bots, stack)
        wait_for(lambda: len(entries(folder, bots)) > made + 3)
        guest.come(address)
        guest.play(2)
        process.send_signal(signal.SIGINT)
        assert process.wait(LIMIT) == 0
    assert acknowledged(folder, guest) == guest.done
    assert len(guest.done) == 8
    check_log(folder, guest)


def check_log(folder: Path, guest: Guest) -> None:
    """Lines of JSON, and no secret in them."""
    text = log_of(folder).read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"ready", "a table is opened"} <= {line["event"] for line in lines}
    assert all(line["time"] and line["level"] for line in lines)
    assert any(line.get("table") == json_logging.mark_of(guest.table) for line in lines)
    assert guest.table not in text
    opened = entries(folder, guest.table)[0]
    secrets = [
        WORDS,
        opened["secret"],
        opened["host"],
        guest.keys["host"],
        *guest.keys["seats"].values(),
    ]
    assert not [secret for secret in secrets if secret in text]


def test_what_cannot_be_is_said_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_logging, "set_up", lambda level: None)

    def told(folder: Path, *more: str) -> str:
        result = CliRunner().invoke(app, ["serve", "--no-browser", "--port", "0", "--data", str(folder), *more])
        assert result.exit_code == 2
        assert len(result.stderr.splitlines()) == 1
        return result.stderr

    (tmp_path / "file").write_text("")
    assert "cannot write to" in told(tmp_path / "file" / "data")
    with locked(tmp_path / "used"):
        assert "another server uses" in told(tmp_path / "used")
    with open_door("127.0.0.1", 0) as door:
        port = str(door.getsockname()[1])
        assert f"port {port} is taken; choose another with --port" in told(tmp_path / "free", "--port", port)
    assert "cannot listen at" in told(tmp_path / "free", "--host", "192.0.2.1")
    assert "--keep-days takes more than 0" in told(tmp_path / "free", "--keep-days", "0")
    assert "--log-level takes debug" in told(tmp_path / "free", "--log-level", "loud")
    with locked(tmp_path / "used"):
        pass  # the lock of a server that has ended is free


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no XDG_DATA_HOME")
def test_the_folder_is_where_the_system_wants_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_folder() == tmp_path / "serai"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_folder() == tmp_path / ".local" / "share" / "serai"
