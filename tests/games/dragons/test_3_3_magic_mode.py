"""3.3: set-up of the magic game."""

from collections import Counter

import pytest

import serai

DRAGONS = serai.game("dragons")
PLAYERS = [3, 4, 5]
PILED = ["counterspell", "astral_double", "flying_carpet", "key", "scroll"]


@pytest.mark.parametrize("players", PLAYERS)
def test_3_3_every_player_takes_one_lamp(players: int) -> None:
    match = DRAGONS.new(seed=1, players=players)
    for player in match.position()["players"]:
        assert [name.rpartition("_")[0] for name in player["artifacts"]] == ["lamp"]
    assert [screen["artifacts"] for screen in match.view(None)["screens"]] == [1] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_3_3_a_pile_of_five_in_every_room_in_use(players: int) -> None:
    position = DRAGONS.new(seed=1, players=players).position()
    assert [len(pile["cards"]) for pile in position["piles"]] == [5] * players


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("players", PLAYERS)
def test_3_3_the_piles_hold_as_many_of_each_other_type_as_there_are_players(players: int, seed: int) -> None:
    position = DRAGONS.new(seed=seed, players=players).position()
    names = [name for pile in position["piles"] for name in pile["cards"]]
    assert len(set(names)) == 5 * players
    assert Counter(name.rpartition("_")[0] for name in names) == dict.fromkeys(PILED, players)


def test_3_3_the_piles_are_shuffled() -> None:
    assert len({str(DRAGONS.new(seed=seed).position()["piles"]) for seed in range(20)}) == 20


@pytest.mark.parametrize("players", PLAYERS)
def test_3_3_the_piles_lie_face_down(players: int) -> None:
    match = DRAGONS.new(seed=1, players=players)
    for seat in [*range(players), None]:
        for room in match.view(seat)["rooms"]:
            assert (room["artifacts"], room["on_sale"], room["known"], room["somewhere"]) == (5, None, [], [])


def test_3_3_all_21_spells_are_shuffled_into_the_deck() -> None:
    decks = [tuple(DRAGONS.new(seed=seed).position()["spell_deck"]) for seed in range(20)]
    assert len(set(decks)) == 20
    assert all(len(set(deck)) == 21 for deck in decks)


@pytest.mark.parametrize("players", PLAYERS)
def test_3_3_nobody_starts_with_a_spell(players: int) -> None:
    match = DRAGONS.new(seed=1, players=players)
    assert [player["spells"] for player in match.position()["players"]] == [[]] * players
    assert [screen["spells"] for screen in match.view(None)["screens"]] == [0] * players
