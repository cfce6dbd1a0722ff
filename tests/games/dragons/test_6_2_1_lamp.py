"""Rules section 6.2.1: the lamp lights with the first spell of the round and then serves for all of them."""

from __future__ import annotations

import pytest

from serai import BadMove
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import screen
from tests.games.look import legal_moves, reason, told

INN = {"caravanserai": [(0, 5), (1, 9)]}


def test_6_2_1_the_first_spell_lights_it_and_costs_a_use() -> None:
    match = scenario("dragons", spells={0: ["offering"]})
    assert (screen(match, 0)["uses_left"], screen(match, 0)["lamp_lit"]) == (1, False)
    play(match, (0, "cast offering"))
    assert told(match, "lamp_lit") == [{"seat": 0}]
    assert (screen(match, 0)["uses_left"], screen(match, 0)["lamp_lit"]) == (0, True)
    assert screen(match, 0)["in_front"] == ["lamp"]


def test_6_2_1_any_number_of_further_spells_costs_nothing() -> None:
    match = scenario("dragons", spells={0: ["offering", "sacrifice", "alms"]})
    play(match, (0, "cast offering"), (0, "cast sacrifice"), (0, "pass"), (0, "cast alms"), (0, "take crown 3"))
    assert len(events(match, "lamp_lit")) == 1
    assert screen(match, 0)["uses_left"] == 0
    assert match.position()["used_spells"] == ["alms", "offering", "sacrifice"]


def test_6_2_1_lighting_it_is_no_move_of_its_own() -> None:
    match = scenario("dragons", at="caravanserai", board=INN, spells={0: ["alms"]})
    assert legal_moves(match) == ["pass", "cast alms"]
    with pytest.raises(BadMove):
        match.parse("use lamp")


def test_6_2_1_without_a_use_left_it_stays_dark() -> None:
    match = scenario("dragons", spells={0: ["alms"]}, artifacts={0: ["counterspell"]}, used={0: ["counterspell"]})
    assert reason(match, 0, "cast alms") == ("lamp_cannot_be_lit", "dragons 6.3.1", {"spell": "alms"})


def test_6_2_1_the_djinns_second_use_can_light_it() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board=INN,
        spells={0: ["alms"]},
        artifacts={0: ["key"]},
        used={0: ["key"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "cast alms"), (0, "take crown 3"))
    assert screen(match, 0)["in_front"] == ["lamp", "key"]


def test_6_2_1_a_countered_spell_has_lit_it_all_the_same() -> None:
    match = scenario("dragons", spells={0: ["alms", "offering"]}, artifacts={1: ["counterspell"]})
    play(match, (0, "cast alms"), (1, "use counterspell"))
    assert screen(match, 0)["lamp_lit"] is True
    assert refusal(match, 0, "cast offering") is None


def test_6_2_1_it_goes_out_at_clean_up() -> None:
    match = scenario("dragons", at="clean_up", spells={0: ["alms", "offering"]}, used={0: ["lamp"]})
    play(match, (0, "pass"), (0, "pass"))
    assert (match.position()["round"], match.decision.question) == (2, "place_token")
    assert screen(match, 0)["lamp_lit"] is False
    play(match, (0, "cast offering"))
    assert [entry.data["seat"] for entry in events(match, "lamp_lit")] == [0]
