"""Rules section 9: dealing anew what a viewer cannot know, true to everything it does know."""

from __future__ import annotations

from serai.core.deck import deal_hidden
from serai.core.rng import Rng
from serai.core.state import NOBODY
from serai.games.dragons.components import ALMS, COPIES, EXCHANGE, GUARDS, SPELL_CARDS
from serai.games.dragons.items import check_cast, has_item
from serai.games.dragons.moves import WINDOW
from serai.games.dragons.queue import queue_can_pay
from serai.games.dragons.table import ALL_ARTIFACTS, NOT_ENDED, NOTHING, OWNED_TYPES, W_BRIBE, Table
from serai.games.dragons.token_knowledge import deal_tokens


def deal_anew(s: Table, viewer: int, rng: Rng) -> None:
    """Tokens, spells, artifacts, decks and the guard. Treasure is never dealt anew: everybody can work it out."""
    if s.ending != NOT_ENDED:
        return
    if s.seat != viewer and s.seat != NOBODY:
        s.kind = s.face  # what the player asked has chosen of an answer so far, nobody else knows
        s.parts = []
    for seat in range(s.players):
        if seat != viewer:
            deal_tokens(s, seat, rng)
    if not s.guard_is_up():
        s.guard = rng.below(len(GUARDS)) + 1
    rng.shuffle(s.treasure_deck)
    if s.veil and s.seat != NOBODY and s.seat != viewer:
        deal_under_veil(s, viewer, rng)
    else:
        deal_cards(s, viewer, rng)


def deal_cards(s: Table, viewer: int, rng: Rng) -> None:
    deal_artifacts(s, viewer, rng)
    deal_spells(s, viewer, rng)


def deal_artifacts(s: Table, viewer: int, rng: Rng) -> None:
    """The piles as far as the viewer has not seen them, and what Abracadabra took out of one."""
    hidden: list[int] = []
    zones: list[tuple[int, int]] = []
    for pile in s.piles:
        hidden += pile.unknown_to(viewer)
        zones += pile.zones_of(viewer)
    unseen = s.unseen
    owner = NOBODY if unseen == NOTHING else s.artifact_at[unseen]
    if owner != NOBODY and owner != viewer:
        hidden.append(unseen)
    if not hidden:
        return
    permutation = deal_hidden(hidden, zones, ALL_ARTIFACTS, rng)
    places = s.artifact_at.copy()
    for card in hidden:
        s.artifact_at[permutation[card]] = places[card]
    for pile in s.piles:
        pile.permute(permutation, viewer)
    if owner != NOBODY:
        s.unseen = permutation[unseen]
        s.owned[owner * OWNED_TYPES + unseen // COPIES] -= 1
        s.owned[owner * OWNED_TYPES + s.unseen // COPIES] += 1


def deal_spells(s: Table, viewer: int, rng: Rng) -> None:
    """The deck, other hands, and what somebody else is looking at in the tent; not what the viewer has given away."""
    looking = s.drawn if s.drawn and s.seat != viewer else []
    hidden = s.spell_deck + looking
    holder = [NOBODY] * SPELL_CARDS
    for seat in range(s.players):
        for spell in range(SPELL_CARDS):
            if seat != viewer and s.spells[seat] >> spell & 1 and s.given_by[spell] != viewer:
                hidden.append(spell)
                holder[spell] = seat
    if not hidden:
        return
    permutation = deal_hidden(hidden, [], SPELL_CARDS, rng)
    given = s.given_by.copy()
    for spell in hidden:
        if holder[spell] != NOBODY:
            s.spells[holder[spell]] &= ~(1 << spell)
    for spell in hidden:
        s.given_by[permutation[spell]] = given[spell]
        if holder[spell] != NOBODY:
            s.spells[holder[spell]] |= 1 << permutation[spell]
    s.spell_deck = [permutation[spell] for spell in s.spell_deck]
    s.drawn = [permutation[spell] for spell in s.drawn]


# Under the veil: the viewer knows that somebody is asked, but not who.


def deal_under_veil(s: Table, viewer: int, rng: Rng) -> None:
    """Deal until somebody could be the one asked, then ask the first who could.

    A viewer who could act was either asked before, and then it is somebody after it, or will be, and then it is
    somebody before it.
    """
    seats = veiled_lap(s)
    at = seats.index(s.seat)
    first, last = 0, len(seats) - 1
    if viewer in seats and could_be_asked(s, viewer):
        place = seats.index(viewer)
        if at > place:
            first = place + 1
        else:
            last = place - 1
    while True:
        deal_cards(s, viewer, rng)
        for place in range(first, last + 1):
            if could_be_asked(s, seats[place]):
                move_question(s, seats[place], place - at)
                return


def veiled_lap(s: Table) -> list[int]:
    """The seats among whom the one asked is, in the order of asking, from the last public moment on."""
    if s.face == WINDOW:
        start = (s.polled - s.passes) % s.players
        return [(start + step) % s.players for step in range(s.players)]
    seats: list[int] = []
    for seat in s.queue[s.asked_from :]:
        if queue_can_pay(s, seat):
            break
        seats.append(seat)
    return seats


def could_be_asked(s: Table, seat: int) -> bool:
    if s.face == WINDOW:
        return has_item(s, seat)
    if check_cast(s, seat, ALMS) is None:
        return True
    return s.window != W_BRIBE and check_cast(s, seat, EXCHANGE) is None


def move_question(s: Table, seat: int, steps: int) -> None:
    s.seat = seat
    if s.face == WINDOW:
        s.passes += steps
        s.polled = seat
    else:
        s.asked_at += steps
