"""Worked examples of more spells, of paying step by step, and of what stays hidden."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, refusal, scenario
from tests.games.dragons.look import pieces_on, purse, refused, strengths, tokens_behind
from tests.games.dragons.table import ways_to_answer
from tests.games.look import asked, legal_moves, told


def test_e_51_eye_for_an_eye() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="tent",
        board={"room_1": [(0, 8), (1, 9)], "guard_room": [(0, 7)], "cave_red": [(0, 5)], "caravanserai": [(2, 1)]},
        spells={0: ["eye_for_an_eye"]},
    )
    play(match, (0, "cast eye_for_an_eye"))
    assert legal_moves(match) == ["piece 1", "piece 4"]
    play(match, (0, "piece 1"))
    assert 9 in tokens_behind(match, 1)
    assert asked(match) == ("eye_response", 1)
    assert legal_moves(match) == ["piece 0", "piece 3"]
    assert refusal(match, 1, "piece 2").code == "never_on_the_guard_room"
    play(match, (1, "piece 3"))
    assert pieces_on(match, "cave_red") == []
    assert tokens_behind(match, 0) == [1, 2, 4, 5, 6, 9]
    assert told(match, "eye_answered")[0]["seat"] == 1


def test_e_52_teleportation() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="tent",
        board={"market": [(1, 7)]},
        spells={2: ["teleportation"]},
        treasure={2: "1c 1g"},
    )
    play(match, (2, "cast teleportation"))
    assert "space caravanserai" in legal_moves(match)
    play(match, (2, "space caravanserai"))
    assert told(match, "teleport_paid") == [{"seat": 2, "owner": 1, "units": {"crown": 1, "gem": 1}}]
    assert (purse(match, 1), purse(match, 2)) == ("1c 1g", "")
    (moved,) = told(match, "piece_moved")
    assert (moved["to"], moved["piece"]["face_up"], moved["piece"]["value"]) == ("caravanserai", False, None)
    assert asked(match) == ("choose_first_player", 1)
    turned = [data["space"] for data in told(match, "tokens_turned_up")]
    assert turned == ["caravanserai"], "only when the caravanserai was scored"


def e_53(first: int) -> Match:
    """Anna is seat 0, Dan seat 1; with `first` 1 Dan comes before Anna."""
    match = scenario(
        "dragons",
        players=3,
        first=first,
        at="tent",
        board={"cave_red": [(1, 9)], "caravanserai": [(2, 1)]},
        spells={0: ["lunar_eclipse"], 1: ["second_chance"]},
    )
    if first == 0:
        play(match, (0, "pass"))
    play(match, (1, "cast second_chance"))
    return play(match, (1, "space tent"), (0, "cast lunar_eclipse"), (0, "space cave_red"))


def test_e_53_anna_before_dan() -> None:
    match = e_53(first=0)
    assert pieces_on(match, "cave_red") == pieces_on(match, "tent") == []
    assert 9 in tokens_behind(match, 1)
    assert told(match, "spell_without_effect") == [{"seat": 1, "spell": "second_chance"}]
    assert match.position()["used_spells"] == ["lunar_eclipse", "second_chance"]


def test_e_53_dan_before_anna() -> None:
    match = e_53(first=1)
    assert pieces_on(match, "tent") == [(1, 9)]
    assert pieces_on(match, "cave_red") == []
    assert told(match, "spell_without_effect") == [{"seat": 0, "spell": "lunar_eclipse"}]
    assert asked(match) == ("tent_keep", 1)


def e_54(first: int) -> Match:
    """Anna is seat 0, David seat 1; with `first` 1 David comes before Anna."""
    match = scenario(
        "dragons",
        players=3,
        first=first,
        at="market",
        guard=1,
        board={"market": [(1, 5)], "guard_room": [(1, 1)]},
        spells={0: ["teleportation"]},
        artifacts={1: ["astral_double"]},
        treasure={0: "4c", 1: "2c"},
    )
    if first == 0:
        play(match, (0, "pass"))
    play(match, (1, "use astral_double"), (0, "cast teleportation"))
    return play(match, (0, "space room_1"))


def test_e_54_anna_before_david() -> None:
    match = e_54(first=0)
    kinds = [event.kind for event in match.log if event.kind in ("piece_moved", "double_found_no_piece")]
    assert kinds == ["piece_moved", "double_found_no_piece"]
    assert (purse(match, 0), purse(match, 1)) == ("1c", "5c")
    assert match.position()["players"][1]["used"]["astral_double"] == 1


def test_e_54_david_before_anna() -> None:
    match = e_54(first=1)
    kinds = [event.kind for event in match.log if event.kind in ("piece_moved", "piece_doubled")]
    assert kinds == ["piece_doubled", "piece_moved"]
    assert (purse(match, 0), purse(match, 1)) == ("1c", "5c")


@pytest.mark.parametrize("first", [0, 1])
def test_e_54_either_way_it_counts_five(first: int) -> None:
    match = e_54(first)
    assert asked(match) == ("buy_artifact", 1)
    assert strengths(match, "room_1") == {"1": 5}
    assert ways_to_answer(match, "buy", "artifact_paid") == {"5c"}


def test_e_55_only_the_lamp_is_nothing_to_give() -> None:
    match = scenario("dragons", players=4, turn=3, spells={3: ["sorcerers_apprentice"]})
    assert "cast sorcerers_apprentice" not in legal_moves(match)
    assert refused(match, 3, "cast sorcerers_apprentice")[0] == "not_castable"


def test_e_55_with_a_carpet_he_can() -> None:
    match = scenario(
        "dragons", players=4, turn=3, spells={3: ["sorcerers_apprentice"]}, artifacts={3: ["flying_carpet", "scroll"]}
    )
    play(match, (3, "cast sorcerers_apprentice"), (3, "space room_2"))
    assert legal_moves(match) == ["offer flying_carpet", "offer scroll"]
    assert refused(match, 3, "offer lamp")[0] == "never_the_lamp"
    play(match, (3, "offer flying_carpet"))
    assert match.view(0)["rooms"][1]["on_sale"] == "flying_carpet"


def e_56() -> Match:
    """Dan is seat 3; Anna holds nearly everything else."""
    match = scenario(
        "dragons",
        players=4,
        turn=3,
        spells={3: ["exchange"]},
        treasure={0: "25c 28p 29g 27u 29b", 3: "4c"},
    )
    assert match.position()["bank"] == {"crown": 0, "pearl": 1, "gem": 0, "cup": 2, "bar": 0}
    return play(match, (3, "cast exchange"))


def test_e_56_exchange_with_a_poor_bank() -> None:
    match = e_56()
    assert legal_moves(match) == [f"hold crown {kept}" for kept in (1, 2, 3, 4)]
    assert refused(match, 3, "hold crown 0") == ("amount_too_small", {"treasure": "crown", "amount": 0, "least": 1})
    play(match, (3, "hold crown 1"))
    assert purse(match, 3) == "1c 1p 2u"
    assert match.position()["bank"] == {"crown": 3, "pearl": 0, "gem": 0, "cup": 0, "bar": 0}


def test_e_56_all_exchanges() -> None:
    unfinished, held = [e_56()], set()
    while unfinished:
        match = unfinished.pop()
        if asked(match)[0] != "exchange_pick":
            held.add(purse(match, 3))
            continue
        unfinished += [play(match.at(len(match.choices)), (3, move)) for move in legal_moves(match)]
    assert held == {"4c", "3c 1p", "3c 1u", "2c 1p 1u", "2c 2u", "1c 1p 2u"}


def test_e_57_paying_piece_by_piece() -> None:
    match = scenario("dragons", players=5, at="room_1", board={"room_1": [(4, 2), (4, 6)]}, treasure={4: "7c 2p"})
    assert ways_to_answer(match, "buy", "artifact_paid") == {"6c 2p"}
    play(match, (4, "buy"))
    assert told(match, "artifact_paid") == [{"seat": 4, "room": "room_1", "units": {"crown": 6, "pearl": 2}}]
    assert purse(match, 4) == "1c"


def test_e_57_no_step_is_a_dead_end() -> None:
    match = scenario("dragons", players=5, at="room_1", board={"room_1": [(4, 2), (4, 6)]}, treasure={4: "7c 6p 1g"})
    play(match, (4, "buy"))
    assert legal_moves(match) == ["with crown", "with pearl"]
    play(match, (4, "with pearl"))
    assert purse(match, 4) == "5c 1g", "only crowns can pay for the 2 then"


def e_58() -> Match:
    """Anna, Ben, Cora: after the eclipse of E-49 Ben puts the 6 into the red cave."""
    match = scenario(
        "dragons",
        players=3,
        caves={"cave_red": "4/2"},
        board={"market": [(1, 6), (2, 5)], "guard_room": [(0, 9), (1, 9)]},
        spells={0: ["solar_eclipse"]},
    )
    play(match, (0, "cast solar_eclipse"), (0, "place market"), (0, "token 1"))
    return play(match, (1, "place cave_red"), (1, "token 6"))


def test_e_58_placed_again() -> None:
    match = e_58()
    (cave,) = [space for space in match.view(0)["spaces"] if space["space"] == "cave_red"]
    (token,) = cave["pieces"]
    assert token["piece"] != 0, "another handle than at the market"
    assert (token["value"], token["face_up"]) == (None, False)


def test_e_58_it_may_be_any_token_that_was_not_placed() -> None:
    match = e_58()
    dealt = [match.fork(0, seed).position()["pieces"] for seed in range(60)]
    assert {pieces[-1]["value"] for pieces in dealt} == {1, 2, 4, 5, 6, 7, 8, 9}
    assert {pieces[0]["value"] for pieces in dealt} == {2, 4, 6, 8}, "only the parity of the one sent home is known"


def e_59(cora: str, dan: str) -> Match:
    """Four players with a spell each; Anna's and Ben's are of no use here."""
    return scenario(
        "dragons",
        players=4,
        at="market",
        board={"caravanserai": [(0, 1)]},
        spells={0: ["spy"], 1: ["dragon_flight"], 2: [cora], 3: [dan]},
    )


def test_e_59_who_is_asked() -> None:
    match = e_59("alms", "smuggling")
    assert asked(match) == ("window", 2)
    for seat in (0, 1, 3):
        view = match.view(seat)
        assert view["decision"] == {"kind": "window", "sealed": False, "veiled": True}
        assert view["window"] == {"window": "space", "space": "market", "batch": [], "acting": None, "in_turn": []}


@pytest.mark.parametrize(("cora", "dan"), [("smuggling", "alms"), ("alms", "offering"), ("offering", "alms")])
def test_e_59_the_views_are_the_same_whoever_is_asked(cora: str, dan: str) -> None:
    match, other = e_59("alms", "smuggling"), e_59(cora, dan)
    for seat in (0, 1, None):
        assert match.view(seat) == other.view(seat)


def test_e_59_the_log_shows_that_all_four_pass() -> None:
    match = e_59("alms", "smuggling")
    assert told(match, "passes") == []
    play(match, (2, "pass"))
    assert told(match, "passes")[0] == {"window": "space", "seats": [0, 1, 2, 3]}
