"""Rules section 9, duty c: who is asked, and who passes without being asked, shows in nobody else's view."""

from __future__ import annotations

import pytest

import serai
from serai import Match
from serai.testing import events, play, scenario
from tests.games.dragons.look import seen_and_heard
from tests.games.dragons.table import pass_windows
from tests.games.look import asked, legal_moves

VEILED = {"kind": "window", "sealed": False, "veiled": True}


def heard(match: Match, viewer: int | None, *names: str) -> list[tuple[object, object]]:
    """What a viewer has heard since the start, or of some kinds."""
    return [(entry["kind"], entry["data"]) for entry in match.heard(viewer) if not names or entry["kind"] in names]


def up_to(match: Match, viewer: int | None, kind: str) -> list[tuple[object, object]]:
    """What a viewer has heard up to the first event of a kind."""
    entries = heard(match, viewer)
    return entries[: [name for name, _ in entries].index(kind) + 1]


def passes(*seats: int, window: str = "space") -> tuple[str, dict[str, object]]:
    return "passes", {"window": window, "seats": list(seats)}


# Polls.

USEFUL, USELESS = "alms", "smuggling"


def market(*hands: str, **words: object) -> Match:
    """Four players with a spell each, the market being scored."""
    given: dict[str, object] = {"spells": {seat: [spell] for seat, spell in enumerate(hands)}}
    return scenario("dragons", at="market", **{**given, **words})


THREE = ("offering", "sacrifice", "alms", "spy")  # all but the last can be cast at the market


def test_9_3_only_the_one_asked_sees_the_question() -> None:
    match = market(*THREE)
    assert asked(match) == ("window", 0)
    assert match.view(0)["decision"]["seat"] == 0
    for viewer in (1, 2, 3, None):
        assert match.view(viewer)["decision"] == VEILED


def test_9_3_views_do_not_change_until_the_poll_is_over() -> None:
    match = market(*THREE)
    before = {viewer: seen_and_heard(match, viewer) for viewer in (3, None)}
    for seat in (0, 1):
        play(match, (seat, "pass"))
        assert {viewer: seen_and_heard(match, viewer) for viewer in (3, None)} == before
    play(match, (2, "pass"))
    assert {viewer: seen_and_heard(match, viewer) for viewer in (3, None)} != before


def test_9_3_who_has_passed_sees_what_the_others_see() -> None:
    match = play(market(*THREE), (0, "pass"))
    assert asked(match) == ("window", 1)
    assert match.view(0)["decision"] == VEILED
    after_own_pass = seen_and_heard(match, 0)
    play(match, (1, "pass"))
    assert asked(match) == ("window", 2)
    assert seen_and_heard(match, 0) == after_own_pass


def test_9_3_passes_are_published_together_for_everybody_alike() -> None:
    match = play(market(*THREE), (0, "pass"), (1, "pass"), (2, "pass"))
    for viewer in (0, 1, 2, 3, None):
        assert heard(match, viewer, "passes")[0] == passes(0, 1, 2, 3)


HANDS = [
    (USEFUL, "spy", USELESS, "dragon_flight"),
    ("spy", USEFUL, USELESS, "dragon_flight"),
    ("spy", USELESS, USEFUL, "dragon_flight"),
    ("offering", USEFUL, "spy", "dragon_flight"),
    ("offering", "sacrifice", USEFUL, "dragon_flight"),
]


def pass_the_market(match: Match) -> Match:
    while match.view(None)["window"]["space"] == "market":
        match.play({"kind": "pass"})
    return match


@pytest.mark.parametrize("hands", HANDS, ids=str)
def test_9_3_views_are_the_same_whoever_and_however_many_are_asked(hands: tuple[str, ...]) -> None:
    words = {"board": {"guard_room": [(3, 1)]}, "treasure": {3: "8c"}}
    match, first = market(*hands, **words), market(*HANDS[0], **words)
    for viewer in (3, None):
        assert seen_and_heard(match, viewer) == seen_and_heard(first, viewer)
    pass_the_market(match)
    pass_the_market(first)
    for viewer in (3, None):
        assert seen_and_heard(match, viewer) == seen_and_heard(first, viewer)


