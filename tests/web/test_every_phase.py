"""On every page and in many phases of every game: axe finds nothing, and a phone has room for everything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect
from serving import Server

from serai.testing import scenario
from tests.web import axe, spoken
from tests.web.asking import WHOLE, StandIn, frame
from tests.web.conftest import PHONE, WIDE, Opening
from tests.web.playing import Opened, open_table, play_on, prepared, situation, wait_settled

OVERFLOW = """
() => {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > room + 1)
    .map((element) => element.outerHTML.slice(0, 160));
}
"""
PHASES, STEPS = 8, 16
THEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
Finished = Callable[[str], Opened]


def phases(table: Opened, page: Page, seed: int, most: int = PHASES) -> Iterator[str]:
    """Plays on beside the page, and stops at questions of kinds that it has not stopped at yet."""
    seen: set[str] = set()
    for step in count():
        if wait_settled(page) == "over" or len(seen) >= most or step > STEPS:
            return
        now = situation(page)
        if now["kind"] not in seen:
            seen.add(now["kind"])
            yield f"{now['kind']} (question {now['asked']})"
        before = now["asked"]
        play_on(table, answers=5, seats=[0], seed=seed + step)
        expect(page.locator(f"section.question[data-asked='{before}']")).to_have_count(0)


@pytest.mark.parametrize(("game", "mode"), WHOLE.items())
def test_every_phase_is_accessible_and_fits_a_phone(game: str, mode: str, server: Server, opened: Opening) -> None:
    table = open_table(server, game, mode=mode)
    page = opened(table.path, prepare=prepared(table))
    for number, phase in enumerate(phases(table, page, seed=20)):
        page.emulate_media(color_scheme="light" if number % 2 else "dark")
        axe.check(page, f"{game}, {phase}")
        spoken.check(page, f"{game}, {phase}")
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a record of two numbers
        assert page.evaluate(OVERFLOW) == [], phase
        if number % 3 == 0:
            axe.check(page, f"{game} on a phone, {phase}")
        page.set_viewport_size(WIDE)  # type: ignore[arg-type]  # as above


def test_what_a_sheik_of_emira_can_have_is_told_in_words(opened: Opening) -> None:
    everything = {0: {"beauty": 2, "manners": 2, "clothing": 2}}
    rich = scenario(
        "emira", players=3, mode="advanced", tokens=everything, camels=[5, 0, 0], caravans={0: [("small_slow", 3)]}
    )
    sight = frame(rich, 0)
    assert sight["view"]["sheiks"][0]["sets"]
    page = opened(None, prepare=prepared())
    StandIn("emira", mode="advanced").sit(page, sight)
    wait_settled(page)
    spoken.check(page, "emira, a rich sheik")


def in_both_themes(page: Page, where: str) -> None:
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        axe.check(page, f"{where}, {theme}")


PAGES = ["/", "/rules/emira", "/rules/dragons", "/rules/saba", "/t/nosuchtable", "/nowhere"]


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_accessible_and_fits_a_phone(path: str, opened: Opening) -> None:
    page = opened(path, prepare=prepared(), expecting=("404 (Not Found)",) if path == "/nowhere" else ())
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    in_both_themes(page, path)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a record of two numbers
    assert page.evaluate(OVERFLOW) == []
    in_both_themes(page, f"{path} on a phone")


def test_settings_and_options_are_accessible(opened: Opening) -> None:
    page = opened("/", phone=True, prepare=prepared())
    page.get_by_role("button", name="Settings").click()
    axe.check(page, "settings")
    assert page.evaluate(OVERFLOW) == []
    page.keyboard.press("Escape")
    for button in page.get_by_role("button", name="Options").all():
        button.click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        for fold in dialog.locator("summary").all():
            fold.click()
        axe.check(page, "options")
        assert page.evaluate(OVERFLOW) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize("game", ["emira", "dragons", "saba"])
def test_the_waiting_room_is_accessible(game: str, server: Server, opened: Opening) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "casual"}]
    keys = server.call("POST", "/api/tables", {"game": game, "options": {"players": 3}, "seats": seats})
    table = Opened(server, keys["table"]["id"], keys)
    for prepare in (prepared(table), prepared()):
        page = opened(table.path, prepare=prepare)
        expect(page.get_by_role("heading").first).to_be_visible()
        axe.check(page, "waiting room")
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a record of two numbers
        assert page.evaluate(OVERFLOW) == []


@pytest.mark.parametrize("game", ["emira", "dragons", "saba"])
def test_the_end_and_looking_back_are_accessible(game: str, finished: Finished, opened: Opening) -> None:
    table = finished(game)
    page = opened(table.path, prepare=prepared(table))
    expect(page.locator("section.ending polyline").first).to_be_attached()
    in_both_themes(page, "the end")
    page.goto(f"{table.path}/replay/30")
    expect(page.get_by_role("slider")).to_be_visible()
    in_both_themes(page, "looking back")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a record of two numbers
    assert page.evaluate(OVERFLOW) == []
    page.goto(table.path)
    expect(page.locator("section.ending")).to_be_visible()
    assert page.evaluate(OVERFLOW) == []


EXPLAINED = {"emira": ".decks li", "dragons": ".board button", "saba": ".board button"}


@pytest.mark.parametrize("game", EXPLAINED)
def test_panels_and_dialogs_are_accessible(game: str, server: Server, opened: Opening) -> None:
    table = open_table(server, game)
    page = opened(table.path, prepare=prepared(table))
    wait_settled(page)
    for key in "crwt":
        page.keyboard.press(key)
        axe.check(page, f"after {key}")
    page.keyboard.press("Escape")
    page.locator(EXPLAINED[game]).first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    axe.check(page, "an explanation")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    axe.check(page, "keys")


@pytest.mark.parametrize("game", ["emira", "dragons", "saba"])
def test_the_first_game_is_accessible(game: str, opened: Opening) -> None:
    page = opened(f"/learn/{game}", prepare=prepared())
    expect(page.locator("section.question")).to_be_visible()
    axe.check(page, "learn")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # a record of two numbers
    assert page.evaluate(OVERFLOW) == []
