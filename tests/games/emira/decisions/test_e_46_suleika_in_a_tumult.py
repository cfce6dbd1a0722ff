"""E-46: Suleika leaves in an advanced tumult."""

import pytest

from serai.testing import events, scenario


@pytest.mark.parametrize(("draws", "paid", "left"), [(["suleika"], 50, 70), (["thara", "suleika"], 0, 120)])
def test_e_46_her_surcharge_leaves_the_bill_with_her(draws: list[str], paid: int, left: int) -> None:
    """Bill 50 + 50 + 100 against 120 gold."""
    match = scenario(
        "emira",
        mode="advanced",
        phase="upkeep",
        palace={0: ["suleika", "thara"]},
        surcharges=[1, 0, 0, 0],
        gold=[120, 0, 0, 0],
        draws=draws,
    )
    assert events(match, "upkeep_failed")[0].data["bill"] == 200
    assert sum(entry.data["amount"] for entry in events(match, "upkeep_paid")) == paid
    assert match.position()["sheiks"][0]["gold"] == left
    assert match.position()["sheiks"][0]["surcharges"] == 0


def test_e_46_as_long_as_she_stays_the_surcharge_stays() -> None:
    """Thara goes, 150 are still due for Suleika and the surcharge, and 150 are there."""
    match = scenario(
        "emira",
        mode="advanced",
        phase="upkeep",
        palace={0: ["suleika", "thara"]},
        surcharges=[1, 0, 0, 0],
        gold=[150, 0, 0, 0],
        draws=["thara"],
    )
    assert match.position()["sheiks"][0]["palace"] == ["suleika"]
    assert match.position()["sheiks"][0]["gold"] == 0
