"""What explains itself leaves the question in sight, its sentence above all."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.asking import WHOLE, StandIn, questions
from tests.web.conftest import Opening
from tests.web.hand import Hand, middle
from tests.web.looks import SIZES, check, phone, rest
from tests.web.playing import prepared, wait_settled
from tests.web.test_explanations import THINGS, explained, open_at, tips

WINDOWS = ((1440, 900), (820, 1180))
TABS = 3


def test_what_stands_above_the_question_is_not_explained_over_it(opened: Opening) -> None:
    found = questions("saba", players=3, mode="advanced")
    page = opened(None, prepare=prepared())
    StandIn("saba").sit(page, found["pre_harbour"])
    wait_settled(page)
    hand, question = Hand(page), page.locator("section.question").bounding_box()
    assert question
    for quay in page.locator(".board .quay").all():
        hand.go(quay)
        expect(tips(page)).to_be_visible()
        box = tips(page).bounding_box()
        assert box
        assert box["y"] + box["height"] <= question["y"]
        hand.away()
        expect(tips(page)).to_have_count(0)


def test_what_stands_below_the_question_is_not_explained_over_it(opened: Opening) -> None:
    page = opened(None, prepare=prepared())
    StandIn("saba").sit(page, questions("saba", players=3, mode="advanced")["pre_harbour"])
    wait_settled(page)
    hand, question = Hand(page), page.locator("section.question").bounding_box()
    assert question
    below = [thing for thing in explained(page, within=".room", number=60) if middle(thing)[1] > question["y"]]
    outside = [thing for thing in below if not thing.evaluate("(thing) => !!thing.closest('.question')")]
    room = 900 - question["y"] - question["height"] - 16
    looked_at = 0
    for thing in outside[:THINGS]:
        hand.go(thing)
        open_at(thing, page)
        box = tips(page).bounding_box()
        assert box
        if box["height"] < room:
            looked_at += 1
            beside = box["x"] >= question["x"] + question["width"] or box["x"] + box["width"] <= question["x"]
            assert beside or box["y"] >= question["y"] + question["height"] or box["y"] + box["height"] <= question["y"]
        hand.away()
        expect(tips(page)).to_have_count(0)
    assert looked_at > 1


@pytest.mark.parametrize("game", WHOLE)
def test_nothing_is_explained_over_what_is_asked(game: str, opened: Opening) -> None:
    """Neither to a mouse nor to keys, though a hand would go through it."""
    page, table = opened(None, prepare=prepared()), StandIn(game)
    kind, sight = next(iter(questions(game, players=3, mode=WHOLE[game]).items()))
    table.sit(page, sight)
    wait_settled(page)
    hand = Hand(page)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        rest(page)
        for thing in explained(page, number=3):
            hand.go(thing)
            open_at(thing, page)
            check(page, f"{kind}, {width}x{height}, a mouse rests", ("question",))
            hand.away()
        page.locator(".question").focus()
        for _ in range(TABS):
            page.keyboard.press("Tab")
            check(page, f"{kind}, {width}x{height}, the focus is on something", ("question",))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "kind"), [("dragons", "choose_start_treasures"), ("emira", "auction_turn")])
def test_what_stands_in_the_question_is_not_explained_over_what_is_asked(
    game: str, kind: str, size: str, opened: Opening
) -> None:
    page = opened(None, prepare=prepared(), **phone(size))
    StandIn(game).sit(page, questions(game, players=3, mode=WHOLE[game])[kind])
    wait_settled(page)
    shut = [one for one in page.locator(".question [aria-disabled=true]").all() if one.is_visible()]
    assert shut
    for one in shut:
        one.scroll_into_view_if_needed()
        page.touchscreen.tap(*middle(one))
        expect(tips(page)).to_be_visible()
        check(page, "an explanation is open", ("question",))
        page.keyboard.press("Escape")
