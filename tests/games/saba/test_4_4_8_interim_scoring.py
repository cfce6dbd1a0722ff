"""Rules section 4.4.8: the interim scoring."""

from __future__ import annotations

from serai import Match
from serai.testing import play, scenario
from tests.games.look import asked, told
from tests.games.saba.look import BLUE, RED, YELLOW, player, sites


def scored(gardens: dict[int, int], **words: object) -> Match:
    given: dict[str, object] = {
        "players": 3,
        "step": "build",
        "stock": {BLUE: "1A 1S 1E"},
        "hand": {BLUE: ["res_gold"]},
        "sites": ["treasure_2", "pillar_1", "pillar_2"],
        "gardens": {number: {"value": 1, "figure": owner} for number, owner in gardens.items()},
    }
    return play(scenario("saba", **{**given, **words}), (BLUE, "take_special 1"))


def test_4_4_8_balconies_and_the_treasure_chamber_count() -> None:
    match = scored({1: BLUE, 2: BLUE, 3: RED}, treasure_chamber={RED: 1}, serail=[RED])
    assert told(match, "interim_points") == [{"seat": seat, "points": number} for seat, number in enumerate([2, 2, 0])]
    assert told(match, "interim_leader_by_serail") == [{"seat": RED, "points": 2}]
    assert player(match, RED)["treasure_chamber"] == 2


def test_4_4_8_the_serail_seat_counts_in_the_advanced_game() -> None:
    match = scored({1: BLUE, 2: BLUE, 3: RED, 4: RED}, mode="advanced", serail=[RED])
    assert told(match, "interim_leader") == [{"seat": RED, "points": 3}]


def test_4_4_8_the_leader_may_be_somebody_else() -> None:
    match = scored({1: YELLOW})
    assert player(match, YELLOW)["treasure_chamber"] == 1
    assert player(match, YELLOW)["figures"] == 6
    assert asked(match) == ("build", BLUE)


def test_4_4_8_a_leader_without_figures_in_supply_is_asked_out_of_turn() -> None:
    match = scored(dict.fromkeys(range(1, 8), RED), quarters={"mason": [RED]})
    assert asked(match) == ("figure_source", RED)
    play(match, (RED, "figure_source mason 1"))
    assert player(match, RED)["treasure_chamber"] == 1
    assert sites(match)[:2] == ["pillar_1", "pillar_2"]


def test_4_4_8_the_leader_may_decline() -> None:
    match = play(scored(dict.fromkeys(range(1, 8), RED), quarters={"mason": [RED]}), (RED, "none"))
    assert player(match, RED)["treasure_chamber"] == 0
    assert told(match, "figure_declined") == [{"seat": RED, "destination": "treasure_chamber"}]


def test_4_4_8_with_no_figure_at_all_nothing_is_placed() -> None:
    match = scored(dict.fromkeys(range(1, 9), RED))
    assert told(match, "no_figure_left") == [{"seat": RED, "destination": "treasure_chamber"}]
    assert asked(match) == ("build", BLUE)
