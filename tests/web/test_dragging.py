"""A token is dragged from the hand to a place: with the mouse, and with a finger on a phone."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Page, expect
from serving import Server

from tests.web.conftest import Opening
from tests.web.playing import Opened, open_table, play_on, prepared, wait_settled

STEPS = 8


def placing(server: Server, opened: Opening, phone: bool) -> tuple[Opened, Page]:
    """A table at which a token is to be placed."""
    table = open_table(server, "dragons", mode="basic")
    while (table.view(0)["decision"] or {}).get("kind") != "place_token":
        play_on(table, answers=1, seats=[0])  # what one begins with is chosen before
    page = opened(table.path, prepare=prepared(table), phone=phone)
    expect(page.locator("section.question[data-kind=place_token]")).to_be_visible()
    wait_settled(page)
    return table, page


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def way(page: Page) -> list[tuple[float, float]]:
    """From the 7 in the hand to the guard room, step by step."""
    (x, y), (to_x, to_y) = middle(page, "[data-place=hand-7] button"), middle(page, "[data-place=guard_room]")
    return [(x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS) for step in range(STEPS + 1)]


def lies_there(table: Opened, page: Page) -> None:
    expect(page.locator("[data-place=guard_room] [data-from=hand-7]")).to_be_visible()
    expect(page.locator("[data-place=hand-7] button")).to_have_count(0)
    expect(page.locator("section.question:not([aria-busy=true])")).to_be_visible()
    assert 7 not in table.view(0)["mine"]["tokens"]


def test_a_token_is_dragged_with_the_mouse(server: Server, opened: Opening) -> None:
    table, page = placing(server, opened, phone=False)
    first, *more = way(page)
    page.mouse.move(*first)
    page.mouse.down()
    for point in more:
        page.mouse.move(*point)
    page.mouse.up()
    lies_there(table, page)


def touch(session: CDPSession, what: str, *points: tuple[float, float]) -> None:
    session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def test_a_token_is_dragged_with_a_finger_and_the_page_stays(server: Server, opened: Opening) -> None:
    table, page = placing(server, opened, phone=True)
    page.evaluate("() => scrollTo({ top: 40, behavior: 'instant' })")  # so that it could be scrolled either way
    session = page.context.new_cdp_session(page)
    first, *more = way(page)
    touch(session, "touchStart", first)
    for point in more:
        touch(session, "touchMove", point)
    expect(page.locator("[data-place=guard_room].aimed")).to_be_visible()
    assert page.evaluate("() => scrollY") == 40
    touch(session, "touchEnd")
    lies_there(table, page)


def test_a_token_that_is_dropped_nowhere_stays_in_the_hand(server: Server, opened: Opening) -> None:
    table, page = placing(server, opened, phone=True)
    session = page.context.new_cdp_session(page)
    x, y = middle(page, "[data-place=hand-7] button")
    touch(session, "touchStart", (x, y))
    touch(session, "touchMove", (x, y + 15))
    touch(session, "touchMove", (x, y + 40))
    touch(session, "touchEnd")
    expect(page.locator("[data-place=hand-7] button[aria-pressed=false]")).to_have_count(1)
    assert 7 in table.view(0)["mine"]["tokens"]
