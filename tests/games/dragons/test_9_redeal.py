"""Rules section 9, last part: dealing anew what a viewer cannot know, true to everything it has seen."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai import Match
from serai.testing import events, play, scenario
from tests.games.dragons.look import VALUES, artifacts_of, pile_in, spells_in_hand, tokens_behind, types_in_piles
from tests.games.dragons.table import pass_windows, take_effect
from tests.games.look import asked

DRAGONS = serai.game("dragons")
ODD = {1, 5, 7, 9}
EVEN = {2, 4, 6, 8}
EVERYBODY = (0, 1, 2, 3, None)


def forks(match: Match, viewer: int | None, number: int = 60) -> Iterator[Match]:
    """Every fork is a sound position (else it could not be made), and looks the same to its viewer."""
    seen = json.dumps(match.view(viewer))
    for seed in range(number):
        fork = match.fork(viewer, seed)
        if seed < 10:
            assert json.dumps(fork.view(viewer)) == seen
        yield fork


def pieces(match: Match) -> list[dict[str, object]]:
    return match.position()["pieces"]


def values_of(match: Match, seat: int) -> tuple[int, ...]:
    """The values of all tokens of a seat that have arrived in this round, by handle, gone ones included."""
    return tuple(piece["value"] for piece in pieces(match) if piece["owner"] == seat and piece["what"] == "token")


def on_board(match: Match, seat: int) -> dict[int, int]:
    return {
        handle: piece["value"]
        for handle, piece in enumerate(pieces(match))
        if piece["owner"] == seat and piece["space"] is not None
    }


def place(match: Match, *answers: tuple[int, str, int]) -> Match:
    for seat, space, value in answers:
        play(match, (seat, f"place {space}"))
        if match.decision.question == "place_value":  # the last one goes by itself
            play(match, (seat, f"token {value}"))
    return match


# What everybody can work out about tokens, from the log alone: an independent account to compare with.


class Sighting:
    """A token of one seat: when it came and went (in entries of the log), its value or parity if seen."""

    def __init__(self, came: int) -> None:
        self.came = came
        self.went = 10**6
        self.values = set(VALUES)
        self.before = set(VALUES)


def sightings(match: Match, seat: int) -> list[Sighting]:
    """The tokens of a seat, by handle, as a spectator can follow them; Eclipses come one to a batch here."""
    found: dict[int, Sighting] = {}
    spaces: dict[int, str] = {}
    struck: list[int] = []  # by an Eclipse that is taking effect
    leave, stay = ODD, EVEN
    target = ""
    for number, entry in enumerate(match.heard(None)):
        data, kind = entry["data"], entry["kind"]
        if kind not in ("piece_went_home", "spell_without_effect"):
            struck = []
        if kind in ("token_placed", "token_placed_face_up") and data["seat"] == seat:
            found[data["piece"]] = Sighting(number)
            spaces[data["piece"]] = data["space"]
            if "value" in data:
                found[data["piece"]].values = {data["value"]}
        elif kind == "tokens_turned_up":
            for piece in data["pieces"]:
                if piece["owner"] == seat:
                    found[piece["piece"]].values = {piece["value"]}
        elif kind == "piece_moved" and data["piece"]["piece"] in found:
            spaces[data["piece"]["piece"]] = data["to"]
        elif kind == "spell_cast_on_space":
            target = data["space"]
            leave, stay = (ODD, EVEN) if data["spell"] == "lunar_eclipse" else (EVEN, ODD)
        elif kind == "passes" and target:
            struck = [handle for handle, space in spaces.items() if space == target]
            target = ""
            for handle in struck:
                found[handle].before = set(found[handle].values)
                found[handle].values &= stay
        elif kind == "piece_went_home" and data["piece"]["piece"] in found:
            handle = data["piece"]["piece"]
            found[handle].went = number
            spaces.pop(handle)
            if handle in struck:
                found[handle].values = found[handle].before & leave
    return [found[handle] for handle in sorted(found)]


def possible(seen: list[Sighting]) -> set[tuple[int, ...]]:
    """Every way to give values to the tokens: no value is on the board twice at a time."""
    ways = set()

    def go_on(chosen: tuple[int, ...]) -> None:
        if len(chosen) == len(seen):
            ways.add(chosen)
            return
        new = seen[len(chosen)]
        there = {value for value, old in zip(chosen, seen, strict=False) if old.went > new.came}
        for value in new.values - there:
            go_on((*chosen, value))

    go_on(())
    return ways


def check_all(match: Match, viewer: int | None, seat: int, number: int) -> set[tuple[int, ...]]:
    """Only what is possible is dealt, and all of it, given enough seeds."""
    ways = possible(sightings(match, seat))
    assert values_of(match, seat) in ways
    dealt = {values_of(fork, seat) for fork in forks(match, viewer, number)}
    assert dealt <= ways
    assert dealt == ways
    return ways


# Tokens.


def test_9_redeal_face_down_tokens_take_every_value() -> None:
    match = place(scenario("dragons", players=3), (0, "market", 9), (1, "market", 7), (2, "djinn", 1), (0, "djinn", 2))
    assert len(check_all(match, 1, 0, 700)) == 8 * 7
    assert len(check_all(match, None, 1, 100)) == 8


def test_9_redeal_own_tokens_stay() -> None:
    match = place(scenario("dragons", players=3), (0, "market", 9), (1, "market", 7), (2, "djinn", 1))
    for fork in forks(match, 1):
        assert (values_of(fork, 1), tokens_behind(fork, 1)) == ((7,), [1, 2, 4, 5, 6, 8, 9])


def test_9_redeal_what_is_not_on_the_board_is_behind_the_screen() -> None:
    match = place(scenario("dragons", players=3), (0, "market", 9), (1, "market", 7), (2, "djinn", 1), (0, "djinn", 2))
    for fork in forks(match, None):
        for seat in range(3):
            assert sorted([*on_board(fork, seat).values(), *tokens_behind(fork, seat)]) == VALUES


def test_9_redeal_face_up_tokens_stay() -> None:
    match = scenario("dragons", players=3, this_round={"spy": 1})
    place(match, (0, "market", 9), (1, "market", 7), (2, "djinn", 1), (0, "djinn", 2), (1, "djinn", 4))
    for fork in forks(match, 2):
        assert values_of(fork, 0) == (9, 2)
    assert len(check_all(match, 2, 1, 700)) == 8 * 7


def test_9_redeal_tokens_turned_up_stay_and_the_rest_share_what_is_left() -> None:
    board = {"market": [(1, 7), (1, 2)], "room_1": [(1, 9), (1, 1)], "guard_room": [(0, 9)]}
    match = scenario("dragons", at="market", board=board, treasure={1: "1c"})
    dealt = set()
    for fork in forks(match, 0, 400):
        values = values_of(fork, 1)
        assert values[:2] == (7, 2)
        dealt.add(values[2:])
    assert dealt == set(itertools.permutations([1, 4, 5, 6, 8, 9], 2))


def eclipsed(spell: str, *tokens: int) -> Match:
    """Seat 0 casts an Eclipse at its turn on the market, where seat 1 has these tokens, placed one a lap."""
    match = scenario("dragons", players=3, spells={0: [spell]})
    for lap, value in enumerate(tokens):
        place(match, (0, "djinn", VALUES[lap]), (1, "market", value), (2, "djinn", VALUES[lap]))
    play(match, (0, f"cast {spell}"), (0, "space market"))
    return take_effect(match)


def test_9_redeal_after_an_eclipse_the_parity_of_those_that_left_and_stayed_is_known() -> None:
    match = eclipsed("lunar_eclipse", 5, 8, 2)
    assert set(on_board(match, 1).values()) == {8, 2}
    ways = check_all(match, 2, 1, 700)
    assert ways == {(odd, first, second) for odd in ODD for first in EVEN for second in EVEN if first != second}


def test_9_redeal_after_a_solar_eclipse_the_parities_are_the_other_way_round() -> None:
    match = eclipsed("solar_eclipse", 5, 8)
    assert check_all(match, None, 1, 400) == {(odd, even) for odd in ODD for even in EVEN}


def test_9_redeal_an_eclipse_that_sends_nothing_home_tells_as_much() -> None:
    match = eclipsed("solar_eclipse", 5, 9, 1)
    assert len(events(match, "spell_without_effect")) == 1
    assert len(check_all(match, 2, 1, 600)) == 4 * 3 * 2


def test_9_redeal_the_caster_of_an_eclipse_learns_no_more_than_others() -> None:
    match = eclipsed("lunar_eclipse", 5, 8)
    assert check_all(match, 0, 1, 400) == check_all(match, 2, 1, 400)


def test_9_redeal_the_caster_itself_is_known_by_parity_too() -> None:
    match = scenario("dragons", players=3, spells={0: ["lunar_eclipse"]})
    place(match, (0, "market", 4), (1, "djinn", 1), (2, "djinn", 1))
    play(match, (0, "cast lunar_eclipse"), (0, "space market"))
    take_effect(match)
    assert check_all(match, 1, 0, 100) == {(2,), (4,), (6,), (8,)}


def test_9_redeal_a_parity_learnt_moves_along_with_the_token() -> None:
    match = scenario("dragons", players=3, spells={0: ["lunar_eclipse"], 1: ["second_chance"]})
    place(match, (0, "djinn", 1), (1, "market", 4), (2, "djinn", 1))
    play(match, (0, "cast lunar_eclipse"), (0, "space market"))
    place(take_effect(match), (0, "djinn", 2))
    play(match, (1, "cast second_chance"), (1, "space room_1"))
    take_effect(match)
    assert [piece["space"] for piece in pieces(match) if piece["owner"] == 1] == ["room_1"]
    assert check_all(match, 0, 1, 100) == {(2,), (4,), (6,), (8,)}


def test_9_redeal_tokens_of_known_parity_leave_the_others_for_the_rest() -> None:
    """Four even tokens of seat 1 stay after a Lunar Eclipse: whatever else it places is odd."""
    match = eclipsed("lunar_eclipse", 2, 4, 6, 8)
    place(match, (0, "djinn", 6), (1, "djinn", 9))
    ways = [values_of(fork, 1) for fork in forks(match, 2, 120)]
    assert {way[4] for way in ways} == ODD
    assert {way[0] for way in ways} == {way[3] for way in ways} == EVEN
    assert all(set(way[:4]) == EVEN for way in ways)


def test_9_redeal_a_token_sent_home_may_be_any_of_those_placed_later() -> None:
    """E-58: the first token of seat 1 was even; what it places next is that one or one never placed."""
    match = eclipsed("solar_eclipse", 6)
    place(match, (0, "djinn", 2), (1, "tent", 6))
    assert check_all(match, 0, 1, 400) == {(even, value) for even in EVEN for value in VALUES}


def test_9_redeal_a_token_placed_while_another_was_down_is_not_that_one() -> None:
    """Seat 1 places a 6 and a 9; the 6 goes home; its third token may be the 6, its second cannot."""
    match = eclipsed("solar_eclipse", 6, 9)
    place(match, (0, "djinn", 6), (1, "market", 6))
    ways = {values_of(fork, 1) for fork in forks(match, 2, 150)}
    assert ways < possible(sightings(match, 1))
    assert all(way[0] != way[1] and way[1] != way[2] for way in ways)
    assert any(way[0] == way[2] for way in ways)
    assert any(way[0] != way[2] for way in ways)


def face_up_and_home() -> Match:
    """Under Spy seat 1 puts the 6 face up; an Eclipse sends it home; it is placed again under no Spy's eyes."""
    match = scenario("dragons", players=3, spells={2: ["solar_eclipse"], 0: ["spy"]})
    play(match, (0, "cast spy"))
    place(take_effect(match), (0, "djinn", 1), (1, "market", 6))
    play(match, (2, "cast solar_eclipse"), (2, "space market"))
    return place(take_effect(match), (2, "djinn", 1))


