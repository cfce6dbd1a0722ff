"""Spells about artifacts: Abracadabra, Sorcerer's Apprentice, Mirage."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.deck import Deck
from serai.core.facts import EventKind, Reason, Refusal
from serai.core.state import NOBODY
from serai.games.dragons.artifacts import notice_unseen, reveal_unseen
from serai.games.dragons.components import ABRACADABRA, APPRENTICE, COPIES, MIRAGE, ROOM_1
from serai.games.dragons.effects.nothing import no_effect
from serai.games.dragons.moves import ABRACADABRA_PICK, MIRAGE_PICK
from serai.games.dragons.piles import everybody_sees, forget_pile, remember_pile
from serai.games.dragons.table import BATCH_ROW, IN_PILE, OWNED_TYPES, Table

SAW_PILE: Final = {
    MIRAGE: EventKind("saw_pile", "6.4.14", "seat:seat artifacts:artifact[]"),
    ABRACADABRA: EventKind("saw_pile", "6.4.1", "seat:seat artifacts:artifact[]"),
}
LOOKED_AT_PILE: Final = {
    MIRAGE: EventKind("looked_at_pile", "6.4.14", "seat:seat room:room number"),
    ABRACADABRA: EventKind("looked_at_pile", "6.4.1", "seat:seat room:room number"),
}
MIRAGE_KEPT: Final = EventKind("mirage_kept", "A-47", "seat:seat room:room artifact:artifact")
MIRAGE_CHANGED: Final = EventKind("mirage_changed", "6.4.14", "seat:seat room:room artifact:artifact former:artifact")
SWAPPED: Final = EventKind("artifacts_swapped", "6.4.2", "seat:seat room:room given:artifact taken:artifact")
TOOK_ON_SALE: Final = EventKind("took_the_one_on_sale", "6.4.1", "seat:seat room:room")
TOOK_HIDDEN: Final = EventKind("took_a_hidden_one", "6.4.1", "seat:seat room:room")
TAKEN: Final = EventKind("took_artifact", "6.4.1", "seat:seat artifacts:artifact[]")

NOT_IN_PILE: Final = {
    MIRAGE: Reason("no_such_place_in_pile", "6.4.14", "place size"),
    ABRACADABRA: Reason("no_such_place_in_pile", "6.4.1", "place size"),
}


def look_at_pile(s: Table, seat: i64, room: i64, spell: int) -> None:
    pile = s.piles[room]
    for position in range(1, len(pile.cards) + 1):
        pile.show(position, 1 << seat)
    s.reveals += 1
    if s.recorder is not None:
        s.tell(LOOKED_AT_PILE[spell], seat, room, len(pile.cards))
        types = [s.artifact_type(card) for card in pile.top(len(pile.cards))]
        s.tell_cards(SAW_PILE[spell], seat, types, 1 << seat)


def pile_looked_at(s: Table) -> Deck:
    return s.piles[room_looked_at(s)]


def room_looked_at(s: Table) -> i64:
    """Mirage declares its room; Abracadabra belongs to the room being scored."""
    row = s.acting * BATCH_ROW
    return (s.batch[row + 2] if s.batch[row + 1] == MIRAGE else s.done) - ROOM_1


def pick_candidates(s: Table) -> list[int]:
    """Places from the top, 0 being the artifact on sale."""
    return list(range(len(pile_looked_at(s).cards)))


def check_pick(s: Table, place: i64) -> Refusal | None:
    size = len(pile_looked_at(s).cards)
    if place < size:
        return None
    spell: int = s.batch[s.acting * BATCH_ROW + 1]
    return Refusal(NOT_IN_PILE[spell], place, size)


# Mirage


def mirage(s: Table, seat: i64, space: i64) -> None:
    look_at_pile(s, seat, space - ROOM_1, MIRAGE)
    s.ask(seat, MIRAGE_PICK)


def put_on_sale(s: Table, seat: i64, place: i64) -> None:
    """The chosen one on top, face up; the former one face down at the bottom; the others keep their order."""
    room = room_looked_at(s)
    pile = s.piles[room]
    if place == 0:
        s.tell(MIRAGE_KEPT, seat, room, s.artifact_type(pile.cards[-1]))
        return
    forget_pile(s, room)
    former = pile.take()
    chosen = pile.cards[pile.at(place)]
    if same_type(s, pile.cards, chosen) > 1:  # which of them it was, nobody else can tell
        pile.blur(len(pile.cards), seat, s.players + 1)
    pile.take(place)
    pile.put_under(former, s.viewers())
    pile.cards.append(chosen)
    pile.known.append(s.viewers())
    everybody_sees(s, pile, chosen)
    s.reveals += 1
    s.tell(MIRAGE_CHANGED, seat, room, s.artifact_type(chosen), s.artifact_type(former))


def same_type(s: Table, cards: list[int], artifact: i64) -> i64:
    number = 0
    for card in cards:
        if card // COPIES == artifact // COPIES:
            number += 1
    return number


# Abracadabra


def abracadabra(s: Table, seat: i64) -> None:
    look_at_pile(s, seat, s.done - ROOM_1, ABRACADABRA)
    s.ask(seat, ABRACADABRA_PICK)


def take_from_pile(s: Table, seat: i64, place: i64) -> None:
    """Another one than that on sale: the others see only that one is gone (section 9)."""
    room = s.done - ROOM_1
    if place == 0:
        s.tell(TOOK_ON_SALE, seat, room)
        return
    pile = s.piles[room]
    on_sale = pile.take()
    taken = pile.cards[pile.at(place)]
    remember_pile(s, room, pile.at(place))
    pile.blur(len(pile.cards), seat, s.players + 1)
    pile.take(place)
    pile.cards.append(on_sale)
    pile.known.append(s.viewers())
    s.take_artifact(seat, taken)
    s.unseen = taken
    s.buyer = NOBODY
    s.tell(TOOK_HIDDEN, seat, room)
    s.tell_cards(TAKEN, seat, [s.artifact_type(taken)], 1 << seat)


# Sorcerer's Apprentice


def swap_artifacts(s: Table, seat: i64, space: i64, kind: i64) -> None:
    """The caster's artifact goes on sale, the other one behind the screen, unused."""
    room = space - ROOM_1
    if not s.unused(seat, kind):
        no_effect(s, seat, APPRENTICE)
        return
    given = own_artifact(s, seat, kind)
    if given == s.unseen:
        reveal_unseen(s)
    pile = s.piles[room]
    taken = pile.take()
    pile.cards.append(given)
    pile.known.append(s.viewers())
    s.artifact_at[given] = IN_PILE + room
    s.owned[seat * OWNED_TYPES + kind] -= 1
    s.take_artifact(seat, taken)
    notice_unseen(s)
    s.tell(SWAPPED, seat, room, kind, s.artifact_type(taken))


def own_artifact(s: Table, seat: i64, kind: i64) -> i64:
    """One of the type; rather one that everybody knows than what Abracadabra took."""
    found: i64 = s.unseen
    for copy in range(COPIES):
        artifact = kind * COPIES + copy
        if s.artifact_at[artifact] == seat and artifact != s.unseen:
            found = artifact
    return found
