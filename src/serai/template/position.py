"""A whole state as readable data, read back, or put together from the few words of a test."""

from __future__ import annotations

from collections.abc import Mapping

from serai.core.errors import BadPosition
from serai.core.plain import by_seat, strings
from serai.core.positions import read_decision, read_masks
from serai.core.reader import Reader, name_or_none, seats_in
from serai.core.rng import seeded
from serai.core.settings import Value

from .components import CARDS, NAMES, SEALED, USED
from .questions import QUESTIONS
from .settings import Rules
from .state import ENDINGS, LotsState


def position_of(s: LotsState) -> dict[str, object]:
    return {
        "round": s.round,
        "places": s.places.copy(),
        "deck": s.deck.cards.copy(),
        "known": [seats_in(mask, s.players + 1) for mask in s.deck.known],
        "seats": [{"coins": s.coins[seat], "points": s.points[seat]} for seat in range(s.players)],
        "ending": name_or_none(s.ending, ENDINGS),
        "decision": None if s.seat < 0 else {"seat": s.seat, "kind": s.question.name},
        "reveals": s.reveals,
        "rng": s.rng.words(),
    }


def read_position(s: LotsState, r: Reader) -> None:
    """Into a fresh state; BadPosition says what cannot be."""
    s.round = r.whole("round", 0, CARDS)
    s.places = r.wholes("places", USED, SEALED + s.players - 1)
    seats = r.children("seats")
    if len(s.places) != CARDS or len(seats) != s.players:
        raise BadPosition(["a list is too long or too short"])
    s.deck.cards = r.wholes("deck", 0, CARDS - 1)
    s.deck.known = read_masks(r, "known", len(s.deck.cards), s.players + 1)
    s.coins = [seat.whole("coins") for seat in seats]
    s.points = [seat.whole("points", 0, CARDS) for seat in seats]
    s.reveals = r.whole("reveals", 0)
    s.ending = r.name_or_null("ending", ENDINGS)
    read_decision(s, r, QUESTIONS)


def arrange(settings: Mapping[str, Value], seed: str, wishes: Mapping[str, object]) -> dict[str, object]:
    """A fresh deal, changed: `hand={0: ["card_11", "card_4"]}` and `coins=[20, 100]`, by seat."""
    s = LotsState(Rules(settings), seeded(seed))
    s.set_up()
    hands = [(seat, [NAMES.index(name) for name in strings(wish)]) for seat, wish in by_seat(wishes.get("hand", {}))]
    for seat, cards in hands:
        held = s.cards_at(seat)
        for old, new in zip([card for card in held if card not in cards], [card for card in cards if card not in held]):
            s.places[old], s.places[new] = s.places[new], s.places[old]
            s.deck.cards = [old if card == new else card for card in s.deck.cards]
    for seat, coins in by_seat(wishes.get("coins", {})):
        s.coins[seat] = int(str(coins))
    unknown = sorted(set(wishes) - {"hand", "coins"})
    if unknown or any(s.cards_at(seat) != sorted(cards) for seat, cards in hands):
        raise BadPosition([f"these hands cannot be: {hands}" if not unknown else f"unknown: {', '.join(unknown)}"])
    return position_of(s)
