"""S-3: which sides belong together."""

from __future__ import annotations

from serai.testing import scenario


def test_s_3_slots_1_and_3_are_up_with_4_and_2_below() -> None:
    match = scenario("saba", players=2)
    for builder in match.view(None)["builders"]:
        assert list(zip(builder["harbour_cards"], builder["undersides"])) == [(1, 4), (3, 2)]
