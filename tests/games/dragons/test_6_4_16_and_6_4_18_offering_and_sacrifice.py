"""Rules sections 6.4.16 and 6.4.18: Offering takes five units from everybody, Sacrifice seven."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import treasure_of
from tests.games.dragons.table import carry_out, when_asked
from tests.games.look import asked, reason


class Levy(NamedTuple):
    spell: str
    units: int


OFFERING, SACRIFICE = Levy("offering", 5), Levy("sacrifice", 7)
either = pytest.mark.parametrize("levy", [OFFERING, SACRIFICE], ids=["offering", "sacrifice"])


def market(levy: Levy, **words: object) -> Match:
    """Seat 1 holds the spell, and Alms so that the window goes on."""
    treasure = {0: "9c 9p", 1: "4g", 2: f"{levy.units}u"}
    given: dict[str, object] = {"at": "market", "treasure": treasure, "spells": {1: [levy.spell, "alms"]}}
    return scenario("dragons", **{**given, **words})


def cast(levy: Levy, **words: object) -> Match:
    return carry_out(market(levy, **words), 1, f"cast {levy.spell}")


# When it can be cast


@either
@pytest.mark.parametrize("at", ["start", "placement", "cave_red", "market", "guard_room", "room_1", "clean_up"])
def test_6_4_16_and_6_4_18_castable_at_any_time(at: str, levy: Levy) -> None:
    match = scenario("dragons", at=at, spells={0: [levy.spell]})
    assert refusal(match, 0, f"cast {levy.spell}") is None


@either
def test_6_4_16_and_6_4_18_castable_even_if_nobody_has_any_treasure(levy: Levy) -> None:
    match = cast(levy, treasure={})
    assert match.position()["used_spells"] == [levy.spell]
    assert events(match, "treasures_returned") == events(match, "all_treasures_returned") == []


@either
def test_6_4_16_and_6_4_18_at_the_city_gate_only_as_an_answer(levy: Levy) -> None:
    hands = {0: ["smuggling"], 1: [levy.spell]}
    match = scenario("dragons", at="citygate", treasure={0: f"{levy.units + 1}c"}, spells=hands)
    play(match, (0, "cast smuggling"), (1, f"cast {levy.spell}"))
    assert treasure_of(match, 0) == {"crown": 1}


@either
@pytest.mark.parametrize("at", ["guard_room", "room_1"])
def test_6_4_16_and_6_4_18_not_at_a_bribe_or_an_offer(at: str, levy: Levy) -> None:
    match = scenario("dragons", at=at, board={at: [(0, 4)]}, treasure={0: "4c"}, spells={0: [levy.spell]})
    play(match, (0, "pass"))
    assert match.decision.question in ("bribe_guard", "buy_artifact")
    assert reason(match, 0, f"cast {levy.spell}") == ("not_in_this_window", "dragons 7.3", {"item": levy.spell})


@either
def test_6_4_16_and_6_4_18_not_without_a_use_for_the_lamp(levy: Levy) -> None:
    match = scenario("dragons", spells={0: [levy.spell]}, artifacts={0: ["key"]}, used={0: ["key"]})
    assert reason(match, 0, f"cast {levy.spell}") == ("lamp_cannot_be_lit", "dragons 6.3.1", {"spell": levy.spell})


@either
def test_6_4_16_and_6_4_18_the_switch_bars_it_while_the_guard_room_is_scored(levy: Levy) -> None:
    match = market(levy, at="guard_room", spells_during_guard="forbidden", artifacts={1: ["flying_carpet"]})
    assert reason(match, 1, f"cast {levy.spell}") == ("no_spells_in_guard_room", "A-32", {"spell": levy.spell})


# What it does


@either
def test_6_4_16_and_6_4_18_a_player_returns_so_many_units_of_their_choice_to_the_bank(levy: Levy) -> None:
    match = cast(levy)
    assert asked(match) == ("return_treasures", 0)
    assert [move["amount"] for move in match.decision.moves] == list(range(levy.units + 1))
    bank = match.position()["bank"]
    play(match, (0, "give crown 2"))
    pearls = levy.units - 2
    assert treasure_of(match, 0) == {"crown": 7, "pearl": 9 - pearls}
    assert events(match, "treasures_returned")[0].data == {
        "seat": 0,
        "spell": levy.spell,
        "units": {"crown": 2, "pearl": pearls},
    }
    assert match.position()["bank"] == {
        **bank,
        "crown": bank["crown"] + 2,
        "pearl": bank["pearl"] + pearls,
        "gem": bank["gem"] + 4,
        "cup": bank["cup"] + levy.units,
    }


@either
@pytest.mark.parametrize(
    ("treasure", "units"), [("4g", {"gem": 4}), ("2g 2u", {"gem": 2, "cup": 2})], ids=["one kind", "two kinds"]
)
def test_6_4_16_and_6_4_18_with_fewer_one_returns_all_and_shows_it(
    treasure: str, units: dict[str, int], levy: Levy
) -> None:
    """The caster returns them too."""
    match = play(cast(levy, treasure={0: "9c 9p", 1: treasure}), (0, "give crown 2"))
    assert treasure_of(match, 1) == {}
    assert events(match, "all_treasures_returned")[0].data == {"seat": 1, "spell": levy.spell, "units": units}


@either
def test_6_4_16_and_6_4_18_with_exactly_so_many_one_returns_all_without_a_question(levy: Levy) -> None:
    match = play(cast(levy), (0, "give crown 2"))
    assert treasure_of(match, 2) == {}
    assert [entry.data["seat"] for entry in events(match, "treasures_returned")] == [0, 2]


@either
def test_6_4_16_and_6_4_18_a_single_kind_leaves_no_choice(levy: Levy) -> None:
    match = cast(levy, treasure={0: "9c", 1: "8g"})
    assert treasure_of(match, 0) == {"crown": 9 - levy.units}
    assert treasure_of(match, 1) == {"gem": 8 - levy.units}


@either
@pytest.mark.parametrize("order", [(2, 3, 0, 1), (3, 0, 1, 2)], ids=["after the first", "the caster last but one"])
def test_6_4_16_and_6_4_18_in_turn_order_the_caster_too(order: tuple[int, ...], levy: Levy) -> None:
    match = cast(levy, first=order[0], treasure=dict.fromkeys(range(4), f"{levy.units}c 1p"))
    for seat in order:
        play(match, (seat, f"give crown {levy.units - 1}"))
    assert [entry.data["seat"] for entry in events(match, "treasures_returned")] == list(order)
    assert [treasure_of(match, seat) for seat in range(4)] == [{"crown": 1}] * 4


@either
def test_6_4_16_and_6_4_18_neither_more_nor_less(levy: Levy) -> None:
    match = cast(levy, treasure={0: "9c 2p"})
    most, least = levy.units, levy.units - 2
    refused = {"treasure": "crown", "amount": most + 1, "most": most}
    assert reason(match, 0, f"give crown {most + 1}") == ("amount_too_large", "dragons 11", refused)
    refused = {"treasure": "crown", "amount": least - 1, "least": least}
    assert reason(match, 0, f"give crown {least - 1}") == ("amount_too_small", "dragons 11", refused)


@either
def test_6_4_16_and_6_4_18_who_has_nothing_is_not_asked(levy: Levy) -> None:
    match = play(cast(levy), (0, "give crown 2"))
    assert 3 not in [entry.data["seat"] for entry in match.log if entry.kind.endswith("treasures_returned")]


@either
def test_6_4_16_and_6_4_18_it_takes_what_is_there_when_it_takes_effect(levy: Levy) -> None:
    """Alms of an earlier player come first: with 3 units more there are just enough."""
    match = market(levy, treasure={0: f"{levy.units - 3}c"}, spells={0: ["alms"], 1: [levy.spell]})
    when_asked(match, 0, "pass")
    play(match, (1, f"cast {levy.spell}"), (0, "cast alms"), (0, "take crown 3"))
    assert events(match, "treasures_returned")[0].data["units"] == {"crown": levy.units}
    assert treasure_of(match, 0) == {}


@either
def test_6_4_16_and_6_4_18_in_a_room_it_may_make_a_buyer_unable_to_pay(levy: Levy) -> None:
    match = market(levy, at="room_1", board={"room_1": [(0, 9)]}, treasure={0: "9c"}, spells={1: [levy.spell]})
    play(match, (1, f"cast {levy.spell}"))
    assert events(match, "artifact_declined")[0].data["seats"] == [0]


def test_6_4_18_together_with_offering_the_earlier_player_goes_first() -> None:
    match = market(SACRIFICE, treasure={0: "9c", 2: "9p"}, spells={0: ["offering"], 1: ["sacrifice"], 3: ["alms"]})
    when_asked(match, 1, "cast sacrifice")
    carry_out(match, 0, "cast offering")
    told = [(entry.data["seat"], entry.data["spell"]) for entry in match.log if entry.kind.endswith("returned")]
    assert told == [(0, "offering"), (2, "offering"), (0, "sacrifice"), (2, "sacrifice")]
    assert treasure_of(match, 0) == {}


@either
def test_6_4_16_and_6_4_18_cancelled_nobody_pays(levy: Levy) -> None:
    match = market(levy, artifacts={2: ["counterspell"]})
    when_asked(match, 1, f"cast {levy.spell}")
    carry_out(match, 2, "use counterspell")
    assert treasure_of(match, 0) == {"crown": 9, "pearl": 9}
    assert match.position()["used_spells"] == [levy.spell]


@either
@pytest.mark.parametrize("units", [2, 3])
def test_6_4_16_and_6_4_18_a_setting_says_how_many(units: int, levy: Levy) -> None:
    match = cast(levy, **{f"{levy.spell}_units": units, "treasure": {0: "9c"}})
    assert treasure_of(match, 0) == {"crown": 9 - units}


@either
def test_6_4_16_and_6_4_18_with_an_unlimited_bank(levy: Levy) -> None:
    match = cast(levy, bank="unlimited", treasure={0: "9c"})
    assert treasure_of(match, 0) == {"crown": 9 - levy.units}
