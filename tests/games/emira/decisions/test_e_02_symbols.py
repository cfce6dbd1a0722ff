"""E-2: which event cards exclude each other in a round, and how cards that do not add up."""

import pytest

import serai
from serai.testing import events, play, refusal, scenario
from tests.games.look import asked

TYPES = [
    "bazaar",
    "better_breed",
    "camel_breeding",
    "camel_epidemic",
    "changing_her_mind",
    "court_influence",
    "double_trouble",
    "golden_times",
    "good_looking",
    "guest_house",
    "interrupt_spice_trade",
    "new_orders",
    "new_spice_caravan",
    "noble_merchandise",
    "quiet_days",
    "restoration",
    "sick_camels",
    "vermin",
]
SHARED = [
    {"camel_breeding", "camel_epidemic", "sick_camels"},
    {"double_trouble", "quiet_days"},
    {"golden_times", "interrupt_spice_trade"},
    {"bazaar"},
    {"changing_her_mind"},
    {"noble_merchandise"},
    {"vermin"},
]
WITHOUT_SYMBOL = [
    "better_breed",
    "court_influence",
    "good_looking",
    "guest_house",
    "new_orders",
    "new_spice_caravan",
    "restoration",
]


def after(first: str, second: str, profile: str) -> serai.Refusal | None:
    """What the second player hears who wants to play a card after the first player's."""
    match = scenario(
        "emira", mode="advanced", symbol_profile=profile, phase="events", hand={0: [f"{first}_1"], 1: [f"{second}_2"]}
    )
    play(match, (0, f"play {first}_1"))
    while match.decision.question != "play_event":
        match.play(match.decision.moves[0])
    return refusal(match, 1, f"play {second}_2")


def played(match: serai.Match, *cards: str) -> serai.Match:
    """The players play these cards in seat order (three players: with `card answer`), the others pass."""
    for seat, card in enumerate(cards):
        name, *answer = card.split()
        play(match, (seat, f"play {name}"))
        if answer:
            play(match, (seat, answer[0]))
    while match.decision is not None and match.decision.question == "play_event":
        match.play({"kind": "pass"})
    return match


def dealt(players: int, profile: str, *cards: str, **words: object) -> serai.Match:
    hand = {seat: [card.split()[0]] for seat, card in enumerate(cards)}
    top = ["asima", "thara", "nibal", "fatima", "malika"]
    match = scenario(
        "emira", players=players, symbol_profile=profile, phase="events", hand=hand, emira_top=top, **words
    )
    return played(match, *cards)


@pytest.mark.parametrize("first", TYPES)
@pytest.mark.parametrize("second", TYPES)
def test_e_2_default_profile_follows_the_symbol_column(first: str, second: str) -> None:
    excluded = any({first, second} <= group for group in SHARED)
    found = after(first, second, "default")
    assert (found is not None) == excluded
    if found is not None:
        assert (found.code, found.clause) == ("symbol_already_played", "emira 4.1")
        assert found.numbers["card"] == f"{second}_2"


@pytest.mark.parametrize("name", WITHOUT_SYMBOL)
def test_e_2_default_profile_lets_cards_without_symbol_be_repeated(name: str) -> None:
    assert after(name, name, "default") is None


@pytest.mark.parametrize("first", TYPES)
def test_e_2_same_name_excludes_further_copies_and_nothing_else(first: str) -> None:
    for second in TYPES:
        found = after(first, second, "same_name")
        assert (found is None) == (first != second), (first, second)
        assert found is None or found.code == "symbol_already_played"


@pytest.mark.parametrize("first", [name for name in TYPES if name not in ("bazaar", "noble_merchandise")])
def test_e_2_none_excludes_nothing(first: str) -> None:
    for second in TYPES:
        assert after(first, second, "none") is None, (first, second)


@pytest.mark.parametrize("name", ["bazaar", "noble_merchandise"])
def test_e_2_none_still_has_one_slot_for_bazaar_and_noble_merchandise(name: str) -> None:
    found = after(name, name, "none")
    assert found is not None
    assert (found.code, found.clause) == ("already_played_this_round", "E-2")
    assert found.numbers == {"card": f"{name}_2"}
    assert after("bazaar", "noble_merchandise", "none") is None


def test_e_2_symbols_are_free_again_in_the_next_round() -> None:
    match = scenario("emira", phase="events", hand={0: ["vermin_1"], 1: ["vermin_2"]}, gold=[0, 0, 0, 0])
    play(match, (0, "play vermin_1"), (0, "vermin_kind small_slow"))
    assert refusal(match, 1, "play vermin_2").code == "symbol_already_played"
    while match.position()["round"] == 2:
        match.play(next(m for m in match.decision.moves if m.verb in ("pass", "decline", "none", "no_bid")))
    assert asked(match) == ("play_event", 1)
    assert refusal(match, 1, "play vermin_2") is None


