"""A-24: nobody has to bribe the guard."""

import pytest

import serai
from serai.testing import events, play, scenario
from tests.games.look import asked


@pytest.mark.parametrize("mode", ["basic", "magic"])
@pytest.mark.parametrize("strength", [1, 4, 8])
def test_a_24_who_could_pay_may_refuse(strength: int, mode: str) -> None:
    board = {"guard_room": [(0, strength)], "room_1": [(0, 9)]}
    match = scenario("dragons", players=3, mode=mode, at="guard_room", guard=9, board=board, treasure={0: "20c"})
    assert serai.Move("refuse") in match.decision.moves
    play(match, (0, "refuse"))
    assert match.position()["players"][0]["treasure"]["crown"] == 20
    assert [event.data["seat"] for event in events(match, "not_admitted")] == [0, 1, 2]
    assert len(events(match, "artifact_bought")) == 0


def test_a_24_a_refusal_is_final() -> None:
    board = {"guard_room": [(0, 4), (1, 4)], "room_1": [(0, 9), (1, 8)]}
    match = scenario(
        "dragons", players=3, mode="basic", at="guard_room", guard=9, board=board, treasure={0: "20c", 1: "20p"}
    )
    play(match, (0, "refuse"), (1, "pay"))
    assert asked(match) == ("buy_artifact", 1)
    assert match.view(None)["admitted"] == [1]
