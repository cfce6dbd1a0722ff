"""11: every decision: who is asked what, and when nobody is."""

import random

import pytest

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import treasure_of
from tests.games.look import asked, legal_moves

DRAGONS = serai.game("dragons")


# Row by row.


def test_11_choose_start_treasures_is_always_asked() -> None:
    match = DRAGONS.new(seed=1, players=3, first_player="seat:1")
    assert asked(match) == ("choose_start_treasures", 1)
    assert legal_moves(match) == ["take crown 0", "take crown 1", "take crown 2", "take crown 3"]


def test_11_place_token_takes_a_space_and_then_a_value_in_hand() -> None:
    match = scenario("dragons", players=3, board={"market": [(0, 9), (0, 1)]})
    assert asked(match) == ("place_token", 0)
    play(match, (0, "place tent"))
    assert asked(match) == ("place_value", 0)
    assert legal_moves(match) == ["token 2", "token 4", "token 5", "token 6", "token 7", "token 8"]


def test_11_place_token_the_last_token_is_not_asked_for() -> None:
    board = {"guard_room": [(seat, value) for seat in range(3) for value in (1, 2, 4, 5, 6, 7, 8, 9)][:-1]}
    match = scenario("dragons", players=3, board=board, turn=2)
    play(match, (2, "place market"))
    assert events(match, "token_placed")[0].data["space"] == "market"


def test_11_window_offers_pass_spells_and_artifacts() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="market",
        board={"market": [(0, 4)]},
        spells={0: ["alms", "close_sesame"]},
        artifacts={0: ["flying_carpet", "astral_double", "scroll"]},
    )
    assert asked(match) == ("window", 0)
    assert legal_moves(match) == ["pass", "cast alms", "cast close_sesame", "use astral_double", "use flying_carpet"]


def test_11_window_is_not_asked_without_a_legal_item() -> None:
    """Seat 0 could only counter, seat 1 has no use left, seat 2 owns a scroll."""
    match = scenario(
        "dragons",
        players=3,
        at="market",
        board={"market": [(0, 4)]},
        artifacts={0: ["counterspell"], 1: ["flying_carpet", "flying_carpet"], 2: ["scroll"]},
        used={1: ["flying_carpet"]},
        treasure={0: "1c"},
    )
    assert asked(match) == ("market_trade", 0)


def test_11_counterspell_names_the_spell() -> None:
    match = scenario(
        "dragons", players=3, spells={0: ["alms", "offering"]}, artifacts={1: ["counterspell"]}, treasure={0: "9c"}
    )
    play(match, (0, "cast alms"), (1, "pass"), (0, "cast offering"), (1, "use counterspell"))
    assert asked(match) == ("target_spell", 1)
    assert legal_moves(match) == ["against alms", "against offering"]


def test_11_tent_keep_is_not_asked_with_one_card() -> None:
    used = [spell for spell in DRAGONS.new(seed=1).position()["spell_deck"] if spell != "spy"]
    board = {"tent": [(0, 9)], "caravanserai": [(1, 1)]}
    match = scenario("dragons", players=3, at="tent", board=board, spell_deck=["spy"], used_spells=used)
    assert asked(match) == ("choose_first_player", 1)
    two = scenario("dragons", players=3, at="tent", board=board, spell_top=["spy", "alms"])
    assert asked(two) == ("tent_keep", 0)
    assert legal_moves(two) == ["keep alms", "keep spy"]


@pytest.mark.parametrize(("treasure", "is_asked"), [({}, False), ({0: "1c"}, True), ({0: "1c", 2: "all"}, False)])
def test_11_market_trade_needs_a_treasure_and_a_bank(treasure: dict[int, str], is_asked: bool) -> None:
    rest = {seat: text.replace("all", "28c 29p 29g 29u 29b") for seat, text in treasure.items()}
    board = {"market": [(0, 4)], "caravanserai": [(1, 1)]}
    match = scenario("dragons", players=3, at="market", board=board, treasure=rest)
    assert asked(match) == (("market_trade", 0) if is_asked else ("choose_first_player", 1))


def test_11_choose_first_player_takes_any_player() -> None:
    match = scenario("dragons", players=5, at="caravanserai", board={"caravanserai": [(3, 1)]})
    assert legal_moves(match) == [f"name {seat}" for seat in range(5)]


