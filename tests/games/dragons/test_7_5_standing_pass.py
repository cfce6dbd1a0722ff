"""Rules section 7.5: the standing pass, its end and what wakes its player."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

import serai
from serai import Match
from serai.games.dragons.components import SPELLS
from serai.testing import events, play, scenario
from tests.games.dragons.look import standing_pass
from tests.games.dragons.table import pass_windows
from tests.games.look import asked

DRAGONS = serai.game("dragons")
WEB = Path(__file__).parents[3] / "web/src"
DEAF = {"wake_on_play": "never", "wake_on_presence": False, "wake_on_entry": False, "wake_with": []}


def passes(match: Match, seat: int, **fields: object) -> bool:
    """Whether an order that the seat has given just now answers its question."""
    return standing_pass(match, seat, **fields).answer(match.view(seat)) == {"kind": "pass"}


def at(moment: str, **words: object) -> Match:
    """The window of a moment, in which seat 2 is asked because of Alms (or Smuggling)."""
    given: dict[str, object] = {"spells": {2: ["smuggling" if moment == "citygate" else "alms"]}}
    match = scenario("dragons", at=moment, **{**given, **words})
    assert asked(match) == ("window", 2)
    return match


# What it answers.


def test_7_5_standing_it_passes_for_its_player() -> None:
    match = at("market")
    answer = standing_pass(match, 2, **DEAF).answer(match.view(2))
    assert answer == serai.Move("pass")
    match.play(answer, 2)
    assert events(match, "passes")[0].data == {"window": "space", "seats": [0, 1, 2, 3]}


def test_7_5_standing_it_answers_nothing_while_somebody_else_is_asked() -> None:
    match = at("market")
    for seat in (0, 1, 3):
        assert standing_pass(match, seat, **DEAF).answer(match.view(seat)) is None


QUESTIONS = {
    "place_token": scenario("dragons", spells={0: ["alms"]}),
    "market_trade": scenario("dragons", at="market", board={"market": [(0, 9)]}, treasure={0: "1c"}),
    "choose_first_player": scenario("dragons", at="caravanserai", board={"caravanserai": [(0, 9)]}),
    "bribe_guard": scenario("dragons", at="guard_room", guard=9, board={"guard_room": [(0, 1)]}, treasure={0: "8c"}),
    "buy_artifact": scenario("dragons", at="room_1", board={"room_1": [(0, 1)]}, treasure={0: "8c"}),
    "choose_start_treasures": scenario("dragons", at="setup"),
}


@pytest.mark.parametrize("kind", QUESTIONS)
def test_7_5_standing_it_answers_no_other_question(kind: str) -> None:
    match = QUESTIONS[kind]
    assert asked(match) == (kind, 0)
    assert standing_pass(match, 0, **DEAF).answer(match.view(0)) is None


def test_7_5_standing_it_finishes_no_item_that_its_player_has_begun() -> None:
    match = play(scenario("dragons", at="market", spells={0: ["close_sesame"]}), (0, "cast close_sesame"))
    assert match.decision.question == "target_space"
    assert standing_pass(match, 0, **DEAF).answer(match.view(0)) is None


# until


MOMENTS = [
    "start",
    "cave_red",
    "cave_gold",
    "citygate",
    "tent",
    "market",
    "caravanserai",
    "guard_room",
    "room_1",
    "room_4",
]
OVER_FROM = {
    "cave_red": "cave_red",
    "cave_white": "cave_gold",
    "cave_gold": "cave_gold",
    "city": "tent",
    "tent": "tent",
    "djinn": "market",
    "market": "market",
    "caravanserai": "caravanserai",
    "palace": "guard_room",
    "guard_room": "guard_room",
    "room_1": "room_1",
    "room_4": "room_4",
    "end_of_round": None,
}


@pytest.mark.parametrize("until", OVER_FROM)
def test_7_5_standing_until_a_moment_of_the_round(until: str) -> None:
    """Given in W-START; the space named, or the first of the row named, is already the player's own again."""
    given = standing_pass(at("start"), 2, until=until, **DEAF)
    first = OVER_FROM[until]
    over = False
    for moment in MOMENTS:
        over = over or moment == first
        match = at(moment)
        assert given.is_over(match.view(2)) is over, moment
        assert (given.answer(match.view(2)) is None) is over, moment


