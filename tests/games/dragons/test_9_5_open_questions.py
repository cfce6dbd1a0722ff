"""Rules section 9, duty e: questions that follow from public facts are open; an answer shows when it is complete."""

from __future__ import annotations

from functools import partial

import pytest

from serai import Match
from serai.testing import play, scenario
from tests.games.dragons.look import seen_and_heard
from tests.games.dragons.table import carry_out, pass_windows
from tests.games.look import asked

OTHERS = (1, 2, 3, None)  # seat 0 is the one asked in all of these

city = partial(scenario, "dragons", at="djinn")

TREASURE = {0: "3c 3p", 1: "2g"}

QUESTIONS: dict[str, tuple[Match, list[str]]] = {
    "choose_start_treasures": (
        scenario("dragons", at="setup"),
        ["take crown 1", "take pearl 0", "take gem 1", "take cup 1"],
    ),
    "place_token": (scenario("dragons"), ["place market", "token 7"]),
    "tent_keep": (scenario("dragons", at="tent", board={"tent": [(0, 9), (1, 1)]}), ["keep *"]),
    "market_trade": (
        scenario("dragons", at="market", board={"market": [(0, 9)]}, treasure=TREASURE),
        ["give pearl", "take crown 0", "take pearl 0", "take gem 1", "take cup 2"],
    ),
    "choose_first_player": (scenario("dragons", at="caravanserai", board={"caravanserai": [(0, 9)]}), ["name 2"]),
    "bribe_guard": (
        scenario("dragons", at="guard_room", guard=9, board={"guard_room": [(0, 5)]}, treasure={0: "3c 3p 3g"}),
        ["pay", "give crown 1", "give pearl 1"],
    ),
    "buy_artifact": (
        scenario("dragons", at="room_1", board={"room_1": [(0, 2), (0, 1)]}, treasure={0: "3c 3p 3g"}),
        ["buy", "with pearl", "with crown"],
    ),
    "alms_pick": (
        carry_out(city(spells={0: ["alms"]}, treasure=TREASURE), 0, "cast alms"),
        ["take crown 1", "take pearl 0", "take gem 2"],
    ),
    "exchange_pick": (
        carry_out(city(spells={0: ["exchange"]}, treasure=TREASURE), 0, "cast exchange"),
        ["hold crown 1", "hold pearl 1", "hold gem 1", "hold cup 1"],
    ),
    "return_treasures": (
        carry_out(city(spells={1: ["offering"]}, treasure=TREASURE), 1, "cast offering"),
        ["give crown 2"],
    ),
    "baksheesh_response": (
        carry_out(
            city(spells={1: ["baksheesh"]}, treasure=TREASURE, board={"market": [(0, 9), (0, 4)], "djinn": [(0, 1)]}),
            1,
            "cast baksheesh",
        ),
        ["keep", "take_back", "keep", "give crown 1"],
    ),
    "taxes_response": (
        carry_out(
            city(spells={1: ["sultans_taxes"]}, treasure=TREASURE, board={"room_1": [(0, 9), (0, 4)]}),
            1,
            "cast sultans_taxes",
        ),
        ["pay", "give crown 1"],
    ),
    "eye_response": (
        carry_out(
            city(spells={1: ["eye_for_an_eye"]}, board={"market": [(0, 9), (1, 4), (1, 5)]}), 1, "cast eye_for_an_eye"
        ),
        ["piece 2"],
    ),
    "mirage_pick": (carry_out(city(spells={0: ["mirage"]}), 0, "cast mirage", "space room_1"), ["pick 2"]),
    "abracadabra_pick": (
        play(
            pass_windows(
                scenario(
                    "dragons", at="room_1", board={"room_1": [(0, 2)]}, treasure={0: "5c"}, spells={0: ["abracadabra"]}
                )
            ),
            (0, "buy_with_abracadabra"),
        ),
        ["pick 1"],
    ),
    "teleport_payment": (
        carry_out(
            city(spells={0: ["teleportation"]}, treasure=TREASURE, board={"market": [(1, 9), (2, 4)]}),
            0,
            "cast teleportation",
            "piece 0",
            "space room_1",
        ),
        ["give crown 2"],
    ),
}


def copy_of(name: str) -> Match:
    match = QUESTIONS[name][0]
    return match.at(len(match.choices))


