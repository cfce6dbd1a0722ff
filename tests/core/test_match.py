"""A match: playing, refusing, taking back, looking."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import serai
from serai.core.playout import random_option
from serai.core.rng import seeded
from serai.template.components import HAND, NAMES
from serai.template.questions import PAY, SEAL
from tests.conformance.toy import Lots


def canonical(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def play_until(match: serai.Match, stop: Callable[[serai.Match], bool], seed: str = "x") -> serai.Match:
    rng = seeded(seed)
    while match.decision is not None and not stop(match):
        match.act(match.game.space.flat(match.state.question_number, random_option(match.state, rng)))
    return match


def played_out(match: serai.Match) -> serai.Match:
    return play_until(match, lambda _: False)


def asked_to_pay(lots: Lots) -> serai.Match:
    return play_until(lots.new(seed=1, players=2), lambda match: match.state.question is PAY)


def test_games_are_found_by_name() -> None:
    assert serai.game("emira").id == "emira"
    with pytest.raises(serai.UnknownGame, match=f"there is no game 'chess'; there are {', '.join(serai.games())}"):
        serai.game("chess")


def test_games_are_listed_before_and_after_one_is_loaded() -> None:
    serai.game("emira")
    assert "emira" in serai.games()


def test_without_a_seed_two_matches_differ(lots: Lots) -> None:
    assert lots.new().seed != lots.new().seed


def test_the_same_seed_is_the_same_match(lots: Lots) -> None:
    assert lots.new(seed=3).position() == lots.new(seed=3).position()
    assert lots.new(seed=3).position() != lots.new(seed=4).position()


def test_an_option_that_the_game_does_not_have(lots: Lots) -> None:
    with pytest.raises(serai.BadSetting):
        lots.new(seed=1, colour="red")


# Playing.


def test_the_decision_says_who_what_and_how(lots: Lots) -> None:
    decision = lots.new(seed=1).decision
    assert decision is not None
    assert (decision.seat, decision.question, decision.sealed, decision.clause) == (0, "seal", True, "lots 1")
    assert len(decision.moves) == HAND
    assert decision.actions == [NAMES.index(move["card"]) for move in decision.moves]
    assert len(decision.blocked) == 12 - HAND
    assert {why.code for _, why in decision.blocked} == {"card_not_in_hand"}


def test_a_range_stays_a_range(lots: Lots) -> None:
    decision = asked_to_pay(lots).decision
    assert decision is not None
    assert decision.as_dict()["range"] == {"kind": "pay", "argument": "amount", "from": 10, "to": 100, "step": 10}
    assert len(decision.moves) == 11


def test_a_move_can_be_made_in_every_form(lots: Lots) -> None:
    forms: list[Callable[[serai.Match, serai.Decision], object]] = [
        lambda match, decision: match.play(decision.moves[0]),
        lambda match, decision: match.play(decision.moves[0].as_dict()),
        lambda match, decision: match.play(match.parse(str(decision.moves[0]))),
        lambda match, decision: match.play(decision.moves[0], seat=decision.seat),
        lambda match, decision: match.act(decision.actions[0]),
    ]
    digests = set()
    for make in forms:
        match = lots.new(seed=1)
        assert match.decision is not None
        make(match, match.decision)
        digests.add(lots.digest(match.state))
    assert len(digests) == 1


BAD_MOVES = [
    None, 5, "seal card_3", [], {}, {"kind": 5}, {"kind": "hop"}, {"kind": "seal"}, {"kind": "seal", "card": 3},
    {"kind": "seal", "card": "card_99"}, {"kind": "seal", "card": "card_1", "more": 1}, {"kind": "seal", "card": None},
]  # fmt: skip


@pytest.mark.parametrize("move", BAD_MOVES, ids=repr)
def test_what_is_no_move_is_a_bad_move_and_changes_nothing(lots: Lots, move: object) -> None:
    match = lots.new(seed=1)
    before = match.export()
    with pytest.raises(serai.BadMove):
        match.play(move)
    with pytest.raises(serai.BadMove):
        match.why_not(0, move)
    assert match.export() == before


def test_another_seat_is_refused_and_nothing_changes(lots: Lots) -> None:
    match = lots.new(seed=1)
    assert match.decision is not None
    before, log = match.export(), len(match.log)
    with pytest.raises(serai.Refused) as refused:
        match.play(match.decision.moves[0], seat=1)
    assert refused.value.refusal.as_dict() == {"code": "not_your_decision", "clause": "lots 0", "numbers": {"seat": 1}}
    assert (match.export(), len(match.log)) == (before, log)


def test_a_refused_move_says_why_with_numbers_and_changes_nothing(lots: Lots) -> None:
    match = lots.new(seed=1)
    assert match.decision is not None
    move, why = match.decision.blocked[0]
    before = match.export()
    with pytest.raises(serai.Refused, match="card_not_in_hand") as refused:
        match.play(move)
    assert refused.value.refusal == why == match.why_not(0, move)
    assert why.numbers == {"card": move["card"]}
    assert match.export() == before


def test_a_move_of_another_decision_is_refused(lots: Lots) -> None:
    match = lots.new(seed=1)
    why = match.why_not(0, {"kind": "pay", "amount": 10})
    assert why is not None
    assert why.code == "not_asked_now"
    with pytest.raises(serai.Refused, match="not_asked_now"):
        match.act(PAY.base)


@pytest.mark.parametrize("amount", [15, 110, 0, -10, 10**12])
def test_an_amount_that_no_option_has_is_refused_by_the_rules(lots: Lots, amount: int) -> None:
    match = asked_to_pay(lots)
    why = match.why_not(match.state.seat, {"kind": "pay", "amount": amount})
    assert why is not None
    assert why.code == ("not_in_tens" if amount % 10 else "outside")


@pytest.mark.parametrize("amount", [2**63, -(2**63) - 10, 10**30, 10**30 + 5])
def test_an_amount_beyond_all_numbers_is_refused_too(lots: Lots, amount: int) -> None:
    """As a refusal or as no move at all; nothing else may come out, however the engine is built."""
    match = asked_to_pay(lots)
    before = match.export()
    with pytest.raises((serai.Refused, serai.BadMove)):
        match.play({"kind": "pay", "amount": amount})
    with pytest.raises((serai.Refused, serai.BadMove)):
        match.play(match.parse(f"pay {amount}"))
    assert match.export() == before


def test_why_not_is_none_for_what_is_allowed(lots: Lots) -> None:
    match = lots.new(seed=1)
    assert match.decision is not None
    assert [match.why_not(0, move) for move in match.decision.moves] == [None, None]


@pytest.mark.parametrize("seat", [-1, 2, 2**63, 10**30])
def test_a_seat_that_is_none(lots: Lots, seat: int) -> None:
    match = lots.new(seed=1)
    with pytest.raises(serai.SeraiError, match="seats are 0 to 1"):
        match.view(seat)
    with pytest.raises(serai.SeraiError, match="seats are 0 to 1"):
        match.why_not(seat, {"kind": "seal", "card": "card_0"})


@pytest.mark.parametrize("action", [-1, 10**6, 2**70])
def test_an_action_that_is_none(lots: Lots, action: int) -> None:
    with pytest.raises(serai.BadMove):
        lots.new(seed=1).act(action)


def test_after_the_end_everything_is_refused(lots: Lots) -> None:
    match = played_out(lots.new(seed=1))
    assert match.decision is None
    assert match.result is not None
    why = match.why_not(0, {"kind": "seal", "card": "card_0"})
    assert why is not None
    assert why.code == "game_is_over"
    with pytest.raises(serai.Refused, match="game_is_over"):
        match.act(0)
    with pytest.raises(serai.BadMove, match="the game is over"):
        match.parse("keep")


# Looking.


def test_a_decision_belongs_to_the_view_of_who_is_asked(lots: Lots) -> None:
    match = asked_to_pay(lots)
    asked = match.state.seat
    assert match.view(asked)["decision"]["moves"] == [{"kind": "keep"}]
    for viewer in (1 - asked, None):
        assert match.view(viewer)["decision"] == {"seat": asked, "kind": "pay", "sealed": False, "veiled": False}


def test_under_seal_nobody_else_sees_who_is_asked(lots: Lots) -> None:
    match = lots.new(seed=1)
    assert match.state.question is SEAL
    assert (
        match.view(1)["decision"] == match.view(None)["decision"] == {"kind": "seal", "sealed": True, "veiled": False}
    )
    assert match.view(0)["decision"]["seat"] == 0


def test_the_log_tells_everybody_their_own(lots: Lots) -> None:
    match = lots.new(seed=1)
    dealt = [entry for entry in match.log if entry.kind == "dealt"]
    assert [entry.seats for entry in dealt] == [[0], [0], [1], [1]]
    assert [len([entry for entry in dealt if entry.visible_to(viewer)]) for viewer in (0, 1, None)] == [2, 2, 0]
    assert all(entry.choice == 0 and entry.clause == "lots 1" for entry in dealt)


def test_the_log_can_be_read_from_anywhere(lots: Lots) -> None:
    match = played_out(lots.new(seed=1))
    whole = [entry.as_dict() for entry in match.log]
    for first in range(len(whole) + 1):
        assert [entry.as_dict() for entry in match.log_since(first)] == whole[first:]
    assert [entry["choice"] for entry in whole] == sorted(entry["choice"] for entry in whole)
    assert whole[-1]["choice"] <= len(match.choices)


def test_events_of_a_choice_carry_its_number(lots: Lots) -> None:
    match = lots.new(seed=1)
    match.act(match.decision.actions[0])
    before = len(match.log)
    match.act(match.decision.actions[0])
    assert [entry.kind for entry in match.log_since(before)][:2] == ["shown", "shown"]
    assert {entry.choice for entry in match.log_since(before)} == {2}


# Taking back.


def test_nothing_to_take_back_at_the_start(lots: Lots) -> None:
    match = lots.new(seed=1)
    assert match.why_not_undo(consent=True).code == "nothing_to_undo"
    with pytest.raises(serai.Refused, match="nothing_to_undo"):
        match.undo(consent=True)


def test_a_passed_turn_takes_consent(lots: Lots) -> None:
    match = lots.new(seed=1)
    before = match.export()
    match.act(match.decision.actions[0])
    with pytest.raises(serai.Refused, match="undo_needs_consent"):
        match.undo()
    match.undo(consent=True)
    assert match.export() == before


def test_a_card_that_was_seen_is_never_unseen(lots: Lots) -> None:
    match = lots.new(seed=1)
    for _ in range(2):
        match.act(match.decision.actions[0])
    after = match.export()
    assert match.why_not_undo(consent=True).code == "undo_would_unsee"
    with pytest.raises(serai.Refused, match="undo_would_unsee"):
        match.undo(consent=True)
    assert match.export() == after


def test_a_choice_of_one_and_the_same_turn_is_taken_back_freely() -> None:
    """In every game of ours: whatever may be taken back leads to exactly the match before."""
    free = 0
    for seed in range(3):
        match = serai.game("emira").new(seed=seed, mode="advanced")
        rng = seeded(f"undo:{seed}")
        while match.decision is not None and len(match.choices) < 250:
            before, log = match.export(), canonical([entry.as_dict() for entry in match.log])
            match.act(match.game.space.flat(match.state.question_number, random_option(match.state, rng)))
            if match.why_not_undo() is None:
                free += 1
                again = match.at(len(match.choices))
                again.undo()
                assert again.export() == before
                assert canonical([entry.as_dict() for entry in again.log]) == log
    assert free > 0


def test_taking_back_goes_back_step_by_step(lots: Lots) -> None:
    """A what-if after two sealed answers of three: both can be taken back, then nothing is left."""
    match = lots.new(seed=1, players=3)
    for _ in range(2):
        match.act(match.decision.actions[0])
    match.undo(consent=True)
    match.undo(consent=True)
    assert match.choices == []
    assert match.why_not_undo(consent=True).code == "nothing_to_undo"


# What was and what if.


def test_any_moment_can_be_seen_again(lots: Lots) -> None:
    match = lots.new(seed=1)
    digests = [lots.digest(match.state)]
    while match.decision is not None:
        match.act(match.decision.actions[-1])
        digests.append(lots.digest(match.state))
    assert [lots.digest(match.at(choices).state) for choices in range(len(digests))] == digests


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_fork_is_the_same_to_the_viewer_and_another_to_the_rest(lots: Lots, viewer: int | None) -> None:
    match = asked_to_pay(lots)
    before = match.export()
    forks = [match.fork(viewer, seed) for seed in range(10)]
    assert {canonical(fork.view(viewer)) for fork in forks} == {canonical(match.view(viewer))}
    assert len({canonical(fork.position()["places"]) for fork in forks}) > 1
    assert len({canonical(fork.position()["rng"]) for fork in forks}) == 10
    assert canonical(match.fork(viewer, 3).position()) == canonical(forks[3].position())
    assert match.export() == before
    for fork in forks:
        assert played_out(fork).result is not None
        assert serai.load(json.dumps(fork.export())).export() == fork.export()