def test_7_5_standing_until_the_end_of_the_round_covers_the_last_window() -> None:
    given = standing_pass(at("start"), 2, until="end_of_round", **DEAF)
    last = at("clean_up")
    assert last.view(2)["window"]["window"] == "end"
    assert given.answer(last.view(2)) == {"kind": "pass"}
    other = standing_pass(at("start"), 2, until="room_4", **DEAF)
    assert other.answer(last.view(2)) is None


@pytest.mark.parametrize("until", ["end_of_round", "market", "city", "palace", "room_5", "next_window"])
def test_7_5_standing_no_order_lasts_into_the_next_round(until: str) -> None:
    given = standing_pass(at("start"), 2, until=until, **DEAF)
    match = at("start", round=2)
    assert given.is_over(match.view(2))
    assert given.answer(match.view(2)) is None


def test_7_5_standing_a_room_that_is_not_in_use_is_reached_with_the_end_of_the_scoring() -> None:
    given = standing_pass(at("start"), 2, until="room_5", **DEAF)
    assert not given.is_over(at("room_4").view(2))
    assert given.is_over(at("clean_up").view(2))


def test_7_5_standing_a_space_that_has_been_scored_ends_an_order_at_once() -> None:
    match = at("guard_room")
    assert standing_pass(match, 2, until="market", **DEAF).is_over(match.view(2))
    assert not passes(match, 2, until="market", **DEAF)


def test_7_5_standing_until_the_city_covers_the_placement() -> None:
    match = play(scenario("dragons", spells={0: ["offering"], 2: ["alms"]}), (0, "cast offering"))
    assert match.decision.seat == 2
    assert passes(match, 2, until="city", **DEAF)
    assert passes(match, 2, until="cave_red", **DEAF)


def test_7_5_standing_until_the_next_window() -> None:
    match = at("market")
    given = standing_pass(match, 2, until="next_window", **DEAF)
    assert given.answer(match.view(2)) == {"kind": "pass"}
    play(match, (2, "pass"))
    assert match.view(2)["window"]["space"] == "caravanserai"
    assert given.is_over(match.view(2))
    assert given.answer(match.view(2)) is None


def test_7_5_standing_a_window_goes_on_after_a_declaration() -> None:
    match = scenario("dragons", at="market", spells={0: ["offering"], 2: ["alms"]})
    given = standing_pass(match, 2, until="next_window", **DEAF)
    play(match, (0, "cast offering"))
    assert match.decision.seat == 2
    assert given.answer(match.view(2)) == {"kind": "pass"}


def test_7_5_standing_a_window_that_is_polled_again_is_the_same_window() -> None:
    """7.4: after the batch has taken effect the window is polled again, also if tokens went home meanwhile."""
    match = scenario(
        "dragons", at="market", board={"market": [(0, 9)]}, spells={0: ["lunar_eclipse", "alms"], 2: ["offering"]}
    )
    given = standing_pass(match, 2, until="next_window", **DEAF)
    play(match, (0, "cast lunar_eclipse"))
    play(match, (2, given.answer(match.view(2))), (0, "pass"))
    assert events(match, "piece_went_home")
    play(match, (0, "pass"))
    assert match.view(2)["window"]["space"] == "market"
    assert not given.is_over(match.view(2))
    assert given.answer(match.view(2)) == {"kind": "pass"}


def test_7_5_standing_each_turn_of_a_placement_is_a_window_of_its_own() -> None:
    match = scenario("dragons", spells={0: ["offering"], 1: ["sacrifice"], 2: ["alms"]})
    play(match, (0, "cast offering"))
    while match.decision.seat != 2:
        match.play({"kind": "pass"})
    given = standing_pass(match, 2, until="next_window", **DEAF)
    play(match, (2, given.answer(match.view(2))))
    pass_windows(match)
    play(match, (0, "place market"), (0, "token 1"), (1, "cast sacrifice"))
    assert match.decision.seat == 2
    assert given.is_over(match.view(2))
    assert given.answer(match.view(2)) is None


