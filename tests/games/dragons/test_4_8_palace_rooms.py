"""4.8: the palace rooms, and what an artifact costs."""

import itertools
import random

import pytest

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.dragons.look import TREASURE_KINDS, VALUES, artifacts_of, units_of, written
from tests.games.dragons.table import pass_windows
from tests.games.look import asked

Units = tuple[int, ...]
Piece = tuple[int, int | str]


def room(pieces: list[Piece], treasure: dict[int, str], **words: object) -> serai.Match:
    """Room 1 about to be scored, with these pieces in it."""
    return palace({"room_1": pieces}, treasure, **words)


def palace(board: dict[str, list[Piece]], treasure: dict[int, str], **words: object) -> serai.Match:
    settings: dict[str, object] = {"players": 3, "mode": "basic", **words}
    return scenario("dragons", at="room_1", board=board, treasure=treasure, **settings)


def owned(match: serai.Match) -> list[int]:
    return [len(player["artifacts"]) for player in match.position()["players"]]


def payments(match: serai.Match, seat: int = 0) -> list[Units]:
    """What the seat has paid after each way of buying, one entry a way; [] if it cannot buy."""
    if match.decision is None or match.decision.seat != seat or match.decision.question != "buy_artifact":
        return []
    if serai.Move("buy") not in match.decision.moves:
        return []
    before = units_of(match, seat)
    branch = match.at(len(match.choices))
    branch.play(serai.Move("buy"))
    found: list[Units] = []
    waiting = [branch]
    while waiting:
        branch = waiting.pop()
        if not events(branch, "artifact_paid"):
            assert branch.decision.moves, "a step that leads nowhere"
            for move in branch.decision.moves:
                waiting.append(branch.at(len(branch.choices)))
                waiting[-1].play(move)
            continue
        paid = events(branch, "artifact_paid")[-1].data["units"]
        found.append(tuple(paid.get(kind, 0) for kind in TREASURE_KINDS))
        assert tuple(had - cost for had, cost in zip(before, found[-1], strict=True)) == units_of(branch, seat)
    return found


def by_hand(values: list[int], treasure: Units) -> set[Units]:
    """Every legal payment: all ways to give the pieces different kinds."""
    found = set()
    for kinds in itertools.permutations(range(5), len(values)):
        units = [0] * 5
        for kind, value in zip(kinds, values, strict=True):
            units[kind] = value
        if all(cost <= had for cost, had in zip(units, treasure, strict=True)):
            found.add(tuple(units))
    return found


def a_piece(value: int | str, doubled: bool, seat: int = 0) -> dict[str, object]:
    carpet = isinstance(value, str)
    return {
        "owner": seat,
        "what": value if carpet else "token",
        "value": 3 if carpet else value,
        "space": "room_1",
        "face_up": carpet,
        "doubled": doubled,
        "parity_known": False,
        "gone_at": 0,
    }


# Offers.


def test_4_8_offered_by_rank_until_somebody_buys() -> None:
    pieces: list[Piece] = [(0, 4), (1, 9), (2, 6)]
    match = room(pieces, {0: "9c", 1: "9p", 2: "9g"})
    play(match, (1, "decline"), (2, "decline"), (0, "buy"))
    assert owned(match) == [1, 0, 0]
    assert events(match, "artifact_bought")[0].data == {"seat": 0, "room": "room_1", "artifact": "artifact"}


def test_4_8_when_rank_1_buys_nobody_else_is_offered_anything() -> None:
    match = room([(0, 4), (1, 9)], {0: "9c", 1: "9p"})
    play(match, (1, "buy"))
    assert owned(match) == [0, 1, 0]
    assert match.position()["round"] == 2


def test_4_8_equals_are_offered_in_turn_order() -> None:
    match = room([(0, 7), (1, 7), (2, 7)], {0: "7c", 1: "7p", 2: "7g"}, first=1)
    play(match, (1, "decline"), (2, "decline"), (0, "decline"))
    assert events(match, "artifact_unsold")[0].data == {"room": "room_1"}


