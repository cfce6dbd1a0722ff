"""Hints, since my last turn, replay, what-if, rematch, and the end of a game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect
from serving import Server

from tests.web.conftest import Opening
from tests.web.playing import Opened, answer, open_table, play_on, prepared, situation, wait_loaded, wait_settled

GAMES = ["emira", "dragons", "saba"]
BOTS_AMONG_THEMSELVES = 120_000  # milliseconds in which strong ones may bid each other up before one is asked
Finished = Callable[[str], Opened]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_what_to_do_and_why_and_can_be_taken(game: str, server: Server, opened: Opening) -> None:
    table = open_table(server, game)
    page = opened(table.path, prepare=prepared(table))
    wait_settled(page)
    before = situation(page)["asked"]
    page.get_by_role("button", name="Hint").click()
    advice = page.locator("section.question li:has(meter)")
    expect(advice.first).to_be_visible(timeout=60_000)
    expect(advice.first.locator("meter")).to_be_visible()
    advice.first.get_by_role("button", name=re.compile("^Play: ")).click()
    expect(page.locator(f"section.question[data-asked='{before}']")).to_have_count(0)


def test_what_happened_since_my_last_turn_is_shown_step_by_step(server: Server, opened: Opening) -> None:
    table = open_table(server, "saba")
    page = opened(table.path, prepare=prepared(table))
    rng = random.Random(1)
    for _ in range(8):
        answer(page, rng)
    wait_settled(page)
    now = situation(page)
    page.keyboard.press("s")
    expect(page.locator("section.question[data-situation=looking]")).to_contain_text("Since your last turn")
    page.get_by_role("button", name="Back to the game").click()
    wait_settled(page)
    assert situation(page) == now


def test_a_look_back_that_is_given_up_before_it_comes_does_not_come(server: Server, opened: Opening) -> None:
    table = open_table(server, "saba")
    play_on(table, answers=8, seats=[0])
    page = opened(table.path, prepare=prepared(table))
    wait_settled(page)
    held: list[Route] = []
    page.route("**/moments", lambda route: held.append(route))
    with page.expect_request("**/moments"):
        page.keyboard.press("s")
    page.keyboard.press("Escape")
    with page.expect_response("**/moments/*"):
        held[0].continue_()
    wait_loaded(page)
    assert wait_settled(page) == "asked"
    expect(page.locator("section.question[data-situation=looking]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_scores_fit_a_phone_on_its_side(game: str, finished: Finished, opened: Opening) -> None:
    table = finished(game)
    page = opened(table.path, phone=True, prepare=prepared(table), viewport={"width": 844, "height": 390}, lang="nl")
    scores = page.locator("section.ending .scores")
    expect(scores).to_be_visible()
    assert scores.evaluate("(box) => box.scrollWidth - box.clientWidth") <= 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_looked_back_on_and_played_on_from_any_moment(game: str, finished: Finished, opened: Opening) -> None:
    table = finished(game)
    page = opened(f"{table.path}/replay", prepare=prepared(table))
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    beginning = page.locator("section.replay .told").inner_text()
    slider.fill(str(last // 3))
    expect(page).to_have_url(re.compile(rf"/replay/{last // 3}\b"))
    expect(page.locator("section.replay .count")).to_contain_text(re.compile(rf"^{last // 3 + 1}\b.*\b{last + 1}$"))
    expect(page.locator("section.replay .told")).not_to_have_text(beginning)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"\b{last // 3 + 1}\b.*\b{last + 1}\b"))
    told = page.locator("section.replay .told").inner_text()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator("section.replay .told")).to_have_text(told)
    page.get_by_label("Seen by").select_option("none")
    expect(page).to_have_url(re.compile("/none$"))
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile("replay"))
    assert wait_settled(page, timeout=BOTS_AMONG_THEMSELVES) in ("asked", "over")
    assert table.id not in page.url


def test_other_eyes_come_while_something_on_the_board_has_the_focus(finished: Finished, opened: Opening) -> None:
    table = finished("saba")
    page = opened(f"{table.path}/replay", prepare=prepared(table))
    page.locator("[data-place=harbour-1] button").focus()
    seen_by = page.get_by_label("Seen by")
    seen_by.evaluate("(list) => ((list.value = 'none'), list.dispatchEvent(new Event('change', { bubbles: true })))")
    expect(page).to_have_url(re.compile("/none$"))
    wait_loaded(page)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_game_was_told_by_has_an_address(game: str, finished: Finished, opened: Opening) -> None:
    table = finished(game)
    page = opened(table.path, prepare=prepared(table))
    cited = page.locator(".log a.clause")
    expect(cited.first).to_be_attached()
    addresses = set(cited.evaluate_all("(all) => all.map((one) => one.getAttribute('href'))"))
    assert all(address.startswith(f"/rules/{game}#") for address in addresses)
    page.goto(f"/rules/{game}")
    expect(page.locator(".rules article, .rules section").first).to_be_attached()
    numbers = [address.split("#")[1] for address in addresses]
    missing = page.evaluate("(numbers) => numbers.filter((one) => !document.getElementById(one))", numbers)
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_told_and_there_is_another_game(game: str, finished: Finished, opened: Opening) -> None:
    table = finished(game)
    page = opened(table.path, prepare=prepared(table))
    result = table.view(0)["result"]
    ending = page.locator("section.ending")
    expect(ending.locator("tbody tr")).to_have_count(len(result["scores"]))
    expect(ending.locator("tr.won")).to_have_count(len(result["winners"]))
    expect(ending.locator("polyline")).to_have_count(len(result["scores"]))
    for series in ending.locator(".series button").all():
        series.click()
        expect(ending.locator("polyline").first).to_have_attribute("points", re.compile(r"\d"))
    page.get_by_role("button", name="See the board").click()
    expect(ending).to_have_count(0)
    page.get_by_role("button", name=re.compile("Play again|Join the next game")).click()
    expect(page).not_to_have_url(re.compile(table.id))
    assert wait_settled(page) in ("asked", "over")
