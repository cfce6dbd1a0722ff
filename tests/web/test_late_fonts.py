"""The page does not wait for its fonts for ever, and does not move when they come late."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect
from serving import Server

from tests.web.asking import WHOLE
from tests.web.conftest import Opening
from tests.web.playing import open_table, prepared, wait_settled
from tests.web.test_pages import SHIFTS

TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
MOVED = 0.02  # as layout shifts are counted; browsers call up to 0.1 good
COME = "document.fonts.ready.then(() => document.fonts.check('1em \"Yeseva One\"'))"


class LateFonts:
    """Holds the fonts of a page until they are let through."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.held: list[Route] | None = []
        page.add_init_script(SHIFTS)
        page.route("**/*.woff2", self.hold)

    def hold(self, route: Route) -> None:
        if self.held is None:
            route.continue_()
        else:
            self.held.append(route)

    def come(self) -> float:
        """Lets them through: by how much the page shifts."""
        self.page.evaluate(TWO_FRAMES)
        self.page.evaluate("window.shifts = 0")
        late, self.held = self.held, None
        assert late
        for route in late:
            route.continue_()
        assert self.page.evaluate(COME)
        self.page.evaluate(TWO_FRAMES)
        return float(self.page.evaluate("window.shifts"))


@pytest.mark.parametrize("phone", [False, True])
def test_the_entrance_stays_where_it_is(opened: Opening, phone: bool) -> None:
    page = opened(None, phone=phone, prepare=prepared())
    fonts = LateFonts(page)
    page.goto("/", wait_until="commit")
    expect(page.get_by_role("button", name="Play now")).to_have_count(3)
    assert fonts.come() < MOVED


@pytest.mark.parametrize("game", WHOLE)
def test_a_table_stays_where_it_is(server: Server, opened: Opening, game: str) -> None:
    table = open_table(server, game, mode=WHOLE[game])
    page = opened(None, phone=True, prepare=prepared(table))
    fonts = LateFonts(page)
    page.goto(table.path, wait_until="commit")
    wait_settled(page)
    assert fonts.come() < MOVED
