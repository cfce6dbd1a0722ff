"""Rules section 6.4.16: Offering takes five units from everybody."""

from __future__ import annotations

from functools import partial

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import treasure_of
from tests.games.dragons.table import carry_out, when_asked
from tests.games.look import asked, reason

UNITS = 5
SPELL = "offering"

# Seat 1 holds the spell, and Alms so that the window goes on.
market = partial(
    scenario, "dragons", at="market", treasure={0: "9c 9p", 1: "4g", 2: f"{UNITS}u"}, spells={1: [SPELL, "alms"]}
)


def cast(match: Match) -> Match:
    return carry_out(match, 1, f"cast {SPELL}")


# When it can be cast


@pytest.mark.parametrize("at", ["start", "placement", "cave_red", "market", "guard_room", "room_1", "clean_up"])
def test_6_4_16_castable_at_any_time(at: str) -> None:
    match = scenario("dragons", at=at, spells={0: [SPELL]})
    assert refusal(match, 0, f"cast {SPELL}") is None


def test_6_4_16_castable_even_if_nobody_has_any_treasure() -> None:
    match = cast(market(treasure={}))
    assert match.position()["used_spells"] == [SPELL]
    assert events(match, "treasures_returned") == events(match, "all_treasures_returned") == []


def test_6_4_16_at_the_city_gate_only_as_an_answer() -> None:
    match = scenario("dragons", at="citygate", treasure={0: "6c"}, spells={0: ["smuggling"], 1: [SPELL]})
    play(match, (0, "cast smuggling"), (1, f"cast {SPELL}"))
    assert treasure_of(match, 0) == {"crown": 1}


@pytest.mark.parametrize("at", ["guard_room", "room_1"])
def test_6_4_16_not_at_a_bribe_or_an_offer(at: str) -> None:
    match = scenario("dragons", at=at, board={at: [(0, 4)]}, treasure={0: "4c"}, spells={0: [SPELL]})
    play(match, (0, "pass"))
    assert match.decision.question in ("bribe_guard", "buy_artifact")
    assert reason(match, 0, f"cast {SPELL}") == ("not_in_this_window", "dragons 7.3", {"item": SPELL})


def test_6_4_16_not_without_a_use_for_the_lamp() -> None:
    match = scenario("dragons", spells={0: [SPELL]}, artifacts={0: ["key"]}, used={0: ["key"]})
    assert reason(match, 0, f"cast {SPELL}") == ("lamp_cannot_be_lit", "dragons 6.3.1", {"spell": SPELL})


def test_6_4_16_the_switch_bars_it_while_the_guard_room_is_scored() -> None:
    match = market(at="guard_room", spells_during_guard="forbidden", artifacts={1: ["flying_carpet"]})
    assert reason(match, 1, f"cast {SPELL}") == ("no_spells_in_guard_room", "A-32", {"spell": SPELL})


# What it does


def test_6_4_16_a_player_returns_five_units_of_their_choice() -> None:
    match = cast(market())
    assert asked(match) == ("return_treasures", 0)
    assert [move["amount"] for move in match.decision.moves] == [0, 1, 2, 3, 4, 5]
    play(match, (0, "give crown 2"))
    assert treasure_of(match, 0) == {"crown": 7, "pearl": 6}
    assert events(match, "treasures_returned")[0].data == {
        "seat": 0,
        "spell": "offering",
        "units": {"crown": 2, "pearl": 3},
    }


def test_6_4_16_the_units_go_to_the_bank() -> None:
    match = play(cast(market()), (0, "give crown 2"))
    assert match.position()["bank"] == {"crown": 22, "pearl": 23, "gem": 29, "cup": 29, "bar": 29}


def test_6_4_16_with_fewer_one_returns_all_and_shows_it() -> None:
    """The caster has 4 gems and returns them too."""
    match = play(cast(market()), (0, "give crown 2"))
    assert treasure_of(match, 1) == {}
    assert events(match, "all_treasures_returned")[0].data == {"seat": 1, "spell": "offering", "units": {"gem": 4}}


def test_6_4_16_with_exactly_five_one_returns_all_without_a_question() -> None:
    match = play(cast(market()), (0, "give crown 2"))
    assert treasure_of(match, 2) == {}
    assert [entry.data["seat"] for entry in events(match, "treasures_returned")] == [0, 2]


def test_6_4_16_a_single_kind_leaves_no_choice() -> None:
    match = cast(market(treasure={0: "9c", 1: "8g"}))
    assert treasure_of(match, 0) == {"crown": 4}
    assert treasure_of(match, 1) == {"gem": 3}


def test_6_4_16_in_turn_order_the_caster_too() -> None:
    match = cast(market(first=2, treasure=dict.fromkeys(range(4), "5c 1p")))
    for seat in (2, 3, 0, 1):
        play(match, (seat, "give crown 4"))
    assert [entry.data["seat"] for entry in events(match, "treasures_returned")] == [2, 3, 0, 1]
    assert treasure_of(match, 3) == {"crown": 1}


def test_6_4_16_neither_more_nor_less_than_five() -> None:
    match = cast(market(treasure={0: "9c 2p"}))
    refused = {"treasure": "crown", "amount": 6, "most": 5}
    assert reason(match, 0, "give crown 6") == ("amount_too_large", "dragons 11", refused)
    refused = {"treasure": "crown", "amount": 2, "least": 3}
    assert reason(match, 0, "give crown 2") == ("amount_too_small", "dragons 11", refused)


def test_6_4_16_who_has_nothing_is_not_asked() -> None:
    match = play(cast(market()), (0, "give crown 2"))
    assert 3 not in [entry.data["seat"] for entry in match.log if entry.kind.endswith("treasures_returned")]


def test_6_4_16_it_takes_what_is_there_when_it_takes_effect() -> None:
    """Alms of an earlier player come first: 2 and 3 units make five."""
    match = market(treasure={0: "2c"}, spells={0: ["alms"], 1: [SPELL]})
    when_asked(match, 0, "pass")
    play(match, (1, f"cast {SPELL}"), (0, "cast alms"), (0, "take crown 3"))
    assert events(match, "treasures_returned")[0].data["units"] == {"crown": 5}
    assert treasure_of(match, 0) == {}


def test_6_4_16_in_a_room_it_may_make_a_buyer_unable_to_pay() -> None:
    match = market(at="room_1", board={"room_1": [(0, 9)]}, treasure={0: "9c"}, spells={1: [SPELL]})
    play(match, (1, f"cast {SPELL}"))
    assert events(match, "artifact_declined")[0].data["seats"] == [0]


def test_6_4_16_cancelled_nobody_pays() -> None:
    match = market(artifacts={2: ["counterspell"]})
    when_asked(match, 1, f"cast {SPELL}")
    carry_out(match, 2, "use counterspell")
    assert treasure_of(match, 0) == {"crown": 9, "pearl": 9}
    assert match.position()["used_spells"] == [SPELL]


def test_6_4_16_option_sets_the_number_of_units() -> None:
    match = cast(market(offering_units=2, treasure={0: "9c"}))
    assert treasure_of(match, 0) == {"crown": 7}


def test_6_4_16_with_an_unlimited_bank() -> None:
    match = cast(market(bank="unlimited", treasure={0: "9c"}))
    assert treasure_of(match, 0) == {"crown": 4}
