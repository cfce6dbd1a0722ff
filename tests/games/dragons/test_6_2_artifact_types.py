"""Rules section 6.2: the six types, and the windows in which each may be used."""

from __future__ import annotations

import pytest

from serai import game
from serai.testing import refusal, scenario
from tests.games.dragons.look import types_in_piles

MOMENTS = ["start", "cave_red", "citygate", "market", "guard_room", "room_1", "clean_up"]
SPACES = {"cave_red", "market", "guard_room", "room_1"}
WINDOWS = {
    "flying_carpet": SPACES,
    "astral_double": SPACES,
    "key": {"guard_room"},
    "counterspell": set[str](),
}


@pytest.mark.parametrize("artifact", list(WINDOWS))
@pytest.mark.parametrize("moment", MOMENTS)
def test_6_2_each_artifact_has_its_windows(artifact: str, moment: str) -> None:
    """Seat 0 has a spell for every moment, so that it is asked; a Counterspell answers and never opens."""
    place = moment if moment in SPACES else "market"
    match = scenario(
        "dragons",
        at=moment,
        guard=9,
        caves={"cave_red": "4/3"},
        board={place: [(0, 5)]},
        artifacts={0: [artifact]},
        spells={0: ["alms", "smuggling"]},
    )
    assert match.decision.question == "window"
    why = refusal(match, 0, f"use {artifact}")
    if moment in WINDOWS[artifact]:
        assert why is None
    else:
        assert (why.code, why.clause) == ("not_in_this_window", "dragons 7.3")


@pytest.mark.parametrize("artifact", ["flying_carpet", "astral_double", "key", "counterspell"])
def test_6_2_no_artifact_is_used_at_the_own_placement_turn(artifact: str) -> None:
    match = scenario("dragons", artifacts={0: [artifact]}, board={"market": [(0, 5)]})
    assert match.decision.question == "place_token"
    assert refusal(match, 0, {"kind": "use", "artifact": artifact}).code == "not_asked_now"


def test_6_2_the_piles_hold_the_five_types_besides_the_lamp() -> None:
    match = game("dragons").new(players=4, mode="magic", seed=3)
    assert sorted(types_in_piles(match)) == sorted(
        ["counterspell", "astral_double", "flying_carpet", "key", "scroll"] * 4
    )
    players = match.position()["players"]
    assert [player["artifacts"] for player in players] == [[f"lamp_{seat + 1}"] for seat in range(4)]
