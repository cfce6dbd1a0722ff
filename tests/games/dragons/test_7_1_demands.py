"""What the rulebook asks of timing."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import pieces_on, units_of
from tests.games.look import asked, legal_moves, told


@pytest.mark.parametrize("moment", ["start", "placement", "cave_red", "market", "guard_room", "room_2", "clean_up"])
def test_7_1_a_spell_is_not_tied_to_a_step(moment: str) -> None:
    match = scenario("dragons", players=3, at=moment, spells={0: ["alms"]})
    play(match, (0, "cast alms"), (0, "take crown 3"))
    assert sum(units_of(match, 0)) == 3


def test_7_1_answers_may_be_answered() -> None:
    """Ben answers Anna's spell, Cora Ben's, Anna Cora's."""
    match = scenario(
        "dragons",
        players=3,
        at="market",
        spells={0: ["alms", "sacrifice"], 1: ["offering"], 2: ["last_shall_be_first"]},
    )
    play(match, (0, "cast alms"), (1, "cast offering"), (2, "cast last_shall_be_first"), (0, "cast sacrifice"))
    declared = [event.data["spell"] for event in events(match, "spell_cast")]
    assert declared == ["alms", "offering", "last_shall_be_first", "sacrifice"]
    play(match, (0, "take crown 3"))
    assert told(match, "last_are_first") == [{"seat": 2}]
    assert sum(units_of(match, 0)) == 0, "Sacrifice took what Alms had given"


@pytest.mark.parametrize("first", [0, 1, 2])
def test_7_1_everything_takes_effect_in_turn_order(first: int) -> None:
    """All three fly in at the market, whoever declared first."""
    carpets = {seat: ["flying_carpet"] for seat in range(3)}
    match = scenario("dragons", players=3, first=first, at="market", artifacts=carpets, treasure={first: "1c"})
    last = (first + 2) % 3
    play(match, (first, "pass"), ((first + 1) % 3, "pass"), (last, "use flying_carpet"), (first, "use flying_carpet"))
    play(match, ((first + 1) % 3, "use flying_carpet"))
    landed = [data["seat"] for data in told(match, "carpet_landed")]
    assert landed == [first, (first + 1) % 3, last]


def test_7_1_of_several_who_want_to_act_the_earlier_is_asked_first() -> None:
    match = scenario(
        "dragons", players=3, first=2, at="market", spells={0: ["alms"], 1: ["offering"], 2: ["sacrifice"]}
    )
    for seat in (2, 0, 1):
        assert asked(match) == ("window", seat)
        play(match, (seat, "pass"))


def test_7_1_having_done_nothing_one_may_still_react() -> None:
    carpets = {0: ["flying_carpet"], 1: ["flying_carpet"]}
    match = scenario("dragons", players=3, at="market", board={"market": [(0, 7), (1, 7)]}, artifacts=carpets)
    play(match, (0, "pass"), (1, "use flying_carpet"))
    assert asked(match) == ("window", 0)


@pytest.mark.parametrize(
    ("spells", "safe"), [(["second_chance", "lunar_eclipse"], True), (["lunar_eclipse", "second_chance"], False)]
)
def test_7_1_ones_own_sequence_counts(spells: list[str], safe: bool) -> None:
    match = scenario(
        "dragons",
        players=3,
        at="djinn",
        board={"djinn": [(0, 9)], "caravanserai": [(1, 2)]},
        spells={0: spells},
        treasure={0: "1c"},
    )
    targets = {"second_chance": "space market", "lunar_eclipse": "space djinn"}
    for spell in spells:
        play(match, (0, f"cast {spell}"), (0, targets[spell]))
    assert (pieces_on(match, "market") == [(0, 9)]) is safe


def test_7_1_some_items_have_their_own_moment() -> None:
    """Smuggling follows the last cave, Dragon's Return belongs to scoring: neither can be cast at a placement turn."""
    match = scenario(
        "dragons", players=3, spells={0: ["smuggling", "dragon_return", "spy"]}, caves={"cave_red": "4"}, board={}
    )
    assert "cast spy" in legal_moves(match)
    for spell in ("smuggling", "dragon_return"):
        found = refusal(match, 0, f"cast {spell}")
        assert found is not None
        assert (found.code, found.clause, found.numbers) == ("not_in_this_window", "dragons 7.3", {"item": spell})
