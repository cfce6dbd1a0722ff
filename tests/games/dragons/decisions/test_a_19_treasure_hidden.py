"""A-19: treasure behind screens is not shown; its movements are."""

import serai
from serai.testing import events, play, scenario


def shown(match: serai.Match, viewer: int | None) -> list[object]:
    return [screen["treasure"] for screen in match.view(viewer)["screens"]]


def test_a_19_one_sees_only_ones_own() -> None:
    match = scenario("dragons", players=3, treasure={0: "4c", 1: "2p"})
    assert [held is not None for held in shown(match, 0)] == [True, False, False]
    assert shown(match, 1)[1] == {"crown": 0, "pearl": 2, "gem": 0, "cup": 0, "bar": 0}
    assert shown(match, None) == [None, None, None]
    assert match.view(0)["mine"]["treasure"]["crown"] == 4
    assert match.view(None)["mine"] is None


def test_a_19_gains_are_logged_for_all() -> None:
    board = {"cave_red": [(0, 9)], "market": [(0, 5)], "caravanserai": [(1, 1)]}
    match = scenario("dragons", players=3, mode="basic", at="cave_red", board=board, caves={"cave_red": "4"})
    play(match, (0, "give crown"), (0, "take crown 3"))
    for kind in ("treasure_won", "market_traded"):
        assert events(match, kind)[0].seats is None
    assert events(match, "market_traded")[0].data["taken"] == {"crown": 3}


def test_a_19_payments_are_logged_for_all() -> None:
    match = scenario(
        "dragons",
        players=3,
        mode="basic",
        at="guard_room",
        guard=5,
        board={"guard_room": [(0, 4)], "room_1": [(0, 2)]},
        treasure={0: "1c 2p"},
    )
    play(match, (0, "pay"), (0, "give crown 1"), (0, "buy"))
    bribe, price = events(match, "guard_bribed")[0], events(match, "artifact_paid")[0]
    assert (bribe.seats, bribe.data["units"]) == (None, {"crown": 1})
    assert (price.seats, price.data["units"]) == (None, {"pearl": 2})


def test_a_19_start_treasures_are_logged_for_all() -> None:
    match = serai.game("dragons").new(seed=1, players=3, first_player="seat:0")
    play(match, (0, "take crown 3"))
    entry = events(match, "start_treasures_taken")[0]
    assert (entry.seats, entry.data) == (None, {"seat": 0, "units": {"crown": 3}})


def test_a_19_bank_and_niches_are_public() -> None:
    match = scenario("dragons", players=3, treasure={0: "4c"}, caves={"cave_red": "5/3"})
    for viewer in (0, 1, 2, None):
        assert match.view(viewer)["bank"]["crown"] == 17
        assert match.view(viewer)["spaces"][0]["niches"] == [5, 3, 0, 0]
