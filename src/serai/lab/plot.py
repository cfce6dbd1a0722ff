"""Values with their intervals on a common scale: in a line of a terminal, and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 720
LABELS: Final = 130  # the column of names
LONGEST: Final = 16  # of the names, in characters
NUMBERS: Final = 170  # the column of figures
ROW: Final = 30
TOP: Final = 52
BOTTOM: Final = 44
INK: Final = "#22303c"
FAINT: Final = "#dfe4e8"
ACCENT: Final = "#b5541c"


@dataclass(frozen=True)
class Whisker:
    """A value and the ends of its interval."""

    label: str
    low: float
    value: float
    high: float


@dataclass(frozen=True)
class Scale:
    """From `low` to `high`, with a mark at each `step`."""

    low: float
    high: float
    step: float

    def part(self, value: float) -> float:
        """How far along the scale a value is, from 0 to 1."""
        return min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))

    def column(self, value: float, width: int) -> int:
        return round(self.part(value) * (width - 1))

    def marks(self) -> list[float]:
        return [self.low + self.step * number for number in range(round((self.high - self.low) / self.step) + 1)]


def scale_for(values: Sequence[float], marks: int = 6) -> Scale:
    """A scale with round ends that holds all values, with about this many marks."""
    lowest, highest = min(values), max(values)
    rough = max(highest - lowest, 1e-9) / marks
    size = 10.0 ** floor(log10(rough))
    step = next(times * size for times in (1.0, 2.0, 5.0, 10.0) if times * size >= rough)
    low = floor(lowest / step) * step
    return Scale(low, max(ceil(highest / step) * step, low + step), step)


def drawn(whisker: Whisker, scale: Scale, width: int, mark: float | None = None) -> str:
    """An interval in a given number of characters, such as `├──●──┤`; a mark is a value to compare with."""
    cells = [" "] * width
    low, high = scale.column(whisker.low, width), scale.column(whisker.high, width)
    cells[low : high + 1] = ["─"] * (high + 1 - low)
    cells[low], cells[high] = "├", "┤"
    if mark is not None:
        at = scale.column(mark, width)
        cells[at] = "┼" if low < at < high else "│"
    cells[scale.column(whisker.value, width)] = "●"
    return "".join(cells)


def axis(scale: Scale, width: int) -> str:
    """The marks of a scale in words, each under its column as far as there is room."""
    line = ""
    for value in scale.marks():
        text = f"{value:g}"
        start = min(max(0, scale.column(value, width) - len(text) // 2), width - len(text))
        if not line or start > len(line):
            line = line.ljust(start) + text
    return line.ljust(width)


def picture(title: str, note: str, whiskers: Sequence[Whisker]) -> str:
    """A small picture in SVG: a line for each value, the marks of the scale below."""
    scale = scale_for([value for whisker in whiskers for value in (whisker.low, whisker.high)])
    height = TOP + ROW * len(whiskers) + BOTTOM
    bottom = height - BOTTOM

    def across(value: float) -> float:
        return round(LABELS + scale.part(value) * (WIDTH - LABELS - NUMBERS), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        f' font-family="system-ui, sans-serif" font-size="13" fill="{INK}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="16" y="28" font-size="16" font-weight="600">{escape(title)}</text>',
    ]
    for value in scale.marks():
        x = across(value)
        parts.append(f'<line x1="{x}" y1="{TOP - 6}" x2="{x}" y2="{bottom}" stroke="{FAINT}"/>')
        parts.append(f'<text x="{x}" y="{bottom + 16}" text-anchor="middle" font-size="11">{value:g}</text>')
    for row, whisker in enumerate(whiskers):
        y = TOP + ROW * row + ROW // 2
        low, at, high = across(whisker.low), across(whisker.value), across(whisker.high)
        name = whisker.label if len(whisker.label) <= LONGEST else f"{whisker.label[: LONGEST - 1]}…"
        figures = f"{whisker.value:.0f} ({whisker.low:.0f} to {whisker.high:.0f})"
        ends = f"M{low} {y - 5}v10M{low} {y}H{high}M{high} {y - 5}v10"
        parts.append(f'<text x="{LABELS - 14}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<path d="{ends}" stroke="{ACCENT}" stroke-width="1.5" fill="none"/>')
        parts.append(f'<circle cx="{at}" cy="{y}" r="5" fill="{ACCENT}"/>')
        parts.append(f'<text x="{WIDTH - 16}" y="{y + 4}" text-anchor="end">{figures}</text>')
    parts.append(f'<text x="16" y="{height - 10}" font-size="11" opacity="0.7">{escape(note)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
