"""Rules section 6.4.4: Baksheesh charges two units for each piece of the others in the city."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.look import asked, reason


def on_board(match: Match) -> list[tuple[int, int, str]]:
    return [(p["owner"], p["value"], p["space"]) for p in match.position()["pieces"] if p["space"] is not None]


def at_the_tent(board: dict[str, list[tuple[int, int | str]]], **words: object) -> Match:
    return scenario("dragons", at="tent", board=board, **{"spells": {0: ["baksheesh"]}, **words})


def test_6_4_4_each_piece_is_kept_for_two_units_or_taken_back() -> None:
    match = at_the_tent({"market": [(1, 8), (1, 4)], "caravanserai": [(1, 2)]}, treasure={1: "4c 4p"})
    play(match, (0, "cast baksheesh"), (1, "keep"), (1, "take_back"), (1, "keep"))
    assert match.decision.question == "baksheesh_payment"
    play(match, (1, "give crown 1"))
    assert events(match, "baksheesh_paid")[0].data == {"seat": 1, "units": {"crown": 1, "pearl": 3}}
    assert on_board(match) == [(1, 8, "market"), (1, 2, "caravanserai")]


def test_6_4_4_with_three_units_one_of_two_pieces_can_be_kept() -> None:
    match = at_the_tent({"market": [(1, 8)], "tent": [(1, 2)]}, treasure={1: "3c"})
    play(match, (0, "cast baksheesh"), (1, "keep"))
    assert on_board(match) == [(1, 8, "market")]
    assert match.position()["players"][1]["treasure"]["crown"] == 1


def test_6_4_4_the_second_piece_can_be_the_one_that_is_kept() -> None:
    match = at_the_tent({"market": [(1, 8)], "caravanserai": [(1, 2)]}, treasure={1: "3c"})
    play(match, (0, "cast baksheesh"), (1, "take_back"), (1, "keep"))
    assert on_board(match) == [(1, 2, "caravanserai")]


def test_6_4_4_all_may_be_taken_back_for_nothing() -> None:
    match = at_the_tent({"market": [(1, 8)], "caravanserai": [(1, 2), (2, 1)]}, treasure={1: "9c"})
    play(match, (0, "cast baksheesh"), (1, "take_back"), (1, "take_back"))
    assert events(match, "baksheesh_paid") == []
    assert match.position()["players"][1]["treasure"]["crown"] == 9


@pytest.mark.parametrize("treasure", ["", "1c"])
def test_6_4_4_who_cannot_pay_two_is_not_asked_and_all_go(treasure: str) -> None:
    match = at_the_tent({"market": [(1, 8), (1, 6)], "caravanserai": [(0, 2)]}, treasure={1: treasure})
    play(match, (0, "cast baksheesh"))
    assert on_board(match) == [(0, 2, "caravanserai")]
    assert match.position()["players"][1]["treasure"]["crown"] == len(treasure) // 2


def test_6_4_4_the_caster_pays_nothing() -> None:
    match = at_the_tent({"market": [(0, 8), (1, 6)], "caravanserai": [(0, 2)]}, treasure={0: "9c"})
    play(match, (0, "cast baksheesh"))
    assert on_board(match) == [(0, 8, "market"), (0, 2, "caravanserai")]


def test_6_4_4_the_others_answer_in_turn_order() -> None:
    everybody = [(seat, 5) for seat in range(4)]
    match = at_the_tent(
        {"market": everybody, "caravanserai": [(0, 1)]}, first=2, treasure=dict.fromkeys(range(4), "2c")
    )
    play(match, (0, "cast baksheesh"), (2, "keep"), (3, "take_back"), (1, "keep"))
    assert [piece[0] for piece in on_board(match)] == [0, 1, 2, 0]


def test_6_4_4_pieces_outside_the_city_are_free() -> None:
    board = {"cave_red": [(1, 4)], "guard_room": [(1, 5)], "room_1": [(1, 6)], "market": [(1, 7), (0, 1)]}
    match = at_the_tent(board, treasure={1: "9c"})
    play(match, (0, "cast baksheesh"), (1, "take_back"))
    assert [piece[2] for piece in on_board(match)] == ["cave_red", "guard_room", "room_1", "market"]


def test_6_4_4_pieces_on_finished_city_places_are_charged_too() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"tent": [(1, 4)], "caravanserai": [(1, 7), (0, 1)]},
        treasure={1: "4c"},
        spells={0: ["baksheesh"]},
    )
    play(match, (0, "cast baksheesh"), (1, "take_back"), (1, "keep"))
    assert on_board(match) == [(1, 7, "caravanserai"), (0, 1, "caravanserai")]


def test_6_4_4_carpets_are_charged() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"market": [(1, "carpet")], "caravanserai": [(0, 1)]},
        treasure={1: "2c"},
        spells={0: ["baksheesh"]},
    )
    play(match, (0, "cast baksheesh"), (1, "keep"))
    assert events(match, "baksheesh_paid")[0].data["units"] == {"crown": 2}


def test_6_4_4_a_double_costs_nothing_and_goes_with_its_token() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(1, 5), (0, 1)]},
        treasure={1: "2c"},
        artifacts={1: ["astral_double"]},
        spells={0: ["baksheesh"]},
    )
    play(match, (0, "pass"), (1, "use astral_double"), (0, "pass"), (0, "cast baksheesh"), (1, "keep"))
    assert events(match, "baksheesh_paid")[0].data["units"] == {"crown": 2}
    assert match.position()["pieces"][0]["doubled"] is True


def test_6_4_4_a_smuggler_is_neither_charged_nor_removed() -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"market": [(2, 5)]},
        treasure={1: "9c"},
        spells={0: ["baksheesh"]},
        this_round={"smuggler": 1, "smuggled": ["caravanserai"]},
    )
    play(match, (0, "cast baksheesh"))
    assert events(match, "baksheesh_paid") == []
    assert asked(match) == ("choose_first_player", 1)


def test_6_4_4_a_face_down_token_goes_home_unseen_and_is_placed_again() -> None:
    match = scenario("dragons", board={"market": [(1, 8)]}, spells={0: ["baksheesh"]})
    play(match, (0, "cast baksheesh"))
    assert events(match, "piece_went_home")[0].data["piece"]["value"] is None
    assert len(match.position()["players"][1]["tokens"]) == 8


@pytest.mark.parametrize("moment", ["placement", "cave_red", "tent", "caravanserai"])
def test_6_4_4_castable_while_a_city_place_is_not_finished(moment: str) -> None:
    match = scenario("dragons", at=moment, board={"caravanserai": [(1, 5)]}, spells={0: ["baksheesh"]})
    assert refusal(match, 0, "cast baksheesh") is None


@pytest.mark.parametrize("moment", ["start", "guard_room", "room_1", "clean_up"])
def test_6_4_4_not_before_placement_and_not_after_the_city(moment: str) -> None:
    board = {} if moment == "start" else {"caravanserai": [(1, 5)]}
    match = scenario("dragons", at=moment, board=board, spells={0: ["baksheesh", "alms"]})
    assert refusal(match, 0, "cast baksheesh").code == "not_in_this_window"


@pytest.mark.parametrize("board", [{}, {"market": [(0, 5)]}, {"room_1": [(1, 5)], "guard_room": [(1, 4)]}])
def test_6_4_4_not_castable_without_an_opponents_piece_in_the_city(board: dict[str, object]) -> None:
    assert reason(scenario("dragons", board=board, spells={0: ["baksheesh"]}), 0, "cast baksheesh") == (
        "not_castable",
        "dragons 6.4.4",
        {"spell": "baksheesh"},
    )


def test_6_4_4_pieces_gone_by_then_are_not_charged() -> None:
    match = at_the_tent(
        {"market": [(2, 8)], "caravanserai": [(3, 1)]},
        spells={0: ["solar_eclipse"], 1: ["baksheesh"]},
        treasure={2: "9c", 3: "2c"},
    )
    play(match, (0, "cast solar_eclipse"), (0, "space market"), (1, "cast baksheesh"))
    assert match.decision.seat == 3


def test_6_4_4_countered_nobody_pays() -> None:
    match = at_the_tent({"caravanserai": [(1, 8)]}, treasure={1: "2c"}, artifacts={2: ["counterspell"]})
    play(match, (0, "cast baksheesh"), (2, "use counterspell"))
    assert match.decision.question == "choose_first_player"
    assert match.position()["players"][1]["treasure"]["crown"] == 2
