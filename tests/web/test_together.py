"""Several people at one table: on devices of their own, at one device, in two tabs, looking on."""

from __future__ import annotations

import json
import random

from playwright.sync_api import Page, WebSocketRoute, expect
from serving import Server

from tests.web.conftest import Opening
from tests.web.playing import (
    Json,
    Opened,
    answer,
    click_one,
    open_table,
    play_on,
    prepared,
    situation,
    wait_settled,
    whose_turn,
)


def sights(page: Page) -> list[Json]:
    """What comes over the page's WebSocket from now on."""
    heard: list[Json] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "sight":
            heard.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return heard


def last_line(page: Page) -> str:
    return page.locator(".log li").last.inner_text()


def test_everybody_sees_what_the_others_do_and_spectators_nothing_secret(server: Server, opened: Opening) -> None:
    table = open_table(server, "dragons", people=2)
    ann, ben = (opened(table.path, prepare=prepared(table, [seat])) for seat in (0, 1))
    spectator = opened("/", prepare=prepared())
    heard = sights(spectator)
    spectator.goto(table.path)
    rng = random.Random(5)
    for _ in range(6):
        answer(whose_turn([ann, ben]), rng, alone=False)
    whose_turn([ann, ben])
    told = [page.locator(".log li") for page in (ann, ben, spectator)]

    def have_heard_all() -> bool:
        last = {log.last.inner_text() for log in told}
        return told[0].count() == told[1].count() and len(last) == 1 and heard[-1]["view"] == table.view(None)

    for _ in range(600):
        if have_heard_all():
            break
        spectator.wait_for_timeout(100)
    assert have_heard_all()
    assert {sight["seat"] for sight in heard} == {None}
    assert heard[-1]["view"].get("mine") is None
    assert spectator.locator("[data-place^='hand-']").count() == 0


def test_who_looks_on_from_a_phone_has_no_place_for_things_of_their_own(server: Server, opened: Opening) -> None:
    table = open_table(server, "saba")
    page = opened(table.path, phone=True, prepare=prepared())
    expect(page.get_by_role("tab", selected=True)).to_have_accessible_name("Others")
    assert page.get_by_role("tab", name="Mine").count() == 0


def test_a_secret_limit_is_given_while_others_bid(server: Server, opened: Opening) -> None:
    table = open_table(server, "emira", people=3, bots=0)
    while (asked := table.view()["decision"]).get("kind") != "auction_turn":
        play_on(table, answers=1)
    bidding, waiting = (
        opened(table.path, prepare=prepared(table, [seat])) for seat in (asked["seat"], (asked["seat"] + 1) % 3)
    )
    expect(waiting.locator("section.question[data-situation=waiting]")).to_be_visible()
    ahead = waiting.get_by_role("button", name="In advance")
    ahead.click()
    waiting.keyboard.press("Escape")
    expect(ahead).to_be_focused()
    ahead.press("Enter")
    waiting.get_by_label("My limit").fill("40")
    waiting.keyboard.press("Enter")
    expect(waiting.locator(".order")).to_contain_text("In secret you bid up to 40.")
    bidding.get_by_role("button", name="Bid 10").click()
    for page in (bidding, waiting):
        expect(page.locator(".log")).to_contain_text("bids 20.")
    expect(waiting.locator("section.question")).not_to_have_attribute("data-situation", "asked")


def test_two_tabs_of_a_seat_agree(server: Server, opened: Opening) -> None:
    table = open_table(server, "saba")
    one = opened(table.path, prepare=prepared(table))
    other = one.context.new_page()
    other.goto(table.path)
    rng = random.Random(2)
    for page in (one, other, one):
        answer(page, rng)
        wait_settled(page)
        now = situation(page)["asked"]
        for tab in (one, other):
            expect(tab.locator(f"section.question[data-situation=asked][data-asked='{now}']")).to_be_visible()
    assert last_line(one) == last_line(other)
    for tab in (one, other):  # what the other tab has answered is no mistake of this one
        expect(tab.get_by_role("alert")).to_have_count(0)


