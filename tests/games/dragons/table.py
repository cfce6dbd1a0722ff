"""What players do in tests of Dragons: pass, answer when they are asked, and let a batch take effect."""

from __future__ import annotations

from serai import Match
from serai.testing import events, play, scenario
from tests.games.dragons.look import written


def when_asked(match: Match, seat: int, *moves: str) -> Match:
    """The others pass until the seat is asked, then it answers."""
    while match.decision.seat != seat:
        play(match, (match.decision.seat, "pass"))
    return play(match, *((seat, move) for move in moves))


def take_effect(match: Match) -> Match:
    """Everybody passes until the batch has taken effect, or an effect asks something."""
    while match.decision.question == "window" and match.position()["window"]["batch"]:
        play(match, (match.decision.seat, "pass"))
    return match


def carry_out(match: Match, seat: int, *moves: str) -> Match:
    """The seat declares something as soon as it is asked, and everybody lets it take effect."""
    return take_effect(when_asked(match, seat, *moves))


def pass_windows(match: Match) -> Match:
    """Everybody passes until something other than a window is asked, or the game is over."""
    while match.decision is not None and match.decision.question == "window":
        play(match, (match.decision.seat, "pass"))
    return match


def pass_to(match: Match, space: str) -> Match:
    """Everybody who is asked passes until this space is being scored."""
    while match.view(None)["window"] is None or match.view(None)["window"]["space"] != space:
        assert match.decision is not None
        play(match, (match.decision.seat, "pass"))
    return match


def at_the_caravanserai(board: list[tuple[int, int | str]], **words: object) -> Match:
    """The caravanserai is being scored, with these pieces."""
    return scenario("dragons", at="caravanserai", board={"caravanserai": board}, **words)


def ways_to_answer(match: Match, first: str, event: str) -> set[str]:
    """The units of every way to complete an answer that begins with this move."""
    assert match.decision is not None
    seat, found, before = match.decision.seat, set(), len(events(match, event))
    unfinished = [play(match.at(len(match.choices)), (seat, first))]
    while unfinished:
        tried = unfinished.pop()
        if len(events(tried, event)) > before:
            found.add(written(events(tried, event)[-1].data["units"]))
            continue
        assert tried.decision is not None
        unfinished += [play(tried.at(len(tried.choices)), (seat, move)) for move in tried.decision.moves]
    return found
