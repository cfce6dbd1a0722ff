"""Rules section 8: the treasure cards. The printed ones are not known; these are this project's reconstruction (A-5).

A row is a card: its caves red, white, blue, black and gold, each with its niches from the top down; `-` is empty.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Final

from serai.games.dragons.components import CAVES, NICHES

DECK_SIZE: Final = 15
LARGEST_NICHE: Final = 5
NICHE_AMOUNTS: Final = [str(amount) for amount in range(1, LARGEST_NICHE + 1)]

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
    """What is wrong with decks that somebody has entered: a list of 15 rows for each number of players."""
    if not isinstance(data, dict) or not data:
        return ['expected decks by number of players, such as {"4": ["5/3/2 4/3 3/2/1 3 -", ...]}']
    problems: list[str] = []
    for players, rows in data.items():
        if players not in ("3", "4", "5"):
            problems.append(f"{players!r} is no number of players; there are decks for 3, 4 and 5")
        elif not isinstance(rows, list) or len(rows) != DECK_SIZE or different(rows) != DECK_SIZE:
            problems.append(f"{players} players: expected {DECK_SIZE} different cards")
        else:
            for number, row in enumerate(rows):
                problems += [
                    f"{players} players, card {number + 1}: {text}" for text in row_problems(row, int(players))
                ]
    return problems


def different(rows: list[object]) -> int:
    return len({" ".join(str(row).split()) for row in rows})


def row_problems(row: object, players: int) -> list[str]:
    """8.1: five caves; at most players - 1 niches; amounts from 5 down to 1, strictly falling."""
    if not isinstance(row, str) or len(row.split()) != CAVES:
        return [f"expected five caves like '5/3 4/2 3/1 2 -', got {row!r}"[:120]]
    found: list[str] = []
    for cave in row.split():
        amounts = [] if cave == "-" else cave.split("/")
        if any(amount not in NICHE_AMOUNTS for amount in amounts):
            found.append(f"{cave!r} is no list of amounts from 1 to {LARGEST_NICHE}"[:120])
        elif len(amounts) >= players:
            found.append(f"{cave} fills {len(amounts)} niches; with {players} players at most {players - 1}")
        elif any(int(high) <= int(low) for high, low in pairwise(amounts)):
            found.append(f"{cave}: every niche holds less than the one above it")
    return found
