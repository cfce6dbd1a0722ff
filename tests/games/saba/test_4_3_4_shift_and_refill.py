"""Rules section 4.3.4: shifting and refilling."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.look import asked
from tests.games.saba.look import BLUE, harbour


@pytest.mark.parametrize(
    ("up", "card", "after"),
    [
        ([1, 3], "harbour_a", "G2|A2|S3|E4"),
        ([1, 2], "harbour_b", "A2|G2|S3|E4"),
        ([1, 3], "harbour_b", "S2|G2|A3|E4"),
        ([4, 3], "harbour_a", "E2|G2|A3|S4"),
    ],
)
def test_4_3_4_the_taken_type_restarts_and_lower_ones_move_up(up: list[int], card: str, after: str) -> None:
    match = scenario("saba", harbour="G2|A2|S3|E4", harbour_cards={BLUE: up}, vizier="mason")
    play(match, (BLUE, f"choose_harbour {card}"))
    if up != [4, 3] and card == "harbour_b":
        play(match, (BLUE, "remove_palace_card 1" if up == [1, 2] else "move_vizier bazaar"))
        if asked(match) == ("vizier_exchange", BLUE):
            play(match, (BLUE, "none"))
    assert harbour(match) == after


def test_4_3_4_resources_that_flow_back_do_not_go_into_the_harbour() -> None:
    match = scenario(
        "saba",
        players=3,
        step="build",
        harbour="A2|S1|E3|G4",
        stock=["1A 2S", "7S", "5S"],
        sites=["arch_3", "arch_1", "arch_2"],
    )
    assert match.position()["reserve"]["sandstone"] == 0
    play(match, (BLUE, "build 1"))
    assert match.position()["reserve"]["sandstone"] == 2
    assert harbour(match) == "A2|S1|E3|G4"


def test_4_3_4_pieces_travel_with_their_type() -> None:
    match = scenario("saba", players=3, harbour="S1|A2|G3|E4", stock=["", "7S", "7S"], vizier="mason")
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier stonemason"))
    assert harbour(match) == "G2|S1|A3|E4"
