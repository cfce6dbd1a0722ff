"""A-10: in the basic game nobody sees what an artifact is."""

import serai
from serai.testing import events, play, scenario
from tests.games.dragons.look import pile_in


def test_a_10_nothing_is_shown_on_sale() -> None:
    match = scenario("dragons", mode="basic", at="upkeep")
    for viewer in (0, 1, 2, 3, None):
        for room in match.view(viewer)["rooms"]:
            assert (room["artifacts"], room["on_sale"], room["known"]) == (6, None, [])


def test_a_10_a_bought_artifact_has_no_type() -> None:
    match = scenario("dragons", players=3, mode="basic", at="room_1", board={"room_1": [(0, 2)]}, treasure={0: "2c"})
    play(match, (0, "buy"))
    assert events(match, "artifact_bought")[0].data["artifact"] == "artifact"
    for viewer in (0, 1, None):
        screen = match.view(viewer)["screens"][0]
        assert (screen["artifacts"], screen["types"], screen["in_front"]) == (1, None, [])
    assert match.view(0)["mine"]["artifacts"] == []


def test_a_10_an_artifact_does_nothing() -> None:
    """Whatever lies behind the screens: nobody is asked anything when a space is scored."""
    types = pile_in(scenario("dragons", mode="basic"), 1)
    match = scenario(
        "dragons", mode="basic", at="market", board={"market": [(0, 2)]}, artifacts={0: types}, treasure={0: "1c"}
    )
    assert match.decision.question == "market_trade"
    assert not events(match, "passes")


def test_a_10_an_unsold_artifact_is_still_there_in_the_next_round() -> None:
    match = scenario("dragons", players=3, mode="basic", at="room_3", board={"room_3": [(0, 2)]}, treasure={0: "2c"})
    play(match, (0, "decline"))
    assert match.position()["round"] == 2
    assert serai.Move("place", space="room_3") in match.decision.moves
    assert match.view(0)["rooms"][2]["artifacts"] == 6
