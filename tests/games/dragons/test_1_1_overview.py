"""1.1: a whole game, from the first treasure to the last artifact."""

import random

import pytest

import serai

SETTINGS = [(mode, players) for mode in ("basic", "magic") for players in (3, 4, 5)]


def played(mode: str, players: int, seed: int) -> serai.Match:
    """A game of chance in which everybody buys and bribes where that is possible."""
    match = serai.game("dragons").new(seed=seed, players=players, mode=mode)
    dice = random.Random(seed)
    while match.decision is not None:
        moves = match.decision.moves
        match.play(dice.choice([move for move in moves if move.verb in ("buy", "pay")] or moves))
    return match


@pytest.mark.parametrize(("mode", "players"), SETTINGS)
def test_1_1_the_game_stops_when_the_palace_is_empty_and_most_artifacts_win(mode: str, players: int) -> None:
    match = played(mode, players, 7)
    position = match.position()
    owned = [len(player["artifacts"]) for player in position["players"]]
    assert [pile["cards"] for pile in position["piles"]] == [[]] * players
    assert sum(owned) == 6 * players
    assert match.result.ending == "last_artifact"
    assert all(owned[seat] == max(owned) for seat in match.result.winners)


@pytest.mark.parametrize(("mode", "players"), SETTINGS)
def test_1_1_every_round_each_player_hides_eight_numbered_tokens(mode: str, players: int) -> None:
    match = serai.game("dragons").new(seed=3, players=players, mode=mode)
    dice = random.Random(3)
    while match.position()["phase"] in ("setup", "upkeep", "placement"):
        match.play(dice.choice(match.decision.moves))
    hidden = [event.data for event in match.log if event.kind == "placed_value"]
    for seat in range(players):
        values = [value for data in hidden if data["seat"] == seat for value in data["values"]]
        assert sorted(values) == [1, 2, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(
    ("mode", "players", "spaces"),
    [("basic", 3, 11), ("basic", 4, 12), ("basic", 5, 13), ("magic", 3, 13), ("magic", 4, 14), ("magic", 5, 15)],
)
def test_1_1_the_board_has_caves_city_places_a_guard_room_and_three_to_five_rooms(
    mode: str, players: int, spaces: int
) -> None:
    seen = serai.game("dragons").new(seed=1, players=players, mode=mode).view(None)["spaces"]
    names = [space["space"] for space in seen]
    assert len(names) == spaces
    assert sum(name.startswith("cave_") for name in names) == 5
    assert sum(name.startswith("room_") for name in names) == players
    assert "guard_room" in names
