"""A bot at the far end of a wire: it answers questions that come as lines until there are no more."""

from __future__ import annotations

from typing import TextIO

from serai.bots.bot import Bot
from serai.bots.wire import BadMessage, Message, WireQuestion, line_of, message_of
from serai.core.registry import find


def serve(bot: Bot, incoming: TextIO, outgoing: TextIO) -> None:
    """Answer every question; BadMessage for a line that is none."""

    def say(message: Message) -> None:
        outgoing.write(line_of(message))
        outgoing.flush()

    def ask(message: Message) -> Message:
        say(message)
        line = incoming.readline()
        if not line:
            raise BadMessage("the table has gone in the middle of a question")
        return message_of(line)

    while line := incoming.readline():
        if line.strip():
            say({"move": dict(bot.choose(WireQuestion(message_of(line), find, ask)))})
