"""What a good player does: the tactics of Aladdin's Dragons on built positions."""

from __future__ import annotations

import pytest

import serai
from serai import Match, Move
from serai.testing import play, scenario
from tests.games.dragons.look import VALUES, types_in_piles
from tests.games.dragons.table import pass_windows
from tests.games.look import asked

INSIGHT = serai.game("dragons").insight()


def best(match: Match) -> Move:
    """What the judgement takes."""
    state = match.state
    return match.game.space.questions[state.question_number].move(INSIGHT.judge(state).best())


def scores(match: Match) -> dict[Move, float]:
    state = match.state
    judgement = INSIGHT.judge(state)
    kind = match.game.space.questions[state.question_number]
    return {kind.move(option): score for option, score in zip(judgement.options, judgement.scores, strict=True)}


def expect(match: Match, seat: int, kind: str) -> Match:
    """The match, in which this seat must be asked this."""
    assert match.decision is not None
    assert asked(match) == (kind, seat)
    return match


def offer(board: list[tuple[int, int | str]], treasure: dict[int, str], **words: object) -> Match:
    """Seat 0 is offered the artifact of the first room."""
    return expect(
        scenario("dragons", at="room_1", board={"room_1": board}, treasure=treasure, **words), 0, "buy_artifact"
    )


Board = dict[str, list[tuple[int, int | str]]]


def last_tokens(hand: list[int], board: Board, away: str = "guard_room", **words: object) -> Match:
    """Seat 0 has these tokens left and the others none; what is not named lies in the guard room, my own `away`."""
    whole: Board = {space: list(pieces) for space, pieces in board.items()}
    for seat in range(4):
        named = {value for pieces in board.values() for owner, value in pieces if owner == seat}
        for value in VALUES:
            if value not in named and not (seat == 0 and value in hand):
                whole.setdefault(away if seat == 0 else "guard_room", []).append((seat, value))
    return expect(scenario("dragons", board=whole, **words), 0, "place_token")


# Placing


def test_a_strong_token_goes_where_the_treasure_is() -> None:
    match = last_tokens([9, 1], {}, caves={"cave_red": "5", "cave_white": "1"})
    play(match, (0, "place cave_red"))
    assert best(match) == Move("token", value=9)


def test_tokens_in_the_palace_need_one_in_the_guard_room() -> None:
    match = last_tokens(
        [7, 8],
        {"room_1": [(0, 4)], "room_2": [(0, 5)]},
        away="cave_gold",
        caves={"cave_red": "2/1", "cave_gold": "1"},
        treasure={0: "6c 6p"},
    )
    assert best(match) == Move("place", space="guard_room")


def test_a_room_to_oneself_gets_a_low_token() -> None:
    match = last_tokens(
        [1, 9], {"cave_red": [(1, 8)], "room_2": [(1, 9)]}, caves={"cave_red": "5/3"}, treasure={0: "9c"}
    )
    play(match, (0, "place room_1"))
    assert best(match) == Move("token", value=1)


def test_a_cave_held_by_many_is_not_fought_for_with_a_low_token() -> None:
    match = last_tokens(
        [1, 2], {"cave_red": [(1, 9), (1, 8), (2, 7), (2, 6)]}, caves={"cave_red": "5", "cave_white": "2"}
    )
    assert Move("place", space="cave_red") != best(match)


def test_no_token_for_a_room_that_sells_nothing() -> None:
    match = last_tokens([4, 5], {}, caves={"cave_red": "2"}, treasure={0: "9c"}, pile={1: []}, mode="basic")
    assert scores(match).get(Move("place", space="room_1"), -9.0) < scores(match)[best(match)]


def test_a_room_that_cannot_be_paid_is_left_alone() -> None:
    match = last_tokens([8, 9], {}, caves={"cave_red": "3"}, treasure={0: "2c"})
    assert best(match) == Move("place", space="cave_red")


# Paying


def test_a_cheap_artifact_is_bought() -> None:
    assert best(offer([(0, 2)], {0: "5c"})) == Move("buy")


def test_an_artifact_is_not_bought_at_any_price_in_the_first_round() -> None:
    match = offer([(0, 9), (0, 8), (0, 7)], {0: "9c 8p 7g"})
    assert best(match) == Move("decline")


