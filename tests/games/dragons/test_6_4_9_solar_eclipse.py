"""Rules section 6.4.9: the Solar Eclipse sends the even tokens of a space home; carpets stay."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import gone_home, strengths
from tests.games.look import legal_moves, reason


def test_6_4_9_all_even_tokens_of_the_space_go_home_the_casters_too() -> None:
    board = {"market": [(0, 4), (1, 6), (1, 5), (2, 7)], "tent": [(2, 4)], "caravanserai": [(3, 5)]}
    match = scenario("dragons", at="market", board=board, spells={0: ["solar_eclipse"]})
    play(match, (0, "cast solar_eclipse"), (0, "space market"))
    assert gone_home(match) == [(0, 4), (1, 6)]


@pytest.mark.parametrize("value", [1, 2, 4, 5, 6, 7, 8, 9])
def test_6_4_9_by_the_printed_value(value: int) -> None:
    match = scenario("dragons", board={"market": [(1, value)]}, spells={0: ["solar_eclipse"]})
    play(match, (0, "cast solar_eclipse"))
    assert gone_home(match) == ([(1, value)] if value in (2, 4, 6, 8) else [])


def test_6_4_9_carpets_stay() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(1, "carpet"), (2, 5), (0, 4)]},
        spells={0: ["solar_eclipse"]},
    )
    play(match, (0, "cast solar_eclipse"))
    assert strengths(match, "caravanserai") == {"1": 3, "2": 5}


def test_6_4_9_doubles_vanish_with_their_token() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(1, 4), (1, 5), (2, 7)]},
        artifacts={1: ["astral_double"]},
        spells={0: ["solar_eclipse"]},
    )
    play(match, (0, "pass"), (1, "use astral_double"), (1, "piece 0"), (0, "pass"), (0, "cast solar_eclipse"))
    assert strengths(match, "caravanserai") == {"1": 5, "2": 7}


def test_6_4_9_a_double_of_a_token_that_stays_stays() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(1, 4), (1, 5)]},
        artifacts={1: ["astral_double"]},
        spells={0: ["solar_eclipse"]},
    )
    play(match, (0, "pass"), (1, "use astral_double"), (1, "piece 1"), (0, "pass"), (0, "cast solar_eclipse"))
    assert strengths(match, "caravanserai") == {"1": 10}


def test_6_4_9_face_down_tokens_go_home_unseen_and_the_others_stay_face_down() -> None:
    match = scenario("dragons", board={"market": [(1, 4), (2, 5)]}, spells={0: ["solar_eclipse"]})
    play(match, (0, "cast solar_eclipse"))
    assert [entry.data["piece"]["value"] for entry in events(match, "piece_went_home")] == [None]
    assert match.position()["players"][1]["tokens"] == [1, 2, 4, 5, 6, 7, 8, 9]
    assert match.view(0)["spaces"][7]["pieces"] == [
        {"piece": 1, "owner": 2, "what": "token", "value": None, "face_up": False, "doubled": False}
    ]


def test_6_4_9_a_smuggler_is_not_affected() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(0, 4)]},
        spells={2: ["solar_eclipse"]},
        this_round={"smuggler": 1, "smuggled": ["caravanserai"]},
    )
    play(match, (2, "cast solar_eclipse"))
    assert strengths(match, "caravanserai") == {"1": 3}


def test_6_4_9_any_space_in_use_with_a_piece_but_never_the_guard_room() -> None:
    board = {"cave_red": [(1, 1)], "tent": [(1, 2)], "market": [(1, 4)], "guard_room": [(1, 5)], "room_1": [(1, 6)]}
    match = scenario("dragons", at="djinn", board=board, spells={0: ["solar_eclipse"]})
    play(match, (0, "cast solar_eclipse"))
    assert legal_moves(match) == [
        "space cave_red",
        "space tent",
        "space market",
        "space room_1",
    ]
    assert refusal(match, 0, "space guard_room").code == "never_on_the_guard_room"
    assert reason(match, 0, "space djinn") == ("nothing_lies_there", "dragons 6.4.9", {"space": "djinn"})
    assert refusal(match, 0, "space room_5").code == "space_not_in_use"


def test_6_4_9_not_castable_with_an_empty_board() -> None:
    match = scenario("dragons", board={"guard_room": [(1, 4)]}, spells={0: ["solar_eclipse"]})
    assert reason(match, 0, "cast solar_eclipse") == ("not_castable", "dragons 6.4.9", {"spell": "solar_eclipse"})


def test_6_4_9_on_a_finished_space() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"cave_red": [(1, 4)], "caravanserai": [(2, 5)]},
        spells={0: ["solar_eclipse"]},
    )
    play(match, (0, "cast solar_eclipse"), (0, "space cave_red"))
    assert gone_home(match) == [(1, 4)]


def test_6_4_9_the_space_is_the_target_whatever_stands_there_by_then() -> None:
    """Seat 0 moves a token in before the Eclipse of seat 1 strikes, and one token has come too late."""
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(2, 5)], "cave_red": [(0, 4)], "caravanserai": [(3, 5)], "cave_white": [(0, 5)]},
        spells={0: ["second_chance"], 1: ["solar_eclipse"]},
    )
    play(match, (0, "pass"), (1, "cast solar_eclipse"), (1, "space market"))
    play(match, (0, "cast second_chance"), (0, "piece 1"), (0, "space market"))
    assert gone_home(match) == [(0, 4)]


def test_6_4_9_a_token_that_has_left_by_then_is_safe() -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(0, 4)], "caravanserai": [(3, 5)]},
        spells={0: ["second_chance"], 1: ["solar_eclipse"]},
    )
    play(match, (0, "pass"), (1, "cast solar_eclipse"), (1, "space market"))
    play(match, (0, "cast second_chance"), (0, "space caravanserai"))
    assert gone_home(match) == []
    assert events(match, "spell_without_effect")[0].data == {"seat": 1, "spell": "solar_eclipse"}


def test_6_4_9_nothing_even_there_it_is_spent_in_vain() -> None:
    match = scenario("dragons", board={"market": [(1, 5)]}, spells={0: ["solar_eclipse"]})
    play(match, (0, "cast solar_eclipse"))
    assert events(match, "spell_without_effect")[0].data == {"seat": 0, "spell": "solar_eclipse"}
    assert match.position()["used_spells"] == ["solar_eclipse"]


def test_6_4_9_countered_nothing_goes_home() -> None:
    match = scenario(
        "dragons", board={"market": [(1, 4)]}, spells={0: ["solar_eclipse"]}, artifacts={1: ["counterspell"]}
    )
    play(match, (0, "cast solar_eclipse"), (1, "use counterspell"))
    assert gone_home(match) == []


@pytest.mark.parametrize("moment", ["placement", "cave_red", "market", "guard_room", "room_4"])
def test_6_4_9_castable_until_the_last_room(moment: str) -> None:
    match = scenario("dragons", at=moment, board={"market": [(1, 5)]}, spells={0: ["solar_eclipse"]})
    assert refusal(match, 0, "cast solar_eclipse") is None


def test_6_4_9_not_at_clean_up() -> None:
    match = scenario("dragons", at="clean_up", board={"market": [(1, 4)]}, spells={0: ["solar_eclipse", "alms"]})
    assert refusal(match, 0, "cast solar_eclipse").code == "not_in_this_window"
