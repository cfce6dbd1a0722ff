"""A-60: who has no piece in the room any more gets no offer."""

from __future__ import annotations

from serai.testing import events, play, scenario
from tests.games.look import asked


def test_a_60_a_player_whose_only_token_was_moved_away_gets_no_offer() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(1, 7), (2, 4)]},
        treasure={1: "7c", 2: "4p"},
        spells={0: ["teleportation"]},
    )
    play(match, (0, "cast teleportation"), (0, "piece 0"), (0, "space room_2"))
    assert asked(match) == ("buy_artifact", 2)


def test_a_60_nobody_left_means_no_offer_at_all() -> None:
    match = scenario(
        "dragons", at="room_1", board={"room_1": [(1, 7)]}, treasure={1: "7c"}, spells={0: ["lunar_eclipse"]}
    )
    play(match, (0, "cast lunar_eclipse"))
    assert events(match, "artifact_declined") == events(match, "artifact_paid") == []
    assert "room_1" in match.position()["on_sale"]


def test_a_60_with_one_piece_left_the_offer_is_for_that_piece() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(1, 7), (1, 2)]},
        treasure={1: "2c"},
        spells={0: ["lunar_eclipse"]},
    )
    play(match, (0, "cast lunar_eclipse"), (1, "buy"))
    assert events(match, "artifact_paid")[0].data["units"] == {"crown": 2}