def test_9_3_a_window_in_which_nobody_is_asked_is_told_like_any_other() -> None:
    board = {"caravanserai": [(0, 1)]}
    nobody = market("spy", USELESS, "dragon_flight", "dragon_return", board=board)
    assert asked(nobody) == ("choose_first_player", 0)
    one = market("spy", USELESS, USEFUL, "dragon_return", board=board)
    pass_windows(one)
    for viewer in (0, 1, 3, None):
        assert seen_and_heard(nobody, viewer) == seen_and_heard(one, viewer)
        assert heard(nobody, viewer, "passes") == [passes(0, 1, 2, 3), passes(0, 1, 2, 3)]


def test_9_3_with_a_declaration_the_passes_before_it_are_published() -> None:
    match = play(market(*THREE), (0, "pass"), (1, "pass"), (2, "cast alms"))
    for viewer in (0, 1, 3, None):
        assert [entry for entry in heard(match, viewer) if entry[0] in ("passes", "lamp_lit", "spell_cast")] == [
            passes(0, 1),
            ("lamp_lit", {"seat": 2}),
            ("spell_cast", {"seat": 2, "spell": "alms"}),
        ]


def test_9_3_automatic_passes_before_a_declaration_look_like_given_ones() -> None:
    given = play(market("offering", "sacrifice", "alms", "spy"), (0, "pass"), (1, "pass"), (2, "cast alms"))
    automatic = play(market("smuggling", "dragon_return", "alms", "spy"), (2, "cast alms"))
    for viewer in (3, None):
        assert heard(given, viewer) == up_to(given, viewer, "spell_cast") == up_to(automatic, viewer, "spell_cast")


def test_9_3_after_a_declaration_the_poll_is_as_silent() -> None:
    match = play(market(*THREE), (0, "cast offering"))
    before = {viewer: seen_and_heard(match, viewer) for viewer in (3, None)}
    assert asked(match) == ("window", 1)
    play(match, (1, "pass"))
    assert asked(match) == ("window", 2)
    assert {viewer: seen_and_heard(match, viewer) for viewer in (3, None)} == before
    assert match.view(3)["decision"] == VEILED
    play(match, (2, "pass"))
    assert heard(match, None, "passes")[0] == passes(1, 2, 3, 0)


def test_9_3_the_caster_is_polled_as_silently_as_the_others() -> None:
    one = play(market("alms", "spy", "offering", "smuggling"), (0, "cast alms"))
    other = play(market("alms", "spy", "smuggling", "offering"), (0, "cast alms"))
    assert (asked(one), asked(other)) == (("window", 2), ("window", 3))
    for viewer in (0, 1, None):
        assert seen_and_heard(one, viewer) == seen_and_heard(other, viewer)


WINDOWS: dict[str, tuple[dict[str, object], str, list[tuple[int, str]]]] = {
    "start": ({"at": "start"}, "start", []),
    "cave": ({"at": "cave_red"}, "space", []),
    "city": ({"at": "djinn"}, "space", []),
    "guard room": ({"at": "guard_room"}, "space", []),
    "room": ({"at": "room_1"}, "space", []),
    "end": ({"at": "clean_up"}, "end", []),
    "citygate": ({"at": "citygate", "spells": {2: ["smuggling"]}}, "citygate", []),
    "answer at a turn": ({"spells": {0: ["offering"], 2: ["alms"]}}, "turn", [(0, "cast offering")]),
    "after a placement": (
        {"placement_windows": "every_placement"},
        "placed",
        [(0, "place market"), (0, "token 1")],
    ),
}


@pytest.mark.parametrize("name", WINDOWS)
def test_9_3_every_window_hides_who_is_asked(name: str) -> None:
    words, window, moves = WINDOWS[name]
    match = play(scenario("dragons", **{"spells": {2: ["alms"]}, "treasure": {0: "9c"}, **words}), *moves)
    assert asked(match) == ("window", 2)
    assert match.view(2)["window"]["window"] == window
    for viewer in (0, 1, 3, None):
        assert match.view(viewer)["decision"] == VEILED
    already = len(heard(match, None, "passes"))
    play(match, (2, "pass"))
    first = 1 if moves and window == "turn" else 0
    everybody = [(first + step) % 4 for step in range(4)]
    assert heard(match, None, "passes")[already] == passes(*everybody, window=window)


def with_a_counterspell(seat: int) -> Match:
    """Offering is cast; of seats 1 and 2 one has a Counterspell and the other a Scroll."""
    match = market(spells={0: ["offering"]}, artifacts={1: ["counterspell"], 2: ["scroll"]})
    position = match.position()
    players = position["players"]
    if seat == 2:
        own = [player["artifacts"].pop() for player in players[1:3]]
        players[1]["artifacts"].append(own[1])
        players[2]["artifacts"].append(own[0])
    return play(serai.game("dragons").from_position(position), (0, "cast offering"))


