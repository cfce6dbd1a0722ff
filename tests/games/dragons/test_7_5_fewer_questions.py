"""Who is not asked, and the standing pass."""

from __future__ import annotations

from functools import partial

import pytest

import serai
from serai import Match
from serai.testing import play, scenario
from tests.games.dragons.look import standing_pass
from tests.games.look import asked, legal_moves, told

# Three players; the market is being scored, and seat 2 is asked something at the caravanserai at the latest.
window = partial(scenario, "dragons", players=3, at="market", board={"caravanserai": [(2, 2)]})


def is_asked_here(match: Match) -> bool:
    return asked(match)[0] == "window" and match.view(None)["window"]["space"] == "market"


@pytest.mark.parametrize(
    "words",
    [
        {},
        {"artifacts": {0: ["scroll"]}},  # never of use
        {"artifacts": {0: ["key"]}},  # not here
        {"artifacts": {0: ["counterspell"]}},  # nothing to counter
        {"artifacts": {0: ["astral_double"]}},  # nothing to double
        {"spells": {0: ["smuggling", "spy", "dragon_flight", "abracadabra"]}},  # not here
        {"spells": {0: ["exchange"]}},  # no treasure
        {"spells": {0: ["alms"]}, "artifacts": {0: ["key"]}, "used": {0: ["key"]}},  # the lamp cannot be lit
        {"artifacts": {0: ["flying_carpet"]}, "used": {0: ["lamp"]}},  # no use left
    ],
)
def test_7_5_who_has_no_legal_item_is_never_asked(words: dict[str, object]) -> None:
    assert not is_asked_here(window(**words))


@pytest.mark.parametrize(
    "words",
    [
        {"spells": {0: ["alms"]}},
        {"spells": {0: ["alms"]}, "used": {0: ["lamp"]}},
        {"artifacts": {0: ["flying_carpet"]}},
        {"artifacts": {0: ["flying_carpet"]}, "used": {0: ["lamp"]}, "this_round": {"djinn": 0}},
        {"artifacts": {0: ["astral_double"]}, "board": {"market": [(0, 5)]}},
    ],
)
def test_7_5_who_has_one_is_asked(words: dict[str, object]) -> None:
    match = window(**words)
    assert is_asked_here(match)
    assert asked(match) == ("window", 0)


def test_7_5_who_is_asked_stays_hidden() -> None:
    match = window(spells={0: ["alms"]})
    assert match.view(1)["decision"] == {"kind": "window", "sealed": False, "veiled": True}


def test_7_5_the_city_gate_asks_only_who_can_cast_smuggling() -> None:
    match = scenario("dragons", players=3, at="citygate", spells={0: ["alms"], 1: ["smuggling"], 2: ["offering"]})
    assert asked(match) == ("window", 1)
    assert legal_moves(match) == ["pass", "cast smuggling"]
    play(match, (1, "cast smuggling"))
    assert asked(match) == ("window", 2), "others appear once a batch has been opened"
    play(match, (2, "pass"))
    assert asked(match) == ("window", 0)


def test_7_5_the_city_gate_asks_nobody_if_no_city_place_is_empty() -> None:
    board = {"tent": [(0, 1)], "djinn": [(0, 2)], "market": [(0, 4)], "caravanserai": [(0, 5)]}
    match = scenario("dragons", players=3, at="citygate", board=board, spells={1: ["smuggling"]})
    assert asked(match) == ("tent_keep", 0)


def test_7_5_the_city_gate_does_not_ask_who_cannot_light_the_lamp() -> None:
    words = {"artifacts": {1: ["key"]}, "used": {1: ["key"]}}
    match = scenario(
        "dragons", players=3, at="citygate", board={"caravanserai": [(2, 2)]}, spells={1: ["smuggling"]}, **words
    )
    assert asked(match) == ("choose_first_player", 2)


def test_7_5_a_choice_with_a_single_answer_is_no_question() -> None:
    """A bribe that nobody could pay."""
    match = scenario(
        "dragons",
        players=3,
        at="guard_room",
        guard=9,
        board={"guard_room": [(0, 4), (1, 9)], "room_1": [(1, 1)]},
        treasure={0: "4c", 1: "1c"},
    )
    assert asked(match) == ("buy_artifact", 1)
    assert told(match, "bribe_refused") == [{"guard": 9, "seats": [0]}]


@pytest.mark.parametrize(("players", "number"), [(3, 16), (4, 17), (5, 18)])
def test_7_5_a_round_has_so_many_polled_windows(players: int, number: int) -> None:
    """One, five caves, the gate, four places of the city, the guard room, the rooms, one."""
    match = serai.game("dragons").new(seed=7, players=players)
    while match.position()["round"] < 2:
        assert match.decision is not None
        assert match.decision.question != "window", "in the first round nobody has anything yet"
        guard = [move for move in match.decision.moves if move == {"kind": "place", "space": "guard_room"}]
        play(match, (match.decision.seat, (guard or match.decision.moves)[0]))
    first_round = told(match, "passes")[:-1]  # the last one is the start of round 2
    assert len(first_round) == number == 1 + 5 + 1 + 4 + 1 + players + 1
    assert all(sorted(data["seats"]) == list(range(players)) for data in first_round)


