"""Dealing together through the page: it commits, reveals and checks by itself."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from serving import Server

from tests.web.conftest import Opening
from tests.web.playing import Json, Opened, play_on, prepared

IMPATIENT = 0.5  # seconds to reveal in


def waiting_table(server: Server) -> Opened:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    keys = server.call("POST", "/api/tables", {"game": "saba", "options": {"players": 2}, "seats": seats})
    return Opened(server, keys["table"]["id"], keys)


def info(table: Opened) -> Json:
    found: Json = table.server.call("GET", f"/api/tables/{table.id}")
    return found


def kept(page: Page, place: str) -> Json:
    found: Json = json.loads(page.evaluate("(place) => localStorage.getItem(place)", place))
    return found


def test_two_devices_deal_together_and_each_checks_the_shuffle(server: Server, opened: Opening) -> None:
    table = waiting_table(server)
    ann = opened(table.path, prepare=prepared(table))
    ben = opened(table.path, prepare=prepared(name="Ben"))
    ben.get_by_role("button", name="Sit here").click()
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_role("button", name="Get up")).to_be_visible()
    ann.get_by_role("button", name="Deal", exact=True).click()
    for page in (ann, ben):
        expect(page.locator("section.question")).to_be_visible()
    dealt = info(table)
    assert dealt["shuffle"]["absent"] == []
    for seat, page in enumerate((ann, ben)):
        part = kept(page, "serai.salts")[table.id]
        assert part["salts"][str(seat)] == dealt["seats"][seat]["salt"]
        assert part["fixed"] == dealt["shuffle"]["fingerprint"]
    table.keys["seats"]["1"] = kept(ben, "serai.keys")[table.id]["seats"]["1"]
    for page in (ann, ben):
        page.goto("about:blank")  # the game goes on without being looked at
    play_on(table)
    for page in (ann, ben):
        page.goto(table.path)
        page.get_by_text("How the shuffle can be checked").click()
        verdict = page.locator("details .verdict")
        expect(verdict).to_contain_text("Checked here: the cards follow from the secrets that had been promised")
        expect(verdict).to_contain_text("yours is among them")
        expect(verdict).to_contain_text("Ann, Ben")


@pytest.fixture
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("impatient"), reveal_within=IMPATIENT)
    try:
        made.start()
        yield made
    finally:
        made.stop()


def test_who_breaks_the_promise_is_named_and_the_cards_can_be_dealt_anew(impatient: Server, opened: Opening) -> None:
    table = waiting_table(impatient)
    never_shown = {"name": "Ben", "commit": hashlib.sha256(b"").hexdigest()}
    impatient.call("POST", f"/api/tables/{table.id}/seats/1", never_shown)
    ann = opened(table.path, prepare=prepared(table), at=impatient, expecting=("409 (Conflict)",))
    ann.get_by_role("button", name="Deal", exact=True).click()
    named = ann.locator("section.question .absent")
    expect(named).to_contain_text("Ben")
    named.get_by_role("button", name="Call the deal off").click()
    expect(ann.get_by_text("Ann has called the deal off.")).to_be_visible()
    expect(ann.get_by_text("Waiting for Ben, to take part in the shuffle again")).to_be_visible()
    board, too_early = ann.locator("section.question"), ann.get_by_text("Not everybody who took part")
    while not board.is_visible():  # until Ben has had his time
        ann.get_by_role("button", name="Deal", exact=True).click()
        expect(board.or_(too_early)).to_be_visible()
    expect(named).to_contain_text("Ben")
    assert (info(table)["shuffle"]["absent"], info(table)["shuffle"]["uncommitted"]) == ([1], [1])


def test_who_breaks_the_promise_is_told_and_cannot_call_the_deal_off(impatient: Server, opened: Opening) -> None:
    table = waiting_table(impatient)
    never_shown = hashlib.sha256(b"").hexdigest()
    impatient.call("PUT", f"/api/tables/{table.id}/seats/0/commit", {"commit": never_shown}, table.keys["seats"]["0"])
    joined = impatient.call("POST", f"/api/tables/{table.id}/seats/1", {"name": "Ben"})
    impatient.call("POST", f"/api/tables/{table.id}/begin", token=table.keys["host"])
    ann = opened(table.path, prepare=prepared(table), at=impatient)
    named = ann.locator("section.question .absent")
    expect(named).to_contain_text("Ann has not taken part")
    expect(named.get_by_role("button")).to_have_count(0)
    impatient.call("POST", f"/api/tables/{table.id}/call_off", token=joined["seats"]["1"])
    expect(ann.get_by_text("Ben has called the deal off.")).to_be_visible()
