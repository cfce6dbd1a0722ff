"""`serai serve`: tables for people and bots, in a browser or over the network."""

from __future__ import annotations

import logging
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serai.cli.common import at_least_one, fail, user_errors

if TYPE_CHECKING:
    from fastapi import FastAPI

log = logging.getLogger(__name__)

Port = Annotated[int, typer.Option("--port", "-p", min=0, max=65535, help="The port; 0 takes any that is free.")]
Host = Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 lets the network in.")]
Data = Annotated[Path | None, typer.Option("--data", help="The folder for the tables (else one of your own).")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")]
WorkerCount = Annotated[int, typer.Option("--workers", help="Processes that think for bots.")]
KeepDays = Annotated[
    float | None,
    typer.Option("--keep-days", help="Delete tables that are over or never began after so many days (else never)."),
]
BehindProxy = Annotated[
    bool, typer.Option("--behind-proxy", help="A proxy of yours stands before it and says who asks (X-Forwarded-For).")
]
Origin = Annotated[
    list[str] | None, typer.Option("--origin", help="A host whose pages may play here too; can be given several times.")
]
AllowedHost = Annotated[
    list[str] | None,
    typer.Option(help="A name by which this server may be asked, * for any; can be given several times."),
]
RootPath = Annotated[str, typer.Option(help="The path under which a proxy has it, such as /serai.")]
OperatorToken = Annotated[
    str | None,
    typer.Option(envvar="SERAI_OPERATOR_TOKEN", help="Opens /metrics from elsewhere than this machine."),
]
PrivateNotices = Annotated[
    bool, typer.Option("--private-notices", help="Notices may go to addresses of your own network.")
]
LogLevel = Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")]


def serve(
    port: Port = 8000,
    host: Host = "127.0.0.1",
    data: Data = None,
    no_browser: NoBrowser = False,
    workers: WorkerCount = 2,
    keep_days: KeepDays = None,
    behind_proxy: BehindProxy = False,
    origin: Origin = None,
    allowed_host: AllowedHost = None,
    root_path: RootPath = "",
    operator_token: OperatorToken = None,
    private_notices: PrivateNotices = False,
    log_level: LogLevel = "info",
) -> None:
    """Serve tables until Ctrl-C. They are kept on the disk, and go on where they were at the next start."""
    from serai.server import launch  # only this command needs a web server
    from serai.server.middleware import guard, hosts, prefix
    from serai.server.ops import json_logging

    at_least_one("--workers", workers)
    if keep_days is not None and keep_days <= 0:
        fail(f"--keep-days takes more than 0; got {keep_days:g}")
    if log_level not in json_logging.LEVELS:
        fail(f"--log-level takes {', '.join(json_logging.LEVELS)}; got {log_level}")
    try:
        root_path = prefix.parse_prefix(root_path)
    except ValueError as error:
        fail(f"--root-path {error}; got {root_path}")
    folder = data if data is not None else launch.default_folder()

    def ready(address: str, app: FastAPI) -> None:
        address += root_path
        typer.echo(f"Serai is at {address} (Ctrl-C ends it; tables are in {folder})")
        log.info("ready", extra={"address": address})
        if not no_browser and has_page(app):
            webbrowser.open(address)

    json_logging.set_up(log_level)
    with user_errors():
        names = hosts.names_for(host, [*(origin or []), *(allowed_host or [])])
        rules = guard.Rules(frozenset(origin or []), behind_proxy, operator_token or None, names, root_path)
        launch.serve_tables(folder, host, port, workers, keep_days, rules, private_notices, ready)


def has_page(app: FastAPI) -> bool:
    """Whether there is anything for a browser to show."""
    return any(getattr(route, "path", None) in ("/", "") for route in app.routes)
