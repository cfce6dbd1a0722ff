"""Saba's slot 3: before the vizier moves, a ready figure's quarter can be used, beside the question or on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from serving import Server

from tests.web.conftest import Opening
from tests.web.playing import Opened, prepared, wait_settled


@pytest.mark.parametrize("clicked", [".choices button", "[data-place=quarter-carpenter] .space.lit"])
def test_a_quarter_is_used_before_the_vizier_moves(clicked: str, server: Server, opened: Opening) -> None:
    keys = server.call("POST", "/api/games/saba/tour", {"name": "Ann"})
    table = Opened(server, keys["table"]["id"], keys)
    page = opened(table.path, prepare=prepared(table))
    wait_settled(page)
    page.locator("[data-place=harbour-3]").click()
    expect(page.locator("section.question[data-kind=vizier_or_quarter]")).to_be_visible()
    wait_settled(page)
    page.locator(clicked).click()
    expect(page.locator("section.question[data-kind=move_vizier]")).to_be_visible()
    wait_settled(page)
    page.locator("[data-place=quarter-carpenter] .house").click()  # and he may go to the quarter just used
    expect(page.locator("section.question[data-kind=build]")).to_be_visible()
    view = table.view(0)
    assert view["vizier"] == "carpenter"
    assert view["builders"][0]["stock"]["ebony"] == 3
