"""With a finger on a phone, upright and on its side: every question can be read and answered, nothing is too small."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect
from serving import Server

from tests.web.asking import WHOLE, StandIn, asked, every_question, questions
from tests.web.conftest import Opening
from tests.web.looks import ASKED, SIZES, check, offered, phone, rest, tap_one
from tests.web.playing import PATIENCE, Json, Opened, open_table, play_on, prepared, situation, wait_settled

TABLES = [("emira", "standard"), ("dragons", "basic"), ("dragons", "magic"), ("saba", "basic"), ("saba", "advanced")]
DECISIONS = 8
SEEN = ("question", "answerable", "sideways")
LOOKED_AT = {"small": ASKED, "short": SEEN, "tall": SEEN, "landscape": ASKED}


def turn(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("game", WHOLE)
def test_every_question_can_be_read_and_answered(game: str, opened: Opening) -> None:
    """On every phone; where others are smaller, what would be too small there is not looked for again."""
    page, table = opened(None, prepare=prepared(), **phone("small")), StandIn(game, mode=WHOLE[game])
    for size, looks in LOOKED_AT.items():
        turn(page, size)
        for kind in every_question(page, game, table):
            check(page, f"{game}, {kind}, {size}", looks)


def answer_with_finger(page: Page, rng: random.Random) -> None:
    """Taps what is in sight until the question is answered."""
    before = situation(page)["asked"]
    for _ in range(PATIENCE):
        tap_one(page, rng)
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")  # a form that answers nothing by itself
        page.wait_for_function("() => document.querySelector('section.question')?.ariaBusy !== 'true'")
        if situation(page).get("asked") != before:
            return
    raise AssertionError(f"{PATIENCE} taps answer nothing: {page.locator('section.question').inner_text()}")


@pytest.mark.parametrize(("game", "mode"), TABLES)
def test_a_game_is_played_with_a_finger(game: str, mode: str, server: Server, opened: Opening) -> None:
    """The phone is turned every few decisions; whatever was asked before, everything is in sight then too."""
    table = open_table(server, game, mode=mode)
    page = opened(table.path, prepare=prepared(table), **phone("small"))
    rng = random.Random(mode)
    for decision in range(DECISIONS):
        size = list(SIZES)[decision * len(SIZES) // DECISIONS]
        turn(page, size)
        if wait_settled(page) == "over":
            return
        check(page, f"{game} {mode}, {situation(page)['kind']}, {size}", SEEN)
        answer_with_finger(page, rng)


@pytest.mark.parametrize("replay", [False, True])
def test_the_rule_of_an_explanation_can_be_tapped(replay: bool, server: Server, opened: Opening) -> None:
    table = open_table(server, "saba", mode="advanced")
    play_on(table, answers=2, seats=[0])
    page = opened(f"{table.path}/replay/1" if replay else table.path, prepare=prepared(table), **phone("tall"))
    page.locator(".board [data-explained][aria-disabled=true]").first.tap(force=True)
    tip = page.get_by_role("tooltip")
    expect(tip.locator("a.clause")).to_be_visible()
    check(page, "an explanation", ("targets",))
    tip.locator("a.clause").tap()
    expect(page.locator("[data-panel=rules] section.open")).to_be_visible()


# Where the page goes by itself.


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_on_its_side_the_board_is_beside_the_question(opened: Opening) -> None:
    found = questions("emira", players=3, mode="advanced")
    page = opened(None, prepare=prepared(), **phone("landscape"))
    StandIn("emira").sit(page, found["auction_turn"])
    wait_settled(page)
    (board, _), (question, top), (mine, below) = (middle(page, one) for one in (".board", ".question", "aside"))
    assert board < 844 / 2 < min(question, mine)
    assert top < below
    expect(page.locator("aside [role=tabpanel]")).to_be_in_viewport()
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_on_its_side_everything_is_beside_the_camera(opened: Opening) -> None:
    """The glass reaches around it; what is asked, and what answers, does not."""
    camera = 59
    found = questions("saba", players=3, mode="advanced")
    page = opened(None, prepare=prepared(), **phone("landscape"))
    insets = {"insets": {"left": camera, "right": camera}}
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", insets)
    StandIn("saba").sit(page, found["pre_harbour"])
    wait_settled(page)
    for selector in ("header", ".board", ".question", "aside"):
        box = page.locator(selector).first.bounding_box()
        assert box is not None
        assert box["x"] >= camera, selector
        assert box["x"] + box["width"] <= 844 - camera, selector


def test_nobody_is_led_away_from_a_sheet_that_has_every_choice(opened: Opening) -> None:
    found = questions("emira", players=3, mode="advanced")
    page = opened(None, prepare=prepared(), **phone("small"))
    table = StandIn("emira")
    table.sit(page, found["draft_start_event"])
    wait_settled(page)
    rest(page)
    assert page.evaluate("() => scrollY") == 0
    assert page.locator("[role=tabpanel] .lit").count() == 3
    assert len([one for one in offered(page) if one["name"].startswith("button.button")]) == 3


def test_a_question_about_the_board_shows_the_board(opened: Opening) -> None:
    found = questions("emira", players=3, mode="advanced")
    page = opened(None, prepare=prepared(), **phone("small"))
    table = StandIn("emira")
    table.sit(page, found["draft_start_event"])
    wait_settled(page)
    page.evaluate("() => scrollTo({ top: 9999, behavior: 'instant' })")
    asked(page, 1)
    asked(page, table.ask(found["auction_turn"]))
    rest(page)
    expect(page.locator("[data-place=city] .portrait").first).to_be_in_viewport(ratio=1)


def test_after_a_card_from_among_ones_own_things_the_next_places_are_in_sight(opened: Opening) -> None:
    found = questions("saba", players=3, mode="advanced")
    page = opened(None, prepare=prepared(), **phone("small"))
    table = StandIn("saba")
    table.sit(page, found["pre_harbour"])
    wait_settled(page)
    table.then = found["foreman_target"]
    card = page.locator("[role=tabpanel] .hand .lit").first
    card.evaluate("(one) => one.scrollIntoView({ block: 'start', behavior: 'instant' })")
    rest(page)
    page.touchscreen.tap(*middle(page, "[role=tabpanel] .hand .lit"))
    expect(page.locator("section.question[data-kind=foreman_target]")).to_be_visible()
    rest(page)
    assert any(one["name"].startswith("button.house") for one in offered(page))


def test_a_tablet_that_is_turned_shows_what_is_open(opened: Opening) -> None:
    """Upright the log is a panel that one may be reading; on its side it lies beside the board."""
    upright, on_its_side = {"width": 820, "height": 1180}, {"width": 1180, "height": 820}
    page = opened(None, prepare=prepared(), viewport=upright, has_touch=True)
    StandIn("saba").sit(page, questions("saba", players=4)["move_vizier"])
    wait_settled(page)
    page.set_viewport_size(on_its_side)  # type: ignore[arg-type]  # a record of two numbers
    page.wait_for_function("() => innerWidth === 1180")
    check(page, "the vizier's way, turned", ("question", "answerable"))


def test_who_reads_is_not_torn_away(opened: Opening) -> None:
    found = questions("saba", players=3, mode="advanced")
    page = opened(None, prepare=prepared(), **phone("small"))
    table = StandIn("saba")
    table.sit(page, found["pre_harbour"])
    wait_settled(page)
    page.get_by_role("tab", name="Log").click()
    page.locator("aside").evaluate("(one) => one.scrollIntoView({ block: 'start', behavior: 'instant' })")
    before = page.evaluate("() => scrollY")
    asked(page, table.ask(found["move_vizier"]))
    rest(page)
    assert page.evaluate("() => scrollY") == before
    check(page, "a question while one reads", ("question",))
    page.get_by_role("button", name="On the board").tap()
    rest(page)
    assert any(one["name"].startswith("button.house") for one in offered(page))


def test_the_harbour_cards_are_beside_the_question_too(server: Server, opened: Opening) -> None:
    table = open_table(server, "saba")
    page = opened(table.path, prepare=prepared(table), **phone("small"))
    expect(page.locator("section.question[data-kind=pre_harbour]")).to_be_visible()
    wait_settled(page)
    choices = page.locator("section.question").get_by_role("button", name="Harbour slot")
    expect(choices).to_have_count(2)
    choices.first.tap()
    expect(page.locator("section.question[data-asked='1']")).to_be_visible()
    assert [event["data"]["seat"] for event in log(table) if event["kind"] == "harbour_chosen"].count(0) == 1


def log(table: Opened) -> list[Json]:
    token = table.token(0)
    last = len(table.server.call("GET", f"/api/tables/{table.id}/moments", token=token)["heard"]) - 1
    told: list[Json] = table.server.call("GET", f"/api/tables/{table.id}/moments/{last}", token=token)["log"]
    return told