def last_artifact(mine: int, treasure: str, board: list[tuple[int, int | str]]) -> Match:
    """One artifact is left; seat 0 owns so many, the others share the rest."""
    sold = sorted(types_in_piles(scenario("dragons"))[:-1], key=lambda kind: kind == "scroll")
    artifacts = {0: sold[:mine], 1: sold[mine::3], 2: sold[mine + 1 :: 3], 3: sold[mine + 2 :: 3]}
    left = scenario("dragons", artifacts=artifacts).position()["piles"]
    room = f"room_{[len(pile['cards']) for pile in left].index(1) + 1}"
    match = scenario("dragons", artifacts=artifacts, at=room, board={room: board}, treasure={0: treasure})
    return expect(pass_windows(match), 0, "buy_artifact")


def test_the_last_artifact_is_bought_at_any_price_if_it_wins() -> None:
    assert best(last_artifact(6, "9c 8p 7g", [(0, 9), (0, 8), (0, 7)])) == Move("buy")


def test_a_hopeless_game_is_brought_to_its_end() -> None:
    assert best(last_artifact(1, "4c", [(0, 4)])) == Move("buy")


def test_the_small_stock_pays_the_small_price() -> None:
    match = offer([(0, 2)], {0: "7c 2p"})
    play(match, (0, "buy"))
    assert best(match) == Move("with", treasure="pearl")


def test_what_a_room_to_come_will_cost_is_not_spent() -> None:
    match = expect(
        scenario(
            "dragons",
            at="room_1",
            board={"room_1": [(0, 5)], "room_2": [(0, 7)]},
            treasure={0: "7c 5p"},
        ),
        0,
        "buy_artifact",
    )
    play(match, (0, "buy"))
    assert (
        match.decision is None
        or match.decision.question != "pay_piece"
        or best(match) == Move("with", treasure="pearl")
    )


def test_a_small_bribe_is_paid_for_a_cheap_artifact() -> None:
    match = scenario(
        "dragons", at="guard_room", guard=8, board={"guard_room": [(0, 7)], "room_1": [(0, 2)]}, treasure={0: "6c 1p"}
    )
    assert best(expect(match, 0, "bribe_guard")) == Move("pay")


def test_no_bribe_for_nothing() -> None:
    match = scenario("dragons", at="guard_room", guard=8, board={"guard_room": [(0, 2)]}, treasure={0: "9c"})
    assert best(expect(match, 0, "bribe_guard")) == Move("refuse")


def test_no_bribe_that_leaves_too_little_to_buy() -> None:
    match = scenario(
        "dragons", at="guard_room", guard=9, board={"guard_room": [(0, 4)], "room_1": [(0, 7)]}, treasure={0: "7c"}
    )
    assert best(expect(match, 0, "bribe_guard")) == Move("refuse")


def test_the_market_takes_the_unit_missed_least() -> None:
    match = scenario("dragons", at="market", board={"market": [(0, 5)]}, treasure={0: "6c 1p"})
    assert best(expect(match, 0, "market_trade")) == Move("give", treasure="pearl")


def test_treasure_is_taken_in_one_kind() -> None:
    match = scenario("dragons", at="setup")
    taken = [best(match)]
    while (
        match.decision is not None and match.decision.question == "choose_start_treasures" and match.decision.seat == 0
    ):
        match.play(best(match))
        taken.append(best(match))
    assert taken[0] == Move("take", treasure="crown", amount=3)


# Magic


def test_a_carpet_is_not_wasted_where_it_changes_nothing() -> None:
    match = scenario(
        "dragons",
        at="cave_red",
        caves={"cave_red": "4/3"},
        board={"cave_red": [(0, 9), (1, 2)]},
        artifacts={0: ["flying_carpet"]},
    )
    assert best(expect(match, 0, "window")) == Move("pass")


def test_a_carpet_buys_in_a_room_that_nobody_entered() -> None:
    match = scenario(
        "dragons", at="room_4", board={"guard_room": [(0, 9)]}, artifacts={0: ["flying_carpet"]}, treasure={0: "3c"}
    )
    assert best(expect(match, 0, "window")) == Move("use", artifact="flying_carpet")


