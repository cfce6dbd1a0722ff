"""Rules section 6.4.6: The Last Shall Be First swaps the worth of 1 and 9 until clean-up."""

from __future__ import annotations

import json

import pytest

import serai
from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import look_at, strengths
from tests.games.look import asked, reason

DRAGONS = serai.game("dragons")
IN_FORCE: dict[str, object] = {"this_round": {"last_are_first": True}}


def test_6_4_6_a_1_counts_9_and_a_9_counts_1_where_it_is_being_scored() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(0, 9), (1, 1), (2, 8)]},
        spells={1: ["last_shall_be_first"]},
    )
    play(match, (1, "cast last_shall_be_first"))
    assert strengths(match, "caravanserai") == {"0": 1, "1": 9, "2": 8}
    assert match.decision.seat == 1
    assert match.view(None)["in_force"]["last_are_first"] is True


def test_6_4_6_other_values_and_carpets_stay() -> None:
    board = {"caravanserai": [(0, 2), (0, 4), (1, 5), (1, 6), (2, 7), (2, 8), (3, "carpet"), (3, 1)]}
    match = scenario("dragons", at="caravanserai", board=board, **IN_FORCE)
    assert strengths(match, "caravanserai") == {"0": 6, "1": 11, "2": 15, "3": 12}


def test_6_4_6_both_tokens_of_a_player_change() -> None:
    board = {"caravanserai": [(0, 1), (0, 9), (1, 8)]}
    match = scenario("dragons", at="caravanserai", board=board, **IN_FORCE)
    assert strengths(match, "caravanserai")["0"] == 10


def test_6_4_6_in_later_spaces_too() -> None:
    match = scenario(
        "dragons",
        at="cave_red",
        caves={"cave_blue": "4/2"},
        board={"cave_blue": [(0, 9), (1, 1)], "caravanserai": [(0, 8), (2, 1)]},
        spells={3: ["last_shall_be_first"]},
    )
    play(match, (3, "cast last_shall_be_first"))
    assert [entry.data["seat"] for entry in events(match, "treasure_won")] == [1, 0]
    assert match.decision.seat == 2


def test_6_4_6_cast_during_placement_it_lasts_through_the_scoring() -> None:
    match = scenario("dragons", spells={0: ["last_shall_be_first"]})
    play(match, (0, "cast last_shall_be_first"))
    assert match.position()["this_round"]["last_are_first"] is True
    assert match.decision.question == "place_token"


def test_6_4_6_prices_change_in_palace_rooms() -> None:
    match = scenario(
        "dragons", at="room_1", board={"room_1": [(0, 9), (1, 2)]}, treasure={0: "1c", 1: "2c"}, **IN_FORCE
    )
    play(match, (1, "decline"), (0, "buy"))
    assert events(match, "artifact_paid")[0].data["units"] == {"crown": 1}


def test_6_4_6_a_1_in_a_room_costs_9() -> None:
    match = scenario("dragons", at="room_1", board={"room_1": [(0, 1)]}, treasure={0: "9c 1p"}, **IN_FORCE)
    play(match, (0, "buy"))
    assert events(match, "artifact_paid")[0].data["units"] == {"crown": 9}


def test_6_4_6_not_in_the_guard_room() -> None:
    match = scenario(
        "dragons",
        at="guard_room",
        guard=9,
        board={"guard_room": [(0, 9), (1, 1)], "room_1": [(0, 2)]},
        treasure={0: "2c", 1: "9c"},
        **IN_FORCE,
    )
    assert strengths(match, "guard_room") == {"0": 9, "1": 1}
    assert asked(match) == ("bribe_guard", 1)
    assert match.view(1)["mine"]["bribe"] == 8


def test_6_4_6_not_on_finished_spaces() -> None:
    """The red cave was won by the 9, and so it stays."""
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"cave_red": [(0, 9), (1, 1)], "caravanserai": [(2, 4)]},
        spells={1: ["last_shall_be_first"]},
    )
    play(match, (1, "cast last_shall_be_first"))
    assert strengths(match, "cave_red") == {"0": 9, "1": 1}


# What was scored stays as it was scored


def scored_in_reverse(**words: object) -> Match:
    """The red cave is won by the 1 of seat 1; the caravanserai asks seat 3."""
    given: dict[str, object] = {
        "at": "cave_red",
        "caves": {"cave_red": "4/2"},
        "board": {"cave_red": [(0, 9), (1, 1), (2, 8)], "caravanserai": [(3, 4), (3, 6)]},
    }
    return scenario("dragons", **{**given, **IN_FORCE, **words})


