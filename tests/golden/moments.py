"""What is seen in golden games, and why something cannot be done there: a change of either shows up as a diff."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import serai

MOMENTS = (0.3, 0.7)  # of a game's choices
REFUSALS = 2  # of each kind


def views_text(match: serai.Match) -> str:
    """What the seat asked sees at some moments, a field a line."""
    moments = (match.at(int(len(match.choices) * part)) for part in MOMENTS)
    return "[\n" + ",\n".join(view_text(moment) for moment in moments) + "\n]\n"


def view_text(moment: serai.Match) -> str:
    assert moment.decision is not None
    fields = (
        f"    {json.dumps(name)}: {json.dumps(value)}" for name, value in moment.view(moment.decision.seat).items()
    )
    return "  {\n" + ",\n".join(fields) + "\n  }"


def refusals(match: serai.Match) -> Iterator[str]:
    """The first of each kind of refusal in a game, with its clause and numbers."""
    seen: Counter[str] = Counter()
    walk = match.at(0)
    for number, action in enumerate(match.choices, 1):
        decision = walk.decision
        assert decision is not None
        for move, refusal in decision.blocked:
            seen[refusal.code] += 1
            if seen[refusal.code] <= REFUSALS:
                numbers = " ".join(f"{name}={json.dumps(value)}" for name, value in refusal.numbers.items())
                yield f"{number}. seat {decision.seat} not {move}: {refusal.code} [{refusal.clause}] {numbers}".rstrip()
        walk.act(action)
