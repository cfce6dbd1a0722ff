"""S-12: the vizier of slot 3."""

from __future__ import annotations

from serai.testing import play, scenario
from tests.games.look import legal_moves, reason, told
from tests.games.saba.look import BLUE, stock


def test_s_12_he_must_move_to_another_quarter() -> None:
    match = play(scenario("saba", vizier="mason"), (BLUE, "choose_harbour harbour_b"))
    assert "move_vizier mason" not in legal_moves(match)
    assert len(legal_moves(match)) == 5
    assert reason(match, BLUE, "move_vizier mason") == ("vizier_must_move", "S-12", {"quarter": "mason"})


def test_s_12_an_exchange_may_be_declined() -> None:
    match = scenario("saba", vizier="mason", harbour="A2|S2|E3|G4", stock={BLUE: ""})
    play(match, (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier bazaar"), (BLUE, "none"))
    assert stock(match, BLUE) == "3E"
    assert told(match, "vizier_exchange_declined") == [{"seat": BLUE, "quarter": "bazaar"}]


def test_s_12_by_figure_and_by_vizier_in_the_same_quarter() -> None:
    match = scenario("saba", quarters={"stonemason": [BLUE]}, harbour="S2|E2|G3|A4", stock={BLUE: ""})
    play(match, (BLUE, "use_quarter stonemason"), (BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier stonemason"))
    assert stock(match, BLUE) == "2A 3G"
