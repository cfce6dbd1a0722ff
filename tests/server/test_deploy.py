"""The files in deploy/, as far as the tools that are here can check them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import typer
from fastapi.testclient import TestClient

from serai.cli.main import app

DEPLOY = Path(__file__).parents[2] / "deploy"
FILES = ("serai.service", "nginx.conf", "Caddyfile", "Containerfile")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
OTHERS = {"--interval", "--timeout", "--start-period", "--system", "--uid", "--no-create-home", "--from", "--now"}


def options_of_serve() -> set[str]:
    command = typer.main.get_command(app)
    assert hasattr(command, "commands")
    return {name for option in command.commands["serve"].params for name in option.opts}


def run(*command: object) -> None:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "unknown" not in done.stderr.lower(), done.stderr


@pytest.mark.parametrize("name", FILES)
def test_every_option_of_serve_exists(name: str) -> None:
    text = (DEPLOY / name).read_text()
    named = {option for line in text.splitlines() if "apt-get" not in line for option in OPTION.findall(line)}
    assert "--behind-proxy" in named
    assert named - OTHERS <= options_of_serve()


def test_the_address_of_the_health_check_exists(client: TestClient) -> None:
    path = re.search(r"http://127\.0\.0\.1:8000(/[\w/]+)", (DEPLOY / "Containerfile").read_text())
    assert path is not None
    assert client.get(path[1]).json()["status"] == "ok"


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    unit = tmp_path / "serai.service"
    unit.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", (DEPLOY / unit.name).read_text()))
    run("systemd-analyze", "verify", unit)


def test_nginx_understands_its_file(tmp_path: Path) -> None:
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    openssl = shutil.which("openssl")
    if program is None or openssl is None:
        pytest.skip("nginx is not installed, or openssl is not")
    run(
        *(openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"),
        *("-subj", "/CN=play.example.org", "-keyout", tmp_path / "key", "-out", tmp_path / "pem"),
    )
    text = (DEPLOY / "nginx.conf").read_text()
    text = text.replace("/etc/ssl/play.example.org.pem", str(tmp_path / "pem"))
    text = text.replace("/etc/ssl/play.example.org.key", str(tmp_path / "key"))
    text = re.sub(r"listen (\[::\]:)?(\d+)", lambda found: f"listen {found[1] or ''}{int(found[2]) + 40000}", text)
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{text}\n}}\n")
    run(program, "-e", tmp_path / "error.log", "-t", "-c", whole)
