"""Rules section 5.2: Better Breed, Camel Breeding, Camel Epidemic and Sick Camels."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.games.emira.cards.event_card import EventCard
from serai.games.emira.components import CAMELS
from serai.games.emira.table import Table

BREED_IMPROVED: Final = EventType("breed_improved", "5.2", "seat:seat rate:gold")
CAMELS_BORN: Final = EventType("camels_born", "5.2", "seat:seat camels")
NO_CAMELS_BORN: Final = EventType("too_few_camels_to_breed", "E-33", "needed supply")
CAMELS_DIED: Final = EventType("camels_died", "5.2", "seat:seat camels")

BREEDING: Final = 2
EPIDEMIC: Final = 3


class BetterBreed(EventCard):
    """The player's camels save him more."""

    def play(self, s: Table, seat: i64) -> None:
        """E-40: there are as many steps as copies of the card."""
        s.breed[seat] = min(s.breed[seat] + 1, len(s.rules.camel_rates) - 1)
        s.tell(BREED_IMPROVED, seat, s.camel_rate(seat))


class CamelBreeding(EventCard):
    """Everybody gets a camel for every two."""

    def play(self, s: Table, seat: i64) -> None:
        needed = 0
        for other in range(s.players):
            needed += s.camels[other] // BREEDING
        if needed > s.camels_in_supply() and not s.rules.breed_as_supplied:
            s.tell(NO_CAMELS_BORN, needed, s.camels_in_supply())
            return
        for other in s.seats_from(seat):
            born = min(s.camels[other] // BREEDING, s.camels_in_supply())
            if born:
                s.camels[other] += born
                s.supply[CAMELS] -= born
                s.tell(CAMELS_BORN, other, born)
            if s.supply[CAMELS] < 0:
                s.on_offer[CAMELS] += s.supply[CAMELS]
                s.supply[CAMELS] = 0


class CamelEpidemic(EventCard):
    """Everybody loses a camel of every three."""

    def play(self, s: Table, seat: i64) -> None:
        for other in s.seats_from(seat):
            died = s.camels[other] // EPIDEMIC
            if died:
                s.camels[other] -= died
                s.supply[CAMELS] += died
                s.tell(CAMELS_DIED, other, died)


class SickCamels(EventCard):
    """Nobody's camels save anything this round."""

    def play(self, s: Table, seat: i64) -> None:
        s.sick = True


BETTER_BREED_CARD: Final = BetterBreed()
CAMEL_BREEDING_CARD: Final = CamelBreeding()
CAMEL_EPIDEMIC_CARD: Final = CamelEpidemic()
SICK_CAMELS_CARD: Final = SickCamels()
