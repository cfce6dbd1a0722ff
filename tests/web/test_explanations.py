"""What explains itself does so one at a time, goes when it is left, and is never in the way of a hand that plays."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import ElementHandle, JSHandle, Locator, Page, expect
from serving import Server

from tests.web.asking import StandIn, questions
from tests.web.conftest import Opening
from tests.web.hand import EXPLAINED, Hand, middle
from tests.web.looks import LOOKS, phone, rest
from tests.web.playing import Opened, open_table, play_on, prepared, situation, wait_settled

GAMES = ["emira", "dragons", "saba"]
THINGS = 8
ON_BOARD = {"emira": "choose_action", "dragons": "place_token"}  # where choices lie close together on the board

# So many explanations have stood on the page at once, since it was watched.
WATCH = """
() => {
  window.most = 0;
  const count = () => (window.most = Math.max(window.most, document.querySelectorAll("[role=tooltip]").length));
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}
"""
# What can be chosen and lies under the open explanation.
COVERED = """
(tip) => {
  const { left, top, right, bottom } = tip.getBoundingClientRect();
  const lit = document.querySelectorAll(".board .lit, section.mine .lit, .question .choices button:not(:disabled)");
  return [...lit].filter((element) => {
    if (element.getAttribute("aria-disabled") === "true") return false;
    const box = element.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x > left + 2 && x < right - 2 && y > top + 2 && y < bottom - 2;
  });
}
"""
# Whether the explanation of a thing is open, or the hand is at the link of another one.
REACHED = """
(thing) => {
  if (thing.getAttribute("aria-describedby") === "explanation") return "open";
  return document.querySelector("#explanation :hover") ? "covered" : null;
}
"""
# The latter two before the page draws again; afterwards it has drawn twice.
LEAVE_RETURN_ESCAPE = """
async (element) => {
  element.blur();
  await new Promise((done) => setTimeout(done));
  element.focus();
  element.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
"""

TOP = """
(element) => ({
  thing: element.getBoundingClientRect().top,
  tip: document.querySelector("[role=tooltip]").offsetTop,
})
"""


def sitting(server: Server, opened: Opening, game: str, **more: object) -> tuple[Opened, Page, Hand]:
    table = open_table(server, game)
    page = opened(table.path, prepare=prepared(table), **more)
    wait_settled(page)
    return table, page, Hand(page)


def tips(page: Page) -> Locator:
    return page.get_by_role("tooltip", include_hidden=True)


def elements(found: JSHandle) -> list[ElementHandle]:
    return [element for value in found.get_properties().values() if (element := value.as_element()) is not None]


def explained(page: Page, within: str = ".board", number: int = THINGS) -> list[ElementHandle]:
    return elements(page.evaluate_handle(EXPLAINED, {"within": within, "number": number}))


def open_at(thing: ElementHandle, page: Page) -> None:
    """Waits until the explanation of this very thing is open.

    A slow hand reads on its way, and what it has read may lie over the thing, with a link to reach: it comes again."""
    if page.wait_for_function(REACHED, arg=thing).json_value() == "covered":
        hand = Hand(page)
        hand.jump((3.0, 3.0))
        hand.jump(middle(thing))
        page.wait_for_function(f"(thing) => ({REACHED})(thing) === 'open'", arg=thing)
    expect(page.get_by_role("tooltip")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_going_from_thing_to_thing_one_is_open_and_none_is_left_behind(
    game: str, server: Server, opened: Opening
) -> None:
    _, page, hand = sitting(server, opened, game)
    page.evaluate(WATCH)
    things = explained(page)
    assert len(things) == THINGS
    for thing in things:
        hand.go(thing)
        open_at(thing, page)
    assert page.evaluate("window.most") == 1
    hand.away()
    expect(tips(page)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_it_follows_escape_and_a_click_elsewhere(game: str, server: Server, opened: Opening) -> None:
    _, page, hand = sitting(server, opened, game)
    one, other = explained(page, number=2)
    hand.go(one)
    open_at(one, page)
    page.keyboard.press("Escape")
    expect(tips(page)).to_have_count(0)
    hand.go(other)
    open_at(other, page)
    hand.click(page.locator("header h1"))
    expect(tips(page)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_what_an_explanation_covers_can_be_chosen_all_the_same(game: str, server: Server, opened: Opening) -> None:
    """The hand reads about one thing and goes on, through what it has read, to another."""
    table, page, hand = sitting(server, opened, game)
    while game in ON_BOARD and (table.view(0)["decision"] or {}).get("kind") != ON_BOARD[game]:
        play_on(table, answers=1, seats=[0])
    wait_settled(page)
    if game == "dragons":
        hand.click(page.locator("[data-place=hand-7] button"))
    before = situation(page)["asked"]
    for thing in explained(page, within=".room", number=40):
        if not thing.evaluate("(thing) => thing.isConnected"):
            continue
        hand.go(thing)
        open_at(thing, page)
        under = elements(page.get_by_role("tooltip").evaluate_handle(COVERED))
        if under:
            hand.click(under[0])
            expect(page.locator(f"section.question[data-asked='{before}']:not(:has(.asking))")).to_have_count(0)
            expect(tips(page)).to_have_count(0)
            return
    raise AssertionError("no explanation covers anything that can be chosen")


@pytest.mark.parametrize("game", GAMES)
def test_after_an_answer_none_stands_though_the_hand_rests(game: str, server: Server, opened: Opening) -> None:
    table, page, hand = sitting(server, opened, game)
    for _ in range(3):
        wait_settled(page)
        before = situation(page)["asked"]
        thing = explained(page, number=1)[0]
        hand.go(thing)
        open_at(thing, page)
        play_on(table, answers=1, seats=[0])  # the answer comes from another device
        expect(page.locator(f"section.question[data-asked='{before}']")).to_have_count(0)
        expect(tips(page)).to_have_count(0)
        hand.away()


def test_the_end_of_the_game_takes_it_away(server: Server, opened: Opening) -> None:
    table, page, hand = sitting(server, opened, "saba")
    thing = explained(page, number=1)[0]
    hand.go(thing)
    open_at(thing, page)
    play_on(table)
    expect(page.locator("section.ending")).to_be_visible()
    expect(tips(page)).to_have_count(0)


def test_a_click_that_answers_leaves_nothing_over_the_board(server: Server, opened: Opening) -> None:
    """Read about one's own card, play it, and the hand stays where it is."""
    _, page, hand = sitting(server, opened, "saba")
    rng = random.Random(5)
    for _ in range(3):
        wait_settled(page)
        lit = [thing for thing in page.locator(".room .lit[data-explained]").element_handles() if thing.is_visible()]
        if not lit:
            break
        before = situation(page)["asked"]
        thing = rng.choice(lit)
        hand.go(thing)
        open_at(thing, page)
        hand.click()
        expect(tips(page)).to_have_count(0)
        expect(page.locator(f"section.question[data-asked='{before}'][aria-busy=true]")).to_have_count(0)
        hand.away()  # the next card may lie where this one lay, and a hand that rests asks nothing


def test_a_mouse_that_was_left_lying_asks_nothing(opened: Opening) -> None:
    """After *Play now* the board comes under a mouse that nobody moves."""
    page = opened("/", prepare=prepared())
    page.clock.install()
    chamber = page.locator("[data-place=treasure-chamber]")

    def play_now() -> None:
        page.get_by_role("article").filter(has_text="Saba").get_by_role("button", name="Play now").press("Enter")
        wait_settled(page)

    play_now()
    spot = middle(chamber)
    page.goto("/")
    Hand(page).go(spot)
    play_now()
    assert middle(chamber) == spot
    page.wait_for_function("() => document.querySelector('[data-place=treasure-chamber]:hover')")
    page.clock.run_for(3_000)
    expect(tips(page)).to_have_count(0)
    Hand(page).go((spot[0] + 2, spot[1]))
    page.clock.run_for(3_000)
    expect(tips(page)).to_have_count(1)


def test_its_link_is_in_reach_of_the_mouse(server: Server, opened: Opening) -> None:
    _, page, hand = sitting(server, opened, "dragons")
    thing = page.locator("[data-place=cave_red] .name")
    hand.go(thing)
    link = page.get_by_role("tooltip").get_by_role("link")
    expect(link).to_be_visible()
    hand.click(link)
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(tips(page)).to_have_count(0)


def test_a_hand_that_rests_on_what_is_covered_is_told_about_that(server: Server, opened: Opening) -> None:
    _, page, hand = sitting(server, opened, "dragons")
    for thing in explained(page, number=20):
        hand.go(thing)
        open_at(thing, page)
        box = page.get_by_role("tooltip").bounding_box()
        assert box is not None
        for other in explained(page, number=20):
            x, y = middle(other)
            inside = box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]
            if inside and other.evaluate("(other, thing) => other !== thing && !thing.contains(other)", thing):
                hand.go(other)
                open_at(other, page)
                expect(tips(page)).to_have_count(1)
                return
    raise AssertionError("no explanation covers anything that explains itself")


