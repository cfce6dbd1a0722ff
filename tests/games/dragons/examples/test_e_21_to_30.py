"""Worked examples of uses, timing, and pieces in rooms."""

from __future__ import annotations

from serai import Match
from serai.testing import play, scenario
from tests.games.dragons.look import pieces_on, purse, refused, screen, strengths, tokens_behind
from tests.games.dragons.table import pass_to, ways_to_answer
from tests.games.look import asked, legal_moves, told


def e_21(djinn: list[tuple[int, int]]) -> Match:
    """Ben is seat 1; he casts Alms in the window of the red cave and keeps Offering."""
    match = scenario(
        "dragons",
        players=3,
        at="cave_red",
        guard=5,
        board={"djinn": djinn, "guard_room": [(0, 9)]},
        spells={1: ["alms", "offering"]},
        artifacts={1: ["key"]},
    )
    play(match, (1, "cast alms"), (1, "pass"), (1, "take crown 3"))
    assert screen(match, 1)["uses_left"] == 0
    return match


def test_e_21_the_djinn_grants_another_use() -> None:
    match = e_21(djinn=[(1, 8), (0, 2)])
    pass_to(match, "market")
    assert screen(match, 1)["uses_left"] == 1
    pass_to(match, "guard_room")
    assert asked(match) == ("window", 1)
    assert legal_moves(match) == ["pass", "cast offering", "use key"]
    play(match, (1, "use key"), (1, "pass"))
    assert screen(match, 1)["uses_left"] == 0
    assert told(match, "key_turned") == [{"seat": 1}]


def test_e_21_without_the_djinn_only_more_spells() -> None:
    match = pass_to(e_21(djinn=[(1, 2), (0, 8)]), "guard_room")
    assert asked(match) == ("window", 1)
    assert legal_moves(match) == ["pass", "cast offering"]
    assert refused(match, 1, "use key") == ("no_artifact_use_left", {"artifact": "key"})


def test_e_22_used_in_the_round_of_purchase() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="room_1",
        board={"room_1": [(2, 1)]},
        treasure={2: "1c 3p 3g 2u"},
        pile={1: ["flying_carpet", "key", "scroll", "astral_double", "counterspell"]},
    )
    play(match, (2, "buy"), (2, "with crown"))
    assert told(match, "artifact_bought") == [{"seat": 2, "room": "room_1", "artifact": "flying_carpet"}]
    assert asked(match) == ("window", 2)
    assert match.view(2)["window"]["space"] == "room_2"
    play(match, (2, "use flying_carpet"))
    assert asked(match) == ("buy_artifact", 2)
    assert ways_to_answer(match, "buy", "artifact_paid") == {"3p", "3g"}
    play(match, (2, "buy"), (2, "with gem"))
    assert purse(match, 2) == "3p 2u"


def e_23() -> Match:
    """Anna, David, and somebody who has nothing to do with it."""
    return scenario(
        "dragons",
        players=3,
        at="market",
        board={"market": [(0, 7), (1, 7)]},
        artifacts={0: ["flying_carpet"], 1: ["flying_carpet"]},
        treasure={0: "1c", 1: "1p"},
    )


def test_e_23_two_carpets_at_the_market() -> None:
    match = play(e_23(), (0, "pass"), (1, "use flying_carpet"), (0, "use flying_carpet"))
    assert strengths(match, "market") == {"0": 10, "1": 10}
    assert asked(match) == ("market_trade", 0)
    play(match, (0, "give crown"), (0, "take crown 0"), (0, "take pearl 3"))
    assert (purse(match, 0), purse(match, 1)) == ("3p", "1p")


