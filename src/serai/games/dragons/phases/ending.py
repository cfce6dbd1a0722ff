"""Rules sections 4.9 and 5: clean-up, and the end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.arrays import total
from serai.core.events import EventType
from serai.core.game import Result
from serai.core.questions import Step
from serai.core.ranking import Criterion, places
from serai.core.state import NOBODY
from serai.games.dragons.artifacts.using import put_artifacts_back
from serai.games.dragons.components import ALL_TOKENS, CAVES, NICHES, SCROLL
from serai.games.dragons.table import (
    EMPTY,
    ENDINGS,
    LAST_ARTIFACT,
    MAX_ROUNDS,
    NOTHING,
    OVER,
    OWNED_TYPES,
    SHORT_GAME,
    Table,
)

LEFTOVERS_RETURNED: Final = EventType("leftovers_returned", "4.9", "cave:space amount")
LEFTOVERS_STAY: Final = EventType("leftovers_stay", "A-9", "cave:space amount")
CAMEL_PASSED: Final = EventType("camel_passed", "4.9", "seat:seat")
SCROLLS_DECIDED: Final = EventType("scrolls_decided", "5.3", "scrolls winners:seat[]")
GAME_ENDED: Final = [
    EventType("game_ended", clause, "ending:ending winners:seat[]") for clause in ("5.1", "5.4", "A-22")
]
CRITERIA: Final = [Criterion("artifacts"), Criterion("scrolls", modes=["magic"])]


def check_last_artifact(s: Table) -> None:
    """5.1: the game ends at once when the last artifact in the palace is bought."""
    for pile in s.piles:
        if pile.cards:
            return
    end(s, LAST_ARTIFACT)


class ReturnHome(Step[Table]):
    """4.9, steps 2 to 5. The next round follows unless the game is over."""

    def run(self, s: Table, argument: i64) -> None:
        s.hands = vec[i64]([ALL_TOKENS] * s.players)
        s.pieces = EMPTY
        put_artifacts_back(s)
        end_effects(s)
        clear_caves(s)
        s.treasure_discards.append(s.treasure_card)
        s.treasure_card = NOTHING
        if s.named != NOBODY:
            s.camel = s.named
            s.first = s.named
            s.named = NOBODY
            s.tell(CAMEL_PASSED, s.camel)
        if s.rules.short and most_artifacts(s) >= s.rules.short_game_artifacts:
            end(s, SHORT_GAME)
        elif s.round == s.rules.max_rounds:
            end(s, MAX_ROUNDS)


RETURN_HOME: Final = ReturnHome("return_home")


def end_effects(s: Table) -> None:
    """Everything that lasts for a round."""
    s.spy = NOBODY
    s.reversed = False
    s.sealed = 0
    s.closed = 0
    s.smuggler = NOBODY
    s.smuggled = 0
    s.admitted = 0
    s.keys = 0
    s.done = 0
    s.decided = EMPTY


def clear_caves(s: Table) -> None:
    """Treasure nobody took goes back to the bank, or stays (A-9)."""
    for cave in range(CAVES):
        amount = total(s.niches[cave * NICHES : (cave + 1) * NICHES])
        if amount and s.rules.leftovers_stay:
            s.tell(LEFTOVERS_STAY, cave, amount)
        elif amount:
            empty_cave(s, cave)
            s.tell(LEFTOVERS_RETURNED, cave, amount)


def empty_cave(s: Table, cave: i64) -> None:
    """All its treasure goes to the bank."""
    for niche in range(cave * NICHES, (cave + 1) * NICHES):
        if s.rules.finite:
            s.bank[cave] += s.niches[niche]
        s.niches[niche] = 0


def most_artifacts(s: Table) -> i64:
    return max([s.artifacts_of(seat) for seat in range(s.players)])


def end(s: Table, ending: i64) -> None:
    s.phase = OVER
    s.ending = ending
    s.agenda = vec[i64]()
    result = result_of(s)
    s.tell_cards(GAME_ENDED[ending], ending, result.winners)
    tied = [seat for seat in range(s.players) if s.artifacts_of(seat) == most_artifacts(s)]
    if len(tied) > len(result.winners):
        s.tell_cards(SCROLLS_DECIDED, scrolls(s, result.winners[0]), result.winners)


def scrolls(s: Table, seat: i64) -> i64:
    """They break ties in the magic game only (5.3)."""
    return s.owned[seat * OWNED_TYPES + SCROLL] if s.rules.magic else 0


def result_of(s: Table) -> Result:
    """5.2, 5.3: most artifacts; magic: then most scrolls; whoever is still tied shares the place."""
    standing = [{"artifacts": s.artifacts_of(seat), "scrolls": scrolls(s, seat)} for seat in range(s.players)]
    ranking = places(CRITERIA, s.rules.mode, standing)
    scores: list[dict[str, object]] = []
    for has in standing:
        scores.append({one.name: has[one.name] for one in CRITERIA if one.counts_in(s.rules.mode)})
    return Result(ENDINGS[s.ending], ranking[0], ranking, scores)
