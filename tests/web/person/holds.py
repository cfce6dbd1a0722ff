"""What must always hold, asked of the page. A complaint counts when look after look finds it, not at first sight."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Error, Page

from tests.web.choosable import CHOICES, STATE
from tests.web.hand import MIDDLE
from tests.web.looks import LOOKS

Json = dict[str, Any]

HERE: Final = Path(__file__).parent
WATCHING: Final = (HERE / "watching.js").read_text()
EYES: Final = f"({(HERE / 'holds.js').read_text()})({LOOKS}, {CHOICES}, {MIDDLE})"
ALWAYS: Final = ("explanations", "dead", "shifted", "question", "answerable", "sideways")
CLOSELY: Final = ("letters", "cut", "overlaps")  # what takes longer to look at: when something new is shown
LOOKS_AGAIN: Final = 5
APART: Final = 250  # milliseconds
PATIENCE: Final = 60_000
ANSWER: Final = 15_000  # until something comes of what was done; only what is dead takes so long

# Something came of it: a move, another question, something taken up, opened or said.
CHANGED: Final = f"""
({{ now, state }}) => {{
  const {{ situation, asked, plays, busy }} = {EYES}.now();
  if (plays > now.plays || (busy && !now.busy)) return true;
  return asked !== now.asked || situation !== now.situation || ({STATE})() !== state;
}}
"""


class Broken(Exception):
    """Something that must hold does not."""


class Eyes:
    def __init__(self, page: Page, still: bool, finger: bool, onlooker: bool = False) -> None:
        self.page = page
        self.still = still
        self.onlooker = onlooker
        self.closely = (*CLOSELY, "targets") if finger else CLOSELY

    def things(self, kind: str) -> list[Json]:
        found: list[Json] = self.page.evaluate(f"(kind) => {EYES}.things(kind)", kind)
        return found

    def now(self) -> Json:
        found: Json = self.page.evaluate(f"() => {EYES}.now()")
        return found

    def rest(self) -> None:
        """Waits until the page has come to rest."""
        asked = [PATIENCE, self.still, self.onlooker]
        try:
            unquiet = self.page.evaluate(f"(asked) => {EYES}.rest(...asked)", asked)
        except Error as error:  # the page went elsewhere meanwhile
            if "context was destroyed" not in str(error):
                raise
            self.page.wait_for_load_state()
            unquiet = self.page.evaluate(f"(asked) => {EYES}.rest(...asked)", asked)
        if unquiet:
            raise Broken(f"not at rest for {PATIENCE // 1000} s: {unquiet}")

    def complaints(self, kinds: tuple[str, ...]) -> list[str]:
        found: list[str] = self.page.evaluate(f"(kinds) => {EYES}.complaints(kinds)", list(kinds))
        return found

    def check(self, *kinds: str) -> None:
        """Raises what does not hold, and still does not when one has looked several times."""
        wrong = self.complaints(kinds)
        for _ in range(LOOKS_AGAIN):
            if not wrong:
                return
            self.page.wait_for_timeout(APART)
            self.rest()
            again = set(self.complaints(kinds))
            wrong = [one for one in wrong if one in again]
        if wrong:
            raise Broken("; ".join(wrong))

    def told(self, thing: Json) -> bool:
        """Whether what is dimmed says why."""
        return self.comes_true(f"(number) => {EYES}.tells(number)", thing["number"])

    def before(self) -> Json:
        return {"now": self.now(), "state": self.page.evaluate(STATE)}

    def changed(self, before: Json) -> bool:
        """Whether something came of what was done."""
        return self.comes_true(CHANGED, before)

    def comes_true(self, what: str, arg: object) -> bool:
        try:
            self.page.wait_for_function(what, arg=arg, timeout=ANSWER)
        except Error as error:
            if "Timeout" not in str(error):
                raise
            return False
        return True