def test_e_23_step_by_step() -> None:
    match = e_23()
    assert asked(match) == ("window", 0), "step 1"
    play(match, (0, "pass"))
    assert asked(match) == ("window", 1), "step 2"
    assert match.position()["window"]["batch"] == []
    play(match, (1, "use flying_carpet"))
    assert asked(match) == ("window", 0), "step 3"
    assert [row["seat"] for row in match.position()["window"]["batch"]] == [1]
    assert pieces_on(match, "market") == [(0, 7), (1, 7)], "nothing takes effect before the batch is closed"
    play(match, (0, "use flying_carpet"))
    steps = [(event.kind, event.data.get("seats", event.data.get("seat"))) for event in match.log[1:]]
    assert steps == [
        ("passes", [0]),
        ("artifact_used", 1),
        ("passes", [2]),
        ("artifact_used", 0),
        ("passes", [1, 2, 0]),  # steps 4 and 5
        ("carpet_landed", 0),  # step 6, in turn order
        ("carpet_landed", 1),
        ("passes", [0, 1, 2]),  # step 7
    ]
    assert asked(match) == ("market_trade", 0), "step 8"


def e_24(first: int) -> Match:
    """Anna is seat 0, Sam seat 1; with `first` 1 the order is Sam, the third, Anna."""
    match = scenario(
        "dragons",
        players=3,
        first=first,
        at="djinn",
        board={"djinn": [(0, 9), (1, 5)], "caravanserai": [(2, 1)]},
        spells={0: ["lunar_eclipse"], 1: ["second_chance"]},
        treasure={1: "1c"},
    )
    if first == 1:
        play(match, (1, "pass"))
    play(match, (0, "cast lunar_eclipse"), (0, "space djinn"))
    return play(match, (1, "cast second_chance"), (1, "space market"))


def test_e_24_anna_before_sam() -> None:
    match = e_24(first=0)
    assert pieces_on(match, "djinn") == pieces_on(match, "market") == []
    assert (9 in tokens_behind(match, 0), 5 in tokens_behind(match, 1)) == (True, True)
    assert told(match, "spell_without_effect") == [{"seat": 1, "spell": "second_chance"}]
    assert match.position()["used_spells"] == ["lunar_eclipse", "second_chance"]
    assert asked(match) == ("choose_first_player", 2)


def test_e_24_sam_before_anna() -> None:
    match = e_24(first=1)
    assert pieces_on(match, "djinn") == []
    assert pieces_on(match, "market") == [(1, 5)]
    assert (9 in tokens_behind(match, 0), 5 in tokens_behind(match, 1)) == (True, False)
    assert asked(match) == ("market_trade", 1), "the market was still to be scored"


def e_24_both(moves: list[str]) -> Match:
    """Anna has both cards."""
    match = scenario(
        "dragons",
        players=3,
        at="djinn",
        board={"djinn": [(0, 9), (1, 5)], "caravanserai": [(2, 1)]},
        spells={0: ["lunar_eclipse", "second_chance"]},
        treasure={0: "1c"},
    )
    return play(match, *[(0, move) for move in moves])


def test_e_24_second_chance_before_the_eclipse() -> None:
    match = e_24_both(["cast second_chance", "space market", "cast lunar_eclipse", "space djinn"])
    assert pieces_on(match, "market") == [(0, 9)]
    assert pieces_on(match, "djinn") == []
    assert (9 in tokens_behind(match, 0), 5 in tokens_behind(match, 1)) == (False, True)


def test_e_24_the_eclipse_before_second_chance() -> None:
    match = e_24_both(["cast lunar_eclipse", "space djinn", "cast second_chance", "space market"])
    assert pieces_on(match, "market") == pieces_on(match, "djinn") == []
    assert told(match, "spell_without_effect") == [{"seat": 0, "spell": "second_chance"}]


def e_25(first: int, *more: str) -> Match:
    """Anna is seat 0, David seat 1."""
    match = scenario(
        "dragons",
        players=3,
        first=first,
        at="market",
        board={"market": [(0, 4), (1, 2)]},
        spells={0: ["lunar_eclipse", *more]},
        artifacts={1: ["flying_carpet"]},
        treasure={0: "1c", 1: "1p"},
    )
    if first == 0:
        play(match, (0, "pass"))
    play(match, (1, "use flying_carpet"), (0, "cast lunar_eclipse"))
    if more:
        play(match, (0, "pass"))
    return match


