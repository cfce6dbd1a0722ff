"""Rules section 4.4.5: the builder's figure."""

from __future__ import annotations

from serai import Match
from serai.testing import play, scenario
from tests.games.look import asked, legal_moves, reason, told
from tests.games.saba.look import BLUE, RED, garden


def out_of_figures(**words: object) -> Match:
    """Blue has eight figures out; the supply is empty."""
    figures: dict[int, dict[str, object]] = {number: {"value": 1, "figure": BLUE} for number in (1, 2, 3, 5, 6, 7)}
    given: dict[str, object] = {
        "step": "build",
        "stock": {BLUE: "2A 1S 1E"},
        "sites": ["fountain_4", "fountain_7", "fountain_8"],
        "gardens": {**figures, 4: {"value": 1, "figure": RED}},
        "quarters": {"mason": [None, BLUE], "bazaar": [BLUE]},
    }
    return scenario("saba", **{**given, **words})


def test_4_4_5_from_the_supply_it_is_not_asked() -> None:
    match = scenario(
        "saba",
        step="build",
        stock={BLUE: "2A 1S"},
        sites=["arch_1", "arch_4", "arch_6"],
        quarters={"mason": [BLUE]},
        hand={BLUE: ["res_gold"]},
    )
    play(match, (BLUE, "build 1"))
    assert told(match, "figure_placed") == [{"seat": BLUE, "destination": "balcony_1"}]
    assert match.position()["quarters"]["mason"] == [BLUE, None]


def test_4_4_5_the_vizier_does_not_hold_a_figure_back() -> None:
    match = play(out_of_figures(vizier="bazaar"), (BLUE, "build 1"))
    assert legal_moves(match) == ["none", "figure_source mason 2", "figure_source bazaar 1"]
    play(match, (BLUE, "figure_source bazaar 1"), (RED, "no"))
    assert garden(match, 4)["figure"] == BLUE
    assert told(match, "figure_taken_from_quarter") == [{"seat": BLUE, "quarter": "bazaar", "space": 1}]
    assert match.position()["ready"] == ["mason_2"]


def test_4_4_5_foreign_figures_cannot_be_called() -> None:
    match = play(out_of_figures(quarters={"mason": [RED, BLUE], "bazaar": [BLUE]}), (BLUE, "build 1"))
    assert reason(match, BLUE, "figure_source mason 1") == (
        "not_your_figure",
        "saba 4.4.5",
        {"quarter": "mason", "space": 1},
    )


def test_4_4_5_declining_leaves_the_balcony_empty() -> None:
    match = play(out_of_figures(), (BLUE, "build 1"), (BLUE, "none"), (RED, "no"))
    assert garden(match, 4) == {"value": 2, "figure": None, "lock": None}
    assert told(match, "figure_declined") == [{"seat": BLUE, "destination": "balcony_4"}]


def test_4_4_5_without_a_figure_anywhere_else_it_stays_empty() -> None:
    figures: dict[int, dict[str, object]] = {number: {"value": 1, "figure": BLUE} for number in (1, 2, 3, 5, 6, 7)}
    gardens = {**figures, 4: {"value": 1, "figure": RED}}
    match = out_of_figures(quarters={}, treasure_chamber={BLUE: 1}, figures_each=7, gardens=gardens)
    play(match, (BLUE, "build 1"), (RED, "no"))
    assert garden(match, 4)["figure"] is None
    assert told(match, "no_figure_left") == [{"seat": BLUE, "destination": "balcony_4"}]


def test_4_4_5_replacing_the_own_figure_needs_no_other() -> None:
    match = play(out_of_figures(stock={BLUE: "2A 2S 1G"}), (BLUE, "build 2"))
    assert asked(match) == ("serail_marker", BLUE)
    assert garden(match, 7) == {"value": 2, "figure": BLUE, "lock": None}
