"""Rules section 9: redealing what a viewer cannot know, consistent with everything that it does know."""

from __future__ import annotations

from serai.core.deck import deal_hidden
from serai.core.rng import Rng
from serai.core.state import NOBODY, NOT_ENDED
from serai.games.dragons.components import ALMS, COPIES, EXCHANGE, GUARDS, SPELL_CARDS
from serai.games.dragons.items import check_cast, has_item
from serai.games.dragons.offers import queue_can_pay
from serai.games.dragons.piles import face_down
from serai.games.dragons.table import ALL_ARTIFACTS, EMPTY, NOTHING, OWNED_TYPES, W_BRIBE, Table
from serai.games.dragons.token_knowledge import deal_tokens
from serai.games.dragons.windows import WINDOW


def redeal_hidden(s: Table, viewer: int, rng: Rng) -> None:
    """Tokens, spells, artifacts, decks and the guard. Treasure is never redealt: everybody can work it out."""
    if s.ending != NOT_ENDED:
        return
    if s.seat != viewer and s.seat != NOBODY:
        s.ask_further(s.seat, s.shown_question)  # nobody else knows the answer's parts chosen so far
        s.parts = EMPTY
    for seat in range(s.players):
        if seat != viewer:
            deal_tokens(s, seat, rng)
    if not s.guard_is_up():
        s.guard = rng.below(len(GUARDS)) + 1
    s.treasure_deck.sort()
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
    for room, pile in enumerate(s.piles):
        if room == s.gap_room and gap_is_open(s, viewer):
            hidden += unknown_around_gap(s, viewer)
        else:
            hidden += pile.unknown_to(viewer)
            zones += pile.zones_of(viewer)
    if s.unseen != NOTHING and not gap_is_open(s, viewer) and not knows_unseen(s, viewer):
        hidden.append(s.unseen)
    if hidden:
        exchange(s, hidden, deal_hidden(hidden, zones, ALL_ARTIFACTS, rng), viewer)
    if s.unseen != NOTHING and gap_is_open(s, viewer):
        move_gap(s, viewer, rng)


def exchange(s: Table, hidden: list[int], permutation: list[int], viewer: int) -> None:
    """Put artifact `permutation[card]` where each hidden card is."""
    places = s.artifact_at.copy()
    for card in hidden:
        s.artifact_at[permutation[card]] = places[card]
    for pile in s.piles:
        pile.permute(permutation, viewer)
    s.gap_cards = [permutation[card] for card in s.gap_cards]
    if s.unseen != NOTHING:
        owner, unseen = places[s.unseen], permutation[s.unseen]
        s.owned[owner * OWNED_TYPES + s.unseen // COPIES] -= 1
        s.owned[owner * OWNED_TYPES + unseen // COPIES] += 1
        s.unseen = unseen


def gap_is_open(s: Table, viewer: int) -> bool:
    """Abracadabra took something; the viewer neither took it nor has looked at the pile since."""
    if s.gap_room == NOTHING or s.artifact_at[s.gap_cards[s.gap_at]] == viewer:
        return False
    known = s.piles[s.gap_room].known[: face_down(s, s.gap_room)]
    return not any(mask >> viewer & 1 for mask in known)


def knows_unseen(s: Table, viewer: int) -> bool:
    """As its owner, or as somebody who knew the pile before and has looked at it since."""
    if s.artifact_at[s.unseen] == viewer:
        return True
    return s.gap_room != NOTHING and s.gap_known[s.gap_at] >> viewer & 1 == 1


def unknown_around_gap(s: Table, viewer: int) -> list[int]:
    """What lay face down then, still does or was taken, and the viewer did not know; what it knew stays in place."""
    lying = s.piles[s.gap_room].cards[: face_down(s, s.gap_room)]
    return [
        card
        for place, card in enumerate(s.gap_cards)
        if not s.gap_known[place] >> viewer & 1 and (card in lying or card == s.unseen)
    ]


def move_gap(s: Table, viewer: int, rng: Rng) -> None:
    """Another artifact may have been taken, if all that has been turned up since would be the same."""
    left = face_down(s, s.gap_room)
    types = [card // COPIES for card in s.gap_cards]
    shown = without(types, s.gap_at)[left:]
    places = [place for place in range(len(types)) if without(types, place)[left:] == shown]
    at = places[rng.below(len(places))]
    lying = without(s.gap_cards, s.gap_at)[:left]
    pool = [*lying, s.unseen]
    permutation = list(range(ALL_ARTIFACTS))
    free = sorted(pool)
    for card, kind in zip(pool, [*without(types, at)[:left], types[at]], strict=True):
        permutation[card] = next(other for other in free if other // COPIES == kind)
        free.remove(permutation[card])
    turned_up = without(s.gap_cards, s.gap_at)[left:]
    exchange(s, pool, permutation, viewer)
    s.gap_cards = [permutation[card] for card in lying] + turned_up
    s.gap_cards.insert(at, s.unseen)
    s.gap_at = at


def without(cards: list[int], place: int) -> list[int]:
    return cards[:place] + cards[place + 1 :]


def deal_spells(s: Table, viewer: int, rng: Rng) -> None:
    """The deck, other hands, and what somebody else is looking at in the tent; not what the viewer has given away."""
    looking = s.drawn if s.drawn and s.seat != viewer else []
    hidden = s.spell_deck + looking
    holder = [NOBODY] * SPELL_CARDS
    for seat in range(s.players):
        if seat != viewer:
            for giver in range(NOBODY, s.players):
                for spell in range(SPELL_CARDS):
                    if s.spells[seat] >> spell & 1 and s.given_by[spell] == giver != viewer:
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
    if s.shown_question is WINDOW:
        start = (s.polled - s.passes) % s.players
        return [(start + step) % s.players for step in range(s.players)]
    seats: list[int] = []
    for seat in s.queue[s.asked_from :]:
        if queue_can_pay(s, seat):
            break
        seats.append(seat)
    return seats


def could_be_asked(s: Table, seat: int) -> bool:
    if s.shown_question is WINDOW:
        return has_item(s, seat)
    if check_cast(s, seat, ALMS) is None:
        return True
    return s.window != W_BRIBE and check_cast(s, seat, EXCHANGE) is None


def move_question(s: Table, seat: int, steps: int) -> None:
    s.seat = seat
    if s.shown_question is WINDOW:
        s.passes += steps
        s.polled = seat
    else:
        s.asked_at += steps
