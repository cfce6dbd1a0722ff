"""Every view is as its game has declared it, and a view that is not says where."""

from __future__ import annotations

import random
from typing import Any

import pytest

import serai
from serai.core.registry import names
from serai.template.game import GAME as LOTS
from serai.template.view_types import View
from serai.testing import combinations
from serai.testing.typed import misfits

TABLES = [
    (serai.game(name), settings)
    for name in names()
    for settings in combinations(serai.game(name))
    if serai.game(name).view_type()
]
LOOKS = 0.05  # at this part of the decisions


@pytest.mark.parametrize(("game", "settings"), TABLES, ids=lambda value: getattr(value, "id", str(value)))
def test_every_view_is_of_its_declared_type(game: Any, settings: dict[str, object]) -> None:
    for seed in range(2):
        chance = random.Random(seed)
        match = game.new(seed=seed, **settings)
        while match.decision is not None:
            if chance.random() < LOOKS:
                for viewer in (*range(match.players), None):
                    assert list(misfits(match.view(viewer), game.view_type())) == []
            match.act(chance.choice(match.decision.actions))
        for viewer in (*range(match.players), None):
            assert list(misfits(match.view(viewer), game.view_type())) == []


def changed(path: list[str | int], value: object) -> Any:
    view: Any = LOTS.new(seed=1).view(0)
    part = view
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return view


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (["seats", 0, "points"], "1", "view.seats[0].points: '1' is not int"),
        (["seats", 1, "purse"], 3, "view.seats[1].purse: not declared"),
        (["seats", 0, "hand"], ["card_1", 4], "view.seats[0].hand[1]: 4 is not str"),
        (["round"], None, "view.round: null, and it is always there"),
        (["known"], {}, "view.known: {} is no list"),
        (["deck"], True, "view.deck: True is not int"),
        (["mode"], "basic", "view.mode"),
        (["decision", "moves", 0], {"card": "card_1"}, "view.decision.moves[0]: {'card': 'card_1'} is no move"),
    ],
)
def test_a_view_that_is_not_of_its_type_says_where(path: list[str | int], value: object, said: str) -> None:
    (problem,) = misfits(changed(path, value), View)
    assert problem.startswith(said)


def test_a_missing_key_and_a_wrong_name_are_named() -> None:
    view: Any = LOTS.new(seed=1).view(0)
    del view["seats"][0]["coins"]
    view["result"] = {"ending": "on_a_whim", "winners": [], "ranking": [], "scores": []}
    assert list(misfits(view, View)) == [
        "view.seats[0].coins: missing",
        "view.result.ending: 'on_a_whim' is not one of 'played_out'",
    ]