def test_4_8_who_is_not_there_is_not_offered() -> None:
    match = room([(0, 4)], {0: "4c", 1: "9p", 2: "9g"})
    play(match, (0, "decline"))
    assert match.position()["round"] == 2


def test_4_8_who_cannot_pay_declines() -> None:
    """Red needs 8 of one kind and has 7c 3p; yellow has 4, 2, 1 and 5c 2p 2b."""
    match = room([(0, 8), (1, 4), (1, 2), (1, 1)], {0: "7c 3p", 1: "5c 2p 2b"})
    assert match.decision.seat == 1
    assert events(match, "artifact_declined")[0].data == {"room": "room_1", "seats": [0]}
    assert set(payments(match, 1)) == {(4, 2, 0, 0, 1), (4, 1, 0, 0, 2)}


def test_4_8_the_buyer_pays_to_the_bank_and_takes_the_artifact() -> None:
    match = room(
        [(0, 4), (0, 1)], {0: "4c 1p"}, mode="magic", pile={1: ["key", "scroll", "counterspell", "scroll", "key"]}
    )
    play(match, (0, "buy"))
    assert events(match, "artifact_paid")[0].data == {"seat": 0, "room": "room_1", "units": {"crown": 4, "pearl": 1}}
    assert events(match, "artifact_bought")[0].data == {"seat": 0, "room": "room_1", "artifact": "key"}
    assert artifacts_of(match, 0) == ["lamp", "key"]
    assert units_of(match, 0) == (0, 0, 0, 0, 0)


def test_4_8_the_units_paid_are_in_the_bank_at_once() -> None:
    match = palace({"room_1": [(0, 4)], "room_2": [(1, 9)]}, {0: "4c", 1: "9p"})
    play(match, (0, "buy"))
    assert match.decision.seat == 1
    assert match.position()["bank"]["crown"] == 29


def test_4_8_one_artifact_a_room_and_the_next_not_before_the_next_upkeep() -> None:
    board: dict[str, list[Piece]] = {"room_1": [(0, 4), (1, 2)], "room_2": [(1, 9)]}
    pile = {1: ["key", "scroll", "counterspell", "scroll", "key"]}
    match = palace(board, {0: "9c", 1: "9p"}, mode="magic", pile=pile)
    play(match, (0, "buy"))
    assert (match.decision.seat, match.view(1)["window"]["space"]) == (1, "room_2")
    assert match.view(1)["rooms"][0]["on_sale"] is None
    assert match.view(1)["rooms"][0]["artifacts"] == 4
    play(match, (1, "decline"))
    assert match.position()["round"] == 2
    assert match.view(1)["rooms"][0]["on_sale"] == "scroll"


def test_4_8_if_all_decline_it_stays_on_sale() -> None:
    pile = {1: ["key", "scroll", "counterspell", "scroll", "key"]}
    match = room([(0, 4)], {0: "4c"}, mode="magic", pile=pile)
    play(match, (0, "decline"))
    assert match.position()["round"] == 2
    assert match.view(1)["rooms"][0]["on_sale"] == "key"
    assert match.view(1)["rooms"][0]["artifacts"] == 5
    assert "room_1" not in [event.data["room"] for event in events(match, "artifact_turned_up")]


@pytest.mark.parametrize("mode", ["basic", "magic"])
def test_4_8_without_an_artifact_nothing_happens(mode: str) -> None:
    """Room 1 is sold out; room 2 is sold as usual."""
    match = palace({"room_1": [(0, 4)], "room_2": [(0, 9)]}, {0: "9c"}, mode=mode, pile={1: []})
    pass_windows(match)
    assert asked(match) == ("buy_artifact", 0)
    assert match.view(0)["window"]["space"] == "room_2"
    assert not [event for event in match.log if event.data.get("room") == "room_1" and "artifact" in event.kind]


