"""Rules section 6: the end of the game, the score and the ranking."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.game import Result
from serai.core.ranking import Criterion, places
from serai.games.saba.table import ENDINGS, OVER, Table

ENDS_BY_PALACE: Final = EventType("all_palace_cards_gone", "6")
ENDS_BY_CARD: Final = EventType("game_end_taken", "S-38")
ENDS_BY_STALL: Final = EventType("game_stalled", "S-41", "turns")
END_EVENTS: Final = [ENDS_BY_PALACE, ENDS_BY_CARD, ENDS_BY_STALL]

CRITERIA: Final = [Criterion("points"), Criterion("serail_markers"), Criterion("serail_order")]


def end(s: Table, ending: i64) -> None:
    """S-37: at once; the rest of the turn is dropped."""
    s.ending = ending
    s.step = OVER
    s.agenda = vec[i64]()
    s.ready = 0
    s.tell(END_EVENTS[ending], s.quiet)


def standing_of(s: Table, seat: i64) -> dict[str, int]:
    """What is compared: points, and the serail as in 5.3."""
    serail = list(s.serail)
    return {
        "points": s.points(seat),
        "serail_markers": s.serail_markers(seat),
        "serail_order": -serail.index(seat) if seat in serail else -len(serail),
    }


def rank_of(ranking: list[list[int]], seat: int) -> int:
    """S-40: shared ranks are counted, 1, 1, 3."""
    rank = 1
    for place in ranking:
        if seat in place:
            break
        rank += len(place)
    return rank


def result_of(s: Table) -> Result:
    standing = [standing_of(s, seat) for seat in range(s.players)]
    ranking = places(CRITERIA, s.rules.mode, standing)
    scores: list[dict[str, object]] = []
    for seat, has in enumerate(standing):
        scores.append(
            {
                "rank": rank_of(ranking, seat),
                "points": has["points"],
                "balconies": list(s.balconies).count(seat),
                "treasure_chamber": s.chamber[seat],
                "serail_seat": 1 if s.seat_figure == seat else 0,
                "serail_markers": has["serail_markers"],
            }
        )
    return Result(ENDINGS[s.ending], ranking[0], ranking, scores)
