"""Rules section 9, duty b: what a player may choose does not depend on hidden things of others."""

from __future__ import annotations

import json
import random

import pytest

import serai
from serai import Match
from serai.testing import play, scenario
from tests.games.look import legal_moves

DRAGONS = serai.game("dragons")


def question_shown(match: Match) -> tuple[int, str]:
    """The seat asked and everything that its question shows, reasons for what is not allowed included."""
    return match.decision.seat, json.dumps(match.decision.as_dict())


def same(first: Match, *others: Match) -> bool:
    return {question_shown(other) for other in others} == {question_shown(first)}


# Given another hidden thing, when the same seat is asked, then it has the same options.


def test_9_2_an_eclipse_may_be_aimed_whatever_lies_face_down() -> None:
    def match(value: int) -> Match:
        board = {"market": [(1, value)], "room_1": [(2, value)]}
        found = scenario("dragons", board=board, spells={0: ["lunar_eclipse", "solar_eclipse"]})
        return play(found, (0, "cast lunar_eclipse"))

    assert [str(move) for move in match(2).decision.moves] == ["space market", "space room_1"]
    assert same(match(2), match(9))


@pytest.mark.parametrize("spell", ["teleportation", "eye_for_an_eye"])
def test_9_2_tokens_of_others_are_targets_whatever_their_value(spell: str) -> None:
    def match(first: int, second: int) -> Match:
        board = {"market": [(1, first), (1, second)], "djinn": [(2, 5)]}
        return play(scenario("dragons", board=board, spells={0: [spell]}, treasure={0: "3c"}), (0, f"cast {spell}"))

    assert [str(move) for move in match(1, 9).decision.moves] == ["piece 0", "piece 1", "piece 2"]
    assert same(match(1, 9), match(9, 1), match(4, 8))


def test_9_2_the_answer_to_an_eye_for_an_eye_does_not_depend_on_the_casters_values() -> None:
    def match(first: int, second: int) -> Match:
        board = {"market": [(0, first), (0, second), (1, 5)]}
        found = scenario("dragons", at="tent", board=board, spells={0: ["eye_for_an_eye"]})
        return play(found, (0, "cast eye_for_an_eye"))

    assert match(1, 9).decision.question == "eye_response"
    assert same(match(1, 9), match(9, 1), match(2, 4))


def test_9_2_the_market_does_not_depend_on_what_others_hold() -> None:
    def match(spell: str, kind: str) -> Match:
        words = {"treasure": {0: "2c 1b"}, "spells": {1: [spell]}, "artifacts": {2: [kind]}}
        return scenario("dragons", at="market", board={"market": [(0, 9)]}, used={2: ["lamp"]}, **words)

    one, other = match("spy", "scroll"), match("dragon_flight", "counterspell")
    assert one.decision.question == "market_trade"
    assert same(one, other)


def test_9_2_placement_does_not_depend_on_the_guard_the_deck_or_the_piles() -> None:
    def match(guard: int, top: list[str], pile: list[str]) -> Match:
        return scenario("dragons", guard=guard, spell_top=top, pile={1: pile}, spells={0: ["spy", "mirage"]})

    one = match(1, ["alms", "borrow"], ["key", "scroll", "flying_carpet", "counterspell"])
    other = match(10, ["borrow", "alms"], ["key", "counterspell", "scroll", "flying_carpet"])
    assert same(one, other)
    assert same(play(one, (0, "cast mirage")), play(other, (0, "cast mirage")))


def test_9_2_a_spell_may_be_answered_whatever_the_caster_still_holds() -> None:
    def match(*hand: str) -> Match:
        found = scenario(
            "dragons", at="market", spells={0: list(hand), 1: ["sacrifice"]}, artifacts={1: ["counterspell"]}
        )
        return play(found, (0, "cast alms"))

    assert [str(move) for move in match("alms", "spy").decision.moves] == [
        "pass",
        "cast sacrifice",
        "use counterspell",
    ]
    assert same(match("alms", "spy"), match("alms", "offering"), match("alms", "baksheesh"))


def test_9_2_borrow_offers_artifacts_in_front_of_screens_only() -> None:
    def match(behind: str) -> Match:
        return scenario(
            "dragons",
            at="market",
            spells={0: ["borrow"]},
            artifacts={1: ["flying_carpet", behind], 2: ["flying_carpet"]},
            used={1: ["flying_carpet"]},
        )

    one, other = match("astral_double"), match("scroll")
    assert legal_moves(one) == ["pass", "cast borrow"]
    assert same(one, other)


# Given any position of a game, when hidden things are dealt anew for the seat asked, then its question is the same.


@pytest.mark.parametrize("words", [{}, {"players": 3}, {"players": 5}, {"mode": "basic"}], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_9_2_a_question_is_the_same_however_hidden_things_are_dealt(words: dict[str, object], seed: int) -> None:
    match = DRAGONS.new(seed=seed, **words)
    rng = random.Random(seed)
    looked = 0
    while match.decision is not None and len(match.choices) < 600:
        match.play(rng.choice(match.decision.moves))
        if match.decision is not None and len(match.choices) % 7 == 0:
            looked += 1
            assert question_shown(match.fork(match.decision.seat, len(match.choices))) == question_shown(match)
    assert looked > 50


@pytest.mark.parametrize("windows", ["own_turn", "every_placement"])
def test_9_2_a_question_in_a_magic_hand_is_the_same_however_hidden_things_are_dealt(windows: str) -> None:
    hands = {
        0: ["alms", "lunar_eclipse", "borrow", "mirage"],
        1: ["exchange", "second_chance", "sorcerers_apprentice"],
        2: ["teleportation", "eye_for_an_eye", "offering"],
        3: ["solar_eclipse", "abracadabra", "close_sesame"],
    }
    artifacts = {0: ["counterspell"], 1: ["flying_carpet"], 2: ["astral_double", "key"], 3: ["counterspell"]}
    treasure = dict.fromkeys(range(4), "4c 4p 4g 4u 4b")
    for seed in range(4):
        match = scenario(
            "dragons", seed, placement_windows=windows, spells=hands, artifacts=artifacts, treasure=treasure
        )
        rng = random.Random(seed)
        for _ in range(160):
            if match.decision is None:
                break
            for fork in range(2):
                assert question_shown(match.fork(match.decision.seat, fork)) == question_shown(match)
            match.play(rng.choice(match.decision.moves))