def test_9_redeal_a_face_up_token_that_went_home_is_known_to_be_behind_the_screen() -> None:
    match = face_up_and_home()
    assert on_board(match, 1) == {}
    for fork in forks(match, 0):
        assert values_of(fork, 1) == (6,)
        assert 6 in tokens_behind(fork, 1)


def test_9_redeal_a_face_up_token_that_went_home_is_among_those_placed_again() -> None:
    """Seat 1's 6 lay face up on the market and went home. Its eight tokens of the end of placement hold a 6."""
    match = scenario("dragons", players=3, board={"market": [(1, 6)]})
    position = match.position()
    position["pieces"][0]["face_up"] = True
    position["players"][0]["spells"] = ["solar_eclipse"]
    position["spell_deck"].remove("solar_eclipse")
    match = DRAGONS.from_position(position)
    play(match, (0, "cast solar_eclipse"))
    take_effect(match)
    for lap, value in enumerate([6, 9, 2, 1, 4, 5, 7, 8]):
        place(match, (0, "djinn", VALUES[lap]), (1, "market", value))
        for fork in forks(match, 0, 25):
            values = values_of(fork, 1)
            assert values[0] == 6
            assert sorted([*values[1:], *tokens_behind(fork, 1)]) == VALUES
        if lap < 7:
            place(match, (2, "djinn", VALUES[lap]))
    assert {values_of(fork, 1).index(6, 1) for fork in forks(match, 0, 120)} == set(range(1, 9))


