"""Whatever is written can be read: WCAG AA for every colour of letters on every ground, by day and by night."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.web.browser import ROOT

SOURCE: Final = ROOT / "web" / "src"
STYLES: Final = ("style.css", "games/saba/saba.css", "games/dragons/Board.svelte")
WRITTEN: Final = re.findall(r"--([\w-]+): ([^;{}]+);", "\n".join((SOURCE / name).read_text() for name in STYLES))
NAMED: Final = dict(reversed(WRITTEN))  # as first said: what is printed has other colours
AA: Final = 4.5
ALL: Final = ("text", "quiet", "line", "danger")

# What is written on, beside the page's own grounds: where it stands, and the colours of the letters there.
GROUNDS: Final = {
    "var(--room)": ("style.css", ALL),
    "var(--table)": ("style.css", ALL),
    "var(--raised)": ("style.css", ALL),
    "var(--sign)": ("games/dragons/Sign.svelte", ALL),
    "var(--deep)": ("games/dragons/Board.svelte", ("text", "quiet")),
    "color-mix(in srgb, var(--table) 80%, var(--deep))": ("games/dragons/Prize.svelte", ("text", "quiet")),
    "color-mix(in srgb, var(--raised) 35%, var(--table))": ("games/saba/saba.css", ALL),
    "color-mix(in srgb, var(--water) 22%, var(--raised))": ("games/saba/HarbourCard.svelte", ("text",)),
    "color-mix(in srgb, var(--water) 30%, var(--table))": ("games/saba/Quay.svelte", ("text",)),
    "color-mix(in srgb, var(--act) 30%, var(--table))": ("games/saba/Quay.svelte", ("text",)),
    "color-mix(in srgb, var(--act) 22%, var(--raised))": ("games/saba/Quarter.svelte", ("text",)),
}

Colour = tuple[float, ...]


def parts(call: str) -> list[str]:
    """What a function is given."""
    return re.findall(r"(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+", call[call.index("(") + 1 : -1])


def colour(written: str, night: bool) -> Colour:
    """A colour as a stylesheet says it, in parts of 1."""
    written = written.strip()
    if written.startswith("#"):
        return tuple(int(written[at : at + 2], 16) / 255 for at in (1, 3, 5))
    if written.startswith("var("):
        return colour(NAMED[written[6:-1]], night)
    given = parts(written)
    if written.startswith("light-dark("):
        return colour(given[night], night)
    assert written.startswith("color-mix(in srgb,")
    first, share = given[1].rsplit(maxsplit=1)
    much = float(share.rstrip("%")) / 100
    mixed = zip(colour(first, night), colour(given[2], night))
    return tuple(one * much + other * (1 - much) for one, other in mixed)


def luminance(shown: Colour) -> float:
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in shown)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(("ground", "letters"), [(one, name) for one, (_, names) in GROUNDS.items() for name in names])
def test_letters_stand_out(ground: str, letters: str) -> None:
    for night in (False, True):
        dark, light = sorted((luminance(colour(f"var(--{letters})", night)), luminance(colour(ground, night))))
        assert (light + 0.05) / (dark + 0.05) >= AA


@pytest.mark.parametrize("ground", GROUNDS)
def test_grounds_are_those_of_the_page(ground: str) -> None:
    where, _ = GROUNDS[ground]
    assert ground.removeprefix("var(").removesuffix(")") in (SOURCE / where).read_text()
