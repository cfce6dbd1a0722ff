"""Questions that nobody else may notice: what others see of them, what they hear, and what can be taken back."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

import pytest

import serai
from serai.core.orders import StandingOrder
from serai.template.questions import PAY, SEAL
from serai.testing import play, scenario
from tests.conformance.toy import HushedLots, HushedState, Lots, registered


@pytest.fixture
def hushed() -> Iterator[HushedLots]:
    with registered(HushedLots()) as game:
        yield game


def answer(match: serai.Match, times: int = 1) -> serai.Match:
    for _ in range(times):
        match.act(match.decision.actions[0])
    return match


# What others see of the question.


def test_under_a_veil_only_the_one_asked_sees_who_it_is(hushed: HushedLots) -> None:
    match = hushed.new(seed=1, players=3)
    own = match.view(0)["decision"]
    assert (own["seat"], own["kind"], own["sealed"], own["veiled"]) == (0, "seal", False, True)
    for viewer in (1, 2, None):
        assert match.view(viewer)["decision"] == {"kind": "seal", "sealed": False, "veiled": True}


def test_the_veil_moves_on_without_a_trace(hushed: HushedLots) -> None:
    match = hushed.new(seed=1, players=3)
    before = [json.dumps([match.view(viewer), match.heard(viewer)]) for viewer in (2, None)]
    answer(match)
    assert match.decision.seat == 1
    assert [json.dumps([match.view(viewer), match.heard(viewer)]) for viewer in (2, None)] == before
    assert match.view(1)["decision"]["seat"] == 1
    assert "seat" not in match.view(0)["decision"]


def test_an_open_question_of_the_same_game_is_seen(hushed: HushedLots) -> None:
    match = hushed.new(seed=1, players=2)
    while match.state.question is not PAY:
        answer(match)
    seat = match.decision.seat
    assert match.view(1 - seat)["decision"] == {"kind": "pay", "sealed": False, "veiled": False, "seat": seat}
    assert match.decision.as_dict()["veiled"] is False


class OneFace(HushedState):
    """A chain: whatever is asked, others see the question it began with."""

    def shown_question_number(self) -> int:
        return SEAL.number

    def veiled(self) -> bool:
        return False


def test_others_see_the_kind_that_a_state_shows_them() -> None:
    match = HushedLots("chained", OneFace).new(seed=1, players=2)
    while match.state.question is not PAY:
        answer(match)
    seat = match.decision.seat
    assert match.view(seat)["decision"]["kind"] == match.decision.question == "pay"
    for viewer in (1 - seat, None):
        assert match.view(viewer)["decision"] == {"kind": "seal", "sealed": False, "veiled": False, "seat": seat}


def test_without_a_veil_the_kind_shown_is_the_kind_asked(lots: Lots) -> None:
    match = lots.new(seed=1)
    assert (match.state.veiled(), match.state.shown_question_number()) == (False, match.state.question_number)


# Taking back.


@pytest.mark.parametrize("consent", [False, True])
def test_a_veiled_answer_is_never_taken_back(hushed: HushedLots, consent: bool) -> None:
    match = answer(hushed.new(seed=1, players=3))
    assert match.why_not_undo(consent).code == "undo_would_unsee"
    with pytest.raises(serai.Refused, match="undo_would_unsee"):
        match.undo(consent)
    assert len(match.choices) == 1


def test_the_same_answer_in_the_open_takes_consent(lots: Lots) -> None:
    match = answer(lots.new(seed=1, players=3))
    assert match.why_not_undo().code == "undo_needs_consent"
    assert match.why_not_undo(consent=True) is None


def test_a_veiled_answer_that_others_have_heard_of_is_never_taken_back() -> None:
    """Dragons: the only one who could act passes, all passes are told, and the same player is asked again."""
    match = scenario("dragons", at="cave_red", spells={2: ["alms"]})
    play(match, (2, "pass"))
    assert match.decision.seat == 2
    assert match.why_not_undo(consent=True).code == "undo_would_unsee"


def test_a_step_under_the_veil_that_nobody_has_heard_of_is_taken_back_freely() -> None:
    match = scenario("dragons", at="market", spells={0: ["close_sesame"]})
    before = match.export()
    play(match, (0, "cast close_sesame"))
    assert match.decision.question == "target_space"
    match.undo()
    assert match.export() == before


# What a seat has heard.


def test_everybody_hears_their_own_and_what_is_told_to_all(lots: Lots) -> None:
    match = answer(lots.new(seed=1, players=2), 2)
    for viewer in (0, 1, None):
        visible = [entry for entry in match.log if entry.visible_to(viewer)]
        assert [entry["kind"] for entry in match.heard(viewer)] == [entry.kind for entry in visible]
        assert [entry["data"] for entry in match.heard(viewer)] == [entry.data for entry in visible]
    assert [entry["kind"] for entry in match.heard(None)] == ["shown", "shown"]
    assert [entry["kind"] for entry in match.heard(0)][:3] == ["dealt", "dealt", "shown"]


def test_entries_are_numbered_for_each_listener_without_gaps(lots: Lots) -> None:
    match = lots.new(seed=1, players=3)
    while match.decision is not None:
        for viewer in (0, 1, 2, None):
            heard = match.heard(viewer)
            assert [entry["number"] for entry in heard] == list(range(len(heard)))
        answer(match)


def test_a_log_can_be_heard_from_any_entry_on(lots: Lots) -> None:
    match = answer(lots.new(seed=1, players=2), 4)
    whole = match.heard(1)
    for first in range(len(whole) + 2):
        assert match.heard(1, first) == whole[first:]
    assert match.heard(1, 2)[0]["number"] == 2


def test_an_entry_heard_is_plain_data_without_choices_and_seats(lots: Lots) -> None:
    match = answer(lots.new(seed=1, players=2), 2)
    for entry in match.heard(0):
        assert set(entry) == {"number", "kind", "clause", "data"}
    assert json.loads(json.dumps(match.heard(0))) == match.heard(0)
    assert set(match.log[0].as_dict()) == {"kind", "clause", "data", "seats", "choice"}


def test_what_is_heard_does_not_change_with_secret_answers(lots: Lots) -> None:
    match = lots.new(seed=1, players=3)
    before = [match.heard(viewer) for viewer in (0, 1, 2, None)]
    answer(match, 2)
    assert [match.heard(viewer) for viewer in (0, 1, 2, None)] == before
    answer(match)
    assert all(len(match.heard(viewer)) > len(heard) for viewer, heard in zip((0, 1, 2, None), before, strict=True))


def test_looking_at_a_moment_again_one_hears_what_was_heard_then(lots: Lots) -> None:
    match = lots.new(seed=1, players=2)
    heard = [match.heard(0)]
    while match.decision is not None:
        heard.append(answer(match).heard(0))
    assert [match.at(choices).heard(0) for choices in range(len(heard))] == heard


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_seat_that_is_none_hears_nothing(lots: Lots, seat: int) -> None:
    with pytest.raises(serai.SeraiError, match="seats are 0 to 1"):
        lots.new(seed=1, players=2).heard(seat)


# Standing orders.


def test_a_game_that_knows_no_standing_orders_says_so(lots: Lots) -> None:
    match = lots.new(seed=1)
    with pytest.raises(serai.BadOrder, match="lots takes no standing orders"):
        lots.order({"kind": "pass"}, match.view(0))
    saba = serai.game("saba")
    with pytest.raises(serai.BadOrder, match="saba takes no standing orders"):
        saba.order({"kind": "pass"}, saba.new(seed=1).view(0))


def test_a_bad_order_is_an_error_of_the_user() -> None:
    assert issubclass(serai.BadOrder, serai.SeraiError)


class AlwaysFirst(StandingOrder):
    """A third party's order: the first move, whatever is asked; it sees only the view."""

    def answer(self, view: Mapping[str, object]) -> serai.Move | None:
        decision = view["decision"]
        if not isinstance(decision, dict) or "moves" not in decision:
            return None
        name, *arguments = decision["moves"][0].items()
        return serai.Move(name[1], **dict(arguments))

    def is_over(self, view: Mapping[str, object]) -> bool:
        return view["decision"] is None

    def as_dict(self) -> dict[str, object]:
        return {"kind": "first"}


class ObedientLots(Lots):
    def order(self, data: object, view: Mapping[str, object]) -> StandingOrder:
        return AlwaysFirst() if data == {"kind": "first"} else super().order(data, view)


def test_a_game_may_take_orders_of_its_own() -> None:
    game = ObedientLots("obedient")
    match = game.new(seed=1, players=2)
    orders = [game.order({"kind": "first"}, match.view(seat)) for seat in (0, 1)]
    while match.decision is not None:
        seat = match.decision.seat
        assert orders[1 - seat].answer(match.view(1 - seat)) is None
        match.play(orders[seat].answer(match.view(seat)), seat)
    assert all(order.is_over(match.view(0)) for order in orders)
    assert orders[0].as_dict() == {"kind": "first"}
    with pytest.raises(serai.BadOrder, match="obedient takes no standing orders"):
        game.order({"kind": "last"}, match.view(0))


@pytest.mark.parametrize("method", ["answer", "is_over"])
def test_an_order_says_itself_what_it_means(method: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(StandingOrder(), method)({})
    with pytest.raises(NotImplementedError):
        StandingOrder().as_dict()
