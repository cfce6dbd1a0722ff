"""Matches from data: a save, or a position. All problems are reported before anything is played."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping

from serai.core.errors import BadMove, BadPosition, BadSave, SeraiError
from serai.core.events import Event
from serai.core.game import Game
from serai.core.match import Match
from serai.core.refusals import Refused


def match_at(game: Game, data: object) -> Match:
    """A match that starts at a position, given as a dict or its JSON text."""
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            raise BadPosition([f"this is not JSON: {error}"]) from error
    if not isinstance(data, Mapping):
        raise BadPosition([f"a position is a dict, not {type(data).__name__}"])
    start: dict[str, object] = {str(key): copy.deepcopy(value) for key, value in data.items()}
    if start.pop("game", game.id) != game.id:
        raise BadPosition([f"this is a position of {data.get('game')!r}, not of {game.id!r}"])
    rules = start.pop("rules", game.rules_version)
    if not reads(game, rules):
        raise BadPosition([f"rules version {rules!r} is not {game.rules_version!r}"])
    given = start.pop("options", None)
    if not isinstance(given, Mapping):
        raise BadPosition(["options: missing, or not a dict"])
    try:
        settings = game.resolve_settings(given, str(rules))
    except SeraiError as error:
        raise BadPosition([f"options: {error}"]) from error
    return Match(game, settings, "position", start)


def reads(game: Game, rules: object) -> bool:
    """Whether games of a rules version can be read: today's, or an earlier one that the game remembers."""
    return rules == game.rules_version or rules in game.earlier_versions


def load_match(game: Game, save: Mapping[str, object]) -> Match:
    """Rebuild a match from its save; BadSave if it does not replay.

    A game of an earlier rules version becomes a game of today's, with the defaults of that version written out.
    If it meets a clause whose meaning has changed since, it is `stopped` before the choice that does.
    """
    rules = save.get("rules")
    if not reads(game, rules):
        raise BadSave(f"saved under rules version {rules!r}; this is {game.rules_version!r}")
    settings, seed, choices = save.get("options"), save.get("seed"), save.get("choices")
    if not isinstance(settings, Mapping):
        raise BadSave("options: missing, or not a dict")
    if not isinstance(seed, int | str) or isinstance(seed, bool):
        raise BadSave("seed: missing, or neither a number nor a text")
    if not isinstance(choices, list) or not all(type(choice) is int for choice in choices):
        raise BadSave("choices: missing, or not a list of whole numbers")
    start = save.get("start")
    if start is not None and not isinstance(start, dict):
        raise BadSave("start: not a dict")
    try:
        match = Match(game, game.resolve_settings(settings, str(rules)), seed, copy.deepcopy(start))
    except SeraiError as error:
        raise BadSave(f"the start cannot be set up: {error}") from error
    for number, choice in enumerate(choices):
        try:
            if rules == game.rules_version:
                match.act(choice)
            elif (stop := match.act_by(str(rules), choice)) is not None:
                match.stopped, match.original = stop, {str(key): copy.deepcopy(value) for key, value in save.items()}
                break
        except (Refused, BadMove) as error:
            raise BadSave(f"choice {number + 1} of {len(choices)} cannot be made: {error}") from error
    notes = notes_of(save.get("notes", []))
    match.notes = [note for note in notes if match.stopped is None or note.choice <= len(match.choices)]
    return match


def notes_of(data: object) -> list[Event]:
    """What was noted in the log beside the rules."""
    if not isinstance(data, list):
        raise BadSave("notes: not a list")
    notes = []
    for note in data:
        fields = note if isinstance(note, dict) else {}
        kind, clause, told, choice = (fields.get(name) for name in ("kind", "clause", "data", "choice"))
        seats = fields.get("seats")
        known = seats is None or (isinstance(seats, list) and all(type(seat) is int for seat in seats))
        if not (isinstance(kind, str) and isinstance(clause, str) and isinstance(told, dict) and type(choice) is int):
            raise BadSave(f"notes: {note!r} is no note"[:200])
        if not known:
            raise BadSave(f"notes: {seats!r} are no seats"[:200])
        notes.append(Event(kind, clause, told, seats, choice))
    return notes


def differences(match: Match, save: Mapping[str, object]) -> list[str]:
    """The claims of a save that its replay does not confirm.

    A digest is of its own rules version: of an earlier one, only the result is compared.
    """
    found = []
    again: dict[str, object] = json.loads(json.dumps(match.export()))
    for key in ("digest", "result") if save.get("rules") == match.game.rules_version else ("result",):
        if save.get(key) != again[key]:
            found.append(f"{key}: saved {save.get(key)!r}, recomputed {again[key]!r}")
    return found
