"""E-28: no win in a round with an upkeep failure."""

import pytest

from serai.testing import scenario

SEVEN = ["thara", "nibal", "asima", "fatima", "malika", "sahar", "raidah"]


@pytest.mark.parametrize(("gold", "wins"), [(350, True), (340, False)])
def test_e_28_a_failure_costs_the_win_though_enough_princesses_stay(gold: int, wins: bool) -> None:
    match = scenario(
        "emira",
        players=5,
        phase="upkeep",
        sections=[5, 0, 0, 0, 0],
        palace={0: SEVEN},
        gold=[gold, 0, 0, 0, 0],
        draws=[] if wins else ["thara"],
    )
    assert (match.result is not None) == wins
    if wins:
        assert match.result.winners == [0]
    else:
        assert len(match.position()["sheiks"][0]["palace"]) == 6


@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_e_28_xenias_removal_under_her_exception_is_no_failure(mode: str) -> None:
    match = scenario(
        "emira",
        mode=mode,
        phase="courtship",
        sections=[6, 0, 0, 0],
        palace={0: SEVEN},
        gold=[350, 0, 0, 0],
        in_play=["xenia"],
    )
    assert "xenia" in match.position()["gone_princesses"]
    assert match.result.winners == [0]
    assert match.result.scores[0]["princesses"] == 7


def test_e_28_in_the_next_round_he_may_win() -> None:
    match = scenario(
        "emira",
        players=5,
        phase="upkeep",
        sections=[5, 0, 0, 0, 0],
        palace={0: SEVEN},
        gold=[340, 0, 0, 0, 0],
        draws=["thara"],
        base_income=500,
        emira_deck=[],
        undecided=["halimah"],
        hand={seat: [] for seat in range(5)},
    )
    idle = ("pass", "decline", "none", "no_bid")
    while match.decision is not None:
        match.play(next(move for move in match.decision.moves if move.verb in idle))
    assert match.position()["round"] == 2
    assert match.result.winners == [0]


@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_e_28_somebody_elses_failure_does_not_matter(mode: str) -> None:
    match = scenario(
        "emira",
        mode=mode,
        phase="upkeep",
        sections=[5, 0, 0, 0],
        palace={0: SEVEN, 1: ["anisah"]},
        gold=[350, 0, 0, 0],
        draws=["anisah"],
    )
    assert match.result.winners == [0]
