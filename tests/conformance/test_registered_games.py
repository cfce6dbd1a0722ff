"""Every registered game, in every combination of players, mode and edition, keeps the promises."""

from __future__ import annotations

import pytest

import serai
from serai.core.game import Game
from serai.core.playout import random_option
from serai.core.registry import names
from serai.core.rng import Rng, seeded
from serai.core.settings import NumberSetting
from serai.testing.conformance import Chooser, check_game, combinations, modest_option

GAMES = [serai.game(name) for name in names()]
COMBINATIONS = [(game, settings, seed) for game in GAMES for seed, settings in enumerate(combinations(game))]
SETTINGS = 6  # games with all settings drawn by lot
ROUNDS = 30


def title(value: object) -> str | None:
    if isinstance(value, Game):
        return value.id
    if isinstance(value, dict):
        return "-".join(str(part) for part in value.values())
    return None


@pytest.mark.parametrize(("chooser", "every"), [(random_option, 200), (modest_option, 60)], ids=["random", "modest"])
@pytest.mark.parametrize(("game", "settings", "seed"), COMBINATIONS, ids=title)
def test_a_checked_game(game: Game, settings: dict[str, object], seed: int, chooser: Chooser, every: int) -> None:
    report = check_game(game, settings, seed, every=every, chooser=chooser)
    assert report.ok, str(report)
    assert report.ending in game.endings
    assert report.dealt_anew > 0, "nothing was hidden in the whole game, so the swap test has shown nothing"


def drawn_by_lot(game: Game, rng: Rng) -> dict[str, object]:
    """Any value of every setting; of numbers the lowest, the highest or the default."""
    drawn: dict[str, object] = {}
    for setting in game.settings:
        values = [setting.low, setting.high, setting.default] if isinstance(setting, NumberSetting) else setting.values
        drawn[setting.name] = values[rng.below(len(values))]
    if "max_rounds" in drawn:
        drawn["max_rounds"] = ROUNDS
    return drawn


@pytest.mark.parametrize("lot", range(SETTINGS))
@pytest.mark.parametrize("game", GAMES, ids=title)
def test_a_checked_game_with_any_settings(game: Game, lot: int) -> None:
    rng = seeded(f"settings:{lot}")
    while True:
        settings = drawn_by_lot(game, rng)
        try:
            game.resolve_settings(settings)
        except serai.BadSetting:
            continue  # values that do not go together
        break
    report = check_game(game, settings, lot, every=40, chooser=modest_option)
    assert report.ok, str(report)


@pytest.mark.parametrize("game", GAMES, ids=title)
def test_the_combinations_are_all_there(game: Game) -> None:
    found = combinations(game)
    assert {settings["players"] for settings in found} == set(game.meta.players)
    assert {settings.get("mode") for settings in found} == set(game.meta.modes or [None])
    assert len({str(sorted(settings.items())) for settings in found}) == len(found)
