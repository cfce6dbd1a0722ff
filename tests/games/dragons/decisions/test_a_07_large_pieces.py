"""A-7: large pieces do not matter."""

import serai
from serai.testing import play, scenario


def test_a_7_three_units_pay_one() -> None:
    """Whoever took a large crown pays a bribe of one unit and keeps two."""
    match = scenario(
        "dragons",
        players=3,
        mode="basic",
        at="guard_room",
        guard=5,
        board={"guard_room": [(0, 4), (1, 4)], "room_1": [(0, 9), (1, 9)]},
        treasure={0: "3c", 1: "1p"},
    )
    play(match, (0, "pay"))
    assert match.position()["players"][0]["treasure"]["crown"] == 2


def test_a_7_a_bank_of_five_large_pieces_gives_single_units() -> None:
    """14 small crowns are out, 15 units are left in the bank, and the market gives one of them."""
    match = scenario(
        "dragons",
        players=3,
        mode="basic",
        at="market",
        board={"market": [(0, 4)], "caravanserai": [(1, 1)]},
        treasure={0: "1p", 2: "14c"},
    )
    play(match, (0, "give pearl"), (0, "take crown 1"), (0, "take pearl 2"))
    assert match.position()["players"][0]["treasure"] == {"crown": 1, "pearl": 2, "gem": 0, "cup": 0, "bar": 0}
    assert match.position()["bank"]["crown"] == 14


def test_a_7_more_single_units_can_be_out_than_the_box_has_small_pieces() -> None:
    """Five players take fifteen crowns; the box has fourteen small ones."""
    match = serai.game("dragons").new(seed=1, players=5, first_player="seat:0")
    for seat in range(5):
        play(match, (seat, "take crown 3"))
    assert [player["treasure"]["crown"] for player in match.position()["players"]] == [3] * 5
