"""Rules section 6.4.18: Sacrifice takes seven units from everybody."""

from __future__ import annotations

from functools import partial

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import treasure_of
from tests.games.dragons.table import carry_out, when_asked
from tests.games.look import asked, reason

UNITS = 7
SPELL = "sacrifice"

# Seat 1 holds the spell, and Alms so that the window goes on.
market = partial(
    scenario, "dragons", at="market", treasure={0: "9c 9p", 1: "4g", 2: f"{UNITS}u"}, spells={1: [SPELL, "alms"]}
)


def cast(match: Match) -> Match:
    return carry_out(match, 1, f"cast {SPELL}")


@pytest.mark.parametrize("at", ["start", "placement", "cave_red", "market", "guard_room", "room_1", "clean_up"])
def test_6_4_18_castable_at_any_time(at: str) -> None:
    match = scenario("dragons", at=at, spells={0: [SPELL]})
    assert refusal(match, 0, f"cast {SPELL}") is None


def test_6_4_18_castable_even_if_nobody_has_any_treasure() -> None:
    match = cast(market(treasure={}))
    assert match.position()["used_spells"] == [SPELL]
    assert events(match, "treasures_returned") == events(match, "all_treasures_returned") == []


def test_6_4_18_at_the_city_gate_only_as_an_answer() -> None:
    match = scenario("dragons", at="citygate", treasure={0: "8c"}, spells={0: ["smuggling"], 1: [SPELL]})
    play(match, (0, "cast smuggling"), (1, f"cast {SPELL}"))
    assert treasure_of(match, 0) == {"crown": 1}


@pytest.mark.parametrize("at", ["guard_room", "room_1"])
def test_6_4_18_not_at_a_bribe_or_an_offer(at: str) -> None:
    match = scenario("dragons", at=at, board={at: [(0, 4)]}, treasure={0: "4c"}, spells={0: [SPELL]})
    play(match, (0, "pass"))
    assert match.decision.question in ("bribe_guard", "buy_artifact")
    assert reason(match, 0, f"cast {SPELL}") == ("not_in_this_window", "dragons 7.3", {"item": SPELL})


def test_6_4_18_a_player_returns_seven_units_of_their_choice() -> None:
    match = cast(market())
    assert asked(match) == ("return_treasures", 0)
    assert [move["amount"] for move in match.decision.moves] == list(range(8))
    play(match, (0, "give crown 3"))
    assert treasure_of(match, 0) == {"crown": 6, "pearl": 5}
    assert match.position()["bank"]["crown"] == 23
    assert events(match, "treasures_returned")[0].data == {
        "seat": 0,
        "spell": "sacrifice",
        "units": {"crown": 3, "pearl": 4},
    }


def test_6_4_18_with_fewer_one_returns_all_and_shows_it() -> None:
    match = play(cast(market(treasure={0: "9c 9p", 1: "2g 4u"})), (0, "give crown 7"))
    assert treasure_of(match, 1) == {}
    assert events(match, "all_treasures_returned")[0].data == {
        "seat": 1,
        "spell": "sacrifice",
        "units": {"gem": 2, "cup": 4},
    }


def test_6_4_18_with_exactly_seven_one_returns_all_without_a_question() -> None:
    match = play(cast(market()), (0, "give crown 7"))
    assert treasure_of(match, 2) == {}
    assert [entry.data["seat"] for entry in events(match, "treasures_returned")] == [0, 2]


def test_6_4_18_in_turn_order_the_caster_too() -> None:
    match = cast(market(first=3, treasure=dict.fromkeys(range(4), "7c 1p")))
    for seat in (3, 0, 1, 2):
        play(match, (seat, "give crown 6"))
    assert [entry.data["seat"] for entry in events(match, "treasures_returned")] == [3, 0, 1, 2]
    assert treasure_of(match, 1) == {"crown": 1}


def test_6_4_18_neither_more_nor_less_than_seven() -> None:
    match = cast(market(treasure={0: "9c 2p"}))
    refused = {"treasure": "crown", "amount": 8, "most": 7}
    assert reason(match, 0, "give crown 8") == ("amount_too_large", "dragons 11", refused)
    refused = {"treasure": "crown", "amount": 4, "least": 5}
    assert reason(match, 0, "give crown 4") == ("amount_too_small", "dragons 11", refused)


def test_6_4_18_together_with_offering_the_earlier_player_goes_first() -> None:
    match = market(treasure={0: "9c", 2: "9p"}, spells={0: ["offering"], 1: [SPELL], 3: ["alms"]})
    when_asked(match, 1, f"cast {SPELL}")
    carry_out(match, 0, "cast offering")
    told = [(entry.data["seat"], entry.data["spell"]) for entry in match.log if entry.kind.endswith("returned")]
    assert told == [(0, "offering"), (2, "offering"), (0, "sacrifice"), (2, "sacrifice")]
    assert treasure_of(match, 0) == {}


def test_6_4_18_cancelled_nobody_pays() -> None:
    match = market(artifacts={2: ["counterspell"]})
    when_asked(match, 1, f"cast {SPELL}")
    carry_out(match, 2, "use counterspell")
    assert treasure_of(match, 0) == {"crown": 9, "pearl": 9}
    assert match.position()["used_spells"] == [SPELL]


def test_6_4_18_option_sets_the_number_of_units() -> None:
    match = cast(market(sacrifice_units=3, treasure={0: "9c"}))
    assert treasure_of(match, 0) == {"crown": 6}


def test_6_4_18_with_an_unlimited_bank() -> None:
    match = cast(market(bank="unlimited", treasure={0: "9c"}))
    assert treasure_of(match, 0) == {"crown": 2}