def test_11_bribe_guard_refuse_pay_or_alms() -> None:
    match = scenario(
        "dragons", players=3, at="guard_room", guard=5, board={"guard_room": [(0, 4)]}, treasure={0: "1c"},
        spells={0: ["alms", "exchange"]},
    )  # fmt: skip
    play(match, (0, "pass"))
    assert asked(match) == ("bribe_guard", 0)
    assert legal_moves(match) == ["refuse", "pay", "cast alms"]


def test_11_bribe_guard_is_not_asked_of_who_can_neither_pay_nor_cast() -> None:
    words = {"players": 3, "at": "guard_room", "guard": 9, "board": {"guard_room": [(0, 4), (1, 4)]}}
    match = scenario("dragons", treasure={0: "4c", 1: "5p"}, **words)
    assert asked(match) == ("bribe_guard", 1)
    spent = scenario(
        "dragons", treasure={0: "4c", 1: "5p"}, spells={0: ["alms"]}, artifacts={0: ["flying_carpet"]},
        used={0: ["flying_carpet"]}, **words,
    )  # fmt: skip
    assert asked(spent) == ("bribe_guard", 1)


def test_11_buy_artifact_decline_buy_and_the_three_spells() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="room_1",
        board={"room_1": [(0, 4)]},
        treasure={0: "4c"},
        spells={0: ["abracadabra", "alms", "exchange", "offering"]},
    )
    play(match, (0, "pass"))
    assert asked(match) == ("buy_artifact", 0)
    assert legal_moves(match) == ["decline", "buy", "buy_with_abracadabra", "cast alms", "cast exchange"]


def test_11_buy_artifact_is_asked_of_who_can_only_cast() -> None:
    words = {"players": 3, "at": "room_1", "board": {"room_1": [(0, 4), (1, 2)]}}
    match = scenario("dragons", treasure={0: "3c", 1: "2p"}, spells={0: ["alms"]}, **words)
    play(match, (0, "pass"))
    assert asked(match) == ("buy_artifact", 0)
    assert legal_moves(match) == ["decline", "cast alms"]
    without = scenario("dragons", treasure={0: "3c", 1: "2p"}, **words)
    assert asked(without) == ("buy_artifact", 1)


@pytest.mark.parametrize(
    ("rest", "is_asked", "taken"), [("", True, 0), ("29c 29p 29g 29u 26b", False, 3), ("29c 29p 29g 28u 28b", False, 2)]
)
def test_11_alms_pick_is_not_asked_with_one_choice(rest: str, is_asked: bool, taken: int) -> None:
    match = scenario("dragons", players=3, spells={0: ["alms"]}, treasure={2: rest})
    play(match, (0, "cast alms"))
    assert (match.decision.question == "alms_pick") == is_asked
    assert sum(treasure_of(match, 0).values()) == taken


def test_11_exchange_pick_names_what_one_holds_afterwards() -> None:
    match = scenario("dragons", players=3, spells={0: ["exchange"]}, treasure={0: "2c"})
    play(match, (0, "cast exchange"))
    assert asked(match) == ("exchange_pick", 0)
    assert legal_moves(match) == ["hold crown 0", "hold crown 1", "hold crown 2"]
    play(match, (0, "hold crown 2"))
    assert treasure_of(match, 0) == {"crown": 2}


@pytest.mark.parametrize(
    ("own", "is_asked", "left"),
    [("4c", False, 0), ("3c 2p", False, 0), ("9c", False, 4), ("3c 3p", True, 6), ("", False, 0)],
)
def test_11_return_treasures_is_not_asked_with_one_choice(own: str, is_asked: bool, left: int) -> None:
    """Offering takes five: from who has at most five, or one kind only, without a question."""
    match = scenario("dragons", players=3, spells={1: ["offering"]}, turn=1, treasure={0: own})
    play(match, (1, "cast offering"))
    assert asked(match) == (("return_treasures", 0) if is_asked else ("place_token", 1))
    assert sum(treasure_of(match, 0).values()) == left


