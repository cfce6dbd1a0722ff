"""3.2: set-up of the basic game."""

import random

import pytest

import serai
from serai.testing import events

DRAGONS = serai.game("dragons")
PLAYERS = [3, 4, 5]


@pytest.mark.parametrize("players", PLAYERS)
def test_3_2_a_pile_of_six_in_every_room_in_use(players: int) -> None:
    position = DRAGONS.new(seed=1, players=players, mode="basic").position()
    assert [len(pile["cards"]) for pile in position["piles"]] == [6] * players
    names = [name for pile in position["piles"] for name in pile["cards"]]
    assert len(set(names)) == 6 * players


@pytest.mark.parametrize("players", PLAYERS)
def test_3_2_nobody_starts_with_an_artifact(players: int) -> None:
    match = DRAGONS.new(seed=1, players=players, mode="basic")
    assert [player["artifacts"] for player in match.position()["players"]] == [[]] * players
    assert [screen["artifacts"] for screen in match.view(None)["screens"]] == [0] * players


def test_3_2_all_thirty_are_shuffled() -> None:
    """With three players twelve stay in the box, not always the same ones."""
    deals = [DRAGONS.new(seed=seed, players=3, mode="basic").position()["piles"] for seed in range(20)]
    assert len({str(piles) for piles in deals}) == 20
    assert len({name for piles in deals for pile in piles for name in pile["cards"]}) == 30


@pytest.mark.parametrize("players", PLAYERS)
def test_3_2_tent_and_djinn_are_closed(players: int) -> None:
    names = [space["space"] for space in DRAGONS.new(seed=1, players=players, mode="basic").view(0)["spaces"]]
    assert names[5:8] == ["market", "caravanserai", "guard_room"]
    assert names[8:] == [f"room_{room}" for room in range(1, players + 1)]


def test_3_2_there_are_no_spells() -> None:
    position = DRAGONS.new(seed=1, mode="basic").position()
    assert position["spell_deck"] == []
    assert [player["spells"] for player in position["players"]] == [[]] * 4


@pytest.mark.parametrize("players", PLAYERS)
def test_3_2_no_window_opens_but_for_bribes_and_offers(players: int) -> None:
    match, chance = DRAGONS.new(seed=players, players=players, mode="basic"), random.Random(players)
    windows = set()
    while match.decision is not None:
        open_window = match.view(None)["window"]
        windows.add(open_window and open_window["window"])
        match.act(chance.choice(match.decision.actions))
    assert windows == {None, "bribe", "offer"}
    assert events(match, "passes") == []
