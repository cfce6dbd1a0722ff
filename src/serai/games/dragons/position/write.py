"""A whole position as readable data."""

from __future__ import annotations

from typing import Final

from serai.core.deck import in_mask
from serai.core.positions import agenda_data, by_name, deck_data
from serai.core.reader import name_or_none, names_of, seat_or_none, seats_in
from serai.games.dragons.components import (
    ALL_KINDS,
    ARTIFACTS,
    CAVES,
    COPIES,
    GUARDS,
    ITEMS,
    NICHES,
    ROOMS,
    SPACES,
    SPELLS,
    TOKENS,
    TREASURE_KINDS,
    VALUES,
)
from serai.games.dragons.pieces import (
    PARITY_KNOWN,
    PIECE_TYPES,
    gone_at,
    is_doubled,
    is_up,
    on_board,
    owner_of,
    space_of,
    type_of,
    value_of,
)
from serai.games.dragons.questions import AGENDA
from serai.games.dragons.ranking import ABSENT, first_at, strengths
from serai.games.dragons.table import (
    ALL_ARTIFACTS,
    BATCH_ROW,
    CANCELLED,
    ENDINGS,
    OWNED_TYPES,
    PHASES,
    WINDOWS,
    Table,
)

ARTIFACT_NAMES: Final = [f"{ARTIFACTS[card // COPIES]}_{card % COPIES + 1}" for card in range(ALL_ARTIFACTS)]
DRAWS: Final = GUARDS  # what a scripted draw can name

FIELDS: Final = [
    "round",
    "phase",
    "camel",
    "first",
    "named",
    "ending",
    "players",
    "pieces",
    "bank",
    "caves",
    "treasure_deck",
    "treasure_discards",
    "treasure_card",
    "guard",
    "piles",
    "on_sale",
    "unseen",
    "gap",
    "spell_deck",
    "given_by",
    "used_spells",
    "drawn",
    "this_round",
    "scoring",
    "window",
    "decision",
    "agenda",
    "rng",
    "draws",
    "reveals",
]
DECIDED_FIELDS: Final = ["first", "strengths"]
PLAYER_FIELDS: Final = ["tokens", "treasure", "artifacts", "used", "spells"]
PIECE_FIELDS: Final = ["owner", "what", "value", "space", "face_up", "doubled", "parity_known", "gone_at"]


def position_of(s: Table) -> dict[str, object]:
    deck, spells = s.treasure_deck.copy(), s.spell_deck.copy()
    deck.reverse()
    spells.reverse()
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "camel": s.camel,
        "first": s.first,
        "named": seat_or_none(s.named),
        "ending": name_or_none(s.ending, ENDINGS),
        "players": [player(s, seat) for seat in range(s.players)],
        "pieces": [piece_data(piece) for piece in s.pieces],
        "bank": by_name(list(s.bank), TREASURE_KINDS),
        "caves": {SPACES[cave]: list(s.niches[cave * NICHES : (cave + 1) * NICHES]) for cave in range(CAVES)},
        "treasure_deck": [card + 1 for card in deck],
        "treasure_discards": [card + 1 for card in s.treasure_discards],
        "treasure_card": s.treasure_card + 1,
        "guard": s.guard,
        "piles": [deck_data(pile, ARTIFACT_NAMES, s.players) for pile in s.piles],
        "on_sale": names_of(in_mask(s.on_sale), ROOMS),
        "unseen": name_or_none(s.unseen, ARTIFACT_NAMES),
        "gap": gap(s),
        "spell_deck": names_of(spells, SPELLS),
        "given_by": {SPELLS[spell]: seat for spell, seat in enumerate(s.given_by) if seat >= 0},
        "used_spells": names_of(in_mask(s.spells_gone), SPELLS),
        "drawn": names_of(s.drawn, SPELLS),
        "this_round": this_round(s),
        "scoring": scoring(s),
        "window": window(s),
        "decision": decision(s),
        "agenda": agenda_data(s.agenda, AGENDA.names()),
        "rng": s.rng.words(),
        "draws": names_of(s.script, DRAWS),
        "reveals": s.reveals,
    }


