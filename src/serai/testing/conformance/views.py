"""Views: what every one of them has is the core's to put there, and fits the match."""

from __future__ import annotations

import json
from collections.abc import Iterator

from serai.core.match import SHARED, Match


def view_problems(match: Match) -> Iterator[str]:
    """A game's own part has none of what every view has, and is plain data; the mode is one of the game's."""
    game = match.game
    for viewer in (*range(match.players), None):
        own = game.view(match.state, viewer)
        for name in SHARED:
            if name in own:
                yield f"the game's view has {name!r} of its own, which every view has from the core"
        view = match.view(viewer)
        json.dumps(view)
        asked = match.state.seat
        told = {
            "game": game.id,
            "seat": viewer,
            "players": match.players,
            "mode": match.options.get("mode"),
            "result": None if match.result is None else match.result.as_dict(),
        }
        for name, value in told.items():
            if view[name] != value:
                yield f"the view says {name} {view[name]!r}, and it is {value!r}"
        decision = view["decision"]
        if (decision is None) != (asked < 0):
            yield f"seat {asked} is asked, and the view's decision is {decision!r}"
        elif isinstance(decision, dict) and ("moves" in decision) != (viewer == asked):
            yield f"seat {asked} is asked, and {viewer!r} sees the decision {decision!r}"
