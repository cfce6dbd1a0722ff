"""The Emira deck: a deck whose places may carry the mark of Changing Her Mind (rules section 8)."""

from __future__ import annotations

from serai.core.deck import Deck
from serai.core.rng import Rng


class PrincessDeck(Deck):
    """`marks` says for each place whether its card's preferences are swapped, `mark_known` who knows that."""

    def __init__(
        self, cards: list[int], known: list[int], zones: list[int], marks: list[int], mark_known: list[int]
    ) -> None:
        super().__init__(cards, known, zones)
        self.marks = marks
        self.mark_known = mark_known

    def clone(self) -> PrincessDeck:
        return PrincessDeck(
            self.cards.copy(),
            self.known.copy(),
            self.zones.copy(),
            self.marks.copy(),
            self.mark_known.copy(),
        )

    def take(self, position: int = 1) -> int:
        index = self.at(position)
        self.marks.pop(index)
        self.mark_known.pop(index)
        return super().take(position)

    def put_under(self, card: int, known: int, mark: int = 0, mark_known: int = -1) -> None:
        super().put_under(card, known)
        self.marks.insert(0, mark)
        self.mark_known.insert(0, mark_known)

    def swap(self, position: int) -> None:
        """Change the preferences of the card at a position round; everybody sees the mark."""
        self.marks[self.at(position)] ^= 1

    def move_under(self, position: int) -> None:
        """The card at a position goes to the bottom, with whatever anybody knows of it."""
        index = self.at(position)
        known, mark, mark_known = self.known[index], self.marks[index], self.mark_known[index]
        self.put_under(self.take(position), known, mark, mark_known)

    def arrange(self, order: list[int], seat: int, viewers: int) -> None:
        """Marks travel with their cards; who does not see that knows them only where all are alike."""
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

    def shuffle_marks(self, viewer: int, rng: Rng) -> None:
        """Deal the marks anew among the places whose marks the viewer does not know."""
        indices = [index for index in range(len(self.cards)) if not self.mark_known[index] >> viewer & 1]
        marks = [self.marks[index] for index in indices]
        rng.shuffle(marks)
        for number, index in enumerate(indices):
            self.marks[index] = marks[number]
