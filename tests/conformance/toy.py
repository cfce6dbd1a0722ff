"""Lots: a tiny third-party game in plain Python, to prove that the contract is enough to write one.

Everybody holds two of twelve numbers. In a round all seal one of them, the highest scores a point, its owner may
pay some of his hidden coins to look at the top of the deck, and everybody draws. It ends when all hands are empty.
"""

from __future__ import annotations

from collections.abc import Mapping

from serai.core.deck import Deck, deal_hidden
from serai.core.errors import BadPosition
from serai.core.facts import EventKind, Reason, Recorder, Refusal
from serai.core.game import Game, Meta, Result
from serai.core.moves import Kind, NumberVerb, Space, Verb
from serai.core.options import Option, Value
from serai.core.ranking import Criterion, places
from serai.core.reader import Reader, seats_in
from serai.core.rng import Rng
from serai.core.state import NOBODY, State

CARDS = 12
HAND = 2
COINS = 100
SEAL, PAY = 0, 1  # the kinds of decisions
IN_DECK, USED, SEALED = -1, -2, 8  # where a card is, beside the seats' hands; SEALED + seat

NOT_HELD = Reason("card_not_in_hand", "1", "card")
TOO_POOR = Reason("too_few_coins", "2", "coins")
OFF_STEP = Reason("not_in_tens", "2", "amount step")
OUTSIDE = Reason("outside", "2", "amount lowest highest")
DEALT = EventKind("dealt", "1", "seat:seat cards:card[]")
SHOWN = EventKind("shown", "1", "seat:seat card:card")
PAID = EventKind("paid", "2", "seat:seat amount")
KEPT = EventKind("kept", "2", "seat:seat")
LOOKED = EventKind("looked", "2", "seat:seat cards:card[]")

