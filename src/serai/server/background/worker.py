"""A process that thinks for bots: one question per line, one answer per line (see `serai.bots.wire`).

to the worker    {"bot": "expert", "advise": false, "question": {...}}, with a redeal in the question
from the worker  {"move": {...}}, {"advice": [...]}, {"trouble": "raised"}, or {"redeal": 1} for another redeal, which
                 is answered as a table answers a bot: {"redeals": [{...}]}
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from typing import TextIO

from serai.bots.bot import RAISED
from serai.bots.registry import bot
from serai.bots.serving import TableGone, Wire
from serai.bots.wire import Message
from serai.server.ops.json_logging import set_up

log = logging.getLogger(__name__)


def answer(message: Message, wire: Wire) -> Message:
    thinker = bot(str(message["bot"]))
    question = wire.question(message)
    if message.get("advise"):
        return {"advice": [advice.as_dict() for advice in thinker.advise(question)]}
    return {"move": dict(thinker.choose(question))}


def work(incoming: TextIO, outgoing: TextIO) -> None:
    wire = Wire(incoming, outgoing)
    while (message := wire.hear()) is not None:
        try:
            found = answer(message, wire)
        except (BrokenPipeError, TableGone):
            raise
        except Exception:
            log.exception("a bot failed")
            found = {"trouble": RAISED}
        wire.say(found)


if __name__ == "__main__":
    set_up("warning")
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    try:
        work(sys.stdin, sys.stdout)
    except (BrokenPipeError, TableGone):  # the server has gone; nobody reads what Python flushes at exit either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
