"""Spell 6.4.21: Teleportation, which moves another player's token and pays for it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.refusals import RefusalCode
from serai.games.dragons.components import ALL_KINDS, TELEPORTATION
from serai.games.dragons.pieces import owner_of
from serai.games.dragons.spells.moving import MovingSpell
from serai.games.dragons.spells.spell import can_ask, caster, first_target
from serai.games.dragons.table import Table
from serai.games.dragons.targets import YOUR_OWN_PIECE
from serai.games.dragons.treasure import AmountQuestion, Amounts, code_of, holdings

TELEPORT_PAID: Final = EventType("teleport_paid", "6.4.21", "seat:seat owner:seat units:units")


def teleport_price(s: Table, seat: i64) -> i64:
    """A-38: what the caster has, if less."""
    return min(s.rules.teleport_units, s.wealth(seat))


class Teleportation(MovingSpell):
    """The owner is paid only if the token moves."""

    def check_owner(self, s: Table, seat: i64, handle: i64) -> RefusalCode | None:
        return RefusalCode(YOUR_OWN_PIECE, handle) if owner_of(s.pieces[handle]) == seat else None

    def goes_anywhere(self, s: Table) -> bool:
        """A-34, with the switch."""
        return s.rules.teleport_anywhere

    def after_move(self, s: Table, seat: i64) -> None:
        if teleport_price(s, seat):
            s.ask(seat, TELEPORT_PAYMENT)


class TeleportPayment(AmountQuestion):
    """From the caster to the owner of the token."""

    def amounts(self, s: Table, seat: i64) -> Amounts:
        return Amounts(teleport_price(s, seat), holdings(s, seat), 0)

    def carry_out(self, s: Table, seat: i64, units: vec[i64]) -> None:
        owner = owner_of(s.pieces[first_target(s)])
        for kind in range(ALL_KINDS):
            s.units[seat * ALL_KINDS + kind] -= units[kind]
            s.units[owner * ALL_KINDS + kind] += units[kind]
        s.tell(TELEPORT_PAID, seat, owner, code_of(units))

    def fits(self, s: Table) -> bool:
        return can_ask(s, TELEPORTATION) and s.seat == caster(s)


TELEPORT_PAYMENT: Final = TeleportPayment("teleport_payment", "6.4.21", "give", taking=False)
TELEPORTATION_SPELL: Final = Teleportation(TELEPORTATION, own=False)