@pytest.mark.parametrize(("own", "is_asked"), [("", False), ("1c", False), ("2c", True)])
def test_11_baksheesh_response_is_not_asked_of_who_cannot_pay(own: str, is_asked: bool) -> None:
    board = {"market": [(1, 8)], "caravanserai": [(1, 2)]}
    match = scenario("dragons", players=3, spells={0: ["baksheesh"]}, board=board, treasure={1: own, 2: "9c"})
    play(match, (0, "cast baksheesh"))
    if is_asked:
        assert asked(match) == ("baksheesh_response", 1)
        assert legal_moves(match) == ["keep", "take_back"]
    else:
        assert asked(match) == ("place_token", 0)
        assert len(match.position()["players"][1]["tokens"]) == 8


def test_11_baksheesh_response_keeps_no_more_than_can_be_paid() -> None:
    board = {"market": [(1, 8)], "caravanserai": [(1, 2)]}
    match = scenario("dragons", players=3, spells={0: ["baksheesh"]}, board=board, treasure={1: "3c"})
    play(match, (0, "cast baksheesh"), (1, "keep"))
    assert [piece["space"] for piece in match.position()["pieces"]] == ["market", None]
    assert treasure_of(match, 1) == {"crown": 1}


@pytest.mark.parametrize(("own", "is_asked"), [("1c", False), ("2c", True)])
def test_11_taxes_response_is_not_asked_of_who_cannot_pay(own: str, is_asked: bool) -> None:
    board = {"room_1": [(1, 8)], "room_2": [(1, 2)]}
    match = scenario("dragons", players=3, spells={0: ["sultans_taxes"]}, board=board, treasure={1: own, 2: "9c"})
    play(match, (0, "cast sultans_taxes"))
    assert asked(match) == (("taxes_response", 1) if is_asked else ("place_token", 0))
    if is_asked:
        assert legal_moves(match) == ["pay", "withdraw"]
    assert len(match.position()["players"][1]["tokens"]) == (6 if is_asked else 8)


@pytest.mark.parametrize(("own", "is_asked"), [([], False), ([(0, 4)], False), ([(0, 4), (0, 5)], True)])
def test_11_eye_response_is_not_asked_with_one_choice_or_none(own: list[tuple[int, int]], is_asked: bool) -> None:
    board = {"room_1": [(1, 8)], "market": own}
    match = scenario("dragons", players=3, spells={0: ["eye_for_an_eye"]}, board=board)
    play(match, (0, "cast eye_for_an_eye"))
    assert asked(match) == (("eye_response", 1) if is_asked else ("place_token", 0))
    if is_asked:
        assert legal_moves(match) == ["piece 1", "piece 2"]
    assert len(match.position()["players"][0]["tokens"]) == (6 if is_asked else 8)


def test_11_mirage_pick_offers_the_whole_pile() -> None:
    pile = ["key", "scroll", "counterspell", "scroll", "key"]
    match = scenario("dragons", players=3, spells={0: ["mirage"]}, pile={1: pile})
    play(match, (0, "cast mirage"), (0, "space room_1"))
    assert asked(match) == ("mirage_pick", 0)
    assert legal_moves(match) == ["pick 0", "pick 1", "pick 2", "pick 3", "pick 4"]
    assert match.view(0)["rooms"][0]["on_sale"] == "key"
    play(match, (0, "pick 0"))
    assert match.view(1)["rooms"][0]["on_sale"] == "key"


def test_11_abracadabra_pick_offers_the_whole_pile() -> None:
    pile = ["key", "scroll", "counterspell", "scroll", "key"]
    match = scenario(
        "dragons",
        players=3,
        at="room_1",
        board={"room_1": [(0, 4)]},
        treasure={0: "4c"},
        spells={0: ["abracadabra"]},
        pile={1: pile},
    )
    play(match, (0, "buy_with_abracadabra"))
    assert asked(match) == ("abracadabra_pick", 0)
    seen = [known["artifact"] for known in match.view(0)["rooms"][0]["known"]]
    assert seen == pile
    assert len(match.view(1)["rooms"][0]["known"]) == 1


