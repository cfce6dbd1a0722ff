"""Every declaration costs something of which there is only so much."""

from __future__ import annotations

import random

import pytest

from serai.testing import play, scenario

HANDS = {
    0: ["alms", "offering", "lunar_eclipse", "close_sesame", "mirage"],
    1: ["exchange", "sacrifice", "solar_eclipse", "teleportation", "sultans_taxes"],
    2: ["last_shall_be_first", "second_chance", "eye_for_an_eye", "borrow", "baksheesh"],
}


@pytest.mark.parametrize("moment", ["cave_red", "market", "room_1", "clean_up"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_7_4_8_every_window_ends_though_everybody_declares_all_they_can(moment: str, seed: int) -> None:
    match = scenario(
        "dragons",
        players=3,
        at=moment,
        board={
            "market": [(0, 9), (1, 8), (2, 7)],
            "caravanserai": [(0, 2), (1, 1), (2, 4)],
            "room_1": [(0, 5), (1, 6), (2, 5)],
            "guard_room": [(0, 8), (1, 7), (2, 6)],
        },
        caves={"cave_red": "4/2"},
        spells=HANDS,
        artifacts={0: ["flying_carpet"], 1: ["counterspell"], 2: ["astral_double"]},
        treasure={0: "6c 6p", 1: "6g", 2: "4b"},
    )
    rng, questions = random.Random(seed), 0
    while match.position()["round"] == 1 and match.decision is not None:
        moves = match.decision.moves
        declaring = [move for move in moves if move.verb in ("cast", "use")]
        play(match, (match.decision.seat, rng.choice(declaring or moves)))
        questions += 1
    declared = [
        item for item in match.log if item.kind.startswith(("spell_cast", "artifact_used", "artifact_borrowed"))
    ]
    assert 0 < len(declared) <= 15 + 3, "each cost a card or a use"
    assert questions < 300


def test_7_4_8_a_declared_card_leaves_the_hand_and_a_declared_artifact_costs_a_use() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="market",
        spells={0: ["alms"]},
        artifacts={0: ["flying_carpet"], 1: ["counterspell"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "cast alms"))
    assert match.position()["players"][0]["spells"] == []
    assert match.view(0)["screens"][0]["uses_left"] == 1
    play(match, (1, "pass"), (0, "use flying_carpet"))
    assert match.view(0)["screens"][0]["uses_left"] == 0
