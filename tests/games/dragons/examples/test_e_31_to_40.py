"""Worked examples of artifacts and the first spells."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, scenario
from tests.games.dragons.look import pieces_on, purse, refused, screen, strengths, tokens_behind
from tests.games.dragons.table import pass_to, ways_to_answer
from tests.games.look import asked, legal_moves, told

TOKENS = [1, 2, 4, 5, 6]


def e_31(tokens: int) -> Match:
    """Eve is seat 4 and has won the Djinn's house. She also holds Offering, so that she is asked at all."""
    return scenario(
        "dragons",
        players=5,
        at="room_1",
        board={"room_1": [(4, value) for value in TOKENS[:tokens]]},
        artifacts={4: ["flying_carpet", "astral_double"]},
        spells={4: ["offering"]},
        this_round={"djinn": 4},
        treasure={4: "9c 9p 9g 9u 9b"},
    )


def test_e_31_cap_of_five() -> None:
    match = play(e_31(4), (4, "use flying_carpet"))
    assert asked(match) == ("window", 4)
    play(match, (4, "use astral_double"), (4, "piece 0"))
    assert pieces_on(match, "room_1") == [(4, 1), (4, 2), (4, 4), (4, 5), (4, 3)]
    assert strengths(match, "room_1") == {"4": 15}
    assert [data["seat"] for data in told(match, "double_found_no_piece")] == [4]
    used = match.position()["players"][4]["used"]
    assert (used["flying_carpet"], used["astral_double"]) == (1, 1)
    assert screen(match, 4)["uses_left"] == 0


def test_e_31_with_five_tokens_neither_can_be_declared() -> None:
    match = e_31(5)
    assert legal_moves(match) == ["pass", "cast offering"]
    assert refused(match, 4, "use flying_carpet") == ("five_pieces_in_room", {"space": "room_1", "owner": 4})
    assert refused(match, 4, "use astral_double")[0] == "nothing_to_aim_at"


def e_32(guard: int, board: list[tuple[int, int]]) -> Match:
    """Ben is seat 1. He also holds Offering, so that he is asked at all; the others have nothing."""
    return scenario(
        "dragons",
        players=3,
        at="guard_room",
        guard=guard,
        board={"guard_room": board, "room_1": [(1, 6)]},
        artifacts={1: ["key"]},
        spells={1: ["offering"]},
        treasure={1: "9c"},
    )


@pytest.mark.parametrize("tokens", [[(1, 2)], []])
def test_e_32_key(tokens: list[tuple[int, int]]) -> None:
    match = play(e_32(10, tokens), (1, "use key"))
    assert told(match, "admitted_by_key") == [{"seat": 1}]
    assert match.position()["this_round"]["admitted"] == [1]
    assert purse(match, 1) == "9c"
    assert asked(match) == ("buy_artifact", 1), "no bribe was asked"


def test_e_32_who_is_strong_enough_cannot_declare_the_key() -> None:
    match = e_32(2, [(1, 2)])
    assert legal_moves(match) == ["pass", "cast offering"]
    assert refused(match, 1, "use key") == ("strong_enough_already", {"strength": 2, "guard": 2})


def test_e_33_carpet_in_the_guard_room() -> None:
    match = scenario(
        "dragons", players=3, at="guard_room", guard=5, artifacts={2: ["flying_carpet"]}, treasure={2: "1c 1p"}
    )
    play(match, (2, "use flying_carpet"))
    assert strengths(match, "guard_room") == {"2": 3}
    assert asked(match) == ("bribe_guard", 2)
    assert match.view(2)["mine"]["bribe"] == 2
    assert ways_to_answer(match, "pay", "guard_bribed") == {"1c 1p"}
    play(match, (2, "pay"))
    assert told(match, "guard_bribed") == [{"seat": 2, "units": {"crown": 1, "pearl": 1}}]
    assert [data["seat"] for data in told(match, "not_admitted")] == [0, 1]


