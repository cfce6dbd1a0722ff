"""Views: what every view has comes from the core and fits the match."""

from __future__ import annotations

import json
from collections.abc import Iterator

from serai.core.match import Match
from serai.core.views import SHARED
from serai.testing.typed import misfits


def view_problems(match: Match) -> Iterator[str]:
    """A game's parts share no key with each other or the core, and are plain data of their declared type."""
    game = match.game
    common, declared = game.common_view(match.state), game.view_type()
    before = json.dumps(common)
    for viewer in (*range(match.players), None):
        own = game.own_view(match.state, viewer)
        for name in SHARED:
            if name in own or name in common:
                yield f"the game's view has {name!r} of its own, which every view has from the core"
        for name in common:
            if name in own:
                yield f"{name!r} is common to all views, and in a viewer's own part as well"
        view = match.view(viewer)
        json.dumps(view)
        if declared is not None:
            yield from misfits(view, declared)
        if json.dumps({name: view[name] for name in common}) != before:
            yield f"{viewer!r} does not see what is common to all views as others do"
        asked = match.state.seat
        told = {
            "game": game.id,
            "seat": viewer,
            "players": match.players,
            "mode": match.settings.get("mode"),
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