def test_keys_open_it_and_leave_it(server: Server, opened: Opening) -> None:
    _, page, _ = sitting(server, opened, "saba")
    page.keyboard.press("ArrowRight")
    focused = page.locator(".lit:focus")
    expect(focused).to_have_attribute("aria-describedby", "explanation")
    expect(tips(page)).to_have_count(1)
    x, y = middle(tips(page).locator("a"))  # a mouse goes through to what lies under it
    assert not page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[role=tooltip]')", [x, y])
    page.keyboard.press("Escape")
    expect(tips(page)).to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(focused).to_have_attribute("aria-describedby", "explanation")
    before = situation(page)["asked"]
    page.keyboard.press("Enter")
    expect(page.locator(f"section.question[data-asked='{before}']")).to_have_count(0)
    wait_settled(page)
    described = page.locator("[aria-describedby=explanation]")
    expect(tips(page)).to_have_count(described.count())  # at most what the focus is on now


def test_escape_stops_what_a_busy_page_has_not_opened_yet(server: Server, opened: Opening) -> None:
    _, page, _ = sitting(server, opened, "saba")
    page.keyboard.press("ArrowRight")  # the focus comes by keys
    focused = page.locator(".lit:focus")
    expect(focused).to_have_attribute("aria-describedby", "explanation")
    focused.element_handle().evaluate(LEAVE_RETURN_ESCAPE)
    expect(focused).to_be_focused()
    expect(tips(page)).to_have_count(0)


