"""Rules section 4.0.1 as shown to viewers: how the sheiks stand with a princess, as far as the viewer may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.emira.components import (
    FIRST_PREFERENCE,
    GOLD,
    NOTHING,
    PALACE,
    PRINCESSES,
    SECOND_PREFERENCE,
    SIDI,
)
from serai.games.emira.courting import barred
from serai.games.emira.names import Standing
from serai.games.emira.princesses.hind import will_ignore
from serai.games.emira.table import Table
from serai.games.emira.view_types import Suit, Suitor

# How a sheik stands with her.
LEADS: Final[Standing] = "leads"  # she would choose him now
TIED: Final[Standing] = "tied"
BEHIND: Final[Standing] = "behind"
SEALED: Final[Standing] = "sealed"  # it depends on gold that the viewer does not see
FULL: Final[Standing] = "full"
BARRED: Final[Standing] = "barred"


def courtship(s: Table, open_gold: i64) -> list[Suit]:
    """The princesses in play and the undecided; `open_gold` is the mask of the seats whose gold the viewer sees."""
    return [suit(s, princess, open_gold) for princess in [*s.in_play, *s.undecided]]


def suit(s: Table, princess: i64, open_gold: i64) -> Suit:
    """Every sheik's values in what she likes, the first wish first, and how he stands."""
    wishes = wishes_of(s, princess)
    stands = standings(s, princess, wishes, open_gold)
    sheiks: list[Suitor] = [
        {"values": [shown(s, seat, wish, open_gold) for wish in wishes], "stands": stands[seat]}
        for seat in range(s.players)
    ]
    return {"card": PRINCESSES[princess], "sheiks": sheiks}


def wishes_of(s: Table, princess: i64) -> list[int]:
    wishes = [FIRST_PREFERENCE[princess], SECOND_PREFERENCE[princess]]
    if s.swapped >> princess & 1:
        wishes.reverse()
    return [wish for wish in wishes if wish != NOTHING]


def shown(s: Table, seat: int, wish: int, open_gold: i64) -> float | None:
    if wish == PALACE:
        return s.palace_halves(seat) / 2
    if wish == GOLD and not open_gold >> seat & 1:
        return None
    value: int = s.value(seat, wish)
    return value


def standings(s: Table, princess: i64, wishes: list[int], open_gold: i64) -> list[Standing]:
    """Only candidates are compared, wish by wish; nobody is compared by gold that the viewer does not see."""
    stands = [candidacy(s, princess, seat) for seat in range(s.players)]
    rivals = [seat for seat in range(s.players) if stands[seat] is None]
    for wish in wishes:
        if len(rivals) < 2:
            break
        if wish == GOLD and any(not open_gold >> seat & 1 for seat in rivals):
            return [SEALED if seat in rivals else stand or BEHIND for seat, stand in enumerate(stands)]
        highest = max(s.value(seat, wish) for seat in rivals)
        rivals = [seat for seat in rivals if s.value(seat, wish) == highest]
    best = LEADS if len(rivals) == 1 else TIED
    return [best if seat in rivals else stand or BEHIND for seat, stand in enumerate(stands)]


def candidacy(s: Table, princess: i64, seat: i64) -> Standing | None:
    """Why she cannot choose him; None if she can. Sidi looks only at princesses (4.6.5)."""
    if princess == SIDI:
        return None
    if barred(s, princess, seat) or (princess in s.in_play and will_ignore(s, princess, seat)):
        return BARRED
    return None if s.has_room(seat) else FULL
