"""Rules section 9: who sees what. A view is built from what the viewer may know and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.arrays import total
from serai.core.deck import in_mask
from serai.core.positions import by_name
from serai.core.reader import names_of, seat_or_none, seats_in
from serai.games.dragons.components import (
    ALL_KINDS,
    ARTIFACTS,
    CAVES,
    COLOURS,
    COPIES,
    ITEMS,
    NICHES,
    ROOM_1,
    ROOMS,
    SPACES,
    SPELLS,
    TREASURE_KINDS,
)
from serai.games.dragons.items import item_of
from serai.games.dragons.names import Artifact
from serai.games.dragons.offers import bribe_price
from serai.games.dragons.phases.rooms import BUY_ARTIFACT, PAY_PIECE
from serai.games.dragons.pieces import (
    PIECE_TYPES,
    is_doubled,
    is_up,
    owner_of,
    space_of,
    type_of,
    value_of,
)
from serai.games.dragons.position.write import token_values
from serai.games.dragons.ranking import ABSENT, can_pay, pays, prices, ranked, strengths, worth
from serai.games.dragons.table import (
    BATCH_ROW,
    CANCELLED,
    EMPTY,
    NO_WINDOW,
    OVER,
    OWNED_TYPES,
    PHASES,
    W_BRIBE,
    W_OFFER,
    WINDOWS,
    Table,
)
from serai.games.dragons.targets import Target
from serai.games.dragons.treasure import AmountQuestion, chosen
from serai.games.dragons.view_types import (
    AmountsAsked,
    Common,
    Declared,
    InForce,
    Mine,
    Own,
    Piece,
    PlayerScreen,
    Room,
    Space,
    Treasure,
    View,
    Window,
)
from serai.games.dragons.windows import BATCH_DONE


def typed(view: Mapping[str, object]) -> View:
    """A view that the core hands back: it knows no game's own type."""
    return cast(View, view)


def common_view(s: Table) -> Common:
    """What everybody may know."""
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "camel": s.camel,
        "order": list(s.seats_in_order()),
        "next_first_player": seat_or_none(s.named),
        "bank": by_name(list(s.bank), TREASURE_KINDS) if s.rules.finite else None,
        "treasure_card": s.treasure_card + 1 if s.treasure_card >= 0 else None,
        "treasure_discards": [card + 1 for card in s.treasure_discards],
        "guard": s.guard if s.guard_is_up() else None,
        "admitted": seats_in(s.admitted, s.players),
        "spells_left": len(s.spell_deck),
        "used_spells": names_of(in_mask(s.spells_gone), SPELLS),
        "in_force": in_force(s),
        "window": window(s),
        "reconstructed": s.rules.reconstructed,
    }


def own_view(s: Table, seat: int | None) -> Own:
    """What depends on who looks; None is the spectator."""
    viewer = s.players if seat is None else seat
    return {
        "screens": [screen(s, other, viewer) for other in range(s.players)],
        "spaces": [space_seen(s, space, viewer) for space in range(ROOM_1 + s.players) if s.in_use(space)],
        "rooms": [room_seen(s, room, viewer) for room in range(s.players)],
        "mine": None if seat is None else mine(s, seat),
    }


def screen(s: Table, seat: int, viewer: int) -> PlayerScreen:
    """A player as others see them; own treasure is shown, that of others only at the end (A-19, A-20)."""
    open_to = seat == viewer or s.phase == OVER
    used = s.used[seat * OWNED_TYPES : (seat + 1) * OWNED_TYPES]
    return {
        "colour": COLOURS[seat],
        "tokens": len(token_values(s, seat)),
        "artifacts": s.artifacts_of(seat),
        "spells": len(in_mask(s.spells[seat])) + (len(s.drawn) if s.drawn and s.seat == seat else 0),
        "in_front": [ARTIFACTS[kind] for kind, number in enumerate(used) for _ in range(number)],
        "lamp_lit": s.lit >> seat & 1 == 1,
        "uses_left": s.uses_left(seat) if s.rules.magic else 0,
        "treasure": treasure(s, seat) if open_to else None,
        "types": types_of(s, seat) if open_to and s.rules.magic else None,
    }