def test_6_4_6_a_finished_space_shows_what_decided_it() -> None:
    match = scored_in_reverse()
    assert [entry.data["seat"] for entry in events(match, "treasure_won")] == [1, 2]
    cave = look_at(match, "cave_red")
    assert (cave["state"], cave["strengths"], cave["ranking"]) == ("finished", {"0": 1, "1": 9, "2": 8}, [1, 2, 0])
    assert [look_at(match, "cave_red", viewer)["own"] for viewer in (0, 1, 2, 3, None)] == [1, 9, 8, None, None]


def test_6_4_6_what_decided_a_space_is_shown_until_clean_up() -> None:
    match = play(scored_in_reverse(), (3, "name 0"))
    assert match.view(None)["round"] == 2
    assert strengths(match, "cave_red") == {}
    assert match.position()["scoring"]["decided"] == []


@pytest.mark.parametrize(
    ("spell", "answers", "left"),
    [
        ("lunar_eclipse", ["space cave_red"], [2]),
        ("solar_eclipse", ["space cave_red"], [0, 1]),
        ("eye_for_an_eye", ["piece 1"], [0, 2]),
        ("teleportation", ["piece 1", "space market"], [0, 2]),
    ],
)
def test_6_4_6_pieces_that_leave_a_finished_space_change_nothing_of_it(
    spell: str, answers: list[str], left: list[int]
) -> None:
    match = scored_in_reverse(spells={3: [spell]})
    while match.view(3)["window"]["window"] != "space" or match.view(3)["window"]["space"] != "cave_white":
        play(match, (3, "pass"))
    play(match, (3, f"cast {spell}"), *((3, answer) for answer in answers))
    cave = look_at(match, "cave_red")
    assert [piece["owner"] for piece in cave["pieces"]] == left
    assert (cave["strengths"], cave["ranking"]) == ({"0": 1, "1": 9, "2": 8}, [1, 2, 0])
    assert look_at(match, "cave_red", 1)["own"] == 9


def test_6_4_6_a_double_counts_in_what_decided_a_space_after_its_token_has_left() -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(0, 5), (1, 8)], "caravanserai": [(2, 1)]},
        artifacts={0: ["astral_double"]},
        spells={1: ["teleportation"]},
    )
    play(match, (0, "use astral_double"), (1, "pass"), (1, "pass"), (1, "cast teleportation"))
    play(match, (1, "piece 0"), (1, "space room_1"))
    assert strengths(match, "market") == {"0": 10, "1": 8}
    assert look_at(match, "market")["ranking"] == [0, 1]


def test_6_4_6_a_smuggler_keeps_the_strength_that_decided_a_place() -> None:
    match = scenario(
        "dragons",
        at="djinn",
        board={"djinn": [(1, 8)], "caravanserai": [(3, 1)]},
        spells={1: ["second_chance"]},
        this_round={"smuggler": 0, "smuggled": ["djinn"]},
    )
    play(match, (1, "pass"), (1, "cast second_chance"), (1, "space room_1"))
    assert strengths(match, "djinn") == {"0": 8, "1": 8}
    assert match.view(None)["in_force"]["djinn"] == 0


def test_6_4_6_ranks_keep_the_turn_order_that_decided_them() -> None:
    """A-15 with the switch: the camel moves at once, and what was a tie before stays as it fell."""
    match = scenario(
        "dragons",
        at="market",
        camel_takes_effect="at_once",
        board={
            "market": [(0, 7), (2, 7)],
            "caravanserai": [(2, 4)],
            "room_1": [(0, 5), (2, 5)],
            "guard_room": [(0, 9), (2, 9)],
        },
        treasure={0: "5c", 2: "5c"},
    )
    play(match, (0, "decline"), (2, "name 2"))
    assert match.view(None)["order"] == [2, 3, 0, 1]
    assert look_at(match, "market")["ranking"] == [0, 2]
    assert look_at(match, "caravanserai")["ranking"] == [2]
    assert look_at(match, "room_1")["ranking"] == [2, 0]


