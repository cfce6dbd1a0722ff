"""Rules section 7.5: what the table answers for a player whose time is up."""

from __future__ import annotations

from typing import Final

from serai.games.dragons import moves
from serai.games.dragons.components import GUARD_ROOM, KINDS
from serai.games.dragons.flow import AMOUNT_KINDS, amounts_of, stride_of
from serai.games.dragons.state import DragonsState
from serai.games.dragons.treasure import Amounts, asked_kind, bounds, chosen, holdings

FIXED: Final = {  # passes, declines and refusals, and the artifact on sale
    moves.WINDOW: moves.PASS,
    moves.MARKET_TRADE: moves.DECLINE,
    moves.BRIBE_GUARD: moves.REFUSE,
    moves.BUY_ARTIFACT: moves.DECLINE,
    moves.BAKSHEESH_RESPONSE: moves.TAKE_BACK,
    moves.TAXES_RESPONSE: moves.WITHDRAW,
    moves.MIRAGE_PICK: 0,
    moves.ABRACADABRA_PICK: 0,
}
TAKEN: Final = [moves.CHOOSE_START_TREASURES, moves.ALMS_PICK, moves.MARKET_TAKE]


def timeout_option(s: DragonsState) -> int | None:
    """The table of section 7.5; None for the rest of an answer that it does not speak of, such as a spell's target."""
    kind: int = s.kind
    if AMOUNT_KINDS >> kind & 1:
        return amount_option(s, kind)
    option = FIXED.get(kind)
    if kind == moves.PLACE_TOKEN:
        option = GUARD_ROOM
    elif kind == moves.PLACE_VALUE or kind == moves.EYE_RESPONSE:
        option = s.options[0]  # the lowest token; the piece that came first
    elif kind == moves.TENT_KEEP:
        option = s.drawn[0]
    elif kind == moves.CHOOSE_FIRST_PLAYER:
        option = s.first
    return option if option is not None and s.allows(option) else None


def amount_option(s: DragonsState, kind: int) -> int:
    """How much of the kind of treasure that is asked for."""
    amounts = amounts_of(s, s.seat, kind)
    asked: int = asked_kind(s, amounts)
    least, most = bounds(s, amounts)
    held = [int(units) for units in holdings(s, s.seat)]
    if kind == moves.EXCHANGE_PICK:
        wanted = held[asked]
    elif kind in TAKEN:
        wanted = share(s, amounts, held, asked, 1)
    else:
        wanted = share(s, amounts, held, asked, -1)
    amount: int = min(max(wanted, least), most)
    stride: int = stride_of(kind)
    return asked * stride + amount


def share(s: DragonsState, amounts: Amounts, held: list[int], asked: int, step: int) -> int:
    """The kind's part: one by one taken (step 1) where the player has least, or given (-1) where it has most."""
    before = chosen(s, amounts)
    left: int = amounts.total - sum(before)
    start = held.copy()
    for _unit in range(left):
        open_kinds = [k for k in range(asked, len(KINDS)) if abs(held[k] - start[k]) < amounts.limits[k]]
        best = min(open_kinds, key=lambda k: (step * held[k], k))
        held[best] += step
    return abs(held[asked] - start[asked])