def test_at_one_device_a_curtain_is_between_the_players(server: Server, opened: Opening) -> None:
    table = open_table(server, "dragons", people=2)
    page = opened(table.path, prepare=prepared(table))
    rng = random.Random(4)
    seen = []
    for _ in range(3):
        lift = page.get_by_role("button", name="I am ")
        expect(lift).to_be_visible()
        assert page.locator("[data-piece], [data-place], .room").count() == 0
        name = lift.inner_text().removeprefix("I am ")
        seen.append(name)
        lift.click()
        expect(page.locator(".seat.me .name")).to_contain_text(name)
        while answer(page, rng, alone=False):  # until the device is to be passed on
            pass
    assert seen in (["Ann", "Ben", "Ann"], ["Ben", "Ann", "Ben"])


def test_at_one_device_nobody_sees_another_s_hand_by_looking_back(server: Server, opened: Opening) -> None:
    table = open_table(server, "dragons", people=2)
    play_on(table, answers=3)
    page = opened(f"{table.path}/replay", prepare=prepared(table))
    expect(page.get_by_role("slider")).to_be_visible()
    assert page.locator(".seat.me, [data-place^='hand-']").count() == 0
    play_on(table)
    page.reload()
    expect(page.locator(".seat.me")).to_have_count(1)


def test_a_choice_is_taken_back_at_once_when_only_bots_have_played(server: Server, opened: Opening) -> None:
    table = open_table(server, "dragons")
    page = opened(table.path, prepare=prepared(table))
    tokens = page.locator(".rack button.token")
    expect(tokens).to_have_count(8)
    rng = random.Random(6)
    while tokens.count() == 8:
        click_one(page, rng)
    wait_settled(page)
    expect(tokens).to_have_count(7)
    page.get_by_role("button", name="Take back").click()
    expect(tokens).to_have_count(8)
    assert len(table.view(0)["mine"]["tokens"]) == 8


def test_people_are_asked_before_a_choice_of_theirs_goes_with_it(server: Server, opened: Opening) -> None:
    table = open_table(server, "dragons", people=2)
    ann, ben = (opened(table.path, prepare=prepared(table, [seat])) for seat in (0, 1))
    rng = random.Random(7)
    mover = whose_turn([ann, ben])
    other = ben if mover is ann else ann
    while answer(mover, rng, alone=False):
        pass
    wait_settled(other)
    mover.get_by_role("button", name="Take back").click()
    other.get_by_role("button", name="All right").click()
    expect(mover.locator("section.question[data-situation=asked]")).to_be_visible()
    expect(other.locator("section.question[data-situation=waiting]")).to_be_visible()


def test_chat_reaches_the_others(server: Server, opened: Opening) -> None:
    table = open_table(server, "saba", people=2, bots=0)
    ann, ben = (opened(table.path, prepare=prepared(table, [seat])) for seat in (0, 1))
    expect(ben.locator("section.question")).to_be_visible()
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_role("textbox", name="Say something").fill("Shall we?")
    ann.get_by_role("button", name="Say it").click()
    expect(ben.get_by_role("tab", name="Chat")).to_contain_text("one new line")
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.locator(".lines li")).to_contain_text("Shall we?")
    expect(ben.locator(".lines b")).to_have_text("Ann")


def test_a_double_click_makes_one_move(server: Server, opened: Opening) -> None:
    table = open_table(server, "saba")
    page = opened(table.path, prepare=prepared(table))
    wait_settled(page)
    before = int(situation(page)["asked"])
    page.locator("section.mine .lit").first.dblclick(delay=30)
    expect(page.locator(f"section.question[data-asked='{before + 1}']")).to_be_visible()
    wait_settled(page)
    assert int(situation(page)["asked"]) == before + 1


def test_who_comes_too_late_is_told_kindly(server: Server, opened: Opening) -> None:
    table: Opened = open_table(server, "saba")
    one = opened(table.path, prepare=prepared(table))
    other = one.context.new_page()
    held = False

    def delay(socket: WebSocketRoute) -> None:
        """Lets everything through but what would show the tab that it is late."""
        behind = socket.connect_to_server()
        socket.on_message(behind.send)
        behind.on_message(lambda said: None if held and '"sight"' in str(said)[:30] else socket.send(said))

    other.route_web_socket("**/live", delay)
    other.goto(table.path)
    wait_settled(other)
    held = True
    answer(one, random.Random(1))
    wait_settled(one)
    other.locator("section.mine .lit").first.click()
    expect(other.get_by_role("alert")).to_contain_text("came too late: that question is no longer open.")
