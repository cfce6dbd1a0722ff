"""Worked examples of spells."""

from __future__ import annotations

from functools import partial

from serai import Match
from serai.testing import events, play, scenario
from tests.games.dragons.look import pieces_on, pile_in, purse, refused, tokens_behind
from tests.games.dragons.table import pass_to, ways_to_answer
from tests.games.look import asked, legal_moves, told

# Dan is seat 3 and was not admitted; the first room is being scored.
e_41 = partial(scenario, "dragons", players=4, at="room_1", admitted=[0, 1, 2])


def test_e_41_his_own_second_chance() -> None:
    match = e_41(board={"cave_red": [(3, 9)]}, spells={3: ["second_chance", "alms"]})
    assert asked(match) == ("window", 3)
    assert legal_moves(match) == ["pass", "cast alms"]
    assert refused(match, 3, "cast second_chance")[0] == "nothing_to_aim_at"


def test_e_41_teleportation_by_somebody_else() -> None:
    match = e_41(board={"cave_red": [(3, 9), (1, 8)], "market": [(2, 5)]}, spells={0: ["teleportation"]})
    play(match, (0, "cast teleportation"))
    assert legal_moves(match) == ["piece 1", "piece 2"], "those of the admitted players"
    assert refused(match, 0, "piece 0") == ("no_legal_destination", {"piece": 0})


def test_e_41_admitted_he_could() -> None:
    match = e_41(board={"cave_red": [(3, 9)]}, spells={3: ["second_chance"]}, admitted=[0, 1, 2, 3])
    play(match, (3, "cast second_chance"))
    assert legal_moves(match) == ["space room_1", "space room_2", "space room_3", "space room_4"]


def e_42() -> Match:
    """Eve is seat 4."""
    match = scenario(
        "dragons",
        players=5,
        max_rounds=1,
        at="cave_white",
        spells={4: ["dragon_flight"]},
        artifacts={0: ["flying_carpet"]},
        caves={"cave_white": "2", "cave_black": "2", "cave_gold": "2"},
    )
    return play(match, (0, "pass"), (4, "cast dragon_flight"), (0, "pass"))


def test_e_42_dragons_flight_during_scoring() -> None:
    match = e_42()
    assert told(match, "spell_cast_on_space") == [{"seat": 4, "spell": "dragon_flight", "space": "cave_blue"}]
    assert match.position()["caves"]["cave_blue"] == [4, 2, 0, 0]
    pass_to(match, "cave_blue")
    play(match, (0, "use flying_carpet"))
    assert match.result is not None, "the round has been cleaned up"
    assert purse(match, 0) == "4g"
    assert {"cave": "cave_blue", "amount": 2} in told(match, "leftovers_returned")
    assert match.position()["bank"]["gem"] == 29 - 4


def test_e_43_dragons_return() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="cave_gold",
        caves={"cave_gold": "5/3"},
        board={"cave_gold": [(0, 9), (1, 8)], "caravanserai": [(2, 1)]},
        spells={2: ["dragon_return"]},
    )
    assert match.position()["bank"]["bar"] == 21
    play(match, (2, "cast dragon_return"))
    assert told(match, "dragon_returned") == [{"cave": "cave_gold", "amount": 8}]
    assert match.position()["bank"]["bar"] == 29
    assert [purse(match, seat) for seat in range(3)] == ["", "", ""]
    assert pieces_on(match, "cave_gold") == [(0, 9), (1, 8)]


def test_e_44_offering() -> None:
    match = scenario(
        "dragons", players=3, turn=1, spells={1: ["offering"]}, treasure={0: "4c 5p", 1: "1c 3b", 2: "2p 3u"}
    )
    play(match, (1, "cast offering"))
    assert asked(match) == ("return_treasures", 0)
    assert legal_moves(match) == [f"give crown {amount}" for amount in range(5)]
    play(match, (0, "give crown 2"))
    assert [purse(match, seat) for seat in range(3)] == ["2c 2p", "", ""]
    assert told(match, "treasures_returned") == [
        {"seat": 0, "spell": "offering", "units": {"crown": 2, "pearl": 3}},
        {"seat": 2, "spell": "offering", "units": {"pearl": 2, "cup": 3}},
    ]
    assert told(match, "all_treasures_returned") == [{"seat": 1, "spell": "offering", "units": {"crown": 1, "bar": 3}}]