def test_what_the_focus_brings_into_sight_explains_itself_there(server: Server, opened: Opening) -> None:
    _, page, _ = sitting(server, opened, "saba", viewport={"width": 820, "height": 600})
    page.keyboard.press("Tab")  # the focus comes by keys
    far = page.locator("[role=tabpanel] button[data-explained]").last
    expect(far).not_to_be_in_viewport()
    far.focus()
    expect(far).to_be_in_viewport()
    rest(page)
    expect(tips(page)).to_have_count(1)
    expect(far).to_have_attribute("aria-describedby", "explanation")


def test_what_keys_have_opened_goes_along_when_the_page_is_scrolled(server: Server, opened: Opening) -> None:
    _, page, _ = sitting(server, opened, "saba", viewport={"width": 820, "height": 600})
    page.keyboard.press("Tab")  # the focus comes by keys
    far = page.locator("[role=tabpanel] button[data-explained]").last
    far.focus()
    expect(tips(page)).to_have_count(1)
    rest(page)
    before = far.evaluate(TOP)
    far.evaluate("(element) => element.scrollIntoView({ block: 'end', behavior: 'instant' })")
    after = far.evaluate(TOP)
    assert after["thing"] > before["thing"]
    page.wait_for_function("(was) => document.querySelector('[role=tooltip]').offsetTop !== was", arg=before["tip"])
    expect(tips(page)).to_have_count(1)


def test_a_finger_held_asks_and_a_tap_elsewhere_plays_on(server: Server, opened: Opening) -> None:
    _, page, _ = sitting(server, opened, "saba", phone=True)
    first, second = page.locator("section.question, [role=tabpanel]").locator(".lit[data-explained]").all()[:2]
    before = situation(page)["asked"]
    first.scroll_into_view_if_needed()
    x, y = middle(first)
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.get_by_role("tooltip")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert situation(page)["asked"] == before  # a long press chooses nothing
    page.touchscreen.tap(*middle(second))
    expect(page.locator(f"section.question[data-asked='{before}']")).to_have_count(0)
    expect(tips(page)).to_have_count(0)


