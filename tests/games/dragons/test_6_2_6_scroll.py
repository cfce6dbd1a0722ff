"""Rules section 6.2.6: the Scroll is never used; it breaks the final tie."""

from __future__ import annotations

import pytest

from serai import BadMove
from serai.testing import refusal, scenario
from tests.games.look import legal_moves


@pytest.mark.parametrize("moment", ["cave_red", "caravanserai", "guard_room", "room_1", "clean_up"])
def test_6_2_6_it_is_not_among_the_moves(moment: str) -> None:
    match = scenario("dragons", at=moment, artifacts={0: ["scroll"]}, spells={0: ["alms"]})
    assert legal_moves(match) == ["pass", "cast alms"]
    with pytest.raises(BadMove):
        match.parse("use scroll")


def test_6_2_6_it_alone_is_no_reason_to_be_asked() -> None:
    match = scenario("dragons", at="caravanserai", board={"caravanserai": [(1, 9)]}, artifacts={0: ["scroll"]})
    assert match.decision.question == "choose_first_player"


def test_6_2_6_among_equals_the_most_scrolls_win() -> None:
    match = scenario(
        "dragons",
        at="clean_up",
        max_rounds=1,
        artifacts={0: ["key", "key"], 1: ["key", "scroll"], 2: ["scroll"], 3: []},
    )
    assert match.result.winners == [1]


def test_6_2_6_more_artifacts_beat_more_scrolls() -> None:
    match = scenario(
        "dragons", at="clean_up", max_rounds=1, artifacts={0: ["key", "key", "key"], 1: ["scroll", "scroll"]}
    )
    assert match.result.winners == [0]


def test_6_2_6_it_breaks_no_tie_in_scoring() -> None:
    match = scenario("dragons", at="caravanserai", board={"caravanserai": [(2, 7), (1, 7)]}, artifacts={2: ["scroll"]})
    assert match.decision.seat == 1


def test_6_2_6_it_can_be_offered_to_the_apprentice() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        artifacts={0: ["scroll", "key"]},
        spells={0: ["sorcerers_apprentice"]},
    )
    match.play(match.parse("cast sorcerers_apprentice"))
    match.play(match.parse("space room_1"))
    assert refusal(match, 0, "offer scroll") is None
