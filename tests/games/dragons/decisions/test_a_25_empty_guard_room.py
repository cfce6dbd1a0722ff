"""A-25: the guard room is carried out even without a token."""

import pytest

from serai.testing import events, scenario


@pytest.mark.parametrize("guard", [1, 10])
@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_a_25_tokens_in_rooms_go_home(mode: str, guard: int) -> None:
    board = {"room_1": [(0, 9), (1, 4)], "room_3": [(2, 1)]}
    match = scenario(
        "dragons", players=3, mode=mode, at="guard_room", guard=guard, board=board, treasure={0: "20c", 1: "9p"}
    )
    assert events(match, "guard_turned_up")[0].data == {"guard": guard}
    assert [event.data["seat"] for event in events(match, "not_admitted")] == [0, 1, 2]
    assert [event.data["space"] for event in events(match, "piece_turned_away")] == ["room_1", "room_1", "room_3"]
    assert match.position()["round"] == 2


def test_a_25_basic_the_way_from_the_market_leads_through_it() -> None:
    """Nobody is anywhere but in room 1."""
    match = scenario("dragons", players=3, mode="basic", at="cave_red", board={"room_1": [(0, 9)]}, treasure={0: "9c"})
    kinds = [event.kind for event in match.log]
    assert kinds.index("guard_turned_up") < kinds.index("piece_turned_away")
    assert "artifact_bought" not in kinds


def test_a_25_the_guard_is_shown_to_all() -> None:
    match = scenario(
        "dragons", players=3, at="guard_room", guard=7, board={"room_1": [(0, 9)]}, artifacts={1: ["flying_carpet"]}
    )
    assert match.decision.question == "window"
    assert [match.view(viewer)["guard"] for viewer in (0, 1, 2, None)] == [7] * 4