def treasure(s: Table, seat: int) -> Treasure:
    return by_name(list(s.units[seat * ALL_KINDS : (seat + 1) * ALL_KINDS]), TREASURE_KINDS)


def types_of(s: Table, seat: int) -> list[Artifact]:
    owned = s.owned[seat * OWNED_TYPES : (seat + 1) * OWNED_TYPES]
    return [ARTIFACTS[kind] for kind, number in enumerate(owned) for _ in range(number)]


def space_seen(s: Table, space: int, viewer: int) -> Space:
    """Strengths are shown once the space has been turned up."""
    turned_up = s.finished(space) or s.scored_now(space)
    by_seat = strengths(s, space) if turned_up else EMPTY
    data: Space = {
        "space": SPACES[space],
        "state": "finished" if s.finished(space) else "scoring" if s.scored_now(space) else "open",
        "sealed": s.sealed >> space & 1 == 1,
        "smuggler": s.smuggler if s.smuggled >> space & 1 else None,
        "pieces": [
            piece_as_seen(handle, s.pieces[handle], owner_of(s.pieces[handle]) == viewer)
            for handle in s.pieces_on(space)
        ],
        "strengths": {str(seat): value for seat, value in enumerate(by_seat) if value != ABSENT},
        "ranking": list(ranked(s, space)) if turned_up else [],
        "own": own_strength(s, viewer, space, by_seat),
    }
    if space < CAVES:
        data["treasure"] = TREASURE_KINDS[space]
        data["niches"] = list(s.niches[space * NICHES : (space + 1) * NICHES])
        data["closed"] = s.closed >> space & 1 == 1
    return data


def own_strength(s: Table, viewer: int, space: int, decided: vec[i64]) -> int | None:
    """What the viewer's own pieces come to, or came to on a finished space; nothing depends on what others hide."""
    if viewer < s.players and s.finished(space):
        return decided[viewer] if decided[viewer] != ABSENT else None
    own = [piece for piece in s.pieces if space_of(piece) == space and owner_of(piece) == viewer]
    return sum(worth(s, piece) * (2 if is_doubled(piece) else 1) for piece in own) if own else None


def piece_as_seen(handle: int, piece: int, own: bool) -> Piece:
    """Its value shows if it lies face up or is one's own."""
    return {
        "piece": handle,
        "owner": owner_of(piece),
        "what": PIECE_TYPES[type_of(piece)],
        "value": value_of(piece) if is_up(piece) or own else None,
        "face_up": is_up(piece),
        "doubled": is_doubled(piece),
    }


