"""The page in every language that it is written in, switched without a reload."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page, expect
from serving import Server

from tests.text.languages import LANGUAGES, phrasebook
from tests.text.page_texts import PAGE, board, messages
from tests.web.conftest import Opening
from tests.web.playing import open_table, play_on, prepared, situation, wait_settled

GAMES = ["emira", "dragons", "saba"]
WRITTEN = [lang for lang in LANGUAGES if (PAGE / f"{lang}.ftl").is_file()]
TRANSLATED = [lang for lang in WRITTEN if lang != "en"]
SEEN = """
() => [
  document.body.innerText,
  ...["aria-label", "title", "placeholder"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  ),
].join(" ")
"""
UNWRITTEN = {"bot-greedy"}  # a bot of tests, which people cannot choose


def page_words(lang: str) -> dict[str, str]:
    """The messages of the page that are plain texts."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((PAGE / f"{lang}.ftl").read_text(encoding="utf-8")))
    plain = [key for key, message in messages(PAGE / f"{lang}.ftl").items() if message.value]
    said = {key: bundle.format_pattern(bundle.get_message(key).value, {}) for key in plain}
    return {key: str(text) for key, (text, errors) in said.items() if not errors}


def keys_on(page: Page) -> list[str]:
    """What looks like the name of a message instead of what it says."""
    known = {key for folder in (PAGE, *map(board, GAMES)) for key in messages(folder / "en.ftl")}
    seen = page.evaluate(SEEN)
    shaped = set(re.findall(r"(?<![\w-])[a-z]+(?:-[a-z0-9]+)+(?![\w-])", seen)) - UNWRITTEN
    prefixes = {key.partition("-")[0] for key in known}
    return sorted(
        word for word in shaped if word in known or (word.count("-") > 1 and word.partition("-")[0] in prefixes)
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_question_and_log_are_in_the_language(lang: str, game: str, server: Server, opened: Opening) -> None:
    table = open_table(server, game)
    play_on(table, answers=4)
    page = opened(table.path, prepare=prepared(table, lang=lang))
    wait_settled(page)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    decision = table.view(0)["decision"]
    names = page.locator(".seat .name").all_inner_texts()
    names = [name.splitlines()[0].split(" (")[0] for name in names]
    said = phrasebook(game, lang).question(decision, decision.get("facts"), names)
    expect(page.locator(".question .ask")).to_contain_text(said)
    if lang in WRITTEN:
        assert keys_on(page) == []


@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_language_is_switched_without_a_reload(lang: str, server: Server, opened: Opening) -> None:
    english, other = page_words("en"), page_words(lang)
    page = opened("/", prepare=prepared())
    expect(page.get_by_role("heading", level=1)).to_have_text(english["home-title"])
    page.evaluate("() => (window.stayed = true)")
    page.get_by_role("button", name=english["settings-title"]).click()
    page.get_by_label(english["settings-language"]).select_option(lang)
    expect(page.get_by_role("heading", level=1)).to_have_text(other["home-title"])
    expect(page.locator("html")).to_have_attribute("lang", lang)
    shown = set(page.locator("body").inner_text().splitlines())
    left = {text for key, text in english.items() if text != other.get(key) and len(text) > 12} & shown
    assert not left
    assert page.evaluate("() => window.stayed")
    assert keys_on(page) == []


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_no_english_is_left_at_a_table(game: str, lang: str, server: Server, opened: Opening) -> None:
    table = open_table(server, game)
    play_on(table, answers=6)
    page = opened(table.path, prepare=prepared(table, lang=lang))
    wait_settled(page)
    assert situation(page)["situation"] == "asked"
    english, other = page_words("en"), page_words(lang)
    for key in ("l", "c", "w", "t"):
        page.keyboard.press(key)
        shown = set(page.locator("body").inner_text().splitlines())
        left = {text for name, text in english.items() if text != other.get(name) and len(text) > 12} & shown
        assert not left
        assert keys_on(page) == []
