"""When magic pays. Most windows ask for nothing: the first look decides for a pass."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.insight import Judgement
from serai.games.dragons.components import (
    ALMS,
    APPRENTICE,
    ASTRAL_DOUBLE,
    BAKSHEESH,
    BORROW,
    CAVES,
    CLOSE_SESAME,
    COPIES,
    COUNTERSPELL,
    DRAGON_FLIGHT,
    DRAGON_RETURN,
    EXCHANGE,
    EYE_FOR_AN_EYE,
    FLYING_CARPET,
    GUARD_ROOM,
    KEY,
    KINDS,
    LAST_SHALL_BE_FIRST,
    LUNAR_ECLIPSE,
    MIRAGE,
    NICHES,
    OFFERING,
    ROOM_1,
    SACRIFICE,
    SCROLL,
    SECOND_CHANCE,
    SMUGGLING,
    SOLAR_ECLIPSE,
    SPELL_CARDS,
    SPY,
    TAXES,
    TELEPORTATION,
    TENT,
    USE_CARPET,
    USE_COUNTERSPELL,
    USE_DOUBLE,
    USE_KEY,
)
from serai.games.dragons.insight.choosing import keep_best
from serai.games.dragons.insight.odds import NUMBER_IN, Survey
from serai.games.dragons.insight.prizes import Outlook, first_prize
from serai.games.dragons.insight.scene import NONE, RIVALS_UNIT, Change, Scene, look, outcome
from serai.games.dragons.insight.worth import SPELL_WORTH, left_in_palace, one_more, type_bonus
from serai.games.dragons.moves import (
    FIRST_ITEM,
    PASS,
    TARGET_ARTIFACT,
    TARGET_LENDER,
    TARGET_PIECE,
    TARGET_SPACE,
)
from serai.games.dragons.pieces import is_token, on_board, owner_of, space_of
from serai.games.dragons.table import BATCH_ROW, CANCELLED, W_END, W_SPACE, W_TURN, Table
from serai.games.dragons.targets import LENDER_STRIDE

PER_UNIT: Final = 0.8  # of a score
HARDLY: Final = -4.0  # gain of an item at a moment that is not its own
USE_AT_GUARD: Final = 1.2
USE_EARLY: Final = 2.0  # what a use of an artifact may bring later in the round
USE_IN_ROOM: Final = 0.5  # for each room still to come
SPELL_KEPT: Final = 0.5  # of what a spell is worth in the hand
RETALIATION: Final = 2.0  # what the answer to Eye for an Eye takes away


def judge_window(s: Table, judgement: Judgement) -> None:
    judgement.add(PASS, 0.0)
    me = s.seat
    scene: Scene | None = None
    base = 0.0
    if s.window == W_SPACE:
        scene = Scene(s, me)
        look(s, scene, Change())
        base = outcome(s, scene)
    for option in s.options:
        if option != PASS:
            item = option - FIRST_ITEM
            gain = item_gain(s, scene, base, item) - cost_of(s, me, item)
            judgement.add(option, gain * PER_UNIT)


def cost_of(s: Table, me: i64, item: i64) -> float:
    """What is no longer there afterwards: the spell, and the use of an artifact if something else could be used."""
    cost = 0.0
    if item < SPELL_CARDS:
        left = float(left_in_palace(s))
        cost = SPELL_KEPT * SPELL_WORTH[item] * left / (left + 8.0)
        if s.lit >> me & 1:
            return cost
    if s.uses_left(me) > 1:
        return cost
    return cost + later_use(s, me, item)


def later_use(s: Table, me: i64, item: i64) -> float:
    """What using an artifact later in the round may bring."""
    if s.window == W_END:
        return 0.0
    carpets = s.unused(me, FLYING_CARPET) + s.unused(me, ASTRAL_DOUBLE)
    if carpets == 0:
        return 0.0
    space = s.done
    if space > GUARD_ROOM:
        return USE_IN_ROOM * float(ROOM_1 + s.players - 1 - space)
    if space == GUARD_ROOM:
        return USE_AT_GUARD
    return USE_EARLY


def item_gain(s: Table, scene: Scene | None, base: float, item: i64) -> float:
    """What an item would bring now, aimed as well as possible."""
    if item == ALMS:
        return alms_gain(s)
    if item == OFFERING:
        return levy_gain(s, s.rules.offering_units)
    if item == SACRIFICE:
        return levy_gain(s, s.rules.sacrifice_units)
    if item == EXCHANGE:
        return exchange_gain(s)
    if item == SPY:
        return spy_gain(s)
    if item == DRAGON_FLIGHT:
        return flight_gain(s)
    if item == CLOSE_SESAME:
        return best_seal(s)
    if item == APPRENTICE:
        return best_swap(s)
    if item == SMUGGLING:
        return smuggling_gain(s)
    if scene is None:
        return HARDLY
    if item == TAXES:
        return taxes_gain(s, scene.me)
    if item == BAKSHEESH:
        return baksheesh_gain(s, scene.me)
    if item == USE_KEY:
        return key_gain(s, scene, base)
    if item == USE_COUNTERSPELL:
        return best_counter(s, scene, base)
    if item == BORROW:
        return best_loan(s, scene, base)
    if item == DRAGON_RETURN:
        return -base if scene.space < CAVES else HARDLY
    change = Change()
    if item == USE_CARPET:
        change.carpet = scene.me
        return changed(s, scene, base, change)
    if item in (LUNAR_ECLIPSE, SOLAR_ECLIPSE):
        change.parity = 1 if item == LUNAR_ECLIPSE else 0
        return changed(s, scene, base, change)
    if item == LAST_SHALL_BE_FIRST:
        change.reversed = True
        return changed(s, scene, base, change)
    if item in (USE_DOUBLE, SECOND_CHANCE, EYE_FOR_AN_EYE, TELEPORTATION):
        return best_piece(s, scene, base, item)
    return HARDLY


def changed(s: Table, scene: Scene, base: float, change: Change) -> float:
    """The difference that a change makes."""
    look(s, scene, change)
    return outcome(s, scene) - base


def best_piece(s: Table, scene: Scene, base: float, item: i64) -> float:
    best = HARDLY
    for handle in range(len(s.pieces)):
        if aims_at(s, scene, item, handle):
            gain = piece_gain(s, scene, base, item, handle)
            if gain > best:
                best = gain
    return best


def aims_at(s: Table, scene: Scene, item: i64, handle: i64) -> bool:
    """Pieces worth a thought: my own here to double, my own in finished places to move, rivals' here to remove."""
    piece: i64 = s.pieces[handle]
    if not on_board(piece):
        return False
    place = space_of(piece)
    if item in (USE_DOUBLE, BORROW):
        return owner_of(piece) == scene.me and place == scene.space
    if item == SECOND_CHANCE:
        return owner_of(piece) == scene.me and place < scene.space and scene.space != GUARD_ROOM and place != GUARD_ROOM
    if item == TELEPORTATION and not is_token(piece):
        return False
    return owner_of(piece) != scene.me and place == scene.space and place != GUARD_ROOM


