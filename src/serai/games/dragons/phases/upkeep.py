"""Rules section 4.1: upkeep."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EVERYBODY, EventType
from serai.core.questions import Step
from serai.core.state import NOBODY
from serai.games.dragons.components import CAVES, GUARDS, NICHES
from serai.games.dragons.phases.placement import PLACEMENT_STEP
from serai.games.dragons.piles import everybody_sees
from serai.games.dragons.table import UPKEEP, W_START, Table
from serai.games.dragons.windows import open_window

ROUND_BEGAN: Final = EventType("round_began", "4", "round first:seat")
TREASURE_CARD: Final = EventType("treasure_card_turned", "4.1", "card:treasure_card")
DECK_RESHUFFLED: Final = EventType("treasure_deck_reshuffled", "A-8")
CAVE_FILLED: Final = EventType("cave_filled", "4.1", "cave:space amounts:amount[]")
CAVE_SHORT: Final = EventType("cave_filled_in_part", "2.1", "cave:space amounts:amount[]")
ARTIFACT_TURNED_UP: Final = EventType("artifact_turned_up", "4.1", "room:room artifact:artifact")

GUARD_NUMBERS: Final = list(range(len(GUARDS)))


class Upkeep(Step[Table]):
    """A round begins."""

    def run(self, s: Table, argument: i64) -> None:
        s.phase = UPKEEP
        s.round += 1
        s.done = 0
        s.scoring = False
        s.tell(ROUND_BEGAN, s.round, s.first)
        turn_treasure_card(s)
        fill_caves(s)
        s.guard = s.draw(GUARD_NUMBERS) + 1
        turn_up_artifacts(s)
        s.turn = NOBODY
        s.push(PLACEMENT_STEP)
        if s.rules.magic:
            open_window(s, W_START)


UPKEEP_STEP: Final = Upkeep("upkeep")


def turn_treasure_card(s: Table) -> None:
    if not s.treasure_deck:
        s.treasure_deck = s.treasure_discards
        s.treasure_discards = []
        s.rng.shuffle(s.treasure_deck)
        s.tell(DECK_RESHUFFLED)
    s.reveals += 1
    s.treasure_card = s.treasure_deck.pop()
    s.tell(TREASURE_CARD, s.treasure_card)


def fill_caves(s: Table) -> None:
    """From the bank, from the top niche down, as far as it goes (2.1); with `stay` on top of what is there (A-9)."""
    card = s.rules.treasure_cards[s.treasure_card]
    for cave in range(CAVES):
        short = False
        for niche in range(cave * NICHES, (cave + 1) * NICHES):
            put = put_into_niche(s, cave, niche, card[niche])
            short = short or put < card[niche]
        if s.recorder is not None and card[cave * NICHES]:
            amounts = list(s.niches[cave * NICHES : (cave + 1) * NICHES])
            s.tell_cards(CAVE_SHORT if short else CAVE_FILLED, cave, amounts, EVERYBODY)


def put_into_niche(s: Table, cave: i64, niche: i64, amount: i64) -> i64:
    """As much as the bank has; returns the amount."""
    put = min(amount, s.in_bank(cave))
    s.niches[niche] += put
    if s.rules.finite:
        s.bank[cave] -= put
    return put


def turn_up_artifacts(s: Table) -> None:
    """In every room without one face up; in the basic game nobody need look at it (A-10)."""
    for room in range(s.players):
        pile = s.piles[room]
        if pile.cards and not s.room_on_sale(room):
            s.on_sale |= 1 << room
            if s.rules.magic:
                s.reveals += 1
                artifact = pile.cards[-1]
                pile.known[-1] = s.viewers()
                everybody_sees(s, pile, artifact)
                s.tell(ARTIFACT_TURNED_UP, room, s.artifact_type(artifact))