SPACE = Space(
    [
        Kind("seal", "1", [Verb("seal", [{"card": card} for card in range(CARDS)])], sealed=True),
        Kind("pay", "2", [Verb("keep"), NumberVerb("pay", "amount", 10, 10, COINS // 10, OFF_STEP, OUTSIDE)]),
    ]
)
OPTIONS = [Option("players", [2, 3], 2, ["0"], "how many play"), Option("looking", [True, False], True, ["2"], "2")]
CRITERIA = [Criterion("points")]
META = Meta("Lots", 2024, ["nobody"], [], [2, 3], [], OPTIONS, "The highest number wins.", criteria=CRITERIA)


class LotsState(State):
    def __init__(self, players: int, rng: Rng, looking: bool) -> None:
        super().__init__(players, rng)
        self.looking = looking
        self.round = 0
        self.places = [IN_DECK] * CARDS
        self.coins = [COINS] * players
        self.points = [0] * players
        self.deck = Deck([], [], [])

    def cards_at(self, place: int) -> list[int]:
        return [card for card in range(CARDS) if self.places[card] == place]

    def set_up(self) -> None:
        cards = list(range(CARDS))
        self.rng.shuffle(cards)
        self.deck = Deck(cards, [0] * CARDS, [])
        for seat in range(self.players):
            for _ in range(HAND):
                self.draw_card(seat)
        self.begin_round()

    def draw_card(self, seat: int) -> None:
        if self.deck.cards:
            card = self.deck.take()
            self.deck.seen(card, 1 << seat)
            self.places[card] = seat
            self.reveals += 1
            self.tell_cards(DEALT, seat, [card], 1 << seat)

    def begin_round(self) -> None:
        if self.cards_at(0):
            self.round += 1
            self.ask(0, SEAL)
        else:
            self.ask(NOBODY, SEAL)

    def ask(self, seat: int, kind: int) -> None:
        self.seat, self.kind = seat, kind
        self.fill()

    def fill(self) -> None:
        self.options, self.low, self.high = [], 0, -1
        if self.seat >= 0:
            self.options = [option for option in self.candidates() if self.verify(option) is None]
            if self.kind == PAY:
                self.low, self.high = 1, self.coins[self.seat] // 10

    def candidates(self) -> list[int]:
        return list(range(CARDS)) if self.kind == SEAL else [0]

    def verify(self, option: int) -> Refusal | None:
        if self.kind == SEAL and self.places[option] != self.seat:
            return Refusal(NOT_HELD, option)
        if self.kind == PAY and option * 10 > self.coins[self.seat]:
            return Refusal(TOO_POOR, self.coins[self.seat])
        return None

    def choose(self, option: int) -> None:
        seat = self.seat
        if self.kind == SEAL:
            self.places[option] = SEALED + seat
            if seat + 1 < self.players:
                self.ask(seat + 1, SEAL)
            else:
                self.show_all()
        else:
            if option:
                self.coins[seat] -= option * 10
                self.tell(PAID, seat, option * 10)
                self.look(seat)
            else:
                self.tell(KEPT, seat)
            self.end_round()

    def show_all(self) -> None:
        best, winner = -1, 0
        self.reveals += 1
        for seat in range(self.players):
            card = self.cards_at(SEALED + seat)[0]
            self.places[card] = USED
            self.tell(SHOWN, seat, card)
            best, winner = max((best, winner), (card, seat))
        self.points[winner] += 1
        if self.looking and self.deck.cards and self.coins[winner] >= 10:
            self.ask(winner, PAY)
        else:
            self.end_round()

    def look(self, seat: int) -> None:
        card = self.deck.show(1, 1 << seat)
        self.reveals += 1
        self.tell_cards(LOOKED, seat, [card], 1 << seat)

    def end_round(self) -> None:
        if len(self.deck.cards) >= self.players:
            for seat in range(self.players):
                self.draw_card(seat)
        self.begin_round()

    def clone(self) -> LotsState:
        s = type(self)(self.players, self.rng.clone(), self.looking)
        s.script, s.agenda, s.reveals = self.script.copy(), self.agenda.copy(), self.reveals
        s.seat, s.kind, s.low, s.high = self.seat, self.kind, self.low, self.high
        s.options = self.options.copy()
        s.round = self.round
        s.places, s.coins, s.points = self.places.copy(), self.coins.copy(), self.points.copy()
        s.deck = self.deck.clone()
        return s

    def redeal(self, seat: int, rng: Rng) -> None:
        others = [other for other in range(self.players) if other != seat]
        hidden = self.deck.unknown_to(seat)
        hidden += [card for other in others for card in self.cards_at(other) + self.cards_at(SEALED + other)]
        permutation = deal_hidden(hidden, self.deck.zones_of(seat), CARDS, rng)
        places = self.places.copy()
        for card in hidden:
            self.places[permutation[card]] = places[card]
        self.deck.permute(permutation, seat)
        self.fill()

    def problems(self) -> list[str]:
        problems = []
        if sorted(self.deck.cards) != self.cards_at(IN_DECK) or len(self.deck.known) != len(self.deck.cards):
            problems.append("the deck does not hold the cards that are nowhere else")
        for seat in range(self.players):
            if not 0 <= self.coins[seat] <= COINS or self.coins[seat] % 10:
                problems.append(f"seat {seat} has {self.coins[seat]} coins")
            if len(self.cards_at(seat)) > HAND or len(self.cards_at(SEALED + seat)) > 1:
                problems.append(f"seat {seat} holds too many cards")
        ready = self.round if self.kind == PAY or self.seat < 0 else self.round - 1
        if sum(self.points) != ready or len(self.cards_at(USED)) != ready * self.players:
            problems.append("the points are not one a round")
        return problems


class Lots(Game):
    """`state` is the class of its states, so that a test can break one thing of it."""

    def __init__(self, name: str = "lots", state: type[LotsState] = LotsState) -> None:
        super().__init__(name, "1", META, SPACE, None, ["played_out"], "0")
        self.state = state

    def fresh(self, options: Mapping[str, Value], rng: Rng) -> LotsState:
        return self.state(int(str(options["players"])), rng, options["looking"] is True)

    def deal(self, options: Mapping[str, Value], rng: Rng, recorder: Recorder | None = None) -> State:
        state = self.fresh(options, rng)
        state.recorder = recorder
        state.set_up()
        return state

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, LotsState)
        return {
            "round": state.round,
            "places": state.places.copy(),
            "deck": state.deck.cards.copy(),
            "known": [seats_in(mask, state.players + 1) for mask in state.deck.known],
            "seats": [{"coins": state.coins[seat], "points": state.points[seat]} for seat in range(state.players)],
            "asked": state.seat,
            "kind": state.kind,
            "reveals": state.reveals,
            "rng": state.rng.words(),
        }

    def restore(self, options: Mapping[str, Value], data: object, recorder: Recorder | None = None) -> State:
        r = Reader(data, "")
        words = r.wholes("rng", 0, 0xFFFFFFFF)
        if len(words) != 4:
            raise r.fail("rng", "four words")
        state = self.fresh(options, Rng(words[0], words[1], words[2], words[3]))
        state.recorder = recorder
        state.round = r.whole("round", 0, CARDS)
        state.places = r.wholes("places", USED, SEALED + state.players - 1)
        cards = r.wholes("deck", 0, CARDS - 1)
        seats = r.children("seats")
        if len(state.places) != CARDS or len(seats) != state.players or len(r.sequence("known")) != len(cards):
            raise BadPosition(["a list is too long or too short"])
        known = []
        for viewers in r.sequence("known"):
            numbers = Reader({"known": viewers}, "").wholes("known", 0, state.players)
            known.append(sum(1 << viewer for viewer in set(numbers)))
        state.deck = Deck(cards, known, [])
        state.coins = [seat.whole("coins") for seat in seats]
        state.points = [seat.whole("points", 0, CARDS) for seat in seats]
        state.reveals = r.whole("reveals", 0)
        state.ask(r.whole("asked", -1, state.players - 1), r.whole("kind", 0, 1))
        problems = state.problems()
        if state.seat >= 0 and not state.count():
            problems.append(f"seat {state.seat} is asked without an option")
        if problems:
            raise BadPosition(problems)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        assert isinstance(state, LotsState)
        viewer = state.players if seat is None else seat
        return {
            "round": state.round,
            "seats": [self.seat(state, other, viewer) for other in range(state.players)],
            "deck": len(state.deck.cards),
            "known": [list(pair) for pair in state.deck.known_to(viewer)],
            "used": [f"card {card}" for card in state.cards_at(USED)],
        }

    def seat(self, state: LotsState, seat: int, viewer: int) -> dict[str, object]:
        own = seat == viewer
        return {
            "coins": state.coins[seat] if own else None,
            "points": state.points[seat],
            "hand": [f"card {card}" for card in state.cards_at(seat)] if own else None,
            "sealed": [f"card {card}" for card in state.cards_at(SEALED + seat)] if own else None,
        }

    def result(self, state: State) -> Result | None:
        assert isinstance(state, LotsState)
        if state.seat >= 0:
            return None
        ranking = places(CRITERIA, None, [{"points": points} for points in state.points])
        return Result("played_out", ranking[0], ranking, [{"points": points} for points in state.points])

    def word(self, kind: str, value: int) -> object:
        return f"card {value}" if kind == "card" else value

    def rounds(self, state: State) -> int:
        assert isinstance(state, LotsState)
        return state.round

    def longest(self, options: Mapping[str, Value]) -> int:
        return CARDS * 2


class HushedState(LotsState):
    """Nobody sees who is asked for a card."""

    def veiled(self) -> bool:
        return self.kind == SEAL


class HushedLots(Lots):
    """The same game without the seal: who is asked to choose a card is a secret all the same."""

    def __init__(self, name: str = "hushed", state: type[LotsState] = HushedState) -> None:
        super().__init__(name, state)
        kinds = [Kind(kind.name, kind.clause, kind.verbs) for kind in SPACE.kinds]
        self.space = Space(kinds)
