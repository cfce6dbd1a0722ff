"""The toy game of the conformance tests, registered for these tests too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.conformance.toy import Lots, registered


@pytest.fixture
def lots() -> Iterator[Lots]:
    with registered(Lots()) as game:
        yield game