def test_4_8_rooms_are_sold_from_left_to_right_and_what_is_spent_is_gone() -> None:
    """Ten crowns: 4 in the first room, too few for the 7 in the second, 6 in the third."""
    match = palace({"room_3": [(0, 6)], "room_2": [(0, 7)], "room_1": [(0, 4)]}, {0: "10c"})
    play(match, (0, "buy"), (0, "buy"))
    assert [(event.data["room"], event.data["units"]) for event in events(match, "artifact_paid")] == [
        ("room_1", {"crown": 4}),
        ("room_3", {"crown": 6}),
    ]
    assert events(match, "artifact_unsold")[0].data == {"room": "room_2"}


def test_4_8_a_player_who_was_turned_away_is_not_offered() -> None:
    match = scenario(
        "dragons",
        players=3,
        mode="basic",
        at="guard_room",
        guard=9,
        board={"guard_room": [(0, 4), (1, 9)], "room_1": [(0, 9), (1, 1)]},
        treasure={0: "9c 9p", 1: "1g"},
    )
    play(match, (0, "refuse"))
    assert asked(match) == ("buy_artifact", 1)


# The price, by example.


def test_4_8_two_tokens_cost_two_kinds() -> None:
    """7 and 1 with 8c 2g 1p: 7c and one gem, or 7c and the pearl."""
    match = room([(0, 7), (0, 1)], {0: "8c 2g 1p"})
    assert sorted(payments(match)) == [(7, 0, 1, 0, 0), (7, 1, 0, 0, 0)]


def test_4_8_one_kind_does_not_pay_for_two_pieces_however_plentiful() -> None:
    match = room([(0, 7), (0, 1), (1, 1)], {0: "29c", 1: "1p"})
    assert match.decision.seat == 1


def test_4_8_a_value_is_not_split_over_two_kinds() -> None:
    match = room([(0, 9), (1, 1)], {0: "8c 8p 8g 8u 8b", 1: "1p"})
    assert match.decision.seat == 1


def test_4_8_five_pieces_cost_all_five_kinds() -> None:
    pieces: list[Piece] = [(0, 1), (0, 2), (0, 4), (0, 5), (0, 6)]
    assert len(payments(room(pieces, {0: "6c 6p 6g 6u 6b"}))) == 120
    assert payments(room(pieces, {0: "1c 2p 4g 5u 6b"})) == [(1, 2, 4, 5, 6)]
    assert payments(room(pieces, {0: "9c 9p 9g 9u"})) == []


def test_4_8_a_carpet_costs_three_of_yet_another_kind() -> None:
    match = room([(0, 4)], {0: "7c 3p"}, mode="magic", artifacts={0: ["flying_carpet"]})
    play(match, (0, "use flying_carpet"))
    assert match.view(0)["mine"]["price"] == [4, 3]
    assert payments(match) == [(4, 3, 0, 0, 0)]


def test_4_8_a_double_costs_its_value_twice_in_two_kinds() -> None:
    """A doubled 5 and 10c 5p 1g: five crowns and five pearls, nothing else."""
    match = room([(0, 5)], {0: "10c 5p 1g"}, mode="magic", artifacts={0: ["astral_double"]})
    play(match, (0, "use astral_double"))
    assert match.view(0)["mine"]["price"] == [5, 5]
    assert payments(match) == [(5, 5, 0, 0, 0)]


def test_4_8_the_same_units_are_one_answer() -> None:
    """A doubled 5 and three kinds of five: three pairs of kinds, not six."""
    match = room([(0, 5)], {0: "5c 5p 5g"}, mode="magic", artifacts={0: ["astral_double"]})
    play(match, (0, "use astral_double"))
    assert sorted(payments(match)) == [(0, 5, 5, 0, 0), (5, 0, 5, 0, 0), (5, 5, 0, 0, 0)]


