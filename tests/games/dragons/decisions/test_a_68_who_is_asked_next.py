"""A-68: after a declaration the next player clockwise is asked."""

from __future__ import annotations

from functools import partial

from serai.testing import play, scenario
from tests.games.dragons.table import take_effect, when_asked

market = partial(
    scenario, "dragons", at="market", spells={0: ["alms"], 1: ["offering"], 2: ["sacrifice"], 3: ["close_sesame"]}
)


def test_a_68_not_the_first_player_again() -> None:
    match = play(market(), (0, "pass"), (1, "cast offering"))
    assert match.decision.seat == 2


def test_a_68_the_poll_goes_on_lap_after_lap() -> None:
    match = play(market(), (0, "pass"), (1, "cast offering"), (2, "pass"), (3, "pass"), (0, "cast alms"))
    assert match.decision.seat == 2  # seat 1 has nothing left to declare


def test_a_68_it_closes_after_a_whole_lap_of_passes() -> None:
    match = play(market(), (0, "pass"), (1, "pass"), (2, "cast sacrifice"))
    play(match, (3, "pass"), (0, "pass"), (1, "pass"))
    assert match.position()["used_spells"] == ["sacrifice"]


def test_a_68_after_a_counterspell_too() -> None:
    match = market(artifacts={2: ["counterspell"]})
    play(match, (0, "cast alms"), (1, "pass"), (2, "use counterspell"))
    assert match.decision.seat == 3


def test_a_68_at_a_placement_turn_the_player_after_the_opener_is_first() -> None:
    match = market(at="placement", turn=1)
    play(match, (1, "cast offering"))
    assert match.decision.seat == 2


def test_a_68_a_new_poll_starts_with_the_first_player() -> None:
    match = market(first=3)
    when_asked(match, 1, "cast offering")
    take_effect(match)
    assert match.decision.seat == 3