def test_7_5_standing_an_order_is_over_when_the_game_is() -> None:
    match = scenario("dragons", at="clean_up", max_rounds=1, spells={2: ["alms"]})
    given = standing_pass(match, 2, **DEAF)
    play(match, (2, "pass"))
    assert match.result is not None
    assert given.is_over(match.view(2))
    assert given.answer(match.view(2)) is None


# wake_on_play


def answered(spell: str, *moves: str, **words: object) -> Match:
    """Seat 0 declares a spell; seat 2 is asked for an answer because of Alms."""
    given: dict[str, object] = {"at": "market", "spells": {0: [spell], 2: ["alms"]}}
    match = scenario("dragons", **{**given, **words})
    while match.decision.seat != 0:
        match.play({"kind": "pass"})
    play(match, (0, f"cast {spell}"), *((0, move) for move in moves))
    assert asked(match) == ("window", 2)
    return match


QUIET = {"wake_on_presence": False, "wake_with": []}


def test_7_5_standing_wake_on_any_opponents_item() -> None:
    match = answered("exchange", treasure={0: "1c"})
    assert passes(match, 2, wake_on_play="never", **QUIET)
    assert not passes(match, 2, wake_on_play="any", **QUIET)
    assert passes(match, 2, wake_on_play="mine", **QUIET)


def test_7_5_standing_an_artifact_is_an_item_too() -> None:
    match = scenario("dragons", at="market", artifacts={0: ["flying_carpet"]}, spells={2: ["alms"]})
    play(match, (0, "use flying_carpet"))
    assert not passes(match, 2, wake_on_play="any", **QUIET)
    assert passes(match, 2, wake_on_play="mine", **QUIET)


def test_7_5_standing_ones_own_item_wakes_nobody() -> None:
    match = scenario("dragons", at="market", spells={2: ["alms", "offering"]}, treasure={2: "9c"})
    play(match, (2, "cast offering"))
    assert asked(match) == ("window", 2)
    for wake in ("any", "mine"):
        assert passes(match, 2, wake_on_play=wake, **QUIET)


@pytest.mark.parametrize("wake", ["any", "mine"])
def test_7_5_standing_a_cancelled_item_wakes_nobody(wake: str) -> None:
    match = scenario(
        "dragons",
        at="market",
        spells={0: ["offering"], 2: ["alms"]},
        artifacts={2: ["counterspell"]},
        treasure={2: "9c"},
        this_round={"djinn": 2},
    )
    play(match, (0, "cast offering"), (2, "use counterspell"))
    assert asked(match) == ("window", 2)
    assert passes(match, 2, wake_on_play=wake, **QUIET)


def test_7_5_standing_an_empty_batch_wakes_nobody() -> None:
    assert passes(at("market"), 2, wake_on_play="any", **QUIET)


CITY = {"caravanserai": [(2, 5)]}
PALACE = {"room_1": [(2, 5)], "room_2": [(1, 6)]}

# spell, its targets, the situation, whether it touches a piece, treasure or artifact of seat 2
TOUCHES: list[tuple[str, list[str], dict[str, object], bool]] = [
    ("alms", [], {"spells": {0: ["alms"], 2: ["offering"]}, "treasure": {2: "1c"}}, False),
    ("exchange", [], {"treasure": {0: "1c", 2: "1c"}}, False),
    ("offering", [], {"treasure": {2: "1c"}}, True),
    ("offering", [], {"treasure": {1: "1c"}}, False),
    ("sacrifice", [], {"treasure": {2: "1c"}}, True),
    ("sacrifice", [], {}, False),
    ("baksheesh", [], {"board": CITY}, True),
    ("baksheesh", [], {"board": {"tent": [(2, 5)]}}, True),
    ("baksheesh", [], {"board": {"tent": [(1, 5)], "room_1": [(2, 5)]}}, False),
    ("sultans_taxes", [], {"board": PALACE}, True),
    ("sultans_taxes", [], {"board": {**CITY, "room_1": [(1, 5)], "guard_room": [(2, 9)]}}, False),
    ("lunar_eclipse", ["space room_1"], {"board": PALACE}, True),
    ("lunar_eclipse", ["space room_2"], {"board": PALACE}, False),
    ("solar_eclipse", ["space room_1"], {"board": PALACE}, True),
    ("solar_eclipse", ["space room_2"], {"board": PALACE}, False),
    ("eye_for_an_eye", ["piece 0"], {"board": PALACE}, True),
    ("eye_for_an_eye", ["piece 1"], {"board": PALACE}, False),
    ("teleportation", ["piece 0", "space room_3"], {"board": PALACE}, True),
    ("teleportation", ["piece 1", "space room_3"], {"board": PALACE}, False),
    ("second_chance", ["space room_1"], {"board": {**PALACE, "room_3": [(0, 2)]}}, False),
    ("close_sesame", ["space room_1"], {"board": PALACE}, False),
    ("mirage", ["space room_1"], {"board": PALACE}, False),
    ("sorcerers_apprentice", ["space room_1"], {"board": PALACE, "artifacts": {0: ["scroll"], 2: ["scroll"]}}, False),
    ("last_shall_be_first", [], {"board": {"room_1": [(2, 9)]}}, True),
    ("last_shall_be_first", [], {"board": {"market": [(2, 1)]}}, True),
    ("last_shall_be_first", [], {"board": PALACE}, False),
    (
        "last_shall_be_first",
        [],
        {"board": {"cave_red": [(2, 9)], "guard_room": [(2, 1)]}, "caves": {"cave_red": "2"}},
        False,
    ),
    ("dragon_return", [], {"at": "cave_red", "caves": {"cave_red": "2"}, "board": {"cave_red": [(2, 9)]}}, False),
]


