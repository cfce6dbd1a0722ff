"""Rules section 6: the end of the game, the score and the ranking."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.facts import EventKind
from serai.core.game import Result
from serai.core.state import NOBODY
from serai.games.saba.serail import decide_tie, markers_of
from serai.games.saba.table import ENDINGS, NOT_ENDED, OVER, Table

ENDS_BY_PALACE: Final = EventKind("all_palace_cards_gone", "6")
ENDS_BY_CARD: Final = EventKind("game_end_taken", "S-38")
ENDS_BY_STALL: Final = EventKind("game_stalled", "S-41", "turns")
END_EVENTS: Final = [ENDS_BY_PALACE, ENDS_BY_CARD, ENDS_BY_STALL]


def end(s: Table, ending: i64) -> None:
    """S-37: at once; whatever the turn had still to bring falls away."""
    s.ending = ending
    s.step = OVER
    s.agenda = []
    s.ready = 0
    s.tell(END_EVENTS[ending], s.quiet)


def ranking_of(s: Table) -> list[list[int]]:
    """By points; equal points by the serail, again and again among those not yet placed; else they share."""
    places: list[list[int]] = []
    left = list(range(s.players))
    while left:
        most = max(s.points(seat) for seat in left)
        tied = [seat for seat in left if s.points(seat) == most]
        first = decide_tie(s, sum(1 << seat for seat in tied)) if len(tied) > 1 else tied[0]
        place = tied if first == NOBODY else [first]
        places.append(place)
        left = [seat for seat in left if seat not in place]
    return places


def rank_of(ranking: list[list[int]], seat: int) -> int:
    """S-40: shared ranks are counted, 1, 1, 3."""
    rank = 1
    for place in ranking:
        if seat in place:
            break
        rank += len(place)
    return rank


def result_of(s: Table) -> Result | None:
    if s.ending == NOT_ENDED:
        return None
    ranking = ranking_of(s)
    scores: list[dict[str, object]] = []
    for seat in range(s.players):
        scores.append(
            {
                "rank": rank_of(ranking, seat),
                "points": s.points(seat),
                "balconies": list(s.balconies).count(seat),
                "treasure_chamber": s.chamber[seat],
                "serail_seat": 1 if s.seat_figure == seat else 0,
                "serail_markers": markers_of(s, seat),
            }
        )
    return Result(ENDINGS[s.ending], ranking[0], ranking, scores)
