"""Rules section 4.3: the spaces, one by one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import EventKind
from serai.core.state import NOBODY
from serai.games.dragons.agenda import AWARD, FINISH, GATE, RETURN_HOME, SCORE
from serai.games.dragons.agenda import CLEAN_UP as CLEAN_UP_STEP
from serai.games.dragons.board import turn_up
from serai.games.dragons.components import CARAVANSERAI, CAVE_GOLD, CAVES, GUARD_ROOM, ROOM_1
from serai.games.dragons.phases.caves import award_cave
from serai.games.dragons.phases.city import award_city
from serai.games.dragons.phases.guard import check_entry
from serai.games.dragons.phases.rooms import offer_artifact
from serai.games.dragons.ranking import decide
from serai.games.dragons.table import CLEAN_UP, W_CITYGATE, W_END, W_SPACE, Table
from serai.games.dragons.windows import open_window

GUARD_TURNED_UP: Final = EventKind("guard_turned_up", "4.7", "guard")
CAMEL_MOVED: Final = EventKind("camel_moved", "A-15", "seat:seat")


def score(s: Table, space: i64) -> None:
    """Turn up, window, award, finish. Basic: a space without a token is skipped, but never the guard room."""
    if space == ROOM_1 + s.players:
        s.push(CLEAN_UP_STEP)
        return
    s.push(SCORE, space + 1)
    s.done = space
    if not s.in_use(space) or (not s.rules.magic and space != GUARD_ROOM and s.is_empty(space)):
        close(s, space)
        return
    s.scoring = True
    if space == GUARD_ROOM:
        s.reveals += 1
        s.tell(GUARD_TURNED_UP, s.guard)
    turn_up(s, space)
    s.push(FINISH, space)
    s.push(AWARD, space)
    if s.rules.magic:
        open_window(s, W_SPACE)


def award(s: Table, space: i64) -> None:
    if space < CAVES:
        award_cave(s, space)
    elif space < GUARD_ROOM:
        award_city(s, space)
    elif space == GUARD_ROOM:
        check_entry(s)
    else:
        offer_artifact(s, space)


def finish(s: Table, space: i64) -> None:
    s.scoring = False
    close(s, space)
    if space == CAVE_GOLD and s.rules.magic:
        s.push(GATE)
    if space == CARAVANSERAI and s.rules.camel_at_once and s.named != NOBODY:
        move_camel(s)


def close(s: Table, space: i64) -> None:
    decide(s, space)
    s.done = space + 1


def gate(s: Table) -> None:
    open_window(s, W_CITYGATE)


def move_camel(s: Table) -> None:
    """To the player named at the caravanserai; the turn order starts there."""
    s.camel = s.named
    s.first = s.named
    s.named = NOBODY
    s.tell(CAMEL_MOVED, s.camel)


def clean_up(s: Table) -> None:
    """4.9: magic has a last window, then everything goes home."""
    s.phase = CLEAN_UP
    s.push(RETURN_HOME)
    if s.rules.magic:
        open_window(s, W_END)
