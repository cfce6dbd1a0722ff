"""E-7: gold while a princess who likes gold is undecided."""

import pytest

from serai.testing import events, play, scenario
from tests.games.emira.look import PLAIN, gold_seen


@pytest.mark.parametrize("princess", ["yasmine", "raidah", "anisah", "nibal"])
def test_e_7_all_gold_is_public_while_she_lies_there(princess: str) -> None:
    match = scenario("emira", **PLAIN, gold=[600, 600, 600, 600], undecided=[princess])
    for viewer in (0, 1, 2, 3, None):
        assert gold_seen(match, viewer) == [600, 600, 600, 600]


def test_e_7_a_princess_who_does_not_like_gold_opens_nothing() -> None:
    match = scenario("emira", **PLAIN, gold=[600, 600, 600, 600], undecided=["thara", "sidi_suleiman"])
    assert gold_seen(match, 0) == [600, None, None, None]
    assert gold_seen(match, None) == [None, None, None, None]


def test_e_7_gold_is_hidden_again_when_she_has_moved_in() -> None:
    match = scenario("emira", **PLAIN, gold=[480, 480, 480, 480], undecided=["yasmine"])
    play(match, (0, "take_150"))
    assert match.position()["undecided"] == []
    assert gold_seen(match, 1) == [None, 480, None, None]


def test_e_7_false_keeps_gold_hidden_while_she_lies_there() -> None:
    match = scenario("emira", undecided_gold_public=False, **PLAIN, gold=[480] * 4, undecided=["yasmine"])
    assert gold_seen(match, 1) == [None, 480, None, None]
    assert gold_seen(match, None) == [None, None, None, None]
    assert events(match, "gold_shown_undecided") == []


def test_e_7_false_shows_gold_when_she_moves_and_she_moves_all_the_same() -> None:
    match = scenario("emira", undecided_gold_public=False, **PLAIN, gold=[480] * 4, undecided=["yasmine"])
    play(match, (0, "take_150"))
    assert match.position()["sheiks"][0]["palace"] == ["yasmine"]
    shown = events(match, "gold_shown_undecided")
    assert [entry.data for entry in shown] == [{"princess": "yasmine", "gold": [630, 480, 480, 480]}]
    assert shown[0].seats is None
    assert gold_seen(match, 1) == [None, 480, None, None]


def test_e_7_false_shows_nothing_when_a_princess_without_gold_moves() -> None:
    match = scenario(
        "emira", undecided_gold_public=False, **PLAIN, gold=[750] * 4, undecided=["thara"], token_offer="beauty"
    )
    play(match, (0, "bid 10"), (1, "pass"), (2, "pass"), (3, "pass"), (0, "buy appearance"))
    assert match.position()["undecided"] == []
    assert events(match, "gold_shown_undecided") == []