@pytest.mark.parametrize(
    ("own", "is_asked", "paid"),
    [("2c", False, 2), ("1c 2p", False, 3), ("9c", False, 3), ("3c 1p", True, 0), ("", False, 0)],
)
def test_11_teleport_payment_is_not_asked_with_one_choice(own: str, is_asked: bool, paid: int) -> None:
    match = scenario("dragons", players=3, spells={0: ["teleportation"]}, board={"market": [(1, 8)]}, treasure={0: own})
    play(match, (0, "cast teleportation"), (0, "space tent"))
    assert asked(match) == (("teleport_payment", 0) if is_asked else ("place_token", 0))
    assert sum(treasure_of(match, 1).values()) == paid


# Parameters of spells.


@pytest.mark.parametrize("spell", ["alms", "exchange", "offering", "sacrifice", "baksheesh", "sultans_taxes", "spy",
                                   "last_shall_be_first"])  # fmt: skip
def test_11_spells_without_parameters_are_declared_at_once(spell: str) -> None:
    board = {"market": [(1, 8)], "room_1": [(1, 4)]}
    match = scenario(
        "dragons", players=3, spells={0: [spell]}, board=board, treasure={0: "2c"}, artifacts={2: ["counterspell"]}
    )
    play(match, (0, f"cast {spell}"))
    assert asked(match) == ("window", 2)
    assert match.view(1)["window"]["batch"] == [{"seat": 0, "item": spell, "cancelled": False}]


@pytest.mark.parametrize(
    ("spell", "steps", "declared"),
    [
        ("lunar_eclipse", ["space market"], {"space": "market"}),
        ("solar_eclipse", ["space room_1"], {"space": "room_1"}),
        ("close_sesame", ["space djinn"], {"space": "djinn"}),
        ("dragon_flight", ["space cave_blue"], {"space": "cave_blue"}),
        ("mirage", ["space room_2"], {"space": "room_2"}),
        ("sorcerers_apprentice", ["space room_2", "offer key"], {"space": "room_2", "artifact": "key"}),
        ("second_chance", ["piece 1", "space tent"], {"piece": 1, "space": "tent"}),
        ("teleportation", ["piece 2", "space tent"], {"piece": 2, "space": "tent"}),
        ("eye_for_an_eye", ["piece 3"], {"piece": 3}),
    ],
)
def test_11_spells_with_parameters_ask_for_them_one_by_one(
    spell: str, steps: list[str], declared: dict[str, object]
) -> None:
    board = {"market": [(0, 8), (0, 1), (1, 4)], "room_1": [(1, 6)]}
    match = scenario(
        "dragons",
        players=3,
        spells={0: [spell]},
        board=board,
        artifacts={0: ["key", "scroll"], 2: ["counterspell"]},
        treasure={0: "1c"},
    )
    play(match, (0, f"cast {spell}"))
    for step in steps:
        assert match.position()["window"]["batch"] == []
        play(match, (0, step))
    assert match.view(1)["window"]["batch"] == [{"seat": 0, "item": spell, "cancelled": False, **declared}]


def test_11_borrow_names_owner_and_artifact() -> None:
    match = scenario(
        "dragons",
        players=4,
        at="cave_blue",
        caves={"cave_blue": "4"},
        board={"cave_blue": [(1, 4), (1, 5), (2, 6)]},
        spells={1: ["borrow"]},
        artifacts={0: ["flying_carpet"], 3: ["astral_double", "counterspell"]},
        used={0: ["flying_carpet"], 3: ["astral_double"]},
    )
    play(match, (1, "cast borrow"))
    assert asked(match) == ("target_lender", 1)
    assert legal_moves(match) == ["borrow 0 flying_carpet", "borrow 3 astral_double"]
    play(match, (1, "borrow 3 astral_double"))
    assert asked(match) == ("target_piece", 1)
    assert legal_moves(match) == ["piece 0", "piece 1"]


# Who may answer.


def test_11_only_the_player_asked_can_answer() -> None:
    match = scenario("dragons", players=3)
    found = refusal(match, 1, "place market")
    assert (found.code, found.clause, found.numbers) == ("not_your_decision", "dragons 11", {"seat": 1})


def test_11_an_answer_to_another_question_is_refused() -> None:
    found = scenario("dragons", players=3).why_not(0, {"kind": "keep", "spell": "alms"})
    assert found.code == "not_asked_now"


