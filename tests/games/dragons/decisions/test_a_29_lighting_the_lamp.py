"""A-29: the lamp is lit by the first spell, not by an action of its own."""

from __future__ import annotations

import pytest

from serai import BadMove
from serai.testing import events, play, scenario


@pytest.mark.parametrize("moment", ["start", "placement", "caravanserai", "clean_up"])
def test_a_29_no_window_offers_the_lamp(moment: str) -> None:
    match = scenario("dragons", at=moment, spells={0: ["alms"]})
    assert not [move for move in match.decision.moves if "lamp" in str(move)]
    with pytest.raises(BadMove):
        match.parse("use lamp")


def test_a_29_without_a_spell_nobody_is_asked_for_the_sake_of_the_lamp() -> None:
    match = scenario("dragons", at="caravanserai", board={"caravanserai": [(0, 5)]})
    assert match.decision.question == "choose_first_player"


def test_a_29_lamp_and_spell_are_one_declaration() -> None:
    match = scenario("dragons", spells={0: ["offering"]})
    play(match, (0, "cast offering"))
    kinds = [entry.kind for entry in match.log]
    assert kinds.index("spell_cast") - kinds.index("lamp_lit") == 1
    assert events(match, "lamp_lit")[0].choice == events(match, "spell_cast")[0].choice
