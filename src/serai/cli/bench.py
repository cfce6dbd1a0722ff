"""`serai bench`: how fast the engine is on one core of this machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated

import typer
from rich.table import Table

from serai import _native
from serai.cli.common import fail, game_named, given_settings, print_json, user_errors
from serai.cli.options import Edition, Json, Mode, Players, Settings
from serai.core.game import Game
from serai.core.playout import clones, play_out, random_option
from serai.core.registry import names
from serai.core.rng import seeded
from serai.core.settings import Value
from serai.core.state import State
from serai.terminal import console_for

MEASURES = 4  # kinds of work: play-outs, clones, views, redeals
MIDDLE = 100  # choices before the state that is copied, viewed and redealt

Only = Annotated[str | None, typer.Option("--game", "-g", help="Only this game.", metavar="GAME")]
Seconds = Annotated[float, typer.Option("--seconds", help="How long to measure each game.", metavar="S")]


def bench(
    game: Only = None,
    players: Players = None,
    mode: Mode = None,
    edition: Edition = None,
    option: Settings = None,
    seconds: Seconds = 4.0,
    as_json: Json = False,
) -> None:
    """Measure random games, clones, views and redeals a second."""
    if not seconds > 0:
        fail(f"--seconds takes more than 0; got {seconds:g}")
    if game is None and any(value is not None for value in (players, mode, edition, option)):
        fail("players, mode, edition and options belong to a game; name it with --game")
    found = [game_named(name) for name in ([game] if game is not None else names())]
    with user_errors():
        resolved = {one.id: one.resolve_settings(given_settings(one, players, mode, edition, option)) for one in found}
    measured = {one.id: measure(one, resolved[one.id], seconds / MEASURES) for one in found}
    if as_json:
        print_json({"native": _native.native(), "engine": _native.describe(), "games": measured})
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("A second")
    for column in ("games", "decisions", "clones", "views", "redeals"):
        table.add_column(column, justify="right")
    for one in found:
        table.add_row(one.meta.title, *(f"{rate:,.0f}" for rate in measured[one.id].values()))
    console = console_for()
    console.print(table)
    console.print(f"engine: {_native.describe()}; one core", style="dim")


def measure(game: Game, settings: dict[str, Value], seconds: float) -> dict[str, float]:
    """Measure each kind of work for about this many seconds."""
    games = decisions = 0
    began = now = time.perf_counter()
    while now - began < seconds:
        state = game.deal(settings, seeded(f"bench:{games}"))
        decisions += play_out(state, seeded(f"play:{games}"))
        games += 1
        now = time.perf_counter()
    took = now - began
    state = in_the_middle(game, settings)
    rng = seeded("redeal")
    return {
        "games": round(games / took, 1),
        "decisions": round(decisions / took, 1),
        "clones": rate(lambda: clones(state, 50), 50, seconds),
        "views": rate(lambda: (game.common_view(state), game.own_view(state, 0)), 1, seconds),
        "redeals": rate(lambda: state.clone().redeal(0, rng), 1, seconds),
    }


def in_the_middle(game: Game, settings: dict[str, Value]) -> State:
    """A position some way into a random game that is not over."""
    state, rng = game.deal(settings, seeded("bench:0")), seeded("play:0")
    for _ in range(MIDDLE):
        later = state.clone()
        later.choose(random_option(later, rng))
        if later.seat < 0:
            break
        state = later
    return state


def rate(work: Callable[[], object], times: int, seconds: float) -> float:
    done, began = 0, time.perf_counter()
    while True:
        work()
        done += times
        took = time.perf_counter() - began
        if took >= seconds:
            return round(done / took, 1)
