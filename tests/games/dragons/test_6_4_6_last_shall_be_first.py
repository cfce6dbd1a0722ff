"""Rules section 6.4.6: The Last Shall Be First swaps the worth of 1 and 9 until clean-up."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario

IN_FORCE: dict[str, object] = {"this_round": {"last_are_first": True}}


def strengths(match: Match, space: str) -> dict[str, int]:
    return next(seen["strengths"] for seen in match.view(None)["spaces"] if seen["space"] == space)


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
    assert match.decision.kind == "place_token"


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
    assert (match.decision.seat, match.decision.kind) == (1, "bribe_guard")
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
    why = refusal(match, 0, "cast last_shall_be_first")
    assert (why.code, why.clause, why.numbers) == ("not_castable", "dragons 6.4.6", {"spell": "last_shall_be_first"})


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
