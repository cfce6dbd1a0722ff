"""Pages and tables enlarged twofold and fourfold in a window of 1280 by 1024 (WCAG 1.4.10, 2.4.11)."""

from __future__ import annotations

import random
from typing import Final

import pytest
from playwright.sync_api import Page
from serving import Server

from tests.web.asking import WHOLE, every_question
from tests.web.conftest import Opening
from tests.web.looks import check
from tests.web.playing import answer, open_table, prepared, wait_loaded

ZOOMS: Final = {"200 %": {"width": 640, "height": 512}, "400 %": {"width": 320, "height": 256}}
READABLE: Final = ("sideways", "cut", "overlaps")
STOPS: Final = 12

# Whether nothing of what has the focus is to be seen, because something lies over all of it.
HIDDEN: Final = """
() => {
  const active = document.activeElement;
  const { left, top, right, bottom } = active.getBoundingClientRect();
  const [l, t] = [Math.max(left, 0), Math.max(top, 0)];
  const [wide, high] = [Math.min(right, innerWidth) - l, Math.min(bottom, innerHeight) - t];
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const spots = parts.flatMap((x) => parts.map((y) => [l + wide * x, t + high * y]));
  const hit = (x, y) => {
    const found = document.elementFromPoint(x, y);
    return active.contains(found) || found?.contains(active);
  };
  return active === document.body || spots.some(([x, y]) => hit(x, y)) ? null : active.outerHTML.slice(0, 120);
}
"""


def check_focus(page: Page, where: str) -> None:
    """What the Tab key leads to is never all behind something."""
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        hidden = page.evaluate(HIDDEN)
        assert hidden is None, f"{where}: {hidden}"


@pytest.mark.parametrize("zoom", ZOOMS)
def test_an_enlarged_page_is_read_without_scrolling_sideways(zoom: str, opened: Opening) -> None:
    page = opened(None, prepare=prepared(), viewport=ZOOMS[zoom])
    for path in ("/", "/rules/emira", "/learn/saba"):
        page.goto(path)
        wait_loaded(page)
        check(page, f"{path} at {zoom}", READABLE)


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("game", WHOLE)
def test_every_question_of_an_enlarged_table_can_be_read(game: str, zoom: str, opened: Opening) -> None:
    page = opened(None, prepare=prepared(), viewport=ZOOMS[zoom])
    for kind in every_question(page, game):
        check(page, f"{game}, {kind}, {zoom}", ("question", *READABLE))
    check_focus(page, f"{game} at {zoom}")


@pytest.mark.parametrize("game", WHOLE)
def test_a_table_that_is_enlarged_fourfold_is_played(game: str, server: Server, opened: Opening) -> None:
    table = open_table(server, game)
    page = opened(table.path, prepare=prepared(table), viewport=ZOOMS["400 %"])
    rng = random.Random(5)
    for _ in range(3):
        assert answer(page, rng)