def test_9_redeal_a_token_taken_off_the_palace_unseen_stays_unseen() -> None:
    board = {"room_1": [(1, 6), (1, 9)], "guard_room": [(0, 9), (1, 1)]}
    match = scenario("dragons", at="guard_room", guard=9, board=board, spells={2: ["alms"]}, treasure={2: "1c"})
    play(match, (2, "pass"))
    assert [piece["space"] for piece in pieces(match)[:2]] == [None, None]
    dealt = {values_of(fork, 1) for fork in forks(match, 0, 600)}
    assert dealt == {(first, second, 1) for first, second in itertools.permutations([2, 4, 5, 6, 7, 8, 9], 2)}


def wild_placement(seed: int, choices: int) -> Match:
    """A placement with Eclipses, Second Chance, Teleportation, Spy and Eye for an Eye, each in a batch of its own."""
    hand = {0: ["lunar_eclipse", "eye_for_an_eye"], 1: ["second_chance", "solar_eclipse"], 2: ["teleportation", "spy"]}
    match = scenario("dragons", seed, players=3, spells=hand, caves={"cave_red": "4/3"})
    rng = random.Random(seed)
    for _ in range(choices):
        if match.view(None)["phase"] != "placement":
            break
        moves = match.decision.moves
        if match.decision.question == "window":
            moves = moves[:1]
        elif match.decision.question == "place_token":
            spells = [move for move in moves if move.verb == "cast"]
            here = [move for move in moves if move.as_dict().get("space") in ("market", "djinn", "room_1", "cave_red")]
            moves = spells if spells and rng.random() < 0.3 else here
        match.play(rng.choice(moves))
    return match


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@given(seed=st.integers(0, 10**6), choices=st.integers(1, 90))
@settings(max_examples=25, deadline=None)
def test_9_redeal_never_deals_tokens_that_the_log_excludes(viewer: int | None, seed: int, choices: int) -> None:
    match = wild_placement(seed, choices)
    seen = {seat: sightings(match, seat) for seat in range(3)}
    for fork in [match, *forks(match, viewer, 5)]:
        for seat in range(3):
            values = values_of(fork, seat)
            if seat == viewer:
                assert values == values_of(match, seat)
            for number, value in enumerate(values):
                assert value in seen[seat][number].values
                for earlier in range(number):
                    if seen[seat][earlier].went > seen[seat][number].came:
                        assert values[earlier] != value


@pytest.mark.parametrize("seed", [1, 2, 4, 5, 6, 7, 8, 9])
def test_9_redeal_deals_every_assignment_of_tokens_that_the_log_allows(seed: int) -> None:
    """Of the seats with few enough of them, the one that has placed most."""
    match = wild_placement(seed, 26)
    seen = {seat: sightings(match, seat) for seat in range(3)}
    few = [seat for seat in range(3) if 1 < len(possible(seen[seat])) <= 60]
    seat = max(few, key=lambda seat: len(seen[seat]))
    check_all(match, (seat + 1) % 3, seat, 700)


# The guard and the decks.


def test_9_redeal_the_guard_is_any_until_it_is_turned_up() -> None:
    match = scenario("dragons", guard=8)
    for viewer in EVERYBODY:
        assert {fork.position()["guard"] for fork in forks(match, viewer, 120)} == set(range(1, 11))


def test_9_redeal_the_guard_stays_once_it_is_up() -> None:
    for at in ("guard_room", "room_2", "clean_up"):
        match = scenario("dragons", at=at, guard=8, spells={1: ["alms"]})
        assert match.decision.question == "window"
        for viewer in EVERYBODY:
            assert {fork.position()["guard"] for fork in forks(match, viewer, 20)} == {8}