def test_a_carpet_stays_home_if_it_cannot_be_paid_for() -> None:
    match = scenario(
        "dragons", at="room_4", board={"guard_room": [(0, 9)]}, artifacts={0: ["flying_carpet"]}, treasure={0: "2c 2p"}
    )
    assert best(expect(match, 0, "window")) == Move("pass")


def test_a_carpet_answers_a_carpet() -> None:
    match = scenario(
        "dragons",
        at="market",
        board={"market": [(0, 7), (1, 6)]},
        artifacts={0: ["flying_carpet"], 1: ["flying_carpet"]},
    )
    play(match, (0, "pass"), (1, "use flying_carpet"))
    assert best(expect(match, 0, "window")) == Move("use", artifact="flying_carpet")


def test_a_key_saves_the_way_in() -> None:
    match = scenario(
        "dragons",
        at="guard_room",
        guard=10,
        board={"guard_room": [(0, 2)], "room_1": [(0, 4)]},
        artifacts={0: ["key"]},
        treasure={0: "6c"},
    )
    assert best(expect(match, 0, "window")) == Move("use", artifact="key")


def test_an_eclipse_falls_on_the_rivals_and_not_on_oneself() -> None:
    words: dict[str, object] = {
        "at": "room_4",
        "treasure": {0: "4c", 1: "9p"},
        "spells": {0: ["lunar_eclipse", "solar_eclipse"]},
    }
    match = scenario("dragons", board={"room_4": [(0, 4), (1, 9)]}, **words)
    assert best(expect(match, 0, "window")) == Move("cast", spell="lunar_eclipse")
    assert scores(match)[Move("cast", spell="solar_eclipse")] < 0.0


def test_second_chance_brings_a_token_that_has_done_its_work() -> None:
    match = scenario(
        "dragons",
        at="room_4",
        board={"cave_red": [(0, 5)], "room_4": [(1, 4)]},
        treasure={0: "5c", 1: "9p"},
        caves={},
        spells={0: ["second_chance"]},
    )
    assert best(expect(match, 0, "window")) == Move("cast", spell="second_chance")


def test_second_chance_brings_no_sixth_piece_to_a_room() -> None:
    """Few artifacts are left and the treasure is there: it would be bought if six could be paid (A-16)."""
    match = scenario(
        "dragons",
        at="room_1",
        board={"cave_red": [(0, 4)], "room_1": [*[(0, "carpet")] * 3, (0, 1), (0, 2), (1, 5)]},
        treasure={0: "9c 8p 7g 6u 5b", 1: "5c"},
        artifacts={1: ["key"] * 4 + ["scroll"] * 4 + ["counterspell"] * 4},
        caves={},
        spells={0: ["second_chance"]},
    )
    assert best(expect(match, 0, "window")) == Move("pass")


@pytest.mark.parametrize(("strength", "move"), [("3", "use flying_carpet"), ("ties_with_all", "pass")])
def test_a_carpet_is_not_wasted_on_a_smuggler_whom_it_cannot_beat(strength: str, move: str) -> None:
    match = scenario(
        "dragons",
        at="market",
        smuggling_strength=strength,
        board={"market": [(1, 2)]},
        treasure={1: "2c"},
        artifacts={1: ["flying_carpet"]},
        this_round={"smuggler": 0, "smuggled": ["market"]},
    )
    assert str(best(expect(match, 1, "window"))) == move


def test_who_has_used_a_key_needs_no_carpet_at_the_guard() -> None:
    match = scenario(
        "dragons",
        at="guard_room",
        guard=10,
        board={"guard_room": [(0, 8)], "room_1": [(0, 4)]},
        artifacts={0: ["key", "flying_carpet"]},
        treasure={0: "6c"},
        this_round={"djinn": 0},
    )
    assert scores(expect(match, 0, "window"))[Move("use", artifact="flying_carpet")] > 0.0
    play(match, (0, "use key"))
    assert best(expect(match, 0, "window")) == Move("pass")


