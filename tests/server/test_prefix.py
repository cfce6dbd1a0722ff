"""Under a path of a host: with a proxy of the tests' own, and with nginx where it is installed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from serving import free_port
from typer.testing import CliRunner
from websockets.sync.client import connect

from serai.cli.main import app
from serai.server.http import page
from serai.server.middleware.guard import Rules
from serai.server.middleware.prefix import parse_prefix
from tests.server.doors import LIMIT, at_the_door, dial, wait_for
from tests.server.proxy import a_proxy

PREFIX = "/games/serai"
RULES = Rules(root_path=PREFIX, behind_proxy=True)
BROWSER = {"Accept": "text/html"}
NGINX = """
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port};
        location {prefix}/ {{
            proxy_pass http://127.0.0.1:{to}{tail};
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto https;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection "upgrade";
        }}
    }}
}}
"""


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page like the one that is built, whether it is built here or not."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    head = '<meta name="root-path" content="" /><script src="./assets/a.js"></script>'
    (folder / "index.html").write_text(f"<!doctype html><head>{head}</head>")
    (folder / "assets" / "a.js").write_text("start();")
    (folder / "manifest.webmanifest").write_text('{"start_url": "./"}')
    monkeypatch.setattr(page, "FOLDER", folder)


@contextmanager
def nginx(folder: Path, to: int, strips: bool) -> Iterator[int]:
    """The port of an nginx before a server."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        pytest.skip("nginx is not installed")
    port = free_port()
    file = folder / "nginx.conf"
    file.write_text(NGINX.format(folder=folder, port=port, prefix=PREFIX, to=to, tail="/" if strips else ""))
    process = subprocess.Popen([program, "-e", folder / "error.log", "-c", file, "-g", "daemon off;"])
    try:
        wait_for(lambda: answers(port))
        yield port
    finally:
        process.terminate()
        process.wait(LIMIT)


def answers(port: int) -> bool:
    with suppress(OSError), dial(port):
        return True
    return False


def get(address: str, **headers: str) -> tuple[int, str, str | None]:
    """Status, text, and whether only https is to be used from now on."""
    wanted = urllib.request.Request(address, headers=headers)
    try:
        with urllib.request.urlopen(wanted, timeout=LIMIT) as answer:
            return answer.status, answer.read().decode(), answer.headers["strict-transport-security"]
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode(), None


@pytest.mark.parametrize("strips", [True, False], ids=["stripping", "passing on"])
@pytest.mark.parametrize("kind", ["own", "nginx"])
def test_everything_is_under_the_path(tmp_path: Path, kind: str, strips: bool) -> None:
    with (
        at_the_door(tmp_path / "data", each=None, rules=RULES) as server,
        a_proxy(server, PREFIX, strips) if kind == "own" else nginx(tmp_path, server, strips) as port,
    ):
        base = f"127.0.0.1:{port}{PREFIX}"
        for path in ("/", "/t/abc", "/rules/saba"):
            status, html, secure = get(f"http://{base}{path}", **BROWSER)
            assert (status, secure) == (200, "max-age=31536000")
            assert f'<meta name="root-path" content="{PREFIX}"' in html
            assert f'src="{PREFIX}/assets/a.js"' in html
        assert get(f"http://{base}/assets/a.js")[:2] == (200, "start();")
        assert get(f"http://{base}/manifest.webmanifest")[0] == 200
        assert get(f"http://{base}/nowhere", **BROWSER)[0] == 404
        rules = get(f"http://{base}/api/games/saba/rules")[1]
        links = re.findall(r'href=\\"([^"\\]+)', rules)
        assert links
        assert all(link.startswith(f"{PREFIX}/rules/saba#") for link in links)
        play(base)


def play(base: str) -> None:
    """Open a table, sit down over the WebSocket, make a move."""
    body = json.dumps({"game": "saba", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]}).encode()
    wanted = urllib.request.Request(f"http://{base}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(wanted, timeout=LIMIT) as answer:
        keys = json.loads(answer.read())
    with connect(f"ws://{base}/live", open_timeout=LIMIT) as live:
        tokens = list(keys["seats"].values())
        live.send(json.dumps({"type": "hello", "table": keys["table"]["id"], "tokens": tokens}))
        while True:
            frame = json.loads(live.recv(LIMIT))
            if frame["type"] == "sight" and frame["asked"] is not None:
                move = frame["view"]["decision"]["moves"][0]
                break
        live.send(json.dumps({"type": "play", "id": "a", "seat": frame["seat"], "asked": frame["asked"], "move": move}))
        while frame.get("id") != "a":
            frame = json.loads(live.recv(LIMIT))
        assert frame["type"] == "done"


def test_without_a_path_the_page_is_at_the_root(tmp_path: Path) -> None:
    with at_the_door(tmp_path / "data") as port:
        html = get(f"http://127.0.0.1:{port}/t/abc", **BROWSER)[1]
    assert '<meta name="root-path" content=""' in html
    assert 'src="/assets/a.js"' in html


def test_a_page_that_is_asked_for_without_its_last_slash(tmp_path: Path) -> None:
    with at_the_door(tmp_path / "data", rules=RULES) as port:
        assert get(f"http://127.0.0.1:{port}{PREFIX}", **BROWSER)[0] == 200
        assert get(f"http://127.0.0.1:{port}{PREFIX}glio", **BROWSER)[0] == 404


@pytest.mark.parametrize(("given", "prefix"), [("", ""), ("/", ""), ("serai", "/serai"), ("/a/b-c.d/", "/a/b-c.d")])
def test_paths_that_can_be_given(given: str, prefix: str) -> None:
    assert parse_prefix(given) == prefix


@pytest.mark.parametrize("given", ["/api", "/t/serai", "/a b", "/..", '/"', "/a?b"])
def test_paths_that_cannot(given: str) -> None:
    result = CliRunner().invoke(app, ["serve", "--no-browser", "--root-path", given])
    assert result.exit_code == 2
    assert f"got {given}" in result.stderr
