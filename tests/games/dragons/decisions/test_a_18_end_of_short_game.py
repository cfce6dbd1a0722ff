"""A-18: the short first game ends after the round, not at once."""

import serai
from serai.testing import play, scenario
from tests.games.dragons.look import types_in_piles
from tests.games.look import asked

TYPES = types_in_piles(scenario("dragons", players=3, mode="basic"))


def short() -> serai.Match:
    """Seats 0 and 1 have two artifacts and stand in rooms 1 and 2."""
    return scenario(
        "dragons",
        players=3,
        mode="basic",
        short_first_game=True,
        at="room_1",
        artifacts={0: TYPES[:2], 1: TYPES[2:4]},
        board={"room_1": [(0, 2)], "room_2": [(1, 2)], "cave_red": [(2, 9)]},
        treasure={0: "2c", 1: "2p"},
    )


def test_a_18_the_third_artifact_does_not_stop_the_round() -> None:
    match = play(short(), (0, "buy"))
    assert match.result is None
    assert asked(match) == ("buy_artifact", 1)


def test_a_18_several_players_may_reach_three() -> None:
    match = play(short(), (0, "buy"), (1, "buy"))
    assert match.result.ending == "short_game"
    assert match.result.winners == [0, 1]


def test_a_18_after_the_round_it_is_over() -> None:
    match = play(short(), (0, "buy"), (1, "decline"))
    assert match.result.winners == [0]
    assert match.decision is None
    assert match.position()["round"] == 1
    assert match.position()["pieces"] == []
