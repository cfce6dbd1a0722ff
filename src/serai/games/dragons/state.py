"""A position that can be played."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.deck import Deck
from serai.core.questions import Agenda
from serai.core.rng import Rng
from serai.games.dragons.items import Items
from serai.games.dragons.knowledge import redeal_hidden
from serai.games.dragons.magic import MAGIC
from serai.games.dragons.phases.upkeep import UPKEEP_STEP
from serai.games.dragons.position.invariants import broken_flow, broken_table
from serai.games.dragons.questions import AGENDA
from serai.games.dragons.table import OVER, Table


class DragonsState(Table):
    """A position of Aladdin's Dragons, with the rules of how it goes on."""

    def steps(self) -> Agenda[Table]:
        return AGENDA

    def items(self) -> Items:
        return MAGIC

    def go_on(self) -> bool:
        """A round is over; the next one begins."""
        self.push(UPKEEP_STEP)
        return True

    def veiled(self) -> bool:
        return self.veil

    def shown_question_number(self) -> i64:
        return self.shown_question.number

    def redeal_hidden(self, viewer: i64, rng: Rng) -> None:
        redeal_hidden(self, viewer, rng)

    def table_problems(self) -> list[str]:
        return broken_table(self)

    def says_over(self) -> bool:
        return self.phase == OVER

    def flow_problems(self) -> list[str]:
        return super().flow_problems() + broken_flow(self)

    def clone(self) -> DragonsState:
        s = DragonsState(self.rules, self.rng.clone())
        self.copy_to(s)
        s.round = self.round
        s.phase = self.phase
        s.camel = self.camel
        s.first = self.first
        s.named = self.named
        s.hands = self.hands[:]
        s.pieces = self.pieces[:]
        s.units = self.units[:]
        s.bank = self.bank[:]
        s.niches = self.niches[:]
        s.treasure_deck = self.treasure_deck.copy()
        s.treasure_discards = self.treasure_discards.copy()
        s.treasure_card = self.treasure_card
        s.guard = self.guard
        s.artifact_at = self.artifact_at.copy()
        s.owned = self.owned[:]
        s.used = self.used[:]
        piles: list[Deck] = []
        for pile in self.piles:
            piles.append(pile.clone())
        s.piles = piles
        s.on_sale = self.on_sale
        s.unseen = self.unseen
        s.gap_room = self.gap_room
        s.gap_cards = self.gap_cards.copy()
        s.gap_known = self.gap_known.copy()
        s.gap_at = self.gap_at
        s.uses = self.uses[:]
        s.lit = self.lit
        s.djinn = self.djinn
        s.spells = self.spells[:]
        s.spell_deck = self.spell_deck.copy()
        s.given_by = self.given_by.copy()
        s.spells_gone = self.spells_gone
        s.drawn = self.drawn.copy()
        s.spy = self.spy
        s.reversed = self.reversed
        s.sealed = self.sealed
        s.closed = self.closed
        s.smuggler = self.smuggler
        s.smuggled = self.smuggled
        s.admitted = self.admitted
        s.keys = self.keys
        s.done = self.done
        s.scoring = self.scoring
        s.decided = self.decided[:]
        s.turn = self.turn
        s.queue = self.queue[:]
        s.asked_at = self.asked_at
        s.asked_from = self.asked_from
        s.buyer = self.buyer
        s.window = self.window
        s.batch = self.batch[:]
        s.passes = self.passes
        s.polled = self.polled
        s.acting = self.acting
        s.parts = self.parts[:]
        s.veil = self.veil
        return s
