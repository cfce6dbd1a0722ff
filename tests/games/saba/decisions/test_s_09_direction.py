"""S-9: the harbour shifts toward slot 4."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.saba.look import BLUE


def test_s_9_lower_types_move_to_higher_slots() -> None:
    match = scenario("saba", harbour="G2|A2|S3|E4", harbour_cards={BLUE: [4, 3]})
    play(match, (BLUE, "choose_harbour harbour_a"))
    types = [slot["type"] for slot in match.position()["harbour"]]
    assert types == ["ebony", "gold", "alabaster", "sandstone"]
