"""What a first visit costs."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response
from serving import Server

from tests.web.conftest import Opening
from tests.web.playing import open_table, prepared, wait_settled

BUDGET = 200_000  # bytes of script and style, packed


@pytest.mark.parametrize("game", ["emira", "dragons", "saba"])
def test_the_first_load_of_a_game_is_light(game: str, server: Server, opened: Opening) -> None:
    table = open_table(server, game)
    page = opened("/api/bots", prepare=prepared(table))
    loaded: dict[str, int] = {}

    def load(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            loaded[response.url.rpartition("/")[2]] = len(gzip.compress(response.body()))

    page.on("response", load)
    page.goto(table.path)
    wait_settled(page)
    page.wait_for_load_state("networkidle")
    assert 20_000 < sum(loaded.values()) <= BUDGET, sorted(loaded.items(), key=lambda item: -item[1])