def test_e_34_scrolls() -> None:
    match = scenario(
        "dragons",
        players=4,
        at="room_1",
        board={"room_1": [(0, 1)]},
        treasure={0: "1c"},
        artifacts={
            0: ["counterspell"] * 4 + ["astral_double"],
            1: ["scroll", "astral_double", "astral_double", "astral_double", "flying_carpet", "flying_carpet"],
            2: ["scroll", "scroll", "scroll", "key", "key"],
            3: ["key", "key", "flying_carpet"],
        },
        pile={1: ["flying_carpet"]},
        used={0: ["astral_double"], 1: ["flying_carpet"], 3: ["flying_carpet"]},
    )
    play(match, (0, "buy"))
    assert match.result is not None
    assert match.result.scores == [
        {"artifacts": 7, "scrolls": 0},
        {"artifacts": 7, "scrolls": 1},
        {"artifacts": 6, "scrolls": 3},
        {"artifacts": 4, "scrolls": 0},
    ]
    assert match.result.winners == [1]
    assert match.result.ranking == [[1], [0], [2], [3]]


def e_35() -> Match:
    """Anna, Ben, Cora; Cora's 8 and 1 make 9 in the guard room. Ben has cast the spell."""
    match = scenario(
        "dragons",
        players=3,
        at="market",
        guard=9,
        board={
            "market": [(1, 1), (0, 8)],
            "guard_room": [(1, 9), (2, 8), (2, 1)],
            "room_1": [(1, 2), (2, 9)],
        },
        spells={1: ["last_shall_be_first"]},
        treasure={1: "2p", 2: "3c 1g"},
    )
    return play(match, (1, "cast last_shall_be_first"))


def test_e_35_the_one_wins_the_market() -> None:
    match = e_35()
    assert strengths(match, "market") == {"0": 8, "1": 9}
    assert asked(match) == ("market_trade", 1)


def test_e_35_the_guard_room_is_not_affected() -> None:
    match = play(e_35(), (1, "decline"))
    assert told(match, "admitted") == [
        {"seat": 1, "strength": 9, "guard": 9},
        {"seat": 2, "strength": 9, "guard": 9},
    ]


def test_e_35_in_the_room_two_beats_nine_which_costs_one() -> None:
    match = play(e_35(), (1, "decline"))
    assert strengths(match, "room_1") == {"1": 2, "2": 1}
    assert asked(match) == ("buy_artifact", 1)
    assert ways_to_answer(match, "buy", "artifact_paid") == {"2p"}
    play(match, (1, "decline"))
    assert asked(match) == ("buy_artifact", 2)
    assert ways_to_answer(match, "buy", "artifact_paid") == {"1c", "1g"}


@pytest.mark.parametrize(("first", "winner"), [(0, 0), (2, 2)])
def test_e_36_smuggling_and_a_carpet(first: int, winner: int) -> None:
    """Anna is seat 0, Cora seat 2; Ben is at the tent and the market."""
    others = [spell for spell in scenario("dragons", players=3).position()["spell_deck"] if spell != "smuggling"]
    match = scenario(
        "dragons",
        players=3,
        first=first,
        at="citygate",
        board={"tent": [(1, 5)], "market": [(1, 6)]},
        spells={2: ["smuggling"]},
        used_spells=others,
        artifacts={0: ["flying_carpet"]},
    )
    play(match, (2, "cast smuggling"))
    assert told(match, "smuggled_in") == [{"seat": 2, "spaces": ["djinn", "caravanserai"]}]
    pass_to(match, "caravanserai")
    assert told(match, "djinn_won") == [{"seat": 2}]
    play(match, (0, "use flying_carpet"))
    assert strengths(match, "caravanserai") == {"0": 3, "2": 3}
    assert asked(match) == ("choose_first_player", winner)


def test_e_37_borrow_a_carpet() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="cave_blue",
        caves={"cave_blue": "4/2"},
        board={"cave_white": [(0, "carpet")], "cave_blue": [(1, 4), (2, 6)], "caravanserai": [(2, 1)]},
        artifacts={0: ["flying_carpet"]},
        used={0: ["flying_carpet"], 1: ["lamp"]},
        spells={1: ["borrow"]},
    )
    assert screen(match, 1)["uses_left"] == 0
    play(match, (1, "cast borrow"))
    assert told(match, "artifact_borrowed") == [{"seat": 1, "owner": 0, "artifact": "flying_carpet"}]
    assert strengths(match, "cave_blue") == {"1": 7, "2": 6}
    assert (purse(match, 1), purse(match, 2)) == ("4g", "2g")
    assert screen(match, 1)["uses_left"] == 0
    assert match.position()["players"][1]["used"]["lamp"] == 1
    assert match.position()["players"][0]["used"]["flying_carpet"] == 1
    assert pieces_on(match, "cave_white") == [(0, 3)]


