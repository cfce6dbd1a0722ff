"""4.6: the tent, the Djinn's house, the market, the caravanserai."""

import pytest

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import spells_in_hand, treasure_of
from tests.games.look import asked

# The tent.


def tent(tokens: list[tuple[int, int]], **words: object) -> serai.Match:
    board = {"tent": tokens, "caravanserai": [(0, 1)]}
    return scenario("dragons", players=3, at="tent", board=board, spell_top=["smuggling", "offering", "alms"], **words)


def test_4_6_tent_rank_1_draws_two_keeps_one_and_gives_the_other_to_rank_2() -> None:
    match = tent([(0, 9), (1, 5), (2, 5)])
    assert asked(match) == ("tent_keep", 0)
    assert [move["spell"] for move in match.decision.moves] == ["smuggling", "offering"]
    play(match, (0, "keep offering"))
    assert spells_in_hand(match) == [["offering"], ["smuggling"], []]
    assert match.position()["spell_deck"][0] == "alms"


def test_4_6_tent_either_card_may_be_kept() -> None:
    match = play(tent([(2, 9), (1, 5)]), (2, "keep smuggling"))
    assert spells_in_hand(match)[1:] == [["offering"], ["smuggling"]]


def test_4_6_tent_a_card_not_drawn_cannot_be_kept() -> None:
    found = refusal(tent([(0, 9)]), 0, "keep alms")
    assert (found.code, found.clause, found.numbers) == ("spell_not_drawn", "dragons 4.6", {"spell": "alms"})


def test_4_6_tent_alone_the_second_card_is_discarded() -> None:
    match = play(tent([(0, 9)]), (0, "keep smuggling"))
    assert spells_in_hand(match) == [["smuggling"], [], []]
    assert match.position()["used_spells"] == ["offering"]
    assert events(match, "spell_discarded")[0].data == {"seat": 0, "spell": "offering"}


def test_4_6_tent_the_rest_sees_neither_card() -> None:
    match = tent([(0, 9), (1, 5)])
    for viewer in (1, 2, None):
        assert "smuggling" not in str(match.view(viewer))
        assert "offering" not in str(match.view(viewer))
    assert match.view(0)["mine"]["drawn"] == ["smuggling", "offering"]
    play(match, (0, "keep smuggling"))
    assert "smuggling" not in str([match.view(1)["mine"], match.view(2), match.view(None)["screens"]])
    assert match.view(1)["mine"]["spells"] == ["offering"]
    secret = [event for event in match.log if "spells" in event.data]
    assert [(event.kind, event.seats) for event in secret] == [
        ("saw_spells", [0]),
        ("spell_kept", [0]),
        ("spell_received", [0, 1]),
    ]


def test_4_6_tent_a_spell_received_may_be_used_in_the_same_round() -> None:
    match = tent([(0, 9), (1, 5)], treasure={2: "9c"})
    play(match, (0, "keep smuggling"))
    assert asked(match) == ("window", 1)
    assert match.view(1)["window"]["space"] == "djinn"
    assert serai.Move("cast", spell="offering") in match.decision.moves


# The Djinn's house.


def test_4_6_djinn_rank_1_may_use_two_artifacts_this_round() -> None:
    match = scenario("dragons", players=3, at="djinn", board={"djinn": [(1, 4), (2, 6)], "caravanserai": [(0, 1)]})
    assert events(match, "djinn_won")[0].data == {"seat": 2}
    assert [screen["uses_left"] for screen in match.view(0)["screens"]] == [1, 1, 2]


def test_4_6_djinn_uses_made_before_count() -> None:
    board = {"djinn": [(2, 6)], "caravanserai": [(0, 1)]}
    match = scenario("dragons", players=3, at="djinn", board=board, used={2: ["lamp"]})
    assert [screen["uses_left"] for screen in match.view(0)["screens"]] == [1, 1, 1]


def test_4_6_djinn_the_second_use_ends_with_the_round() -> None:
    match = scenario("dragons", players=3, at="djinn", board={"djinn": [(2, 6)], "caravanserai": [(0, 1)]})
    play(match, (0, "name 0"))
    assert match.position()["round"] == 2
    assert [screen["uses_left"] for screen in match.view(0)["screens"]] == [1, 1, 1]


def test_4_6_djinn_two_carpets_may_fly_after_it() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="djinn",
        board={"djinn": [(2, 6)]},
        artifacts={2: ["flying_carpet", "flying_carpet"]},
        treasure={2: "1c"},
    )
    play(match, (2, "pass"), (2, "use flying_carpet"), (2, "use flying_carpet"))
    assert match.decision.question == "market_trade"
    assert match.view(None)["spaces"][7]["strengths"] == {"2": 6}
    assert match.view(None)["screens"][2]["uses_left"] == 0


# The market.


def market(tokens: list[tuple[int, int]], **words: object) -> serai.Match:
    board = {"market": tokens, "caravanserai": [(0, 1)]}
    return scenario("dragons", players=3, mode="basic", at="market", board=board, **words)