def test_a_borrowed_key_is_worth_nothing_to_who_has_used_one() -> None:
    """Borrow would serve against the Exchange only, and that does me no harm."""
    match = scenario(
        "dragons",
        at="guard_room",
        guard=10,
        board={"room_1": [(0, 4)]},
        artifacts={0: ["key"], 1: ["key"], 2: ["counterspell"]},
        used={1: ["key"], 2: ["counterspell"]},
        spells={0: ["borrow"], 3: ["exchange"]},
        treasure={0: "9c", 3: "1c"},
        this_round={"djinn": 0},
    )
    play(match, (0, "use key"), (3, "cast exchange"))
    assert best(expect(match, 0, "window")) == Move("pass")


def test_an_eye_is_answered_where_it_still_hurts() -> None:
    match = scenario(
        "dragons",
        at="tent",
        board={"cave_red": [(0, 9)], "market": [(0, 2)], "guard_room": [(0, 7)], "room_1": [(1, 5)]},
        spells={0: ["eye_for_an_eye"]},
    )
    play(match, (0, "cast eye_for_an_eye"))
    assert best(expect(match, 1, "eye_response")) == Move("piece", piece=1)


@pytest.mark.parametrize(
    ("words", "barren"),
    [
        ({"at": "cave_red", "caves": {"cave_red": "4", "cave_gold": "2"}, "board": {"cave_red": [(1, 9), (0, 8)]}},
         ["cave_white", "cave_blue", "cave_black"]),
        ({"at": "room_1", "admitted": [0, 2], "board": {"room_1": [(0, 4)], "market": [(1, 9), (2, 8)]}},
         ["room_2", "room_3", "room_4", "room_1"]),
    ],
    ids=["empty caves", "rooms it may not enter"],
)  # fmt: skip
def test_teleportation_sends_a_token_where_it_can_win_nothing(words: dict[str, object], barren: list[str]) -> None:
    match = scenario("dragons", teleportation="any_unscored", spells={0: ["teleportation"]}, **words)
    play(match, (0, "cast teleportation"))
    if match.decision is not None and match.decision.question == "target_piece":
        play(match, (0, "piece 1"))
    found = scores(expect(match, 0, "target_space"))
    assert {str(move["space"]) for move, score in found.items() if score == max(found.values())} == set(barren)


def test_a_token_whose_owner_may_not_enter_is_not_feared() -> None:
    """The carpet buys the artifact for 3 though a 9 lies there, if its owner was turned away."""
    for admitted, move in (([0, 1], "pass"), ([0], "use flying_carpet")):
        match = scenario(
            "dragons",
            at="room_4",
            teleportation="any_unscored",
            admitted=admitted,
            board={"room_4": [(1, 9)]},
            treasure={0: "3c", 1: "9p"},
            artifacts={0: ["flying_carpet"]},
        )
        assert str(best(expect(match, 0, "window"))) == move


def test_alms_wait_until_they_are_needed() -> None:
    match = scenario("dragons", at="clean_up", spells={0: ["alms"]})
    assert best(expect(match, 0, "window")) == Move("cast", spell="alms")
    match = scenario("dragons", at="market", board={"market": [(1, 5)]}, spells={0: ["alms"]})
    assert best(expect(match, 0, "window")) == Move("pass")


def test_alms_at_an_offer_that_could_not_be_paid() -> None:
    match = scenario("dragons", at="room_1", board={"room_1": [(0, 5)]}, treasure={0: "3c"}, spells={0: ["alms"]})
    while match.decision is not None and match.decision.question == "window":
        match.play(best(match))
    assert best(expect(match, 0, "buy_artifact")) == Move("cast", spell="alms")


def test_everybodys_loss_is_welcome_to_who_has_nothing() -> None:
    rich = {1: "7c 2p", 2: "8g", 3: "9u"}
    match = scenario("dragons", at="clean_up", treasure={0: "", **rich}, spells={0: ["sacrifice"]})
    assert best(expect(match, 0, "window")) == Move("cast", spell="sacrifice")
    match = scenario("dragons", at="clean_up", treasure={0: "9b", **rich}, spells={0: ["sacrifice"]})
    assert best(expect(match, 0, "window")) == Move("pass")


@pytest.mark.parametrize("kept", ["alms", "second_chance"])
def test_the_tent_keeps_the_better_spell(kept: str) -> None:
    match = scenario("dragons", at="tent", board={"tent": [(0, 5)]}, spell_top=["mirage", kept])
    assert best(expect(match, 0, "tent_keep")) == Move("keep", spell=kept)
