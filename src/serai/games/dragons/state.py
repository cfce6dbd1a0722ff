"""A position that can be played: steps are carried out until a decision is open or the game is over."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.deck import Deck
from serai.core.facts import Recorder, Refusal
from serai.core.rng import Rng
from serai.core.state import ARGUMENT, LAST_STEP, NOBODY
from serai.games.dragons import moves, setup
from serai.games.dragons.flow import AMOUNT_KINDS, amounts_of, answer, candidates_of, carry_out, check, stride_of
from serai.games.dragons.invariants import broken_invariants
from serai.games.dragons.knowledge import deal_anew
from serai.games.dragons.options import Rules
from serai.games.dragons.phases import placement
from serai.games.dragons.table import Table
from serai.games.dragons.treasure import fill_range


class DragonsState(Table):
    """A position of Aladdin's Dragons that can be played."""

    def choose(self, option: i64) -> None:
        seat = self.seat
        self.seat = NOBODY
        answer(self, seat, option)
        self.run()

    def run(self) -> None:
        """Carry out steps until somebody is asked or nothing is left to do; one answer is no question (7.5)."""
        while True:
            while self.seat == NOBODY and self.agenda:
                entry: i64 = self.agenda.pop()
                carry_out(self, entry & LAST_STEP, entry >> ARGUMENT)
            self.fill_options()
            if self.seat == NOBODY or self.count() != 1:
                return
            seat = self.seat
            self.seat = NOBODY
            answer(self, seat, self.option_at(0))

    def fill_options(self) -> None:
        self.low = 0
        self.high = -1
        kind = self.kind
        if self.seat == NOBODY:
            self.options = []
        elif kind == moves.PLACE_TOKEN:
            self.options = placement.place_options(self)
        elif kind == moves.PLACE_VALUE:
            self.options = placement.TOKENS_IN[self.hands[self.seat]]
        elif AMOUNT_KINDS >> kind & 1:
            self.options = []
            fill_range(self, amounts_of(self, self.seat, kind), stride_of(kind))
        else:
            self.options = [option for option in candidates_of(self, kind) if check(self, kind, option) is None]

    def candidates(self) -> list[int]:
        return candidates_of(self, self.kind)

    def verify(self, option: i64) -> Refusal | None:
        return check(self, self.kind, option)

    def veiled(self) -> bool:
        return self.veil

    def shown_kind(self) -> i64:
        return self.face

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)
        self.fill_options()

    def problems(self) -> list[str]:
        return broken_invariants(self)

    def clone(self) -> DragonsState:
        s = DragonsState(self.rules, self.rng.clone())
        s.script = self.script.copy()
        s.seat = self.seat
        s.kind = self.kind
        s.options = self.options
        s.low = self.low
        s.high = self.high
        s.agenda = self.agenda.copy()
        s.reveals = self.reveals
        s.round = self.round
        s.phase = self.phase
        s.camel = self.camel
        s.first = self.first
        s.named = self.named
        s.ending = self.ending
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
        s.face = self.face
        s.parts = self.parts[:]
        s.veil = self.veil
        return s


def deal(rules: Rules, rng: Rng, recorder: Recorder | None) -> DragonsState:
    """A fresh game, up to its first decision."""
    state = DragonsState(rules, rng)
    state.recorder = recorder
    setup.set_up(state)
    state.run()
    return state
