"""Typed words become moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import serai
from serai.core.moves import Move
from serai.terminal.answers import Unclear, blocked, listed, numbered, split, understand
from serai.text import Phrasebook

AUCTION = {
    "kind": "auction_turn",
    "moves": [{"kind": "pass"}, {"kind": "take_150"}],
    "blocked": [],
    "range": {"kind": "bid", "argument": "amount", "from": 60, "to": 890, "step": 10},
}
EVENTS = {
    "kind": "play_event",
    "moves": [{"kind": "pass"}, *({"kind": "play", "card": card} for card in ("vermin_1", "vermin_3", "bazaar_2"))],
    "blocked": [{"move": {"kind": "play", "card": "sick_camels_1"}, "why": {"code": "x", "clause": "1"}}],
}


GIVING = {
    "kind": "return_treasures",
    "moves": [{"kind": "give", "treasure": "gem", "amount": amount} for amount in (2, 3, 4)],
    "blocked": [],
}
PLACING = {
    "kind": "place_token",
    "moves": [{"kind": "place", "space": space} for space in ("cave_red", "market", "room_1", "room_2")],
    "blocked": [],
}


def label_of(decision: dict[str, object], name: str = "emira") -> Callable[[Move], str]:
    phrases = Phrasebook(serai.game(name))
    return lambda move: phrases.move(move, str(decision["kind"]))


def typed(text: str, decision: dict[str, object], name: str = "emira") -> Move:
    kind = next(kind for kind in serai.game(name).space.questions if kind.name == decision["kind"])
    return understand(text, decision, label_of(decision, name), kind.parse)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("1", Move("pass")),
        ("2", Move("take_150")),
        ("250", Move("bid", amount=250)),
        ("bid 250", Move("bid", amount=250)),
        ("  BID   250", Move("bid", amount=250)),
        ("3", Move("bid", amount=3)),
        ("p", Move("pass")),
        ("take", Move("take_150")),
        ("take 150", Move("take_150")),
        ("take_150", Move("take_150")),
    ],
)
def test_an_auction_is_answered_by_number_amount_or_words(text: str, move: Move) -> None:
    assert typed(text, AUCTION) == move


@pytest.mark.parametrize(
    ("text", "card"),
    [("play vermin", "vermin_1"), ("vermin", "vermin_1"), ("2", "vermin_1"), ("3", "bazaar_2"), ("baz", "bazaar_2"),
     ("play vermin_3", "vermin_3"), ("sick", "sick_camels_1"), ("play golden_times_2", "golden_times_2")],
)  # fmt: skip
def test_cards_are_named_without_their_copy(text: str, card: str) -> None:
    assert typed(text, EVENTS) == Move("play", card=card)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("9", "no-choice-of-number"), ("dance", "no-choice-here"), ("play", "could-be"), ("-1", "no-choice-of-number")],
)
def test_what_is_unclear_is_said(text: str, complaint: str) -> None:
    with pytest.raises(Unclear, match=complaint):
        typed(text, EVENTS)


def test_equal_cards_are_listed_once() -> None:
    label = label_of(EVENTS)
    assert [str(move) for move in listed(EVENTS, label)] == ["pass", "play vermin_1", "play bazaar_2"]
    assert len(blocked(EVENTS, label)) == 1


def test_different_cards_of_one_kind_are_all_listed() -> None:
    kind = next(kind for kind in serai.game("emira").space.questions if kind.name == "noble_pick")
    decision = {"kind": "noble_pick", "moves": [kind.move(option).as_dict() for option in range(kind.size)]}
    assert [str(move["card"]) for move in listed(decision, label_of(decision))][:4] == [
        "status_300_1",
        "status_350_1",
        "status_400_1",
        "status_700",
    ]


def test_rooms_are_not_copies_of_each_other() -> None:
    assert len(listed(PLACING, label_of(PLACING, "dragons"))) == 4


@pytest.mark.parametrize(
    ("text", "space"),
    [("place market", "market"), ("market", "market"), ("2", "market"), ("red", "cave_red"), ("room 2", "room_2"),
     ("place room_1", "room_1"), ("Place Room 1", "room_1"), ("4", "room_2"), ("place djinn", "djinn")],
)  # fmt: skip
def test_spaces_are_named_as_on_the_board_or_as_in_a_move(text: str, space: str) -> None:
    assert typed(text, PLACING, "dragons") == Move("place", space=space)


def test_a_word_for_several_rooms_is_unclear() -> None:
    with pytest.raises(Unclear, match="could-be") as unclear:
        typed("room", PLACING, "dragons")
    assert unclear.value.facts == {"choices": ["Room 1", "Room 2"]}


@pytest.mark.parametrize(("text", "amount"), [("2", 2), ("4", 4), ("3 gems", 3), ("give gem 3", 3), ("7", 7), ("0", 0)])
def test_amounts_are_chosen_by_themselves_even_if_the_rules_refuse_them(text: str, amount: int) -> None:
    assert typed(text, GIVING, "dragons") == Move("give", treasure="gem", amount=amount)


def test_a_number_beyond_all_moves_is_no_choice() -> None:
    with pytest.raises(Unclear, match="no-choice-of-amount") as unclear:
        typed("99", GIVING, "dragons")
    assert unclear.value.facts == {"number": 99, "choices": "2, 3, 4"}


def test_choices_that_are_numbers_keep_them_and_all_others_are_counted() -> None:
    gems = [Move("give", treasure="gem", amount=amount) for amount in (2, 3)]
    seats = [Move("name", seat=seat) for seat in (0, 2)]
    mixed = [Move("give", treasure="gem", amount=2), Move("give", treasure="cup", amount=3)]
    assert list(numbered(gems)) == [2, 3]
    assert list(numbered(seats)) == list(numbered(mixed)) == list(numbered([Move("pass"), *gems[:1]])) == [1, 2]


def test_a_line_can_hold_several_answers() -> None:
    assert split("place market, token 9 ;pass,") == ["place market", "token 9", "pass"]