def test_9_redeal_the_treasure_deck_is_shuffled_its_discards_are_not() -> None:
    match = scenario("dragons", at="clean_up")
    position = match.position()
    orders = set()
    for fork in forks(match, 0, 20):
        new = fork.position()
        assert (new["treasure_card"], new["treasure_discards"]) == (
            position["treasure_card"],
            position["treasure_discards"],
        )
        assert sorted(new["treasure_deck"]) == sorted(position["treasure_deck"])
        orders.add(tuple(new["treasure_deck"]))
    assert len(orders) == 20


def test_9_redeal_treasure_is_never_dealt_anew() -> None:
    match = scenario("dragons", treasure={0: "3c", 1: "2b 1u", 2: "4p"}, caves={"cave_red": "4/3"})
    for viewer in EVERYBODY:
        for fork in forks(match, viewer, 5):
            assert [player["treasure"] for player in fork.position()["players"]] == [
                player["treasure"] for player in match.position()["players"]
            ]
            assert fork.position()["bank"] == match.position()["bank"]


# Spells.


def test_9_redeal_spells_of_others_are_any_that_nobody_has_seen() -> None:
    match = scenario("dragons", spells={0: ["alms", "spy"], 1: ["borrow"], 2: ["mirage"]}, used_spells=["offering"])
    dealt = set()
    for fork in forks(match, 0, 400):
        assert spells_in_hand(fork)[0] == ["alms", "spy"]
        assert [len(hand) for hand in spells_in_hand(fork)] == [2, 1, 1, 0]
        every = (
            [spell for hand in spells_in_hand(fork) for spell in hand] + fork.position()["spell_deck"] + ["offering"]
        )
        assert len(set(every)) == len(every) == 21
        dealt.add(spells_in_hand(fork)[1][0])
    assert len(dealt) == 18
    assert not dealt & {"alms", "spy", "offering"}


def test_9_redeal_the_spell_deck_is_shuffled() -> None:
    match = scenario("dragons", spell_top=["mirage", "spy"], spells={0: ["alms"]})
    tops = {fork.position()["spell_deck"][0] for fork in forks(match, 0, 400)}
    assert len(tops) == 20
    assert "alms" not in tops


def tent() -> Match:
    """Seats 1 and 2 stand at the tent; neither could cast anything, so the next question is seat 0's camel."""
    return scenario(
        "dragons",
        at="tent",
        board={"tent": [(1, 9), (2, 4)], "caravanserai": [(0, 1)]},
        spell_top=["mirage", "spy"],
        spells={2: ["borrow"]},
        artifacts={1: ["flying_carpet"], 2: ["flying_carpet"]},
        used={1: ["flying_carpet"], 2: ["flying_carpet"]},
    )


def test_9_redeal_who_looks_at_the_tents_cards_knows_them_others_do_not() -> None:
    match = tent()
    assert {tuple(fork.position()["drawn"]) for fork in forks(match, 1, 20)} == {("mirage", "spy")}
    for viewer in (0, 2, 3, None):
        drawn = {tuple(fork.position()["drawn"]) for fork in forks(match, viewer, 60)}
        assert len(drawn) > 30
    assert all("borrow" not in fork.position()["drawn"] for fork in forks(match, 2, 60))


def test_9_redeal_a_spell_given_at_the_tent_is_known_to_the_giver() -> None:
    match = play(tent(), (1, "keep mirage"))
    other = set()
    for fork in forks(match, 1, 200):
        assert spells_in_hand(fork)[1] == ["mirage"]
        assert "spy" in spells_in_hand(fork)[2]
        other |= set(spells_in_hand(fork)[2]) - {"spy"}
    assert other == set(scenario("dragons").position()["spell_deck"]) - {"mirage", "spy"}


def test_9_redeal_a_spell_given_at_the_tent_is_unknown_to_all_others() -> None:
    match = play(tent(), (1, "keep mirage"))
    for viewer in (0, 3, None):
        assert len({tuple(spells_in_hand(fork)[2]) for fork in forks(match, viewer, 60)}) > 30
    for fork in forks(match, 2, 60):
        assert spells_in_hand(fork)[2] == ["borrow", "spy"]
    assert len({spells_in_hand(fork)[1][0] for fork in forks(match, 2, 200)}) == 19


def test_9_redeal_the_giver_still_knows_it_in_later_rounds() -> None:
    match = play(tent(), (1, "keep mirage"))
    while match.position()["round"] == 1:
        match.play(match.decision.moves[0])
    for fork in forks(match, 1, 40):
        assert "spy" in spells_in_hand(fork)[2]


def test_9_redeal_knowledge_dealt_to_the_giver_stays_right_in_a_fork_of_a_fork() -> None:
    """For seat 0 the card given is any; whatever it is in that world, the giver knows it there."""
    for world in forks(play(tent(), (1, "keep mirage")), 0, 10):
        (given_spell,) = [spell for spell, seat in world.position()["given_by"].items() if seat == 1]
        assert given_spell in spells_in_hand(world)[2]
        for fork in forks(world, 1, 10):
            assert given_spell in spells_in_hand(fork)[2]


# Artifacts.


PILE = ["flying_carpet", "key", "scroll", "astral_double"]


def test_9_redeal_face_down_artifacts_are_any_that_nobody_has_seen() -> None:
    match = scenario("dragons", pile={1: PILE}, artifacts={0: ["counterspell"], 3: ["scroll"]})
    for viewer in EVERYBODY:
        second = set()
        for fork in forks(match, viewer, 60):
            assert [pile_in(fork, room)[0] for room in (1, 2, 3, 4)] == [
                pile_in(match, room)[0] for room in (1, 2, 3, 4)
            ]
            assert [artifacts_of(fork, seat) for seat in range(4)] == [artifacts_of(match, seat) for seat in range(4)]
            assert sorted(types_in_piles(fork)) == sorted(types_in_piles(match))
            second.add(pile_in(fork, 1)[1])
        assert len(second) == 5


