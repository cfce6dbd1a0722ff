"""A-31: a carpet taken back stays used; it cannot be moved; it may land where no token lies."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario


def test_a_31_sent_back_by_an_eclipse_it_cannot_fly_again_this_round() -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(1, 2)], "caravanserai": [(0, 4)]},
        artifacts={1: ["flying_carpet"]},
        spells={0: ["lunar_eclipse"], 1: ["alms"]},
        this_round={"djinn": 1},
    )
    play(match, (0, "pass"), (1, "use flying_carpet"), (0, "pass"), (1, "pass"))
    play(match, (0, "cast lunar_eclipse"), (0, "space market"), (1, "pass"))
    assert events(match, "piece_went_home")[0].data["piece"]["what"] == "flying_carpet"
    assert match.view(1)["window"]["space"] == "market"
    assert refusal(match, 1, "use flying_carpet").code == "no_unused_artifact"


def test_a_31_next_round_it_flies_again() -> None:
    match = scenario("dragons", at="clean_up", artifacts={1: ["flying_carpet"]}, used={1: ["flying_carpet"]}, board={})
    assert match.position()["players"][1]["used"]["flying_carpet"] == 0


@pytest.mark.parametrize(("spell", "caster"), [("second_chance", 1), ("teleportation", 0)])
def test_a_31_a_carpet_alone_gives_a_moving_spell_no_target(spell: str, caster: int) -> None:
    match = scenario(
        "dragons", at="caravanserai", board={"caravanserai": [(1, "carpet")]}, spells={caster: [spell, "alms"]}
    )
    assert refusal(match, caster, f"cast {spell}").code == "nothing_to_aim_at"


@pytest.mark.parametrize("space", ["cave_red", "tent", "caravanserai", "room_4"])
def test_a_31_on_a_space_without_tokens(space: str) -> None:
    match = scenario("dragons", at=space, caves={"cave_red": "4"}, artifacts={1: ["flying_carpet"]})
    play(match, (1, "use flying_carpet"))
    assert events(match, "carpet_landed")[0].data["space"] == space
