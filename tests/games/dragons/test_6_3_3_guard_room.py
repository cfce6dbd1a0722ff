"""Rule 6.3.3: no spell touches the guard room, though spells may be cast while it is scored."""

from __future__ import annotations

import pytest

from serai import Match
from serai.testing import events, play, refusal, scenario
from tests.games.look import asked, legal_moves, reason, told

BOARD = {"guard_room": [(0, 1), (1, 9)], "market": [(0, 5), (1, 4)], "room_1": [(0, 2), (1, 2)]}


def placing(spell: str) -> Match:
    """A placement turn of seat 0, who begins to cast the spell."""
    return play(scenario("dragons", board=BOARD, spells={0: [spell]}), (0, f"cast {spell}"))


@pytest.mark.parametrize(("spell", "inside"), [("second_chance", 0), ("teleportation", 1)])
def test_6_3_3_no_token_is_moved_out_of_it(spell: str, inside: int) -> None:
    assert reason(placing(spell), 0, f"piece {inside}") == (
        "never_on_the_guard_room",
        "dragons 6.3.3",
        {"space": "guard_room"},
    )


@pytest.mark.parametrize(("spell", "token"), [("second_chance", 2), ("teleportation", 3)])
def test_6_3_3_no_token_is_moved_into_it(spell: str, token: int) -> None:
    match = play(placing(spell), (0, f"piece {token}"))
    assert refusal(match, 0, "space guard_room").code == "never_on_the_guard_room"
    assert "space guard_room" not in legal_moves(match)


@pytest.mark.parametrize("spell", ["lunar_eclipse", "solar_eclipse", "close_sesame"])
def test_6_3_3_it_is_neither_darkened_nor_sealed(spell: str) -> None:
    why = refusal(placing(spell), 0, "space guard_room")
    assert (why.code, why.clause) == ("never_on_the_guard_room", "dragons 6.3.3")


def test_6_3_3_eye_for_an_eye_takes_nothing_out_of_it() -> None:
    match = placing("eye_for_an_eye")
    assert refusal(match, 0, "piece 1").code == "never_on_the_guard_room"
    play(match, (0, "piece 3"))
    assert asked(match) == ("eye_response", 1)
    assert legal_moves(match) == ["piece 2", "piece 4"]


def test_6_3_3_with_tokens_in_the_guard_room_only_most_spells_have_no_target() -> None:
    spells = ["lunar_eclipse", "solar_eclipse", "eye_for_an_eye", "second_chance", "teleportation"]
    match = scenario("dragons", board={"guard_room": [(0, 1), (1, 9)]}, spells={0: spells})
    for spell in spells:
        assert refusal(match, 0, f"cast {spell}").code in ("not_castable", "nothing_to_aim_at")


def test_6_3_3_values_do_not_change_in_it() -> None:
    """The Last Shall Be First is cast while the guard is up: a 9 there still counts 9."""
    match = scenario(
        "dragons",
        at="guard_room",
        guard=9,
        board={"guard_room": [(0, 9), (1, 1)], "room_1": [(0, 2)]},
        treasure={0: "2c"},
        spells={1: ["last_shall_be_first"]},
    )
    play(match, (1, "cast last_shall_be_first"))
    assert told(match, "admitted") == [{"seat": 0, "strength": 9, "guard": 9}]


@pytest.mark.parametrize("artifact", ["flying_carpet", "astral_double"])
def test_6_3_3_no_borrowed_carpet_or_double_in_it(artifact: str) -> None:
    match = scenario(
        "dragons",
        at="guard_room",
        guard=9,
        board={"guard_room": [(0, 1)]},
        artifacts={1: [artifact], 2: ["key"]},
        used={1: [artifact]},
        spells={0: ["borrow", "alms"]},
    )
    assert refusal(match, 0, "cast borrow").code == "not_castable"


def test_6_3_3_a_key_may_be_borrowed_there() -> None:
    match = scenario(
        "dragons",
        at="guard_room",
        guard=9,
        board={"room_1": [(0, 2)]},
        treasure={0: "2c"},
        artifacts={1: ["key"]},
        used={1: ["key"]},
        spells={0: ["borrow"]},
        this_round={"keys": [1]},
    )
    play(match, (0, "cast borrow"))
    assert [entry.data["seat"] for entry in events(match, "admitted_by_key")] == [0, 1]


def test_6_3_3_a_borrowed_carpet_is_no_target_beside_a_key() -> None:
    match = scenario(
        "dragons",
        at="guard_room",
        guard=9,
        artifacts={1: ["key"], 2: ["flying_carpet"], 3: ["key"]},
        used={1: ["key"], 2: ["flying_carpet"], 3: ["key"]},
        spells={0: ["borrow"]},
        this_round={"keys": [1, 3]},
    )
    play(match, (0, "cast borrow"))
    assert refusal(match, 0, "borrow 2 flying_carpet").code == "could_not_use_it_now"


@pytest.mark.parametrize(
    ("spell", "moves"),
    [
        ("alms", ["take crown 3"]),
        ("solar_eclipse", ["space room_1"]),
        ("sultans_taxes", []),
        ("close_sesame", ["space room_1"]),
    ],
)
def test_6_3_3_spells_that_do_not_touch_it_may_be_cast_while_it_is_scored(spell: str, moves: list[str]) -> None:
    board = {"guard_room": [(1, 9)], "room_1": [(1, 4)], "room_2": [(1, 6)]}
    match = scenario("dragons", at="guard_room", board=board, spells={0: [spell]})
    play(match, (0, f"cast {spell}"), *[(0, move) for move in moves])
    assert spell in match.position()["used_spells"]


def test_6_3_3_with_the_switch_no_spell_at_all_while_it_is_scored() -> None:
    words: dict[str, object] = {
        "at": "guard_room",
        "guard": 9,
        "board": {"guard_room": [(0, 4)]},
        "treasure": {0: "5c"},
        "spells": {0: ["alms"]},
        "artifacts": {0: ["key"]},
    }
    match = scenario("dragons", spells_during_guard="allowed", **words)
    assert refusal(match, 0, "cast alms") is None
    match = scenario("dragons", spells_during_guard="forbidden", **words)
    assert refusal(match, 0, "cast alms").code == "no_spells_in_guard_room"
    play(match, (0, "pass"))
    assert match.decision.question == "bribe_guard"
    assert refusal(match, 0, "cast alms").code == "no_spells_in_guard_room"
