"""The open decision, and what everybody may know of a state and of it."""

from __future__ import annotations

from typing import Final

from serai.core import view_types
from serai.core.game import Game
from serai.core.moves import Move, NumberVerb
from serai.core.questions import AnyQuestion
from serai.core.refusals import Reason, Refusal, RefusalCode
from serai.core.state import State

SHARED: Final = ["game", "seat", "players", "mode", "result", "decision"]  # what every view has, whatever the game


class Decision:
    """The open question: who is asked, what, and every answer."""

    def __init__(self, game: Game, state: State) -> None:
        question = game.space.questions[state.question_number]
        self.seat = state.seat
        self.question = question.name
        self.sealed = question.sealed
        self.clause = game.cite(question.clause)
        self._game = game
        self._state = state

    @property
    def moves(self) -> list[Move]:
        """Every legal move, named."""
        return [self._question().move(option) for option in self._state.all_options()]

    @property
    def actions(self) -> list[int]:
        """Every legal move as a flat action, sorted."""
        base = self._question().base
        return [base + option for option in self._state.all_options()]

    @property
    def blocked(self) -> list[tuple[Move, Refusal]]:
        """Moves that one might want to make here but may not, each with the reason."""
        state = self._state
        blocked = []
        for option in state.candidates():
            refusal = state.verify(option)
            if refusal is not None:
                blocked.append((self._question().move(option), self._game.explain(refusal)))
        return blocked

    def as_dict(self) -> view_types.Decision:
        """As plain data; a range of numbers stays a range."""
        state = self._state
        question = self._question()
        numbers = range_of(question, state.low, state.high)
        options = state.all_options() if numbers is None else list(state.options)
        data: view_types.Decision = {
            "seat": self.seat,
            "kind": self.question,
            "sealed": self.sealed,
            "veiled": state.veiled(),
            "clause": self.clause,
            "moves": [question.move(option).as_dict() for option in options],
            "blocked": [{"move": move.as_dict(), "why": why.as_dict()} for move, why in self.blocked],
        }
        if numbers is not None:
            data["range"] = numbers
        return data

    def _question(self) -> AnyQuestion:
        return self._game.space.questions[self._state.question_number]

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, question={self.question!r})"


def view_of(game: Game, state: State, seat: int | None) -> dict[str, object]:
    """What a seat may know of a state (None: a spectator), and of the open decision."""
    result = game.result(state)
    view: dict[str, object] = {"game": game.id, "seat": seat, "players": state.players, "mode": game.mode(state)}
    view.update(game.common_view(state))
    view.update(game.own_view(state, seat))
    view["result"] = None if result is None else result.as_dict()
    if state.seat < 0:
        view["decision"] = None
    elif state.seat == seat:
        view["decision"] = asked = Decision(game, state).as_dict()
        asked["facts"] = game.facts(view)
    else:
        view["decision"] = seen_by_others(game, state)
    return view


def seen_by_others(game: Game, state: State) -> view_types.Decision:
    """Who is asked (unless that is secret) and what, without the steps of a long answer."""
    question = game.space.questions[state.shown_question_number()]
    seen: view_types.Decision = {"kind": question.name, "sealed": question.sealed, "veiled": state.veiled()}
    if not question.sealed and not state.veiled():
        seen["seat"] = state.seat
    return seen


def find_option(game: Game, state: State, seat: int | None, move: Move) -> int | RefusalCode:
    """The option that a move of this seat (None: of whoever is asked) names, or why it cannot be chosen now."""
    clause = game.asking_clause
    if state.seat < 0:
        return RefusalCode(Reason("game_is_over", clause))
    if seat is not None and seat != state.seat:
        return RefusalCode(Reason("not_your_decision", clause, "seat:seat"), seat)
    question = game.space.questions[state.question_number]
    if not question.knows(move) and any(other.knows(move) for other in game.space.questions):
        return RefusalCode(Reason("not_asked_now", question.clause))
    option = question.option(move)
    if isinstance(option, RefusalCode):
        return option
    refusal = state.verify(option)
    return option if refusal is None else refusal


def range_of(question: AnyQuestion, low: int, high: int) -> view_types.NumberRange | None:
    """A range of options as numbers, if the verb they belong to counts; None if they are to be named one by one."""
    first = 0
    for verb in question.verbs:
        if low <= high and isinstance(verb, NumberVerb) and first <= low < first + verb.size:
            numbers = [verb.first + (option - first) * verb.step for option in (low, high)]
            return {
                "kind": verb.name,
                "argument": verb.argument,
                "from": numbers[0],
                "to": numbers[1],
                "step": verb.step,
            }
        first += verb.size
    return None
