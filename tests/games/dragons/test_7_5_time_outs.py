"""Rules section 7.5: what the table answers for a player whose time is up."""

from __future__ import annotations

import pytest

import serai
from serai import Match
from serai.testing import play, scenario
from tests.games.dragons.look import treasure_of
from tests.games.dragons.table import pass_windows
from tests.games.look import asked

DRAGONS = serai.game("dragons")


def timed_out(match: Match) -> str:
    """The answer, in words; it is given."""
    option = DRAGONS.timeout_option(match.state)
    assert option is not None
    move = DRAGONS.space.questions[match.state.question_number].move(option)
    match.play(move)
    return str(move)


def all_of(match: Match) -> list[str]:
    """The answers to all questions of one kind in a row."""
    kind, found = match.decision.question, []
    while match.decision is not None and match.decision.question == kind:
        found.append(timed_out(match))
    return found


@pytest.mark.parametrize(
    ("kind", "answer", "words"),
    [
        ("window", "pass", {"at": "market", "spells": {2: ["alms"]}}),
        ("market_trade", "decline", {"at": "market", "board": {"market": [(0, 9)]}, "treasure": {0: "1c"}}),
        (
            "bribe_guard", "refuse",
            {"at": "guard_room", "guard": 9, "board": {"guard_room": [(0, 1)]}, "treasure": {0: "8c"}},
        ),
        ("buy_artifact", "decline", {"at": "room_1", "board": {"room_1": [(0, 1)]}, "treasure": {0: "8c"}}),
    ],
)  # fmt: skip
def test_7_5_time_out_passes_declines_or_refuses(kind: str, answer: str, words: dict[str, object]) -> None:
    match = scenario("dragons", **words)
    assert match.decision.question == kind
    assert timed_out(match) == answer


def levy(spell: str, **words: object) -> Match:
    """Seat 0 has cast a spell that asks seat 1."""
    match = scenario("dragons", players=3, spells={0: [spell]}, **words)
    return pass_windows(play(match, (0, f"cast {spell}")))


def test_7_5_time_out_taxes_withdraws_all() -> None:
    match = levy("sultans_taxes", board={"room_1": [(1, 5)]}, treasure={1: "9c"})
    assert match.decision.question == "taxes_response"
    assert timed_out(match) == "withdraw"


def test_7_5_time_out_baksheesh_pays_for_none() -> None:
    match = levy("baksheesh", board={"market": [(1, 5), (1, 6)]}, treasure={1: "9c"})
    assert match.decision.question == "baksheesh_response"
    assert all_of(match) == ["take_back", "take_back"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("9c 2p", {"crown": 4, "pearl": 2}),
        ("3c 3p 3g", {"crown": 1, "pearl": 1, "gem": 2}),
        ("2c 4u 5b", {"crown": 2, "cup": 2, "bar": 2}),
    ],
)
def test_7_5_time_out_gives_from_the_most_plentiful_kind(before: str, after: dict[str, int]) -> None:
    match = levy("offering", treasure={1: before})
    assert asked(match) == ("return_treasures", 1)
    all_of(match)
    assert treasure_of(match, 1) == after


def test_7_5_time_out_goes_on_with_an_answer_that_was_begun() -> None:
    match = levy("offering", treasure={1: "3c 3p 3g"})
    play(match, (1, "give crown 0"))
    all_of(match)
    assert treasure_of(match, 1) == {"crown": 3, "gem": 1}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", {"crown": 1, "pearl": 1, "gem": 1}),
        ("2c 1p", {"crown": 2, "pearl": 1, "gem": 1, "cup": 1, "bar": 1}),
        ("5c 5p 5g 5u", {"crown": 5, "pearl": 5, "gem": 5, "cup": 5, "bar": 3}),
    ],
)
def test_7_5_time_out_takes_from_the_kind_of_which_there_is_least(before: str, after: dict[str, int]) -> None:
    match = scenario("dragons", players=3, spells={0: ["alms"]}, treasure={0: before})
    play(match, (0, "cast alms"))
    assert match.decision.question == "alms_pick"
    all_of(match)
    assert treasure_of(match, 0) == after


def test_7_5_time_out_takes_only_what_the_bank_has() -> None:
    match = scenario("dragons", players=3, spells={0: ["alms"]}, treasure={2: "29c 28p 28g 20u 20b"})
    play(match, (0, "cast alms"))
    all_of(match)
    assert treasure_of(match, 0) == {"pearl": 1, "gem": 1, "cup": 1}


def test_7_5_time_out_start_treasures() -> None:
    match = scenario("dragons", at="setup")
    assert match.decision.question == "choose_start_treasures"
    seat = match.decision.seat
    while match.decision.question == "choose_start_treasures" and match.decision.seat == seat:
        timed_out(match)
    taken = treasure_of(match, seat)
    assert max(taken.values()) == 1
    assert list(taken) == ["crown", "pearl", "gem", "cup", "bar"][: len(taken)]


def test_7_5_time_out_exchanges_nothing() -> None:
    match = scenario("dragons", players=3, spells={0: ["exchange"]}, treasure={0: "2c 3g"})
    play(match, (0, "cast exchange"))
    assert match.decision.question == "exchange_pick"
    all_of(match)
    assert treasure_of(match, 0) == {"crown": 2, "gem": 3}


def test_7_5_time_out_places_the_lowest_token_into_the_guard_room() -> None:
    match = scenario("dragons", players=3, mode="basic", board={"market": [(0, 1), (0, 2)]})
    assert [timed_out(match), timed_out(match)] == ["place guard_room", "token 4"]


def test_7_5_time_out_keeps_the_spell_drawn_first() -> None:
    board = {"tent": [(0, 9)], "caravanserai": [(1, 1)]}
    match = scenario("dragons", players=3, at="tent", board=board, spell_top=["spy", "alms"])
    assert match.decision.question == "tent_keep"
    assert timed_out(match) == "keep spy"


def test_7_5_time_out_names_the_present_first_player() -> None:
    match = scenario("dragons", at="caravanserai", first=2, board={"caravanserai": [(0, 9)]})
    assert match.decision.question == "choose_first_player"
    assert timed_out(match) == "name 2"


def test_7_5_time_out_picks_the_artifact_on_sale() -> None:
    pile = ["key", "scroll", "counterspell", "scroll", "key"]
    match = scenario("dragons", players=3, spells={0: ["mirage"]}, pile={1: pile})
    play(match, (0, "cast mirage"), (0, "space room_1"))
    assert match.decision.question == "mirage_pick"
    assert timed_out(match) == "pick 0"


def test_7_5_time_out_eye_takes_the_piece_that_came_first() -> None:
    board = {"room_1": [(0, 8), (1, 9)], "room_2": [(0, 7)]}
    match = scenario("dragons", at="tent", board=board, spells={0: ["eye_for_an_eye"]})
    pass_windows(play(match, (0, "cast eye_for_an_eye")))
    assert asked(match) == ("eye_response", 1)
    assert [move["piece"] for move in match.decision.moves] == [0, 2]
    assert timed_out(match) == "piece 0"


def test_7_5_time_out_leaves_the_target_of_a_spell_open() -> None:
    match = scenario("dragons", players=3, spells={0: ["mirage"]})
    play(match, (0, "cast mirage"))
    assert match.decision.question == "target_space"
    assert DRAGONS.timeout_option(match.state) is None
