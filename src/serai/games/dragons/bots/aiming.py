"""Where to aim the item that is being declared."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.insight import Judgement
from serai.games.dragons.bots.casting import PER_UNIT, aims_at, changed, counter_gain, loan_gain, piece_gain
from serai.games.dragons.bots.choosing import keep_best
from serai.games.dragons.bots.odds import Survey
from serai.games.dragons.bots.prizes import Outlook
from serai.games.dragons.bots.scene import Change, Scene, look, outcome
from serai.games.dragons.bots.spells import (
    HARDLY,
    cheapest_own,
    seal_gain,
    swap_gain,
)
from serai.games.dragons.bots.worth import one_more, type_bonus
from serai.games.dragons.components import (
    ALL_KINDS,
    APPRENTICE,
    CAVES,
    CLOSE_SESAME,
    DRAGON_FLIGHT,
    DRAGON_RETURN,
    LENDER_STRIDE,
    LUNAR_ECLIPSE,
    MIRAGE,
    NICHES,
    ROOM_1,
    SECOND_CHANCE,
    TELEPORTATION,
)
from serai.games.dragons.pieces import owner_of
from serai.games.dragons.spells.borrow import TARGET_LENDER
from serai.games.dragons.spells.sorcerers_apprentice import TARGET_ARTIFACT
from serai.games.dragons.table import BATCH_ROW, CANCELLED, W_SPACE, Table
from serai.games.dragons.targets import TARGET_PIECE, TARGET_SPACE

IN_MY_WAY: Final = 2.0  # a rival's token where I stand myself
IN_THE_PALACE: Final = 1.5
PER_PRIZE: Final = 0.3  # of what the strongest of a cave takes
HERE: Final = 1.0
BARREN: Final = 1.0


def judge_target(s: Table, judgement: Judgement) -> None:
    """The best aims of the item that is being declared."""
    item = s.parts[0]
    scene: Scene | None = None
    base = 0.0
    if s.window == W_SPACE:
        scene = Scene(s, s.seat)
        look(s, scene, Change())
        base = outcome(s, scene)
    scores = vec[float]()
    for option in s.options:
        scores = append(scores, target_gain(s, scene, base, item, option))
    keep_best(s.options, scores, PER_UNIT, judgement)


def target_gain(s: Table, scene: Scene | None, base: float, item: i64, option: i64) -> float:
    question = s.question
    if question is TARGET_PIECE:
        if scene is not None and aims_at(s, scene, item, option):
            return piece_gain(s, scene, base, item, option)
        return HARDLY
    if question is TARGET_SPACE:
        return space_gain(s, scene, base, item, option)
    if question is TARGET_ARTIFACT:
        return -type_bonus(s, option)
    if question is TARGET_LENDER:
        return loan_gain(s, scene, base, option % LENDER_STRIDE) if scene is not None else HARDLY
    for row in range(0, len(s.batch), BATCH_ROW):
        if s.batch[row + 1] == option and not s.batch[row + CANCELLED]:
            return counter_gain(s, scene, base, row)
    return HARDLY


def space_gain(s: Table, scene: Scene | None, base: float, item: i64, space: i64) -> float:
    if item == CLOSE_SESAME:
        return seal_gain(s, Survey(s, s.seat), Outlook(s, s.seat), space)
    if item == DRAGON_FLIGHT:
        return one_more(s.units[s.seat * ALL_KINDS + space] + 2)
    if item in (APPRENTICE, MIRAGE):
        return swap_gain(s, space, cheapest_own(s))
    if item == TELEPORTATION:
        return exile_gain(s, space)
    if scene is not None and space == scene.space:
        if item == SECOND_CHANCE:
            return HERE
        if item == DRAGON_RETURN:
            return -base
        change = Change()
        change.parity = 1 if item == LUNAR_ECLIPSE else 0
        return changed(s, scene, base, change)
    return HARDLY


def exile_gain(s: Table, space: i64) -> float:
    """Where a rival's token does me no harm, best where it can win nothing (A-34)."""
    me = s.seat
    if barren(s, owner_of(s.pieces[s.parts[1]]), space):
        return BARREN
    harm = IN_MY_WAY if Survey(s, me).present(me, space) else 0.0
    if space >= ROOM_1:
        return -harm - IN_THE_PALACE
    return -harm - PER_PRIZE * float(s.niches[space * NICHES]) if space < CAVES else -harm


def barren(s: Table, owner: i64, space: i64) -> bool:
    """Whether nothing can be won there, or not by this player."""
    return s.shut_out(owner) if space >= ROOM_1 else space < CAVES and not s.has_treasure(space)
