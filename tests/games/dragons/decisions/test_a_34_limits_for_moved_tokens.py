"""A-34: placement limits and the entry check hold for moved tokens; the switch frees Teleportation from them."""

from __future__ import annotations

import pytest

import serai
from serai import Match
from serai.testing import play, refusal, scenario
from tests.games.look import asked


def moving(spell: str, caster: int, **words: object) -> Match:
    match = scenario("dragons", spells={caster: [spell]}, **words)
    return play(match, (caster, f"cast {spell}"))


@pytest.mark.parametrize(("spell", "caster"), [("second_chance", 0), ("teleportation", 1)])
def test_a_34_no_sixth_token_in_a_room_and_no_token_in_an_empty_cave(spell: str, caster: int) -> None:
    board = {"market": [(0, 9)], "room_1": [(0, value) for value in (1, 2, 4, 5, 6)]}
    match = moving(spell, caster, at="cave_red", caves={"cave_gold": "3"}, board=board)
    play(match, (caster, "piece 0"))
    assert refusal(match, caster, "space room_1").code == "five_pieces_in_room"
    assert refusal(match, caster, "space cave_red").code == "cave_without_treasure"
    assert refusal(match, caster, "space cave_gold") is None


@pytest.mark.parametrize(("spell", "caster"), [("second_chance", 3), ("teleportation", 0)])
def test_a_34_after_the_guard_no_room_for_a_player_left_outside(spell: str, caster: int) -> None:
    match = scenario(
        "dragons", at="room_1", admitted=[0, 1, 2], board={"market": [(3, 4)]}, spells={caster: [spell, "alms"]}
    )
    assert refusal(match, caster, f"cast {spell}").code == "nothing_to_aim_at"


@pytest.mark.parametrize(("spell", "caster"), [("second_chance", 3), ("teleportation", 0)])
def test_a_34_before_the_guard_every_room_is_open(spell: str, caster: int) -> None:
    match = moving(spell, caster, at="caravanserai", board={"market": [(3, 4)]})
    assert refusal(match, caster, "space room_4") is None


def test_a_34_a_moved_token_still_has_to_pass_the_guard() -> None:
    match = moving("second_chance", 3, at="caravanserai", guard=9, board={"market": [(3, 4)], "caravanserai": [(0, 1)]})
    play(match, (3, "space room_1"), (0, "name 0"))
    assert match.position()["round"] == 2
    assert [entry.data["space"] for entry in match.log if entry.kind == "piece_turned_away"] == ["room_1"]