def room_seen(s: Table, room: int, viewer: int) -> Room:
    """The pile's size, what is on sale, what the viewer has seen of the rest, and what it would pay this round."""
    pile = s.piles[room]
    data: Room = {
        "room": ROOMS[room],
        "artifacts": len(pile.cards),
        "on_sale": None,
        "known": [],
        "somewhere": [],
        "price": [],
        "payable": False,
    }
    if viewer < s.players and not s.finished(ROOM_1 + room) and not s.shut_out(viewer):
        price = prices(s, viewer, ROOM_1 + room)
        data["price"], data["payable"] = list(price), can_pay(s, viewer, price)
    if s.rules.magic:
        data["on_sale"] = ARTIFACTS[pile.cards[-1] // COPIES] if s.room_on_sale(room) else None
        data["known"] = [
            {"place": position - 1, "artifact": ARTIFACTS[card // COPIES]} for position, card in pile.known_to(viewer)
        ]
        data["somewhere"] = [
            {
                "artifacts": sorted(ARTIFACTS[card // COPIES] for card in in_mask(cards)),
                "among": len(in_mask(places)),
            }
            for places, cards in pile.zones_of(viewer)
        ]
    return data


def in_force(s: Table) -> InForce:
    """Effects that last until clean-up."""
    return {
        "spy": seat_or_none(s.spy),
        "last_are_first": s.reversed,
        "djinn": seat_or_none(s.djinn),
        "keys": seats_in(s.keys, s.players),
    }


def window(s: Table) -> Window | None:
    """The open window and what has been declared in it; nothing about who is asked (section 9, c)."""
    if s.window == NO_WINDOW:
        return None
    return {
        "window": WINDOWS[s.window],
        "space": SPACES[s.done] if s.scoring else None,
        "batch": [declared(s, row) for row in range(0, len(s.batch), BATCH_ROW)],
        "acting": s.acting if taking_effect(s) else None,
        "in_turn": in_turn(s),
    }


def in_turn(s: Table) -> list[int]:
    """7.4: the numbers of the batch's items, in turn order and as each player declared them."""
    rows = range(len(s.batch) // BATCH_ROW)
    return [row for seat in s.seats_in_order() for row in rows if s.batch[row * BATCH_ROW] == seat]


def taking_effect(s: Table) -> bool:
    """The batch is closed; item number `acting` of it takes effect."""
    return BATCH_DONE in s.remaining()


def declared(s: Table, row: int) -> Declared:
    """An item of the batch with its targets."""
    item, first, second = s.batch[row + 1], s.batch[row + 2], s.batch[row + 3]
    data: Declared = {
        "seat": s.batch[row],
        "item": ITEMS[item],
        "cancelled": s.batch[row + CANCELLED] == 1,
    }
    parts = vec[i64]([item])
    for parameter in (first, second):
        question = item_of(s, item).next_target(parts)
        if isinstance(question, Target):
            question.describe(data, parameter)
        parts = append(parts, parameter)
    return data


def amounts_asked(s: Table, seat: int) -> AmountsAsked:
    """How many units the seat is to choose, in all and at most of each kind; how many are still to come."""
    question = s.question
    if s.seat != seat or not isinstance(question, AmountQuestion):
        return {"left": None, "total": None, "limits": None}
    amounts = question.amounts(s, s.seat)
    return {
        "left": amounts.total - sum(chosen(s, amounts)),
        "total": amounts.total,
        "limits": by_name(list(amounts.limits), TREASURE_KINDS),
    }


def payments(s: Table, values: vec[i64], kinds: list[int]) -> list[list[int]]:
    """4.8: every way to go on paying the values with one kind each."""
    number = len(kinds)
    if number == len(values):
        return [kinds]
    used = sum(1 << kind for kind in kinds)
    last = kinds[-1] if kinds else 0
    return [
        way
        for kind in range(ALL_KINDS)
        if pays(s, s.seat, values, number, used, last, kind)
        for way in payments(s, values, [*kinds, kind])
    ]


def mine(s: Table, seat: int) -> Mine:
    """What only the seat itself sees."""
    data: Mine = {
        "tokens": token_values(s, seat),
        "treasure": treasure(s, seat),
        "artifacts": types_of(s, seat) if s.rules.magic else [],
        "spells": names_of(in_mask(s.spells[seat]), SPELLS),
        "drawn": names_of(s.drawn, SPELLS) if s.seat == seat else [],
        "choosing": list(s.parts) if s.seat == seat else [],
        **amounts_asked(s, seat),
        "price": None,
        "payments": [],
        "left_after": None,
        "bribe": None,
    }
    if s.seat == seat and (s.question is BUY_ARTIFACT or s.question is PAY_PIECE):
        price, paid = prices(s, seat, s.done), list(s.parts[1:])
        data["payments"] = [[TREASURE_KINDS[kind] for kind in way] for way in payments(s, price, paid)]
        data["left_after"] = s.wealth(seat) - total(price) if can_pay(s, seat, price) else None
    if s.window == W_OFFER and seat in s.queue:
        data["price"] = list(prices(s, seat, s.done))
    if s.window == W_BRIBE and seat in s.queue:
        data["bribe"] = bribe_price(s, seat)
    return data
