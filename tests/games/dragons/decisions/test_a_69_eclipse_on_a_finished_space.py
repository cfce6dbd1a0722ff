"""A-69: an Eclipse may be cast on a finished space."""

from __future__ import annotations

from functools import partial

import pytest

from serai.testing import events, scenario
from tests.games.dragons.look import look_at, strengths
from tests.games.dragons.table import carry_out, when_asked
from tests.games.look import reason

tent = partial(
    scenario,
    "dragons",
    at="tent",
    board={"cave_red": [(3, 9), (3, 2)], "guard_room": [(3, 5)]},
    spells={0: ["lunar_eclipse", "solar_eclipse", "alms"]},
)


@pytest.mark.parametrize("spell", ["lunar_eclipse", "solar_eclipse"])
def test_a_69_a_finished_space_with_a_piece_can_be_declared(spell: str) -> None:
    match = when_asked(tent(board={"cave_red": [(3, 9)], "market": [(3, 2)]}), 0, f"cast {spell}")
    assert [move["space"] for move in match.decision.moves] == ["cave_red", "market"]


def test_a_69_but_never_the_guard_room() -> None:
    match = when_asked(
        tent(board={"cave_red": [(3, 9)], "market": [(3, 2)], "guard_room": [(3, 5)]}), 0, "cast lunar_eclipse"
    )
    assert reason(match, 0, "space guard_room") == ("never_on_the_guard_room", "dragons 6.3.3", {"space": "guard_room"})


def test_a_69_odd_tokens_leave_it() -> None:
    match = carry_out(tent(), 0, "cast lunar_eclipse")
    assert [piece["value"] for piece in look_at(match, "cave_red")["pieces"]] == [2]


def test_a_69_tokens_sent_home_cannot_be_moved_elsewhere_later() -> None:
    """Seat 3 has declared to move its 9 to the tent; seat 0 is earlier in turn order."""
    match = tent(spells={0: ["lunar_eclipse", "alms"], 3: ["second_chance"]})
    when_asked(match, 3, "cast second_chance", "piece 0", "space tent")
    carry_out(match, 0, "cast lunar_eclipse")
    assert look_at(match, "tent")["pieces"] == []
    assert events(match, "spell_without_effect")[0].data == {"seat": 3, "spell": "second_chance"}


def test_a_69_from_a_later_seat_it_finds_the_token_gone() -> None:
    match = tent(first=3, spells={0: ["lunar_eclipse", "alms"], 3: ["second_chance"]})
    when_asked(match, 3, "cast second_chance", "piece 0", "space tent")
    carry_out(match, 0, "cast lunar_eclipse")
    assert strengths(match, "tent") == {"3": 9}
    assert events(match, "spell_without_effect")[0].data == {"seat": 0, "spell": "lunar_eclipse"}
