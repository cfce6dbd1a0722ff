"""Tools for tests: a situation, some moves, and what followed."""

from __future__ import annotations

from serai.core.events import Event
from serai.core.match import Match
from serai.core.moves import Move
from serai.core.refusals import Refusal
from serai.core.registry import find


def scenario(name: str, /, seed: int | str = 1, **words: object) -> Match:
    """A match that starts at a situation: a fresh deal in which only the things named are different.

    `words` are settings of the game (players, mode, edition, ...) and wishes of its `arrange`: fields of a
    position (`gold=[...]`, `palace={0: ["layla"]}`, `round=5`) and a few more, such as `phase="auction"`,
    `emira_top=[...]` or `draws=["thara"]` for what a rule draws at random. Everything is checked: a wish
    that breaks an invariant is a BadPosition.
    """
    game = find(name)
    names = {setting.name for setting in game.settings}
    settings = game.resolve_settings({word: value for word, value in words.items() if word in names})
    wishes = {word: value for word, value in words.items() if word not in names}
    return Match(game, settings, seed, game.arrange(settings, f"{name}:{seed}", wishes))


def play(match: Match, *moves: tuple[int, str | dict[str, object] | Move]) -> Match:
    """Make moves, each with the seat that is expected to be asked: `play(m, (0, "pass"), (1, "bid 250"))`."""
    for number, (seat, move) in enumerate(moves):
        decision = match.decision
        assert decision is not None, f"move {number}: the game is over, {move!r} cannot be made"
        assert decision.seat == seat, f"move {number}: {decision.question} asks seat {decision.seat}, not {seat}"
        match.play(match.parse(move) if isinstance(move, str) else move)
    return match


def refusal(match: Match, seat: int, move: str | dict[str, object] | Move) -> Refusal | None:
    """Why a move is not allowed; None if it is."""
    return match.why_not(seat, match.parse(move) if isinstance(move, str) else move)


def events(match: Match, kind: str) -> list[Event]:
    """All events of one kind since the match began."""
    return [entry for entry in match.log if entry.kind == kind]