@pytest.mark.parametrize("name", QUESTIONS)
def test_9_5_others_see_who_is_thinking_about_what(name: str) -> None:
    match = copy_of(name)
    assert asked(match) == (name, 0)
    for viewer in OTHERS:
        assert match.view(viewer)["decision"] == {"kind": name, "sealed": False, "veiled": False, "seat": 0}


@pytest.mark.parametrize("name", QUESTIONS)
def test_9_5_an_answer_of_several_steps_shows_nothing_before_it_is_complete(name: str) -> None:
    """Neither bank nor pieces, log nor kind of decision; then all of it at once."""
    match, moves = copy_of(name), QUESTIONS[name][1]
    before = {viewer: seen_and_heard(match, viewer) for viewer in OTHERS}
    for move in moves:
        assert match.decision.seat == 0
        assert {viewer: seen_and_heard(match, viewer) for viewer in OTHERS} == before
        match.play(match.decision.moves[0] if move.endswith("*") else match.parse(move))
    assert all(seen_and_heard(match, viewer) != before[viewer] for viewer in OTHERS)


@pytest.mark.parametrize("name", ["place_token", "market_trade", "bribe_guard", "buy_artifact", "baksheesh_response"])
def test_9_5_who_is_asked_sees_each_step(name: str) -> None:
    match, moves = copy_of(name), QUESTIONS[name][1]
    play(match, (0, moves[0]))
    assert match.view(0)["decision"]["seat"] == 0
    assert len(match.view(0)["mine"]["choosing"]) == 1
    assert match.view(0)["bank"] == match.view(1)["bank"]


def test_9_5_a_spell_cast_at_ones_turn_shows_when_its_targets_are_named() -> None:
    match = scenario("dragons", board={"market": [(0, 9), (0, 5)]}, spells={0: ["second_chance"]})
    before = {viewer: seen_and_heard(match, viewer) for viewer in OTHERS}
    play(match, (0, "cast second_chance"), (0, "piece 1"))
    assert {viewer: seen_and_heard(match, viewer) for viewer in OTHERS} == before
    play(match, (0, "space djinn"))
    assert match.heard(1)[0]["kind"] == "lamp_lit"


def test_9_5_a_question_of_somebody_with_a_spell_looks_like_that_of_somebody_without() -> None:
    """A bribe that can be paid follows from public facts, whether or not Alms is in hand."""
    words = {"at": "guard_room", "guard": 9, "board": {"guard_room": [(0, 5)]}, "treasure": TREASURE}
    with_alms = pass_windows(scenario("dragons", spells={0: ["alms"], 1: ["spy"]}, **words))
    without = scenario("dragons", spells={0: ["spy"], 1: ["smuggling"]}, **words)
    assert (with_alms.decision.seat, without.decision.seat) == (0, 0)
    for viewer in (2, 3, None):
        assert seen_and_heard(with_alms, viewer) == seen_and_heard(without, viewer)


def test_9_5_an_offer_that_can_be_paid_is_open_whatever_spells_are_held() -> None:
    words = {"at": "room_1", "board": {"room_1": [(0, 2)]}, "treasure": TREASURE}
    for hand in (["exchange"], ["abracadabra"], ["spy"]):
        match = pass_windows(scenario("dragons", spells={0: hand}, **words))
        for viewer in OTHERS:
            seen = {"kind": "buy_artifact", "sealed": False, "veiled": False, "seat": 0}
            assert match.view(viewer)["decision"] == seen


@pytest.mark.parametrize("second", ["alms", "smuggling"])
def test_9_5_an_open_refusal_is_told_when_it_is_given(second: str) -> None:
    """Seat 0 could pay and refuses in front of all; whether the next one is asked under the veil changes nothing."""
    match = scenario(
        "dragons",
        at="guard_room",
        guard=9,
        board={"guard_room": [(0, 5), (1, 4)]},
        treasure={0: "4c"},
        spells={1: [second]},
    )
    pass_windows(match)
    play(match, (0, "refuse"))
    refused = [seat for entry in match.heard(3) if entry["kind"] == "bribe_refused" for seat in entry["data"]["seats"]]
    assert 0 in refused


def test_9_5_an_open_decline_is_told_when_it_is_given() -> None:
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 5), (1, 4)]},
        treasure={0: "5c"},
        spells={1: ["alms"]},
    )
    play(pass_windows(match), (0, "decline"))
    assert match.decision.seat == 1
    declined = [entry["data"]["seats"] for entry in match.heard(3) if entry["kind"] == "artifact_declined"]
    assert declined == [[0]]
