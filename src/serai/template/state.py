"""A position of the game, and the rules of how it goes on."""

from __future__ import annotations

from typing import Final

from serai.core.deck import Deck, deal_hidden
from serai.core.engine import Engine
from serai.core.events import EventType
from serai.core.rng import Rng
from serai.core.state import NOBODY

from .components import CARDS, COINS, HAND, IN_DECK, SEALED, STEP, USED
from .questions import PAY, SEAL
from .settings import Rules

DEALT: Final = EventType("dealt", "1", "seat:seat cards:card[]")
SHOWN: Final = EventType("shown", "1", "seat:seat card:card")
LOOKED: Final = EventType("looked", "2", "seat:seat cards:card[]")

PLAYED_OUT: Final = 0
ENDINGS: Final = ["played_out"]


class LotsState(Engine):
    def __init__(self, rules: Rules, rng: Rng) -> None:
        super().__init__(rules.players, rng)
        self.rules = rules
        self.round = 0
        self.places = [IN_DECK] * CARDS
        self.coins = [COINS] * rules.players
        self.points = [0] * rules.players
        self.deck = Deck([], [], [])

    def cards_at(self, place: int) -> list[int]:
        return [card for card in range(CARDS) if self.places[card] == place]

    # The rules.

    def set_up(self) -> None:
        cards = list(range(CARDS))
        self.rng.shuffle(cards)
        self.deck = Deck(cards, [0] * CARDS, [])
        for seat in range(self.players):
            for _ in range(HAND):
                self.draw_card(seat)
        self.begin_round()

    def draw_card(self, seat: int) -> None:
        """A card that one seat sees is told to that seat alone, and counted: what showed a card cannot be undone."""
        if self.deck.cards:
            card = self.deck.take()
            self.deck.mark_seen(card, 1 << seat)
            self.places[card] = seat
            self.reveals += 1
            self.tell_cards(DEALT, seat, [card], 1 << seat)

    def begin_round(self) -> None:
        """3: when nobody has a card left, the game is over."""
        if self.cards_at(0):
            self.round += 1
            self.ask(0, SEAL)
        else:
            self.ending = PLAYED_OUT

    def show_all(self) -> None:
        """1: the highest card wins the round."""
        best, winner = -1, 0
        self.reveals += 1
        for seat in range(self.players):
            card = self.cards_at(SEALED + seat)[0]
            self.places[card] = USED
            self.tell(SHOWN, seat, card)
            best, winner = max((best, winner), (card, seat))
        self.points[winner] += 1
        if self.rules.looking and self.deck.cards and self.coins[winner] >= STEP:
            self.ask(winner, PAY)
        else:
            self.end_round()

    def look(self, seat: int) -> None:
        """2: the card stays where it is, and the seat knows it from now on."""
        card = self.deck.show(1, 1 << seat)
        self.reveals += 1
        self.tell_cards(LOOKED, seat, [card], 1 << seat)

    def end_round(self) -> None:
        """1: everybody draws, as long as there is a card for each."""
        if len(self.deck.cards) >= self.players:
            for seat in range(self.players):
                self.draw_card(seat)
        self.begin_round()

    # What every state can do.

    def clone(self) -> LotsState:
        s = type(self)(self.rules, self.rng.clone())
        self.copy_to(s)
        s.round = self.round
        s.places, s.coins, s.points = self.places.copy(), self.coins.copy(), self.points.copy()
        s.deck = self.deck.clone()
        return s

    def redeal_hidden(self, viewer: int, rng: Rng) -> None:
        """Shuffle what the viewer cannot know: the deck, as far as it has not been seen, and all other hands."""
        others = [other for other in range(self.players) if other != viewer]
        hidden = self.deck.unknown_to(viewer)
        hidden += [card for other in others for card in self.cards_at(other) + self.cards_at(SEALED + other)]
        permutation = deal_hidden(hidden, self.deck.zones_of(viewer), CARDS, rng)
        places = self.places.copy()
        for card in hidden:
            self.places[permutation[card]] = places[card]
        self.deck.permute(permutation, viewer)

    def table_problems(self) -> list[str]:
        problems = []
        if sorted(self.deck.cards) != self.cards_at(IN_DECK) or len(self.deck.known) != len(self.deck.cards):
            problems.append("the deck does not hold the cards that are nowhere else")
        for seat in range(self.players):
            if not 0 <= self.coins[seat] <= COINS or self.coins[seat] % STEP:
                problems.append(f"seat {seat} has {self.coins[seat]} coins")
            if len(self.cards_at(seat)) > HAND or len(self.cards_at(SEALED + seat)) > 1:
                problems.append(f"seat {seat} holds too many cards")
        shown = self.round - 1 if self.question is SEAL and self.seat != NOBODY else self.round
        if sum(self.points) != shown or len(self.cards_at(USED)) != shown * self.players:
            problems.append("the points are not one a round")
        return problems