def test_9_3_a_counterspell_is_asked_for_in_silence() -> None:
    one, two = with_a_counterspell(1), with_a_counterspell(2)
    assert (asked(one), asked(two)) == (("window", 1), ("window", 2))
    for viewer in (0, 3, None):
        assert seen_and_heard(one, viewer) == seen_and_heard(two, viewer)
    play(one, (1, "pass"))
    play(two, (2, "pass"))
    for viewer in (0, 3, None):
        assert seen_and_heard(one, viewer) == seen_and_heard(two, viewer)


# A chain of small decisions under the veil.

CHAINS: dict[str, tuple[dict[str, object], list[str]]] = {
    "second_chance": ({}, ["cast second_chance", "piece 0", "space room_1"]),
    "teleportation": ({}, ["cast teleportation", "piece 2", "space room_1"]),
    "eye_for_an_eye": ({}, ["cast eye_for_an_eye", "piece 3"]),
    "lunar_eclipse": ({}, ["cast lunar_eclipse", "space caravanserai"]),
    "close_sesame": ({}, ["cast close_sesame", "space room_2"]),
    "mirage": ({}, ["cast mirage", "space room_2"]),
    "sorcerers_apprentice": (
        {"artifacts": {1: ["key", "scroll"]}},
        ["cast sorcerers_apprentice", "space room_2", "offer key"],
    ),
    "borrow": (
        {
            "artifacts": {0: ["astral_double"], 3: ["flying_carpet"]},
            "used": {0: ["astral_double"], 3: ["flying_carpet"]},
        },
        ["cast borrow", "borrow 0 astral_double", "piece 0"],
    ),
    "astral_double": ({"artifacts": {1: ["astral_double"]}}, ["use astral_double", "piece 0"]),
}


@pytest.mark.parametrize("name", CHAINS)
def test_9_3_an_item_being_declared_shows_nothing_before_it_is_complete(name: str) -> None:
    words, moves = CHAINS[name]
    board = {"market": [(1, 7), (1, 2)], "caravanserai": [(2, 5), (2, 6), (3, 9)]}
    hand = [] if name == "astral_double" else [name]
    match = scenario("dragons", at="market", board=board, spells={1: [*hand, "alms"], 2: ["offering"]}, **words)
    while match.decision.seat != 1:
        match.play({"kind": "pass"})
    before = {viewer: seen_and_heard(match, viewer) for viewer in (0, 2, 3, None)}
    for number, move in enumerate(moves):
        assert match.decision.seat == 1, number
        assert {viewer: seen_and_heard(match, viewer) for viewer in (0, 2, 3, None)} == before
        match.play(match.parse(move))
    assert all(seen_and_heard(match, viewer) != before[viewer] for viewer in (0, 2, 3, None))
    assert match.view(None)["window"]["batch"][0]["seat"] == 1


# Bribes that only Alms could pay.


def guard(first: str, second: str, third: str = "spy", **words: object) -> Match:
    """Seats 1 and 2 are too weak and have nothing to pay with; seat 0 is strong, seat 3 has gone elsewhere."""
    given: dict[str, object] = {
        "at": "guard_room",
        "guard": 9,
        "board": {"guard_room": [(0, 9), (1, 2), (2, 4)]},
        "spells": {1: [first], 2: [second], 3: [third]},
    }
    match = scenario("dragons", **{**given, **words})
    while match.decision.question == "window" and match.view(None)["window"]["window"] == "space":
        match.play({"kind": "pass"})
        if events(match, "admitted"):
            break
    return match


BRIBE = {"kind": "bribe_guard", "sealed": False, "veiled": True}
REFUSED = ("bribe_refused", {"guard": 9, "seats": [1, 2]})


@pytest.mark.parametrize(("first", "second", "seat"), [("alms", "smuggling", 1), ("smuggling", "alms", 2)])
def test_9_3_a_bribe_asked_only_because_of_alms_is_veiled(first: str, second: str, seat: int) -> None:
    match = guard(first, second)
    assert asked(match) == ("bribe_guard", seat)
    assert legal_moves(match) == ["refuse", "cast alms"]
    for viewer in {0, 1, 2, 3, None} - {seat}:
        assert match.view(viewer)["decision"] == BRIBE
        window = match.view(viewer)["window"]
        assert (window["window"], window["space"], window["batch"]) == ("bribe", "guard_room", [])