def mirage(pick: int = 2, cards: list[str] = PILE) -> Match:
    match = scenario("dragons", at="tent", pile={1: cards}, artifacts={3: ["scroll"]}, spells={0: ["mirage"]})
    play(match, (0, "cast mirage"), (0, "space room_1"))
    return play(take_effect(match), (0, f"pick {pick}"))


def test_9_redeal_the_caster_of_mirage_knows_the_pile() -> None:
    match = mirage()
    for fork in forks(match, 0, 30):
        assert pile_in(fork, 1) == ["scroll", "key", "astral_double", "flying_carpet"]
    assert len({tuple(pile_in(fork, 2)) for fork in forks(match, 0, 30)}) > 10


def test_9_redeal_the_artifact_that_mirage_put_at_the_bottom_is_known_to_lie_there() -> None:
    match = mirage()
    for viewer in (1, 2, 3, None):
        between = set()
        for fork in forks(match, viewer, 60):
            assert (pile_in(fork, 1)[0], pile_in(fork, 1)[-1]) == ("scroll", "flying_carpet")
            between.add(pile_in(fork, 1)[1])
        assert len(between) > 3


def test_9_redeal_a_mirage_that_changes_nothing_tells_others_nothing() -> None:
    match = mirage(pick=0)
    for fork in forks(match, 0, 20):
        assert pile_in(fork, 1) == PILE
    assert len({pile_in(fork, 1)[-1] for fork in forks(match, 1, 60)}) == 5


def buying(cards: list[str] = PILE, place: int | None = None, **words: object) -> Match:
    """Seat 0 buys in the first room with Abracadabra, and picks a place of the pile if one is given."""
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 2)]},
        treasure={0: "5c"},
        **{"spells": {0: ["abracadabra"]}, "pile": {1: cards}, "artifacts": {3: ["scroll"]}, **words},
    )
    pass_windows(match)
    play(match, (0, "buy_with_abracadabra"))
    take_effect(match)
    return match if place is None else play(match, (0, f"pick {place}"))


def test_9_redeal_while_the_buyer_looks_others_do_not_know_the_pile() -> None:
    match = buying()
    assert {tuple(pile_in(fork, 1)) for fork in forks(match, 0, 20)} == {tuple(PILE)}
    assert len({tuple(pile_in(fork, 1)) for fork in forks(match, 1, 60)}) > 20


def test_9_redeal_the_caster_of_abracadabra_knows_pile_and_artifact() -> None:
    match = buying(place=2)
    for fork in forks(match, 0, 30):
        assert pile_in(fork, 1) == ["flying_carpet", "key", "astral_double"]
        assert artifacts_of(fork, 0) == ["lamp", "scroll"]


def test_9_redeal_the_artifact_taken_is_any_that_others_have_not_seen() -> None:
    match = buying(place=2)
    taken = set()
    for fork in forks(match, 1, 200):
        assert artifacts_of(fork, 0)[0] == "lamp"
        assert len(artifacts_of(fork, 0)) == 2
        assert pile_in(fork, 1)[0] == "flying_carpet"
        assert artifacts_of(fork, 3) == artifacts_of(match, 3)
        taken.add(artifacts_of(fork, 0)[1])
    assert taken == {"counterspell", "astral_double", "flying_carpet", "key", "scroll"}


def before_abracadabra(place: int) -> Match:
    """Seat 2 has cast Mirage on the first room, then seat 0 takes a hidden artifact from its pile."""
    match = scenario(
        "dragons",
        at="djinn",
        board={"room_1": [(0, 2)], "guard_room": [(0, 9)]},
        guard=1,
        treasure={0: "5c"},
        pile={1: PILE},
        artifacts={3: ["scroll"]},
        spells={0: ["abracadabra"], 2: ["mirage"]},
    )
    play(match, (2, "cast mirage"), (2, "space room_1"))
    play(take_effect(match), (2, "pick 1"))  # now key, then scroll, astral_double, flying_carpet
    pass_windows(match)
    play(match, (0, "buy_with_abracadabra"))
    return play(take_effect(match), (0, f"pick {place}"))


@pytest.mark.parametrize("place", [1, 2, 3])
def test_9_redeal_for_who_knew_the_pile_the_artifact_taken_is_one_of_those_face_down_then(place: int) -> None:
    match = before_abracadabra(place)
    hidden = ["scroll", "astral_double", "flying_carpet"]
    worlds = {(artifacts_of(fork, 0)[1], *pile_in(fork, 1)) for fork in forks(match, 2, 120)}
    assert {world[0] for world in worlds} == set(hidden)
    assert all(world[1] == "key" and sorted([world[0], *world[2:]]) == sorted(hidden) for world in worlds)


@pytest.mark.parametrize("place", [1, 2, 3])
def test_9_redeal_for_who_knew_the_pile_its_order_is_unchanged(place: int) -> None:
    """6.4.1 leaves the rest in its order, so there are as many worlds as artifacts that may have been taken."""
    match = before_abracadabra(place)
    hidden = ["scroll", "astral_double", "flying_carpet"]
    worlds = {(artifacts_of(fork, 0)[1], *pile_in(fork, 1)) for fork in forks(match, 2, 120)}
    assert worlds == {(taken, "key", *(kind for kind in hidden if kind != taken)) for taken in hidden}