def e_45() -> Match:
    """Anna owns a Counterspell; Cora will be asked in room 4. The Key is the only one that can be seen in room 3."""
    match = scenario(
        "dragons",
        players=4,
        at="room_3",
        board={"room_3": [(1, 6)], "room_4": [(2, 1)]},
        spells={1: ["abracadabra"]},
        artifacts={0: ["counterspell"], 3: ["astral_double", "astral_double"]},
        pile={3: ["key", "scroll", "flying_carpet"]},
        treasure={1: "7c 5p", 2: "1c"},
    )
    assert ways_to_answer(match, "buy_with_abracadabra", "artifact_paid") == {"6c"}
    play(match, (1, "buy_with_abracadabra"))
    assert purse(match, 1) == "1c 5p"
    assert asked(match) == ("window", 0)
    assert legal_moves(match) == ["pass", "use counterspell"]
    return match


def types(match: Match, seat: int) -> list[str]:
    return match.view(seat)["mine"]["artifacts"]


def test_e_45_abracadabra() -> None:
    match = play(e_45(), (0, "pass"))
    assert asked(match) == ("abracadabra_pick", 1)
    assert events(match, "saw_pile")[0].data["artifacts"] == ["key", "scroll", "flying_carpet"]
    play(match, (1, "pick 1"))
    assert "scroll" in types(match, 1)
    assert "key" not in types(match, 1)
    assert purse(match, 1) == "1c 5p"
    room = match.view(0)["rooms"][2]
    assert (room["on_sale"], room["artifacts"]) == ("key", 2)
    assert pile_in(match, 3) == ["key", "flying_carpet"]
    assert asked(match) == ("buy_artifact", 2), "room 3 is finished, the offer was not put again"


def test_e_45_others_do_not_see_the_type() -> None:
    match = play(e_45(), (0, "pass"), (1, "pick 1"))
    assert [event.seats for event in events(match, "took_artifact")] == [[1]]
    assert [event.seats for event in events(match, "saw_pile")] == [[1]]
    assert told(match, "took_a_hidden_one") == [{"seat": 1, "room": "room_3"}]
    assert match.view(0)["screens"][1]["types"] is None
    assert match.view(0)["screens"][1]["artifacts"] == len(types(match, 1))
    assert match.view(0)["rooms"][2]["known"] == [{"place": 0, "artifact": "key"}]


def test_e_45_countered_he_gets_the_key() -> None:
    match = play(e_45(), (0, "use counterspell"))
    assert told(match, "spell_countered") == [{"seat": 0, "spell": "abracadabra", "caster": 1}]
    assert told(match, "artifact_bought") == [{"seat": 1, "room": "room_3", "artifact": "key"}]
    assert "key" in types(match, 1)
    assert purse(match, 1) == "1c 5p"
    assert asked(match) == ("buy_artifact", 2)


def test_e_46_mirage() -> None:
    match = scenario(
        "dragons",
        players=4,
        pile={2: ["flying_carpet", "key", "scroll", "astral_double"]},
        spells={0: ["mirage"]},
        used={1: ["lamp"], 2: ["lamp"], 3: ["lamp"]},
    )
    play(match, (0, "cast mirage"), (0, "space room_2"), (0, "pick 2"))
    assert pile_in(match, 2) == ["scroll", "key", "astral_double", "flying_carpet"]
    assert match.view(3)["rooms"][1]["on_sale"] == "scroll"
    assert told(match, "mirage_changed") == [
        {"seat": 0, "room": "room_2", "artifact": "scroll", "former": "flying_carpet"}
    ]


def test_e_47_apprentice() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="market",
        artifacts={2: ["astral_double", "key"]},
        used={2: ["lamp", "astral_double"]},
        this_round={"djinn": 2},
        pile={1: ["scroll", "counterspell", "flying_carpet"]},
        spells={2: ["sorcerers_apprentice"]},
        board={"caravanserai": [(2, 1)]},
    )
    play(match, (2, "cast sorcerers_apprentice"), (2, "space room_1"))
    assert told(match, "spell_cast_to_swap")[0]["artifact"] == "key", "only the Key can be offered: no question"
    assert told(match, "artifacts_swapped") == [{"seat": 2, "room": "room_1", "given": "key", "taken": "scroll"}]
    assert match.view(0)["rooms"][0]["on_sale"] == "key"
    assert sorted(types(match, 2)) == ["astral_double", "lamp", "scroll"]


