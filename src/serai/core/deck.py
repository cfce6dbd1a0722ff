"""A face-down deck, and what each viewer knows of it.

A viewer is a seat, or the spectator (viewer number `players`). A viewer may know a place exactly
(`known`, a mask of viewers for each place), or know only that some cards lie somewhere among some
places: a *zone*. Places of a zone are named by the cards that really lie there, so a zone stays
right while cards travel; a zone is three integers: viewer, places (mask of cards), cards (mask).
"""

from __future__ import annotations

from serai.core.rng import Rng


def mask_of(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def in_mask(mask: int) -> list[int]:
    """The numbers whose bits are set, in order."""
    cards = []
    card = 0
    while mask:
        if mask & 1:
            cards.append(card)
        mask >>= 1
        card += 1
    return cards


class Deck:
    """Cards from the bottom up: the top card is the last of the list."""

    def __init__(self, cards: list[int], known: list[int], zones: list[int]) -> None:
        self.cards = cards
        self.known = known
        self.zones = zones

    def clone(self) -> Deck:
        return Deck(self.cards.copy(), self.known.copy(), self.zones.copy())

    def at(self, position: int) -> int:
        """The index in `cards` of the position counted from the top, 1 being the top card."""
        return len(self.cards) - position

    def top(self, number: int) -> list[int]:
        """The top cards, topmost first, as many as there are up to `number`."""
        cards = self.cards[max(0, len(self.cards) - number) :]
        cards.reverse()
        return cards

    def take(self, position: int = 1) -> int:
        """Remove the card at a position; the caller says who has seen it."""
        index = self.at(position)
        self.known.pop(index)
        return self.cards.pop(index)

    def put_under(self, card: int, known: int) -> None:
        self.cards.insert(0, card)
        self.known.insert(0, known)

    def show(self, position: int, viewers: int) -> int:
        """These viewers see the card at the position, which stays where it is."""
        index = self.at(position)
        self.known[index] |= viewers
        card = self.cards[index]
        self.mark_seen(card, viewers)
        return card

    def mark_seen(self, card: int, viewers: int) -> None:
        """These viewers know now where the card is: it leaves their zones."""
        bit = 1 << card
        zones = self.zones
        empty = False
        for i in range(0, len(zones), 3):
            if zones[i + 1] & bit and viewers >> zones[i] & 1:
                zones[i + 1] &= ~bit
                zones[i + 2] &= ~bit
                if zones[i + 2] == 0:
                    empty = True
        if empty:
            self.drop_empty_zones()

    def drop_empty_zones(self) -> None:
        """A zone without a card that one is sure of says nothing."""
        kept: list[int] = []
        for i in range(0, len(self.zones), 3):
            if self.zones[i + 2]:
                kept.extend(self.zones[i : i + 3])
        self.zones = kept

    def add_zone(self, viewer: int, places: int, cards: int) -> None:
        """The viewer knows the cards to be among the places; zones that overlap become one."""
        zones = self.zones
        first = -1
        several = False
        for i in range(0, len(zones), 3):
            if zones[i] == viewer and zones[i + 1] & places:
                if first < 0:
                    first = i
                else:  # into the first one; `drop_empty_zones` clears it away
                    zones[first + 1] |= zones[i + 1]
                    zones[first + 2] |= zones[i + 2]
                    zones[i + 2] = 0
                    several = True
        if first >= 0:
            zones[first + 1] |= places
            zones[first + 2] |= cards
        elif cards:
            zones.extend([viewer, places, cards])
        if several:
            self.drop_empty_zones()

    def blur(self, number: int, seat: int, viewers: int) -> None:
        """The top cards are mixed where only one seat can see it.

        Other viewers keep only this of what they knew: that the cards are among these places.
        """
        places = 0
        anybody = 0
        for index in range(len(self.cards) - number, len(self.cards)):
            places |= 1 << self.cards[index]
            anybody |= self.known[index]
        for viewer in range(viewers):
            if viewer != seat:
                sure = self.known_among(number, viewer) if anybody >> viewer & 1 else 0
                self.add_zone(viewer, places, sure)
        for index in range(len(self.cards) - number, len(self.cards)):
            self.known[index] &= 1 << seat

    def known_among(self, number: int, viewer: int) -> int:
        """The mask of those of the top cards that a viewer knows exactly."""
        sure = 0
        for index in range(len(self.cards) - number, len(self.cards)):
            if self.known[index] >> viewer & 1:
                sure |= 1 << self.cards[index]
        return sure

    def arrange(self, order: list[int], seat: int, viewers: int) -> None:
        """The seat, who sees them, lays the top cards in another order; `order` names them topmost first."""
        self.blur(len(order), seat, viewers)
        for place, card in enumerate(order):
            self.cards[self.at(place + 1)] = card

    def shuffle(self, rng: Rng) -> None:
        rng.shuffle(self.cards)
        self.known = [0] * len(self.cards)
        self.zones = []

    def unknown_to(self, viewer: int) -> list[int]:
        """The cards at the places that the viewer does not know exactly."""
        return [card for index, card in enumerate(self.cards) if not self.known[index] >> viewer & 1]

    def known_to(self, viewer: int) -> list[tuple[int, int]]:
        """(position from the top, card) of each card that the viewer knows exactly, topmost first."""
        size = len(self.cards)
        pairs = [(size - i, card) for i, card in enumerate(self.cards) if self.known[i] >> viewer & 1]
        pairs.reverse()
        return pairs

    def zones_of(self, viewer: int) -> list[tuple[int, int]]:
        """(places, cards) of what the viewer knows roughly, in an order that gives nothing else away."""
        triples = range(0, len(self.zones), 3)
        zones = [(self.zones[i + 2], self.zones[i + 1]) for i in triples if self.zones[i] == viewer]
        zones.sort()
        return [(places, cards) for cards, places in zones]

    def zone_at(self, card: int, viewer: int) -> int:
        """A number for the viewer's zone that the place of a card belongs to; 0 if it belongs to none."""
        for places, cards in self.zones_of(viewer):
            if places >> card & 1:
                return cards
        return 0

    def permute(self, permutation: list[int], viewer: int) -> None:
        """Put another card at each place. The viewer's own certainties stay; what others know roughly is forgotten:
        the viewer cannot know it, and it would tell of the cards that lay there before."""
        self.cards = [permutation[card] for card in self.cards]
        zones: list[int] = []
        for i in range(0, len(self.zones), 3):
            if self.zones[i] == viewer:
                zones.extend([viewer, permuted_mask(self.zones[i + 1], permutation), self.zones[i + 2]])
        self.zones = zones


def permuted_mask(mask: int, permutation: list[int]) -> int:
    return mask_of([permutation[card] for card in in_mask(mask)])


def deal_hidden(
    hidden: list[int], zones: list[tuple[int, int]], size: int, rng: Rng, guarded: int = 0, banned: int = 0
) -> list[int]:
    """A random permutation of the hidden cards that respects a viewer's zones.

    `result[card]` is the card that takes the place of `card`; cards that are not hidden stay. No card of
    `banned` comes to a place of `guarded`; a zone lies inside or outside of `guarded`, never across.

    `hidden` names the places in an order of their own (not of the cards), so that the same chance deals the same
    cards whatever the truth is.
    """
    permutation = list(range(size))
    free = hidden.copy()
    pool = sorted(hidden)
    for places, cards in zones:
        room = [card for card in free if places >> card & 1]
        rng.shuffle(room)
        for index, card in enumerate(in_mask(cards)):
            permutation[room[index]] = card
            free.remove(room[index])
            pool.remove(card)
    rng.shuffle(pool)
    free.sort(key=lambda place: -(guarded >> place & 1))
    for place in free:
        index = 0
        if guarded >> place & 1:
            while banned >> pool[index] & 1:
                index += 1
        permutation[place] = pool.pop(index)
    return permutation
