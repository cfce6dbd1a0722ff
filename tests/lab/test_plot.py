from __future__ import annotations

from xml.etree import ElementTree

import pytest

from serai.lab.plot import Scale, Whisker, axis, drawn, picture, scale_for


def test_a_whisker_in_a_line() -> None:
    scale = Scale(0.0, 10.0, 5.0)
    assert drawn(Whisker("x", 2, 5, 8), scale, 11) == "  ├──●──┤  "
    assert drawn(Whisker("x", 2, 5, 8), scale, 11, mark=7) == "  ├──●─┼┤  "
    assert drawn(Whisker("x", 2, 5, 8), scale, 11, mark=10) == "  ├──●──┤ │"
    assert drawn(Whisker("x", 5, 5, 5), scale, 11) == "     ●     "
    assert axis(scale, 11) == "0    5   10"


@pytest.mark.parametrize("values", [[1.0, 2.0], [0.0, 0.413], [-37.0, 1512.0], [1500.0, 1500.0]])
def test_a_scale_has_round_ends_and_holds_everything(values: list[float]) -> None:
    scale = scale_for(values)
    assert scale.low <= min(values)
    assert scale.high >= max(values)
    marks = scale.marks()
    assert marks[0] == scale.low
    assert marks[-1] == pytest.approx(scale.high)
    assert 2 <= len(marks) <= 9


def test_a_picture_is_xml_and_names_everybody() -> None:
    whiskers = [Whisker("cmd:./a <b> & c", 1400, 1450, 1500), Whisker("cmd:./a-long-name", 1500, 1550, 1620)]
    root = ElementTree.fromstring(picture("Bots", "a note", whiskers))
    texts = [element.text for element in root.iter() if element.text and element.text.strip()]
    assert {"cmd:./a <b> & c", "cmd:./a-long-na…", "1550 (1500 to 1620)", "a note"} <= set(texts)
    assert len([element for element in root.iter() if element.tag.endswith("circle")]) == 2
