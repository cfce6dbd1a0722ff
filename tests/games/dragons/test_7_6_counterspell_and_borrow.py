"""Counterspell and Borrow, also at a bribe and an offer."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import play, refusal, scenario
from tests.games.dragons.look import units_of
from tests.games.dragons.table import pass_windows
from tests.games.look import asked, legal_moves, told


def test_7_6_counterspell_is_declared_in_the_poll_after_the_spell() -> None:
    match = scenario("dragons", players=3, at="market", spells={0: ["alms"]}, artifacts={1: ["counterspell"]})
    assert asked(match) == ("window", 0), "before there is a spell nobody with a mere Counterspell is asked"
    play(match, (0, "cast alms"))
    assert asked(match) == ("window", 1)
    assert legal_moves(match) == ["pass", "use counterspell"]


def test_7_6_a_batch_that_is_closed_cannot_be_countered() -> None:
    match = scenario("dragons", players=3, at="market", spells={0: ["alms"]}, artifacts={1: ["counterspell"]})
    play(match, (0, "cast alms"), (1, "pass"))
    assert asked(match) == ("alms_pick", 0)


@pytest.mark.parametrize(("djinn", "may"), [(None, False), (1, True)])
def test_7_6_who_has_lit_the_lamp_needs_the_djinn_to_counter(djinn: int | None, may: bool) -> None:
    match = scenario(
        "dragons",
        players=3,
        at="market",
        spells={0: ["alms"], 1: ["offering"]},
        artifacts={1: ["counterspell"]},
        used={1: ["lamp"]},
        this_round={"djinn": djinn},
    )
    play(match, (0, "cast alms"))
    assert asked(match) == ("window", 1)
    assert ("use counterspell" in legal_moves(match)) is may
    if not may:
        found = refusal(match, 1, "use counterspell")
        assert found is not None
        assert (found.code, found.clause) == ("no_artifact_use_left", "dragons 6.1")


def test_7_6_who_has_countered_cannot_light_the_lamp() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="market",
        board={"caravanserai": [(0, 2)]},
        spells={0: ["alms", "sacrifice"], 1: ["offering"]},
        artifacts={1: ["counterspell"]},
    )
    play(match, (0, "cast alms"), (1, "use counterspell"), (0, "cast sacrifice"))
    assert [data["seat"] for data in told(match, "spell_cast")] == [0, 0]
    assert match.view(1)["screens"][1]["uses_left"] == 0
    assert match.position()["players"][1]["spells"] == ["offering"]
    assert asked(match) == ("choose_first_player", 0), "he was not asked again"


# At a bribe and at an offer.


def offer(**words: object) -> Match:
    """Ben, seat 1, is offered an artifact for 4 of a kind; Cora, seat 2, is next, then room 2 asks her."""
    board = {"room_1": [(1, 4), (2, 2)], "room_2": [(2, 1)]}
    words = {"board": board, "treasure": {1: "5c", 2: "3g"}, **words}
    match = scenario("dragons", **{"players": 3, "at": "room_1", **words})
    assert asked(pass_windows(match)) == ("buy_artifact", 1)
    return match


def test_7_6_at_an_offer_others_can_only_counter() -> None:
    match = offer(spells={1: ["alms"], 0: ["exchange"]}, artifacts={0: ["counterspell"], 2: ["flying_carpet"]})
    play(match, (1, "cast alms"))
    assert asked(match) == ("window", 0)
    assert legal_moves(match) == ["pass", "use counterspell"]
    play(match, (0, "pass"))
    assert asked(match) == ("alms_pick", 1), "a Carpet is no answer here"


def test_7_6_at_a_bribe_others_can_only_counter() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="guard_room",
        guard=9,
        board={"guard_room": [(1, 4)]},
        treasure={1: "6c", 0: "1p"},
        spells={1: ["alms"], 0: ["exchange"]},
        artifacts={0: ["counterspell"], 2: ["flying_carpet"]},
    )
    play(match, (0, "pass"), (1, "pass"), (2, "pass"), (1, "cast alms"))
    assert asked(match) == ("window", 0)
    assert legal_moves(match) == ["pass", "use counterspell"]
    play(match, (0, "use counterspell"))
    assert asked(match) == ("bribe_guard", 1), "the question is put again all the same"
    assert sum(units_of(match, 1)) == 6


@pytest.mark.parametrize("spell", ["alms", "exchange"])
def test_7_6_a_countered_spell_brings_back_the_offer(spell: str) -> None:
    match = offer(spells={1: [spell]}, artifacts={0: ["counterspell"]})
    play(match, (1, f"cast {spell}"), (0, "use counterspell"))
    assert asked(match) == ("buy_artifact", 1)
    assert legal_moves(match) == ["decline", "buy"]


def test_7_6_abracadabra_pays_declares_polls_takes_and_finishes() -> None:
    match = offer(spells={1: ["abracadabra"]}, artifacts={0: ["counterspell"]})
    play(match, (1, "buy_with_abracadabra"))
    assert sum(units_of(match, 1)) == 1, "paid"
    assert match.view(0)["window"]["batch"] == [{"seat": 1, "item": "abracadabra", "cancelled": False}]
    assert asked(match) == ("window", 0)
    play(match, (0, "pass"))
    assert asked(match) == ("abracadabra_pick", 1)
    play(match, (1, "pick 1"))
    assert asked(match) == ("buy_artifact", 2)
    assert match.view(2)["window"]["space"] == "room_2", "no further offer in room 1"
    order = ["artifact_paid", "spell_cast", "took_a_hidden_one"]
    assert [event.kind for event in match.log if event.kind in order] == order


def test_7_6_a_countered_abracadabra_leaves_the_purchase() -> None:
    match = offer(spells={1: ["abracadabra"]}, artifacts={0: ["counterspell"]})
    on_sale = match.view(None)["rooms"][0]["on_sale"]
    play(match, (1, "buy_with_abracadabra"), (0, "use counterspell"))
    assert told(match, "artifact_bought") == [{"seat": 1, "room": "room_1", "artifact": on_sale}]
    assert sum(units_of(match, 1)) == 1
    assert asked(match) == ("buy_artifact", 2)
    assert match.view(2)["window"]["space"] == "room_2"


def test_7_6_at_an_offer_a_counterspell_can_be_borrowed() -> None:
    match = offer(
        spells={1: ["alms"], 2: ["borrow"]}, artifacts={0: ["counterspell"]}, used={0: ["counterspell"]}, first=0
    )
    play(match, (1, "cast alms"))
    assert asked(match) == ("window", 2)
    assert legal_moves(match) == ["pass", "cast borrow"]
    play(match, (2, "cast borrow"))
    assert told(match, "spell_countered_by_loan") == [{"seat": 2, "spell": "alms", "caster": 1}]
    assert asked(match) == ("buy_artifact", 1)
    assert sum(units_of(match, 1)) == 5


# Borrow.


def loan(first: int, **words: object) -> Match:
    """Dan's Counterspell lies used in front of his screen; Ben can borrow it against Anna's spell."""
    words = {"spells": {0: ["last_shall_be_first"], 1: ["borrow"]}, "artifacts": {3: ["counterspell"]}, **words}
    match = scenario("dragons", players=4, first=first, at="market", used={3: ["counterspell"]}, **words)
    return play(match, (0, "cast last_shall_be_first"))


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_7_6_a_borrowed_counterspell_acts_before_every_other_effect(first: int) -> None:
    match = play(loan(first), (1, "cast borrow"))
    assert told(match, "artifact_borrowed_against") == [
        {"seat": 1, "owner": 3, "artifact": "counterspell", "spell": "last_shall_be_first"}
    ]
    assert told(match, "spell_countered_by_loan") == [{"seat": 1, "spell": "last_shall_be_first", "caster": 0}]
    assert told(match, "last_are_first") == []


def test_7_6_a_borrowed_counterspell_waits_until_the_batch_closes() -> None:
    match = loan(0, spells={0: ["last_shall_be_first"], 1: ["borrow"], 2: ["alms"]})
    play(match, (1, "cast borrow"))
    assert asked(match) == ("window", 2)
    assert told(match, "spell_countered_by_loan") == []
    assert [row["cancelled"] for row in match.position()["window"]["batch"]] == [False, False]
    play(match, (2, "pass"))
    assert told(match, "spell_countered_by_loan") != []


def test_7_6_borrow_itself_can_be_countered() -> None:
    match = loan(0, artifacts={3: ["counterspell"], 2: ["counterspell"]})
    play(match, (1, "cast borrow"), (2, "use counterspell"), (2, "against borrow"))
    assert told(match, "spell_countered_by_loan") == []
    assert told(match, "last_are_first") == [{"seat": 0}]


def test_7_6_a_borrowed_counterspell_may_come_too_late() -> None:
    match = loan(0, artifacts={3: ["counterspell"], 2: ["counterspell"]})
    play(match, (1, "cast borrow"), (2, "use counterspell"), (2, "against last_shall_be_first"))
    assert told(match, "borrowed_counterspell_too_late") == [{"seat": 1, "spell": "last_shall_be_first"}]
    assert told(match, "last_are_first") == []


def test_7_6_a_borrowed_counterspell_is_not_for_ones_own_spell() -> None:
    match = loan(0, spells={0: ["last_shall_be_first"], 1: ["borrow", "alms"]})
    play(match, (1, "cast alms"), (1, "cast borrow"))
    (data,) = told(match, "artifact_borrowed_against")
    assert data["spell"] == "last_shall_be_first"


def test_7_6_only_what_has_been_used_can_be_borrowed() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="market",
        spells={0: ["alms"], 1: ["borrow", "offering"]},
        artifacts={2: ["flying_carpet", "counterspell"]},
    )
    play(match, (0, "cast alms"))
    assert legal_moves(match) == ["pass", "cast offering"]
    found = refusal(match, 1, "cast borrow")
    assert found is not None
    assert (found.code, found.clause) == ("not_castable", "dragons 6.4.11")


def test_7_6_what_was_declared_in_the_same_batch_can_be_borrowed() -> None:
    """Cora's own Counterspell, just declared against Anna's first spell, is borrowed against her second."""
    match = scenario(
        "dragons",
        players=3,
        at="market",
        board={"caravanserai": [(0, 2)]},
        spells={0: ["alms", "last_shall_be_first"], 1: ["borrow"]},
        artifacts={2: ["counterspell"]},
    )
    play(match, (0, "cast alms"), (2, "use counterspell"), (0, "cast last_shall_be_first"), (1, "cast borrow"))
    assert told(match, "spell_countered") == [{"seat": 2, "spell": "alms", "caster": 0}]
    assert told(match, "spell_countered_by_loan") == [{"seat": 1, "spell": "last_shall_be_first", "caster": 0}]
    assert match.view(None)["screens"][1]["uses_left"] == 0, "only the lamp"
    assert match.position()["players"][1]["used"]["counterspell"] == 0
