"""Whole games of one person with bots, through the page."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from serving import Server

from tests.web.conftest import Opening
from tests.web.playing import open_table, play_out, prepared

GAMES = ["emira", "dragons", "saba"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_played_to_its_end_and_shows_its_result(game: str, server: Server, opened: Opening) -> None:
    table = open_table(server, game)
    page = opened(table.path, prepare=prepared(table))
    assert play_out(page, random.Random(3)) > 20
    assert table.status == "over"
    winners = table.view(0)["result"]["winners"]
    ending = page.locator("section.ending")
    expect(ending.locator("tr.won")).to_have_count(len(winners))
    expect(ending.locator("svg[role=img] polyline")).to_have_count(len(table.keys["table"]["seats"]))