@pytest.mark.parametrize(("spell", "targets", "words", "touched"), TOUCHES, ids=str)
def test_7_5_standing_wake_only_on_what_touches_ones_own(
    spell: str, targets: list[str], words: dict[str, object], touched: bool
) -> None:
    match = answered(spell, *targets, **words)
    assert passes(match, 2, wake_on_play="mine", **QUIET) is not touched
    assert not passes(match, 2, wake_on_play="any", **QUIET)


def test_7_5_standing_spy_touches_who_has_tokens_to_place() -> None:
    match = play(scenario("dragons", spells={0: ["spy"], 2: ["alms"]}), (0, "cast spy"))
    assert not passes(match, 2, wake_on_play="mine", **QUIET)


def test_7_5_standing_a_borrowed_artifact_touches_its_owner() -> None:
    artifacts = {2: ["flying_carpet"], 1: ["flying_carpet"]}
    used = {2: ["flying_carpet"], 1: ["flying_carpet"]}
    for owner, touched in ((2, True), (1, False)):
        match = answered(
            "borrow",
            f"borrow {owner} flying_carpet",
            artifacts=artifacts,
            used=used,
            this_round={"djinn": 2},
        )
        assert passes(match, 2, wake_on_play="mine", **QUIET) is not touched


def test_7_5_standing_a_counterspell_touches_whose_spell_it_cancels() -> None:
    for caster, touched in ((2, True), (0, False)):
        match = scenario(
            "dragons",
            at="market",
            spells={caster: ["exchange"], 2: ["exchange", "alms"] if caster == 2 else ["alms"]},
            artifacts={1: ["counterspell"]},
            treasure={caster: "1c"},
        )
        play(match, (caster, "cast exchange"), (1, "use counterspell"))
        assert asked(match) == ("window", 2)
        assert passes(match, 2, wake_on_play="mine", **QUIET) is not touched


def test_7_5_standing_several_items_wake_if_one_of_them_does() -> None:
    match = scenario(
        "dragons",
        at="market",
        spells={0: ["mirage"], 1: ["offering"], 2: ["alms"]},
        treasure={2: "1c"},
    )
    play(match, (0, "cast mirage"), (0, "space room_1"))
    assert match.decision.seat == 1
    play(match, (1, "cast offering"))
    assert not passes(match, 2, wake_on_play="mine", **QUIET)


def test_7_5_standing_an_order_sleeps_on_after_it_was_woken() -> None:
    """Woken by an item, it passes again in the next window."""
    match = answered("mirage", "space room_1")
    given = standing_pass(match, 2, **{**QUIET, "wake_on_play": "any"})
    assert given.answer(match.view(2)) is None
    assert not given.is_over(match.view(2))
    later = at("caravanserai")
    assert given.answer(later.view(2)) == {"kind": "pass"}


# wake_on_presence


