"""What a checked game showed: counts, and every problem with a save that reproduces it."""

from __future__ import annotations

from dataclasses import dataclass, field

from serai.core.match import Match

MOST_PROBLEMS = 10  # of one check


@dataclass
class Problem:
    """A violation: the check, the number of choices before it, and what was wrong."""

    check: str
    choices: int
    text: str

    def __str__(self) -> str:
        return f"{self.check} after {self.choices} choices: {self.text}"


@dataclass
class Report:
    """One checked game. `dealt_anew` of the `swaps` led to another position of the hidden things."""

    game: str
    settings: dict[str, object]
    seed: int | str
    decisions: int = 0
    thorough: int = 0
    swaps: int = 0
    dealt_anew: int = 0
    hidden_numbers: int = 0
    ending: str | None = None
    problems: list[Problem] = field(default_factory=list)
    save: dict[str, object] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        return not self.problems

    def add(self, check: str, match: Match, text: str) -> None:
        """Keep a problem, unless its check has already produced many."""
        if sum(problem.check == check for problem in self.problems) < MOST_PROBLEMS:
            self.problems.append(Problem(check, len(match.choices), text))

    def replay(self, problem: Problem) -> dict[str, object]:
        """The save of the moment at which a problem was found, for `serai.load`."""
        choices = self.save["choices"]
        assert isinstance(choices, list)
        save = {name: value for name, value in self.save.items() if name not in ("digest", "result")}
        return {**save, "choices": choices[: problem.choices]}

    def as_dict(self) -> dict[str, object]:
        found = [
            {"check": p.check, "choices": p.choices, "text": p.text, "replay": self.replay(p)} for p in self.problems
        ]
        return {
            "game": self.game,
            "options": self.settings,
            "seed": self.seed,
            "decisions": self.decisions,
            "thorough": self.thorough,
            "swaps": self.swaps,
            "dealt_anew": self.dealt_anew,
            "hidden_numbers": self.hidden_numbers,
            "ending": self.ending,
            "problems": found,
        }

    def __str__(self) -> str:
        given = ", ".join(f"{name}={value!r}" for name, value in self.settings.items())
        head = f"{self.game}({given}, seed={self.seed!r}): {self.decisions} decisions, "
        head += f"{len(self.problems)} problems"
        return "\n".join([head, *(f"  {problem}" for problem in self.problems)])
