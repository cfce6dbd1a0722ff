"""A process that thinks for bots: a question a line, an answer a line (see `serai.bots.wire`).

to the worker    {"bot": "expert", "advise": false, "question": {...}}
from the worker  {"move": {...}}, {"advice": [...]}, {"trouble": "raised"}, or {"redeal": 1}, which is answered as a
                 table answers a bot: {"redeals": [{...}]}
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from typing import TextIO

from serai.bots.bot import RAISED
from serai.bots.registry import bot
from serai.bots.wire import Message, WireQuestion, line_of, message_of
from serai.core.registry import find
from serai.server.ops.json_logging import set_up

log = logging.getLogger(__name__)


def answer(message: Message, incoming: TextIO, outgoing: TextIO) -> Message:
    def ask(wish: Message) -> Message:
        outgoing.write(line_of(wish))
        outgoing.flush()
        line = incoming.readline()
        if not line:
            raise BrokenPipeError
        return message_of(line)

    thinker = bot(str(message["bot"]))
    question = WireQuestion(message, find, ask)
    if message.get("advise"):
        return {"advice": [advice.as_dict() for advice in thinker.advise(question)]}
    return {"move": dict(thinker.choose(question))}


def work(incoming: TextIO, outgoing: TextIO) -> None:
    while line := incoming.readline():
        try:
            found = answer(message_of(line), incoming, outgoing)
        except BrokenPipeError:
            raise
        except Exception:
            log.exception("a bot failed")
            found = {"trouble": RAISED}
        outgoing.write(line_of(found))
        outgoing.flush()


if __name__ == "__main__":
    set_up("warning")
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    try:
        work(sys.stdin, sys.stdout)
    except BrokenPipeError:  # the server has gone; nobody reads what Python flushes at its end either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
