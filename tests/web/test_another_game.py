"""A game from somewhere else, installed beside ours: the page has no board for it, and it is played all the same."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import Locator, Page, expect
from serving import Server

from tests.cli.new_package import install, make
from tests.web.axe import check
from tests.web.conftest import Opening
from tests.web.playing import click_one, play_out, prepared, situation, wait_settled

WRITTEN, BARE = "moon", "sun"  # one has all its words; of the other most are made of what it calls things
KEPT = {"game-like", "ask-seal", "move-seal-seal", "event-shown", "view-seats", "view-hand", "score-points"}
FAIR = "best, winner = max((best, winner), (card, seat))"
LOADED = "best, winner = card, 0"  # whoever sits first wins, and so is asked for an amount
IDENTIFIERS = re.compile(r"\[object|undefined|null|\w_\w|[{}\"]")


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which games are installed that `serai new-game` has made."""
    folder = tmp_path_factory.mktemp("elsewhere")
    for name in (WRITTEN, BARE):
        project = make(folder, name)
        package = project / "src" / f"serai_{name}"
        rules = (package / "state.py").read_text(encoding="utf-8")
        assert FAIR in rules
        (package / "state.py").write_text(rules.replace(FAIR, LOADED), encoding="utf-8")
        if name == BARE:
            thin_out(package / "text" / "en.ftl")
        install(project, folder / "packages")
    server = Server(tmp_path_factory.mktemp("data"), packages=folder / "packages")
    try:
        server.start()
        yield server
    finally:
        server.stop()


def thin_out(file: Path) -> None:
    """Leave few of the words."""
    words = FluentParser().parse(file.read_text(encoding="utf-8"))
    words.body = [entry for entry in words.body if isinstance(entry, ast.Message) and entry.id.name in KEPT]
    assert len(words.body) == len(KEPT)
    file.write_text(FluentSerializer().serialize(words), encoding="utf-8")


def card_of(page: Page, game: str) -> Locator:
    title = page.get_by_role("heading", name=game.capitalize(), exact=True)
    return page.get_by_role("article").filter(has=title)


def check_words(page: Page) -> None:
    """Nothing on the page is a name out of the program."""
    text = page.locator("body").inner_text()
    assert not IDENTIFIERS.search(text), text


@pytest.mark.parametrize(("game", "phone"), [(WRITTEN, False), (BARE, True)], ids=["wide", "phone"])
def test_a_game_without_a_board_is_played_and_looked_back_on(
    game: str, phone: bool, elsewhere: Server, opened: Opening
) -> None:
    page = opened("/", phone=phone, prepare=prepared(), at=elsewhere)
    card = card_of(page, game)
    expect(card).to_contain_text("Seal a card, and hope.")
    expect(card).to_contain_text("A game by nobody, 2024.")
    expect(card).not_to_contain_text("Published")  # by nobody
    expect(card.get_by_role("link", name=re.compile("Learn"))).to_have_count(0)
    check(page, "the entrance")

    card.get_by_role("button", name=re.compile("^Options")).click()
    check_words(page)
    page.get_by_role("dialog").get_by_role("button", name="Deal").click()
    assert wait_settled(page) == "asked"
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{game.capitalize()} · Round 1")
    expect(page.locator("#question")).to_contain_text("Which card do you seal?")
    board = page.locator(".board")
    expect(board.get_by_role("heading", name="Who has what")).to_be_visible()
    expect(board.get_by_role("row")).to_have_count(3)
    hand = board.get_by_role("row", name=re.compile("^Ann")).inner_text()
    buttons = page.locator("#question .choices button:not([aria-disabled])").all_inner_texts()
    assert len(buttons) == 2
    assert all(button.removeprefix("Seal ") in hand for button in buttons)
    check(page, "a question")
    check_words(page)

    rng = random.Random(5)
    while situation(page).get("kind") != "pay":
        assert click_one(page, rng) is not None, "nobody was asked for an amount"
        wait_settled(page)
    amount = page.get_by_role("spinbutton")
    amount.fill("30")
    expect(page.get_by_role("button", name=re.compile("^Pay.*30"))).to_be_enabled()
    check(page, "an amount")
    amount.press("Enter")
    expect(page.locator("#panel" if phone else "section.mine:not(#question)")).to_contain_text("70")

    play_out(page, rng)
    ending = page.locator("section.ending")
    expect(ending).to_contain_text("How it was decided")
    expect(ending).to_contain_text("One for the highest card of a round.")
    check(page, "the end")
    check_words(page)

    page.get_by_role("link", name="Look back").click()
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last // 2))
    expect(page).to_have_url(re.compile(rf"/replay/{last // 2}\b"))
    expect(board.get_by_role("row")).to_have_count(3)
    expect(page.get_by_role("heading", level=1)).not_to_have_text(f"{game.capitalize()} · Round 1")
    check(page, "looking back")
    check_words(page)


def test_there_is_no_tour_and_the_waiting_room_has_its_name(elsewhere: Server, opened: Opening) -> None:
    page = opened(f"/learn/{BARE}", prepare=prepared(), at=elsewhere)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"/rules/{BARE}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Sun")
    expect(page.get_by_role("link", name=re.compile("Learn"))).to_have_count(0)
    page.goto("/")
    card_of(page, BARE).get_by_role("button", name=re.compile("With friends")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Sun")
    expect(page.locator("section.seats .emblem")).to_have_count(2)
    check(page, "the waiting room")
    check_words(page)