def test_6_4_6_no_price_is_shown_for_a_room_that_is_finished() -> None:
    board = {"room_1": [(0, 9)], "room_2": [(0, 1), (1, 2)]}
    match = scenario("dragons", at="room_1", board=board, treasure={0: "9c 9p", 1: "2c"}, **IN_FORCE)
    assert match.view(0)["rooms"][0]["price"] == [1]
    play(match, (0, "decline"))
    assert [room["price"] for room in match.view(0)["rooms"]] == [[], [9], [], []]


def test_6_4_6_a_position_keeps_what_decided_the_finished_spaces() -> None:
    match = scored_in_reverse()
    data = json.loads(json.dumps(match.position()))
    assert data["scoring"]["decided"][0] == {"first": 0, "strengths": {"0": 1, "1": 9, "2": 8}}
    assert len(data["scoring"]["decided"]) == data["scoring"]["finished"] == 8
    again = DRAGONS.from_position(data)
    assert again.position() == match.position()
    assert again.view(None) == match.view(None)
    assert match.fork(seat=3, seed=5).view(3) == match.view(3)


def test_6_4_6_a_position_that_does_not_say_it_goes_by_what_lies_there() -> None:
    data = scored_in_reverse().position()
    del data["scoring"]["decided"]
    match = DRAGONS.from_position(data)
    assert strengths(match, "cave_red") == {"0": 9, "1": 1, "2": 8}


BAD_DECIDED: list[tuple[object, str]] = [
    ([], "an entry for each of the 8 finished spaces"),
    ("nothing", "decided"),
    ([{"first": 0, "strengths": {}}] * 7 + [{"first": 4, "strengths": {}}], "first"),
    ([{"first": 0, "strengths": {}}] * 7 + [{"first": 0, "strengths": {"4": 2}}], "strengths"),
    ([{"first": 0, "strengths": {}}] * 7 + [{"first": 0, "strengths": {"0": -1}}], "strengths"),
    ([{"first": 0, "strengths": {}}] * 7 + [{"first": 0, "strengths": {"0": 1000}}], "strengths"),
    ([{"first": 0, "strengths": {}}] * 7 + [{"first": 0}], "strengths"),
    ([{"first": 0, "strengths": {}}] * 7 + [{"first": 0, "strengths": {}, "by": "lot"}], "by"),
]


@pytest.mark.parametrize(("decided", "problem"), BAD_DECIDED, ids=str)
def test_6_4_6_a_position_that_says_it_wrongly_is_refused(decided: object, problem: str) -> None:
    data = scored_in_reverse().position()
    data["scoring"]["decided"] = decided
    with pytest.raises(serai.BadPosition, match=problem):
        DRAGONS.from_position(data)


def test_6_4_6_a_token_moved_from_a_finished_space_counts_anew() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"cave_red": [(0, 1)], "caravanserai": [(2, 8)]},
        spells={0: ["second_chance"]},
        **IN_FORCE,
    )
    play(match, (0, "cast second_chance"), (0, "space caravanserai"))
    assert strengths(match, "caravanserai") == {"0": 9, "2": 8}


def test_6_4_6_not_castable_while_it_is_in_force() -> None:
    match = scenario("dragons", spells={0: ["last_shall_be_first"]}, **IN_FORCE)
    assert reason(match, 0, "cast last_shall_be_first") == (
        "not_castable",
        "dragons 6.4.6",
        {"spell": "last_shall_be_first"},
    )


@pytest.mark.parametrize("moment", ["start", "placement", "cave_red", "market", "guard_room", "room_4"])
def test_6_4_6_castable_until_the_last_room(moment: str) -> None:
    match = scenario("dragons", at=moment, spells={0: ["last_shall_be_first"]})
    assert refusal(match, 0, "cast last_shall_be_first") is None


def test_6_4_6_not_at_clean_up() -> None:
    match = scenario("dragons", at="clean_up", spells={0: ["last_shall_be_first", "alms"]})
    assert refusal(match, 0, "cast last_shall_be_first").code == "not_in_this_window"


def test_6_4_6_it_ends_at_clean_up() -> None:
    match = scenario("dragons", at="clean_up", **IN_FORCE)
    assert match.position()["this_round"]["last_are_first"] is False


def test_6_4_6_countered_nothing_changes() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(0, 9), (1, 1)]},
        spells={1: ["last_shall_be_first"]},
        artifacts={0: ["counterspell"]},
    )
    play(match, (1, "cast last_shall_be_first"), (0, "use counterspell"))
    assert match.decision.seat == 0
    assert match.position()["this_round"]["last_are_first"] is False
