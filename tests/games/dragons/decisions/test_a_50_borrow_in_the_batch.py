"""A-50: an artifact declared earlier in the same batch can be borrowed."""

from __future__ import annotations

from serai import Match
from serai.testing import events, play, scenario


def turn(match: Match, seat: int, *words: str) -> Match:
    """The others pass until the seat is asked, then it answers."""
    while match.decision.seat != seat:
        play(match, (match.decision.seat, "pass"))
    return play(match, *((seat, word) for word in words))


def settle(match: Match) -> Match:
    """Everybody passes until the batch has taken effect, or an effect asks something."""
    while match.decision.kind == "window" and match.position()["window"]["batch"]:
        play(match, (match.decision.seat, "pass"))
    return match


def on(match: Match, space: str) -> dict[str, object]:
    return next(seen for seen in match.view(None)["spaces"] if seen["space"] == space)


def test_a_50_a_carpet_that_has_just_been_declared_can_be_borrowed() -> None:
    match = scenario("dragons", at="market", artifacts={0: ["flying_carpet"]}, spells={1: ["borrow", "alms"]})
    play(match, (0, "use flying_carpet"), (1, "cast borrow"))
    settle(match)
    assert on(match, "market")["strengths"] == {"0": 3, "1": 3}


def test_a_50_the_borrower_may_even_land_first() -> None:
    match = scenario("dragons", at="market", artifacts={1: ["flying_carpet"]}, spells={0: ["borrow", "alms"]})
    play(match, (0, "pass"), (1, "use flying_carpet"), (0, "cast borrow"))
    settle(match)
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
    turn(match, 0, "cast offering")
    settle(turn(match, 2, "cast borrow"))
    assert events(match, "spell_countered")[0].data["spell"] == "sacrifice"
    assert events(match, "spell_countered_by_loan")[0].data["spell"] == "offering"
    assert match.position()["players"][3]["treasure"]["crown"] == 3
