"""Long work: shared among processes, with a progress bar, and ended by Ctrl-C at once."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from multiprocessing import active_children
from typing import Final, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serai.terminal import console_for

AHEAD: Final = 8  # tasks handed to a process before its first result is collected

Task = TypeVar("Task")
Part = TypeVar("Part")


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_tasks(work: Callable[[Task], Part], tasks: Iterable[Task], jobs: int) -> Generator[Part, None, None]:
    """The results of the tasks, in their order, whichever process does them."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    others = active_children()
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts) as pool:
        given: deque[Future[Part]] = deque()
        try:
            for task in tasks:
                given.append(pool.submit(work, task))
                if len(given) >= jobs * AHEAD:
                    yield given.popleft().result()
            while given:
                yield given.popleft().result()
        except BaseException:  # do not wait for the rest
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise


def leave_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; what to do then is the first one's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def with_progress(
    parts: Generator[Part, None, None], games: int, size: Callable[[Part], int] = lambda part: 1, what: str = "games"
) -> Generator[Part, None, None]:
    """The parts as they come, and a bar on stderr; `size` is how many games a part holds."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with closing(parts), Progress(*columns, console=console_for(stderr=True), transient=True) as progress:
        bar = progress.add_task(what, total=games)
        for part in parts:
            progress.advance(bar, size(part))
            yield part


def gather(parts: Generator[Part, None, None], take: Callable[[Part], bool]) -> bool:
    """Hand out part after part until `take` has enough or there are no more; False if Ctrl-C came first."""
    with closing(parts):
        try:
            for part in parts:
                if take(part):
                    break
        except KeyboardInterrupt:
            return False
    return True
