"""Rules section 6.2: in the standard game all who fulfil their goals share the victory."""

from __future__ import annotations

from serai.testing import scenario

ONE = ["malika", "nibal", "asima", "thara", "anisah"]
SEVEN = ["zainab", "albina", "zahrah", "farah", "raidah", "rasha", "firyal"]


def test_6_2_several_winners_share_the_victory() -> None:
    match = scenario(
        "emira",
        phase="round_end",
        sections=[0, 8, 8, 0],
        palace={1: ONE, 2: SEVEN},
        goal={1: "goal4_i_h_c_r", 2: "goal4_flex_hcr"},
    )
    assert match.result is not None
    assert match.result.winners == [1, 2]
    assert match.result.ranking == [[1, 2], [0, 3]]


def test_6_2_the_others_are_not_ranked() -> None:
    match = scenario(
        "emira",
        phase="round_end",
        sections=[0, 0, 8, 5],
        gold=[0, 5000, 0, 100],
        palace={2: SEVEN, 3: ["malika", "nibal"]},
        goal={2: "goal4_flex_hcr"},
    )
    assert match.result is not None
    assert match.result.ranking == [[2], [0, 1, 3]]


def test_6_2_more_points_do_not_matter() -> None:
    match = scenario(
        "emira",
        phase="round_end",
        sections=[0, 8, 8, 0],
        gold=[0, 0, 9000, 0],
        tokens=[{}, {}, {"beauty": 5}, {}],
        palace={1: ONE, 2: SEVEN},
        goal={1: "goal4_i_h_c_r", 2: "goal4_flex_hcr"},
    )
    assert match.result is not None
    assert match.result.winners == [1, 2]
