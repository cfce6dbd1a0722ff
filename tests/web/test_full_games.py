"""Whole games of one person with bots, through the page."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest
from playwright.sync_api import expect
from serving import Server

from tests.web.conftest import Opening
from tests.web.playing import answer, open_table, play_on, play_out, prepared, wait_settled

SHORT: Final = {"max_rounds": 3}  # its rounds are much alike
GAMES: Final[dict[str, dict[str, object]]] = {"emira": {}, "dragons": SHORT, "saba": {}}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_played_to_its_end_and_shows_its_result(game: str, server: Server, opened: Opening) -> None:
    table = open_table(server, game, **GAMES[game])
    page = opened(table.path, prepare=prepared(table))
    assert play_out(page, random.Random(3)) > 20
    assert table.status == "over"
    winners = table.view(0)["result"]["winners"]
    ending = page.locator("section.ending")
    expect(ending.locator("tr.won")).to_have_count(len(winners))
    expect(ending.locator("svg[role=img] polyline")).to_have_count(len(table.keys["table"]["seats"]))


@pytest.mark.parametrize(("game", "mode"), [("emira", "advanced"), ("dragons", "magic")])
def test_the_other_modes_can_be_played_too(game: str, mode: str, server: Server, opened: Opening) -> None:
    """The beginning through the page, the rest before its eyes."""
    table = open_table(server, game, mode=mode)
    page = opened(table.path, prepare=prepared(table))
    rng = random.Random(12)
    for _ in range(25):
        answer(page, rng)
    play_on(table)
    expect(page.locator("section.ending tr.won")).not_to_have_count(0)


def test_from_the_entrance_a_game_is_on_with_one_click(opened: Opening) -> None:
    page = opened("/", prepare=prepared())
    page.get_by_role("article").filter(has_text="Saba").get_by_role("button", name=re.compile("^Play")).click()
    assert wait_settled(page) == "asked"
    rng = random.Random(1)
    for _ in range(3):
        answer(page, rng)