def test_e_25_the_eclipse_comes_too_early() -> None:
    match = e_25(first=0)
    assert told(match, "spell_without_effect") == [{"seat": 0, "spell": "lunar_eclipse"}]
    assert strengths(match, "market") == {"0": 4, "1": 5}
    assert asked(match) == ("market_trade", 1)


def test_e_25_the_carpet_is_sent_back() -> None:
    match = e_25(first=1)
    assert strengths(match, "market") == {"0": 4, "1": 2}
    assert asked(match) == ("market_trade", 0)
    assert match.position()["players"][1]["used"]["flying_carpet"] == 1


def test_e_26_the_window_goes_on() -> None:
    match = e_25(0, "solar_eclipse")
    assert asked(match) == ("window", 0)
    assert match.view(0)["screens"][0]["lamp_lit"]
    assert strengths(match, "market") == {"0": 4, "1": 5}
    play(match, (0, "cast solar_eclipse"))
    assert (4 in tokens_behind(match, 0), 2 in tokens_behind(match, 1)) == (True, True)
    assert strengths(match, "market") == {"1": 3}
    assert asked(match) == ("market_trade", 1)


def test_e_27_counterspell() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="djinn",
        board={"djinn": [(0, 5)], "caravanserai": [(2, 1)]},
        spells={0: ["second_chance", "alms"]},
        artifacts={1: ["counterspell"]},
    )
    play(match, (0, "cast second_chance"), (0, "space market"))
    assert match.view(1)["screens"][0]["lamp_lit"]
    assert asked(match) == ("window", 1)
    assert legal_moves(match) == ["pass", "use counterspell"]
    play(match, (1, "use counterspell"))
    assert told(match, "spell_countered") == [{"seat": 1, "spell": "second_chance", "caster": 0}]
    assert match.position()["used_spells"] == ["second_chance"], "discarded before the batch is closed"
    assert [row["cancelled"] for row in match.position()["window"]["batch"]] == [True, False]
    assert screen(match, 1)["uses_left"] == 0
    assert asked(match) == ("window", 0)
    assert legal_moves(match) == ["pass", "cast alms"]
    play(match, (0, "cast alms"), (0, "take crown 3"))
    assert pieces_on(match, "djinn") == [(0, 5)]
    assert purse(match, 0) == "3c"


def test_e_28_no_taking_back() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="djinn",
        board={"djinn": [(0, 9), (1, 5)]},
        spells={0: ["lunar_eclipse"], 1: ["second_chance"]},
        artifacts={2: ["counterspell"]},
        treasure={1: "1c"},
    )
    play(match, (0, "cast lunar_eclipse"), (1, "cast second_chance"), (1, "space market"))
    assert asked(match) == ("window", 2)
    play(match, (2, "use counterspell"), (2, "against lunar_eclipse"))
    assert pieces_on(match, "djinn") == [(0, 9)]
    assert pieces_on(match, "market") == [(1, 5)]


def test_e_29_carpet_in_a_room() -> None:
    match = scenario(
        "dragons",
        players=4,
        at="room_2",
        board={"room_2": [(3, 4)]},
        artifacts={3: ["flying_carpet"]},
        treasure={3: "7c 4p"},
    )
    play(match, (3, "use flying_carpet"))
    assert strengths(match, "room_2") == {"3": 7}
    payments = ways_to_answer(match, "buy", "artifact_paid")
    assert payments == {"4c 3p", "3c 4p"}
    assert "7c" not in payments


def test_e_30_double_in_a_room() -> None:
    match = scenario(
        "dragons",
        players=5,
        at="room_1",
        board={"room_1": [(4, 5)]},
        artifacts={4: ["astral_double"]},
        treasure={4: "10c 5p 1g"},
    )
    play(match, (4, "use astral_double"))
    assert strengths(match, "room_1") == {"4": 10}
    payments = ways_to_answer(match, "buy", "artifact_paid")
    assert payments == {"5c 5p"}
    assert "10c" not in payments
    play(match, (4, "buy"))
    assert purse(match, 4) == "5c 1g", "one answer is no question"
