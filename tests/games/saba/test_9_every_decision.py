"""9: at every kind of decision a position can be read back, and everything unseen dealt anew."""

from __future__ import annotations

import json

import pytest

import serai
from serai import BadPosition, Match
from serai.testing import play, scenario
from tests.games.look import asked
from tests.games.saba.look import BLUE, GREEN, RED, YELLOW

SABA = serai.game("saba")
FOUNTAINS = ["fountain_5", "fountain_1", "fountain_2"]
REDS_GARDEN = {
    "stock": {BLUE: "2A 1S 1E 1G"},
    "sites": FOUNTAINS,
    "gardens": {5: {"value": 1, "figure": RED}},
    "step": "build",
}
BLUES = {number: {"value": 1, "figure": BLUE} for number in (1, 2, 3, 4, 6, 7)}

PLAYED: dict[str, tuple[dict[str, object], list[tuple[int, str]]]] = {
    "pre_harbour": ({}, []),
    "build": ({"step": "build", "hand": {BLUE: ["worker"]}}, []),
    "quarter": ({"step": "quarter", "stock": {BLUE: "3G"}}, []),
    "final": ({"step": "final", "hand": {BLUE: ["worker"]}}, []),
    "remove_palace_card": ({"harbour_cards": {BLUE: [1, 2]}}, [(BLUE, "choose_harbour harbour_b")]),
    "move_vizier": ({}, [(BLUE, "choose_harbour harbour_b")]),
    "vizier_exchange": (
        {"harbour": "A2|S2|G3|E4"},
        [(BLUE, "choose_harbour harbour_b"), (BLUE, "move_vizier money_changer")],
    ),
    "harbour_master": ({"hand": {BLUE: ["harbour_master"]}}, [(BLUE, "play harbour_master")]),
    "desert_robber": ({"hand": {BLUE: ["desert_robber"]}}, [(BLUE, "play desert_robber")]),
    "caravan_leader": ({"hand": {BLUE: ["caravan_leader"]}}, [(BLUE, "play caravan_leader")]),
    "harem_guard": ({"hand": {BLUE: ["harem_guard"]}, "serail": [RED, BLUE, GREEN]}, [(BLUE, "play harem_guard")]),
    "merchant_take": (
        {"hand": {BLUE: ["merchant"]}, "stock": ["2A", "2G", "1E", ""]},
        [(BLUE, "play merchant")],
    ),
    "merchant_give": (
        {"hand": {BLUE: ["merchant"]}, "stock": ["2A 1S", "2G", "", ""]},
        [(BLUE, "play merchant"), (BLUE, "merchant_take 1 gold gold")],
    ),
    "foreman_figure": ({"hand": {BLUE: ["foreman"]}, "quarters": {"mason": [RED, BLUE]}}, [(BLUE, "play foreman")]),
    "foreman_target": ({"hand": {BLUE: ["foreman"]}, "quarters": {"mason": [RED]}}, [(BLUE, "play foreman")]),
    "figure_source": (
        {**REDS_GARDEN, "gardens": {**BLUES, 5: {"value": 1, "figure": RED}}, "quarters": {"mason": [BLUE, BLUE]}},
        [(BLUE, "build 1")],
    ),
    "serail_marker": (REDS_GARDEN, [(BLUE, "build 1")]),
    "place_lock": (REDS_GARDEN, [(BLUE, "build 1"), (RED, "yes")]),
    "discard_cards": ({"step": "final", "hand": {BLUE: ["res_gold"] * 5}}, [(BLUE, "end_turn")]),
    "return_resources": ({"step": "final", "stock": {BLUE: "5A 4S"}, "hand": {BLUE: ["worker"]}}, [(BLUE, "end_turn")]),
    "vizier_or_quarter": ({"quarters": {"mason": [BLUE]}}, [(BLUE, "choose_harbour harbour_b")]),
}


def at(kind: str) -> Match:
    words, moves = PLAYED[kind]
    match = play(scenario("saba", mode="advanced", **words), *moves)
    assert asked(match) is not None
    assert match.decision.question == kind
    return match


def test_9_the_table_has_every_kind() -> None:
    assert list(PLAYED) == [kind.name for kind in SABA.space.questions]


@pytest.mark.parametrize("kind", PLAYED)
def test_9_a_fork_is_possible_at_every_decision(kind: str) -> None:
    match = at(kind)
    for seat in (*range(match.players), None):
        assert match.fork(seat, 1).view(seat) == match.view(seat)


@pytest.mark.parametrize("kind", PLAYED)
def test_9_a_position_at_every_decision_reads_back(kind: str) -> None:
    match = at(kind)
    again = SABA.from_position(json.loads(json.dumps(match.position())))
    assert again.position() == match.position()
    assert again.decision.moves == match.decision.moves


@pytest.mark.parametrize("kind", PLAYED)
def test_9_a_question_does_not_fit_another_seat_or_another_step(kind: str) -> None:
    data = at(kind).position()
    wrongs = [{**data, "step": "over"}, {**data, "agenda": [*data["agenda"], ["refill", 0], ["refill", 0]]}]
    if kind != "serail_marker":  # anybody could have been displaced
        wrongs.append({**data, "decision": {**data["decision"], "seat": YELLOW}})
    for wrong in wrongs:
        with pytest.raises(BadPosition):
            SABA.from_position(wrong)


@pytest.mark.parametrize(
    ("kind", "field", "complaint"),
    [
        ("figure_source", "destination", "figure_source cannot be asked"),
        ("place_lock", "garden", "place_lock cannot be asked"),
        ("foreman_target", "figure", "foreman_target cannot be asked"),
        ("merchant_give", "bargain", "merchant_give cannot be asked"),
    ],
)
def test_9_a_question_about_nothing_is_refused(kind: str, field: str, complaint: str) -> None:
    data = at(kind).position()
    with pytest.raises(BadPosition, match=complaint):
        SABA.from_position({**data, "pending": {**data["pending"], field: None}})
    elsewhere = at("pre_harbour").position()
    with pytest.raises(BadPosition, match=f"pending.{field}: nothing is asked about it"):
        SABA.from_position({**elsewhere, "pending": {**elsewhere["pending"], field: data["pending"][field]}})


def test_9_a_quarter_is_offered_with_the_vizier_only_if_one_can_be_used() -> None:
    data = at("vizier_or_quarter").position()
    with pytest.raises(BadPosition, match="vizier_or_quarter cannot be asked"):
        SABA.from_position({**data, "ready": []})
    plain = {**data, "decision": {**data["decision"], "kind": "move_vizier"}}
    assert SABA.from_position(plain).position() == data  # as rules version 1 would have written it
    assert asked(SABA.from_position({**plain, "ready": []})) == ("move_vizier", BLUE)


def test_9_a_position_in_the_middle_is_not_tied_to_the_match() -> None:
    match = at("merchant_give")
    match.position()["pending"]["bargain"]["take"].append("ebony")
    assert match.position()["pending"]["bargain"] == {"opponent": RED, "take": ["gold", "gold"]}
