"""Worked examples of caves, the guard and prices."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import purse
from tests.games.dragons.table import ways_to_answer
from tests.games.look import asked


def pieces_with_faces(match: Match, space: str) -> list[tuple[int, int, bool]]:
    """Owner, value and whether it is face up, of every piece on a space."""
    pieces = match.position()["pieces"]
    return [(piece["owner"], piece["value"], piece["face_up"]) for piece in pieces if piece["space"] == space]


def test_e_01_cave() -> None:
    red, yellow, blue = 0, 1, 2
    match = scenario(
        "dragons",
        players=3,
        at="cave_red",
        caves={"cave_red": "4/3"},
        board={"cave_red": [(red, 9), (yellow, 8), (blue, 2)], "caravanserai": [(blue, 1)]},
    )
    assert [purse(match, seat) for seat in (red, yellow, blue)] == ["4c", "3c", ""]
    assert pieces_with_faces(match, "cave_red") == [(red, 9, True), (yellow, 8, True), (blue, 2, True)]
    assert match.position()["caves"]["cave_red"] == [0, 0, 0, 0]
    assert asked(match) == ("choose_first_player", blue)


def test_e_02_tie_in_a_cave() -> None:
    red, blue, green, yellow = 0, 1, 2, 3
    match = scenario(
        "dragons",
        players=4,
        at="cave_gold",
        caves={"cave_gold": "5/3/2"},
        board={
            "cave_gold": [(yellow, 9), (yellow, 5), (green, 8), (green, 6), (blue, 4), (red, 1)],
            "caravanserai": [(red, 2)],
        },
    )
    won = [(event.data["seat"], event.data["amount"]) for event in events(match, "treasure_won")]
    assert won == [(green, 5), (yellow, 3), (blue, 2)]
    assert [purse(match, seat) for seat in (green, yellow, blue, red)] == ["5b", "3b", "2b", ""]


def test_e_03_fewer_players_than_niches() -> None:
    match = scenario(
        "dragons",
        players=4,
        max_rounds=1,
        at="cave_white",
        caves={"cave_white": "4/3/2"},
        board={"cave_white": [(1, 5), (3, 2)]},
    )
    assert match.result is not None, "the round has been cleaned up"
    assert [purse(match, seat) for seat in range(4)] == ["", "4p", "", "3p"]
    assert match.position()["caves"]["cave_white"] == [0, 0, 0, 0]
    assert match.position()["bank"]["pearl"] == 29 - 4 - 3
    assert events(match, "leftovers_returned")[0].data == {"cave": "cave_white", "amount": 2}


def e_04() -> Match:
    """Green, blue, yellow, red."""
    return scenario(
        "dragons",
        players=4,
        at="guard_room",
        guard=8,
        board={"guard_room": [(0, 9), (1, 9), (2, 6), (3, 7)]},
        treasure={2: "1c 1p 1g", 3: "2u 1b"},
    )


def test_e_04_who_is_strong_enough_is_admitted_free() -> None:
    match = e_04()
    assert [event.data for event in events(match, "admitted")] == [
        {"seat": 0, "strength": 9, "guard": 8},
        {"seat": 1, "strength": 9, "guard": 8},
    ]
    assert match.position()["this_round"]["admitted"] == [0, 1]


def test_e_04_yellow_may_pay_two_units_of_any_kinds_and_red_one() -> None:
    match = e_04()
    assert asked(match) == ("bribe_guard", 2)
    assert ways_to_answer(match, "pay", "guard_bribed") == {"1c 1p", "1c 1g", "1p 1g"}
    play(match, (2, "refuse"))
    assert asked(match) == ("bribe_guard", 3)
    assert ways_to_answer(match, "pay", "guard_bribed") == {"1u", "1b"}
    play(match, (3, "pay"), (3, "give cup 0"))
    assert (purse(match, 2), purse(match, 3)) == ("1c 1p 1g", "2u")


def e_05() -> Match:
    """Anna is admitted and will be asked in room 3."""
    return scenario(
        "dragons",
        players=3,
        at="guard_room",
        guard=9,
        board={"guard_room": [(0, 9), (2, 4)], "room_2": [(2, 8), (2, 1)], "room_3": [(0, 1)]},
        treasure={0: "1c", 2: "9c 3p"},
    )


def test_e_05_refused_bribe() -> None:
    match = e_05()
    assert asked(match) == ("bribe_guard", 2)
    assert ways_to_answer(match, "pay", "guard_bribed") == {"5c", "4c 1p", "3c 2p", "2c 3p"}
    play(match, (2, "refuse"))
    assert match.position()["this_round"]["admitted"] == [0]
    assert match.position()["players"][2]["tokens"] == [1, 2, 5, 6, 7, 8, 9]
    assert purse(match, 2) == "9c 3p"
    assert pieces_with_faces(match, "guard_room") == [(0, 9, True), (2, 4, True)]
    assert asked(match) == ("buy_artifact", 0), "nobody was offered anything in room 2"


def test_e_05_the_tokens_go_home_unseen() -> None:
    match = play(e_05(), (2, "refuse"))
    home = [event.data for event in events(match, "piece_turned_away")]
    assert [(data["space"], data["piece"]["owner"], data["piece"]["value"]) for data in home] == [
        ("room_2", 2, None),
        ("room_2", 2, None),
    ]
    assert match.view(0)["screens"][2]["tokens"] == 7
    assert events(match, "tokens_turned_up")[-1].data["space"] == "room_3"


def test_e_05_the_four_goes_home_at_clean_up() -> None:
    match = play(e_05(), (2, "refuse"), (0, "decline"))
    assert match.position()["round"] == 2
    assert match.position()["players"][2]["tokens"] == [1, 2, 4, 5, 6, 7, 8, 9]


def test_e_06_nobody_at_the_door() -> None:
    match = scenario(
        "dragons",
        players=3,
        mode="basic",
        at="guard_room",
        guard=1,
        board={"guard_room": [(0, 5)], "room_1": [(2, 6), (2, 2)], "room_3": [(0, 1)]},
        treasure={0: "1c", 2: "10c 10p"},
    )
    assert asked(match) == ("buy_artifact", 0), "Dan was neither asked for a bribe nor offered anything"
    assert match.choices == []
    assert match.position()["this_round"]["admitted"] == [0]
    assert events(match, "not_admitted")[-1].data == {"seat": 2}
    assert pieces_with_faces(match, "room_1") == []
    assert match.position()["players"][2]["tokens"] == [1, 2, 4, 5, 6, 7, 8, 9]
    assert purse(match, 2) == "10c 10p"


def e_07() -> Match:
    """Blue is seat 0, Green (for the second offer) seat 1."""
    return scenario(
        "dragons",
        players=3,
        at="room_1",
        board={"room_1": [(0, 7), (0, 1), (1, 2)]},
        treasure={0: "8c 1p 2g", 1: "2u 1b"},
    )


def test_e_07_price_of_two_tokens() -> None:
    match = e_07()
    assert asked(match) == ("buy_artifact", 0)
    legal = ways_to_answer(match, "buy", "artifact_paid")
    assert legal == {"7c 1g", "7c 1p"}
    assert not legal & {"8c", "6c 2g", "7c 2g", "7c 1p 1g"}


def test_e_07_crowns_do_not_pay_for_both_tokens() -> None:
    match = play(e_07(), (0, "buy"))
    assert asked(match) == ("pay_piece", 0)
    refused = refusal(match, 0, "with crown")
    assert refused is not None
    assert (refused.code, refused.clause) == ("treasure_pays_for_another_piece", "dragons 4.8")
    play(match, (0, "with gem"))
    assert purse(match, 0) == "1c 1p 1g"


@pytest.mark.parametrize(("payment", "left"), [("with pearl", "1c 2g"), ("with gem", "1c 1p 1g")])
def test_e_07_either_payment_leaves_the_rest(payment: str, left: str) -> None:
    match = play(e_07(), (0, "buy"), (0, payment))
    assert purse(match, 0) == left
    assert len(match.position()["players"][0]["artifacts"]) == 2


def test_e_08_second_offer() -> None:
    match = play(e_07(), (0, "decline"))
    assert asked(match) == ("buy_artifact", 1)
    legal = ways_to_answer(match, "buy", "artifact_paid")
    assert legal == {"2u"}
    assert "1u 1b" not in legal
    play(match, (1, "buy"))
    assert purse(match, 1) == "1b"
    assert len(match.position()["players"][1]["artifacts"]) == 2


def test_e_09_three_tokens_richer_but_unable() -> None:
    red, yellow = 0, 1
    match = scenario(
        "dragons",
        players=3,
        at="room_1",
        board={"room_1": [(red, 8), (yellow, 4), (yellow, 2), (yellow, 1)]},
        treasure={red: "7c 3p", yellow: "5c 2p 2b"},
    )
    assert asked(match) == ("buy_artifact", yellow)
    assert events(match, "artifact_declined")[0].data == {"room": "room_1", "seats": [red]}
    assert ways_to_answer(match, "buy", "artifact_paid") == {"4c 2p 1b", "4c 1p 2b"}


def test_e_10_unsold() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="room_3",
        board={"room_3": [(0, 9), (1, 5)]},
        treasure={0: "9c", 1: "5p"},
        pile={3: ["key", "scroll", "astral_double", "counterspell", "flying_carpet"]},
    )
    play(match, (0, "decline"), (1, "decline"))
    assert events(match, "artifact_unsold")[0].data == {"room": "room_3"}
    assert match.position()["round"] == 2
    assert [event.data["room"] for event in events(match, "artifact_turned_up")] == []
    room = match.view(None)["rooms"][2]
    assert (room["on_sale"], room["artifacts"]) == ("key", 5)
