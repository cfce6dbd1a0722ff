"""A-40: during placement a player casts at the own turn; with the switch everybody may after every placement."""

from __future__ import annotations

from functools import partial

from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import VALUES
from tests.games.look import asked

# Seat 0 has only its 9 left, the others have placed everything.
last_token = partial(
    scenario,
    "dragons",
    players=3,
    caves={"cave_red": "4"},
    board={
        "guard_room": [(0, value) for value in VALUES[:-1]] + [(2, value) for value in VALUES],
        "market": [(1, value) for value in VALUES],
    },
)


def test_a_40_at_the_own_turn_before_placing() -> None:
    match = scenario("dragons", spells={0: ["alms"]})
    play(match, (0, "cast alms"), (0, "take crown 3"))
    assert asked(match) == ("place_token", 0)


def test_a_40_not_at_the_turn_of_another_player() -> None:
    match = scenario("dragons", spells={1: ["alms"]})
    assert asked(match) == ("place_token", 0)
    assert refusal(match, 1, {"kind": "cast", "spell": "alms"}).code == "not_your_decision"
    play(match, (0, "place market"), (0, "token 9"))
    assert refusal(match, 1, "cast alms") is None


def test_a_40_several_batches_at_one_turn() -> None:
    match = scenario("dragons", spells={0: ["offering", "sacrifice"]})
    play(match, (0, "cast offering"), (0, "pass"), (0, "cast sacrifice"))
    assert match.decision.question == "place_token"
    assert match.position()["used_spells"] == ["offering", "sacrifice"]


def test_a_40_a_player_without_tokens_can_only_answer() -> None:
    match = last_token(spells={0: ["alms"], 1: ["offering"]})
    assert match.decision.seat == 0
    play(match, (0, "cast alms"))
    assert asked(match) == ("window", 1)
    assert refusal(match, 1, "cast offering") is None


def test_a_40_nobody_opens_between_the_last_placement_and_the_red_cave() -> None:
    match = last_token(spells={1: ["alms"]})
    play(match, (0, "place cave_red"))
    assert match.view(1)["window"] == {
        "window": "space",
        "space": "cave_red",
        "batch": [],
        "acting": None,
        "in_turn": [],
    }


def test_a_40_with_the_switch_a_window_follows_every_placement() -> None:
    match = scenario("dragons", placement_windows="every_placement", spells={0: ["alms"], 2: ["offering"]})
    play(match, (0, "place market"), (0, "token 9"))
    assert asked(match) == ("window", 0)
    play(match, (0, "pass"), (2, "pass"), (1, "place market"), (1, "token 9"))
    assert asked(match) == ("window", 0)
    assert match.view(0)["window"]["window"] == "placed"


def test_a_40_with_the_switch_the_own_turn_is_no_window() -> None:
    match = scenario("dragons", placement_windows="every_placement", spells={0: ["alms"]})
    assert not [move for move in match.decision.moves if str(move).startswith("cast")]
    why = refusal(match, 0, "cast alms")
    assert why is not None
    assert why.code == "not_in_this_window"


def test_a_40_with_the_switch_a_window_follows_the_last_placement_too() -> None:
    match = last_token(placement_windows="every_placement", spells={1: ["lunar_eclipse"]})
    play(match, (0, "place cave_red"), (1, "cast lunar_eclipse"), (1, "space cave_red"))
    assert asked(match) == ("place_token", 0)
    play(match, (0, "place cave_red"))
    assert events(match, "treasure_won")[0].data["seat"] == 0


def test_a_40_with_the_switch_no_artifact_but_a_counterspell() -> None:
    match = scenario(
        "dragons",
        placement_windows="every_placement",
        spells={1: ["alms"]},
        artifacts={1: ["flying_carpet", "astral_double", "key"]},
    )
    play(match, (0, "place market"), (0, "token 9"))
    for artifact in ("flying_carpet", "astral_double", "key"):
        assert refusal(match, 1, f"use {artifact}").code == "not_in_this_window"


def test_a_40_in_the_basic_game_the_switch_changes_nothing() -> None:
    match = scenario("dragons", mode="basic", placement_windows="every_placement")
    play(match, (0, "place market"), (0, "token 9"))
    assert asked(match) == ("place_token", 1)
