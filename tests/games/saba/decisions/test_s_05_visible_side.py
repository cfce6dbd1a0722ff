"""S-5: a card is chosen by its visible side."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import legal_moves
from tests.games.saba.look import BLUE, stock


def test_s_5_the_undersides_are_not_available() -> None:
    match = scenario("saba", harbour_cards={BLUE: [4, 2]}, harbour="G2|A2|S3|E4", stock={BLUE: ""})
    assert [move for move in legal_moves(match) if move.startswith("choose")] == [
        "choose_harbour harbour_a",
        "choose_harbour harbour_b",
    ]
    play(match, (BLUE, "choose_harbour harbour_a"))
    assert stock(match, BLUE) == "4E"
