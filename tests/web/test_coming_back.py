"""A page that is reloaded, or whose server is away for a while."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from serving import Server

from tests.web.conftest import Opening
from tests.web.playing import answer, open_table, prepared, situation, wait_loaded, wait_settled

GAMES = ["emira", "dragons", "saba"]


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    try:
        made.start()
        yield made
    finally:
        made.stop()


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_of_a_decision_loses_nothing(game: str, server: Server, opened: Opening) -> None:
    table = open_table(server, game)
    page = opened(table.path, prepare=prepared(table))
    rng = random.Random(8)
    for _ in range(3):
        answer(page, rng)
        wait_settled(page)
        before, question = situation(page), page.locator(".question .ask").inner_text()
        page.reload()
        wait_settled(page)
        assert situation(page) == before
        expect(page.locator(".question .ask")).to_have_text(question)


def test_the_page_comes_back_by_itself_and_a_move_made_meanwhile_arrives_once(
    own_server: Server, opened: Opening
) -> None:
    table = open_table(own_server, "saba")
    page = opened(
        table.path, prepare=prepared(table), at=own_server, expecting=("WebSocket connection", "ERR_CONNECTION_REFUSED")
    )
    rng = random.Random(9)
    wait_settled(page)
    wait_loaded(page)
    before = int(situation(page)["asked"])
    own_server.kill()
    expect(page.get_by_role("status").filter(has_text="coming back")).to_be_visible()
    expect(page.locator("section.question .away")).to_be_visible()  # where the eyes are
    page.locator("section.mine .lit").first.click()
    expect(page.locator("section.question[aria-busy=true]")).to_be_visible()
    expect(page.locator("[data-waiting]")).to_have_count(1)
    own_server.start()
    expect(page.get_by_role("status").filter(has_text="coming back")).to_have_count(0)
    expect(page.locator(f"section.question[data-situation=asked][data-asked='{before + 1}']")).to_be_visible()
    for _ in range(3):
        answer(page, rng)
    wait_settled(page)
    assert int(situation(page)["asked"]) >= before + 3


def test_back_and_forward_between_the_entrance_and_a_table(server: Server, opened: Opening) -> None:
    """What was open over the table is closed with it, and nothing holds whoever wants to go."""
    table = open_table(server, "saba")
    page = opened("/", phone=True, prepare=prepared(table))
    page.locator(f"a[href='{table.path}']").first.click()
    wait_settled(page)
    before, question = situation(page), page.locator(".question .ask").inner_text()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Games of the Arabian Nights")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_forward()
    wait_settled(page)
    assert situation(page) == before
    expect(page.locator(".question .ask")).to_have_text(question)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert answer(page, random.Random(1))
