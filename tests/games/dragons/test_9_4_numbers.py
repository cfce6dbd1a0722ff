"""Rules section 9, duty d: no number that others can see advances with a pass."""

from __future__ import annotations

import random

import pytest

import serai
from serai.testing import play, scenario
from tests.games.dragons.look import seen_and_heard
from tests.games.dragons.table import pass_windows
from tests.games.look import asked

DRAGONS = serai.game("dragons")
HANDS = {0: ["offering"], 1: ["sacrifice"], 2: ["alms"], 3: ["spy"]}


def numbers_in(data: object, path: str = "") -> dict[str, int]:
    """Every number of plain data, by its place."""
    if isinstance(data, dict):
        parts = [numbers_in(value, f"{path}.{name}") for name, value in data.items()]
    elif isinstance(data, list):
        parts = [numbers_in(value, f"{path}[{place}]") for place, value in enumerate(data)]
    else:
        return {path: data} if type(data) is int else {}
    return {place: number for part in parts for place, number in part.items()}


def test_9_4_no_number_of_a_view_or_log_changes_with_a_pass() -> None:
    match = scenario("dragons", at="market", spells=HANDS)
    before = numbers_in([match.view(3), match.heard(3)])
    spectator = numbers_in([match.view(None), match.heard(None)])
    for seat in (0, 1):
        play(match, (seat, "pass"))
        assert numbers_in([match.view(3), match.heard(3)]) == before
        assert numbers_in([match.view(None), match.heard(None)]) == spectator


def test_9_4_entries_of_the_log_are_numbered_for_each_listener() -> None:
    match = scenario("dragons", players=3)
    for seat in (0, 1, 2, 0):
        play(match, (seat, "place market"), (seat, f"token {match.view(seat)['mine']['tokens'][0]}"))
    assert [entry["number"] for entry in match.heard(None)] == [0, 1, 2, 3]
    assert [(entry["number"], entry["kind"]) for entry in match.heard(1)] == [
        (0, "token_placed"),
        (1, "token_placed"),
        (2, "placed_value"),
        (3, "token_placed"),
        (4, "token_placed"),
    ]
    assert len(match.heard(0)) == 6


def test_9_4_an_entry_does_not_say_after_how_many_choices_it_was_told() -> None:
    match = play(scenario("dragons", at="market", spells=HANDS), (0, "pass"), (1, "pass"), (2, "pass"))
    for entry in match.heard(3):
        assert set(entry) == {"number", "kind", "clause", "data"}


@pytest.mark.parametrize(
    "hands",
    [
        {0: ["spy"], 1: ["smuggling"], 2: ["alms"]},
        {0: ["alms"], 1: ["smuggling"], 2: ["spy"]},
        {0: ["alms"], 1: ["offering"], 2: ["sacrifice"]},
        {0: ["dragon_flight"], 1: ["smuggling"], 2: ["spy"]},
    ],
    ids=str,
)
def test_9_4_numbers_are_the_same_however_many_passes_were_given(hands: dict[int, list[str]]) -> None:
    """From the market to the question of a bribe: three windows with other players asked, the same to hear."""

    def shown(hand: dict[int, list[str]]) -> tuple[int, dict[str, int]]:
        words = {"board": {"guard_room": [(3, 1)]}, "treasure": {3: "8c"}, "spells": {**hand, 3: ["borrow"]}}
        match = scenario("dragons", at="market", guard=9, **words)
        pass_windows(match)
        assert asked(match) == ("bribe_guard", 3)
        views = [match.heard(3), match.view(3), match.heard(None), match.view(None)]
        return len(match.choices), numbers_in(views)

    given, numbers = shown(hands)
    none, plain = shown({0: ["dragon_return"], 1: ["dragon_flight"], 2: ["spy"]})
    assert none == 0
    assert given > 0 or hands[0] == ["dragon_flight"]
    assert numbers == plain


def test_9_4_an_offer_declined_in_silence_advances_no_number() -> None:
    board = {"room_1": [(0, 9), (1, 8), (2, 7)]}
    match = scenario("dragons", at="room_1", board=board, spells={0: ["alms"], 1: ["exchange"]}, treasure={1: "1c"})
    pass_windows(match)
    before = seen_and_heard(match, 3)
    assert match.decision.seat == 0
    play(match, (0, "decline"))
    assert match.decision.seat == 1
    assert seen_and_heard(match, 3) == before


RICH = {
    "spells": {
        0: ["alms", "lunar_eclipse", "borrow", "mirage"],
        1: ["exchange", "second_chance", "sorcerers_apprentice"],
        2: ["teleportation", "eye_for_an_eye", "offering"],
        3: ["solar_eclipse", "abracadabra", "close_sesame"],
    },
    "artifacts": {0: ["counterspell"], 1: ["flying_carpet"], 2: ["astral_double", "key"], 3: ["counterspell"]},
    "treasure": dict.fromkeys(range(4), "3c 1p 2g"),
}


@pytest.mark.parametrize("windows", ["own_turn", "every_placement"])
@pytest.mark.parametrize("seed", range(3))
def test_9_4_who_hears_nothing_sees_nothing_move(seed: int, windows: str) -> None:
    """Under the veil: as long as a viewer is told nothing, every byte of its view stays, unless it is asked itself."""
    match = scenario("dragons", seed, placement_windows=windows, **RICH)
    rng = random.Random(seed)
    silent = 0
    for _ in range(260):
        if match.decision is None:
            break
        asked, veiled = match.decision.seat, match.view(match.decision.seat)["decision"]["veiled"]
        before = {viewer: (match.view(viewer), len(match.heard(viewer))) for viewer in (0, 1, 2, 3, None)}
        match.play(rng.choice(match.decision.moves[:1] * 3 + match.decision.moves))
        for viewer, (view, number) in before.items():
            if veiled and viewer not in (asked, match.state.seat) and len(match.heard(viewer)) == number:
                silent += 1
                assert match.view(viewer) == view
    assert silent > 20