def test_9_3_nobody_can_tell_which_of_two_weak_players_is_asked() -> None:
    first, second = guard("alms", "smuggling"), guard("smuggling", "alms")
    for viewer in (0, 3, None):
        assert seen_and_heard(first, viewer) == seen_and_heard(second, viewer)


def test_9_3_refusals_are_published_together() -> None:
    first, second, nobody = guard("alms", "smuggling"), guard("smuggling", "alms"), guard("smuggling", "dragon_flight")
    play(first, (1, "refuse"))
    play(second, (2, "refuse"))
    for match in (first, second, nobody):
        for viewer in (0, 3, None):
            assert heard(match, viewer, "bribe_refused") == [REFUSED]
    for viewer in (0, 3, None):
        shown = [up_to(match, viewer, "bribe_refused") for match in (first, second, nobody)]
        assert shown[0] == shown[1] == shown[2]


def test_9_3_a_veiled_refusal_waits_for_the_next_open_question() -> None:
    """Seat 1 could only cast Alms; seat 2 can pay and is asked openly."""
    first, nobody = guard("alms", "smuggling", treasure={2: "5c"}), guard("smuggling", "alms", treasure={2: "5c"})
    assert asked(first) == ("bribe_guard", 1)
    assert heard(first, 3, "bribe_refused") == []
    play(first, (1, "refuse"))
    for match in (first, nobody):
        assert asked(match) == ("bribe_guard", 2)
        assert heard(match, 3, "bribe_refused") == [("bribe_refused", {"guard": 9, "seats": [1]})]
    assert seen_and_heard(first, 3) == seen_and_heard(nobody, 3)


def test_9_3_alms_at_a_bribe_publishes_the_refusals_before_it() -> None:
    match = play(guard("smuggling", "alms"), (2, "cast alms"))
    for viewer in (0, 1, 3, None):
        order = [kind for kind, _ in heard(match, viewer, "bribe_refused", "spell_cast")]
        assert order == ["bribe_refused", "spell_cast"]
        assert heard(match, viewer, "bribe_refused") == [("bribe_refused", {"guard": 9, "seats": [1]})]


def test_9_3_after_an_open_refusal_a_veiled_bribe_is_as_silent() -> None:
    """Seat 1 can pay and refuses; whether seat 2 or seat 3 is asked because of Alms, seat 0 cannot tell."""
    board = {"guard_room": [(0, 9), (1, 2), (2, 4), (3, 5)]}
    second = play(guard("spy", "alms", "smuggling", board=board, treasure={1: "7c"}), (1, "refuse"))
    third = play(guard("spy", "smuggling", "alms", board=board, treasure={1: "7c"}), (1, "refuse"))
    assert (asked(second), asked(third)) == (("bribe_guard", 2), ("bribe_guard", 3))
    for viewer in (0, 1, None):
        assert seen_and_heard(second, viewer) == seen_and_heard(third, viewer)


# Offers that only Alms or Exchange could pay.


def room(*hands: str, **words: object) -> Match:
    """Seats 0, 1 and 2 stand in the first room, in that rank, with too little to pay."""
    given: dict[str, object] = {
        "at": "room_1",
        "board": {"room_1": [(0, 9), (1, 8), (2, 7)]},
        "treasure": {0: "1c 1p", 1: "2c", 2: "1g"},
        "spells": {seat: [spell] for seat, spell in enumerate(hands)},
    }
    match = scenario("dragons", **{**given, **words})
    while match.decision.question == "window" and (at_room_1 := match.view(None)["window"])["space"] == "room_1":
        if at_room_1["window"] != "space":
            break
        match.play({"kind": "pass"})
    return match


OFFER = {"kind": "buy_artifact", "sealed": False, "veiled": True}
DECLINED = ("artifact_declined", {"room": "room_1", "seats": [0, 1, 2]})

ROOMS = [
    (("alms", "exchange", "spy"), [0, 1]),
    (("exchange", "spy", "alms"), [0, 2]),
    (("spy", "alms", "exchange"), [1, 2]),
    (("spy", "smuggling", "alms"), [2]),
    (("exchange", "spy", "smuggling"), [0]),
]


