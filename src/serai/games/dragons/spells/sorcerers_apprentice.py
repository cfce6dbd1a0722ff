"""Spell 6.4.2: the Sorcerer's Apprentice, who swaps an artifact of one's own for one on sale."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.refusals import Reason, RefusalCode
from serai.games.dragons.artifacts.using import notice_unseen, reveal_unseen, show_type
from serai.games.dragons.components import APPRENTICE, ARTIFACTS, COPIES, COUNTERSPELL, LAMP, ROOM_1, SCROLL
from serai.games.dragons.spells.spell import SpaceSpell
from serai.games.dragons.table import IN_PILE, OWNED_TYPES, Table
from serai.games.dragons.targets import Target
from serai.games.dragons.timing import ALL_ROUND
from serai.games.dragons.view_types import Declared

CAST_TO_SWAP: Final = EventType("spell_cast_to_swap", "6.4.2", "seat:seat spell:item room:room artifact:artifact")
SWAPPED: Final = EventType("artifacts_swapped", "6.4.2", "seat:seat room:room given:artifact taken:artifact")

NO_ROOM: Final = Reason("not_a_palace_room", "6.4.2", "space:space")
NOT_ON_SALE: Final = Reason("nothing_on_sale", "6.4.2", "space:space")
NOT_UNUSED: Final = Reason("no_unused_artifact", "6.4.2", "artifact:artifact")
NEVER_THE_LAMP: Final = Reason("never_the_lamp", "A-27")


class TargetArtifact(Target):
    """An unused artifact of one's own."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return vec[i64](range(OWNED_TYPES))

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        if option == LAMP:
            return RefusalCode(NEVER_THE_LAMP)
        if option > SCROLL or not s.unused(s.seat, option):
            return RefusalCode(NOT_UNUSED, option)
        return None

    def describe(self, declared: Declared, option: i64) -> None:
        declared["artifact"] = ARTIFACTS[option]


class SorcerersApprentice(SpaceSpell):
    """For the artifact of a room, finished or not."""

    def is_castable(self, s: Table, seat: i64) -> bool:
        return any_own_artifact(s, seat) and super().is_castable(s, seat)

    def check_aim(self, s: Table, space: i64) -> RefusalCode | None:
        if space < ROOM_1:
            return RefusalCode(NO_ROOM, space)
        return None if s.room_on_sale(space - ROOM_1) else RefusalCode(NOT_ON_SALE, space)

    def spend(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        super().spend(s, seat, a, b)
        show_type(s, seat, b)

    def tell_cast(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        s.tell(CAST_TO_SWAP, seat, self.number, a - ROOM_1, b)

    def take_effect(self, s: Table, seat: i64, a: i64, b: i64) -> None:
        """The caster's artifact goes on sale, the other one behind the screen, unused."""
        room = a - ROOM_1
        if not s.unused(seat, b):
            self.has_no_effect(s, seat)
            return
        given = own_artifact(s, seat, b)
        if given == s.unseen:
            reveal_unseen(s)
        pile = s.piles[room]
        taken = pile.take()
        pile.cards.append(given)
        pile.known.append(s.viewers())
        s.artifact_at[given] = IN_PILE + room
        s.owned[seat * OWNED_TYPES + b] -= 1
        s.take_artifact(seat, taken)
        notice_unseen(s)
        s.tell(SWAPPED, seat, room, b, s.artifact_type(taken))


def any_own_artifact(s: Table, seat: i64) -> bool:
    for kind in range(COUNTERSPELL, SCROLL + 1):
        if s.unused(seat, kind):
            return True
    return False


def own_artifact(s: Table, seat: i64, kind: i64) -> i64:
    """One of the type; rather one that everybody knows than what Abracadabra took."""
    found: i64 = s.unseen
    for copy in range(COPIES):
        artifact = kind * COPIES + copy
        if s.artifact_at[artifact] == seat and artifact != s.unseen:
            found = artifact
    return found


TARGET_ARTIFACT: Final = TargetArtifact("target_artifact", "6.4.2", [Verb("offer", choices("artifact", ARTIFACTS))])
SORCERERS_APPRENTICE_SPELL: Final = SorcerersApprentice(APPRENTICE, ALL_ROUND, [TARGET_ARTIFACT], first=ROOM_1)
