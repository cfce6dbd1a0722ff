"""Rules section 4.6.3: Samira, who costs an appearance token."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.events import EventType
from serai.core.moves import Verb, choices
from serai.core.questions import Question
from serai.core.refusals import Reason, RefusalCode
from serai.games.emira.components import EVERY_TOKEN, SAMIRA, TOKEN_TYPES, TOKENS
from serai.games.emira.princesses.losses import suffered_before
from serai.games.emira.table import Table

TOKEN_HANDED_BACK: Final = EventType("token_handed_back", "4.6.3", "seat:seat type:token")
NO_OWN_TOKEN: Final = Reason("no_own_token_of_type", "4.6.3", "type:token")


def lose_token(s: Table, seat: i64) -> None:
    if not suffered_before(s, SAMIRA, seat) or s.rules.losses_repeat:
        s.ask(seat, SAMIRA_DISCARD)


class SamiraDiscard(Question[Table]):
    """Which token goes back into the bag."""

    def candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        return EVERY_TOKEN

    def check(self, s: Table, option: i64) -> RefusalCode | None:
        return RefusalCode(NO_OWN_TOKEN, option) if s.tokens[s.seat * TOKEN_TYPES + option] == 0 else None

    def answer(self, s: Table, seat: i64, option: i64) -> None:
        s.tokens[seat * TOKEN_TYPES + option] -= 1
        s.bag[option] += 1
        s.tell(TOKEN_HANDED_BACK, seat, option)

    def fits(self, s: Table) -> bool:
        return s.princess_at[SAMIRA] == s.seat


SAMIRA_DISCARD: Final = SamiraDiscard(
    "samira_discard", "4.6.3", [Verb("samira_discard", choices("type", TOKENS))], open_choice=True
)