def test_a_34_the_room_may_have_filled_up_by_then() -> None:
    """Four tokens in the room, a carpet of the same batch is the fifth piece: the move comes too late."""
    match = scenario(
        "dragons",
        at="room_1",
        board={"market": [(0, 9)], "room_1": [(0, 1), (0, 2), (0, 4), (0, 5)], "room_4": [(1, 1)]},
        treasure={1: "1c"},
        artifacts={0: ["flying_carpet"]},
        spells={0: ["second_chance"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "use flying_carpet"), (0, "cast second_chance"), (0, "piece 0"), (0, "space room_1"))
    assert [entry.data["spell"] for entry in match.log if entry.kind == "spell_without_effect"] == ["second_chance"]
    assert match.position()["pieces"][0]["space"] == "market"


# teleportation=any_unscored


def sent(**words: object) -> Match:
    """Seat 1 sends away a token of seat 0, the first on the board."""
    match = moving("teleportation", 1, teleportation="any_unscored", **words)
    return play(match, (1, "piece 0")) if match.decision.question == "target_piece" else match


def test_a_34_with_the_switch_an_empty_cave_will_do() -> None:
    board = {"market": [(0, 9)], "caravanserai": [(2, 5)]}
    match = sent(at="cave_red", caves={"cave_white": "3"}, board=board)
    assert refusal(match, 1, "space cave_red") is None
    play(match, (1, "space cave_blue"))
    assert match.position()["pieces"][0]["space"] == "cave_blue"


def test_a_34_with_the_switch_it_wins_nothing_in_an_empty_cave() -> None:
    match = sent(at="cave_red", caves={"cave_white": "3"}, board={"market": [(0, 9)], "caravanserai": [(2, 1)]})
    play(match, (1, "space cave_red"))
    assert match.decision.question == "choose_first_player"
    assert [entry.kind for entry in match.log if entry.kind == "treasure_won"] == []
    assert match.position()["players"][0]["treasure"] == dict.fromkeys(["crown", "pearl", "gem", "cup", "bar"], 0)


def test_a_34_with_the_switch_a_room_that_its_owner_may_not_enter_will_do() -> None:
    match = sent(
        at="room_1",
        admitted=[1, 2],
        board={"market": [(0, 9)], "room_2": [(2, 5)]},
        treasure={0: "9c", 2: "5c"},
    )
    play(match, (1, "space room_2"))
    room = next(seen for seen in match.view(None)["spaces"] if seen["space"] == "room_2")
    assert room["strengths"] == {"0": 9, "2": 5}
    assert asked(match) == ("buy_artifact", 2), "the stronger one was not admitted"
    play(match, (2, "decline"))
    assert [entry.data["seats"] for entry in match.log if entry.kind == "artifact_declined"] == [[2]]


def test_a_34_with_the_switch_nobody_is_offered_anything_if_only_such_a_token_lies_there() -> None:
    match = sent(
        at="room_1",
        admitted=[1],
        board={"market": [(0, 9)], "room_4": [(1, 2)]},
        treasure={0: "9c", 1: "5c"},
    )
    play(match, (1, "space room_2"))
    assert (match.decision.seat, match.view(1)["window"]["space"]) == (1, "room_4")
    assert [entry.kind for entry in match.log if entry.kind in ("artifact_declined", "artifact_unsold")] == []


def test_a_34_with_the_switch_no_price_is_shown_to_who_may_not_enter() -> None:
    match = sent(
        at="room_1", admitted=[1, 2], board={"market": [(0, 9)], "room_2": [(2, 5)]}, treasure={0: "9c", 2: "5c"}
    )
    play(match, (1, "space room_2"))
    assert match.view(2)["rooms"][1]["price"] == [5]
    assert match.view(0)["rooms"][1]["price"] == []
    assert match.view(0)["rooms"][1]["payable"] is False


def test_a_34_with_the_switch_a_token_in_a_room_before_the_guard_has_to_leave_like_any_other() -> None:
    match = sent(at="caravanserai", guard=9, board={"market": [(0, 4)], "caravanserai": [(2, 1)]})
    play(match, (1, "space room_1"), (2, "name 0"))
    assert [entry.data["space"] for entry in match.log if entry.kind == "piece_turned_away"] == ["room_1"]


@pytest.mark.parametrize(
    ("space", "code"),
    [
        ("guard_room", "never_on_the_guard_room"),
        ("cave_red", "space_is_finished"),
        ("tent", "space_is_finished"),
        ("market", "already_there"),
        ("caravanserai", "space_sealed"),
        ("room_1", "five_pieces_in_room"),
        ("room_5", "space_not_in_use"),
        ("room_2", None),
    ],
)
def test_a_34_with_the_switch_these_limits_hold_all_the_same(space: str, code: str | None) -> None:
    match = sent(
        at="market",
        board={"market": [(0, 9)], "room_1": [(0, value) for value in (1, 2, 4, 5, 6)]},
        this_round={"sealed": ["caravanserai"]},
    )
    found = refusal(match, 1, f"space {space}")
    assert (None if found is None else found.code) == code


def test_a_34_with_the_switch_second_chance_keeps_the_limits() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        teleportation="any_unscored",
        admitted=[0, 1, 2],
        board={"market": [(3, 4)]},
        spells={3: ["second_chance", "alms"]},
    )
    assert refusal(match, 3, "cast second_chance").code == "nothing_to_aim_at"
    match = moving(
        "second_chance", 0, teleportation="any_unscored", at="cave_red", board={"market": [(0, 9)]}, caves={}
    )
    assert refusal(match, 0, "space cave_gold").code == "cave_without_treasure"


def test_a_34_with_the_switch_a_token_in_an_emptied_cave_can_be_reached_by_a_dragon() -> None:
    """The teleported token wins if Dragon's Flight brings treasure afterwards."""
    match = scenario(
        "dragons",
        at="cave_red",
        caves={"cave_white": "3"},
        teleportation="any_unscored",
        board={"market": [(0, 9)], "caravanserai": [(2, 1)]},
        spells={1: ["teleportation"], 3: ["dragon_flight"]},
    )
    play(match, (1, "cast teleportation"), (1, "piece 0"), (1, "space cave_red"), (3, "pass"))
    play(match, (3, "cast dragon_flight"), (3, "space cave_red"))
    assert match.position()["players"][0]["treasure"]["crown"] == 4


def test_a_34_such_a_position_can_be_kept_and_read_again() -> None:
    match = sent(at="room_1", admitted=[1, 2], board={"market": [(0, 9)], "room_2": [(2, 5)]}, treasure={2: "5c"})
    play(match, (1, "space room_2"))
    data = match.position()
    assert serai.game("dragons").from_position(data).position() == data
    strict = {**data, "options": {"players": 4, "teleportation": "placement_limits"}}
    with pytest.raises(serai.BadPosition, match="seat 0 was not admitted"):
        serai.game("dragons").from_position(strict)
