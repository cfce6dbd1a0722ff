"""A-50: an artifact declared earlier in the same batch can be borrowed."""

from __future__ import annotations

from serai.testing import events, play, scenario
from tests.games.dragons.look import strengths
from tests.games.dragons.table import carry_out, take_effect, when_asked


def test_a_50_a_carpet_that_has_just_been_declared_can_be_borrowed() -> None:
    match = scenario("dragons", at="market", artifacts={0: ["flying_carpet"]}, spells={1: ["borrow", "alms"]})
    play(match, (0, "use flying_carpet"), (1, "cast borrow"))
    take_effect(match)
    assert strengths(match, "market") == {"0": 3, "1": 3}


def test_a_50_the_borrower_may_even_land_first() -> None:
    match = scenario("dragons", at="market", artifacts={1: ["flying_carpet"]}, spells={0: ["borrow", "alms"]})
    play(match, (0, "pass"), (1, "use flying_carpet"), (0, "cast borrow"))
    take_effect(match)
    assert [entry.data["seat"] for entry in events(match, "carpet_landed")] == [0, 1]


def test_a_50_a_counterspell_declared_in_the_batch_can_be_borrowed() -> None:
    match = scenario(
        "dragons",
        at="market",
        treasure={3: "3c"},
        artifacts={1: ["counterspell"]},
        spells={0: ["sacrifice", "offering"], 2: ["borrow"], 3: ["alms"]},
    )
    play(match, (0, "cast sacrifice"), (1, "use counterspell"))
    when_asked(match, 0, "cast offering")
    carry_out(match, 2, "cast borrow")
    assert events(match, "spell_countered")[0].data["spell"] == "sacrifice"
    assert events(match, "spell_countered_by_loan")[0].data["spell"] == "offering"
    assert match.position()["players"][3]["treasure"]["crown"] == 3
