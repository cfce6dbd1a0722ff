"""Playing with the keyboard alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page
from serving import Server

from tests.web.conftest import Opening
from tests.web.playing import OPEN, open_table, prepared, situation, wait_settled

FOCUSED = f"() => (({OPEN})() ?? []).includes(document.activeElement)"


def choose(page: Page, rng: random.Random) -> None:
    """Goes to something that is open, over the board with arrows or through the page with Tab, and presses Enter."""
    wait_settled(page)
    for _ in range(rng.randrange(1, 5)):
        page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    for _ in range(250):
        if page.evaluate(FOCUSED):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError("nothing that is open can be reached")


@pytest.mark.parametrize("game", ["emira", "dragons", "saba"])
def test_a_few_turns_by_keyboard_alone(game: str, server: Server, opened: Opening) -> None:
    table = open_table(server, game)
    page = opened(table.path, prepare=prepared(table))
    rng = random.Random(11)
    answered: set[str] = set()
    for _ in range(80):
        wait_settled(page)
        answered.add(situation(page)["asked"])
        if len(answered) > 4:
            return
        choose(page, rng)
    raise AssertionError(f"only questions {answered} were answered")
