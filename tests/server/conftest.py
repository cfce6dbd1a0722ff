"""A server in this process, without a port: Starlette's client speaks to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from serai.server.app import create_app
from serai.server.middleware.guard import Rules
from serai.server.middleware.rate_limit import Rate
from tests.conformance.toy import HushedLots, Lots, registered

NO_LIMIT = Rate(1e9, 1e9)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    rules = Rules(
        requests=NO_LIMIT,
        crowds=NO_LIMIT,
        openings=NO_LIMIT,
        changes=NO_LIMIT,
        handshakes=NO_LIMIT,
        messages=NO_LIMIT,
    )
    with TestClient(create_app(tmp_path, 1, rules)) as client:
        yield client


@pytest.fixture
def lots() -> Iterator[Lots]:
    """A tiny game with sealed groups and cards to look at; bots in other processes do not know it."""
    with registered(Lots()) as game:
        yield game


@pytest.fixture
def hushed() -> Iterator[Lots]:
    """The same, but who is asked is a secret."""
    with registered(HushedLots()) as game:
        yield game
