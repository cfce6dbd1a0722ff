"""8.4: what a loader takes with a warning or without, of the treasure cards that somebody enters."""

import warnings

import pytest

import serai
from serai.bots import bot, dice_for, let_play
from serai.games.dragons.treasure_cards import DECKS
from serai.testing import scenario
from serai.testing.conformance import check_match

DRAGONS = serai.game("dragons")
TWICE = {3: "3/1 2 - 5/3 4/2"}  # the third card of the deck, in the place of the fourth


def entered(players: int, changes: dict[int, str]) -> dict[str, list[str]]:
    """The deck for a number of players with some cards, counted from 0, written differently."""
    rows = [" ".join(row.split()) for row in DECKS[players]]
    for number, text in changes.items():
        rows[number] = text
    return {str(players): rows}


def warned(players: int, changes: dict[int, str]) -> list[str]:
    settings = DRAGONS.resolve_settings({"players": players, "treasure_cards": entered(players, changes)})
    return [text.removeprefix("treasure_cards: ") for text in DRAGONS.warnings(settings)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_8_4_our_own_cards_give_no_warning(players: int) -> None:
    assert warned(players, {}) == []
    assert DRAGONS.warnings(DRAGONS.resolve_settings({"players": players})) == []


@pytest.mark.parametrize(
    ("players", "changes", "warning"),
    [
        (5, {0: "5/4/1/1 4/3/2 3/2/1 3/1 1"}, "5 players, card 1: 5/4/1/1 has equal niches"),
        (4, {14: "- 4/2/1 5/3/3 - 5/3"}, "4 players, card 15: 5/3/3 has equal niches"),
        (4, {0: "6/3/2 4/3 3/2/1 3 -"}, "4 players, card 1: 6/3/2 has more than 5 in a niche"),
        (3, {0: "29 4/2 3/1 2 -"}, "3 players, card 1: 29 has more than 5 in a niche"),
        (3, TWICE, "3 players, card 4: the same as card 3"),
        (3, {3: " 3/1  2 -   5/3 4/2 "}, "3 players, card 4: the same as card 3"),
    ],
)
def test_8_4_taken_with_a_warning(players: int, changes: dict[int, str], warning: str) -> None:
    assert warning in warned(players, changes)


def test_8_4_other_totals_of_the_columns_are_taken_with_a_warning() -> None:
    found = warned(4, {0: "5/3/1 4/3 3/2/1 3 1"})
    assert found == ["4 players: the caves add up to 80, 81, 81, 81, 82 over the deck, not to 81 each"]
    assert warned(3, {4: "- 5/3 4/2 3/1 -"})[-1].endswith("62, 62, 62, 62, 60 over the deck, not to 62 each")
    assert warned(5, {9: "2 4/3/1 3/2 5/3/2/1 5"})[-1].endswith("93, 93, 93, 93, 92 over the deck, not to 93 each")


def test_8_4_every_warning_is_given() -> None:
    found = warned(4, {0: "7/3/3 4/3 3/2/1 3 -", 1: "7/3/3 4/3 3/2/1 3 -"})
    assert len(found) == 6
    assert [text.partition(": ")[0] for text in found] == ["4 players, card 1"] * 2 + ["4 players, card 2"] * 3 + [
        "4 players"
    ]


def test_8_4_in_python_an_odd_deck_is_a_warning() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        match = DRAGONS.new(seed=1, players=3, treasure_cards=entered(3, TWICE))
    assert [str(one.message) for one in caught] == [f"treasure_cards: {text}" for text in warned(3, TWICE)]
    assert {one.category for one in caught} == {serai.SettingWarning}
    assert match.decision is not None
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        DRAGONS.new(seed=1, players=3, treasure_cards=entered(3, {}))
        serai.load(match.export())


def test_8_4_a_card_that_is_there_twice_comes_twice() -> None:
    words: dict[str, object] = {"players": 3, "at": "upkeep", "treasure_cards": entered(3, TWICE)}
    first, second = (scenario("dragons", treasure_top=[number], **words).position() for number in (3, 4))
    assert first["caves"] == second["caves"]
    assert (first["treasure_card"], second["treasure_card"]) == (3, 4)


RICH = {number: "14/12/12 29/1/1 9/8 6 20/10/10" if number % 2 else "12 - 28/27/26 11/6 -" for number in range(15)}


@pytest.mark.parametrize("bank", ["finite", "unlimited"])
@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_8_4_large_amounts_work_everywhere(mode: str, bank: str) -> None:
    """Every promise of the engine is tested at every decision of a game with far more treasure than usual."""
    settings = DRAGONS.resolve_settings(
        {"players": 4, "mode": mode, "bank": bank, "max_rounds": 1, "treasure_cards": entered(4, RICH)}
    )
    assert check_match(serai.Match(DRAGONS, settings, 5), every=20).problems == []


@pytest.mark.parametrize("bank", ["finite", "unlimited"])
def test_8_4_bots_play_with_large_amounts(bank: str) -> None:
    settings = DRAGONS.resolve_settings(
        {"players": 4, "bank": bank, "max_rounds": 2, "treasure_cards": entered(4, RICH)}
    )
    match = serai.Match(DRAGONS, settings, 5)
    while match.decision is not None:
        assert let_play(bot("greedy"), match, dice_for(match)) is None
    assert match.result is not None