def piece_gain(s: Table, scene: Scene, base: float, item: i64, handle: i64) -> float:
    change = Change()
    if item in (USE_DOUBLE, BORROW):
        change.doubled = handle
        return changed(s, scene, base, change)
    if item == SECOND_CHANCE:
        change.arrives = handle
        return changed(s, scene, base, change)
    change.leaves = handle
    gain = changed(s, scene, base, change)
    if item == EYE_FOR_AN_EYE:
        return gain - RETALIATION
    paid = s.wealth(scene.me)
    return gain - float(paid if paid < s.rules.teleport_units else s.rules.teleport_units)


def key_gain(s: Table, scene: Scene, base: float) -> float:
    """Free entry instead of a bribe, or at all."""
    return scene.hopes - base if not s.keys >> scene.me & 1 else HARDLY


def best_counter(s: Table, scene: Scene, base: float) -> float:
    best = HARDLY
    for row in range(0, len(s.batch), BATCH_ROW):
        spell = s.batch[row + 1]
        if spell < SPELL_CARDS and s.batch[row] != scene.me and not s.batch[row + CANCELLED]:
            gain = counter_gain(s, scene, base, row)
            if gain > best:
                best = gain
    return best


def counter_gain(s: Table, scene: Scene | None, base: float, row: i64) -> float:
    """The harm that a declared spell would do me."""
    me = s.seat
    spell = s.batch[row + 1]
    if spell in (OFFERING, SACRIFICE):
        return -levy_gain(s, s.rules.sacrifice_units if spell == SACRIFICE else s.rules.offering_units)
    if spell == TAXES:
        return float(len(s.room_pieces(me)) * s.rules.taxes_units)
    if spell == BAKSHEESH:
        return 0.8 * float(len(s.city_pieces(me)) * s.rules.baksheesh_units)
    if spell == ALMS:
        return RIVALS_UNIT * float(s.rules.alms_units)
    if scene is None:
        return 0.3
    change = Change()
    change.without = spell
    return changed(s, scene, base, change)