def test_7_5_standing_wake_where_one_has_a_piece() -> None:
    here, there = at("market", board={"market": [(2, 5)]}), at("market", board={"caravanserai": [(2, 5)]})
    assert not passes(here, 2, wake_on_presence=True)
    assert passes(here, 2, wake_on_presence=False)
    assert passes(there, 2, wake_on_presence=True)


def test_7_5_standing_a_carpet_is_a_piece() -> None:
    """Seat 2 has flown in, and the window is polled again."""
    match = scenario(
        "dragons", at="market", artifacts={2: ["flying_carpet"]}, spells={2: ["alms"]}, this_round={"djinn": 2}
    )
    play(match, (2, "use flying_carpet"), (2, "pass"))
    assert match.view(2)["window"]["batch"] == []
    assert not passes(match, 2, wake_on_presence=True)
    assert passes(match, 2, wake_on_presence=False)


def test_7_5_standing_a_smugglers_presence_is_a_piece() -> None:
    """1.3: whatever counts for a player in a space is a piece, a smuggler's presence too."""
    words = {"this_round": {"smuggler": 2, "smuggled": ["market"]}, "treasure": {2: "1c"}}
    assert not passes(at("market", **words), 2, wake_on_presence=True)
    assert passes(at("market", **words), 2, wake_on_presence=False)
    assert passes(at("caravanserai", **words), 2, wake_on_presence=True)


def test_7_5_standing_a_rivals_piece_does_not_wake() -> None:
    assert passes(at("market", board={"market": [(1, 5)]}), 2, wake_on_presence=True)


@pytest.mark.parametrize("moment", ["start", "clean_up"])
def test_7_5_standing_presence_counts_where_a_space_is_scored(moment: str) -> None:
    assert passes(at(moment), 2, wake_on_presence=True, wake_on_entry=True)


# wake_on_entry

carpet = partial(at, "market", artifacts={2: ["flying_carpet"]})


def test_7_5_standing_wake_where_a_carpet_could_fly_in() -> None:
    match = carpet()
    assert {"kind": "use", "artifact": "flying_carpet"} in match.view(2)["decision"]["moves"]
    assert not passes(match, 2, wake_on_entry=True)
    assert passes(match, 2, wake_on_entry=False)


def test_7_5_standing_no_entry_without_a_carpet() -> None:
    assert passes(at("market", artifacts={2: ["key"]}), 2, wake_on_entry=True)


def test_7_5_standing_no_entry_where_the_carpet_cannot_land() -> None:
    assert passes(carpet(this_round={"sealed": ["market"]}), 2, wake_on_entry=True)


def test_7_5_standing_no_entry_with_the_use_spent() -> None:
    assert passes(carpet(used={2: ["lamp"]}), 2, wake_on_entry=True)


def test_7_5_standing_who_is_present_need_not_enter() -> None:
    match = carpet(board={"market": [(2, 5)]})
    assert passes(match, 2, wake_on_presence=False, wake_on_entry=True)
    assert not passes(match, 2, wake_on_presence=True, wake_on_entry=True)


# The smart pass.

SMART = {
    "kind": "pass",
    "until": "end_of_round",
    "wake_on_play": "any",
    "wake_on_presence": True,
    "wake_on_entry": False,
    "wake_for_nothing": False,
    "wake_with": ["spy", "smuggling", "key"],
}


def test_7_5_standing_the_default_is_the_smart_pass() -> None:
    data = standing_pass(at("market"), 2).as_dict()
    assert {name: value for name, value in data.items() if name != "given"} == SMART


def test_7_5_standing_the_page_begins_with_the_smart_pass() -> None:
    page = json.loads((WEB / "games/dragons/smartPass.json").read_text(encoding="utf-8"))
    assert page == SMART


def test_7_5_standing_the_smart_pass_in_use() -> None:
    assert passes(at("start"), 2)
    assert passes(at("market"), 2)
    assert passes(carpet(), 2)
    assert not passes(at("market", board={"market": [(2, 5)]}), 2)
    assert not passes(answered("mirage", "space room_1"), 2)
    assert passes(at("clean_up"), 2)