def test_9_redeal_the_bottom_artifact_is_no_longer_sure_once_abracadabra_has_struck() -> None:
    """The others knew only the carpet at the bottom; it lies there still, or seat 0 has it."""
    match = before_abracadabra(2)
    for viewer in (1, 3, None):
        taken = {artifacts_of(fork, 0)[1] for fork in forks(match, viewer, 150)}
        assert "flying_carpet" in taken
        assert len(taken) == 5


@pytest.mark.parametrize("place", [1, 3])
def test_9_redeal_for_who_knew_the_pile_a_mirage_took_either_of_two_like_artifacts(place: int) -> None:
    """Seat 0 knows the pile from Abracadabra; seat 2's Mirage then puts one of its two Keys on sale."""
    match = scenario(
        "dragons",
        at="room_1",
        board={"room_1": [(0, 2)]},
        treasure={0: "5c"},
        pile={1: ["flying_carpet", "key", "scroll", "key", "astral_double"]},
        spells={0: ["abracadabra"], 2: ["mirage"]},
    )
    pass_windows(match)
    play(match, (0, "buy_with_abracadabra"))
    play(take_effect(match), (0, "pick 4"))
    while match.decision.seat != 2:
        match.play({"kind": "pass"})
    play(match, (2, "cast mirage"), (2, "space room_1"))
    play(take_effect(match), (2, f"pick {place}"))
    rest = {("scroll", "key"), ("key", "scroll")}
    assert {tuple(pile_in(fork, 1)) for fork in forks(match, 0, 60)} == {("key", *two, "flying_carpet") for two in rest}
    assert {tuple(pile_in(fork, 1)) for fork in forks(match, 2, 20)} == {tuple(pile_in(match, 1))}
    for fork in forks(match, 1, 30):
        assert (pile_in(fork, 1)[0], pile_in(fork, 1)[-1]) == ("key", "flying_carpet")


def test_9_redeal_a_taken_artifact_that_was_used_is_known() -> None:
    match = buying(["key", "flying_carpet", "scroll", "astral_double"], place=1, this_round={"djinn": 0})
    while match.decision.question == "window" and match.decision.seat != 0:
        match.play({"kind": "pass"})
    play(match, (0, "use flying_carpet"))
    for viewer in (1, 2, None):
        for fork in forks(match, viewer, 30):
            assert artifacts_of(fork, 0) == ["lamp", "flying_carpet"]


def apprentice(*, countered: bool, known_too: bool) -> Match:
    """Seat 0 took a Key unseen and names a Key in Sorcerer's Apprentice; seat 1 may counter it."""
    match = scenario(
        "dragons",
        at="market",
        artifacts={0: ["key", "key"] if known_too else ["key"], 1: ["counterspell"]},
        spells={0: ["sorcerers_apprentice"], 1: ["alms"]},
    )
    position = match.position()
    position["unseen"] = position["players"][0]["artifacts"][-1]
    match = DRAGONS.from_position(position)
    play(match, (0, "cast sorcerers_apprentice"), (0, "space room_1"))
    play(match, (1, "use counterspell" if countered else "pass"))
    return take_effect(match)


def test_9_redeal_the_type_named_in_a_cancelled_apprentice_is_known() -> None:
    match = apprentice(countered=True, known_too=False)
    assert artifacts_of(match, 0) == ["lamp", "key"]
    for viewer in (1, 2, None):
        for fork in forks(match, viewer, 30):
            assert artifacts_of(fork, 0) == ["lamp", "key"]


def test_9_redeal_a_type_that_was_known_to_be_owned_tells_nothing_when_named() -> None:
    match = apprentice(countered=True, known_too=True)
    assert artifacts_of(match, 0) == ["lamp", "key", "key"]
    second = {tuple(artifacts_of(fork, 0)) for fork in forks(match, 2, 150)}
    assert all("key" in owned for owned in second)
    assert len(second) == 5


def test_9_redeal_an_artifact_swapped_away_was_the_known_one_if_there_was_one() -> None:
    match = apprentice(countered=False, known_too=True)
    assert pile_in(match, 1)[0] == "key"
    for fork in forks(match, 2, 30):
        assert pile_in(fork, 1)[0] == "key"
    assert len({tuple(artifacts_of(fork, 0)) for fork in forks(match, 2, 150)}) == 5


def test_9_redeal_a_key_used_and_a_key_swapped_away_show_that_the_unseen_one_was_a_key() -> None:
    """Seat 0 has a known Key and one taken unseen; in one batch it gives a Key away and uses a Key."""
    match = scenario(
        "dragons",
        at="guard_room",
        artifacts={0: ["key", "key"]},
        spells={0: ["sorcerers_apprentice"], 1: ["alms"]},
        this_round={"djinn": 0},
    )
    position = match.position()
    position["unseen"] = position["players"][0]["artifacts"][-1]
    match = DRAGONS.from_position(position)
    play(match, (0, "cast sorcerers_apprentice"), (0, "space room_1"), (1, "pass"), (0, "use key"))
    take_effect(match)
    assert len(events(match, "artifacts_swapped")) == 1
    for viewer in (1, 2, None):
        for fork in forks(match, viewer, 30):
            assert "key" in artifacts_of(fork, 0)


# In the middle of a poll.


def poll(*useful: int, first: int = 0) -> Match:
    """The market is scored; these seats can cast something, the others hold a card of no use here."""
    good, bad = iter(["alms", "offering", "sacrifice", "exchange"]), iter(["spy", "smuggling", "dragon_flight"])
    hand = {seat: [next(good) if seat in useful else next(bad)] for seat in range(4)}
    return scenario("dragons", at="market", first=first, spells=hand)


