"""E-45: an upkeep failure in the advanced game."""

from serai.testing import events, scenario

FOUR = ["asima", "thara", "nibal", "janan"]


def test_e_45_princesses_leave_until_the_rest_can_be_paid_and_nothing_is_taken_before() -> None:
    match = scenario(
        "emira",
        mode="advanced",
        phase="upkeep",
        sections=[0, 2, 0, 0],
        palace={1: FOUR},
        gold=[0, 120, 0, 0],
        draws=["thara", "janan"],
    )
    assert events(match, "upkeep_failed")[0].data == {"seat": 1, "bill": 250}
    assert events(match, "upkeep_paid")[0].data == {"seat": 1, "amount": 100}
    assert match.position()["sheiks"][1]["gold"] == 20
    assert match.position()["sheiks"][1]["palace"] == ["asima", "nibal"]
    assert set(match.position()["emira_deck"]["cards"][-2:]) == {"thara", "janan"}
    assert events(match, "all_gold_paid") == []


def test_e_45_the_bill_need_only_not_exceed_the_gold() -> None:
    match = scenario(
        "emira",
        mode="advanced",
        phase="upkeep",
        sections=[0, 2, 0, 0],
        palace={1: FOUR},
        gold=[0, 150, 0, 0],
        draws=["janan"],
    )
    assert match.position()["sheiks"][1]["gold"] == 0
    assert match.position()["sheiks"][1]["palace"] == ["asima", "thara", "nibal"]


def test_e_45_if_all_leave_the_bill_is_0() -> None:
    match = scenario(
        "emira", mode="advanced", phase="upkeep", palace={1: ["thara"]}, gold=[0, 40, 0, 0], draws=["thara"]
    )
    assert match.position()["sheiks"][1]["gold"] == 40
    assert match.position()["sheiks"][1]["palace"] == []


def test_e_45_zafirah_may_leave_though_she_costs_nothing() -> None:
    match = scenario(
        "emira",
        mode="advanced",
        phase="upkeep",
        sections=[0, 2, 0, 0],
        palace={1: ["zafirah", "thara"]},
        gold=[0, 40, 0, 0],
        draws=["zafirah", "thara"],
    )
    assert [entry.data["princess"] for entry in events(match, "leaves_in_tumult")] == ["zafirah", "thara"]
    assert match.position()["sheiks"][1]["gold"] == 40


def test_e_45_in_the_standard_game_all_gold_goes_and_one_princess() -> None:
    match = scenario(
        "emira", phase="upkeep", sections=[0, 2, 0, 0], palace={1: FOUR}, gold=[0, 120, 0, 0], draws=["thara"]
    )
    assert match.position()["sheiks"][1]["gold"] == 0
    assert match.position()["sheiks"][1]["palace"] == ["asima", "nibal", "janan"]
