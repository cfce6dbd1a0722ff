"""Moves by name, and the flat action space."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.core.moves import Move, NumberVerb, Verb, as_move, choices
from serai.core.questions import AnyQuestion, Question, Space
from serai.core.refusals import Reason, RefusalCode

OFF_STEP = Reason("off_step", "1", "amount step")
OUTSIDE = Reason("outside", "1", "amount lowest highest")


def bidding() -> AnyQuestion:
    return Question(
        "turn", "1", [Verb("pass"), Verb("take"), NumberVerb("bid", "amount", 10, 10, 5, OFF_STEP, OUTSIDE)]
    )


def picking() -> AnyQuestion:
    rows: list[dict[str, object]] = [{"card": "a", "order": [1, 2]}, {"card": "b", "order": [2, 1]}]
    return Question("pick", "2", [Verb("pick", rows), Verb("play", choices("card", ["x", "y"]))])


@pytest.mark.parametrize("kind", [bidding(), picking()])
def test_every_option_has_a_name_of_its_own(kind: AnyQuestion) -> None:
    moves = [kind.move(option) for option in range(kind.size)]
    assert [kind.option(move) for move in moves] == list(range(kind.size))
    assert [kind.option(as_move(move.as_dict())) for move in moves] == list(range(kind.size))
    assert [kind.parse(str(move)) for move in moves] == moves
    assert len(set(moves)) == kind.size


def test_the_names() -> None:
    assert [str(bidding().move(option)) for option in range(4)] == ["pass", "take", "bid 10", "bid 20"]
    assert [str(picking().move(option)) for option in range(3)] == ["pick a 1 2", "pick b 2 1", "play x"]


def test_a_move_is_equal_to_its_plain_dict() -> None:
    assert Move("bid", amount=20) == {"kind": "bid", "amount": 20}
    assert Move("bid", amount=20) != Move("bid", amount=30)
    assert Move("bid", amount=20)["amount"] == 20
    assert repr(Move("bid", amount=20)) == "Move('bid', amount=20)"


@pytest.mark.parametrize("option", [7, 100])
def test_an_option_that_is_none(option: int) -> None:
    with pytest.raises(ValueError, match="turn has no option"):
        bidding().move(option)


@pytest.mark.parametrize(
    ("amount", "code", "values"),
    [
        (25, "off_step", [25, 10]),
        (-5, "off_step", [-5, 10]),
        (0, "outside", [0, 10, 50]),
        (60, "outside", [60, 10, 50]),
    ],
)
def test_a_number_outside_is_a_refusal(amount: int, code: str, values: list[int]) -> None:
    refusal = bidding().option(Move("bid", amount=amount))
    assert isinstance(refusal, RefusalCode)
    assert (refusal.code, refusal.values()) == (code, values)


@pytest.mark.parametrize(
    "arguments",
    [{}, {"amount": "20"}, {"amount": True}, {"amount": 20.0}, {"amount": None}, {"amount": [20]}, {"size": 20},
     {"amount": 20, "extra": 1}],
)  # fmt: skip
def test_nonsense_is_no_move(arguments: dict[str, object]) -> None:
    with pytest.raises(serai.BadMove, match="amount: 10 to 50 in steps of 10"):
        bidding().option(Move("bid", **arguments))


@pytest.mark.parametrize("arguments", [{"card": "z"}, {"card": 1}, {}, {"card": "x", "more": 1}, {"card": {1, 2}}])
def test_nonsense_rows_are_no_move(arguments: dict[str, object]) -> None:
    with pytest.raises(serai.BadMove, match="takes one of"):
        picking().option(Move("play", **arguments))


@pytest.mark.parametrize("data", [None, 5, "pass", [], {}, {"kind": 5}, {"kind": None}, {"amount": 5}, [("kind", "x")]])
def test_what_is_no_move_at_all(data: object) -> None:
    with pytest.raises(serai.BadMove, match="a move is a dict"):
        as_move(data)


@pytest.mark.parametrize("text", ["", "hop", "bid", "bid x", "bid 10 20", "pass 3", "Bid 10"])
def test_texts_that_name_no_move(text: str) -> None:
    with pytest.raises(serai.BadMove):
        bidding().parse(text)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    for kind in (bidding(), picking()):
        with contextlib.suppress(serai.BadMove):
            kind.option(kind.parse(text))


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


@given(
    st.sampled_from(["pass", "bid", "pick", "play"]), st.dictionaries(st.sampled_from(["amount", "card", "x"]), PLAIN)
)
def test_any_arguments_are_read_or_refused(verb: str, arguments: dict[str, object]) -> None:
    for kind in (bidding(), picking()):
        with contextlib.suppress(serai.BadMove):
            assert isinstance(kind.option(as_move({"kind": verb, **arguments})), int | RefusalCode)


def test_kinds_lie_side_by_side() -> None:
    space = Space([bidding(), picking()])
    assert space.size == 7 + 4
    assert [space.split(action) for action in (0, 6, 7, 10)] == [(0, 0), (0, 6), (1, 0), (1, 3)]
    assert all(space.flat(*space.split(action)) == action for action in range(space.size))


@pytest.mark.parametrize("action", [-1, 11, 2**70])
def test_an_action_that_is_none(action: int) -> None:
    with pytest.raises(serai.BadMove, match="actions are 0 to 10"):
        Space([bidding(), picking()]).split(action)