def best_loan(s: Table, scene: Scene, base: float) -> float:
    best = HARDLY
    for owner in range(s.players):
        for kind in range(COUNTERSPELL, KEY + 1):
            if owner != scene.me and s.used[owner * 6 + kind]:
                gain = loan_gain(s, scene, base, kind)
                if gain > best:
                    best = gain
    return best


def loan_gain(s: Table, scene: Scene, base: float, kind: i64) -> float:
    if kind == FLYING_CARPET:
        change = Change()
        change.carpet = scene.me
        return changed(s, scene, base, change)
    if kind == ASTRAL_DOUBLE:
        return best_piece(s, scene, base, BORROW)
    if kind == KEY:
        return key_gain(s, scene, base) if scene.space == GUARD_ROOM else HARDLY
    return best_counter(s, scene, base)


# Treasure


def alms_gain(s: Table) -> float:
    """At the end of a round nothing speaks against it."""
    return float(s.rules.alms_units) if s.window == W_END else 0.0


def levy_gain(s: Table, units: i64) -> float:
    """What the others lose on average more than I."""
    mine = 0.0
    others = 0.0
    for seat in range(s.players):
        wealth = s.wealth(seat)
        lost = float(wealth if wealth < units else units)
        if seat == s.seat:
            mine = lost
        else:
            others += lost
    return others / float(s.players - 1) - mine


def exchange_gain(s: Table) -> float:
    """One large stock instead of several small ones."""
    if s.window != W_END:
        return HARDLY
    me = s.seat
    now = 0.0
    wealth: i64 = 0
    for kind in range(len(KINDS)):
        held: i64 = s.units[me * len(KINDS) + kind]
        wealth += held
        for unit in range(held):
            now += one_more(unit)
    best = 0.0
    for unit in range(wealth):
        best += one_more(unit % 9)
    return best - now


def taxes_gain(s: Table, me: i64) -> float:
    """Best when the rooms are about to be sold."""
    if s.done < GUARD_ROOM:
        return HARDLY
    gain = 0.0
    for seat in range(s.players):
        if seat != me:
            price = float(len(s.room_pieces(seat)) * s.rules.taxes_units)
            gain += price if price <= float(s.wealth(seat)) else 3.0
    return gain * 0.4


def baksheesh_gain(s: Table, me: i64) -> float:
    if s.done < TENT:
        return HARDLY
    gain = 0.0
    for seat in range(s.players):
        if seat != me:
            gain += 0.45 * float(len(s.pieces_of(seat, s.done, GUARD_ROOM - 1)))
    return gain


def smuggling_gain(s: Table) -> float:
    gain = 0.0
    for place in range(TENT, GUARD_ROOM):
        if s.in_use(place) and s.is_empty(place):
            gain += first_prize(s, s.seat, place)
    return gain


# While tokens are placed


def spy_gain(s: Table) -> float:
    """The earlier, the more it shows."""
    to_come: i64 = 0
    for seat in range(s.players):
        if seat != s.seat:
            to_come += NUMBER_IN[s.hands[seat]]
    return 0.12 * float(to_come)


def flight_gain(s: Table) -> float:
    """A cave to myself: late, with a token left to go there."""
    me = s.seat
    if s.window != W_TURN or NUMBER_IN[s.hands[me]] == 0:
        return HARDLY
    to_come: i64 = 0
    for seat in range(s.players):
        if seat != me:
            to_come += NUMBER_IN[s.hands[seat]]
    return float(s.rules.flight_top) - 0.4 * float(to_come)


def best_seal(s: Table) -> float:
    if s.window != W_TURN:
        return HARDLY
    board = Survey(s, s.seat)
    outlook = Outlook(s, s.seat)
    best = HARDLY
    for space in range(ROOM_1 + s.players):
        gain = seal_gain(s, board, outlook, space)
        if gain > best:
            best = gain
    return best


