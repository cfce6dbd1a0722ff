"""Rules section 8.7: numbers, each a setting."""

from __future__ import annotations

import pytest

import serai
from serai import BadSetting


def test_8_7_the_numbers_of_the_rules() -> None:
    settings = {setting.name: setting.default for setting in serai.game("saba").settings}
    assert [settings[f"serail_cells_{players}"] for players in (2, 3, 4)] == [4, 5, 6]
    assert [settings[f"site_{site}_surcharge"] for site in (1, 2, 3)] == [0, 1, 2]
    assert [settings[f"slot_{slot}_capacity"] for slot in (1, 2, 3, 4)] == [2, 2, 3, 4]
    assert (settings["hand_limit_basic"], settings["hand_limit_advanced"], settings["stock_limit"]) == (3, 4, 7)


def test_8_7_they_can_be_set() -> None:
    view = serai.game("saba").new(seed=1, slot_4_capacity=6, stock_limit=9, hand_limit_basic=5).view(None)
    assert (view["harbour"][3]["count"], view["stock_limit"], view["hand_limit"]) == (6, 9, 5)


@pytest.mark.parametrize(
    ("name", "value"), [("stock_limit", 31), ("serail_cells_2", 0), ("stall_rounds", 0), ("figures_each", 0)]
)
def test_8_7_values_outside_their_range_are_refused(name: str, value: int) -> None:
    with pytest.raises(BadSetting, match=f"{name} cannot be {value}"):
        serai.game("saba").new(**{name: value})