@pytest.mark.parametrize(("hands", "seats"), ROOMS, ids=str)
def test_9_3_an_offer_asked_only_because_of_a_spell_is_veiled(hands: tuple[str, ...], seats: list[int]) -> None:
    match, other = room(*hands), room(*ROOMS[0][0])
    for seat in seats:
        assert asked(match) == ("buy_artifact", seat)
        for viewer in {0, 1, 2, 3, None} - {seat}:
            assert match.view(viewer)["decision"] == OFFER
        for viewer in (3, None):
            assert seen_and_heard(match, viewer) == seen_and_heard(other, viewer)
        play(match, (seat, "decline"))
    for viewer in (3, None):
        assert heard(match, viewer, "artifact_declined", "artifact_unsold") == [
            DECLINED,
            ("artifact_unsold", {"room": "room_1"}),
        ]


def test_9_3_an_automatic_decline_looks_like_a_given_one() -> None:
    match, nobody = room("alms", "exchange", "spy"), room("smuggling", "spy", "dragon_flight")
    play(match, (0, "decline"), (1, "decline"))
    for viewer in (3, None):
        assert up_to(match, viewer, "artifact_unsold") == up_to(nobody, viewer, "artifact_unsold")


def test_9_3_a_veiled_decline_waits_for_the_next_open_question() -> None:
    words = {"treasure": {0: "1c", 1: "2c", 2: "7g"}}
    match, nobody = room("alms", "exchange", "spy", **words), room("smuggling", "spy", "alms", **words)
    play(match, (0, "decline"))
    assert heard(match, 3, "artifact_declined") == []
    play(match, (1, "decline"))
    for found in (match, nobody):
        assert asked(found) == ("buy_artifact", 2)
        assert heard(found, 3, "artifact_declined") == [("artifact_declined", {"room": "room_1", "seats": [0, 1]})]
    assert seen_and_heard(match, 3) == seen_and_heard(nobody, 3)


def test_9_3_a_spell_at_an_offer_publishes_the_declines_before_it() -> None:
    match = play(room("alms", "exchange", "spy"), (0, "decline"), (1, "cast exchange"))
    assert [kind for kind, _ in heard(match, 3, "artifact_declined", "spell_cast")] == [
        "artifact_declined",
        "spell_cast",
    ]
    assert heard(match, 3, "artifact_declined") == [("artifact_declined", {"room": "room_1", "seats": [0]})]


# Taking back.


@pytest.mark.parametrize("consent", [False, True])
def test_9_3_a_pass_is_never_taken_back(consent: bool) -> None:
    match = play(market(*THREE), (0, "pass"))
    with pytest.raises(serai.Refused, match="undo_would_unsee"):
        match.undo(consent)


@pytest.mark.parametrize("consent", [False, True])
def test_9_3_a_pass_is_not_taken_back_when_the_same_player_is_asked_next(consent: bool) -> None:
    """All have heard the passes of the first window; taking them back would tell that somebody was asked."""
    match = play(scenario("dragons", at="cave_red", spells={2: ["alms"]}), (2, "pass"))
    assert asked(match) == ("window", 2)
    assert heard(match, 0) == [passes(0, 1, 2, 3)]
    with pytest.raises(serai.Refused, match="undo_would_unsee"):
        match.undo(consent)


def test_9_3_a_step_of_an_item_that_nobody_has_seen_is_taken_back_freely() -> None:
    match = market("close_sesame", "alms")
    before = match.export()
    play(match, (0, "cast close_sesame"))
    match.undo()
    assert match.export() == before


def test_9_3_a_veiled_refusal_is_never_taken_back() -> None:
    match = play(guard("alms", "smuggling"), (1, "refuse"))
    with pytest.raises(serai.Refused, match="undo_would_unsee"):
        match.undo(consent=True)


def test_9_3_whether_an_open_answer_can_be_taken_back_does_not_show_who_is_asked_next() -> None:
    """Seat 0 declines at the market; then seat 0 or seat 1 is asked under the veil at the caravanserai."""

    def declined(first: str, second: str) -> Match:
        match = market(first, second, board={"market": [(0, 9)]}, treasure={0: "1c"})
        pass_windows(match)
        return play(match, (0, "decline"))

    own, other = declined("alms", "spy"), declined("spy", "alms")
    assert (asked(own), asked(other)) == (("window", 0), ("window", 1))
    assert own.why_not_undo() == other.why_not_undo()
    assert own.why_not_undo(consent=True) == other.why_not_undo(consent=True)
