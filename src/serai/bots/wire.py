"""The protocol between a table and a bot in another program: one JSON message per line (docs/bots.md).

to the bot    {"question": {"game": "saba", "rules": "1", "options": {...}, "seat": 2, "view": {...},
                            "decision": {...}, "seconds": 10.0, "seed": "3f2a..."}}
from the bot  {"move": {"kind": "end_turn"}}            the answer, or
              {"redeal": 3}                             three positions that fit what the seat knows
to the bot    {"redeals": [{...}, {...}, {...}]}        and so on, until it answers
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Final

from serai.bots.question import SeatQuestion, View
from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.state import State

MOST_REDEALS: Final = 100  # in one request

Message = Mapping[str, object]


class BadMessage(SeraiError):
    """A line that does not belong to the protocol."""


def line_of(message: Message) -> str:
    return json.dumps(message) + "\n"


def message_of(line: str | bytes) -> Message:
    """The message that a line holds; BadMessage if it holds none."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadMessage(f"not JSON: {line[:200]!r}") from error
    if not isinstance(message, Mapping):
        raise BadMessage(f"not an object: {line[:200]!r}")
    return message


def part(message: Message, name: str) -> Message:
    found = message.get(name)
    if not isinstance(found, Mapping):
        raise BadMessage(f"{name}: missing, or no object")
    return found


# The table's end.


def question_message(question: SeatQuestion, seconds: float) -> Message:
    game = question.game
    return {
        "question": {
            "game": game.id,
            "rules": game.rules_version,
            "options": game.minimal_settings(question.settings),
            "seat": question.seat,
            "view": question.view(),
            "decision": question.decision,
            "seconds": seconds,
            "seed": question.seed,
        }
    }


def redeals_wanted(message: Message) -> int:
    """How many redeals the bot asks for; BadMessage if it asks for none, or too many at once."""
    number = message.get("redeal")
    if type(number) is not int or not 1 <= number <= MOST_REDEALS:
        raise BadMessage(f"neither a move nor 1 to {MOST_REDEALS} redeals: {str(dict(message))[:200]}")
    return number


# The bot's end.


class WireQuestion(SeatQuestion):
    """A question as it arrived; anything else that the bot needs is requested."""

    def __init__(self, message: Message, find: Callable[[str], Game], ask: Callable[[Message], Message]) -> None:
        data = part(message, "question")
        game, seat = find(str(data.get("game"))), data.get("seat")
        if data.get("rules") != game.rules_version:
            raise BadMessage(f"{game.id}: rules version {data.get('rules')!r} is not {game.rules_version!r}")
        if type(seat) is not int:
            raise BadMessage("seat: missing, or no number")
        super().__init__(game, game.resolve_settings(part(data, "options")), seat, str(data.get("seed")))
        self._view = part(data, "view")
        self._decision = part(data, "decision")
        self._ask = ask

    @property
    def decision(self) -> View:
        return self._decision

    def view(self) -> View:
        return self._view

    def redeal(self) -> State:
        redeals = self._ask({"redeal": 1}).get("redeals")
        if not isinstance(redeals, list) or len(redeals) != 1:
            raise BadMessage("not one redeal")
        return self.game.from_position(redeals[0]).state
