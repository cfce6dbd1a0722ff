"""Spells that make players pay, one after the other: Offering, Sacrifice, Baksheesh, Sultan's Taxes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.questions import Step
from serai.games.dragons.items import item_of
from serai.games.dragons.spells.spell import Spell, caster, spell_acting
from serai.games.dragons.table import Table


class Levy(Spell):
    """A spell that claims something from each player in turn order."""

    def claim(self, s: Table, seat: i64, caster: i64) -> None:
        """Ask a player, possibly the caster, for it."""
        raise NotImplementedError

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        s.push(NEXT_PAYER, 0)


class NextPayer(Step[Table]):
    """The argument is how many players the effect has dealt with."""

    def run(self, s: Table, argument: i64) -> None:
        if argument < s.players:
            s.push(NEXT_PAYER, argument + 1)
            spell = item_of(s, spell_acting(s))
            assert isinstance(spell, Levy)
            spell.claim(s, (s.first + argument) % s.players, caster(s))

    def argument_limit(self, s: Table) -> i64:
        return s.players + 1


NEXT_PAYER: Final = NextPayer("next_payer")
