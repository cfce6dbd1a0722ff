"""The end: it comes in time, and the result is consistent with itself and the position."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise

from serai.core.game import Result
from serai.core.match import Match


def round_problems(match: Match, rounds: int) -> Iterator[str]:
    """Rounds only go up, and not beyond a declared last one; there is no result before the end."""
    now = match.game.rounds(match.state)
    last = match.settings.get("max_rounds")
    if now < rounds:
        yield f"round {rounds} is followed by round {now}"
    if isinstance(last, int) and now > last:
        yield f"round {now} has begun, and {last} is the last one"
    if match.state.seat >= 0 and match.result is not None:
        yield "there is a result before the end"


def result_problems(match: Match) -> Iterator[str]:
    """Every seat is ranked once, the winners are the first place, the ending is a declared one."""
    result = match.result
    if result is None:
        yield "the game is over without a result"
        return
    if result.ending not in match.game.endings:
        yield f"the ending {result.ending!r} is none of {match.game.endings}"
    if sorted(seat for place in result.ranking for seat in place) != list(range(match.players)):
        yield f"not every seat is ranked once: {result.ranking}"
    if not result.winners or sorted(result.winners) != sorted(result.ranking[0]):
        yield f"the winners {result.winners} are not the first place of {result.ranking}"
    if len(result.scores) != match.players:
        yield f"there are {len(result.scores)} scores for {match.players} seats"
    yield from ranking_problems(match, result)
    json.dumps(result.as_dict())
    if match.state.count() or match.decision is not None:
        yield "the game is over and something is still asked"
    for kind in match.game.space.questions:
        why = match.why_not(0, kind.move(0))
        if why is None or why.code != "game_is_over":
            yield f"after the end {kind.move(0)!r} is answered {why!r}"


def ranking_problems(match: Match, result: Result) -> Iterator[str]:
    """By the declared criteria, as far as they are scores, nobody is ranked above a better player."""
    mode = match.game.mode(match.state)
    scores = result.scores
    named = [one.name for one in match.game.meta.criteria if one.counts_in(mode)]
    keys = [[score[name] for name in named if name in score] for score in scores]
    for better, worse in pairwise(result.ranking):
        for ahead in better:
            for behind in worse:
                if keys[ahead] < keys[behind]:
                    yield f"seat {ahead} is before seat {behind}, and by {named} has {keys[ahead]} to {keys[behind]}"
