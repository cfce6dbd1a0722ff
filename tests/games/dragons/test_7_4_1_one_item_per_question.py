"""One item per question; a pass is not final."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import asked, legal_moves


def test_7_4_1_one_item_per_question() -> None:
    match = scenario("dragons", players=3, at="market", spells={0: ["alms", "offering"], 1: ["sacrifice"]})
    play(match, (0, "cast alms"))
    assert asked(match) == ("window", 1), "the second card has to wait"
    play(match, (1, "pass"))
    assert asked(match) == ("window", 0)
    assert legal_moves(match) == ["pass", "cast offering"]


def test_7_4_1_a_pass_is_not_final() -> None:
    match = scenario("dragons", players=3, at="market", spells={0: ["alms"], 1: ["offering"], 2: ["sacrifice"]})
    play(match, (0, "pass"), (1, "pass"), (2, "cast sacrifice"))
    assert asked(match) == ("window", 0)
    play(match, (0, "pass"))
    assert asked(match) == ("window", 1)
    play(match, (1, "cast offering"))
    assert asked(match) == ("window", 0), "passed twice and asked a third time"


def test_7_4_1_the_last_one_to_act_may_add_something() -> None:
    match = scenario("dragons", players=3, at="market", spells={0: ["alms", "last_shall_be_first"]})
    play(match, (0, "cast alms"))
    assert asked(match) == ("window", 0)
    play(match, (0, "cast last_shall_be_first"), (0, "take crown 3"))
    assert [event.kind for event in match.log if event.kind in ("alms_taken", "last_are_first")] == [
        "alms_taken",
        "last_are_first",
    ]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_7_4_1_the_batch_closes_after_as_many_passes_as_players(players: int) -> None:
    spells = ["offering", "sacrifice", "exchange", "mirage", "last_shall_be_first"]
    hands = {seat: [spell] for seat, spell in enumerate(spells[:players])}
    hands[0] = ["alms", "offering"]
    match = scenario("dragons", players=players, at="market", spells=hands, treasure={2: "1c"})
    play(match, (0, "cast alms"))
    for seat in [*range(1, players), 0]:
        assert asked(match) == ("window", seat)
        play(match, (seat, "pass"))
    assert asked(match) == ("alms_pick", 0)