def test_11_kinds_of_treasure_are_asked_in_their_order() -> None:
    match = DRAGONS.new(seed=1, players=3, first_player="seat:0")
    found = refusal(match, 0, "take gem 1")
    assert (found.code, found.clause) == ("other_treasure_asked", "dragons 11")
    assert found.numbers == {"treasure": "gem", "asked": "crown"}


def test_11_an_amount_that_the_rest_could_not_make_up_is_too_small() -> None:
    """Five units of 4c 1p 3g: whoever keeps the crowns must still reach five."""
    match = scenario("dragons", players=3, spells={1: ["offering"]}, turn=1, treasure={0: "4c 1p 3g"})
    play(match, (1, "cast offering"))
    assert legal_moves(match) == ["give crown 1", "give crown 2", "give crown 3", "give crown 4"]
    found = refusal(match, 0, "give crown 0")
    assert (found.code, found.clause) == ("amount_too_small", "dragons 11")
    assert found.numbers == {"treasure": "crown", "amount": 0, "least": 1}


# Long answers.


def test_11_others_see_nothing_of_a_payment_before_it_is_complete() -> None:
    match = scenario(
        "dragons", players=3, mode="basic", at="room_1", board={"room_1": [(0, 6), (0, 2)]}, treasure={0: "7c 6p 2g"}
    )
    before, log = [match.view(viewer) for viewer in (1, 2, None)], len(match.log)
    play(match, (0, "buy"), (0, "with pearl"))
    assert match.decision.question == "pay_piece"
    assert [match.view(viewer) for viewer in (1, 2, None)] == before
    assert len(match.log) == log
    assert before[0]["decision"] == {"kind": "buy_artifact", "sealed": False, "veiled": False, "seat": 0}


GAMES = [(mode, players, seed) for mode in ("basic", "magic") for players in (3, 5) for seed in (1, 2)]


@pytest.mark.parametrize(("mode", "players", "seed"), GAMES)
def test_11_in_games_of_chance_every_question_has_two_answers_and_no_dead_end(
    mode: str, players: int, seed: int
) -> None:
    match = DRAGONS.new(seed=seed, players=players, mode=mode, max_rounds=5)
    dice = random.Random(seed)
    while match.decision is not None:
        moves = match.decision.moves
        assert len(moves) > 1
        assert len({str(move) for move in moves}) == len(moves)
        keen = [move for move in moves if move.verb in ("buy", "pay", "cast", "use", "keep")]
        match.play(dice.choice(keen if keen and dice.random() < 0.7 else moves))
    assert match.result.ending in ("max_rounds", "last_artifact")


@pytest.mark.parametrize(("mode", "players", "seed"), GAMES)
def test_11_in_games_of_chance_half_an_answer_shows_nothing_to_others(mode: str, players: int, seed: int) -> None:
    match = DRAGONS.new(seed=seed, players=players, mode=mode, max_rounds=4)
    dice = random.Random(seed)
    seen: dict[int | None, object] = {}
    log = 0
    halves = 0
    while match.decision is not None:
        viewers = [viewer for viewer in [*range(players), None] if viewer != match.decision.seat]
        if match.position()["decision"]["chosen"]:
            halves += 1
            assert {viewer: match.view(viewer) for viewer in viewers} == seen
            assert len(match.log) == log
        else:
            seen = {viewer: match.view(viewer) for viewer in viewers}
            log = len(match.log)
        moves = match.decision.moves
        keen = [move for move in moves if move.verb in ("buy", "pay", "cast", "use", "keep")]
        match.play(dice.choice(keen if keen and dice.random() < 0.7 else moves))
    assert halves > 50


@pytest.mark.parametrize(("mode", "players", "seed"), GAMES)
def test_11_in_games_of_chance_what_is_barred_has_a_reason(mode: str, players: int, seed: int) -> None:
    match = DRAGONS.new(seed=seed, players=players, mode=mode, max_rounds=3)
    dice = random.Random(seed)
    while match.decision is not None:
        legal = match.decision.moves
        for move, why in match.decision.blocked:
            assert move not in legal
            assert why.code
            assert match.why_not(match.decision.seat, move) == why
        match.play(dice.choice(legal))