def test_4_8_under_the_last_shall_be_first_a_nine_costs_one() -> None:
    match = room([(0, 9), (1, 1)], {0: "1c", 1: "9p"}, mode="magic", this_round={"last_are_first": True})
    assert match.view(0)["spaces"][10]["strengths"] == {"0": 1, "1": 9}
    assert (match.decision.seat, payments(match, 1)) == (1, [(0, 9, 0, 0, 0)])
    play(match, (1, "decline"))
    assert payments(match, 0) == [(1, 0, 0, 0, 0)]


# The steps.


def test_4_8_the_most_valuable_piece_is_paid_first() -> None:
    match = room([(0, 2), (0, 6)], {0: "7c 6p 2g"})
    play(match, (0, "buy"))
    assert match.decision.question == "pay_piece"
    assert [move["treasure"] for move in match.decision.moves] == ["crown", "pearl"]
    play(match, (0, "with pearl"), (0, "with gem"))
    assert events(match, "artifact_paid")[0].data["units"] == {"pearl": 6, "gem": 2}


def test_4_8_with_one_way_to_pay_no_step_is_asked() -> None:
    """6 and 2 with 7c 2p."""
    match = room([(0, 6), (0, 2)], {0: "7c 2p"})
    play(match, (0, "buy"))
    assert events(match, "artifact_paid")[0].data["units"] == {"crown": 6, "pearl": 2}


def test_4_8_refusals_of_a_payment_say_why() -> None:
    match = room([(0, 6), (0, 4), (0, 2)], {0: "6c 4p 9g 1u 6b"})
    play(match, (0, "buy"))
    found = refusal(match, 0, "with pearl")
    assert (found.code, found.clause) == ("too_little_of_treasure", "dragons 4.8")
    assert found.numbers == {"treasure": "pearl", "value": 6, "held": 4}
    play(match, (0, "with crown"))
    found = refusal(match, 0, "with crown")
    assert (found.code, found.clause) == ("treasure_pays_for_another_piece", "dragons 4.8")
    assert found.numbers == {"treasure": "crown"}


def test_4_8_a_step_that_leaves_the_rest_unpaid_is_refused() -> None:
    """Both halves of a doubled 5 are paid in the order of the kinds, so the first cannot take the last kind."""
    match = room([(0, 5)], {0: "5c 5p 5g"}, mode="magic", artifacts={0: ["astral_double"]})
    play(match, (0, "use astral_double"), (0, "buy"))
    assert [move["treasure"] for move in match.decision.moves] == ["crown", "pearl"]
    found = refusal(match, 0, "with gem")
    assert (found.code, found.clause) == ("rest_could_not_be_paid", "dragons 4.8")
    assert found.numbers == {"treasure": "gem", "value": 5}


def test_4_8_buying_without_the_means_is_refused_with_the_numbers() -> None:
    """Asked only because Exchange could help."""
    match = room([(0, 6), (0, 2)], {0: "9c"}, mode="magic", spells={0: ["exchange"]})
    play(match, (0, "pass"))
    found = refusal(match, 0, "buy")
    assert (found.code, found.clause) == ("cannot_pay_price", "dragons 4.8")
    assert found.numbers == {"price": 8, "pieces": 2}


# The price against an enumeration by hand.


def check_position(match: serai.Match, values: list[int], treasure: Units) -> None:
    found = payments(match)
    expected = by_hand(values, treasure)
    assert len(found) == len(set(found)), "the same units are offered twice"
    assert set(found) == expected
    for units in found:
        assert sum(units) == sum(values)
        assert sorted(number for number in units if number) == sorted(values)