# The standing pass, a convenience of the table.


def passes(order: serai.StandingOrder, match: Match, seat: int) -> bool:
    answer = order.answer(match.view(seat))
    assert answer is None or answer == {"kind": "pass"}
    return answer is not None


def walk(match: Match, order: serai.StandingOrder, seat: int) -> list[str]:
    """The windows of the round in which the order passes for its player; elsewhere the player passes."""
    quiet = []
    while match.position()["round"] == 1:
        assert match.decision is not None
        if match.decision.question == "window" and match.decision.seat == seat and passes(order, match, seat):
            data = match.view(seat)["window"]
            quiet.append(data["space"] or data["window"])
        moves = match.decision.moves
        play(match, (match.decision.seat, moves[0]))
    return quiet


ALL = ["cave_red", "cave_white", "cave_blue", "cave_black", "cave_gold", "tent", "djinn", "market", "caravanserai"]
ALL += ["guard_room", "room_1", "room_2", "room_3", "end"]


@pytest.mark.parametrize(
    ("until", "number"),
    [
        ("next_window", 1),
        ("cave_blue", 2),
        ("city", 5),
        ("market", 7),
        ("palace", 9),
        ("room_2", 11),
        ("end_of_round", 14),
    ],
)
def test_7_5_a_standing_pass_has_an_end(until: str, number: int) -> None:
    match = scenario("dragons", players=3, at="cave_red", spells={0: ["alms"]})
    assert walk(match, standing_pass(match, 0, until=until), 0) == ALL[:number]


@pytest.mark.parametrize(("presence", "quiet"), [(True, False), (False, True)])
def test_7_5_a_standing_pass_wakes_on_presence(presence: bool, quiet: bool) -> None:
    match = scenario("dragons", players=3, at="market", board={"market": [(0, 5), (1, 6)]}, spells={0: ["alms"]})
    assert passes(standing_pass(match, 0, wake_on_presence=presence), match, 0) is quiet


@pytest.mark.parametrize(("entry", "quiet"), [(True, False), (False, True)])
def test_7_5_a_standing_pass_wakes_where_a_carpet_could_enter(entry: bool, quiet: bool) -> None:
    match = scenario("dragons", players=3, at="market", artifacts={0: ["flying_carpet"]})
    assert passes(standing_pass(match, 0, wake_on_entry=entry), match, 0) is quiet


@pytest.mark.parametrize(
    ("wake", "spell", "quiet"),
    [
        ("never", "offering", True),
        ("any", "offering", False),
        ("any", "last_shall_be_first", False),
        ("mine", "offering", False),  # it takes of my treasure
        ("mine", "last_shall_be_first", True),  # none of my tokens is a 1 or a 9
    ],
)
def test_7_5_a_standing_pass_wakes_on_play(wake: str, spell: str, quiet: bool) -> None:
    match = scenario(
        "dragons",
        players=3,
        at="market",
        board={"caravanserai": [(1, 5)]},
        spells={0: [spell], 1: ["alms"]},
        treasure={1: "1c"},
    )
    order = standing_pass(match, 1, wake_on_play=wake)
    play(match, (0, f"cast {spell}"))
    assert asked(match) == ("window", 1)
    assert passes(order, match, 1) is quiet


def test_7_5_the_usual_standing_pass() -> None:
    match = scenario("dragons", players=3, at="cave_red", board={"djinn": [(0, 5)]}, spells={0: ["alms"]})
    order = standing_pass(match, 0)
    usual = {"until": "end_of_round", "wake_on_play": "any", "wake_on_presence": True, "wake_on_entry": False}
    assert {name: order.as_dict()[name] for name in usual} == usual
    assert walk(match, order, 0) == [space for space in ALL if space != "djinn"]


@pytest.mark.parametrize(("moment", "spell"), [("start", "spy"), ("citygate", "smuggling")])
def test_7_5_the_usual_standing_pass_wakes_for_spy_and_smuggling(moment: str, spell: str) -> None:
    match = scenario("dragons", players=3, at=moment, spells={0: [spell]})
    assert asked(match) == ("window", 0)
    assert not passes(standing_pass(match, 0), match, 0)
    assert passes(standing_pass(match, 0, wake_with=[]), match, 0)


def test_7_5_a_standing_pass_answers_windows_only() -> None:
    match = scenario("dragons", players=3, spells={0: ["alms"]})
    assert asked(match) == ("place_token", 0)
    assert not passes(standing_pass(match, 0), match, 0)
