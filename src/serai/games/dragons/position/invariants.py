"""Rules section 4.10: what is true at every moment of every game."""

from __future__ import annotations

from serai.games.dragons.components import (
    ALL_KINDS,
    ALL_SPACES,
    ALL_TOKENS,
    CARPET_VALUE,
    COPIES,
    GUARDS,
    LAMP,
    MOST_PIECES,
    NICHES,
    PILE_BASIC,
    PILE_MAGIC,
    PLACE_OF,
    ROOM_1,
    SPACES,
    SPELL_CARDS,
    SPELLS,
    TREASURE_KINDS,
)
from serai.games.dragons.pieces import MOST_HANDLES, is_token, is_up, on_board, owner_of, space_of, value_of
from serai.games.dragons.piles import face_down
from serai.games.dragons.ranking import count_in_room
from serai.games.dragons.setup import piled_artifacts
from serai.games.dragons.table import (
    BATCH_ROW,
    CANCELLED,
    IN_PILE,
    NO_WINDOW,
    NOT_USED,
    NOTHING,
    OWNED_TYPES,
    Table,
)
from serai.games.dragons.treasure_cards import DECK_SIZE


def broken_table(s: Table) -> list[str]:
    """Of the pieces and cards, whatever is being decided."""
    problems: list[str] = []
    check_treasure(s, problems)
    check_treasure_cards(s, problems)
    check_tokens(s, problems)
    check_board(s, problems)
    check_artifacts(s, problems)
    check_piles(s, problems)
    check_gap(s, problems)
    check_spells(s, problems)
    return problems


def check_treasure(s: Table, problems: list[str]) -> None:
    """Per kind: bank, niches and players together hold what there is."""
    for kind, name in enumerate(TREASURE_KINDS):
        niches = s.niches[kind * NICHES : (kind + 1) * NICHES]
        held = [s.units[seat * ALL_KINDS + kind] for seat in range(s.players)]
        if min(niches) < 0 or min(held) < 0 or s.bank[kind] < 0:
            problems.append(f"there is less than no {name} somewhere")
        total = s.bank[kind] + sum(niches) + sum(held)
        if s.rules.finite and total != s.rules.units_per_kind:
            problems.append(f"there are {total} units of {name} in all, not {s.rules.units_per_kind}")


def check_treasure_cards(s: Table, problems: list[str]) -> None:
    cards = s.treasure_deck + s.treasure_discards
    if s.treasure_card != NOTHING:
        cards = [*cards, s.treasure_card]
    if sorted(cards) != list(range(DECK_SIZE)):
        problems.append(f"the treasure cards are not {DECK_SIZE} different ones")
    if s.round > 0 and not 1 <= s.guard <= len(GUARDS):
        problems.append(f"there is no guard of strength {s.guard}")


def check_tokens(s: Table, problems: list[str]) -> None:
    """Each player: every value once, behind the screen or on the board."""
    if len(s.pieces) > MOST_HANDLES:
        problems.append(f"more than {MOST_HANDLES} pieces have arrived")
    for seat in range(s.players):
        seen = s.hands[seat]
        for piece in s.pieces:
            if owner_of(piece) == seat and is_token(piece) and on_board(piece):
                token = 1 << PLACE_OF[value_of(piece)] if PLACE_OF[value_of(piece)] >= 0 else 0
                if not token or seen & token:
                    problems.append(f"seat {seat} has a token of value {value_of(piece)} too many")
                seen |= token
        if seen != ALL_TOKENS:
            problems.append(f"seat {seat} misses a token")


def check_board(s: Table, problems: list[str]) -> None:
    for handle, piece in enumerate(s.pieces):
        space = space_of(piece)
        if not on_board(piece):
            continue
        if owner_of(piece) >= s.players or space >= ALL_SPACES or not s.in_use(space):
            problems.append(f"piece {handle} lies where no piece can lie")
            continue
        if not is_token(piece) and (value_of(piece) != CARPET_VALUE or not is_up(piece)):
            problems.append(f"piece {handle} is no proper carpet")
        if not is_up(piece) and (s.finished(space) or s.scored_now(space)):
            problems.append(f"a token lies face down on {SPACES[space]}, which has been turned up")
    for room in range(ROOM_1, ROOM_1 + s.players):
        for seat in range(s.players):
            if count_in_room(s, seat, room) > MOST_PIECES:
                problems.append(f"seat {seat} has more than {MOST_PIECES} pieces in {SPACES[room]}")
    for seat in range(s.players):
        if s.shut_out(seat) and any(barred(s, s.pieces[handle]) for handle in s.room_pieces(seat)):
            problems.append(f"seat {seat} was not admitted and has pieces in the palace")


def barred(s: Table, piece: int) -> bool:
    """Not in a palace room if its owner was not admitted; but a token may have been teleported there (A-34)."""
    return not is_token(piece) or not s.rules.teleport_anywhere