@pytest.mark.parametrize("seed", range(80))
def test_4_8_tokens_against_an_enumeration(seed: int) -> None:
    """One to five tokens and purses from poor to rich."""
    dice = random.Random(seed)
    values = dice.sample(VALUES, dice.randint(1, 5))
    most = dice.choice([4, 7, 9, 12])
    treasure = tuple(dice.randint(0, most) for _ in TREASURE_KINDS)
    check_position(room([(0, value) for value in values], {0: written(treasure)}), values, treasure)


@pytest.mark.parametrize("seed", range(80))
def test_4_8_carpets_doubles_and_turned_values_against_an_enumeration(seed: int) -> None:
    """Up to five pieces with equal values among them, also while 9 counts 1 and 1 counts 9."""
    dice = random.Random(1000 + seed)
    turned = dice.random() < 0.4
    pieces: list[dict[str, object]] = []
    values: list[int] = []
    carpets = dice.randint(0, 2)
    free = [*dice.sample(VALUES, 5), *["flying_carpet"] * carpets]
    dice.shuffle(free)
    for value in free:
        number = 3 if isinstance(value, str) else {9: 1, 1: 9}.get(value, value) if turned else value
        doubled = dice.random() < 0.4
        if len(values) + 1 + doubled <= dice.randint(1, 5):
            pieces.append(a_piece(value, doubled))
            values += [number] * (1 + doubled)
    if not values:
        pieces, values = [a_piece(5, True)], [5, 5]
    treasure = tuple(dice.randint(0, dice.choice([3, 6, 9, 12])) for _ in TREASURE_KINDS)
    on_board = [piece["value"] for piece in pieces if piece["what"] == "token"]
    match = scenario(
        "dragons",
        players=3,
        at="room_1",
        pieces=pieces,
        hand={0: [value for value in VALUES if value not in on_board]},
        this_round={"last_are_first": turned},
        treasure={0: written(treasure)},
    )
    check_position(match, values, treasure)


@pytest.mark.parametrize("rich", list(itertools.product((0, 3, 6), repeat=5))[::4])
@pytest.mark.parametrize(
    ("carpets", "tokens"), [((False, True), []), ((True, True), []), ((False, True), [5]), ((True, True), [2])]
)
def test_4_8_three_and_four_equal_values_against_an_enumeration(
    carpets: tuple[bool, ...], tokens: list[int], rich: Units
) -> None:
    """Two carpets, one or both doubled: the same kinds in another order are no other payment."""
    pieces = [a_piece("flying_carpet", doubled) for doubled in carpets] + [a_piece(value, False) for value in tokens]
    values = [3] * (2 + sum(carpets)) + tokens
    hand = {0: [value for value in VALUES if value not in tokens]}
    match = scenario("dragons", players=3, at="room_1", pieces=pieces, hand=hand, treasure={0: written(rich)})
    check_position(match, values, rich)


@pytest.mark.parametrize("values", [pair for pair in itertools.combinations(VALUES, 2) if sum(pair) <= 11])
def test_4_8_two_tokens_and_every_small_purse_of_three_kinds(values: tuple[int, int]) -> None:
    """Around the limits: each kind holds just less than, exactly or just more than one of the values."""
    near = sorted({0, *[max(0, value + step) for value in values for step in (-1, 0, 1)], sum(values)})
    purses = list(itertools.product(near, repeat=2))
    for crowns, gems in purses:
        treasure = (crowns, 0, gems, 0, min(values))
        match = room([(0, value) for value in values], {0: written(treasure)})
        check_position(match, list(values), treasure)