def test_7_5_standing_the_smart_pass_wakes_at_the_start_with_spy_in_hand() -> None:
    assert not passes(at("start", spells={2: ["spy"]}), 2)
    assert not passes(at("start", spells={2: ["spy", "alms"]}), 2)
    assert passes(at("start", spells={2: ["smuggling", "alms"]}), 2)
    assert passes(at("market", spells={2: ["spy", "alms"]}), 2)


def test_7_5_standing_the_smart_pass_wakes_at_the_city_gate_with_smuggling_in_hand() -> None:
    assert not passes(at("citygate"), 2)
    assert passes(at("market", spells={2: ["smuggling", "alms"]}), 2)


def keeper(**words: object) -> Match:
    """Seat 2 is asked at the guard room, whose guard is 9; it has a token in room 1 and none in the guard room."""
    given: dict[str, object] = {"guard": 9, "board": {"room_1": [(2, 4)]}, "artifacts": {2: ["key"]}, "spells": {}}
    match = scenario("dragons", **{"at": "guard_room", **given, **words})
    assert asked(match) == ("window", 2)
    return match


BORROWER: dict[str, object] = {"spells": {2: ["borrow"]}, "artifacts": {1: ["key"]}, "used": {1: ["key"]}}


def test_7_5_standing_the_smart_pass_wakes_at_the_guard_for_a_key() -> None:
    assert not passes(keeper(), 2)
    assert passes(keeper(), 2, wake_with=["spy", "smuggling"])


def test_7_5_standing_the_smart_pass_wakes_at_the_guard_for_a_key_that_can_be_borrowed() -> None:
    assert not passes(keeper(**BORROWER), 2)
    assert passes(keeper(**BORROWER), 2, wake_with=["spy", "smuggling"])


@pytest.mark.parametrize("board", [{}, {"market": [(2, 4)]}], ids=["nothing anywhere", "nothing in the palace"])
def test_7_5_standing_no_key_without_a_token_in_a_palace_room(board: dict[str, object]) -> None:
    assert passes(keeper(board=board), 2)
    assert passes(keeper(**BORROWER, board=board), 2)


def test_7_5_standing_no_key_for_who_is_strong_enough_already() -> None:
    board = {"room_1": [(2, 4)], "guard_room": [(2, 9)]}
    asleep = {"wake_on_presence": False}
    assert passes(keeper(board=board, spells={2: ["alms"]}), 2, **asleep)
    words = {**BORROWER, "spells": {2: ["borrow", "alms"]}}
    assert passes(keeper(**words, board=board), 2, **asleep)
    weak = {"room_1": [(2, 4)], "guard_room": [(2, 8)]}
    assert not passes(keeper(board=weak), 2, **asleep)
    assert not passes(keeper(**words, board=weak), 2, **asleep)


def test_7_5_standing_no_second_key() -> None:
    """Borrow could still be cast, against the Offering, but the way in is open."""
    match = keeper(
        artifacts={2: ["key"], 1: ["key"], 0: ["counterspell"]},
        used={1: ["key"], 0: ["counterspell"]},
        spells={2: ["borrow"], 3: ["offering"]},
        this_round={"djinn": 2},
    )
    play(match, (2, "use key"), (3, "cast offering"))
    assert asked(match) == ("window", 2)
    assert {"kind": "cast", "spell": "borrow"} in match.view(2)["decision"]["moves"]
    assert passes(match, 2, wake_on_play="never")


def test_7_5_standing_no_key_after_the_guard() -> None:
    """The Key of seat 1 lies there still; Borrow can be cast for its Carpet only."""
    words = {
        "at": "room_2",
        "admitted": [0, 1],
        "artifacts": {1: ["key"], 0: ["flying_carpet"]},
        "used": {1: ["key"], 0: ["flying_carpet"]},
        "spells": {2: ["borrow", "alms"]},
        "board": {"cave_red": [(2, 5)]},
    }
    assert passes(keeper(**words), 2)


# wake_for_nothing


