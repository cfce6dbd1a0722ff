"""Rules section 6.3: what all spells have in common."""

from __future__ import annotations

from serai.testing import events, play, scenario


def test_6_3_a_spell_leaves_the_hand_is_shown_waits_for_answers_and_is_then_discarded() -> None:
    match = scenario(
        "dragons",
        board={"market": [(1, 6)]},
        spells={0: ["solar_eclipse"], 1: ["offering"]},
    )
    play(match, (0, "cast solar_eclipse"))
    assert match.position()["players"][0]["spells"] == []
    assert match.view(3)["window"]["batch"] == [
        {"seat": 0, "item": "solar_eclipse", "cancelled": False, "space": "market"}
    ]
    assert match.position()["used_spells"] == []
    play(match, (1, "pass"))
    assert events(match, "piece_went_home")[0].data["space"] == "market"
    assert match.position()["used_spells"] == ["solar_eclipse"]


def test_6_3_there_are_no_spells_in_the_basic_game() -> None:
    position = scenario("dragons", mode="basic").position()
    assert position["spell_deck"] == []
    assert all(player["spells"] == [] for player in position["players"])