@pytest.mark.parametrize("seed", range(40))
def test_4_8_every_step_offers_all_and_only_what_can_be_completed(seed: int) -> None:
    """At each step a kind is offered if, and only if, some legal payment goes on with it."""
    dice = random.Random(2000 + seed)
    values = sorted(dice.sample(VALUES, dice.randint(2, 5)), reverse=True)
    treasure = tuple(dice.randint(2, 10) for _ in TREASURE_KINDS)
    match = room([(0, value) for value in values], {0: written(treasure)})
    expected = by_hand(values, treasure)
    if not expected:
        assert payments(match) == []
        return
    play(match, (0, "buy"))
    paid = [0] * 5
    while not events(match, "artifact_paid"):
        number = next(place for place, value in enumerate(values) if value not in paid)
        open_ways = [units for units in expected if all(cost in (0, units[kind]) for kind, cost in enumerate(paid))]
        kinds = {TREASURE_KINDS[units.index(values[number])] for units in open_ways}
        if len(kinds) == 1:
            paid[TREASURE_KINDS.index(kinds.pop())] = values[number]
            continue
        offered = {move["treasure"] for move in match.decision.moves}
        assert offered == kinds
        for kind in set(TREASURE_KINDS) - kinds:
            assert refusal(match, 0, f"with {kind}").clause == "dragons 4.8"
        kind = dice.choice(sorted(kinds))
        paid[TREASURE_KINDS.index(kind)] = values[number]
        play(match, (0, f"with {kind}"))
    assert tuple(events(match, "artifact_paid")[0].data["units"].get(kind, 0) for kind in TREASURE_KINDS) in expected


# The cap of five pieces.


def test_4_8_with_five_tokens_neither_carpet_nor_double_can_be_declared() -> None:
    pieces: list[Piece] = [(0, value) for value in (1, 2, 4, 5, 6)]
    match = room(pieces, {0: "9c 9p 9g 9u 9b"}, mode="magic", artifacts={0: ["flying_carpet", "astral_double"]})
    assert match.decision.question == "buy_artifact"


def test_4_8_a_double_that_would_be_the_sixth_piece_does_nothing() -> None:
    """Four tokens, then carpet and double in one batch: the carpet is the fifth piece."""
    pieces: list[Piece] = [(0, value) for value in (1, 2, 4, 5)]
    match = room(
        pieces,
        {0: "9c 9p 9g 9u 9b"},
        mode="magic",
        artifacts={0: ["flying_carpet", "astral_double"]},
        this_round={"djinn": 0},
    )
    play(match, (0, "use flying_carpet"), (0, "use astral_double"), (0, "piece 0"))
    assert match.view(0)["mine"]["price"] == [5, 4, 3, 2, 1]
    assert len(events(match, "double_found_no_piece")) == 1
    assert match.view(0)["screens"][0]["uses_left"] == 0


# Nobody else pays.


def test_4_8_treasure_of_others_does_not_help() -> None:
    match = room([(0, 9), (1, 1)], {0: "8c", 1: "1p", 2: "20c"})
    assert match.decision.seat == 1
    assert "give" not in {move.verb for move in match.decision.moves}


def test_4_8_offers_go_to_present_and_admitted_players_only() -> None:
    """Seat 0, the strongest, was not admitted; a Teleportation has sent its token there (A-34)."""
    match = scenario(
        "dragons",
        at="room_1",
        teleportation="any_unscored",
        admitted=[1, 2],
        board={"room_1": [(0, 9), (1, 5), (2, 6)]},
        treasure={0: "9c", 1: "5p", 2: "6g"},
    )
    assert asked(match) == ("buy_artifact", 2)
    play(match, (2, "decline"), (1, "decline"))
    assert [entry.data["seats"] for entry in events(match, "artifact_declined")] == [[2], [1]]
    assert len(events(match, "artifact_unsold")) == 1


def test_4_8_a_queue_with_somebody_who_was_not_admitted_is_refused() -> None:
    match = scenario("dragons", at="room_1", board={"room_1": [(0, 9), (1, 5)]}, treasure={0: "9c", 1: "5p"})
    data = match.position()
    assert data["scoring"]["queue"] == [0, 1]
    data["options"]["teleportation"] = "any_unscored"
    data["this_round"]["admitted"] = [0]
    with pytest.raises(serai.BadPosition, match="not present and admitted"):
        serai.game("dragons").from_position(data)
