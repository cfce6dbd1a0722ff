"""Rules section 6.4.5: Smuggling makes its caster present in every empty city place, as strong as the best rival."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import strengths
from tests.games.look import asked, legal_moves, told

OCCUPIED = {"tent": [(3, 1)], "djinn": [(3, 2)], "market": [(3, 4)]}


def at_the_gate(smuggler: int, board: dict[str, list[tuple[int, int | str]]], **words: object) -> Match:
    return scenario("dragons", at="citygate", board=board, **{"spells": {smuggler: ["smuggling"]}, **words})


def test_6_4_5_present_in_every_empty_city_place() -> None:
    match = at_the_gate(2, {"tent": [(0, 1)], "market": [(1, 9)]})
    play(match, (2, "cast smuggling"))
    assert told(match, "smuggled_in") == [{"seat": 2, "spaces": ["djinn", "caravanserai"]}]
    assert [seen["smuggler"] for seen in match.view(None)["spaces"][5:9]] == [None, 2, None, 2]


def test_6_4_5_alone_there_the_smuggler_is_first() -> None:
    match = at_the_gate(2, OCCUPIED)
    play(match, (2, "cast smuggling"), (3, "keep " + match.position()["spell_deck"][0]))
    assert asked(match) == ("choose_first_player", 2)
    assert strengths(match, "caravanserai") == {"2": 3}


def test_6_4_5_in_all_four_places_every_privilege_is_won() -> None:
    match = at_the_gate(2, {}, spell_top=["alms", "spy"], treasure={2: "1c"})
    play(match, (2, "cast smuggling"), (2, "keep spy"))
    assert match.position()["this_round"]["djinn"] == 2
    assert match.decision.question == "market_trade"
    play(match, (2, "decline"))
    assert asked(match) == ("choose_first_player", 2)


@pytest.mark.parametrize(("smuggler", "rival", "first"), [(0, 1, 0), (1, 0, 0), (2, 1, 1)])
def test_6_4_5_a_rivals_carpet_ties_and_turn_order_decides(smuggler: int, rival: int, first: int) -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board=OCCUPIED,
        artifacts={rival: ["flying_carpet"]},
        this_round={"smuggler": smuggler, "smuggled": ["caravanserai"]},
    )
    play(match, (rival, "use flying_carpet"))
    assert strengths(match, "caravanserai") == {str(smuggler): 3, str(rival): 3}
    assert match.decision.seat == first


@pytest.mark.parametrize(("value", "winner"), [(1, 0), (2, 0), (4, 1), (9, 1)])
def test_6_4_5_with_the_switch_a_token_moved_in_beats_it_from_4_on(value: int, winner: int) -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        smuggling_strength="3",
        board={"market": [(1, value)]},
        spells={1: ["second_chance"]},
        this_round={"smuggler": 0, "smuggled": ["caravanserai"]},
    )
    play(match, (1, "cast second_chance"), (1, "space caravanserai"))
    assert match.decision.seat == winner


@pytest.mark.parametrize(("smuggler", "winner"), [(0, 0), (2, 1)])
def test_6_4_5_the_smuggler_ties_with_the_best_rival(smuggler: int, winner: int) -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"market": [(1, 9)]},
        spells={1: ["second_chance"]},
        this_round={"smuggler": smuggler, "smuggled": ["caravanserai"]},
    )
    play(match, (1, "cast second_chance"), (1, "space caravanserai"))
    assert strengths(match, "caravanserai") == {str(smuggler): 9, "1": 9}
    assert match.decision.seat == winner


@pytest.mark.parametrize("switch", ["3", "ties_with_all"])
def test_6_4_5_alone_the_strength_is_3_with_either_switch(switch: str) -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        smuggling_strength=switch,
        this_round={"smuggler": 1, "smuggled": ["caravanserai"]},
    )
    assert strengths(match, "caravanserai") == {"1": 3}


def test_6_4_5_a_carpet_of_ones_own_comes_on_top() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        artifacts={1: ["flying_carpet"]},
        this_round={"smuggler": 1, "smuggled": ["caravanserai"]},
    )
    play(match, (1, "use flying_carpet"))
    assert strengths(match, "caravanserai") == {"1": 6}


def test_6_4_5_it_is_no_token_for_double_eclipse_eye_or_teleportation() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        artifacts={1: ["astral_double"]},
        spells={0: ["lunar_eclipse", "eye_for_an_eye", "teleportation", "alms"], 1: ["second_chance", "offering"]},
        this_round={"smuggler": 1, "smuggled": ["caravanserai"]},
    )
    assert legal_moves(match) == ["pass", "cast alms"]
    play(match, (0, "pass"))
    assert legal_moves(match) == ["pass", "cast offering"]


def test_6_4_5_an_eclipse_takes_a_carpet_and_leaves_the_smuggler() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(0, "carpet")]},
        spells={2: ["lunar_eclipse"]},
        this_round={"smuggler": 1, "smuggled": ["caravanserai"]},
    )
    play(match, (2, "cast lunar_eclipse"))
    assert strengths(match, "caravanserai") == {"1": 3}


@pytest.mark.parametrize("moment", ["start", "cave_gold", "tent", "market", "guard_room", "clean_up"])
def test_6_4_5_only_directly_after_the_last_cave(moment: str) -> None:
    match = scenario("dragons", at=moment, spells={0: ["smuggling", "alms"]})
    assert refusal(match, 0, "cast smuggling").code == "not_in_this_window"


def test_6_4_5_not_at_a_placement_turn() -> None:
    match = scenario("dragons", spells={0: ["smuggling"]})
    assert refusal(match, 0, "cast smuggling").code == "not_in_this_window"


def test_6_4_5_after_the_gold_cave_its_holder_is_asked() -> None:
    match = scenario("dragons", at="cave_gold", spells={2: ["smuggling"]}, board=OCCUPIED)
    assert asked(match) == ("window", 2)
    assert match.view(2)["window"]["window"] == "citygate"


def test_6_4_5_not_castable_when_every_city_place_holds_a_piece() -> None:
    match = at_the_gate(2, {**OCCUPIED, "caravanserai": [(0, 9)]}, spell_top=["alms", "spy"])
    assert match.decision.question == "tent_keep"
    assert match.position()["players"][2]["spells"] == ["smuggling"]


def test_6_4_5_a_place_filled_by_then_is_not_smuggled_into() -> None:
    """Seat 0 answers and acts first: its token stands at the caravanserai when the smuggler comes."""
    match = at_the_gate(1, {"cave_red": [(0, 2)], "tent": [(3, 1)]}, spells={0: ["second_chance"], 1: ["smuggling"]})
    play(match, (1, "cast smuggling"), (0, "cast second_chance"), (0, "space caravanserai"))
    assert told(match, "smuggled_in") == [{"seat": 1, "spaces": ["djinn", "market"]}]


def test_6_4_5_a_place_emptied_by_then_is() -> None:
    match = at_the_gate(1, OCCUPIED, spells={0: ["solar_eclipse"], 1: ["smuggling"]})
    play(match, (1, "cast smuggling"), (0, "cast solar_eclipse"), (0, "space market"))
    assert told(match, "smuggled_in") == [{"seat": 1, "spaces": ["market", "caravanserai"]}]


def test_6_4_5_a_token_that_comes_later_does_not_drive_the_smuggler_out() -> None:
    match = at_the_gate(0, {"cave_red": [(1, 2)], **OCCUPIED}, spells={0: ["smuggling"], 1: ["second_chance"]})
    play(match, (0, "cast smuggling"), (1, "cast second_chance"), (1, "space caravanserai"))
    assert told(match, "smuggled_in") == [{"seat": 0, "spaces": ["caravanserai"]}]
    play(match, (3, "keep " + match.position()["drawn"][0]))
    assert strengths(match, "caravanserai") == {"0": 3, "1": 2}


def test_6_4_5_no_place_is_empty_any_more_the_spell_is_spent_in_vain() -> None:
    match = at_the_gate(1, {"cave_red": [(0, 2)], **OCCUPIED}, spells={0: ["second_chance"], 1: ["smuggling"]})
    play(match, (1, "cast smuggling"), (0, "cast second_chance"), (0, "space caravanserai"))
    assert events(match, "spell_without_effect")[0].data == {"seat": 1, "spell": "smuggling"}
    assert match.position()["this_round"]["smuggler"] is None


def test_6_4_5_a_sealed_place_may_be_smuggled_into() -> None:
    match = at_the_gate(2, OCCUPIED, this_round={"sealed": ["caravanserai"]})
    play(match, (2, "cast smuggling"))
    assert told(match, "smuggled_in") == [{"seat": 2, "spaces": ["caravanserai"]}]


def test_6_4_5_countered_nobody_is_smuggled_in() -> None:
    match = at_the_gate(2, OCCUPIED, artifacts={0: ["counterspell"]})
    play(match, (2, "cast smuggling"), (0, "use counterspell"))
    assert told(match, "smuggled_in") == []


def test_6_4_5_it_ends_at_clean_up() -> None:
    match = scenario("dragons", at="clean_up", this_round={"smuggler": 1, "smuggled": ["djinn", "caravanserai"]})
    assert match.position()["this_round"]["smuggler"] is None
    assert match.position()["this_round"]["smuggled"] == []