@pytest.mark.parametrize("useful", [(0,), (1,), (3,), (0, 2), (1, 2, 3)], ids=str)
def test_9_redeal_in_a_poll_somebody_who_could_act_is_asked(useful: tuple[int, ...]) -> None:
    match = poll(*useful)
    assert asked(match) == ("window", useful[0])
    for viewer in EVERYBODY:
        for fork in forks(match, viewer, 40):
            assert fork.decision.question == "window"
            assert len(fork.decision.moves) > 1
            assert (fork.decision.seat == viewer) == (match.decision.seat == viewer)


def test_9_redeal_in_a_poll_anybody_else_may_be_the_one_asked() -> None:
    match = poll(2)
    assert {asked(fork)[1] for fork in forks(match, None, 200)} == {0, 1, 2, 3}
    for viewer in (0, 1, 3):
        assert {asked(fork)[1] for fork in forks(match, viewer, 200)} == {0, 1, 2, 3} - {viewer}


def test_9_redeal_a_viewer_who_is_still_to_be_asked_knows_that_it_is_somebody_before() -> None:
    match = poll(1, 2)
    assert asked(match) == ("window", 1)
    assert {asked(fork)[1] for fork in forks(match, 2, 200)} == {0, 1}


def test_9_redeal_a_viewer_who_has_passed_knows_that_it_is_somebody_after() -> None:
    match = play(poll(1, 2), (1, "pass"))
    assert asked(match) == ("window", 2)
    assert {asked(fork)[1] for fork in forks(match, 1, 200)} == {2, 3}
    assert {asked(fork)[1] for fork in forks(match, None, 200)} == {0, 1, 2, 3}


def test_9_redeal_laps_start_with_the_first_player() -> None:
    match = poll(1, first=2)
    assert asked(match) == ("window", 1)
    assert {asked(fork)[1] for fork in forks(match, 0, 200)} == {1, 2, 3}
    match = poll(1, 3, first=2)
    assert asked(match) == ("window", 3)
    assert {asked(fork)[1] for fork in forks(match, 1, 200)} == {0, 2, 3}


def test_9_redeal_after_a_declaration_the_poll_starts_with_the_next_player() -> None:
    match = play(poll(0, 1, 2), (0, "pass"), (1, "cast offering"))
    assert asked(match) == ("window", 2)
    for fork in forks(match, 3, 80):
        assert fork.decision.seat != 3
        position = fork.position()["window"]
        assert (position["passes"], position["polled"]) == ((fork.decision.seat - 2) % 4, fork.decision.seat)


def test_9_redeal_in_a_poll_the_passes_published_at_its_end_are_everybodys() -> None:
    match = play(poll(0, 1, 2), (0, "pass"))
    for fork in forks(match, 3, 20):
        while fork.decision.question == "window" and fork.view(None)["window"]["space"] == "market":
            fork.play({"kind": "pass"})
        told = [entry.data["seats"] for entry in events(fork, "passes")]
        assert told[0] == [0, 1, 2, 3]


def test_9_redeal_an_item_half_declared_by_another_is_forgotten() -> None:
    match = scenario("dragons", at="market", board={"room_1": [(1, 7)]}, spells={1: ["close_sesame"], 2: ["alms"]})
    play(match, (1, "cast close_sesame"))
    assert asked(match) == ("target_space", 1)
    for fork in forks(match, 3, 40):
        assert fork.decision.question == "window"
        assert fork.position()["decision"]["chosen"] == []
    for fork in forks(match, 1, 10):
        assert asked(fork) == ("target_space", 1)


def test_9_redeal_at_an_open_question_the_same_player_is_asked() -> None:
    match = play(scenario("dragons", spells={0: ["alms"]}), (0, "place market"))
    assert asked(match) == ("place_value", 0)
    for fork in forks(match, 1, 20):
        assert asked(fork) == ("place_token", 0)
    for fork in forks(match, 0, 20):
        assert asked(fork) == ("place_value", 0)


# In the middle of a veiled bribe or offer.


def weak(hand: dict[int, list[str]], **words: object) -> Match:
    """Seats 1, 2 and 3 are too weak for the guard."""
    board = {"guard_room": [(0, 9), (1, 2), (2, 4), (3, 5)]}
    match = scenario("dragons", at="guard_room", guard=9, board=board, spells=hand, **words)
    return pass_windows(match)


HAND = {1: ["spy"], 2: ["alms"], 3: ["smuggling"]}


def test_9_redeal_at_a_veiled_bribe_any_weak_player_may_be_asked() -> None:
    match = weak(HAND)
    assert asked(match) == ("bribe_guard", 2)
    for viewer in (0, 1, 3, None):
        dealt = list(forks(match, viewer, 120))
        assert {asked(fork)[1] for fork in dealt} == {1, 2, 3} - {viewer}
        assert all("alms" in spells_in_hand(fork)[fork.decision.seat] for fork in dealt)
    for fork in forks(match, 2, 20):
        assert asked(fork) == ("bribe_guard", 2)


def test_9_redeal_at_a_veiled_bribe_nobody_beyond_the_next_open_one_is_asked() -> None:
    """Seat 3 could pay: it would be asked openly, so it is not the one asked now."""
    match = weak(HAND, treasure={3: "4c"})
    assert asked(match) == ("bribe_guard", 2)
    assert {asked(fork)[1] for fork in forks(match, None, 80)} == {1, 2}


@pytest.mark.parametrize("viewer", [0, 1, 3, None])
def test_9_redeal_at_a_veiled_bribe_after_an_open_refusal(viewer: int | None) -> None:
    """Seat 1 could pay and has refused; seat 2 or seat 3 is asked now."""
    match = play(weak(HAND, treasure={1: "7c"}), (1, "refuse"))
    assert asked(match) == ("bribe_guard", 2)
    assert {asked(fork)[1] for fork in forks(match, viewer, 80)} == {2, 3} - {viewer}


