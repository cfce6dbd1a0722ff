"""The protocol between a table and a bot in another program: one JSON message per line (docs/bots.md).

to the bot    {"question": {"game": "saba", "rules": "1", "options": {...}, "seat": 2, "view": {...},
                            "decision": {...}, "seconds": 10.0, "seed": "3f2a..."}}
from the bot  {"move": {"kind": "end_turn"}}            the answer, or
              {"redeal": 3}                             three positions that fit what the seat knows
to the bot    {"redeals": [{...}, {...}, {...}]}        and so on, until it answers

A worker of the house is sent a "redeal" in place of "view" and "decision": both follow from it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Final

from serai.bots.question import SeatQuestion, View
from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.state import State
from serai.core.views import Decision, view_of

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
    return message_with({"view": question.view(), "decision": question.decision}, question, seconds)


def worker_message(question: SeatQuestion, seconds: float) -> Message:
    """The same for a worker of the house, with the first redeal: most bots need no other."""
    return message_with({"redeal": question.position(question.redeal())}, question, seconds)


def message_with(known: Message, question: SeatQuestion, seconds: float) -> Message:
    """A question that says by these parts what the seat may know."""
    game = question.game
    return {
        "question": {
            "game": game.id,
            "rules": game.rules_version,
            "options": game.minimal_settings(question.settings),
            "seat": question.seat,
            **known,
            "seconds": seconds,
            "seed": question.seed,
        }
    }


def redeals_for(question: SeatQuestion, request: Message) -> Iterator[dict[str, object]]:
    """The redeals that a bot asks for, each dealt when it is fetched; BadMessage if it asks for none, or too many."""
    number = request.get("redeal")
    if type(number) is not int or not 1 <= number <= MOST_REDEALS:
        raise BadMessage(f"neither a move nor 1 to {MOST_REDEALS} redeals: {str(dict(request))[:200]}")
    return (question.position(question.redeal()) for _ in range(number))


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
        self._redeal: object = data.get("redeal")
        self._redeal_is_new = self._redeal is not None
        if self._redeal is None:
            self._view, self._decision = part(data, "view"), part(data, "decision")
        self._ask = ask

    @property
    def decision(self) -> View:
        return self._decision if self._redeal is None else Decision(self.game, self._seen).as_dict()

    def view(self) -> View:
        return self._view if self._redeal is None else view_of(self.game, self._seen, self.seat)

    def redeal(self) -> State:
        if self._redeal_is_new:
            self._redeal_is_new = False
            return self._restored(self._redeal)
        redeals = self._ask({"redeal": 1}).get("redeals")
        if not isinstance(redeals, list) or len(redeals) != 1:
            raise BadMessage("not one redeal")
        return self._restored(redeals[0])

    @cached_property
    def _seen(self) -> State:
        """The redeal that came with the question, to look at alone: the bot may play on in what it is given of it."""
        return self._restored(self._redeal)

    def _restored(self, redeal: object) -> State:
        return self.game.from_position(redeal).state
