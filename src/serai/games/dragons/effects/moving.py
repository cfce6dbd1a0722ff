"""Spells that send pieces home or elsewhere: the Eclipses, Eye for an Eye, Second Chance, Teleportation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import EventKind, Reason, Refusal
from serai.games.dragons.board import move_piece, send_home, shown
from serai.games.dragons.components import ALL_SPACES, SECOND_CHANCE, TELEPORTATION
from serai.games.dragons.effects.nothing import no_effect
from serai.games.dragons.moves import EYE_RESPONSE, TELEPORT_PAYMENT
from serai.games.dragons.pieces import PARITY_KNOWN, is_odd, is_token, is_up, on_board, owner_of
from serai.games.dragons.table import BATCH_ROW, Table
from serai.games.dragons.targets import check_destination, check_removal
from serai.games.dragons.treasure import Amounts, chosen, code_of, holdings

TELEPORT_PAID: Final = EventKind("teleport_paid", "6.4.21", "seat:seat owner:seat units:units")
EYE_ANSWERED: Final = EventKind("eye_answered", "6.4.15", "seat:seat piece:piece")
NO_EYE_BACK: Final = EventKind("no_piece_to_remove_in_return", "6.4.15", "seat:seat")

NOT_THE_CASTERS: Final = Reason("not_a_piece_of_the_caster", "6.4.15", "piece:handle")


def eclipse(s: Table, seat: i64, spell: i64, space: i64, odd: bool) -> None:
    """All odd pieces, or all even ones, go home; everybody learns the parity of those that lie face down."""
    found = False
    for handle in s.pieces_on(space):
        piece: i64 = s.pieces[handle]
        if is_token(piece) and not is_up(piece):
            s.pieces[handle] = piece | PARITY_KNOWN
        if is_odd(piece) == odd:
            send_home(s, handle)
            found = True
    if not found:
        no_effect(s, seat, spell)


# Second Chance and Teleportation


def can_move(s: Table, spell: i64, handle: i64, space: i64) -> bool:
    """Whether a declared move can still be made (7.4, detail 5)."""
    piece: i64 = s.pieces[handle]
    return on_board(piece) and check_destination(s, spell, handle, space) is None


def second_chance(s: Table, seat: i64, handle: i64, space: i64) -> None:
    if can_move(s, SECOND_CHANCE, handle, space):
        move_piece(s, handle, space)
    else:
        no_effect(s, seat, SECOND_CHANCE)


def teleport(s: Table, seat: i64, handle: i64, space: i64) -> None:
    """The owner is paid only if the token moves (A-38: what the caster has, if less)."""
    if not can_move(s, TELEPORTATION, handle, space):
        no_effect(s, seat, TELEPORTATION)
        return
    move_piece(s, handle, space)
    if teleport_price(s, seat):
        s.ask(seat, TELEPORT_PAYMENT)


def teleport_price(s: Table, seat: i64) -> i64:
    return min(s.rules.teleport_units, s.wealth(seat))


def teleport_amounts(s: Table, seat: i64) -> Amounts:
    return Amounts(teleport_price(s, seat), holdings(s, seat), 0)


def pay_owner(s: Table, seat: i64, amounts: Amounts) -> None:
    """From the caster to the owner of the token."""
    units = chosen(s, amounts)
    owner = owner_of(s.pieces[s.batch[s.acting * BATCH_ROW + 2]])
    for kind in range(len(units)):
        s.units[seat * len(units) + kind] -= units[kind]
        s.units[owner * len(units) + kind] += units[kind]
    s.tell(TELEPORT_PAID, seat, owner, code_of(units))


# Eye for an Eye


def eye_for_an_eye(s: Table, seat: i64, spell: i64, handle: i64) -> None:
    """Nothing at all if the piece is gone or cannot be touched; else its owner removes one of the caster's."""
    piece: i64 = s.pieces[handle]
    if not on_board(piece) or check_removal(s, handle) is not None:
        no_effect(s, seat, spell)
        return
    owner = owner_of(piece)
    send_home(s, handle)
    if removable(s, seat):
        s.ask(owner, EYE_RESPONSE)
    else:
        s.tell(NO_EYE_BACK, owner)


def removable(s: Table, caster: i64) -> list[int]:
    """The caster's pieces that Eye for an Eye reaches (A-48)."""
    return [handle for handle in s.pieces_of(caster, 0, ALL_SPACES - 1) if check_removal(s, handle) is None]


def eye_candidates(s: Table) -> list[int]:
    return removable(s, s.batch[s.acting * BATCH_ROW])


def check_eye(s: Table, handle: i64) -> Refusal | None:
    caster = s.batch[s.acting * BATCH_ROW]
    if handle not in s.pieces_of(caster, 0, ALL_SPACES - 1):
        return Refusal(NOT_THE_CASTERS, handle)
    return check_removal(s, handle)


def remove_in_return(s: Table, seat: i64, handle: i64) -> None:
    s.tell(EYE_ANSWERED, seat, shown(s, handle))
    send_home(s, handle)
