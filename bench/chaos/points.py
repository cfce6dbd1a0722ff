"""Named points of the server at which a fault can strike. The server itself does not know them.

This table is the one place that names functions of the server: a name that has moved ends the launcher at its start.
"""

from __future__ import annotations

import errno
import functools
import importlib
import inspect
import os
import signal
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

Holds = Callable[..., bool]


def always(*_: object) -> bool:
    return True


def is_half_sealed(room: Any, *_: object) -> bool:
    """Somebody of a sealed group has answered, and somebody has not."""
    return any(room.table.group.answers.values())


@dataclass(frozen=True)
class Point:
    """Before or after a call of a function, looked up where it is used, if `holds` accepts its arguments."""

    name: str
    target: str
    when: Literal["before", "after"]
    holds: Holds = always


COMMIT = "serai.server.storage.store:Store._all_at_once"
BROADCAST = "serai.server.live.broadcast:Broadcaster.broadcast"

POINTS = (
    Point("before_commit", COMMIT, "before"),
    Point("after_commit", COMMIT, "after"),  # stored, and nobody knows
    Point("before_broadcast", BROADCAST, "before"),  # applied, and nobody is told
    Point("after_broadcast", BROADCAST, "after"),  # frames wait to be sent, and nothing is acknowledged
    Point("in_undo", "serai.server.tables.table:Table.apply_undo", "before"),
    Point("after_undo", "serai.server.live.message_handlers:ask_undo", "after"),
    Point("in_opening", "serai.server.storage.store:Store.open_table", "after"),
    Point("in_rematch", "serai.server.http.rematch:open_again", "after"),
    Point("in_dealing", "serai.server.http.tables:begin_deal", "after"),  # commitments are final, nobody has revealed
    Point("before_deal", "serai.server.tables.dealing:deal", "before"),  # everybody has
    Point("in_reveal", "serai.server.http.dealing:reveal", "after"),
    Point("in_call_off", "serai.server.http.dealing:call_off", "after"),
    Point("in_migration", "alembic.command:upgrade", "after"),  # in the middle of its transaction
    Point("sealed_half", "serai.server.tables.room:Room._make", "after", is_half_sealed),
    Point("heartbeat", "serai.server.background.timekeeper:private_file", "before"),
)

NAMES = tuple(point.name for point in POINTS)


@dataclass
class Trap:
    """Strikes at the passage with this number, and at the next ones until it has struck `times` times."""

    passage: int
    deed: str
    times: int = 1


class Traps:
    """The armed traps, by the name of a point."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say
        self.armed: dict[str, Trap] = {}
        self.lock = threading.Lock()

    def arm(self, name: str, trap: Trap) -> None:
        assert name in NAMES, name
        with self.lock:
            self.armed[name] = trap

    def disarm(self) -> None:
        with self.lock:
            self.armed.clear()

    def passing(self, point: Point, arguments: tuple[object, ...]) -> None:
        with self.lock:
            trap = self.armed.get(point.name)
            if trap is None or not point.holds(*arguments):
                return
            trap.passage -= 1
            if trap.passage > 0:
                return
            trap.times -= 1
            if trap.times <= 0:
                del self.armed[point.name]
        self.say(f"{trap.deed} {point.name}")
        strike(trap.deed)


def strike(deed: str) -> None:
    if deed == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    elif deed == "terminate":
        os.kill(os.getpid(), signal.SIGTERM)
    elif deed == "full":
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    else:
        raise AssertionError(deed)


def lay(traps: Traps) -> None:
    """Wrap every function of the table."""
    for point in POINTS:
        module, _, path = point.target.partition(":")
        *outer, name = path.split(".")
        try:
            owner: Any = functools.reduce(getattr, outer, importlib.import_module(module))
            function = getattr(owner, name)
        except (ImportError, AttributeError):
            sys.exit(f"chaos: {point.target} is gone; update the table of points in bench/chaos/points.py")
        setattr(owner, name, wrap(function, point, traps))


def wrap(function: Callable[..., Any], point: Point, traps: Traps) -> Callable[..., Any]:
    if inspect.iscoroutinefunction(function):

        @functools.wraps(function)
        async def passed_async(*arguments: Any, **named: Any) -> Any:
            if point.when == "before":
                traps.passing(point, arguments)
            found = await function(*arguments, **named)
            if point.when == "after":
                traps.passing(point, arguments)
            return found

        return passed_async

    @functools.wraps(function)
    def passed(*arguments: Any, **named: Any) -> Any:
        if point.when == "before":
            traps.passing(point, arguments)
        found = function(*arguments, **named)
        if point.when == "after":
            traps.passing(point, arguments)
        return found

    return passed