def gap(s: Table) -> dict[str, object] | None:
    """What lay face down in a room, from the bottom, when Abracadabra took number `taken` of it."""
    if s.gap_room < 0:
        return None
    return {
        "room": ROOMS[s.gap_room],
        "cards": names_of(s.gap_cards, ARTIFACT_NAMES),
        "known_by": [seats_in(mask, s.players + 1) for mask in s.gap_known],
        "taken": s.gap_at,
    }


def player(s: Table, seat: int) -> dict[str, object]:
    return {
        "tokens": token_values(s, seat),
        "treasure": by_name(list(s.units[seat * ALL_KINDS : (seat + 1) * ALL_KINDS]), TREASURE_KINDS),
        "artifacts": [ARTIFACT_NAMES[card] for card, place in enumerate(s.artifact_at) if place == seat],
        "used": by_name(list(s.used[seat * OWNED_TYPES : (seat + 1) * OWNED_TYPES]), ARTIFACTS[:OWNED_TYPES]),
        "spells": names_of(in_mask(s.spells[seat]), SPELLS),
    }


def token_values(s: Table, seat: int) -> list[int]:
    """The tokens behind a screen."""
    return [VALUES[token] for token in range(TOKENS) if s.hands[seat] >> token & 1]


def piece_data(piece: int) -> dict[str, object]:
    return {
        "owner": owner_of(piece),
        "what": PIECE_TYPES[type_of(piece)],
        "value": value_of(piece),
        "space": SPACES[space_of(piece)] if on_board(piece) else None,
        "face_up": is_up(piece),
        "doubled": is_doubled(piece),
        "parity_known": piece & PARITY_KNOWN != 0,
        "gone_at": gone_at(piece),
    }


def this_round(s: Table) -> dict[str, object]:
    return {
        "djinn": seat_or_none(s.djinn),
        "spy": seat_or_none(s.spy),
        "last_are_first": s.reversed,
        "sealed": names_of(in_mask(s.sealed), SPACES),
        "closed": names_of(in_mask(s.closed), SPACES),
        "smuggler": seat_or_none(s.smuggler),
        "smuggled": names_of(in_mask(s.smuggled), SPACES),
        "admitted": seats_in(s.admitted, s.players),
        "keys": seats_in(s.keys, s.players),
    }


def scoring(s: Table) -> dict[str, object]:
    return {
        "finished": s.done,
        "under_way": s.scoring,
        "decided": [decided(s, space) for space in range(s.done)],
        "turn": seat_or_none(s.turn),
        "queue": list(s.queue),
        "asked_at": s.asked_at,
        "asked_from": s.asked_from,
        "buyer": seat_or_none(s.buyer),
    }


def decided(s: Table, space: int) -> dict[str, object]:
    """What decided a finished space: who was first in turn order then, and everybody's strength."""
    present = {str(seat): value for seat, value in enumerate(strengths(s, space)) if value != ABSENT}
    return {"first": first_at(s, space), "strengths": present}


def window(s: Table) -> dict[str, object]:
    return {
        "name": name_or_none(s.window, WINDOWS),
        "batch": [batch_row(s, row) for row in range(0, len(s.batch), BATCH_ROW)],
        "passes": s.passes,
        "polled": seat_or_none(s.polled),
        "acting": s.acting,
    }


def batch_row(s: Table, row: int) -> dict[str, object]:
    return {
        "seat": s.batch[row],
        "item": ITEMS[s.batch[row + 1]],
        "parameters": list(s.batch[row + 2 : row + CANCELLED]),
        "cancelled": s.batch[row + CANCELLED] == 1,
    }


def decision(s: Table) -> dict[str, object] | None:
    if s.seat < 0:
        return None
    return {
        "seat": s.seat,
        "kind": s.question.name,
        "began_with": s.shown_question.name,
        "chosen": list(s.parts),
        "veiled": s.veil,
    }
