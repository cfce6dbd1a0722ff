"""A-37: after Dragon's Flight during scoring, tokens moved by spells may enter the cave."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario


@pytest.mark.parametrize(("spell", "caster"), [("second_chance", 1), ("teleportation", 2)])
def test_a_37_a_moved_token_wins_the_new_treasure(spell: str, caster: int) -> None:
    match = scenario(
        "dragons",
        at="cave_white",
        board={"market": [(1, 9)], "caravanserai": [(2, 1)]},
        spells={0: ["dragon_flight"], caster: [spell]},
    )
    play(match, (0, "cast dragon_flight"), (0, "space cave_blue"), (caster, "pass"), (caster, f"cast {spell}"))
    play(match, (caster, "space cave_blue"))
    assert events(match, "treasure_won")[0].data == {"seat": 1, "cave": "cave_blue", "treasure": "gem", "amount": 4}


def test_a_37_without_the_flight_it_is_no_destination() -> None:
    match = scenario("dragons", at="cave_white", board={"market": [(1, 9)]}, spells={1: ["second_chance"]})
    play(match, (1, "cast second_chance"))
    assert refusal(match, 1, "space cave_blue").code == "cave_without_treasure"


def test_a_37_in_the_same_batch_it_cannot_be_named_yet() -> None:
    match = scenario(
        "dragons",
        at="cave_white",
        board={"market": [(1, 9)]},
        spells={0: ["dragon_flight"], 1: ["second_chance"]},
    )
    play(match, (0, "cast dragon_flight"), (0, "space cave_blue"), (1, "cast second_chance"))
    assert refusal(match, 1, "space cave_blue").code == "cave_without_treasure"
