"""The toy game of the conformance tests, registered for these tests too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import serai
from serai.core.registry import _loaded
from tests.conformance.toy import Lots


@pytest.fixture
def lots() -> Iterator[Lots]:
    before = dict(_loaded)
    game = Lots()
    serai.register(game)
    yield game
    _loaded.clear()
    _loaded.update(before)
