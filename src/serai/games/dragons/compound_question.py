"""What all questions of Aladdin's Dragons have in common: a compound answer is a chain of small ones (section 11)."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.questions import Question
from serai.games.dragons.table import Table


class DragonsQuestion(Question[Table]):
    """A question whose answer may go on with another one; `parts` is what has been chosen of the whole answer."""

    def skippable(self, s: Table) -> bool:
        """7.5: with only one answer, nothing is asked."""
        return s.count() == 1

    def fits(self, s: Table) -> bool:
        """Whether an answer can begin with it here; most questions only go on with one."""
        return False

    def option_kept(self, s: Table, part: i64, last: Question[Table]) -> i64:
        """The option whose choice is kept as `part`, in an answer that has come as far as the question `last`."""
        return part