def e_38(treasure: str) -> Match:
    match = scenario(
        "dragons",
        players=3,
        at="room_2",
        board={"room_1": [(0, 7), (0, 1)], "room_2": [(0, 6)], "guard_room": [(0, 9)], "room_3": [(2, 1)]},
        spells={1: ["sultans_taxes"]},
        treasure={0: treasure, 2: "9c"},
    )
    return play(match, (1, "cast sultans_taxes"))


def test_e_38_sultans_taxes() -> None:
    match = e_38("1c 1p")
    assert asked(match) == ("taxes_response", 2), "Anna was not asked"
    assert told(match, "pieces_withdrawn") == [{"seat": 0, "number": 3}]
    assert pieces_on(match, "room_1") == pieces_on(match, "room_2") == []
    assert pieces_on(match, "guard_room") == [(0, 9)]
    assert tokens_behind(match, 0) == [1, 2, 4, 5, 6, 7, 8]
    assert purse(match, 0) == "1c 1p"


def test_e_38_with_three_units_she_might_pay() -> None:
    match = e_38("1c 2p")
    assert asked(match) == ("taxes_response", 0)
    assert legal_moves(match) == ["pay", "withdraw"]
    play(match, (0, "pay"))
    assert purse(match, 0) == ""
    assert pieces_on(match, "room_1") == [(0, 7), (0, 1)]
    assert pieces_on(match, "room_2") == [(0, 6)]


def test_e_38_with_three_units_she_might_withdraw_all() -> None:
    match = play(e_38("1c 2p"), (0, "withdraw"))
    assert purse(match, 0) == "1c 2p"
    assert pieces_on(match, "room_1") == pieces_on(match, "room_2") == []


def e_39() -> Match:
    """Cora's 8 at the market is piece 0, her 2 at the tent piece 1; pieces are asked in that order."""
    match = scenario(
        "dragons",
        players=3,
        at="tent",
        board={"market": [(2, 8)], "tent": [(2, 2)], "caravanserai": [(1, 1)]},
        spells={1: ["baksheesh"]},
        treasure={2: "1c 1p 1g"},
        spell_top=["alms", "spy"],
    )
    play(match, (1, "cast baksheesh"))
    assert asked(match) == ("baksheesh_response", 2)
    return match


def test_e_39_she_keeps_the_eight() -> None:
    match = play(e_39(), (2, "keep"))
    assert asked(match) == ("baksheesh_payment", 2), "what she could not pay for is not asked"
    play(match, (2, "give crown 1"), (2, "give pearl 0"))
    assert purse(match, 2) == "1p"
    assert pieces_on(match, "market") == [(2, 8)]
    assert pieces_on(match, "tent") == []


def test_e_39_she_keeps_the_two() -> None:
    match = play(e_39(), (2, "take_back"), (2, "keep"), (2, "give crown 0"))
    assert purse(match, 2) == "1c"
    assert pieces_on(match, "market") == []
    assert pieces_on(match, "tent") == [(2, 2)]


def test_e_39_she_takes_both_back() -> None:
    match = play(e_39(), (2, "take_back"), (2, "take_back"))
    assert purse(match, 2) == "1c 1p 1g"
    assert pieces_on(match, "market") == []
    assert pieces_on(match, "tent") == []


def e_40() -> Match:
    match = scenario(
        "dragons",
        players=4,
        at="tent",
        caves={"cave_white": "3"},
        board={"cave_red": [(3, 9)]},
        spells={3: ["second_chance"]},
        treasure={3: "1c"},
    )
    return play(match, (3, "cast second_chance"))


def test_e_40_second_chance_from_a_finished_cave() -> None:
    match = e_40()
    spaces = ["tent", "djinn", "market", "caravanserai", "room_1", "room_2", "room_3", "room_4"]
    assert legal_moves(match) == [f"space {space}" for space in spaces]
    for cave in ("cave_red", "cave_white", "cave_blue", "cave_black", "cave_gold"):
        code, numbers = refused(match, 3, f"space {cave}")
        assert (code, numbers) == ("already_there" if cave == "cave_red" else "space_is_finished", {"space": cave})
    assert refused(match, 3, "space guard_room")[0] == "never_on_the_guard_room"


def test_e_40_it_stays_face_up() -> None:
    match = play(e_40(), (3, "space market"))
    (moved,) = told(match, "piece_moved")
    assert (moved["from"], moved["to"], moved["piece"]["face_up"], moved["piece"]["value"]) == (
        "cave_red",
        "market",
        True,
        9,
    )
    assert asked(match) == ("market_trade", 3)