@pytest.mark.parametrize(("copies", "income"), [(1, 180), (2, 210), (3, 240)])
def test_e_2_golden_times_add_20_percent_each(copies: int, income: int) -> None:
    cards = [f"golden_times_{copy + 1}" for copy in range(copies)]
    match = dealt(4, "none", *cards, gold=[0, 0, 0, 0])
    assert [sheik["gold"] for sheik in match.position()["sheiks"]] == [income] * 4


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_e_2_interrupted_trade_first_then_golden_times_on_the_base(order: tuple[int, int]) -> None:
    cards = [("interrupt_spice_trade_1", "golden_times_1")[i] for i in order]
    match = dealt(4, "same_name", *cards, gold=[0, 0, 0, 0], caravans={0: [("large_fast", 3)]})
    sheik = match.position()["sheiks"][0]
    assert sheik["gold"] == 180
    assert sheik["caravans"] == [{"kind": "large_fast", "remaining": 3}]


@pytest.mark.parametrize(
    ("cards", "number"),
    [
        (["double_trouble_1", "double_trouble_2"], 3),
        (["double_trouble_1", "double_trouble_2", "double_trouble_3"], 4),
        (["double_trouble_1", "quiet_days_1"], 1),
        (["quiet_days_1", "double_trouble_1"], 1),
        (["quiet_days_1", "quiet_days_2"], 0),
        (["quiet_days_1", "quiet_days_2", "double_trouble_1"], 0),
        (["double_trouble_1", "double_trouble_2", "quiet_days_1"], 2),
    ],
)
def test_e_2_number_of_princesses_is_1_and_troubles_less_quiet_days(cards: list[str], number: int) -> None:
    match = dealt(4, "none", *cards)
    assert match.position()["in_play"] == ["asima", "thara", "nibal", "fatima"][:number]


@pytest.mark.parametrize(
    ("cards", "odd", "even"),
    [
        (["double_trouble_1 two_one", "double_trouble_2 two_one"], ["asima", "thara", "nibal"], ["fatima"]),
        (["double_trouble_1 two_one", "double_trouble_2 one_two"], ["asima", "thara"], ["nibal", "fatima"]),
        (["double_trouble_1 one_two", "double_trouble_2 one_two"], ["asima"], ["thara", "nibal", "fatima"]),
        (["quiet_days_1 odd", "double_trouble_1 two_one"], ["asima", "thara"], []),
        (["quiet_days_1 even", "double_trouble_1 one_two"], [], ["asima", "thara"]),
        (["double_trouble_1 two_one", "quiet_days_1 even"], ["asima"], ["thara"]),
        (["quiet_days_1 odd", "quiet_days_2 even"], [], []),
        (["quiet_days_1 even", "quiet_days_2 even"], [], ["asima"]),
        (["quiet_days_1 odd", "quiet_days_2 odd", "quiet_days_3 odd"], ["asima"], []),
    ],
)
def test_e_2_three_players_count_odd_and_even_round_apart(cards: list[str], odd: list[str], even: list[str]) -> None:
    match = dealt(3, "none", *cards)
    assert match.position()["in_play"] == odd
    assert match.position()["later"] == even


@pytest.mark.parametrize(("first", "second", "swapped"), [("swap", "swap", []), ("swap", "keep", ["yasmine"])])
def test_e_2_two_swaps_of_one_card_cancel_out(first: str, second: str, swapped: list[str]) -> None:
    hand = {0: ["changing_her_mind_1"], 1: ["changing_her_mind_2"], 2: [], 3: []}
    match = scenario("emira", symbol_profile="none", phase="events", hand=hand, emira_top=["yasmine"])
    play(match, (0, "play changing_her_mind_1"), (0, first), (1, "play changing_her_mind_2"), (1, second))
    assert match.position()["in_play"] == ["yasmine"]
    assert match.position()["swapped"] == swapped


def test_e_2_two_swaps_cancel_out_in_nl_too() -> None:
    hand = {0: ["changing_her_mind_1"], 1: ["changing_her_mind_2"], 2: [], 3: []}
    match = scenario("emira", edition="nl", symbol_profile="none", phase="events", hand=hand, emira_top=["yasmine"])
    play(match, (0, "play changing_her_mind_1"), (1, "play changing_her_mind_2"), (0, "swap"))
    assert match.position()["swapped"] == ["yasmine"]
    play(match, (1, "swap"))
    assert match.position()["swapped"] == []
    assert len(events(match, "preferences_swapped")) == 2


def test_e_2_an_unknown_profile_is_refused() -> None:
    with pytest.raises(serai.BadSetting, match="symbol_profile"):
        serai.game("emira").new(seed=1, symbol_profile="printed")
