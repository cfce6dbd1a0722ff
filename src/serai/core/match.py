"""A match: one game being played, as data. `game + settings + seed + rules version + choices` is all of it."""

from __future__ import annotations

import copy
from bisect import bisect_right
from typing import Final

from serai.core import view_types
from serai.core.errors import BadMove, SeraiError
from serai.core.events import Event, Recorder
from serai.core.game import Game, Result
from serai.core.moves import Move, as_move
from serai.core.refusals import Reason, Refusal, RefusalCode, Refused
from serai.core.rng import seeded
from serai.core.settings import Value
from serai.core.state import State
from serai.core.views import Decision, find_option, view_of

FORMAT: Final = "serai-match-1"

UNDO_FREE: Final = 0
UNDO_WITH_CONSENT: Final = 1
UNDO_NEVER: Final = 2


def position_data(game: Game, settings: dict[str, Value], state: State) -> dict[str, object]:
    """A whole state as readable data, with the game and the settings it belongs to."""
    return {
        "game": game.id,
        "rules": game.rules_version,
        "options": game.minimal_settings(settings),
        **game.position(state),
    }


class Match:
    """Play it with `play`, look at it with `view`, keep it with `export`."""

    def __init__(
        self,
        game: Game,
        settings: dict[str, Value],
        seed: int | str,
        start: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.settings = settings
        self.seed = seed
        self.start = start
        self.choices: list[int] = []
        self.notes: list[Event] = []
        self.stopped: Refusal | None = None  # why a game of earlier rules cannot go on
        self.original: dict[str, object] | None = None  # the whole save of a game that is stopped
        self._begin()

    def _begin(self) -> None:
        self.choices = []
        self._undo: list[int] = []
        self._recorder = Recorder()
        self._ends = [0]
        if self.start is None:
            rng = seeded(f"{self.game.id}:{self.seed}")
            self.state: State = self.game.deal(self.settings, rng, self._recorder)
        else:
            self.state = self.game.restore(self.settings, self.start, self._recorder)
        self._ends[0] = len(self._recorder.events)

    # Looking.

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the game is over."""
        return Decision(self.game, self.state) if self.state.seat >= 0 else None

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    @property
    def log(self) -> list[Event]:
        """Everything that happened since the start of the match; `Event.seats` says who may see it."""
        return self.log_since(0)

    def log_since(self, first: int) -> list[Event]:
        """The log from its entry number `first` on; `Event.choice` says after which choice, 0 being the deal."""
        if self.notes:
            return self._with_notes(self._described(0))[first:]
        return self._described(first)

    def _described(self, first: int) -> list[Event]:
        """The events of the rules."""
        entries = []
        choice = bisect_right(self._ends, first)
        for number in range(first, len(self._recorder.events)):
            while choice < len(self._ends) and self._ends[choice] <= number:
                choice += 1
            entries.append(self.game.describe(self._recorder.events[number], choice, self.players))
        return entries

    def _with_notes(self, events: list[Event]) -> list[Event]:
        """Each note stands before the events of its choice."""
        entries = []
        notes = self.notes.copy()
        for event in events:
            while notes and notes[0].choice <= event.choice:
                entries.append(notes.pop(0))
            entries.append(event)
        return entries + notes

    def note(self, kind: str, data: dict[str, object]) -> None:
        """Add something that no rule caused, such as a bot that had to be replaced, to the log before the next choice.

        Everybody sees it, except while it is secret who is asked: then only the seat that is asked sees it.
        """
        seats = [self.state.seat] if self.state.veiled() else None
        clause = self.game.cite(self.game.asking_clause)
        self.notes.append(Event(kind, clause, data, seats, len(self.choices) + 1))

    def heard(self, seat: int | None, first: int = 0) -> list[view_types.NumberedEvent]:
        """What a seat has been told (None: a spectator), from its own entry number `first` on, as plain data.

        The numbers are the seat's own: unlike `Event.choice` they do not count what others do in secret.
        """
        self._check_seat(seat)
        told = [entry for entry in self.log if entry.visible_to(seat)]
        numbered: list[view_types.NumberedEvent] = [
            {"number": number, "kind": event.kind, "clause": event.clause, "data": event.data}
            for number, event in enumerate(told)
        ]
        return numbered[first:]

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat may know (None: a spectator), as plain data."""
        self._check_seat(seat)
        return view_of(self.game, self.state, seat)

    def why_not(self, seat: int, move: object) -> Refusal | None:
        """Why the seat may not make this move now; None if it may. BadMove if it is not a move at all."""
        found = self._find(seat, as_move(move))
        return self.game.explain(found) if isinstance(found, RefusalCode) else None

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.players:
            raise SeraiError(f"there is no seat {seat}; seats are 0 to {self.players - 1}")

    def _find(self, seat: int | None, move: Move) -> int | RefusalCode:
        self._check_seat(seat)
        return find_option(self.game, self.state, seat, move)

    def parse(self, text: str) -> Move:
        """The move that a text names at the open decision, such as "bid 250"; BadMove if there is none."""
        if self.state.seat < 0:
            raise BadMove("the game is over: there is no move to make")
        return self.game.space.questions[self.state.question_number].parse(text)

    # Playing.

    def play(self, move: object, seat: int | None = None) -> None:
        """Make a move; raises Refused with the reason, and then nothing has changed."""
        if self.stopped is not None:
            raise Refused(self.stopped)
        found = self._find(seat, as_move(move))
        if isinstance(found, RefusalCode):
            raise Refused(self.game.explain(found))
        self._choose(found)

    def act(self, action: int) -> None:
        """Make a move given as a flat action; raises Refused as `play` does."""
        if self.stopped is not None:
            raise Refused(self.stopped)
        number, option = self.game.space.split(action)
        refusal = self._why_not_option(number, option)
        if refusal is not None:
            raise Refused(self.game.explain(refusal))
        self._choose(option)

    def _why_not_option(self, number: int, option: int) -> RefusalCode | None:
        if self.state.seat < 0:
            return RefusalCode(Reason("game_is_over", self.game.asking_clause))
        if number != self.state.question_number:
            return RefusalCode(Reason("not_asked_now", self.game.asking_clause))
        return self.state.verify(option)

    def act_by(self, rules: str, action: int) -> Refusal | None:
        """Make a choice of a game of an earlier rules version, by the names it had then.

        If that game meets a clause here whose meaning has changed since, or today's rules ask or allow something
        else, nothing is done, and the reason returned.
        """
        number, option = self.game.space.split(action)
        before = self.game.space.questions[number]
        move = before.move(option)
        if self.state.seat >= 0 and number != self.state.question_number:
            asked = self.game.space.questions[self.state.question_number]
            if all(verb.name != before.name for verb in asked.verbs):  # it has not grown from it
                return self._changed(rules, asked.clause)
        found = self._find(None, move)
        if isinstance(found, RefusalCode):
            return self._changed(rules, found.clause)
        self._choose(found)
        clause = self.changed_clause(rules)
        if clause is None:
            return None
        self._replay(self.choices[:-1])
        return self._changed(rules, clause)

    def changed_clause(self, rules: str) -> str | None:
        """The changed clause that the last choice, or the deal, has come upon."""
        first = self._ends[-2] if len(self._ends) > 1 else 0
        return self.game.changed_clause(rules, self.state, self._recorder.events[first:])

    def _changed(self, rules: str, clause: str) -> Refusal:
        numbers: dict[str, object] = {"rules": rules, "choice": len(self.choices) + 1}
        return Refusal("rules_changed", self.game.cite(clause), numbers)

    def _choose(self, option: int) -> None:
        state = self.state
        seat, reveals, hushes, veiled = state.seat, state.reveals, state.hushes, state.veiled()
        self.choices.append(self.game.space.flat(state.question_number, option))
        state.choose(option)
        self._ends.append(len(self._recorder.events))
        told = self._ends[-1] > self._ends[-2]
        if state.reveals != reveals or (veiled and (told or state.seat != seat)) or state.hushes != hushes:
            self._undo.append(UNDO_NEVER)
        elif state.seat != seat or (told and state.veiled()):  # a veil hides whether the same seat is asked again
            self._undo.append(UNDO_WITH_CONSENT)
        else:
            self._undo.append(UNDO_FREE)

    def why_not_undo(self, consent: bool = False, number: int = 1) -> Refusal | None:
        """Why the last `number` choices cannot be taken back.

        With the table's consent a turn that has passed can be taken back; a card that was seen cannot.
        """
        if self.stopped is not None:
            return self.stopped
        clause = self.game.cite(self.game.asking_clause)
        if len(self._undo) < number:
            return Refusal("nothing_to_undo", clause, {})
        hardest = max(self._undo[-number:])
        if hardest == UNDO_NEVER:
            return Refusal("undo_would_unsee", clause, {})
        if hardest == UNDO_WITH_CONSENT and not consent:
            return Refusal("undo_needs_consent", clause, {})
        return None

    def undo(self, consent: bool = False) -> None:
        """Take back the last choice, or raise Refused."""
        refusal = self.why_not_undo(consent)
        if refusal is not None:
            raise Refused(refusal)
        self._replay(self.choices[:-1])

    def _replay(self, actions: list[int]) -> None:
        self.notes = [note for note in self.notes if note.choice <= len(actions)]
        self._begin()
        for action in actions:
            self.act(action)

    # Keeping.

    def export(self) -> dict[str, object]:
        """The save: everything that rebuilds this match, and a digest to compare with."""
        if self.original is not None:
            return copy.deepcopy(self.original)
        result = self.result
        save: dict[str, object] = {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "options": self.game.minimal_settings(self.settings),
            "seed": self.seed,
            "choices": self.choices.copy(),
            "digest": self.game.digest(self.state),
            "result": None if result is None else result.as_dict(),
        }
        if self.start is not None:
            save["start"] = copy.deepcopy(self.start)
        if self.notes:
            save["notes"] = [note.as_dict() for note in self.notes]
        return save

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its save; the registry knows the game again."""
        from serai.core.registry import load

        return load, (self.export(),)

    def position(self) -> dict[str, object]:
        """The whole state as readable data, for `Game.from_position`."""
        return position_data(self.game, self.settings, self.state)

    def at(self, choices: int) -> Match:
        """This match as it was after that many choices."""
        match = Match(self.game, self.settings, self.seed, self.start)
        match.notes = self.notes.copy()
        match._replay(self.choices[:choices])
        return match

    def fork(self, seat: int | None, seed: int | str) -> Match:
        """A what-if: it looks the same to `seat`, and everything that the seat cannot know is dealt again."""
        state = self.state.clone()
        rng = seeded(f"fork:{seed}")
        state.redeal(self.players if seat is None else seat, rng)
        state.rng = rng
        return Match(self.game, self.settings, seed, self.game.position(state))
