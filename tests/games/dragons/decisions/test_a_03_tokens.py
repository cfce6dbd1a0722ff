"""A-3: eight tokens a colour, not ten."""

import pytest

import serai
from serai import BadMove
from serai.testing import events, play, scenario


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_3_eight_tokens_a_player(players: int) -> None:
    position = serai.game("dragons").new(seed=1, players=players).position()
    assert [player["tokens"] for player in position["players"]] == [[1, 2, 4, 5, 6, 7, 8, 9]] * players
    assert sum(len(player["tokens"]) for player in position["players"]) == 8 * players


@pytest.mark.parametrize("value", [0, 3, 10])
def test_a_3_there_is_no_other_value(value: int) -> None:
    match = scenario("dragons", players=3)
    play(match, (0, "place market"))
    with pytest.raises(BadMove, match="value"):
        match.parse(f"token {value}")


def test_a_3_eight_laps_of_placing() -> None:
    match = scenario("dragons", players=3)
    while match.position()["round"] == 1:
        guard_room = match.decision.question == "place_token"
        match.play({"kind": "place", "space": "guard_room"} if guard_room else match.decision.moves[0])
    assert [event.data["seat"] for event in events(match, "token_placed")] == [0, 1, 2] * 8
