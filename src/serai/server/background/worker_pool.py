"""Processes that think for bots, so that no table waits for another one's bots. A process that dies is replaced."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

from serai.bots.bot import TOO_SLOW
from serai.bots.question import SeatQuestion
from serai.bots.wire import BadMessage, Message, line_of, message_of, redeals_for, worker_message
from serai.core.errors import SeraiError

PATIENCE: Final = 10.0  # seconds for an answer
LONGEST_LINE: Final = 1 << 22
ATTEMPTS: Final = 2  # a worker may die for a reason other than the question


class NoAnswer(SeraiError):
    """The bot has failed; `trouble` says how (see `serai.bots.bot`)."""

    def __init__(self, trouble: str) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class Died(Exception):
    """The process ended in the middle of a question."""


class Workers:
    """A pool of at most `number` processes; a question waits for a free one."""

    def __init__(self, number: int) -> None:
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(number):
            self._free.put_nowait(None)  # started when it is needed
        self.started = 0

    async def ask(self, bot: str, question: SeatQuestion, advise: bool = False) -> Message:
        """The worker's final answer to a question; NoAnswer if there is none."""
        for attempt in range(ATTEMPTS):
            process = await self._free.get()
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                async with asyncio.timeout(PATIENCE):
                    answer = await converse(process, bot, question, advise)
            except TimeoutError:
                await kill(process)
                process = None
                raise NoAnswer(TOO_SLOW) from None
            except (Died, OSError, BadMessage):
                await kill(process)
                process = None
                if attempt + 1 == ATTEMPTS:
                    raise NoAnswer("raised") from None
            except BaseException:  # the asker no longer waits
                await kill(process)
                process = None
                raise
            else:
                if "trouble" in answer:
                    raise NoAnswer(str(answer["trouble"]))
                return answer
            finally:
                self._free.put_nowait(process)
        raise AssertionError

    async def close(self) -> None:
        while not self._free.empty():
            await kill(self._free.get_nowait())

    async def _start(self) -> Process:
        self.started += 1
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "serai.server.background.worker", stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )


async def converse(process: Process, bot: str, question: SeatQuestion, advise: bool) -> Message:
    message: Message = {"bot": bot, "advise": advise, **worker_message(question, PATIENCE)}
    while True:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line_of(message).encode())
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise Died
        answer = message_of(line)
        if "redeal" not in answer:
            return answer
        message = {"redeals": list(redeals_for(question, answer))}


async def kill(process: Process | None) -> None:
    if process is not None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
