"""The Emira deck: a deck whose places may carry the mark of Changing Her Mind (rules section 8)."""

from __future__ import annotations

from serai.core.deck import Deck
from serai.core.rng import Rng


class PrincessDeck(Deck):
    """`marks` says for each place whether its card's preferences are swapped, `mark_known` who knows that.

    `bearers` are pairs of a card with a mark, wherever it lies, and the viewers who know of the mark.
    """

    def __init__(
        self,
        cards: list[int],
        known: list[int],
        zones: list[int],
        marks: list[int],
        mark_known: list[int],
        bearers: list[int],
    ) -> None:
        super().__init__(cards, known, zones)
        self.marks = marks
        self.mark_known = mark_known
        self.bearers = bearers

    def clone(self) -> PrincessDeck:
        return PrincessDeck(
            self.cards.copy(),
            self.known.copy(),
            self.zones.copy(),
            self.marks.copy(),
            self.mark_known.copy(),
            self.bearers.copy(),
        )

    def take(self, position: int = 1) -> int:
        index = self.at(position)
        self.marks.pop(index)
        self.mark_known.pop(index)
        card = super().take(position)
        if self.bearers:
            self.set_bearer(card, 0)
        return card

    def put_under(self, card: int, known: int, mark: int = 0, mark_known: int = -1) -> None:
        super().put_under(card, known)
        self.marks.insert(0, mark)
        self.mark_known.insert(0, mark_known)
        if mark:
            self.set_bearer(card, known & mark_known)

    def show(self, position: int, viewers: int) -> int:
        """A viewer who sees a card sees its mark, too."""
        index = self.at(position)
        card = super().show(position, viewers)
        self.mark_known[index] |= viewers
        if self.marks[index]:
            self.set_bearer(card, self.bearer_known_by(card) | viewers)
        return card

    def swap(self, position: int) -> None:
        """Change the preferences of the card at a position round; everybody sees that, not the card."""
        index = self.at(position)
        self.marks[index] ^= 1
        self.set_bearer(self.cards[index], self.known[index] if self.marks[index] else 0)

    def bearer_known_by(self, card: int) -> int:
        for i in range(0, len(self.bearers), 2):
            if self.bearers[i] == card:
                return self.bearers[i + 1]
        return 0

    def set_bearer(self, card: int, viewers: int) -> None:
        others = [n for i in range(0, len(self.bearers), 2) if self.bearers[i] != card for n in self.bearers[i : i + 2]]
        self.bearers = [*others, card, viewers] if viewers else others

    def move_under(self, position: int) -> None:
        """The card at a position goes to the bottom, together with what is known of it."""
        index = self.at(position)
        known, mark, mark_known = self.known[index], self.marks[index], self.mark_known[index]
        self.put_under(self.take(position), known, mark, mark_known)

    def arrange(self, order: list[int], seat: int, viewers: int) -> None:
        """Marks travel with their cards; viewers who do not see it know the marks only where all are alike."""
        cards = self.top(len(order))
        indices = [self.at(place + 1) for place in range(len(order))]
        marks = [self.marks[index] for index in indices]
        known = -1 if marks.count(marks[0]) == len(marks) else 0
        for index in indices:
            known &= self.mark_known[index]
        for place, index in enumerate(indices):
            self.marks[index] = marks[cards.index(order[place])]
            self.mark_known[index] = known | 1 << seat
        super().arrange(order, seat, viewers)

    def deal_marks(self, viewer: int, rng: Rng) -> None:
        """After the cards: redeal the marks among the places whose marks the viewer does not know."""
        borne = [self.bearers[i] for i in range(0, len(self.bearers), 2) if self.bearers[i + 1] >> viewer & 1]
        hidden = [index for index in range(len(self.cards)) if not self.mark_known[index] >> viewer & 1]
        left = sum(self.marks[index] for index in hidden)
        for index in hidden:
            self.marks[index] = 1 if self.cards[index] in borne else 0
            left -= self.marks[index]
        free = [index for index in hidden if not self.marks[index]]
        rng.shuffle(free)
        for index in free[: max(0, left)]:
            self.marks[index] = 1
        self.bearers = []
        for index, card in enumerate(self.cards):
            if self.marks[index]:
                known = self.known[index] & self.mark_known[index]
                self.set_bearer(card, known | 1 << viewer if card in borne else known)
