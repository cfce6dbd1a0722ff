"""Emira's auction in the hands of who types: limits and bids go in steps, and what was typed stays."""

from __future__ import annotations

import copy

from playwright.sync_api import expect
from serving import Server

from tests.web.asking import StandIn, questions
from tests.web.conftest import Opening
from tests.web.playing import Opened, open_table, play_on, prepared, wait_settled


def at_auction(server: Server) -> tuple[Opened, int]:
    """A table of people where somebody is asked for the first bid, and who."""
    table = open_table(server, "emira", people=3, bots=0)
    while (asked := table.view()["decision"]).get("kind") != "auction_turn":
        play_on(table, answers=1)
    return table, int(asked["seat"])


def test_enter_bids_what_was_typed_and_a_wrong_amount_stays_to_be_mended(server: Server, opened: Opening) -> None:
    table, seat = at_auction(server)
    page = opened(table.path, prepare=prepared(table, [seat]))
    wait_settled(page)
    field = page.get_by_role("textbox", name="Your bid")
    field.fill("25")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("bids go in steps of 10")
    expect(field).to_have_value("25")
    expect(field).to_be_focused()
    field.fill("30")
    field.press("Enter")
    expect(page.locator(".log")).to_contain_text("bids 30.")
    expect(page.locator(".ring li.leads")).to_contain_text("leads")


def test_the_ring_tells_the_last_bid_of_a_seat(server: Server, opened: Opening) -> None:
    table, first = at_auction(server)
    second = (first + 1) % 3
    one, other = (opened(table.path, prepare=prepared(table, [seat])) for seat in (first, second))
    one.get_by_role("button", name="Bid 10").click()
    other.get_by_role("button", name="Bid 20").click()
    for page in (one, other):
        ring = page.locator(".ring li")
        expect(ring.nth(first)).to_contain_text("has bid 10")
        expect(ring.nth(second)).to_contain_text("leads")
        expect(ring.nth((second + 1) % 3)).to_contain_text("still in")


def test_a_secret_limit_between_two_steps_is_refused_with_a_word(server: Server, opened: Opening) -> None:
    table, seat = at_auction(server)
    page = opened(table.path, prepare=prepared(table, [seat]))
    page.get_by_role("button", name="In advance").click()
    field = page.get_by_label("My limit")
    field.fill("205")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("A limit goes in steps of 10")
    expect(field).to_have_value("205")
    field.fill("200")
    expect(page.get_by_role("alert")).to_have_count(0)
    field.press("Enter")
    expect(page.get_by_label("My limit")).to_have_count(0)


def test_a_larger_bid_takes_no_more_room(opened: Opening) -> None:
    sight = copy.deepcopy(questions("emira", players=5, mode="advanced")["auction_turn"])
    step = sight["view"]["auction"]["step"]
    sight["view"]["decision"]["range"] |= {"from": 60, "to": 200}
    bids = [number * step for number in range(21)]
    sight["view"]["mine"]["bid_discounts"] = [min(bid, 50) for bid in bids]  # a camel pays
    sight["view"]["mine"]["bid_costs"] = [max(0, bid - 50) for bid in bids]
    page = opened(None, prepare=prepared(), lang="nl", viewport={"width": 1280, "height": 900})
    StandIn("emira", mode="advanced").sit(page, sight)
    wait_settled(page)
    bid = page.locator(".bidding button.go")
    expect(bid).to_contain_text("60")
    low = bid.evaluate("(button) => button.offsetHeight")
    page.locator(".bidding button.quick").last.click()
    expect(bid).to_contain_text("200")
    assert bid.evaluate("(button) => button.offsetHeight") == low