def seal_gain(s: Table, board: Survey, outlook: Outlook, space: i64) -> float:
    """A room or a cave that I have to myself, before the others come."""
    me = s.seat
    if s.sealed >> space & 1 or not s.live(space) or not board.present(me, space):
        return HARDLY
    to_come: i64 = 0
    for seat in range(s.players):
        if seat != me:
            if board.present(seat, space):
                return HARDLY
            to_come += NUMBER_IN[s.hands[seat]]
    chance = float(to_come) * 0.06
    if chance > 0.8:
        chance = 0.8
    if space >= ROOM_1:
        if not s.room_on_sale(space - ROOM_1):
            return HARDLY
        prize = outlook.worth - float(board.strength(space))
    elif space < CAVES:
        prize = float(s.niches[space * NICHES] - s.niches[space * NICHES + 1])
    else:
        prize = first_prize(s, me, space)
    return prize * chance


# Artifacts


def best_swap(s: Table) -> float:
    """Only when nothing else can be used any more."""
    if s.window != W_END:
        return HARDLY
    best = HARDLY
    for room in range(s.players):
        if s.room_on_sale(room):
            gain = swap_gain(s, ROOM_1 + room, cheapest_own(s))
            if gain > best:
                best = gain
    return best


def cheapest_own(s: Table) -> i64:
    """The artifact I would miss least."""
    best: i64 = NONE
    for kind in range(COUNTERSPELL, SCROLL + 1):
        if s.unused(s.seat, kind) > 0 and (best == NONE or type_bonus(s, kind) < type_bonus(s, best)):
            best = kind
    return best


def swap_gain(s: Table, space: i64, kind: i64) -> float:
    if kind == NONE:
        return HARDLY
    return type_bonus(s, s.piles[space - ROOM_1].cards[-1] // COPIES) - type_bonus(s, kind)


# Targets


def judge_target(s: Table, judgement: Judgement) -> None:
    """The best aims of the item that is being declared."""
    item = s.parts[0]
    scene: Scene | None = None
    base = 0.0
    if s.window == W_SPACE:
        scene = Scene(s, s.seat)
        look(s, scene, Change())
        base = outcome(s, scene)
    scores: list[float] = []
    for option in s.options:
        scores.append(target_gain(s, scene, base, item, option))
    keep_best(s.options, scores, PER_UNIT, judgement)


def target_gain(s: Table, scene: Scene | None, base: float, item: i64, option: i64) -> float:
    kind = s.kind
    if kind == TARGET_PIECE:
        if scene is not None and aims_at(s, scene, item, option):
            return piece_gain(s, scene, base, item, option)
        return HARDLY
    if kind == TARGET_SPACE:
        return space_gain(s, scene, base, item, option)
    if kind == TARGET_ARTIFACT:
        return -type_bonus(s, option)
    if kind == TARGET_LENDER:
        return loan_gain(s, scene, base, option % LENDER_STRIDE) if scene is not None else HARDLY
    for row in range(0, len(s.batch), BATCH_ROW):
        if s.batch[row + 1] == option and not s.batch[row + CANCELLED]:
            return counter_gain(s, scene, base, row)
    return HARDLY


def space_gain(s: Table, scene: Scene | None, base: float, item: i64, space: i64) -> float:
    if item == CLOSE_SESAME:
        return seal_gain(s, Survey(s, s.seat), Outlook(s, s.seat), space)
    if item == DRAGON_FLIGHT:
        return one_more(s.units[s.seat * len(KINDS) + space] + 2)
    if item in (APPRENTICE, MIRAGE):
        return swap_gain(s, space, cheapest_own(s))
    if item == TELEPORTATION:
        return exile_gain(s, space)
    if scene is not None and space == scene.space:
        if item == SECOND_CHANCE:
            return 1.0
        if item == DRAGON_RETURN:
            return -base
        change = Change()
        change.parity = 1 if item == LUNAR_ECLIPSE else 0
        return changed(s, scene, base, change)
    return HARDLY


def exile_gain(s: Table, space: i64) -> float:
    """Where a rival's token does me no harm."""
    me = s.seat
    harm = 2.0 if Survey(s, me).present(me, space) else 0.0
    if space >= ROOM_1:
        return -harm - 1.5
    return -harm - 0.3 * float(s.niches[space * NICHES]) if space < CAVES else -harm
