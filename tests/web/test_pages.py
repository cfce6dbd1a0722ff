"""The pages around the table: the entrance, the waiting room, leaving, what-if tables and links that lead nowhere."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect
from serving import Server

from tests.web.conftest import Opening
from tests.web.hand import Hand
from tests.web.playing import Opened, open_table, prepared, wait_loaded

Finished = Callable[[str], Opened]
WAITS = re.compile("waits? for you")

SHIFTS = """
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
"""
NO_CLIPBOARD = """
    navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
    document.execCommand = () => false;
"""


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("known", [False, True])
def test_the_entrance_stays_where_it_is_while_the_games_come(
    server: Server, opened: Opening, phone: bool, known: bool
) -> None:
    table = open_table(server, "saba") if known else None

    def prepare(context: BrowserContext) -> None:
        prepared(table)(context)
        context.add_init_script(SHIFTS)

    page = opened(None, phone=phone, prepare=prepare)
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    with page.expect_request("**/api/games"):
        page.goto("/", wait_until="commit")
    expect(page.locator(".hero h1")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")  # on a busy machine they come later than the page waits for
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate("window.shifts = 0")
    held[0].continue_()
    expect(page.get_by_role("button", name="Play now")).to_have_count(3)
    wait_loaded(page)
    expect(page.get_by_role("region", name=re.compile("My tables|waits for you"))).to_have_count(1 if known else 0)
    assert page.evaluate("shifts") < 0.1


def test_a_first_visit_is_invited_to_a_tour_that_nobody_waits_for_later(opened: Opening) -> None:
    page = opened("/")
    Hand(page).click(page.get_by_role("link", name="Learn Emira in five minutes"))
    tour = page.get_by_role("dialog", name="The tour")
    expect(tour).to_be_visible()
    expect(page.locator(".seat .name").nth(1)).to_have_text("Safiya")
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_have_count(3)
    wait_loaded(page)
    expect(page.get_by_role("heading", name=WAITS)).to_have_count(0)
    expect(page.get_by_role("link", name="Learn Emira in five minutes")).to_have_count(0)


def test_a_what_if_table_knows_where_it_comes_from_and_waits_for_nobody(finished: Finished, opened: Opening) -> None:
    table = finished("saba")
    page = opened(f"{table.path}/replay/12/0", prepare=prepared(table))
    expect(page.locator("section.replay .count")).to_contain_text(re.compile("^13 "))
    lines = page.locator(".log li").all_inner_texts()
    assert lines
    Hand(page).click(page.get_by_role("button", name="Play on from here"))
    expect(page.locator(".origin")).to_contain_text("From moment 13")
    expect(page.locator(".log")).to_contain_text(lines[-1])  # the first ones may be folded away by now
    expect(page.locator(".seat .name")).to_contain_text(["Ann", "Dunya"])
    Hand(page).click(page.get_by_role("link", name="Back to it"))
    expect(page).to_have_url(re.compile(rf"{table.path}/replay/12/0$"))
    expect(page.locator("section.replay .count")).to_contain_text(re.compile("^13 "))
    page.goto("/")
    row = page.get_by_role("listitem").filter(has_text="What if?")
    expect(row).to_be_visible()
    expect(page.get_by_role("heading", name=WAITS)).to_have_count(0)
    Hand(page).click(row.get_by_role("button", name="Clear this table away"))
    expect(row).to_be_visible()
    Hand(page).click(row.get_by_role("button", name="Clear it away"))
    expect(row).to_have_count(0)


def test_who_looks_back_goes_from_decision_to_decision(finished: Finished, opened: Opening) -> None:
    table = finished("saba")
    page = opened(f"{table.path}/replay", prepare=prepared(table))
    found = table.server.call("GET", f"/api/tables/{table.id}/moments", token=table.token(0))
    slider = page.get_by_role("slider")
    shown = [moment for moment in found["asked"] if moment > 0][:3]
    for moment in shown:
        Hand(page).click(page.get_by_role("button", name="My next decision"))
        expect(slider).to_have_value(str(moment))
    Hand(page).click(page.get_by_role("button", name="My decision before"))
    expect(slider).to_have_value(str(shown[-2]))
    rounds = page.locator(".marks i")
    expect(rounds.nth(2)).to_be_attached()
    boxes = [mark.bounding_box() for mark in rounds.all()]
    lefts = [box["x"] for box in boxes if box]
    assert lefts == sorted(set(lefts))


def test_who_leaves_a_game_leaves_it_to_a_bot(server: Server, opened: Opening) -> None:
    table = open_table(server, "saba", people=2, bots=0)
    ann, ben = (opened(table.path, prepare=prepared(table, [seat])) for seat in (0, 1))
    expect(ann.locator(".seat").nth(1)).not_to_have_class(re.compile("away"))
    expect(ben.locator("section.question")).to_be_visible()
    hand = Hand(ben)
    hand.click(ben.get_by_role("button", name="More", exact=True))
    hand.click(ben.get_by_role("button", name="Leave the table"))
    hand.click(ben.get_by_role("button", name="Stay"))
    expect(ben.get_by_role("dialog")).to_have_count(0)
    expect(ann.locator(".seat").nth(1).get_by_label(re.compile("^A bot"))).to_have_count(0)
    hand.click(ben.get_by_role("button", name="More", exact=True))
    hand.click(ben.get_by_role("button", name="Leave the table"))
    hand.click(ben.get_by_role("button", name="Leave for good"))
    expect(ben).to_have_url(re.compile("/$"))
    expect(ben.get_by_role("button", name="Play now")).to_have_count(3)
    expect(ben.get_by_role("heading", name=WAITS)).to_have_count(0)
    expect(ann.locator(".seat").nth(1).get_by_label(re.compile("^A bot"))).to_be_visible()
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.locator(".lines li")).to_contain_text("has left the table")


def test_a_new_link_takes_nothing_away_before_the_host_is_sure(server: Server, opened: Opening) -> None:
    table = open_table(server, "saba", people=2, bots=0)
    page = opened(table.path, prepare=prepared(table, [0]))
    hand = Hand(page)
    hand.click(page.get_by_role("button", name="More", exact=True))
    hand.click(page.get_by_role("button", name="For the host"))
    tools = page.get_by_role("dialog", name="For the host")
    hand.click(tools.get_by_role("button", name="New link").nth(0))
    hand.click(tools.get_by_role("button", name="Keep the old one"))
    moments = f"/api/tables/{table.id}/moments"
    assert server.call("GET", moments, token=table.token(0))["seat"] == 0
    hand.click(tools.get_by_role("button", name="New link").nth(0))
    hand.click(tools.get_by_role("button", name="Make a new link"))
    expect(tools.get_by_role("textbox", name="Link to the seat of Ann")).to_be_visible()


def waiting_room(server: Server) -> Opened:
    wanted = {"game": "saba", "options": {"players": 3}, "seats": [{"kind": "me", "name": "Ann"}]}
    keys = server.call("POST", "/api/tables", wanted)
    return Opened(server, keys["table"]["id"], keys)


def test_a_form_closes_when_a_friend_has_taken_the_seat_meanwhile(server: Server, opened: Opening) -> None:
    table = waiting_room(server)
    page = opened(None, prepare=prepared(name="Cleo"))
    page.goto(table.path, wait_until="commit")  # the hand is there before the page is whole
    hand = Hand(page)
    hand.click(page.get_by_role("button", name="Sit here").first)
    expect(page.get_by_label("Your name at this table")).to_be_focused()
    server.call("POST", f"/api/tables/{table.id}/seats/1", {"name": "Ben"})
    expect(page.locator(".seats li").nth(1)).to_contain_text("Ben")
    expect(page.get_by_label("Your name at this table")).to_have_count(0)
    hand.click(page.get_by_role("button", name="Sit here"))
    hand.click(page.get_by_role("button", name="Sit down"))
    expect(page.locator(".seats li").nth(2)).to_contain_text("At this device")
    hand.click(page.get_by_role("button", name="Get up"))
    expect(page.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_link_that_cannot_be_copied_is_selected_and_one_for_this_machine_says_so(
    server: Server, opened: Opening
) -> None:
    table = waiting_room(server)
    page = opened(table.path, prepare=prepared(table))
    expect(page.locator(".invite")).to_contain_text("works on this machine only")
    page.evaluate(NO_CLIPBOARD)
    Hand(page).click(page.locator(".invite").get_by_role("button", name="Copy"))
    expect(page.locator(".invite").get_by_role("alert")).to_contain_text("The link is selected")
    assert page.evaluate("document.activeElement.value").endswith(table.path)
    assert page.evaluate("document.activeElement.selectionEnd") > len(table.path)


def is_a_whole_page(page: Page) -> None:
    expect(page.get_by_role("banner").get_by_role("link", name="Serai")).to_be_visible()
    expect(page.get_by_role("contentinfo")).to_be_visible()
    Hand(page).click(page.get_by_role("link", name="To the entrance"))
    expect(page.get_by_role("button", name="Play now")).to_have_count(3)


@pytest.mark.parametrize("path", ["/t/nothing-here", "/t/nothing-here/replay", "/learn/chess", "/nowhere"])
def test_a_wrong_link_leads_to_a_page_that_leads_on(opened: Opening, path: str) -> None:
    is_a_whole_page(opened(path, expecting=("404", "400")))


def test_a_seat_that_is_not_mine_any_more_lets_me_in_as_a_guest(server: Server, opened: Opening) -> None:
    table = open_table(server, "saba", people=2, bots=0)
    page = opened(table.path, prepare=prepared(table, [1]))
    expect(page.locator("section.question")).to_be_visible()
    server.call("POST", f"/api/tables/{table.id}/seats/1/link", token=table.token(1))
    expect(page.get_by_role("heading", name="This link does not open a seat any more")).to_be_visible()
    Hand(page).click(page.get_by_role("button", name="Come as a guest"))
    expect(page.locator("section.question")).to_contain_text("You are looking on.")
