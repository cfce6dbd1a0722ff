"""Rules section 8: the treasure cards. The printed ones are not known; these are this project's reconstruction (A-5).

A row is a card: its caves red, white, blue, black and gold, each with its niches from the top down; `-` is empty.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Final

from serai.games.dragons.components import CAVES, NICHES

DECK_SIZE: Final = 15
MOST_IN_NICHE: Final = 29  # all units of a kind that are in the box
NICHE_AMOUNTS: Final = [str(amount) for amount in range(1, MOST_IN_NICHE + 1)]
USUAL_MOST: Final = 5
USUAL_TOTALS: Final = {"3": 62, "4": 81, "5": 93}  # of a colour over the whole deck

DECKS: Final = {
    3: [
        "5/3     4/2     3/1     2       -",  # 3A1
        "4/2     3/1     2       -       5/3",  # 3A2
        "3/1     2       -       5/3     4/2",  # 3A3
        "2       -       5/3     4/2     3/1",  # 3A4
        "-       5/3     4/2     3/1     2",  # 3A5
        "4/3     3/2     -       5       2/1",  # 3B1
        "5       2/1     4/3     3/2     -",  # 3B2
        "3/2     -       5       2/1     4/3",  # 3B3
        "2/1     4/3     3/2     -       5",  # 3B4
        "-       5       2/1     4/3     3/2",  # 3B5
        "5/4     -       4/2     -       5/2",  # 3C1
        "4/2     -       5/2     5/4     -",  # 3C2
        "5/2     5/4     -       4/2     -",  # 3C3
        "-       4/2     -       5/2     5/4",  # 3C4
        "-       5/2     5/4     -       4/2",  # 3C5
    ],
    4: [
        "5/3/2   4/3     3/2/1   3       -",  # 4A1
        "4/3     3/2/1   3       -       5/3/2",  # 4A2
        "3/2/1   3       -       5/3/2   4/3",  # 4A3
        "3       -       5/3/2   4/3     3/2/1",  # 4A4
        "-       5/3/2   4/3     3/2/1   3",  # 4A5
        "4/3/2   3/2/1   2/1     5/2     4",  # 4B1
        "5/2     4       4/3/2   3/2/1   2/1",  # 4B2
        "3/2/1   2/1     5/2     4       4/3/2",  # 4B3
        "4       4/3/2   3/2/1   2/1     5/2",  # 4B4
        "2/1     5/2     4       4/3/2   3/2/1",  # 4B5
        "5/4/2   -       5/3     -       4/2/1",  # 4C1
        "5/3     -       4/2/1   5/4/2   -",  # 4C2
        "4/2/1   5/4/2   -       5/3     -",  # 4C3
        "-       5/3     -       4/2/1   5/4/2",  # 4C4
        "-       4/2/1   5/4/2   -       5/3",  # 4C5
    ],
    5: [
        "5/4/2/1 4/3/2   3/2/1   3/1     -",  # 5A1
        "4/3/2   3/2/1   3/1     -       5/4/2/1",  # 5A2
        "3/2/1   3/1     -       5/4/2/1 4/3/2",  # 5A3
        "3/1     -       5/4/2/1 4/3/2   3/2/1",  # 5A4
        "-       5/4/2/1 4/3/2   3/2/1   3/1",  # 5A5
        "5/3/2/1 5/1     2       4/3/1   3/2",  # 5B1
        "4/3/1   3/2     5/3/2/1 5/1     2",  # 5B2
        "5/1     2       4/3/1   3/2     5/3/2/1",  # 5B3
        "3/2     5/3/2/1 5/1     2       4/3/1",  # 5B4
        "2       4/3/1   3/2     5/3/2/1 5/1",  # 5B5
        "5/4/3/1 -       5/3/2   -       4/2/1",  # 5C1
        "5/3/2   -       4/2/1   5/4/3/1 -",  # 5C2
        "4/2/1   5/4/3/1 -       5/3/2   -",  # 5C3
        "-       5/3/2   -       4/2/1   5/4/3/1",  # 5C4
        "-       4/2/1   5/4/3/1 -       5/3/2",  # 5C5
    ],
}


def read_card(row: str) -> list[list[int]]:
    """The five caves of a card, each a list of amounts from the top niche down."""
    return [[] if cave == "-" else [int(amount) for amount in cave.split("/")] for cave in row.split()]


def deck_for(players: int, printed: str | None = None) -> list[list[int]]:
    """15 cards, each as 20 amounts: cave * 4 + niche; of the reconstruction, or of what somebody has entered."""
    rows = DECKS[players]
    if printed is not None:
        rows = json.loads(printed).get(str(players), rows)
    return [laid_out(read_card(row)) for row in rows]


def laid_out(card: list[list[int]]) -> list[int]:
    amounts: list[int] = []
    for cave in card:
        amounts += cave + [0] * (NICHES - len(cave))
    return amounts


def problems_of(data: object) -> list[str]:
    """8.4: why decks that somebody has entered cannot be played: a list of 15 rows for each number of players."""
    if not isinstance(data, dict) or not data:
        return ['expected decks by number of players, such as {"4": ["5/3/2 4/3 3/2/1 3 -", ...]}']
    problems: list[str] = []
    for players, rows in data.items():
        if players not in USUAL_TOTALS:
            problems.append(f"{players!r} is no number of players; there are decks for 3, 4 and 5")
        elif not isinstance(rows, list) or len(rows) != DECK_SIZE:
            problems.append(f"{players} players: expected {DECK_SIZE} cards")
        else:
            for number, row in enumerate(rows):
                problems += [f"{card_at(players, number)}: {text}" for text in row_problems(row, int(players))]
    return problems


def card_at(players: str, number: int) -> str:
    return f"{players} players, card {number + 1}"


def row_problems(row: object, players: int) -> list[str]:
    """Five caves; at most players - 1 niches; amounts of 1 or more that do not rise, the top one the largest."""
    if not isinstance(row, str) or len(row.split()) != CAVES:
        return [f"expected five caves like '5/3 4/2 3/1 2 -', got {row!r}"[:120]]
    found: list[str] = []
    for cave in row.split():
        amounts = [] if cave == "-" else cave.split("/")
        if any(amount not in NICHE_AMOUNTS for amount in amounts):
            found.append(f"{cave!r} is no list of amounts from 1 to {MOST_IN_NICHE}"[:120])
        elif len(amounts) >= players:
            found.append(f"{cave} fills {len(amounts)} niches; with {players} players at most {players - 1}")
        elif not is_falling([int(amount) for amount in amounts]):
            found.append(f"{cave}: the top niche holds most, and none holds more than the one above it")
    return found


def is_falling(amounts: list[int]) -> bool:
    """From the top down, the second less than the first; lower ones may be equal."""
    return all(high > low or (high == low and place > 0) for place, (high, low) in enumerate(pairwise(amounts)))


def warnings_of(data: object) -> list[str]:
    """8.4: what is unlike the printed cards as far as they are known, in decks that can be played."""
    assert isinstance(data, dict)
    found: list[str] = []
    for players, rows in data.items():
        cards = [read_card(row) for row in rows]
        for number, card in enumerate(cards):
            found += [f"{card_at(players, number)}: {text}" for text in odd_caves(card)]
            if card in cards[:number]:
                found.append(f"{card_at(players, number)}: the same as card {cards.index(card) + 1}")
        totals = [sum(sum(card[cave]) for card in cards) for cave in range(CAVES)]
        if totals != [USUAL_TOTALS[players]] * CAVES:
            told = ", ".join(str(total) for total in totals)
            found.append(
                f"{players} players: the caves add up to {told} over the deck, not to {USUAL_TOTALS[players]} each"
            )
    return found


def odd_caves(card: list[list[int]]) -> list[str]:
    found: list[str] = []
    for cave in card:
        told = "/".join(str(amount) for amount in cave)
        if cave and cave[0] > USUAL_MOST:
            found.append(f"{told} has more than {USUAL_MOST} in a niche")
        if len(set(cave)) < len(cave):
            found.append(f"{told} has equal niches")
    return found
