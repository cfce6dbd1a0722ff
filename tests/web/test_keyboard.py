"""Playing with the keyboard alone."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect
from serving import Server

from tests.web.conftest import Opening
from tests.web.keys import FOCUS, Keyboard
from tests.web.playing import open_table, play_on, prepared, wait_settled

GAMES = ["emira", "dragons", "saba"]
MOST = 10  # keys between a question and its answer
QUESTION = "#question"


def rounds(page: Page, game: str) -> int:
    """The round that is being played; the turns of two make one."""
    number = int(re.findall(r"\d+", page.locator("h1").inner_text())[0])
    return (number + 1) // 2 if game == "saba" else number


@pytest.mark.parametrize(("game", "mode"), [("emira", "advanced"), ("dragons", "magic"), ("saba", "advanced")])
def test_a_whole_round_takes_few_keys(game: str, mode: str, server: Server, opened: Opening) -> None:
    """Ten at most for each question; after an answer the keyboard is at the question again."""
    table = open_table(server, game, mode=mode)
    page = opened(table.path, prepare=prepared(table))
    wait_settled(page)
    page.keyboard.press("q")
    answers = 0
    for kind, keys in Keyboard(page, random.Random(5)).questions():
        answers += 1
        assert len(keys) <= MOST, f"{kind}: {keys}"
        assert page.evaluate(FOCUS) == "question", f"after {kind}: {keys}"
        if rounds(page, game) > 1:
            break
    assert answers >= 3


@pytest.mark.parametrize("game", GAMES)
def test_the_first_link_and_a_key_lead_to_the_question(game: str, server: Server, opened: Opening) -> None:
    table = open_table(server, game)
    page = opened(table.path, prepare=prepared(table))
    wait_settled(page)
    page.keyboard.press("Tab")
    link = page.get_by_role("link", name="To the question")
    expect(link).to_be_focused()
    expect(link).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator(QUESTION)).to_be_focused()
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("q")
    expect(page.locator(QUESTION)).to_be_focused()
    page.keyboard.press("l")
    expect(page.get_by_role("region", name="Log")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(QUESTION)).to_be_focused()


def test_the_log_is_one_stop(server: Server, opened: Opening) -> None:
    table = open_table(server, "dragons")
    play_on(table, answers=30)
    page = opened(table.path, prepare=prepared(table))
    wait_settled(page)
    log = page.get_by_role("region", name="Log")
    assert log.get_by_role("link").count() > 20
    page.keyboard.press("l")
    expect(log).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("checkbox", name="Show everything")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowUp")
    last = log.get_by_role("link").last
    expect(last).to_be_focused()
    number = last.inner_text().removeprefix("§ ")
    page.keyboard.press("ArrowUp")
    expect(log.get_by_role("link").nth(-2)).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    opened_rule = page.locator("[data-panel=rules] section.open")
    expect(opened_rule.get_by_role("heading")).to_contain_text(number)
    expect(opened_rule).to_be_focused()


def test_letters_can_be_switched_off(server: Server, opened: Opening) -> None:
    table = open_table(server, "dragons")
    page = opened(table.path, prepare=prepared(table))
    wait_settled(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_text("to the question, which")).to_be_visible()
    keys.get_by_role("checkbox", name="Keys of one letter").press("Space")
    expect(keys.get_by_text("to the question, which")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    for _ in range(2):
        page.get_by_role("tab", name="Log").focus()
        for key in "qsuhwlcrt?19":
            page.keyboard.press(key)
        expect(page.get_by_role("tab", name="Log")).to_be_focused()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".drawer")).to_have_count(0)
        expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
        expect(page.locator("[aria-keyshortcuts]")).to_have_count(0)
        page.reload()  # it is remembered
        wait_settled(page)


def test_the_letter_u_takes_nothing_back_by_itself(server: Server, opened: Opening) -> None:
    table = open_table(server, "saba", bots=1)
    page = opened(table.path, prepare=prepared(table))
    Keyboard(page, random.Random(1)).answer()
    asked = page.locator(QUESTION).get_attribute("data-asked")
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Take back")).to_be_focused()
    expect(page.locator(QUESTION)).to_have_attribute("data-asked", str(asked))
    page.keyboard.press("Enter")
    expect(page.locator(QUESTION)).not_to_have_attribute("data-asked", str(asked))


# What a screen reader would be told by itself, in order.
HEARD = """
() => {
  window.heard = [];
  for (const region of document.querySelectorAll("[role=log], .unseen[role=status]"))
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).map((node) => node.textContent.trim());
      const said = region.role === "log" ? added : [...new Set(changes.length ? [region.textContent.trim()] : [])];
      window.heard.push(...said.filter(Boolean).map((text) => [region.role, text]));
    }).observe(region, { childList: true, characterData: true, subtree: true });
}
"""


def heard(page: Page) -> list[tuple[str, str]]:
    return [(role, text) for role, text in page.evaluate("() => window.heard.splice(0)")]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_heard_is_heard_once(game: str, server: Server, opened: Opening) -> None:
    """Every line of the log that is worth telling, in order; then the question, how much is open, and that it waits."""
    table = open_table(server, game)
    page = opened(table.path, prepare=prepared(table))
    wait_settled(page)
    expect(page.locator(".unseen[role=status]")).to_contain_text("The table waits for you.")
    page.evaluate(HEARD)
    player = Keyboard(page, random.Random(2))
    log = "() => [...document.querySelectorAll('.log li')].map((line) => line.firstChild.textContent.trim())"
    told: list[str] = []
    for _ in range(3):
        player.answer()
        ask = page.locator(f"{QUESTION} .ask").inner_text()
        expect(page.locator(".unseen[role=status]")).to_contain_text(ask)
        new = heard(page)
        told += [text for role, text in new if role == "log"]
        questions = [text for role, text in new if role == "status" and ask in text]
        assert len(questions) == 1, new
        assert "open." in questions[0] or "Any amount" in questions[0]
        assert questions[0].endswith("The table waits for you.")
    heads = page.locator(".log h2").all_inner_texts()
    lines = [line for line in told if line not in heads]
    written = page.evaluate(log)[-len(lines) :]  # the oldest chapters are folded away
    assert lines[-len(written) :] == written
    assert len(written) > 2
