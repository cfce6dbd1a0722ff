"""A-49: no Dragon's Flight on a cave that Dragon's Return has closed this round."""

from __future__ import annotations

from functools import partial

from serai.testing import refusal, scenario
from tests.games.dragons.table import carry_out, when_asked
from tests.games.look import reason

cave = partial(
    scenario,
    "dragons",
    at="cave_red",
    caves={"cave_white": "3"},
    spells={0: ["dragon_return", "dragon_flight", "alms"]},
)


def test_a_49_a_closed_cave_is_refused() -> None:
    match = carry_out(cave(), 0, "cast dragon_return")
    when_asked(match, 0, "cast dragon_flight")
    assert reason(match, 0, "space cave_white") == ("cave_closed_by_dragon", "A-49", {"space": "cave_white"})
    assert refusal(match, 0, "space cave_blue") is None


def test_a_49_not_castable_if_every_other_cave_has_treasure() -> None:
    caves = {"cave_red": "1", "cave_white": "3", "cave_blue": "1", "cave_black": "1", "cave_gold": "1"}
    match = carry_out(cave(caves=caves), 0, "cast dragon_return", "space cave_white")
    assert reason(match, 0, "cast dragon_flight") == ("not_castable", "dragons 6.4.10", {"spell": "dragon_flight"})


def test_a_49_next_round_the_cave_is_like_any_other() -> None:
    match = scenario("dragons", at="clean_up", this_round={"closed": ["cave_white"]}, spells={0: ["dragon_flight"]})
    assert match.position()["round"] == 2
    assert match.position()["this_round"]["closed"] == []
