"""Rules section 3: from the box to round 1."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.deck import Deck
from serai.core.events import EventType
from serai.core.questions import Step
from serai.games.dragons.components import COPIES, LAMP, PILE_BASIC, PILE_MAGIC, SPELL_CARDS
from serai.games.dragons.phases.upkeep import UPKEEP_STEP
from serai.games.dragons.table import ALL_ARTIFACTS, IN_PILE, SETUP, Table
from serai.games.dragons.treasure import AmountQuestion, Amounts, bank_limits, code_of, take_units
from serai.games.dragons.treasure_cards import DECK_SIZE

STARTS: Final = EventType("first_player", "3.1", "seat:seat")
START_TREASURES_TAKEN: Final = EventType("start_treasures_taken", "3.1", "seat:seat units:units")
LAMPS_DEALT: Final = EventType("lamps_dealt", "3.3", "number")


def set_up(s: Table) -> None:
    """3.1, then 3.2 or 3.3; the start treasures are chosen next."""
    s.lay_out()
    s.camel = s.rules.first if s.rules.first >= 0 else s.rng.below(s.players)
    s.first = s.camel
    s.tell(STARTS, s.camel)
    s.treasure_deck = list(range(DECK_SIZE))
    s.rng.shuffle(s.treasure_deck)
    if s.rules.magic:
        deal_lamps(s)
        shuffle_spells(s)
    fill_palace(s)
    s.push(UPKEEP_STEP)
    s.push(START_TREASURES, 0)


def deal_lamps(s: Table) -> None:
    """3.3, step 2: one each, which uses up all that are in play."""
    for seat in range(s.players):
        s.take_artifact(seat, LAMP * COPIES + seat)
    s.tell(LAMPS_DEALT, s.players)


def shuffle_spells(s: Table) -> None:
    s.spell_deck = list(range(SPELL_CARDS))
    s.rng.shuffle(s.spell_deck)


def fill_palace(s: Table) -> None:
    """One pile per room in use: six of all thirty, or five of the types without the lamp (3.2, 3.3)."""
    size = PILE_MAGIC if s.rules.magic else PILE_BASIC
    artifacts = piled_artifacts(s)
    s.rng.shuffle(artifacts)
    for room in range(s.players):
        pile = [artifacts.pop() for place in range(size)]
        for artifact in pile:
            s.artifact_at[artifact] = IN_PILE + room
        s.piles.append(Deck(pile, [0] * size, []))


def piled_artifacts(s: Table) -> list[int]:
    if not s.rules.magic:
        return list(range(ALL_ARTIFACTS))
    return [artifact for artifact in range(COPIES, ALL_ARTIFACTS) if artifact % COPIES < s.players]


class StartTreasures(Step[Table]):
    """The next player in turn order chooses; the argument is how many have chosen."""

    def run(self, s: Table, argument: i64) -> None:
        if argument < s.players and s.rules.start_units:
            s.push(START_TREASURES, argument + 1)
            s.ask((s.first + argument) % s.players, CHOOSE_START_TREASURES)

    def argument_limit(self, s: Table) -> i64:
        return s.players + 1


class ChooseStartTreasures(AmountQuestion):
    """Any units of the bank."""

    def amounts(self, s: Table, seat: i64) -> Amounts:
        return Amounts(s.rules.start_units, bank_limits(s, s.rules.start_units), 0)

    def carry_out(self, s: Table, seat: i64, units: vec[i64]) -> None:
        take_units(s, seat, units)
        s.tell(START_TREASURES_TAKEN, seat, code_of(units))

    def fits(self, s: Table) -> bool:
        return not s.veil and s.phase == SETUP and s.bank_total() >= s.rules.start_units


START_TREASURES: Final = StartTreasures("start_treasures")
CHOOSE_START_TREASURES: Final = ChooseStartTreasures("choose_start_treasures", "3.1", "take", taking=True)
