from __future__ import annotations

import pytest

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.look import asked, legal_moves

KINDS = [
    "draft_start_event",
    "play_event",
    "good_looking_type",
    "new_caravan_pick",
    "vermin_kind",
    "vermin_pick",
    "court_influence_order",
    "new_orders_order",
    "changing_mind_target",
    "changing_mind_choice",
    "double_trouble_split",
    "quiet_days_round",
    "noble_pick",
    "bazaar_pick",
    "auction_turn",
    "last_player_bid",
    "choose_action",
    "buy_event",
    "keep_event",
    "samira_discard",
    "zahrah_discard",
    "sidi_victim",
    "xenia_gift",
]


def test_11_the_decisions_are_those_of_the_table() -> None:
    assert [kind.name for kind in serai.game("emira").space.questions] == KINDS


def test_11_only_the_seat_asked_can_answer() -> None:
    match = scenario("emira", phase="auction")
    found = refusal(match, 2, "pass")
    assert found is not None
    assert (found.code, found.clause, found.numbers) == ("not_your_decision", "emira 11", {"seat": 2})
    before = match.position()
    with pytest.raises(serai.Refused):
        match.play({"kind": "pass"}, seat=2)
    assert match.position() == before


def test_11_a_move_of_another_decision_is_not_asked_now() -> None:
    match = scenario("emira", phase="auction")
    found = match.why_not(0, {"kind": "buy", "item": "palace"})
    assert found is not None
    assert (found.code, found.clause) == ("not_asked_now", "emira 4.4.2")


def test_11_an_open_choice_with_one_option_is_made_by_itself() -> None:
    # Samira takes the only token there is without a question.
    match = scenario(
        "emira",
        phase="courtship",
        in_play=["samira"],
        colours=["green", "white", "red", "black"],
        tokens={0: {"manners": 1}},
    )
    assert events(match, "token_handed_back")[0].data == {"seat": 0, "type": "manners"}


def test_11_a_choice_that_would_tell_something_is_asked_even_with_one_option() -> None:
    # Whoever cannot pay for an event card is still asked, so that nobody learns it.
    match = scenario("emira", phase="purchase", gold=[0, 700, 700, 700])
    assert match.decision is not None
    assert asked(match) == ("buy_event", 0)
    assert legal_moves(match) == ["none"]


def test_11_a_choice_without_an_option_lapses() -> None:
    match = scenario("emira", phase="events", hand={0: ["new_spice_caravan_1"]})
    play(match, (0, "play new_spice_caravan_1"))
    assert events(match, "event_without_effect")[0].data == {"seat": 0, "card": "new_spice_caravan_1"}
    assert match.decision is not None
    assert match.decision.seat == 1
