"""8.1: how the treasure cards are made, and how true ones can take their place."""

import pytest

import serai
from serai import BadSetting
from serai.testing import scenario
from tests.games.dragons.look import CAVES

DRAGONS = serai.game("dragons")
PLAYERS = [3, 4, 5]
STEP = {"A": 1, "B": 2, "C": 3}  # from cave to cave within a pattern


def deck(players: int, **words: object) -> list[list[list[int]]]:
    """What every card of the deck puts into the caves: card, cave, filled niches from the top."""
    cards = []
    for card in range(1, 16):
        caves = scenario("dragons", players=players, at="upkeep", treasure_top=[card], **words).position()["caves"]
        cards.append([[amount for amount in caves[cave] if amount] for cave in CAVES])
    return cards


def entered(players: int, cards: list[list[list[int]]]) -> dict[str, list[str]]:
    """A deck as somebody would write it down."""
    return {
        str(players): [" ".join("/".join(str(amount) for amount in cave) or "-" for cave in card) for card in cards]
    }


@pytest.mark.parametrize("players", PLAYERS)
def test_8_1_fifteen_different_cards(players: int) -> None:
    assert len({str(card) for card in deck(players)}) == 15


@pytest.mark.parametrize("players", PLAYERS)
def test_8_1_fewer_niches_than_players_filled_from_the_top_and_falling(players: int) -> None:
    for card in range(1, 16):
        caves = scenario("dragons", players=players, at="upkeep", treasure_top=[card]).position()["caves"]
        for niches in caves.values():
            filled = [amount for amount in niches if amount]
            assert niches == filled + [0] * (4 - len(filled))
            assert len(filled) < players
            assert all(1 <= amount <= 5 for amount in filled)
            assert filled == sorted(set(filled), reverse=True)


@pytest.mark.parametrize("players", PLAYERS)
def test_8_1_no_card_asks_for_more_than_the_bank_has(players: int) -> None:
    assert all(sum(cave) <= 29 for card in deck(players) for cave in card)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("pattern", ["A", "B", "C"])
def test_8_1_each_pattern_rotates_five_stacks_over_the_caves(players: int, pattern: str) -> None:
    """Card r has in cave c stack number (r + k * c) mod 5; the red cave of the five cards names the stacks."""
    first = 5 * "ABC".index(pattern)
    cards = deck(players)[first : first + 5]
    stacks = [card[0] for card in cards]
    for number, card in enumerate(cards):
        assert card == [stacks[(number + STEP[pattern] * cave) % 5] for cave in range(5)]


@pytest.mark.parametrize("players", PLAYERS)
def test_8_1_every_colour_is_equally_rich(players: int) -> None:
    totals = [sum(sum(card[cave]) for card in deck(players)) for cave in range(5)]
    assert len(set(totals)) == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_8_1_some_caves_are_empty_and_some_have_a_single_prize(players: int) -> None:
    cards = deck(players)
    assert [] in [cave for card in cards for cave in card]
    assert 1 in [len(cave) for card in cards for cave in card]


# True cards in their place.


@pytest.mark.parametrize("players", PLAYERS)
def test_8_1_a_deck_that_somebody_enters_is_used(players: int) -> None:
    mine = [[card[4], *card[:4]] for card in reversed(deck(players))]
    assert deck(players, treasure_cards=entered(players, mine)) == mine


def test_8_1_decks_for_other_numbers_of_players_stay_as_they_are() -> None:
    mine = entered(4, list(reversed(deck(4))))
    assert deck(3, treasure_cards=mine) == deck(3)


def test_8_1_a_save_carries_the_cards() -> None:
    mine = entered(3, list(reversed(deck(3))))
    match = DRAGONS.new(seed=1, players=3, treasure_cards=mine)
    again = serai.load(match.export())
    assert again.position() == match.position()
    assert again.settings == match.settings


def wrong(changes: dict[int, str]) -> dict[str, list[str]]:
    """The deck for three players with some cards written differently."""
    data = entered(3, deck(3))
    for card, text in changes.items():
        data["3"][card] = text
    return data


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ([], "treasure_cards"),
        ({}, "treasure_cards"),
        ({"2": []}, "number of players"),
        ({"3": ["5/3 4/2 3/1 2 -"]}, "expected 15 cards"),
        ({"3": ["5/3 4/2 3/1 2 -"] * 16}, "expected 15 cards"),
        ({"3": "5/3 4/2 3/1 2 -"}, "expected 15 cards"),
        (wrong({0: "5/3 4/2 3/1 2"}), "card 1: expected five caves"),
        (wrong({0: "5/3 4/2 3/1 2 - -"}), "card 1: expected five caves"),
        (wrong({2: "5/3/2 4/2 3/1 2 -"}), "card 3: 5/3/2 fills 3 niches"),
        (wrong({0: "30/3 4/2 3/1 2 -"}), "card 1: '30/3'"),
        (wrong({0: "5/0 4/2 3/1 2 -"}), "card 1: '5/0'"),
        (wrong({0: "5/-1 4/2 3/1 2 -"}), "card 1: '5/-1'"),
        (wrong({0: "3/5 4/2 3/1 2 -"}), "card 1: 3/5: the top niche holds most"),
        (wrong({0: "3/3 4/2 3/1 2 -"}), "card 1: 3/3: the top niche holds most"),
        (wrong({0: "a/b 4/2 3/1 2 -"}), "card 1: 'a/b'"),
        (wrong({0: "5/ 4/2 3/1 2 -"}), "card 1: '5/'"),
        (wrong({0: "\N{SUPERSCRIPT TWO} 4/2 3/1 2 -"}), "card 1"),
    ],
)
def test_8_1_wrong_cards_are_refused_with_their_place(data: object, problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        DRAGONS.resolve_settings({"players": 3, "treasure_cards": data})


def test_8_1_all_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(BadSetting, match=r"(?s)card 1: .*card 5: "):
        DRAGONS.resolve_settings({"players": 3, "treasure_cards": wrong({0: "0 4/2 3/1 2 -", 4: "- 5/3 4/2 3/1 2 -"})})