def offered(hand: dict[int, list[str]], **words: object) -> Match:
    given_words: dict[str, object] = {"treasure": {0: "1c", 1: "2c", 2: "1g"}}
    board = {"room_1": [(0, 9), (1, 8), (2, 7)]}
    match = scenario("dragons", at="room_1", board=board, spells=hand, **{**given_words, **words})
    return pass_windows(match)


OFFER_HANDS = {0: ["alms"], 1: ["exchange"], 2: ["spy"], 3: ["borrow"]}


def test_9_redeal_at_a_veiled_offer_any_present_player_may_be_asked() -> None:
    match = offered({0: ["spy"], 1: ["exchange"], 2: ["smuggling"], 3: ["borrow"]})
    assert asked(match) == ("buy_artifact", 1)
    for viewer in (0, 2, 3, None):
        dealt = list(forks(match, viewer, 120))
        assert {asked(fork)[1] for fork in dealt} == {0, 1, 2} - {viewer}
        assert all(set(spells_in_hand(fork)[fork.decision.seat]) & {"alms", "exchange"} for fork in dealt)


def test_9_redeal_at_a_veiled_offer_who_has_declined_knows_that_it_is_somebody_after() -> None:
    match = play(offered(OFFER_HANDS), (0, "decline"))
    assert asked(match) == ("buy_artifact", 1)
    assert {asked(fork)[1] for fork in forks(match, 0, 120)} == {1, 2}
    assert {asked(fork)[1] for fork in forks(match, None, 120)} == {0, 1, 2}


def test_9_redeal_at_a_veiled_offer_who_will_be_asked_knows_that_it_is_somebody_before() -> None:
    match = offered({0: ["spy"], 1: ["alms"], 2: ["exchange"]})
    assert asked(match) == ("buy_artifact", 1)
    assert {asked(fork)[1] for fork in forks(match, 2, 120)} == {0, 1}


@pytest.mark.parametrize("viewer", [0, 2, 3, None])
def test_9_redeal_at_a_veiled_offer_after_an_open_decline(viewer: int | None) -> None:
    match = play(offered(OFFER_HANDS, treasure={0: "9c", 1: "2c", 2: "1g"}), (0, "decline"))
    assert asked(match) == ("buy_artifact", 1)
    assert {asked(fork)[1] for fork in forks(match, viewer, 80)} == {1, 2} - {viewer}


# Always.


def wander(match: Match, rng: random.Random, choices: int) -> None:
    for _ in range(choices):
        if match.decision is not None:
            match.play(rng.choice(match.decision.moves))


RICH = {
    "spells": {
        0: ["alms", "lunar_eclipse", "borrow", "mirage"],
        1: ["exchange", "second_chance", "sorcerers_apprentice"],
        2: ["teleportation", "eye_for_an_eye", "offering"],
        3: ["solar_eclipse", "abracadabra", "close_sesame"],
    },
    "artifacts": {0: ["counterspell"], 1: ["flying_carpet"], 2: ["astral_double", "key"], 3: ["counterspell"]},
    "treasure": dict.fromkeys(range(4), "3c 2p 2g 2u 2b"),
    "caves": {"cave_red": "4/3", "cave_blue": "3/2"},
}


@pytest.mark.parametrize("seed", range(6))
def test_9_redeal_is_the_same_to_its_viewer_at_every_moment(seed: int) -> None:
    match = scenario("dragons", seed, **RICH)
    rng = random.Random(seed)
    for _ in range(70):
        wander(match, rng, 4)
        if match.decision is None:
            break
        for viewer in EVERYBODY:
            fork = match.fork(viewer, rng.randrange(1 << 30))
            assert json.dumps(fork.view(viewer)) == json.dumps(match.view(viewer))
            assert fork.state.problems() == []


def test_9_redeal_is_the_same_for_the_same_seed_and_leaves_the_match_alone() -> None:
    match = scenario("dragons", 1, **RICH)
    before = match.export()
    assert match.fork(2, 5).position() == match.fork(2, 5).position()
    assert match.fork(2, 5).position() != match.fork(2, 6).position()
    assert match.export() == before


def test_9_redeal_changes_nothing_once_the_game_is_over() -> None:
    match = scenario("dragons", at="clean_up", max_rounds=1)
    assert match.result is not None
    for viewer in EVERYBODY:
        fork = match.fork(viewer, 1).position()
        assert {name: fork[name] for name in fork if name != "rng"} == {
            name: value for name, value in match.position().items() if name != "rng"
        }


def test_9_redeal_who_looks_at_the_pile_after_the_gap_was_made_knows_it_again() -> None:
    """A Mirage that keeps the artifact on sale changes nothing, but its caster has seen what is left."""
    kinds = ["key", "scroll", "flying_carpet", "astral_double", "counterspell"]
    words: dict[str, object] = {"board": {"room_1": [(0, 2)]}, "treasure": {0: "5c"}, "pile": {1: kinds}}
    match = scenario("dragons", at="room_1", spells={0: ["abracadabra"], 1: ["mirage"]}, **words)
    play(match, (1, "pass"), (0, "buy_with_abracadabra"), (0, "pick 2"))
    play(match, (1, "cast mirage"), (1, "space room_1"), (1, "pick 0"))
    left = ["key", "scroll", "astral_double", "counterspell"]
    assert [known["artifact"] for known in match.view(1)["rooms"][0]["known"]] == left
    for seed in range(40):
        fork = match.fork(1, seed)
        assert fork.view(1) == match.view(1)
        assert pile_in(fork, 1) == left
