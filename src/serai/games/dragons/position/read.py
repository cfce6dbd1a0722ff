"""Reading a position: what a person may have edited is checked before anything is played from it."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from serai.core.deck import mask_of
from serai.core.errors import BadPosition
from serai.core.positions import place_cards, read_agenda, read_counts, read_deck, read_masks, sound
from serai.core.reader import Reader
from serai.core.state import NOBODY
from serai.games.dragons.components import (
    ALL_KINDS,
    ALL_SPACES,
    ARTIFACTS,
    CAVES,
    COPIES,
    GUARDS,
    ITEMS,
    LAMP,
    NICHES,
    PLACE_OF,
    ROOMS,
    SPACES,
    SPELLS,
    TREASURE_KINDS,
    VALUES,
)
from serai.games.dragons.pieces import (
    DOUBLED,
    GONE,
    MOST_HANDLES,
    PARITY_KNOWN,
    PIECE_TYPES,
    new_piece,
    sent_home,
)
from serai.games.dragons.position.consistency import inconsistencies, retrace
from serai.games.dragons.position.invariants import broken_table
from serai.games.dragons.position.write import (
    ARTIFACT_NAMES,
    DECIDED_FIELDS,
    DRAWS,
    FIELDS,
    PIECE_FIELDS,
    PLAYER_FIELDS,
)
from serai.games.dragons.questions import QUESTIONS, SPACE
from serai.games.dragons.ranking import ABSENT, MOST_STRENGTH, decide, decision_code
from serai.games.dragons.state import DragonsState
from serai.games.dragons.table import BATCH_ROW, ENDINGS, IN_PILE, NOT_USED, OWNED_TYPES, PHASES, WINDOWS
from serai.games.dragons.treasure_cards import DECK_SIZE

MANY: int = 1 << 20


def read_position(s: DragonsState, r: Reader) -> None:
    """Into a fresh state."""
    r.only(FIELDS)
    s.lay_out()
    s.round = r.whole("round", 0, MANY)
    s.phase = r.name("phase", PHASES)
    s.camel = r.whole("camel", 0, s.players - 1)
    s.first = r.whole("first", 0, s.players - 1)
    s.named = r.seat("named", s.players)
    s.ending = r.name_or_null("ending", ENDINGS)
    read_players(s, r)
    read_board(s, r)
    read_cards(s, r)
    read_this_round(s, r.child("this_round"))
    read_scoring(s, r.child("scoring"))
    read_window(s, r.child("window"))
    s.agenda = read_agenda(s, r)
    s.script = r.names("draws", DRAWS)
    s.reveals = r.whole("reveals", 0)
    sound(broken_table(s))
    if r.data.get("decision") is not None:
        read_answer(s, r.child("decision"))


def read_players(s: DragonsState, r: Reader) -> None:
    players = r.children("players")
    if len(players) != s.players:
        raise BadPosition([f"players: expected {s.players}, got {len(players)}"])
    for seat, p in enumerate(players):
        p.only(PLAYER_FIELDS)
        s.hands[seat] = 0
        for value in p.wholes("tokens", 1, 9):
            if PLACE_OF[value] < 0:
                raise p.fail("tokens", f"values out of {list(VALUES)}")
            s.hands[seat] |= 1 << PLACE_OF[value]
        for kind, number in enumerate(read_counts(p.child("treasure"), TREASURE_KINDS)):
            s.units[seat * ALL_KINDS + kind] = number
        for card in place_cards(p, "artifacts", ARTIFACT_NAMES, s.artifact_at, seat, NOT_USED):
            s.owned[seat * OWNED_TYPES + card // COPIES] += 1
        for kind, number in enumerate(read_counts(p.child("used"), ARTIFACTS[:OWNED_TYPES], COPIES)):
            s.used[seat * OWNED_TYPES + kind] = number
            s.uses[seat] += number
        if s.used[seat * OWNED_TYPES + LAMP]:
            s.lit |= 1 << seat
        s.spells[seat] = mask_of(p.names("spells", SPELLS))


def read_board(s: DragonsState, r: Reader) -> None:
    for p in r.children("pieces"):
        s.pieces = append(s.pieces, read_piece(s, p))
    if len(s.pieces) > MOST_HANDLES:
        raise r.fail("pieces", f"at most {MOST_HANDLES} pieces")
    s.bank = vec[i64](read_counts(r.child("bank"), TREASURE_KINDS))
    caves = r.child("caves")
    caves.only(SPACES[:CAVES])
    for cave in range(CAVES):
        amounts = caves.wholes(SPACES[cave], 0, 1000)
        if len(amounts) != NICHES:
            raise caves.fail(SPACES[cave], f"{NICHES} amounts")
        for niche, amount in enumerate(amounts):
            s.niches[cave * NICHES + niche] = amount
    s.guard = r.whole("guard", 0, len(GUARDS))


def read_piece(s: DragonsState, p: Reader) -> int:
    p.only(PIECE_FIELDS)
    kind = p.name("what", PIECE_TYPES)
    space = p.name_or_null("space", SPACES)
    owner, value = p.whole("owner", 0, s.players - 1), p.whole("value", 1, 9)
    if PLACE_OF[value] < 0 and kind == 0:
        raise p.fail("value", f"one of {list(VALUES)}")
    piece = new_piece(owner, value, GONE if space < 0 else space, kind, p.flag("face_up"))
    if p.flag("parity_known"):
        piece |= PARITY_KNOWN
    if space < 0:
        return sent_home(piece, p.whole("gone_at", 1, MOST_HANDLES))
    return piece | DOUBLED if p.flag("doubled") else piece


def read_cards(s: DragonsState, r: Reader) -> None:
    s.treasure_deck = [card - 1 for card in r.wholes("treasure_deck", 1, DECK_SIZE)]
    s.treasure_deck.reverse()
    s.treasure_discards = [card - 1 for card in r.wholes("treasure_discards", 1, DECK_SIZE)]
    s.treasure_card = r.whole("treasure_card", 0, DECK_SIZE) - 1
    piles = r.children("piles")
    if len(piles) != s.players:
        raise BadPosition([f"piles: expected {s.players}, got {len(piles)}"])
    for room, pile in enumerate(piles):
        s.piles.append(read_deck(pile, ARTIFACT_NAMES, s.artifact_at, IN_PILE + room, NOT_USED, s.players))
    s.on_sale = mask_of(r.names("on_sale", ROOMS[: s.players]))
    s.unseen = r.name_or_null("unseen", ARTIFACT_NAMES)
    if r.data.get("gap") is not None:
        read_gap(s, r.child("gap"))
    s.spell_deck = r.names("spell_deck", SPELLS)
    s.spell_deck.reverse()
    given = r.child("given_by")
    given.only(SPELLS)
    for spell, name in enumerate(SPELLS):
        if name in given.data:
            s.given_by[spell] = given.whole(name, 0, s.players - 1)
    s.spells_gone = mask_of(r.names("used_spells", SPELLS))
    s.drawn = r.names("drawn", SPELLS)


def read_gap(s: DragonsState, r: Reader) -> None:
    s.gap_room = r.name("room", ROOMS[: s.players])
    s.gap_cards = r.names("cards", ARTIFACT_NAMES)
    s.gap_known = read_masks(r, "known_by", len(s.gap_cards), s.players + 1)
    s.gap_at = r.whole("taken", 0, len(s.gap_cards) - 1)


def read_this_round(s: DragonsState, r: Reader) -> None:
    s.djinn = r.seat("djinn", s.players)
    s.spy = r.seat("spy", s.players)
    s.reversed = r.flag("last_are_first")
    s.sealed = mask_of(r.names("sealed", SPACES))
    s.closed = mask_of(r.names("closed", SPACES))
    s.smuggler = r.seat("smuggler", s.players)
    s.smuggled = mask_of(r.names("smuggled", SPACES))
    s.admitted = r.seats("admitted", s.players)
    s.keys = r.seats("keys", s.players)
    if s.smuggled and s.smuggler == NOBODY:
        raise r.fail("smuggler", "the seat that has smuggled something")


def read_scoring(s: DragonsState, r: Reader) -> None:
    s.done = r.whole("finished", 0, ALL_SPACES)
    s.scoring = r.flag("under_way")
    read_decided(s, r)
    s.turn = r.seat("turn", s.players)
    s.queue = vec[i64](r.wholes("queue", 0, s.players - 1))
    s.asked_at = r.whole("asked_at", 0, len(s.queue))
    s.asked_from = r.whole("asked_from", 0, s.asked_at)
    s.buyer = r.seat("buyer", s.players)


def read_decided(s: DragonsState, r: Reader) -> None:
    """What decided the finished spaces; where nothing is said, the pieces that lie there now."""
    if r.data.get("decided") is None:
        for space in range(s.done):
            decide(s, space)
        return
    entries = r.children("decided")
    if len(entries) != s.done:
        raise r.fail("decided", f"an entry for each of the {s.done} finished spaces")
    for entry in entries:
        entry.only(DECIDED_FIELDS)
        present = entry.child("strengths")
        present.only([str(seat) for seat in range(s.players)])
        by_seat = vec[i64]([ABSENT] * s.players)
        for seat in range(s.players):
            if str(seat) in present.data:
                by_seat[seat] = present.whole(str(seat), 0, MOST_STRENGTH)
        s.decided = append(s.decided, decision_code(entry.whole("first", 0, s.players - 1), by_seat))


def read_window(s: DragonsState, r: Reader) -> None:
    s.window = r.name_or_null("name", WINDOWS)
    s.passes = r.whole("passes", 0, s.players)
    s.polled = r.seat("polled", s.players)
    s.acting = r.whole("acting", 0, MOST_HANDLES)
    for item in r.children("batch"):
        parameters = item.wholes("parameters", 0, MOST_HANDLES)
        if len(parameters) != BATCH_ROW - 3:
            raise item.fail("parameters", f"{BATCH_ROW - 3} numbers")
        seat = item.whole("seat", 0, s.players - 1)
        row = [seat, item.name("item", ITEMS), *parameters, int(item.flag("cancelled"))]
        s.batch = extend(s.batch, vec[i64](row))


def read_answer(s: DragonsState, r: Reader) -> None:
    """The answer given so far is given again, step by step, and so cannot be one that the rules do not allow."""
    last, parts = QUESTIONS[r.name("kind", SPACE.names())], r.wholes("chosen", 0, MANY)
    first = QUESTIONS[r.name("began_with", SPACE.names())]
    s.ask(r.whole("seat", 0, s.players - 1), first, r.flag("veiled"))
    sound(inconsistencies(s))
    retrace(s, last, parts)
