"""How a game ranks its players: one list, used by the rules and shown when a game is over."""

from __future__ import annotations


class Criterion:
    """Something that is compared, more of it being better; its name is that of a score if the result has it as one.

    `modes` are those in which it counts, by default all of them. In the modes of `decides_in` nothing further is
    compared once anybody has it.
    """

    def __init__(self, name: str, modes: list[str] | None = None, decides_in: list[str] | None = None) -> None:
        self.name = name
        self.modes = modes
        self.decides_in = decides_in or []

    def counts_in(self, mode: str | None) -> bool:
        return self.modes is None or mode in self.modes

    def as_dict(self) -> dict[str, object]:
        return {"name": self.name, "modes": self.modes}


def places(criteria: list[Criterion], mode: str | None, standing: list[dict[str, int]]) -> list[list[int]]:
    """The seats, place by place, from what each has of every criterion; equal seats share a place."""
    keys: list[list[int]] = [[] for _ in standing]
    for criterion in criteria:
        if not criterion.counts_in(mode):
            continue
        for seat, has in enumerate(standing):
            keys[seat].append(has[criterion.name])
        if mode in criterion.decides_in and any(has[criterion.name] for has in standing):
            break
    found: list[list[int]] = []
    for seat in sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True):
        if found and keys[found[-1][0]] == keys[seat]:
            found[-1].append(seat)
        else:
            found.append([seat])
    return found
