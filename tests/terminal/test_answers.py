"""Typed words become moves."""

from __future__ import annotations

import pytest

import serai
from serai.core.moves import Move
from serai.terminal.answers import Unclear, blocked, listed, understand
from serai.testing import scenario
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


def typed(text: str, decision: dict[str, object]) -> Move:
    game = serai.game("emira")
    phrases = Phrasebook(game)
    kind = next(kind for kind in game.space.kinds if kind.name == decision["kind"])
    return understand(text, decision, lambda move: phrases.move(move, kind.name), kind.parse)


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
    [("9", "no choice 9; they go from 1 to 3"), ("dance", "no choice here"), ("play", "could be"), ("-1", "no choice")],
)
def test_what_is_unclear_is_said(text: str, complaint: str) -> None:
    with pytest.raises(Unclear, match=complaint):
        typed(text, EVENTS)


def test_equal_cards_are_listed_once() -> None:
    assert [str(move) for move in listed(EVENTS)] == ["pass", "play vermin_1", "play bazaar_2"]
    assert len(blocked(EVENTS)) == 1


def test_different_cards_of_one_kind_are_all_listed() -> None:
    match = scenario("emira", players=4, phase="auction")
    kind = next(kind for kind in match.game.space.kinds if kind.name == "noble_pick")
    moves = [kind.move(option).as_dict() for option in range(kind.size)]
    assert [str(move["card"]) for move in listed({"moves": moves})][:4] == [
        "status_300_1",
        "status_350_1",
        "status_400_1",
        "status_700",
    ]
