"""Rules section 6.4.8: the Lunar Eclipse sends the odd tokens and the carpets of a space home."""

from __future__ import annotations

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import gone_home, strengths
from tests.games.look import legal_moves, reason


def test_6_4_8_all_odd_tokens_of_the_space_go_home_the_casters_too() -> None:
    board = {"market": [(0, 5), (1, 7), (1, 4), (2, 6)], "tent": [(2, 5)], "caravanserai": [(3, 4)]}
    match = scenario("dragons", at="market", board=board, spells={0: ["lunar_eclipse"]})
    play(match, (0, "cast lunar_eclipse"), (0, "space market"))
    assert gone_home(match) == [(0, 5), (1, 7)]


@pytest.mark.parametrize("value", [1, 2, 4, 5, 6, 7, 8, 9])
def test_6_4_8_by_the_printed_value(value: int) -> None:
    match = scenario("dragons", board={"market": [(1, value)]}, spells={0: ["lunar_eclipse"]})
    play(match, (0, "cast lunar_eclipse"))
    assert gone_home(match) == ([(1, value)] if value in (1, 5, 7, 9) else [])


def test_6_4_8_carpets_go_too() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(1, "carpet"), (2, 4), (0, 5)]},
        spells={0: ["lunar_eclipse"]},
    )
    play(match, (0, "cast lunar_eclipse"))
    assert strengths(match, "caravanserai") == {"2": 4}


def test_6_4_8_doubles_vanish_with_their_token() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(1, 5), (1, 4), (2, 6)]},
        artifacts={1: ["astral_double"]},
        spells={0: ["lunar_eclipse"]},
    )
    play(match, (0, "pass"), (1, "use astral_double"), (1, "piece 0"), (0, "pass"), (0, "cast lunar_eclipse"))
    assert strengths(match, "caravanserai") == {"1": 4, "2": 6}


def test_6_4_8_a_double_of_a_token_that_stays_stays() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(1, 5), (1, 4)]},
        artifacts={1: ["astral_double"]},
        spells={0: ["lunar_eclipse"]},
    )
    play(match, (0, "pass"), (1, "use astral_double"), (1, "piece 1"), (0, "pass"), (0, "cast lunar_eclipse"))
    assert strengths(match, "caravanserai") == {"1": 8}


def test_6_4_8_face_down_tokens_go_home_unseen_and_the_others_stay_face_down() -> None:
    match = scenario("dragons", board={"market": [(1, 5), (2, 4)]}, spells={0: ["lunar_eclipse"]})
    play(match, (0, "cast lunar_eclipse"))
    assert [entry.data["piece"]["value"] for entry in events(match, "piece_went_home")] == [None]
    assert match.position()["players"][1]["tokens"] == [1, 2, 4, 5, 6, 7, 8, 9]
    assert match.view(0)["spaces"][7]["pieces"] == [
        {"piece": 1, "owner": 2, "what": "token", "value": None, "face_up": False, "doubled": False}
    ]


def test_6_4_8_a_smuggler_is_not_affected() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(0, 5)]},
        spells={2: ["lunar_eclipse"]},
        this_round={"smuggler": 1, "smuggled": ["caravanserai"]},
    )
    play(match, (2, "cast lunar_eclipse"))
    assert strengths(match, "caravanserai") == {"1": 3}


def test_6_4_8_any_space_in_use_with_a_piece_but_never_the_guard_room() -> None:
    board = {"cave_red": [(1, 1)], "tent": [(1, 2)], "market": [(1, 4)], "guard_room": [(1, 5)], "room_1": [(1, 6)]}
    match = scenario("dragons", at="djinn", board=board, spells={0: ["lunar_eclipse"]})
    play(match, (0, "cast lunar_eclipse"))
    assert legal_moves(match) == [
        "space cave_red",
        "space tent",
        "space market",
        "space room_1",
    ]
    assert refusal(match, 0, "space guard_room").code == "never_on_the_guard_room"
    assert reason(match, 0, "space djinn") == ("nothing_lies_there", "dragons 6.4.8", {"space": "djinn"})
    assert refusal(match, 0, "space room_5").code == "space_not_in_use"


def test_6_4_8_not_castable_with_an_empty_board() -> None:
    match = scenario("dragons", board={"guard_room": [(1, 5)]}, spells={0: ["lunar_eclipse"]})
    assert reason(match, 0, "cast lunar_eclipse") == ("not_castable", "dragons 6.4.8", {"spell": "lunar_eclipse"})


def test_6_4_8_on_a_finished_space() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"cave_red": [(1, 5)], "caravanserai": [(2, 4)]},
        spells={0: ["lunar_eclipse"]},
    )
    play(match, (0, "cast lunar_eclipse"), (0, "space cave_red"))
    assert gone_home(match) == [(1, 5)]


def test_6_4_8_the_space_is_the_target_whatever_stands_there_by_then() -> None:
    """Seat 0 moves a token in before the Eclipse of seat 1 strikes, and one token has come too late."""
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(2, 4)], "cave_red": [(0, 5)], "caravanserai": [(3, 4)], "cave_white": [(0, 4)]},
        spells={0: ["second_chance"], 1: ["lunar_eclipse"]},
    )
    play(match, (0, "pass"), (1, "cast lunar_eclipse"), (1, "space market"))
    play(match, (0, "cast second_chance"), (0, "piece 1"), (0, "space market"))
    assert gone_home(match) == [(0, 5)]


def test_6_4_8_a_token_that_has_left_by_then_is_safe() -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(0, 5)], "caravanserai": [(3, 4)]},
        spells={0: ["second_chance"], 1: ["lunar_eclipse"]},
    )
    play(match, (0, "pass"), (1, "cast lunar_eclipse"), (1, "space market"))
    play(match, (0, "cast second_chance"), (0, "space caravanserai"))
    assert gone_home(match) == []
    assert events(match, "spell_without_effect")[0].data == {"seat": 1, "spell": "lunar_eclipse"}


def test_6_4_8_nothing_odd_there_it_is_spent_in_vain() -> None:
    match = scenario("dragons", board={"market": [(1, 4)]}, spells={0: ["lunar_eclipse"]})
    play(match, (0, "cast lunar_eclipse"))
    assert events(match, "spell_without_effect")[0].data == {"seat": 0, "spell": "lunar_eclipse"}
    assert match.position()["used_spells"] == ["lunar_eclipse"]


def test_6_4_8_countered_nothing_goes_home() -> None:
    match = scenario(
        "dragons", board={"market": [(1, 5)]}, spells={0: ["lunar_eclipse"]}, artifacts={1: ["counterspell"]}
    )
    play(match, (0, "cast lunar_eclipse"), (1, "use counterspell"))
    assert gone_home(match) == []


@pytest.mark.parametrize("moment", ["placement", "cave_red", "market", "guard_room", "room_4"])
def test_6_4_8_castable_until_the_last_room(moment: str) -> None:
    match = scenario("dragons", at=moment, board={"market": [(1, 4)]}, spells={0: ["lunar_eclipse"]})
    assert refusal(match, 0, "cast lunar_eclipse") is None


def test_6_4_8_not_at_clean_up() -> None:
    match = scenario("dragons", at="clean_up", board={"market": [(1, 5)]}, spells={0: ["lunar_eclipse", "alms"]})
    assert refusal(match, 0, "cast lunar_eclipse").code == "not_in_this_window"
