"""Whatever is written can be read: WCAG AA for every colour of letters on every ground, by day and by night."""

from __future__ import annotations

import re

import pytest

from tests.web.browser import ROOT

STYLE = (ROOT / "web" / "src" / "style.css").read_text()
AA = 4.5


def colours(name: str) -> tuple[str, str]:
    """By day, by night."""
    found = re.search(rf"--{name}: light-dark\((#\w{{6}}), (#\w{{6}})\)", STYLE)
    assert found
    return found[1], found[2]


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("ground", ["room", "table", "raised"])
@pytest.mark.parametrize("letters", ["text", "quiet", "line", "danger"])
def test_letters_stand_out(letters: str, ground: str) -> None:
    for written, below in zip(colours(letters), colours(ground)):
        dark, light = sorted((luminance(written), luminance(below)))
        assert (light + 0.05) / (dark + 0.05) >= AA