CLOSED = {"this_round": {"closed": ["cave_red"]}}
BARREN: list[tuple[str, dict[str, object], bool]] = [
    ("cave_red", {"caves": {}}, True),
    ("cave_red", {"caves": {"cave_red": "1"}}, False),
    ("cave_red", {"caves": {}, "spells": {2: ["dragon_flight"]}}, False),
    ("cave_red", {"caves": {}, "spells": {2: ["dragon_flight", "alms"]}, **CLOSED}, True),
    ("tent", {"spell_deck": [], "used_spells": [spell for spell in SPELLS if spell != "alms"]}, True),
    ("tent", {}, False),
    ("djinn", {}, False),
    ("market", {"in_bank": "", "spells": {2: ["offering"]}}, True),
    ("market", {"in_bank": "1c"}, False),
    ("market", {"bank": "unlimited"}, False),
    ("caravanserai", {}, False),
    ("guard_room", {}, False),
    ("room_1", {"on_sale": []}, True),
    ("room_1", {}, False),
    ("room_1", {"teleportation": "any_unscored", "admitted": [0, 1, 3]}, True),
]


@pytest.mark.parametrize(("space", "words", "barren"), BARREN, ids=str)
def test_7_5_standing_it_passes_where_nothing_can_be_won(space: str, words: dict[str, object], barren: bool) -> None:
    match = at(space, board={space: [(2, 5)]}, **words)
    assert passes(match, 2) is barren
    assert not passes(match, 2, wake_for_nothing=True)


def test_7_5_standing_an_item_of_a_rival_wakes_there_all_the_same() -> None:
    match = scenario(
        "dragons", at="cave_red", caves={}, board={"cave_red": [(2, 5)]}, spells={0: ["offering"], 2: ["alms"]}
    )
    play(match, (0, "cast offering"))
    assert not passes(match, 2)
    assert passes(match, 2, wake_on_play="never")


def test_7_5_standing_no_entry_where_nothing_can_be_won() -> None:
    words = {"artifacts": {2: ["flying_carpet"]}, "on_sale": []}
    assert passes(at("room_1", **words), 2, wake_on_entry=True)
    assert not passes(at("room_1", **words), 2, wake_on_entry=True, wake_for_nothing=True)


def test_7_5_standing_a_pass_where_nothing_can_be_won_looks_like_any_pass() -> None:
    words = {"at": "cave_red", "caves": {}, "board": {"cave_red": [(2, 5)]}, "spells": {2: ["alms"]}}
    by_order, by_hand = scenario("dragons", **words), scenario("dragons", **words)
    by_order.play(standing_pass(by_order, 2).answer(by_order.view(2)), 2)
    play(by_hand, (2, "pass"))
    for viewer in (0, 1, 2, 3, None):
        assert by_order.heard(viewer) == by_hand.heard(viewer)
        assert by_order.view(viewer) == by_hand.view(viewer)


def test_7_5_standing_these_wake_ups_can_be_left_out() -> None:
    assert passes(at("start", spells={2: ["spy"]}), 2, wake_with=[])
    assert passes(at("start", spells={2: ["spy"]}), 2, wake_with=["smuggling"])
    assert not passes(at("start", spells={2: ["spy"]}), 2, wake_with=["spy"])
    assert passes(at("citygate"), 2, wake_with=["spy"])


# Over a whole round.


def obeying(match: Match, **fields: object) -> tuple[Match, int]:
    """Everybody else plays the first move offered; seat 2 too, unless its order answers. How often it was asked."""
    given = standing_pass(match, 2, **fields)
    asked = 0
    while match.decision is not None and match.view(None)["round"] == 1:
        decision = match.decision
        answer = given.answer(match.view(2)) if decision.seat == 2 else None
        asked += decision.seat == 2 and decision.question == "window" and answer is None
        match.play(answer if answer is not None else decision.moves[0])
    assert given.is_over(match.view(2))
    return match, asked


def test_7_5_standing_a_deaf_order_is_never_asked_for_a_round() -> None:
    match, asked = obeying(scenario("dragons", at="start", spells={2: ["alms"]}), **DEAF)
    assert asked == 0
    assert match.view(None)["round"] == 2


def test_7_5_standing_passes_by_order_look_like_given_ones() -> None:
    by_order, _ = obeying(scenario("dragons", at="start", spells={2: ["alms"]}), **DEAF)
    by_hand = scenario("dragons", at="start", spells={2: ["alms"]})
    while by_hand.view(None)["round"] == 1:
        by_hand.play(by_hand.decision.moves[0])
    for viewer in (0, 1, 2, 3, None):
        assert by_order.heard(viewer) == by_hand.heard(viewer)
        assert by_order.view(viewer) == by_hand.view(viewer)


