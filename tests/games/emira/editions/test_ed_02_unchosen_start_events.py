from __future__ import annotations

import pytest

import serai
from serai import Match

RESHUFFLED = [
    {"edition": "consensus"},
    {"edition": "fr"},
    {"edition": "pl"},
    {"edition": "nl", "unchosen_start_events": "reshuffle"},
]
UNDER_THE_DECK = [{"edition": "nl"}, {"edition": "pl", "unchosen_start_events": "shuffled_to_bottom"}]


def drafted(settings: dict[str, object], seed: int = 1) -> tuple[Match, list[list[str]]]:
    """After the draft, and the two cards that each seat did not keep."""
    match = serai.game("emira").new(seed=seed, **settings)
    unchosen = []
    while match.decision is not None and match.decision.question == "draft_start_event":
        cards = [move["card"] for move in match.decision.moves]
        unchosen.append(cards[1:])
        match.play({"kind": "draft_start_event", "card": cards[0]})
    assert len(unchosen) == 4
    return match, unchosen


@pytest.mark.parametrize("settings", RESHUFFLED)
def test_ed_2_unchosen_cards_are_reshuffled_into_the_deck(settings: dict[str, object]) -> None:
    match, unchosen = drafted(settings)
    deck = match.position()["event_deck"]["cards"]
    together = {card for cards in unchosen for card in cards}
    assert len(deck) == 51 - 4
    assert together < set(deck)
    assert together != set(deck[-8:])
    for seat, own in enumerate(unchosen):
        assert match.view(seat)["event_deck"]["somewhere"] == [{"cards": sorted(own), "among": 47}]


@pytest.mark.parametrize("settings", RESHUFFLED)
def test_ed_2_a_reshuffled_card_can_lie_on_top(settings: dict[str, object]) -> None:
    tops = []
    for seed in range(40):
        match, unchosen = drafted(settings, seed)
        tops.append(any(match.position()["event_deck"]["cards"][0] in cards for cards in unchosen))
    assert True in tops
    assert False in tops


@pytest.mark.parametrize("settings", UNDER_THE_DECK)
def test_ed_2_unchosen_cards_of_all_lie_mixed_under_the_deck(settings: dict[str, object]) -> None:
    orders = set()
    for seed in range(10):
        match, unchosen = drafted(settings, seed)
        deck = match.position()["event_deck"]["cards"]
        together = [card for cards in unchosen for card in cards]
        assert len(deck) == 51 - 4
        assert set(deck[-8:]) == set(together)
        orders.add(tuple(together.index(card) for card in deck[-8:]))
    assert len(orders) > 1


@pytest.mark.parametrize("settings", UNDER_THE_DECK)
def test_ed_2_each_player_knows_his_own_two_among_the_lowest_eight(settings: dict[str, object]) -> None:
    match, unchosen = drafted(settings)
    for seat in range(4):
        (zone,) = match.view(seat)["event_deck"]["somewhere"]
        assert (set(zone["cards"]), zone["among"]) == (set(unchosen[seat]), 8)
    assert match.view(None)["event_deck"]["somewhere"] == []