def test_e_48_spy() -> None:
    """Ben, Anna, Cora are seats 0, 1, 2."""
    match = scenario(
        "dragons",
        players=3,
        board={"market": [(0, 1), (1, 1), (2, 1)], "guard_room": [(0, 2), (1, 2), (2, 2)]},
        spells={0: ["spy"]},
    )
    play(match, (0, "cast spy"))
    assert asked(match) == ("place_token", 0), "then he places"
    play(match, (0, "place market"), (0, "token 9"), (1, "place market"), (1, "token 8"), (2, "place tent"))
    play(match, (2, "token 7"))
    pieces = match.position()["pieces"]
    assert [piece["face_up"] for piece in pieces] == [False] * 6 + [False, True, True]
    assert [data["value"] for data in told(match, "token_placed_face_up")] == [8, 7]
    (market,) = [space for space in match.view(1)["spaces"] if space["space"] == "market"]
    assert [piece["value"] for piece in market["pieces"]] == [None, 1, None, None, 8]


def e_49() -> Match:
    """Anna, Ben, Cora; Ben's 6 is piece 0, Cora's 5 piece 1. Anna has cast Solar Eclipse on the market."""
    match = scenario(
        "dragons",
        players=3,
        caves={"cave_red": "4/2"},
        board={"market": [(1, 6), (2, 5)], "guard_room": [(0, 9)]},
        spells={0: ["solar_eclipse"]},
    )
    play(match, (0, "cast solar_eclipse"))
    assert asked(match) == ("place_token", 0)
    return match


def test_e_49_the_even_token_goes_home_unseen() -> None:
    match = e_49()
    (gone,) = told(match, "piece_went_home")
    assert (gone["space"], gone["piece"]["owner"], gone["piece"]["value"]) == ("market", 1, None)
    assert tokens_behind(match, 1) == [1, 2, 4, 5, 6, 7, 8, 9]
    play(match, (0, "place market"), (0, "token 1"), (1, "place tent"))
    assert "token 6" in legal_moves(match)


def test_e_49_the_odd_one_stays_face_down() -> None:
    match = e_49()
    five = match.position()["pieces"][1]
    assert (five["space"], five["face_up"], five["parity_known"]) == ("market", False, True)
    assert {match.fork(0, seed).position()["pieces"][1]["value"] % 2 for seed in range(20)} == {1}


def test_e_50_alms_at_the_door() -> None:
    match = scenario(
        "dragons",
        players=4,
        at="guard_room",
        guard=8,
        board={"guard_room": [(3, 4)]},
        spells={3: ["alms"], 0: ["exchange"]},
        artifacts={0: ["counterspell"]},
        treasure={3: "1c 1p", 0: "5b"},
    )
    play(match, (0, "pass"), (3, "pass"))
    assert asked(match) == ("bribe_guard", 3)
    assert legal_moves(match) == ["refuse", "cast alms"]
    assert refused(match, 3, "pay") == ("cannot_pay_bribe", {"price": 4, "wealth": 2})
    play(match, (3, "cast alms"))
    assert asked(match) == ("window", 0)
    assert legal_moves(match) == ["pass", "use counterspell"], "and no Exchange"
    play(match, (0, "pass"), (3, "take crown 0"), (3, "take pearl 0"), (3, "take gem 3"))
    assert purse(match, 3) == "1c 1p 3g"
    assert asked(match) == ("bribe_guard", 3)
    assert legal_moves(match) == ["refuse", "pay"]
    assert ways_to_answer(match, "pay", "guard_bribed") == {"1c 3g", "1p 3g", "1c 1p 2g"}


def test_e_50_countered_he_cannot_pay() -> None:
    match = scenario(
        "dragons",
        players=4,
        at="guard_room",
        guard=8,
        board={"guard_room": [(3, 4)]},
        spells={3: ["alms"]},
        artifacts={0: ["counterspell"]},
        treasure={3: "1c 1p"},
    )
    play(match, (3, "pass"), (3, "cast alms"), (0, "use counterspell"))
    assert told(match, "bribe_refused") == [{"guard": 8, "seats": [3]}]
    assert purse(match, 3) == "1c 1p"
