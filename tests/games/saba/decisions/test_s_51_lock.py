"""S-51: a lock costs one more of its type."""

from __future__ import annotations

import pytest

from serai.testing import play, scenario
from tests.games.saba.look import BLUE, garden


@pytest.mark.parametrize(("kind", "letter"), [("alabaster", "A"), ("sandstone", "S"), ("ebony", "E"), ("gold", "G")])
def test_s_51_any_type_can_be_a_lock_and_is_paid_once_more(kind: str, letter: str) -> None:
    match = scenario(
        "saba",
        mode="advanced",
        players=2,
        step="build",
        stock=["3A 3S 3E 3G", ""],
        harbour="A2|S2|G3|E4",
        sites=["fountain_2", "fountain_3", "fountain_4"],
        gardens={2: {"value": 1, "figure": BLUE, "lock": kind}},
    )
    before = match.position()["reserve"][kind]
    plain = {"alabaster": 1, "sandstone": 2, "ebony": 1, "gold": 0}[kind]
    play(match, (BLUE, "build 1"), (BLUE, "no"), (BLUE, "none"))
    assert match.position()["reserve"][kind] == before + plain + 2
    assert garden(match, 2)["lock"] is None