def check_artifacts(s: Table, problems: list[str]) -> None:
    lamps = [LAMP * COPIES + seat for seat in range(s.players)] if s.rules.magic else []
    used = [*lamps, *piled_artifacts(s)][: s.players * PILE_BASIC] if s.rules.magic else []
    counted = [0] * (s.players * OWNED_TYPES)
    in_play = 0
    for artifact, place in enumerate(s.artifact_at):
        if place != NOT_USED:
            in_play += 1
        if s.rules.magic and (place != NOT_USED) != (artifact in used):
            problems.append(f"artifact {artifact} is in or out of the game against rule 3.3")
        if 0 <= place < s.players:
            counted[place * OWNED_TYPES + artifact // COPIES] += 1
    if in_play != s.players * PILE_BASIC:
        problems.append(f"there are {in_play} artifacts in all, not {s.players * PILE_BASIC}")
    if counted != list(s.owned):
        problems.append("the artifacts behind the screens are not those owned")
    for seat in range(s.players):
        if s.rules.magic and s.owned[seat * OWNED_TYPES + LAMP] != 1:
            problems.append(f"seat {seat} does not own one lamp")
        used_types = s.used[seat * OWNED_TYPES : (seat + 1) * OWNED_TYPES]
        if sum(used_types) != s.uses[seat] or s.uses_left(seat) < 0:
            problems.append(f"seat {seat} has used {sum(used_types)} artifacts, and {s.uses[seat]} uses")
        if s.lit >> seat & 1 != used_types[LAMP]:
            problems.append(f"the lamp of seat {seat} is lit and not lit")
        for kind, number in enumerate(used_types):
            if not 0 <= number <= s.owned[seat * OWNED_TYPES + kind]:
                problems.append(f"seat {seat} has used more of an artifact than it owns")
    if s.unseen != NOTHING and not 0 <= s.artifact_at[s.unseen] < s.players:
        problems.append("the artifact that Abracadabra took is with nobody")


def check_piles(s: Table, problems: list[str]) -> None:
    size = PILE_MAGIC if s.rules.magic else PILE_BASIC
    for room, pile in enumerate(s.piles):
        listed = sorted(pile.cards)
        if listed != [card for card, place in enumerate(s.artifact_at) if place == IN_PILE + room]:
            problems.append(f"the pile of room {room + 1} does not hold the artifacts that are in no other place")
        if len(pile.known) != len(pile.cards) or len(pile.cards) > size:
            problems.append(f"the pile of room {room + 1} does not fit what is known of it")
        elif s.room_on_sale(room) and s.rules.magic and pile.cards and pile.known[-1] != s.viewers():
            problems.append(f"somebody does not know the artifact on sale in room {room + 1}")
        if s.room_on_sale(room) and not pile.cards:
            problems.append(f"room {room + 1} sells what it does not have")


def check_gap(s: Table, problems: list[str]) -> None:
    """What lies face down where Abracadabra took something is what lay there then, in the same order."""
    if s.gap_room == NOTHING:
        if s.unseen != NOTHING:
            return
        if s.gap_cards or s.gap_known:
            problems.append("a pile is remembered that no artifact was taken out of")
        return
    rest = [card for at, card in enumerate(s.gap_cards) if at != s.gap_at]
    left = face_down(s, s.gap_room)
    if len(rest) < left or rest[:left] != s.piles[s.gap_room].cards[:left]:
        problems.append("the pile that Abracadabra took an artifact out of is not as it was")
    if s.unseen != NOTHING and s.gap_cards[s.gap_at] != s.unseen:
        problems.append("Abracadabra took another artifact")


def check_spells(s: Table, problems: list[str]) -> None:
    """Deck, hands, discards and declared ones are 21 in all."""
    where = [0] * SPELL_CARDS
    for spell in s.spell_deck + s.drawn:
        where[spell] += 1
    for row in range(0, len(s.batch), BATCH_ROW):
        if s.batch[row + 1] < SPELL_CARDS and not s.batch[row + CANCELLED]:
            where[s.batch[row + 1]] += 1
    for spell in range(SPELL_CARDS):
        where[spell] += s.spells_gone >> spell & 1
        for seat in range(s.players):
            where[spell] += s.spells[seat] >> spell & 1
        if where[spell] != (1 if s.rules.magic else 0):
            problems.append(f"{SPELLS[spell]} is in {where[spell]} places")


def broken_flow(s: Table) -> list[str]:
    """Of what is being decided."""
    problems: list[str] = []
    if len(s.decided) != s.done:
        problems.append(f"{len(s.decided)} spaces have been decided, and {s.done} are finished")
    if s.batch and s.window == NO_WINDOW:
        problems.append("something was declared outside a window")
    return problems
