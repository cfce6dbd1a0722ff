"""A fingerprint of a whole game, to compare engines, processes and machines by."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from serai.core.game import Game
from serai.core.moves import canonical
from serai.core.playout import random_option
from serai.core.rng import seeded


def fingerprint(game: Game, settings: Mapping[str, object], seed: int | str, every: int = 40) -> str:
    """Of a random game: the log, the choices, and now and then the position, views and a redealt state."""
    match = game.new(seed=seed, **settings)
    rng = seeded(f"fingerprint:{seed}")
    total = hashlib.sha256()
    while match.state.seat >= 0:
        if len(match.choices) % every == 0:
            total.update(canonical(match.position()).encode())
            for viewer in [*range(match.players), None]:
                total.update(canonical(match.view(viewer)).encode())
                state = match.state.clone()
                state.redeal(match.players if viewer is None else viewer, rng)
                total.update(canonical(game.position(state)).encode())
        match.act(game.space.flat(match.state.question_number, random_option(match.state, rng)))
    for entry in match.log:
        total.update(canonical(entry.as_dict()).encode())
    total.update(canonical(match.export()).encode())
    return total.hexdigest()
