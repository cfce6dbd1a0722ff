"""A Counterspell of one's own acts the moment it is declared."""

from __future__ import annotations

import pytest

from serai.testing import play, refusal, scenario
from tests.games.dragons.look import units_of
from tests.games.look import asked, legal_moves, told


@pytest.mark.parametrize("first", [0, 1, 2])
def test_7_4_4_it_acts_at_once_whatever_the_seats(first: int) -> None:
    match = scenario(
        "dragons",
        players=3,
        first=first,
        at="market",
        spells={0: ["last_shall_be_first", "alms"]},
        artifacts={2: ["counterspell"]},
    )
    play(match, (0, "cast last_shall_be_first"), (2, "use counterspell"))
    assert told(match, "spell_countered") == [{"seat": 2, "spell": "last_shall_be_first", "caster": 0}]
    assert match.position()["used_spells"] == ["last_shall_be_first"]
    assert asked(match) == ("window", 0), "the batch is still open"
    play(match, (0, "pass"), (0, "pass"))
    assert told(match, "last_are_first") == []


def test_7_4_4_nothing_can_answer_it() -> None:
    """Another Counterspell finds no spell that is left, and a Counterspell is none."""
    match = scenario(
        "dragons",
        players=4,
        at="market",
        spells={0: ["alms", "offering"]},
        artifacts={1: ["counterspell"], 2: ["counterspell"]},
    )
    play(match, (0, "cast alms"), (1, "use counterspell"))
    assert asked(match) == ("window", 0), "seat 2 is not asked"
    play(match, (0, "cast offering"))
    assert asked(match) == ("window", 2)
    play(match, (2, "use counterspell"))
    assert [data["spell"] for data in told(match, "spell_countered")] == ["alms", "offering"]


def test_7_4_4_other_items_stay() -> None:
    match = scenario(
        "dragons",
        players=4,
        at="market",
        spells={0: ["alms"], 1: ["last_shall_be_first"]},
        artifacts={2: ["counterspell"]},
    )
    play(match, (0, "cast alms"), (1, "cast last_shall_be_first"), (2, "use counterspell"), (2, "against alms"))
    assert told(match, "last_are_first") == [{"seat": 1}]
    assert sum(units_of(match, 0)) == 0


def test_7_4_4_the_target_is_chosen_among_the_spells_of_others() -> None:
    match = scenario(
        "dragons",
        players=4,
        at="market",
        spells={0: ["alms"], 1: ["offering"], 2: ["sacrifice"]},
        artifacts={2: ["counterspell"], 3: ["flying_carpet"]},
        this_round={"djinn": 2},
    )
    play(match, (0, "cast alms"), (1, "cast offering"), (2, "cast sacrifice"), (3, "use flying_carpet"))
    play(match, (2, "use counterspell"))
    assert legal_moves(match) == ["against alms", "against offering"]
    found = refusal(match, 2, "against sacrifice")
    assert found is not None
    assert (found.code, found.clause) == ("your_own_spell", "dragons 6.2.2")


def test_7_4_4_the_poll_goes_on_after_it() -> None:
    match = scenario(
        "dragons", players=4, at="market", spells={0: ["alms"], 2: ["offering"]}, artifacts={1: ["counterspell"]}
    )
    play(match, (0, "cast alms"), (1, "use counterspell"))
    assert asked(match) == ("window", 2)
    assert legal_moves(match) == ["pass", "cast offering"]
