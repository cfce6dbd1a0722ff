"""Rules sections 6.4.8 and 6.4.9: the Lunar Eclipse sends the odd tokens and the carpets of a space home, the Solar
Eclipse the even tokens; then carpets stay.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import VALUES, gone_home, strengths
from tests.games.look import legal_moves, reason, told


class Eclipse(NamedTuple):
    spell: str
    clause: str
    values: tuple[int, ...]  # of the tokens that go home
    goes: tuple[int, int]  # two of them
    stays: tuple[int, int]  # two of the others


LUNAR = Eclipse("lunar_eclipse", "dragons 6.4.8", (1, 5, 7, 9), (5, 7), (4, 6))
SOLAR = Eclipse("solar_eclipse", "dragons 6.4.9", (2, 4, 6, 8), (4, 6), (5, 7))
either = pytest.mark.parametrize("eclipse", [LUNAR, SOLAR], ids=["lunar", "solar"])


@either
def test_6_4_8_and_6_4_9_all_its_tokens_of_the_space_go_home_the_casters_too(eclipse: Eclipse) -> None:
    (low, high), (other, another) = eclipse.goes, eclipse.stays
    market = [(0, low), (1, high), (1, other), (2, another)]
    board = {"market": market, "tent": [(2, low)], "caravanserai": [(3, other)]}
    match = scenario("dragons", at="market", board=board, spells={0: [eclipse.spell]})
    play(match, (0, f"cast {eclipse.spell}"), (0, "space market"))
    assert gone_home(match) == [(0, low), (1, high)]


@either
@pytest.mark.parametrize("value", VALUES)
def test_6_4_8_and_6_4_9_by_the_printed_value(value: int, eclipse: Eclipse) -> None:
    match = scenario("dragons", board={"market": [(1, value)]}, spells={0: [eclipse.spell]})
    play(match, (0, f"cast {eclipse.spell}"))
    assert gone_home(match) == ([(1, value)] if value in eclipse.values else [])


def test_6_4_8_carpets_go_too() -> None:
    board = {"caravanserai": [(1, "carpet"), (2, 4), (0, 5)]}
    match = scenario("dragons", at="caravanserai", board=board, spells={0: ["lunar_eclipse"]})
    play(match, (0, "cast lunar_eclipse"))
    assert strengths(match, "caravanserai") == {"2": 4}


def test_6_4_9_carpets_stay() -> None:
    board = {"caravanserai": [(1, "carpet"), (2, 5), (0, 4)]}
    match = scenario("dragons", at="caravanserai", board=board, spells={0: ["solar_eclipse"]})
    play(match, (0, "cast solar_eclipse"))
    assert strengths(match, "caravanserai") == {"1": 3, "2": 5}


@either
@pytest.mark.parametrize("doubled", ["goes", "stays"])
def test_6_4_8_and_6_4_9_a_double_vanishes_with_its_token_only(doubled: str, eclipse: Eclipse) -> None:
    goes, stays = eclipse.goes[0], eclipse.stays[0]
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(1, goes), (1, stays), (2, eclipse.stays[1])]},
        artifacts={1: ["astral_double"]},
        spells={0: [eclipse.spell]},
    )
    piece = ["goes", "stays"].index(doubled)
    play(match, (0, "pass"), (1, "use astral_double"), (1, f"piece {piece}"), (0, "pass"), (0, f"cast {eclipse.spell}"))
    assert strengths(match, "caravanserai") == {"1": 2 * stays if doubled == "stays" else stays, "2": eclipse.stays[1]}


@either
def test_6_4_8_and_6_4_9_face_down_tokens_go_home_unseen_and_the_others_stay_face_down(eclipse: Eclipse) -> None:
    board = {"market": [(1, eclipse.goes[0]), (2, eclipse.stays[0])]}
    match = scenario("dragons", board=board, spells={0: [eclipse.spell]})
    play(match, (0, f"cast {eclipse.spell}"))
    assert [data["piece"]["value"] for data in told(match, "piece_went_home")] == [None]
    assert match.position()["players"][1]["tokens"] == VALUES
    assert match.view(0)["spaces"][7]["pieces"] == [
        {"piece": 1, "owner": 2, "what": "token", "value": None, "face_up": False, "doubled": False}
    ]


@either
def test_6_4_8_and_6_4_9_a_smuggler_is_not_affected(eclipse: Eclipse) -> None:
    match = scenario(
        "dragons",
        at="caravanserai",
        board={"caravanserai": [(0, eclipse.goes[0])]},
        spells={2: [eclipse.spell]},
        this_round={"smuggler": 1, "smuggled": ["caravanserai"]},
    )
    play(match, (2, f"cast {eclipse.spell}"))
    assert strengths(match, "caravanserai") == {"1": 3}


@either
def test_6_4_8_and_6_4_9_any_space_in_use_with_a_piece_but_never_the_guard_room(eclipse: Eclipse) -> None:
    board = {"cave_red": [(1, 1)], "tent": [(1, 2)], "market": [(1, 4)], "guard_room": [(1, 5)], "room_1": [(1, 6)]}
    match = scenario("dragons", at="djinn", board=board, spells={0: [eclipse.spell]})
    play(match, (0, f"cast {eclipse.spell}"))
    assert legal_moves(match) == ["space cave_red", "space tent", "space market", "space room_1"]
    assert refusal(match, 0, "space guard_room").code == "never_on_the_guard_room"
    assert reason(match, 0, "space djinn") == ("nothing_lies_there", eclipse.clause, {"space": "djinn"})
    assert refusal(match, 0, "space room_5").code == "space_not_in_use"


@either
def test_6_4_8_and_6_4_9_not_castable_with_an_empty_board(eclipse: Eclipse) -> None:
    match = scenario("dragons", board={"guard_room": [(1, eclipse.goes[0])]}, spells={0: [eclipse.spell]})
    assert reason(match, 0, f"cast {eclipse.spell}") == ("not_castable", eclipse.clause, {"spell": eclipse.spell})


@either
def test_6_4_8_and_6_4_9_on_a_finished_space(eclipse: Eclipse) -> None:
    board = {"cave_red": [(1, eclipse.goes[0])], "caravanserai": [(2, eclipse.stays[0])]}
    match = scenario("dragons", at="caravanserai", board=board, spells={0: [eclipse.spell]})
    play(match, (0, f"cast {eclipse.spell}"), (0, "space cave_red"))
    assert gone_home(match) == [(1, eclipse.goes[0])]


@either
def test_6_4_8_and_6_4_9_the_space_is_the_target_whatever_stands_there_by_then(eclipse: Eclipse) -> None:
    """Seat 0 moves a token in before the Eclipse of seat 1 strikes, and one token has come too late."""
    goes, stays = eclipse.goes[0], eclipse.stays[0]
    match = scenario(
        "dragons",
        at="market",
        board={
            "market": [(2, stays)],
            "cave_red": [(0, goes)],
            "caravanserai": [(3, stays)],
            "cave_white": [(0, stays)],
        },
        spells={0: ["second_chance"], 1: [eclipse.spell]},
    )
    play(match, (0, "pass"), (1, f"cast {eclipse.spell}"), (1, "space market"))
    play(match, (0, "cast second_chance"), (0, "piece 1"), (0, "space market"))
    assert gone_home(match) == [(0, goes)]


@either
def test_6_4_8_and_6_4_9_a_token_that_has_left_by_then_is_safe(eclipse: Eclipse) -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(0, eclipse.goes[0])], "caravanserai": [(3, eclipse.stays[0])]},
        spells={0: ["second_chance"], 1: [eclipse.spell]},
    )
    play(match, (0, "pass"), (1, f"cast {eclipse.spell}"), (1, "space market"))
    play(match, (0, "cast second_chance"), (0, "space caravanserai"))
    assert gone_home(match) == []
    assert events(match, "spell_without_effect")[0].data == {"seat": 1, "spell": eclipse.spell}


@either
def test_6_4_8_and_6_4_9_without_such_a_token_it_is_spent_in_vain(eclipse: Eclipse) -> None:
    match = scenario("dragons", board={"market": [(1, eclipse.stays[0])]}, spells={0: [eclipse.spell]})
    play(match, (0, f"cast {eclipse.spell}"))
    assert events(match, "spell_without_effect")[0].data == {"seat": 0, "spell": eclipse.spell}
    assert match.position()["used_spells"] == [eclipse.spell]


@either
def test_6_4_8_and_6_4_9_countered_nothing_goes_home(eclipse: Eclipse) -> None:
    board = {"market": [(1, eclipse.goes[0])]}
    match = scenario("dragons", board=board, spells={0: [eclipse.spell]}, artifacts={1: ["counterspell"]})
    play(match, (0, f"cast {eclipse.spell}"), (1, "use counterspell"))
    assert gone_home(match) == []


@either
@pytest.mark.parametrize("moment", ["placement", "cave_red", "market", "guard_room", "room_4"])
def test_6_4_8_and_6_4_9_castable_until_the_last_room(moment: str, eclipse: Eclipse) -> None:
    match = scenario("dragons", at=moment, board={"market": [(1, eclipse.stays[0])]}, spells={0: [eclipse.spell]})
    assert refusal(match, 0, f"cast {eclipse.spell}") is None


@either
def test_6_4_8_and_6_4_9_not_at_clean_up(eclipse: Eclipse) -> None:
    board = {"market": [(1, eclipse.goes[0])]}
    match = scenario("dragons", at="clean_up", board=board, spells={0: [eclipse.spell, "alms"]})
    assert refusal(match, 0, f"cast {eclipse.spell}").code == "not_in_this_window"
