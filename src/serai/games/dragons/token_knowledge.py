"""What everybody can work out about a player's tokens, and redealing their values within it (section 9).

A token that lay face up is known. An Eclipse tells the parity of the tokens it touched. A value lies in one place
at a time: while a token was on the board, no token placed in the meantime can have had its value.
"""

from __future__ import annotations

from typing import Final

from serai.core.rng import Rng
from serai.games.dragons.components import ALL_TOKENS, PLACE_OF, TOKENS, VALUES
from serai.games.dragons.pieces import (
    PARITY_KNOWN,
    gone_at,
    is_token,
    is_up,
    on_board,
    owner_of,
    value_of,
    with_value,
)
from serai.games.dragons.table import Table

FOREVER: Final = 1 << 20  # a token that is still on the board leaves after everything else


def deal_tokens(s: Table, seat: int, rng: Rng) -> None:
    """Give the tokens that others have not seen other values, as they may well be."""
    tokens = [h for h, piece in enumerate(s.pieces) if owner_of(piece) == seat and is_token(piece)]
    if not tokens:
        return
    values = simple_values(s, seat, tokens, rng) if undisturbed(s, tokens) else possible_values(s, tokens, rng)
    on_table = 0
    for number, handle in enumerate(tokens):
        s.pieces[handle] = with_value(s.pieces[handle], VALUES[values[number]])
        if on_board(s.pieces[handle]):
            on_table |= 1 << values[number]
    s.hands[seat] = ALL_TOKENS & ~on_table


def undisturbed(s: Table, tokens: list[int]) -> bool:
    """Nothing went home, and no Eclipse revealed a parity."""
    for handle in tokens:
        piece = s.pieces[handle]
        if not on_board(piece) or piece & PARITY_KNOWN:
            return False
    return True


def simple_values(s: Table, seat: int, tokens: list[int], rng: Rng) -> list[int]:
    """Any order of what is not face up."""
    pool = [token for token in range(TOKENS) if s.hands[seat] >> token & 1]
    for handle in tokens:
        if not is_up(s.pieces[handle]):
            pool.append(PLACE_OF[value_of(s.pieces[handle])])
    pool.sort()
    rng.shuffle(pool)
    values = []
    for handle in tokens:
        values.append(PLACE_OF[value_of(s.pieces[handle])] if is_up(s.pieces[handle]) else pool.pop())
    return values


def possible_values(s: Table, tokens: list[int], rng: Rng) -> list[int]:
    """Token by token in the order of placing, backtracking from dead ends."""
    orders: list[list[int]] = []
    for _handle in tokens:
        order = list(range(TOKENS))
        rng.shuffle(order)
        orders.append(order)
    values: list[int] = []
    tried = [0] * (len(tokens) + 1)
    while len(values) < len(tokens):
        number = len(values)
        order = orders[number]
        while tried[number] < TOKENS and not fits(s, tokens, values, order[tried[number]]):
            tried[number] += 1
        if tried[number] < TOKENS:
            values.append(order[tried[number]])
            tried[number + 1] = 0
        else:
            values.pop()
            tried[number - 1] += 1
    return values


def fits(s: Table, tokens: list[int], values: list[int], token: int) -> bool:
    """Whether the next token can have had this value, as far as those before it and those seen later say."""
    number = len(values)
    handle = tokens[number]
    piece = s.pieces[handle]
    value = VALUES[token]
    if is_up(piece):
        if value_of(piece) != value:
            return False
    elif piece & PARITY_KNOWN and value_of(piece) % 2 != value % 2:
        return False
    for earlier in range(number):
        if values[earlier] == token and leaves(s.pieces[tokens[earlier]]) > handle:
            return False
    for later in tokens[number + 1 :]:
        other = s.pieces[later]
        if later < leaves(piece) and is_up(other) and value_of(other) == value:
            return False
    return True


def leaves(piece: int) -> int:
    return FOREVER if on_board(piece) else gone_at(piece)