def test_7_5_standing_an_order_looks_at_nothing_but_the_view() -> None:
    """The view as it comes over a wire is enough."""
    match = at("market", board={"market": [(2, 5)]})
    view = json.loads(json.dumps(match.view(2)))
    assert DRAGONS.order({"kind": "pass", **DEAF}, view).answer(view) == {"kind": "pass"}
    assert DRAGONS.order({"kind": "pass"}, view).answer(view) is None
    assert view == match.view(2)


# Keeping it.


@pytest.mark.parametrize(
    "fields",
    [
        {},
        DEAF,
        {"until": "next_window", "wake_on_play": "mine"},
        {"until": "market", "wake_on_entry": True, "wake_with": ["smuggling"]},
        {"until": "palace", "wake_on_presence": False, "wake_for_nothing": True},
    ],
    ids=str,
)
def test_7_5_standing_an_order_can_be_stored_and_read_again(fields: dict[str, object]) -> None:
    match = at("market")
    data = json.loads(json.dumps(standing_pass(match, 2, **fields).as_dict()))
    again = DRAGONS.order(data, at("room_1", round=3).view(2))
    assert again.as_dict() == data
    for other in (at("market"), at("room_1"), at("start", round=2), at("market", board={"market": [(2, 5)]})):
        before = DRAGONS.order({"kind": "pass", **fields}, match.view(2))
        assert again.is_over(other.view(2)) == before.is_over(other.view(2))
        assert again.answer(other.view(2)) == before.answer(other.view(2))


def test_7_5_standing_an_order_of_before_these_fields_is_read_with_their_defaults() -> None:
    match = at("market")
    data = standing_pass(match, 2, wake_with=["spy", "smuggling"]).as_dict()
    del data["wake_for_nothing"]
    again = DRAGONS.order(json.loads(json.dumps(data)), match.view(2)).as_dict()
    assert again == {**data, "wake_for_nothing": False}


def test_7_5_standing_an_order_remembers_when_it_was_given() -> None:
    assert standing_pass(at("market", round=3), 2).as_dict()["given"]["round"] == 3
    assert standing_pass(at("market"), 2).as_dict()["given"]["space"] == "market"


GIVEN = standing_pass(at("market"), 2).as_dict()["given"]

BAD: list[object] = [
    None,
    "pass",
    [],
    {},
    {"kind": "cast"},
    {"kind": ["pass"]},
    {"kind": "pass", "until": "tomorrow"},
    {"kind": "pass", "until": None},
    {"kind": "pass", "until": ["market"]},
    {"kind": "pass", "wake_on_play": True},
    {"kind": "pass", "wake_on_play": "sometimes"},
    {"kind": "pass", "wake_on_presence": 1},
    {"kind": "pass", "wake_on_presence": "yes"},
    {"kind": "pass", "wake_on_entry": None},
    {"kind": "pass", "wake_for_nothing": 0},
    {"kind": "pass", "wake_with": "spy"},
    {"kind": "pass", "wake_with": ["alms"]},
    {"kind": "pass", "wake_with": [["spy"]]},
    {"kind": "pass", "wake_on_sunrise": True},
    {"kind": "pass", "given": None},
    {"kind": "pass", "given": {}},
    {"kind": "pass", "given": {"round": 1}},
    {"kind": "pass", "given": {**GIVEN, "moon": "full"}},
]


@pytest.mark.parametrize("data", BAD, ids=repr)
def test_7_5_standing_what_is_no_order_is_refused(data: object) -> None:
    with pytest.raises(serai.BadOrder):
        DRAGONS.order(data, at("market").view(2))


def test_7_5_standing_a_bad_order_says_what_is_possible() -> None:
    with pytest.raises(serai.BadOrder, match=r"until.*next_window.*market.*city.*palace.*end_of_round"):
        standing_pass(at("market"), 2, until="tomorrow")
    with pytest.raises(serai.BadOrder, match=r"wake_on_play.*never, any, mine"):
        standing_pass(at("market"), 2, wake_on_play="sometimes")
    with pytest.raises(serai.BadOrder, match="unknown fields wake_on_sunrise"):
        standing_pass(at("market"), 2, wake_on_sunrise=True)
