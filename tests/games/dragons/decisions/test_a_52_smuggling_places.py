"""A-52: Smuggling goes into every city place without a piece when it takes effect, sealed or not."""

from __future__ import annotations

from functools import partial

from serai import Match
from serai.testing import scenario
from tests.games.dragons.table import carry_out, when_asked

gate = partial(scenario, "dragons", at="citygate", spells={1: ["smuggling"], 3: ["alms"]})


def smuggled(match: Match) -> object:
    return match.position()["this_round"]["smuggled"]


def test_a_52_a_sealed_place_may_be_smuggled_into() -> None:
    match = carry_out(gate(this_round={"sealed": ["market"]}), 1, "cast smuggling")
    assert smuggled(match) == ["tent", "djinn", "market", "caravanserai"]


def test_a_52_a_place_with_a_piece_is_not_empty() -> None:
    match = carry_out(gate(board={"djinn": [(1, 2)], "market": [(0, 9)]}), 1, "cast smuggling")
    assert smuggled(match) == ["tent", "caravanserai"]


def test_a_52_a_place_emptied_before_the_effect_counts_as_empty() -> None:
    match = gate(board={"market": [(2, 5)]}, spells={0: ["lunar_eclipse"], 1: ["smuggling"], 3: ["alms"]})
    when_asked(match, 1, "cast smuggling")
    carry_out(match, 0, "cast lunar_eclipse")
    assert smuggled(match) == ["tent", "djinn", "market", "caravanserai"]


def test_a_52_a_place_filled_before_the_effect_does_not() -> None:
    match = gate(board={"market": [(0, 5)]}, spells={0: ["second_chance"], 1: ["smuggling"], 3: ["alms"]})
    when_asked(match, 1, "cast smuggling")
    carry_out(match, 0, "cast second_chance", "space tent")
    assert smuggled(match) == ["djinn", "market", "caravanserai"]


def test_a_52_a_place_filled_after_the_effect_stays_smuggled() -> None:
    match = gate(board={"market": [(2, 5)]}, spells={1: ["smuggling"], 2: ["second_chance"], 3: ["alms"]})
    when_asked(match, 1, "cast smuggling")
    carry_out(match, 2, "cast second_chance", "space tent")
    assert smuggled(match) == ["tent", "djinn", "caravanserai"]
