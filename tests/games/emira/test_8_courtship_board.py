"""4.0.1 and 8: the courtship board says how the sheiks stand, and tells nothing of gold that is hidden."""

import json
import random

import pytest

import serai
from serai import Match
from serai.games.emira.components import PRINCESSES
from serai.games.emira.courting import best, seats_with_room
from serai.games.emira.state import EmiraState
from serai.testing import scenario

EMIRA = serai.game("emira")
VIEWERS = (0, 1, 2, 3, None)
PALACES = {0: ["albina"], 1: ["rasha"], 2: ["layla"], 3: ["janan"]}


def stands(match: Match, card: str, viewer: int | None = None) -> list[str]:
    return [sheik["stands"] for sheik in board(match, card, viewer)]


def values(match: Match, card: str, viewer: int | None = None) -> list[list[float | None]]:
    return [sheik["values"] for sheik in board(match, card, viewer)]


def board(match: Match, card: str, viewer: int | None) -> list[dict]:
    return next(suit["sheiks"] for suit in match.view(viewer)["courtship"] if suit["card"] == card)


# How the sheiks stand.


def test_4_0_1_the_best_in_her_first_wish_leads() -> None:
    match = scenario("emira", in_play=["asima"], tokens={0: {"beauty": 2}, 1: {"beauty": 1}, 3: {"clothing": 0}})
    assert stands(match, "asima")[0] == "leads"
    assert values(match, "asima")[0][0] == 2


def test_4_0_1_ties_are_broken_by_the_second_wish() -> None:
    words = {"tokens": {0: {"beauty": 2}, 1: {"manners": 2}, 2: {}, 3: {}}, "status_cards": {1: ["status_900"]}}
    assert stands(scenario("emira", in_play=["asima"], **words), "asima") == ["behind", "leads", "behind", "behind"]


def test_4_0_1_who_is_level_in_both_is_tied() -> None:
    match = scenario("emira", undecided=["sahar"], sections={1: 1, 2: 1, 0: 0, 3: 0}, status_cards={1: [], 2: []})
    assert stands(match, "sahar") == ["behind", "tied", "tied", "behind"]


def test_4_0_1_a_full_palace_is_no_candidate() -> None:
    match = scenario("emira", in_play=["asima"], palace={0: ["thara", "nibal"]}, tokens={0: {"beauty": 5}})
    assert stands(match, "asima")[0] == "full"


def test_4_0_1_swapped_wishes_are_compared_in_their_new_order() -> None:
    match = scenario("emira", in_play=["asima"], swapped=["asima"], status_cards={1: ["status_900"]})
    assert stands(match, "asima")[1] == "leads"
    assert values(match, "asima")[1][0] == 2


def test_4_6_4_whom_hind_keeps_away_is_barred_in_fr() -> None:
    words: dict[str, object] = {"round": 4, "palace": {0: ["hind"]}, "hind": {"joined_in_round": 3}}
    words |= {"in_play": ["asima"], "first_player": 1}
    assert stands(scenario("emira", edition="fr", **words), "asima")[0] == "barred"
    assert stands(scenario("emira", edition="pl", **words), "asima")[0] != "barred"


def test_4_6_5_sidi_counts_princesses_and_minds_no_walls() -> None:
    match = scenario("emira", in_play=["sidi_suleiman"], palace={2: ["thara", "nibal"], 1: ["asima"]})
    assert stands(match, "sidi_suleiman") == ["behind", "behind", "leads", "behind"]
    assert values(match, "sidi_suleiman") == [[0], [1], [2], [0]]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_4_0_1_who_leads_is_whom_she_would_choose(players: int) -> None:
    match = EMIRA.new(seed=players, players=players, mode="advanced")
    chance = random.Random(players)
    seen = 0
    while match.decision is not None and seen < 400:
        match.act(chance.choice(match.decision.actions))
        state = match.state
        assert isinstance(state, EmiraState)
        if any(sheik["gold"] is None for sheik in match.view(None)["sheiks"]):
            continue
        for card in [*state.in_play, *state.undecided]:
            seen += 1
            chosen = best(state, card, seats_with_room(state))
            found = stands(match, PRINCESSES[card])
            assert [seat for seat, stand in enumerate(found) if stand == "leads"] == ([chosen] if chosen >= 0 else [])
            assert "sealed" not in found


# Hidden gold.


def test_8_hidden_gold_is_a_sealed_purse() -> None:
    match = scenario("emira", in_play=["yasmine"], gold=[100, 200, 300, 400])
    assert [value[0] for value in values(match, "yasmine", 1)] == [None, 200, None, None]
    assert stands(match, "yasmine", 1) == ["sealed"] * 4


def test_8_gold_that_decides_nothing_seals_nothing() -> None:
    match = scenario("emira", in_play=["nibal"], tokens={0: {"beauty": 2}, 3: {"clothing": 0}})
    assert stands(match, "nibal") == ["leads", "behind", "behind", "behind"]


def test_8_only_those_level_before_the_gold_are_sealed() -> None:
    match = scenario("emira", in_play=["nibal"], tokens={0: {"beauty": 2}, 1: {"manners": 2}, 2: {}, 3: {}})
    assert stands(match, "nibal", 0) == ["sealed", "sealed", "behind", "behind"]


def test_8_open_gold_is_compared() -> None:
    match = scenario("emira", undecided=["yasmine"], in_play=["asima"], gold=[100, 400, 400, 400],
                     status_cards={1: [], 2: [], 3: []})  # fmt: skip
    assert stands(match, "yasmine") == ["behind", "tied", "tied", "tied"]


def test_8_noors_owner_shows_gold_in_it() -> None:
    match = scenario("emira", in_play=["yasmine"], gold=[100, 200, 300, 400], palace={2: ["noor"]})
    assert [value[0] for value in values(match, "yasmine")] == [None, None, 300, None]
    assert stands(match, "yasmine") == ["sealed"] * 4


@pytest.mark.parametrize("card", PRINCESSES)
@pytest.mark.parametrize("change", [-100, 10, 5000])
def test_8_whatever_others_have_the_view_is_the_same(card: str, change: int) -> None:
    """The swap test for gold: all that a viewer cannot see is another amount, and not a byte of its view changes."""
    guests = {seat: palace for seat, palace in PALACES.items() if card not in palace}
    match = scenario("emira", gold=[100, 200, 300, 400], in_play=[card], palace=guests)
    position = json.dumps(match.game.position(match.state))
    for viewer in VIEWERS:
        before = match.view(viewer)
        other = json.loads(position)
        for seat, sheik in enumerate(before["sheiks"]):
            if sheik["gold"] is None:
                other["sheiks"][seat]["gold"] += change * (seat + 1) if change > 0 else -100
        after = Match(match.game, match.settings, match.seed, other).view(viewer)
        assert json.dumps(after) == json.dumps(before)