def test_4_6_market_one_unit_for_any_three() -> None:
    match = market([(1, 7), (2, 4)], treasure={1: "1g", 2: "9c"})
    assert asked(match) == ("market_trade", 1)
    play(match, (1, "give gem"), (1, "take crown 0"), (1, "take pearl 2"), (1, "take gem 0"), (1, "take cup 1"))
    assert treasure_of(match, 1) == {"pearl": 2, "cup": 1}
    assert events(match, "market_traded")[0].data == {"seat": 1, "given": "gem", "taken": {"pearl": 2, "cup": 1}}


def test_4_6_market_the_kind_given_may_be_taken_back_if_the_bank_had_it() -> None:
    match = market([(1, 7)], treasure={1: "1g"})
    play(match, (1, "give gem"), (1, "take crown 0"), (1, "take pearl 0"), (1, "take gem 3"))
    assert treasure_of(match, 1) == {"gem": 3}


def test_4_6_market_only_what_one_has_can_be_given() -> None:
    match = market([(1, 7)], treasure={1: "1g 1b"})
    assert [move.verb if move.verb == "decline" else move["treasure"] for move in match.decision.moves] == [
        "decline",
        "gem",
        "bar",
    ]
    found = refusal(match, 1, "give crown")
    assert (found.code, found.clause, found.numbers) == ("no_treasure_of_kind", "dragons 4.6", {"treasure": "crown"})


def test_4_6_market_is_optional_and_nobody_else_may_go() -> None:
    match = market([(1, 7), (2, 4)], treasure={1: "1g", 2: "9c"})
    play(match, (1, "decline"))
    assert treasure_of(match, 1) == {"gem": 1}
    assert match.decision.question == "choose_first_player"
    assert events(match, "market_declined")[0].data == {"seat": 1}


def test_4_6_market_needs_a_unit_and_nobody_else_may_go() -> None:
    match = market([(1, 7), (2, 4)], treasure={2: "9c"})
    assert match.decision.question == "choose_first_player"
    assert [treasure_of(match, seat) for seat in (1, 2)] == [{}, {"crown": 9}]


def test_4_6_market_trades_once() -> None:
    match = market([(1, 7)], treasure={1: "9g"})
    play(match, (1, "give gem"), (1, "take crown 3"))
    assert treasure_of(match, 1) == {"crown": 3, "gem": 8}
    assert match.decision.question == "choose_first_player"


# The caravanserai.


@pytest.mark.parametrize("named", range(3))
def test_4_6_caravanserai_rank_1_names_any_player(named: int) -> None:
    match = scenario("dragons", players=3, at="caravanserai", first=1, board={"caravanserai": [(2, 7), (0, 4)]})
    assert asked(match) == ("choose_first_player", 2)
    assert [move["seat"] for move in match.decision.moves] == [0, 1, 2]
    play(match, (2, f"name {named}"))
    assert match.position()["round"] == 2
    assert match.position()["camel"] == named
    assert match.view(None)["order"] == [(named + step) % 3 for step in range(3)]


def test_4_6_caravanserai_one_must_be_named() -> None:
    match = scenario("dragons", players=3, at="caravanserai", board={"caravanserai": [(2, 7)]})
    assert {move.verb for move in match.decision.moves} == {"name"}
    found = refusal(match, 2, "name 3")
    assert (found.code, found.clause, found.numbers) == ("no_such_player", "dragons 4.6", {"seat": 3})


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_4_6_caravanserai_with_nobody_there_the_camel_stays(mode: str) -> None:
    match = scenario("dragons", players=3, mode=mode, at="caravanserai", first=1)
    assert match.position()["round"] == 2
    assert match.position()["camel"] == 1


def test_4_6_caravanserai_the_order_of_this_round_does_not_change() -> None:
    """Seats 0 and 2 have 6 each in the room; seat 2 names itself, seat 0 is still the earlier one."""
    match = scenario(
        "dragons",
        players=3,
        at="caravanserai",
        guard=1,
        board={"caravanserai": [(2, 7)], "guard_room": [(0, 1), (2, 1)], "room_1": [(0, 6), (2, 6)]},
        treasure={0: "6c", 2: "6c"},
    )
    play(match, (2, "name 2"))
    assert asked(match) == ("buy_artifact", 0)
    assert match.view(None)["order"] == [0, 1, 2]
    assert match.view(None)["next_first_player"] == 2
    play(match, (0, "decline"), (2, "decline"))
    assert match.view(None)["order"] == [2, 0, 1]


def test_4_6_only_the_top_ranked_player_acts() -> None:
    """Rank 2 gets nothing from djinn, market and caravanserai."""
    board = {space: [(0, value), (1, value - 1)] for space, value in (("djinn", 9), ("market", 7), ("caravanserai", 5))}
    match = scenario("dragons", players=3, at="djinn", board=board, treasure={0: "1c", 1: "1c"})
    play(match, (0, "decline"), (0, "name 0"))
    assert [event.data["seat"] for event in events(match, "djinn_won")] == [0]
