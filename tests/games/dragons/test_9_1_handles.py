"""Rules section 9, duty a: a face-down token goes by a handle that tells nothing of its value."""

from __future__ import annotations

import itertools
import json
import random

import pytest

import serai
from serai import Match
from serai.testing import events, play, scenario
from tests.games.dragons.look import VALUES


def pieces(match: Match, viewer: int | None) -> dict[str, list[dict[str, object]]]:
    return {seen["space"]: seen["pieces"] for seen in match.view(viewer)["spaces"] if seen["pieces"]}


def handles(match: Match, viewer: int | None = None) -> dict[str, list[object]]:
    return {space: [piece["piece"] for piece in held] for space, held in pieces(match, viewer).items()}


def placed(values: list[int]) -> Match:
    """Three players; seat 0 puts tokens of these values on the market, one a lap, the others one each elsewhere."""
    match = scenario("dragons", players=3)
    for lap, value in enumerate(values):
        play(match, (0, "place market"), (0, f"token {value}"))
        for seat in (1, 2):
            play(match, (seat, "place djinn"), (seat, f"token {VALUES[lap]}"))
    return match


@pytest.mark.parametrize("values", list(itertools.permutations([1, 5, 9])), ids=str)
def test_9_1_handles_do_not_depend_on_values(values: tuple[int, ...]) -> None:
    match = placed(list(values))
    assert handles(match) == {"market": [0, 3, 6], "djinn": [1, 2, 4, 5, 7, 8]}
    for viewer in (1, 2, None):
        assert json.dumps([match.view(viewer), match.heard(viewer)]) == json.dumps(
            [placed([1, 5, 9]).view(viewer), placed([1, 5, 9]).heard(viewer)]
        )


def test_9_1_lists_of_tokens_are_in_the_order_of_arrival() -> None:
    for values in itertools.permutations([2, 6, 8]):
        match = placed(list(values))
        assert [piece["value"] for piece in pieces(match, 0)["market"]] == list(values)
        assert [piece["value"] for piece in pieces(match, 1)["market"]] == [None, None, None]


def test_9_1_tokens_behind_the_screen_are_listed_by_value_whatever_came_home_last() -> None:
    match = scenario("dragons", board={"market": [(0, 6), (1, 2)]}, spells={0: ["solar_eclipse"]})
    play(match, (0, "cast solar_eclipse"))
    assert match.view(0)["mine"]["tokens"] == match.view(1)["mine"]["tokens"] == VALUES


def sent_home() -> Match:
    """Seat 1's token on the market goes home by an Eclipse of seat 0, who then places; seat 1 is to place again."""
    match = scenario("dragons", players=3, board={"market": [(1, 6), (2, 5)]}, spells={0: ["solar_eclipse"]})
    return play(match, (0, "cast solar_eclipse"), (0, "place djinn"), (0, "token 1"))


@pytest.mark.parametrize("value", [6, 2, 9])
def test_9_1_a_token_placed_again_gets_a_fresh_handle(value: int) -> None:
    match = sent_home()
    assert handles(match) == {"market": [1], "djinn": [2]}
    play(match, (1, "place market"), (1, f"token {value}"))
    assert handles(match) == {"market": [1, 3], "djinn": [2]}


def test_9_1_the_fresh_handle_is_the_same_for_every_value() -> None:
    again = [play(sent_home(), (1, "place market"), (1, f"token {value}")) for value in VALUES]
    for viewer in (0, 2, None):
        seen = {json.dumps([match.view(viewer), match.heard(viewer)]) for match in again}
        assert len(seen) == 1


def test_9_1_a_handle_belongs_to_one_token_all_round() -> None:
    match = serai.game("dragons").new(seed=5)
    rng = random.Random(5)
    owners: dict[tuple[object, object], object] = {}
    while match.decision is not None and len(match.choices) < 900:
        match.play(rng.choice(match.decision.moves))
        for held in pieces(match, None).values():
            for piece in held:
                key = (match.view(None)["round"], piece["piece"])
                assert owners.setdefault(key, piece["owner"]) == piece["owner"]
    assert len({went.data["piece"]["piece"] for went in events(match, "piece_went_home")}) > 1


@pytest.mark.parametrize(
    ("caster", "spell", "moves"),
    [
        (0, "second_chance", [(0, "cast second_chance"), (0, "piece 0"), (0, "space room_1")]),
        (1, "teleportation", [(1, "cast teleportation"), (1, "piece 0"), (1, "space room_1")]),
    ],
)
def test_9_1_a_token_moved_by_a_spell_keeps_its_handle(caster: int, spell: str, moves: list[tuple[int, str]]) -> None:
    match = scenario(
        "dragons",
        at="cave_gold",
        board={"market": [(0, 7), (0, 2), (2, 4)]},
        spells={caster: [spell], 3: ["alms"]},
        treasure={1: "1c"},
    )
    play(match, *moves)
    while match.position()["window"]["batch"]:
        match.play({"kind": "pass"})
    assert handles(match) == {"market": [1, 2], "room_1": [0]}
    for viewer in (1, 2, 3, None):
        (moved,) = pieces(match, viewer)["room_1"]
        assert (moved["piece"], moved["owner"], moved["value"]) == (0, 0, None)


def test_9_1_tokens_turned_up_are_told_in_the_order_of_arrival() -> None:
    match = scenario("dragons", at="market", board={"market": [(2, 9), (0, 1), (1, 5), (0, 4)]}, treasure={2: "1c"})
    (turned,) = events(match, "tokens_turned_up")
    assert [(piece["piece"], piece["owner"]) for piece in turned.data["pieces"]] == [(0, 2), (1, 0), (2, 1), (3, 0)]


def test_9_1_tokens_sent_home_together_are_told_in_the_order_of_arrival() -> None:
    board = {"room_1": [(1, 9), (1, 2)], "room_2": [(1, 5)], "guard_room": [(0, 9)]}
    match = scenario("dragons", at="guard_room", guard=9, board=board)
    away = [
        entry.data["piece"]["piece"] for entry in match.log if entry.kind in ("piece_turned_away", "piece_went_home")
    ]
    assert away == [0, 1, 2]


def test_9_1_handles_start_again_in_the_next_round() -> None:
    match = scenario("dragons", at="clean_up", board={"market": [(0, 9), (1, 9)]})
    assert match.position()["round"] == 2
    play(match, (0, "place guard_room"), (0, "token 1"))
    assert handles(match) == {"guard_room": [0]}
