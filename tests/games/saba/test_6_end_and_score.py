"""Rules section 6: the end of the game and the score."""

from __future__ import annotations

from functools import partial

from serai.testing import play, scenario
from tests.games.look import told
from tests.games.saba.look import BLUE, GREEN, RED, YELLOW, harbour, player, points, serail, sites, stock

# Only pillar 2 is left of the palace cards.
last_card = partial(
    scenario,
    "saba",
    players=2,
    step="build",
    stock={BLUE: "1A 2S 2E"},
    sites=["pillar_2"],
    building_deck=[],
    gardens={2: {"value": 2, "figure": RED}},
)


def test_6_the_last_build_ends_the_game_after_figure_and_marker() -> None:
    match = play(last_card(), (BLUE, "build 1"), (RED, "yes"))
    assert match.result is not None
    assert match.result.ending == "palace_done"
    assert points(match) == [1, 0]
    assert serail(match) == [RED]
    assert told(match, "all_palace_cards_gone") == [{}]


def test_6_the_last_removal_by_slot_2_ends_it_without_refilling_the_harbour() -> None:
    match = last_card(step="pre_harbour", harbour_cards={BLUE: [1, 2]}, harbour="A2|S2|G3|E4", stock={BLUE: ""})
    play(match, (BLUE, "choose_harbour harbour_b"))
    assert match.result is not None
    assert match.result.ending == "palace_done"
    assert stock(match, BLUE) == "2S"
    assert harbour(match) == "A2|S0|G3|E4"
    assert player(match, BLUE)["harbour_cards"] == [1, 2]


def test_6_no_card_is_turned_up_after_the_last_removal() -> None:
    match = last_card(
        step="pre_harbour",
        harbour_cards={BLUE: [1, 2]},
        sites=["treasure_1", "treasure_2", "pillar_2"],
        building_deck=["game_end"],
    )
    play(match, (BLUE, "choose_harbour harbour_b"))
    assert match.decision is None
    assert match.position()["building_deck"] == ["game_end"]
    assert sites(match) == ["treasure_1", "treasure_2"]


def test_6_a_card_that_becomes_unbuildable_can_be_the_last() -> None:
    match = last_card(
        sites=["fountain_2", "pillar_2"], gardens={2: {"value": 1, "figure": RED}}, stock={BLUE: "1A 2S 2E 1G"}
    )
    play(match, (BLUE, "build 2"), (RED, "no"))
    assert told(match, "card_no_longer_buildable") == [{"card": "fountain_2", "site": 1, "value": 3}]
    assert match.result is not None
    assert match.result.ending == "palace_done"


def test_6_the_game_end_card_ends_it() -> None:
    match = scenario("saba", step="build", sites=["game_end", "pillar_1", "pillar_2"])
    play(match, (BLUE, "take_special 1"))
    assert match.result is not None
    assert match.result.ending == "game_end_taken"
    assert told(match, "game_end_taken") == [{}]


def test_6_the_score_counts_balconies_chamber_and_seat() -> None:
    match = scenario(
        "saba",
        mode="advanced",
        players=3,
        step="build",
        sites=["game_end", "pillar_1", "pillar_2"],
        gardens={1: {"value": 1, "figure": RED}, 2: {"value": 1, "figure": RED}, 3: {"value": 1, "figure": BLUE}},
        treasure_chamber={RED: 1, BLUE: 1},
        serail=[RED, YELLOW],
        stock={YELLOW: "7G"},
    )
    play(match, (BLUE, "take_special 1"))
    assert match.result is not None
    assert match.result.scores[RED] == {
        "rank": 1,
        "points": 4,
        "balconies": 2,
        "treasure_chamber": 1,
        "serail_seat": 1,
        "serail_markers": 1,
    }
    assert [score["points"] for score in match.result.scores] == [2, 4, 0]
    assert match.result.ranking == [[RED], [BLUE], [YELLOW]]


def test_6_ties_are_broken_again_and_again_down_the_ranking() -> None:
    match = scenario(
        "saba",
        players=4,
        step="build",
        sites=["game_end", "pillar_1", "pillar_2"],
        gardens={number: {"value": 1, "figure": seat} for number, seat in enumerate([BLUE, RED, YELLOW, GREEN], 1)},
        serail=[GREEN, RED, RED],
    )
    play(match, (BLUE, "take_special 1"))
    assert match.result is not None
    assert match.result.ranking == [[RED], [GREEN], [BLUE, YELLOW]]
    assert [score["rank"] for score in match.result.scores] == [3, 1, 3, 2]


def test_6_players_need_not_have_had_the_same_number_of_turns() -> None:
    match = scenario("saba", players=3, step="build", sites=["game_end", "pillar_1", "pillar_2"], first_player=0)
    play(match, (BLUE, "take_special 1"))
    assert match.position()["turn"] == 1
    assert match.decision is None
