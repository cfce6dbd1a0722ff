"""2: what is in the box, and what happens when some of it runs out."""

from collections import Counter

import pytest

import serai
from serai.testing import events, play, scenario

DRAGONS = serai.game("dragons")
SPACES = ["cave_red", "cave_white", "cave_blue", "cave_black", "cave_gold", "tent", "djinn", "market", "caravanserai",
          "guard_room", "room_1", "room_2", "room_3", "room_4", "room_5"]  # fmt: skip
PLAYERS = [3, 4, 5]


@pytest.mark.parametrize("players", PLAYERS)
def test_2_as_many_palace_rooms_are_in_use_as_there_are_players(players: int) -> None:
    match = DRAGONS.new(seed=1, players=players)
    assert [space["space"] for space in match.view(None)["spaces"]] == SPACES[: 10 + players]


@pytest.mark.parametrize("players", PLAYERS)
def test_2_every_player_has_eight_tokens_and_no_three(players: int) -> None:
    match = DRAGONS.new(seed=1, players=players)
    for player in match.position()["players"]:
        assert player["tokens"] == [1, 2, 4, 5, 6, 7, 8, 9]


def test_2_any_of_the_ten_guards_may_come() -> None:
    drawn = {scenario("dragons", seed=seed, at="upkeep").position()["guard"] for seed in range(150)}
    assert drawn == set(range(1, 11))


def test_2_the_guard_of_one_round_may_come_again_in_the_next() -> None:
    match = scenario("dragons", players=3, mode="basic", at="clean_up", guard=8, draws=["guard_8"])
    assert (match.position()["round"], match.position()["guard"]) == (2, 8)


@pytest.mark.parametrize("strength", range(1, 11))
def test_2_each_guard_strength_exists_once(strength: int) -> None:
    match = scenario("dragons", at="upkeep", draws=[f"guard_{strength}"])
    assert match.position()["guard"] == strength


@pytest.mark.parametrize("players", PLAYERS)
def test_2_twenty_nine_units_of_each_of_five_kinds(players: int) -> None:
    match = scenario("dragons", players=players, at="placement")
    assert match.position()["bank"] == {"crown": 29, "pearl": 29, "gem": 29, "cup": 29, "bar": 29}


@pytest.mark.parametrize("players", PLAYERS)
def test_2_fifteen_treasure_cards(players: int) -> None:
    assert sorted(DRAGONS.new(seed=1, players=players).position()["treasure_deck"]) == list(range(1, 16))


def test_2_thirty_artifacts_of_six_types() -> None:
    position = DRAGONS.new(seed=1, players=5).position()
    names = [name for player in position["players"] for name in player["artifacts"]]
    names += [name for pile in position["piles"] for name in pile["cards"]]
    assert len(set(names)) == 30
    assert Counter(name.rpartition("_")[0] for name in names) == dict.fromkeys(
        ["lamp", "counterspell", "astral_double", "flying_carpet", "key", "scroll"], 5
    )


def test_2_twenty_one_different_spells() -> None:
    deck = DRAGONS.new(seed=1).position()["spell_deck"]
    assert len(deck) == len(set(deck)) == 21


def tent_with(deck: list[str], rivals: int = 2) -> serai.Match:
    """Seat 0 leads at the tent, the others follow; all spells but `deck` are used."""
    spells = DRAGONS.new(seed=1).position()["spell_deck"]
    board = {"tent": [(seat, 9 - seat) for seat in range(rivals)]}
    used = [spell for spell in spells if spell not in deck]
    return scenario("dragons", players=3, at="tent", board=board, spell_deck=deck, used_spells=used)


def test_2_with_one_spell_left_the_winner_takes_it_and_the_second_gets_none() -> None:
    match = tent_with(["spy"])
    hands = [player["spells"] for player in match.position()["players"]]
    assert hands == [["spy"], [], []]
    assert match.position()["spell_deck"] == []
    assert not events(match, "spell_given")


def test_2_with_no_spell_left_the_tent_gives_nothing() -> None:
    match = tent_with([])
    assert [player["spells"] for player in match.position()["players"]] == [[], [], []]
    assert len(events(match, "no_spell_left")) == 1


def test_2_used_spells_do_not_come_back() -> None:
    match = tent_with(["spy", "alms"])
    play(match, (0, "keep spy"))
    assert match.position()["spell_deck"] == []
    assert len(match.position()["used_spells"]) == 19


def test_2_the_treasure_deck_is_made_anew_from_the_discards() -> None:
    match = scenario("dragons", at="upkeep", treasure_deck=[], treasure_discards=list(range(1, 16)))
    position = match.position()
    assert position["treasure_card"] in range(1, 16)
    assert sorted([*position["treasure_deck"], position["treasure_card"]]) == list(range(1, 16))
    assert position["treasure_discards"] == []
