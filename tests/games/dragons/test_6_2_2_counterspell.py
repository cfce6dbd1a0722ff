"""Rules section 6.2.2: a Counterspell cancels another player's spell at once."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.look import asked, legal_moves, told

INN = {"caravanserai": [(0, 5), (1, 9)]}


def test_6_2_2_the_spell_is_cancelled_and_discarded_at_once() -> None:
    """Seat 3 could still answer, yet the card is already gone."""
    match = scenario(
        "dragons", spells={0: ["alms"], 2: ["offering"], 3: ["sacrifice"]}, artifacts={1: ["counterspell"]}
    )
    play(match, (0, "cast alms"), (1, "use counterspell"))
    assert match.decision.seat == 2
    assert told(match, "spell_countered") == [{"seat": 1, "spell": "alms", "caster": 0}]
    assert match.position()["used_spells"] == ["alms"]


@pytest.mark.parametrize("counter", [1, 3])
def test_6_2_2_it_works_from_every_seat_and_the_spell_has_no_effect(counter: int) -> None:
    match = scenario("dragons", turn=2, spells={2: ["alms"]}, artifacts={counter: ["counterspell"]})
    play(match, (2, "cast alms"), (counter, "use counterspell"))
    assert asked(match) == ("place_token", 2)
    assert sum(match.position()["players"][2]["treasure"].values()) == 0
    assert events(match, "alms_taken") == []


@pytest.mark.parametrize(
    ("moment", "opening"),
    [
        ("start", ["cast alms"]),
        ("placement", ["cast alms"]),
        ("cave_red", ["cast alms"]),
        ("citygate", ["cast smuggling"]),
        ("market", ["cast alms"]),
        ("guard_room", ["cast alms"]),
        ("room_1", ["cast alms"]),
        ("clean_up", ["cast alms"]),
    ],
)
def test_6_2_2_it_answers_in_every_window(moment: str, opening: list[str]) -> None:
    match = scenario("dragons", at=moment, spells={0: ["alms", "smuggling"]}, artifacts={1: ["counterspell"]})
    play(match, *[(0, move) for move in opening])
    while match.decision.seat == 0:
        play(match, (0, "pass"))
    play(match, (1, "use counterspell"))
    assert told(match, "spell_countered") == [{"seat": 1, "spell": opening[0].removeprefix("cast "), "caster": 0}]


def test_6_2_2_it_answers_after_a_placement() -> None:
    match = scenario(
        "dragons",
        placement_windows="every_placement",
        spells={0: ["alms"]},
        artifacts={1: ["counterspell"]},
    )
    play(match, (0, "place market"), (0, "token 9"), (0, "cast alms"), (1, "use counterspell"))
    assert told(match, "spell_countered") == [{"seat": 1, "spell": "alms", "caster": 0}]
    assert asked(match) == ("place_token", 1)


def test_6_2_2_it_answers_at_the_bribe_and_the_question_is_put_again() -> None:
    match = scenario(
        "dragons",
        at="guard_room",
        guard=8,
        board={"guard_room": [(0, 4)]},
        treasure={0: "4c"},
        spells={0: ["alms"]},
        artifacts={1: ["counterspell"]},
    )
    play(match, (0, "pass"), (0, "cast alms"), (1, "use counterspell"))
    assert asked(match) == ("bribe_guard", 0)
    assert legal_moves(match) == ["refuse", "pay"]


def test_6_2_2_it_answers_at_the_offer_and_the_question_is_put_again() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 4)]},
        treasure={0: "4c"},
        spells={0: ["exchange"]},
        artifacts={1: ["counterspell"]},
    )
    play(match, (0, "pass"), (0, "cast exchange"), (1, "use counterspell"))
    assert asked(match) == ("buy_artifact", 0)
    assert events(match, "treasures_exchanged") == []


def test_6_2_2_it_opens_nothing() -> None:
    match = scenario("dragons", at="caravanserai", board=INN, artifacts={0: ["counterspell"]}, spells={0: ["alms"]})
    why = refusal(match, 0, "use counterspell")
    assert (why.code, why.clause) == ("not_in_this_window", "dragons 7.3")


def test_6_2_2_not_against_the_own_spell() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board=INN,
        artifacts={0: ["counterspell"]},
        spells={0: ["alms", "offering"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "cast alms"))
    assert match.decision.seat == 0
    assert refusal(match, 0, "use counterspell").code == "nothing_to_aim_at"


def test_6_2_2_among_several_spells_one_of_another_player_is_named() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board=INN,
        artifacts={1: ["counterspell"]},
        spells={0: ["alms", "exchange"], 1: ["offering"]},
        treasure={0: "2c"},
        this_round={"djinn": 1},
    )
    play(match, (0, "cast alms"), (1, "cast offering"), (0, "cast exchange"), (1, "use counterspell"))
    assert legal_moves(match) == ["against alms", "against exchange"]
    assert refusal(match, 1, "against offering").code == "your_own_spell"
    assert refusal(match, 1, "against spy").code == "spell_not_declared"
    play(match, (1, "against exchange"))
    assert told(match, "spell_countered") == [{"seat": 1, "spell": "exchange", "caster": 0}]


def test_6_2_2_not_against_an_artifact() -> None:
    match = scenario("dragons", at="caravanserai", board=INN, artifacts={0: ["flying_carpet"], 1: ["counterspell"]})
    play(match, (0, "use flying_carpet"))
    assert asked(match) == ("choose_first_player", 1)


def test_6_2_2_nothing_answers_it_and_a_cancelled_spell_is_no_target() -> None:
    """Seats 0 and 2 have a Counterspell too, and nothing left to aim it at."""
    match = scenario(
        "dragons",
        spells={0: ["alms"]},
        artifacts={0: ["counterspell"], 1: ["counterspell"], 2: ["counterspell"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "cast alms"), (1, "use counterspell"))
    assert asked(match) == ("place_token", 0)


def test_6_2_2_it_costs_the_use_of_the_round() -> None:
    match = scenario("dragons", spells={0: ["alms"], 1: ["offering"]}, artifacts={1: ["counterspell"]})
    play(match, (0, "cast alms"), (1, "use counterspell"), (0, "place market"), (0, "token 9"))
    assert refusal(match, 1, "cast offering").code == "lamp_cannot_be_lit"


def test_6_2_2_who_has_lit_the_lamp_cannot_counter() -> None:
    match = scenario("dragons", spells={0: ["alms"]}, artifacts={1: ["counterspell"]}, used={1: ["lamp"]})
    play(match, (0, "cast alms"))
    assert asked(match) == ("alms_pick", 0)


def test_6_2_2_the_other_items_of_the_batch_stay() -> None:
    """Seat 1 fled from the Eclipse; the Eclipse is countered, the flight is not taken back."""
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(0, 9), (1, 5)], "caravanserai": [(2, 1)]},
        spells={0: ["lunar_eclipse"], 1: ["second_chance"]},
        artifacts={3: ["counterspell"]},
    )
    play(
        match,
        (0, "cast lunar_eclipse"),
        (0, "space market"),
        (1, "cast second_chance"),
        (1, "space caravanserai"),
        (3, "use counterspell"),
        (3, "against lunar_eclipse"),
    )
    assert [(p["owner"], p["space"]) for p in match.position()["pieces"]] == [
        (0, "market"),
        (1, "caravanserai"),
        (2, "caravanserai"),
    ]
    assert match.decision.seat == 1
