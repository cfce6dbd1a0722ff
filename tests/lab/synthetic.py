"""Games that nobody played."""

from __future__ import annotations

from serai.lab import Played, Seating, Sitting, Thinking


def played(deal: int, seating: Seating, order: list[int], tied: int = 1) -> Played:
    """A game in which the seats finished in this order; the first `tied` share the first place."""
    ranking = [sorted(order[:tied]), *([seat] for seat in order[tied:])]
    return Played(Sitting(deal, seating), ranking[0], ranking, [Thinking(2, 0.5, 0.25) for _ in seating])