# What cannot be chosen although it stands there: of every kind one.
SHUT = """
() => {
  const found = new Map();
  const around = ":is(.board, .mine, .question, [role=tabpanel])";
  for (const one of document.querySelectorAll(`${around} :is(:disabled, [aria-disabled="true"])`))
    if (one.getClientRects().length) found.set(`${one.className} ${one.parentElement.className}`, one);
  return [...found.values()];
}
"""


def says_why(thing: ElementHandle, page: Page) -> None:
    """What only can be read explains itself; what looks dimmed says why it is."""
    if thing.evaluate(f"(thing) => {LOOKS}.faint(thing)"):
        expect(tips(page).locator(".why")).not_to_be_empty()


@pytest.mark.parametrize("kind", ["buy_artifact", "choose_start_treasures", "market_take"])
def test_what_is_dimmed_in_dragons_says_why(kind: str, opened: Opening) -> None:
    page = opened(None, prepare=prepared())
    StandIn("dragons").sit(page, questions("dragons", players=3, mode="magic")[kind])
    wait_settled(page)
    hand, shut = Hand(page), elements(page.evaluate_handle(SHUT))
    assert shut
    for thing in shut:
        hand.click(thing)
        open_at(thing, page)
        says_why(thing, page)
        hand.away()
        expect(tips(page)).to_have_count(0)


def test_an_event_card_that_cannot_be_played_says_why_at_a_tap(opened: Opening) -> None:
    asked = questions("emira", players=3, mode="advanced")["choose_action"]
    card = asked["view"]["mine"]["hand"][0]
    decision = asked["view"]["decision"]
    blocked = [*decision["blocked"], {**decision["blocked"][0], "move": {"kind": "play", "card": card}}]
    page = opened(None, prepare=prepared(), **phone("tall"))
    sight = {**asked, "view": {**asked["view"], "decision": {**decision, "blocked": blocked}}}
    StandIn("emira").sit(page, sight)
    wait_settled(page)
    shut = page.locator(f"[data-piece=event-{card}]")
    shut.scroll_into_view_if_needed()
    rest(page)
    page.touchscreen.tap(*middle(shut))
    expect(tips(page).locator(".why")).not_to_be_empty()


def test_what_cannot_be_used_around_the_board_says_why(server: Server, opened: Opening) -> None:
    table = open_table(server, "saba", people=2, bots=0)
    asked = (table.view(0)["decision"] or {}).get("moves")
    page = opened(table.path, prepare=prepared(table, [1 if asked else 0]))
    hand, hint = Hand(page), page.get_by_role("button", name="Hint")
    hand.click(hint)
    expect(tips(page).locator(".why")).to_contain_text("when it is for you to decide")
    expect(hint).to_be_disabled()
    page.goto(f"{table.path}/replay/0")
    for name in ("Back", "10 back"):
        hand.click(page.get_by_role("button", name=name, exact=True))
        expect(tips(page).locator(".why")).to_contain_text("This is where the game begins")
    expect(page.get_by_role("slider")).to_have_value("0")


def test_a_finger_held_on_a_busy_page_chooses_nothing(server: Server, opened: Opening) -> None:
    """The page hears of it when the finger has gone already."""
    _, page, _ = sitting(server, opened, "saba", phone=True)
    thing = page.locator("section.question, [role=tabpanel]").locator(".lit[data-explained]").first
    thing.scroll_into_view_if_needed()
    before, (x, y), now = situation(page)["asked"], middle(thing), time.time()
    session = page.context.new_cdp_session(page)
    touch = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}], "timestamp": now}
    session.send("Input.dispatchTouchEvent", touch)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": now + 0.7})
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert situation(page)["asked"] == before
    expect(page.locator("section.question[aria-busy=true]")).to_have_count(0)


def test_a_dialog_opens_from_what_explains_itself_to_the_keyboard(server: Server, opened: Opening) -> None:
    _, page, _ = sitting(server, opened, "saba")
    page.keyboard.press("ArrowRight")
    expect(tips(page)).to_have_count(1)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(tips(page)).to_have_count(0)


def test_by_keys_one_leaves_the_page_though_something_is_explained(server: Server, opened: Opening) -> None:
    """The button of the menu has the focus and explains itself when the table goes."""
    _, page, _ = sitting(server, opened, "dragons")
    page.get_by_role("button", name="More", exact=True).press("Enter")
    page.get_by_role("link", name="Look back").press("Enter")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(tips(page)).to_have_count(0)
