"""Small things that have gone wrong once: what piles up, what is left over, what moves though it should not."""

from __future__ import annotations

import copy

import pytest
from playwright.sync_api import Page, expect
from serving import Server

from tests.web.asking import NAMES, WHOLE, StandIn, every_question, questions
from tests.web.conftest import Opening
from tests.web.looks import check
from tests.web.playing import (
    open_table,
    play_on,
    prepared,
    situation,
    wait_loaded,
    wait_settled,
    whose_turn,
)


@pytest.mark.parametrize("path", ["/", "/learn/dragons"])
def test_where_motion_is_unwanted_nothing_flickers(path: str, opened: Opening) -> None:
    page = opened(path, prepare=prepared())
    wait_loaded(page)
    page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")


def test_the_values_of_this_table_stand_once_beside_the_rules(server: Server, opened: Opening) -> None:
    table = open_table(server, "emira", people=2)
    page, other = (opened(table.path, prepare=prepared(table, [seat])) for seat in (0, 1))
    page.get_by_role("tab", name="Rules").click()
    notes = page.locator(".rules .settled")
    expect(notes.first).to_be_visible()
    number = notes.count()
    other.close()  # a message about the table, which says its options again
    expect(page.locator(".seat.away")).to_have_count(1)
    expect(notes).to_have_count(number)


def test_a_place_that_was_pointed_at_is_forgotten_with_its_question(server: Server, opened: Opening) -> None:
    table = open_table(server, "dragons")
    while table.view(0)["decision"]["kind"] != "place_token":
        play_on(table, answers=1, seats=[0])
    page = opened(table.path, prepare=prepared(table))
    wait_settled(page)
    first = situation(page)["asked"]
    tokens = page.locator(".rack button.token")
    tokens.first.click()
    page.locator(".place[data-choice]").first.click()
    expect(page.locator(f"section.question[data-situation=asked]:not([data-asked='{first}'])")).to_be_visible()
    wait_settled(page)
    last = page.locator(".place[data-choice]").last
    pointed = page.locator(f".place.aimed[data-place={last.get_attribute('data-place')}]")
    last.click()
    expect(pointed).to_have_count(1)
    page.get_by_role("button", name="Take back").or_(page.get_by_role("button", name="Undo")).first.click()
    expect(tokens).to_have_count(8)
    expect(pointed).to_have_count(0)


def test_screens_stand_in_the_order_of_the_seats(server: Server, opened: Opening) -> None:
    table = open_table(server, "dragons", people=3, bots=0)
    page = opened(table.path, prepare=prepared(table, [1]))
    expect(page.locator(".screen")).to_have_count(3)
    assert page.locator(".screen").evaluate_all("(all) => all.map((one) => Number(one.dataset.seat))") == [0, 1, 2]


def boards(page: Page) -> tuple[float, float]:
    box = page.locator(".board").first.bounding_box()
    assert box
    return box["y"], box["height"]


def test_a_refusal_does_not_move_the_board(server: Server, opened: Opening) -> None:
    table = open_table(server, "emira", people=3, bots=0)
    while table.view()["decision"].get("kind") != "auction_turn":
        play_on(table, answers=1)
    pages = [opened(table.path, prepare=prepared(table, [seat])) for seat in range(3)]
    page = whose_turn(pages)
    wait_settled(page)
    before = boards(page)
    page.get_by_role("textbox", name="Your bid").fill("25")
    page.get_by_role("button", name="Bid 25").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert boards(page) == before


def test_the_title_of_saba_follows_the_turn(opened: Opening) -> None:
    found = questions("saba", players=3, mode="advanced")
    page = opened(None, prepare=prepared())
    table = StandIn("saba", mode="advanced")
    table.sit(page, found["pre_harbour"])
    title = page.get_by_role("heading", level=1)
    expect(title).to_contain_text("the harbour")
    for kind, step in {"build": "building", "quarter": "the quarters", "final": "the end of the turn"}.items():
        table.ask(found[kind])
        expect(title).to_contain_text(step)


@pytest.mark.parametrize("game", WHOLE)
def test_on_a_wide_screen_nothing_is_too_small_to_read_or_cut_off(game: str, opened: Opening) -> None:
    page = opened(None, prepare=prepared())
    for kind in every_question(page, game):
        check(page, f"{game}, {kind}", ("letters", "cut"))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_who_is_away_with_hind_has_room_for_name_and_numbers(language: str, opened: Opening) -> None:
    sight = copy.deepcopy(questions("emira", players=4, mode="advanced")["auction_turn"])
    for sheik in sight["view"]["sheiks"]:
        sheik["kept_away"] = True
    page = opened(None, prepare=prepared(), lang=language, viewport={"width": 820, "height": 1180})
    StandIn("emira", mode="advanced").sit(page, sight)
    wait_settled(page)
    check(page, "away with Hind", ("sideways", "cut", "overlaps"))
    assert page.locator("[data-place=palace-0] h3").evaluate("(name) => name.offsetHeight") < 30  # one line


def test_who_begins_the_round_has_room_for_a_long_name(opened: Opening) -> None:
    sight = copy.deepcopy(questions("emira", players=5, mode="advanced")["auction_turn"])
    sight["view"]["first_player"] = NAMES.index("Scheherazade")
    page = opened(None, prepare=prepared(), viewport={"width": 1280, "height": 900})
    StandIn("emira", mode="advanced").sit(page, sight)
    wait_settled(page)
    for name in page.locator("[data-place^=palace-] h3").all():
        assert name.evaluate("(name) => name.offsetHeight") < 30


@pytest.mark.parametrize("width", [1000, 1280, 1440])
def test_the_reserve_of_saba_has_room_for_its_numbers(width: int, opened: Opening) -> None:
    sight = copy.deepcopy(questions("saba", players=3, mode="advanced")["build"])
    for resource in sight["view"]["reserve"]:
        sight["view"]["reserve"][resource] = 10
    page = opened(None, prepare=prepared(), lang="de", viewport={"width": width, "height": 900})
    StandIn("saba", mode="advanced").sit(page, sight)
    wait_settled(page)
    check(page, "the reserve", ("sideways", "cut", "overlaps"))
