"""Rules section 4.3: the spaces, one by one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.questions import Step
from serai.core.state import NOBODY
from serai.games.dragons.board import turn_up
from serai.games.dragons.components import ALL_SPACES, CARAVANSERAI, CAVE_GOLD, CAVES, GUARD_ROOM, ROOM_1
from serai.games.dragons.phases.caves import award_cave
from serai.games.dragons.phases.city import award_city
from serai.games.dragons.phases.ending import RETURN_HOME
from serai.games.dragons.phases.guard import check_entry
from serai.games.dragons.phases.rooms import offer_artifact
from serai.games.dragons.ranking import decide
from serai.games.dragons.table import CLEAN_UP, W_CITYGATE, W_END, W_SPACE, Table
from serai.games.dragons.windows import open_window

GUARD_TURNED_UP: Final = EventType("guard_turned_up", "4.7", "guard")
CAMEL_MOVED: Final = EventType("camel_moved", "A-15", "seat:seat")


class SpaceStep(Step[Table]):
    """A step whose argument is a space, or the number after the last space."""

    def argument_limit(self, s: Table) -> i64:
        return ALL_SPACES + 1


class Score(SpaceStep):
    """Turn up, window, award, finish. Basic: a space without a token is skipped, but never the guard room."""

    def run(self, s: Table, argument: i64) -> None:
        space = argument
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


class Award(SpaceStep):
    """What a space gives."""

    def run(self, s: Table, argument: i64) -> None:
        if argument < CAVES:
            award_cave(s, argument)
        elif argument < GUARD_ROOM:
            award_city(s, argument)
        elif argument == GUARD_ROOM:
            check_entry(s)
        else:
            offer_artifact(s, argument)


class Finish(SpaceStep):
    """A space has been scored."""

    def run(self, s: Table, argument: i64) -> None:
        s.scoring = False
        close(s, argument)
        if argument == CAVE_GOLD and s.rules.magic:
            s.push(GATE)
        if argument == CARAVANSERAI and s.rules.camel_at_once and s.named != NOBODY:
            move_camel(s)


def close(s: Table, space: i64) -> None:
    decide(s, space)
    s.done = space + 1


class Gate(Step[Table]):
    """The window between the caves and the city."""

    def run(self, s: Table, argument: i64) -> None:
        open_window(s, W_CITYGATE)


def move_camel(s: Table) -> None:
    """To the player named at the caravanserai; the turn order starts there."""
    s.camel = s.named
    s.first = s.named
    s.named = NOBODY
    s.tell(CAMEL_MOVED, s.camel)


class CleanUp(Step[Table]):
    """4.9: magic has a last window, then everything goes home."""

    def run(self, s: Table, argument: i64) -> None:
        s.phase = CLEAN_UP
        s.push(RETURN_HOME)
        if s.rules.magic:
            open_window(s, W_END)


SCORE: Final = Score("score")
AWARD: Final = Award("award")
FINISH: Final = Finish("finish")
GATE: Final = Gate("gate")
CLEAN_UP_STEP: Final = CleanUp("clean_up")
