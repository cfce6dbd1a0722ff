"""A bot at the far end of a wire: it answers questions that come as lines until there are no more."""

from __future__ import annotations

from typing import TextIO

from serai.bots.bot import Bot
from serai.bots.wire import BadMessage, Message, WireQuestion, line_of, message_of
from serai.core.registry import find


class TableGone(BadMessage):
    """The other end has gone."""


class Wire:
    """The bot's end: what the table says comes in line by line, and what the bot says goes out."""

    def __init__(self, incoming: TextIO, outgoing: TextIO) -> None:
        self._incoming = incoming
        self._outgoing = outgoing

    def hear(self) -> Message | None:
        """What is said next; None when the table says no more."""
        for line in iter(self._incoming.readline, ""):
            if line.strip():
                return message_of(line)
        return None

    def say(self, message: Message) -> None:
        self._outgoing.write(line_of(message))
        self._outgoing.flush()

    def question(self, message: Message) -> WireQuestion:
        """What a message asks; the bot may ask back."""
        return WireQuestion(message, find, self._ask)

    def _ask(self, message: Message) -> Message:
        self.say(message)
        answer = self.hear()
        if answer is None:
            raise TableGone("the table has gone in the middle of a question")
        return answer


def serve(bot: Bot, incoming: TextIO, outgoing: TextIO) -> None:
    """Answer every question; BadMessage for a line that is none."""
    wire = Wire(incoming, outgoing)
    while (message := wire.hear()) is not None:
        wire.say({"move": dict(bot.choose(wire.question(message)))})
