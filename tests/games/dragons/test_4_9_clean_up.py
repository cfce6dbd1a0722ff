"""4.9: clean-up."""

import pytest

import serai
from serai.testing import events, play, scenario
from tests.games.look import asked


def test_4_9_magic_has_a_last_window_before_anything_goes_home() -> None:
    board = {"cave_red": [(0, 9)], "room_1": [(1, 4)]}
    match = scenario("dragons", players=3, at="clean_up", board=board, spells={1: ["alms"]}, caves={"cave_red": "4/3"})
    assert asked(match) == ("window", 1)
    assert match.view(0)["window"]["window"] == "end"
    assert [piece["space"] for piece in match.position()["pieces"]] == ["cave_red", "room_1"]
    assert match.position()["caves"]["cave_red"] == [4, 3, 0, 0]
    play(match, (1, "pass"))
    assert match.position()["round"] == 2


def test_4_9_basic_has_no_window() -> None:
    match = scenario("dragons", players=3, mode="basic", at="clean_up", board={"cave_red": [(0, 9)]})
    assert match.position()["round"] == 2
    assert not events(match, "passes")


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_4_9_all_tokens_return_behind_their_owners_screens(mode: str) -> None:
    board = {"cave_red": [(0, 9), (1, 9)], "market": [(2, 4)], "guard_room": [(0, 1)], "room_2": [(1, 8)]}
    match = scenario("dragons", players=3, mode=mode, at="clean_up", board=board)
    assert match.position()["pieces"] == []
    assert [player["tokens"] for player in match.position()["players"]] == [[1, 2, 4, 5, 6, 7, 8, 9]] * 3


def test_4_9_used_artifacts_return_behind_the_screens() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="clean_up",
        artifacts={0: ["flying_carpet"], 1: ["key"]},
        used={0: ["lamp", "flying_carpet"], 1: ["key"]},
        this_round={"djinn": 0},
        board={"cave_red": [(0, "carpet")]},
    )
    for screen in match.view(2)["screens"]:
        assert (screen["in_front"], screen["lamp_lit"], screen["uses_left"]) == ([], False, 1)
    assert match.position()["pieces"] == []
    owned = [player["artifacts"] for player in match.position()["players"]]
    assert [len(artifacts) for artifacts in owned] == [2, 2, 1]


def test_4_9_effects_of_the_round_end() -> None:
    match = scenario(
        "dragons",
        players=3,
        at="clean_up",
        this_round={
            "djinn": 1,
            "spy": 0,
            "last_are_first": True,
            "sealed": ["market", "room_1"],
            "closed": ["cave_red"],
            "smuggler": 2,
            "smuggled": ["tent", "djinn"],
            "admitted": [0, 2],
            "keys": [2],
        },
    )
    assert match.position()["this_round"] == {
        "djinn": None,
        "spy": None,
        "last_are_first": False,
        "sealed": [],
        "closed": [],
        "smuggler": None,
        "smuggled": [],
        "admitted": [],
        "keys": [],
    }
    assert not [space for space in match.view(0)["spaces"] if space["sealed"] or space["state"] != "open"]


def test_4_9_a_double_ends() -> None:
    match = scenario("dragons", players=3, at="room_3", board={"room_3": [(0, 5)]}, artifacts={0: ["astral_double"]})
    play(match, (0, "use astral_double"))
    assert len(events(match, "piece_doubled")) == 1
    assert match.position()["round"] == 2
    play(match, (0, "place market"), (0, "token 5"))
    assert match.position()["pieces"][0]["doubled"] is False


def test_4_9_treasure_left_in_caves_goes_to_the_bank() -> None:
    """Card 4A5 has nothing for the red cave."""
    caves = {"cave_red": "4/3", "cave_gold": "0/2"}
    match = scenario(
        "dragons", at="clean_up", caves=caves, treasure_card=1, treasure_deck=[5, *range(2, 5), *range(6, 16)]
    )
    assert [event.data for event in events(match, "leftovers_returned")] == [
        {"cave": "cave_red", "amount": 7},
        {"cave": "cave_gold", "amount": 2},
    ]
    assert match.position()["bank"]["crown"] == 29
    assert match.position()["caves"]["cave_red"] == [0, 0, 0, 0]


def test_4_9_the_treasure_card_is_discarded() -> None:
    deck = list(range(2, 16))
    match = scenario("dragons", at="clean_up", treasure_card=1, treasure_deck=deck)
    assert match.position()["treasure_discards"] == [1]
    assert match.position()["treasure_card"] == 2
    assert match.view(3)["treasure_discards"] == [1]


@pytest.mark.parametrize("named", [0, 1, 2])
def test_4_9_the_camel_goes_to_the_player_named(named: int) -> None:
    match = scenario("dragons", players=3, at="clean_up", first=1, named=named)
    assert match.position()["camel"] == named
    assert match.decision.seat == named
    assert events(match, "camel_passed")[0].data == {"seat": named}
    assert match.view(0)["next_first_player"] is None


def test_4_9_without_a_name_the_camel_stays() -> None:
    match = scenario("dragons", players=3, at="clean_up", first=1)
    assert match.position()["camel"] == 1
    assert match.decision.seat == 1
    assert not events(match, "camel_passed")


def test_4_9_treasure_artifacts_and_spells_are_kept() -> None:
    match = scenario(
        "dragons", players=3, at="clean_up", treasure={0: "4c 1p"}, spells={1: ["smuggling"]}, artifacts={2: ["scroll"]}
    )
    players = match.position()["players"]
    assert players[0]["treasure"]["crown"] == 4
    assert players[1]["spells"] == ["smuggling"]
    assert len(players[2]["artifacts"]) == 2


def test_4_9_what_was_on_sale_stays_on_sale() -> None:
    match = scenario("dragons", players=3, at="clean_up")
    assert not events(match, "artifact_turned_up")
    assert match.position()["on_sale"] == ["room_1", "room_2", "room_3"]


def test_4_9_the_next_round_can_be_played_like_the_first() -> None:
    match = scenario("dragons", players=3, at="clean_up", this_round={"sealed": ["market"]}, treasure_top=[1])
    assert serai.Move("place", space="market") in match.decision.moves
