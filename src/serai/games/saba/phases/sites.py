"""Rules sections 4.4.6 and 4.4.7: cards leave the sites, the others close up, new ones are turned up."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.questions import Step
from serai.core.refusals import Reason
from serai.games.saba.components import PALACE_CARDS, SITES, garden_of, stage_of
from serai.games.saba.phases.ending import end
from serai.games.saba.table import BUILD, PALACE_DONE, Table

TURNED_UP: Final = EventType("card_turned_up", "4.4.7", "card:card site:site")
NO_CARD_LEFT: Final = EventType("building_deck_empty", "4.4.7", "sites")
UNBUILDABLE: Final = EventType("card_no_longer_buildable", "4.4.6", "card:card site:site value")

SITE_EMPTY: Final = Reason("site_is_empty", "4.4.7", "site:site")


def turn_up(s: Table, told: EventType = TURNED_UP) -> None:
    """One card from the deck onto the first empty site."""
    s.deck, card = pop(s.deck)
    s.sites = append(s.sites, card)
    s.reveals += 1
    s.tell(told, card, len(s.sites) - 1)


def leave_game(s: Table, site: i64) -> None:
    """A card leaves its site unbuilt; the cards above it close up."""
    s.sites, card = pop(s.sites, site)
    s.removed |= 1 << card
    if card < PALACE_CARDS:
        s.gone += 1
    s.card_left = True


def build_away(s: Table, site: i64) -> None:
    """A card leaves its site because its piece has been built."""
    s.sites, card = pop(s.sites, site)
    s.built |= 1 << card
    s.gone += 1
    s.card_left = True


class Close(Step[Table]):
    """4.4.3, step 8: the card on a site leaves the game, the sites close up and are refilled."""

    def run(self, s: Table, argument: i64) -> None:
        if s.sites[argument] < PALACE_CARDS:
            s.has_built = True
            build_away(s, argument)
        else:
            leave_game(s, argument)
        refill(s)

    def argument_limit(self, s: Table) -> i64:
        return SITES


CLOSE: Final = Close("close")


def is_building(s: Table) -> bool:
    """A card is being built or taken."""
    return s.step == BUILD and CLOSE in s.remaining()


def refill(s: Table) -> None:
    """A new card, then away with what can no longer be built, and the end if no palace card is left."""
    while True:
        if len(s.deck) > 0:
            turn_up(s)
        else:
            s.tell(NO_CARD_LEFT, len(s.sites))
        site = unbuildable_site(s)
        if site == SITES:
            break
        card = s.sites[site]
        s.tell(UNBUILDABLE, card, site, s.values[garden_of(card)])
        leave_game(s, site)
    check_end(s)


def unbuildable_site(s: Table) -> i64:
    """S-17: the lowest site with a card that can no longer be built; SITES if there is none."""
    site: i64 = 0
    while site < len(s.sites):
        if unbuildable(s, s.sites[site]):
            return site
        site += 1
    return SITES


def unbuildable(s: Table, card: i64) -> bool:
    return card < PALACE_CARDS and stage_of(card) <= s.values[garden_of(card)]


def check_end(s: Table) -> None:
    """6 (a): every palace card has been built or removed."""
    if s.gone == PALACE_CARDS:
        end(s, PALACE_DONE)
