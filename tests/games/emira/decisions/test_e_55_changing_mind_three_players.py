"""E-55: Changing Her Mind with three players."""

import pytest

import serai
from serai.testing import events, play, refusal, scenario

TOP = ["asima", "thara", "nibal", "fatima", "malika"]
MIND = "changing_her_mind_1"


def at_table(cards: list[str], **words: object) -> serai.Match:
    """Everybody plays his card; `card answer` gives the answer to its question."""
    hand = {seat: [card.split()[0]] for seat, card in enumerate(cards)}
    match = scenario(
        "emira",
        **{
            "players": 3,
            "edition": "fr",
            "phase": "events",
            "round": 3,
            "hand": {0: [], 1: [], 2: [], **hand},
            "emira_top": TOP,
            **words,
        },
    )
    for seat, card in enumerate(cards):
        name, *answers = card.split(maxsplit=1)
        play(match, (seat, f"play {name}"))
        if answers:
            play(match, (seat, answers[0]))
    return match


def targets(match: serai.Match) -> list[tuple[object, object]]:
    assert match.decision.question == "changing_mind_target"
    return [(move["round"], move["which"]) for move in match.decision.moves]


def looked(match: serai.Match) -> int:
    return events(match, "looked_at_emira_card")[0].data["position"]


@pytest.mark.parametrize(("target", "position"), [("odd 1", 1), ("even 1", 2)])
def test_e_55_normally_odd_is_position_1_and_even_position_2(target: str, position: int) -> None:
    match = at_table([MIND])
    assert targets(match) == [("odd", 1), ("even", 1)]
    assert refusal(match, 0, "changing_mind_target odd 2").numbers == {"round": "odd", "which": 2, "princesses": 1}
    play(match, (0, f"changing_mind_target {target}"))
    assert looked(match) == position
    assert match.view(0)["emira_deck"]["known"] == [{"position": position, "card": TOP[position - 1]}]


@pytest.mark.parametrize(
    ("split", "target", "position"),
    [
        ("two_one", "odd 1", 1),
        ("two_one", "odd 2", 2),
        ("two_one", "even 1", 3),
        ("one_two", "odd 1", 1),
        ("one_two", "even 1", 2),
        ("one_two", "even 2", 3),
    ],
)
def test_e_55_after_double_trouble(split: str, target: str, position: int) -> None:
    match = at_table([f"double_trouble_1 {split}", MIND])
    assert len(targets(match)) == 3
    play(match, (1, f"changing_mind_target {target}"), (1, "swap"))
    assert looked(match) == position
    assert match.position()["swapped"] == [TOP[position - 1]]


@pytest.mark.parametrize(("named", "place"), [("odd", "in_play"), ("even", "later")])
def test_e_55_after_quiet_days_only_position_1_in_the_round_chosen_there(named: str, place: str) -> None:
    match = at_table([f"quiet_days_1 {named}", MIND])
    assert match.decision.question == "changing_mind_choice"
    assert events(match, "mind_target_named")[0].data == {"seat": 1, "round": named, "which": 1}
    assert looked(match) == 1
    play(match, (1, "swap"))
    assert match.position()[place] == ["asima"]
    assert match.position()["swapped"] == ["asima"]


def test_e_55_fr_bottom_lets_the_cards_behind_move_up() -> None:
    match = at_table([MIND])
    play(match, (0, "changing_mind_target odd 1"), (0, "bottom"))
    assert (match.position()["in_play"], match.position()["later"]) == (["thara"], ["nibal"])
    match = at_table([MIND])
    play(match, (0, "changing_mind_target even 1"), (0, "bottom"))
    assert (match.position()["in_play"], match.position()["later"]) == (["asima"], ["nibal"])
    assert match.position()["emira_deck"]["cards"][-1] == "thara"


def test_e_55_fr_a_later_card_shifts_positions_and_the_swap_stays_with_the_card() -> None:
    match = at_table([MIND, "double_trouble_1"][:1], hand={0: [MIND], 1: ["double_trouble_1"], 2: []})
    play(match, (0, "changing_mind_target even 1"), (0, "swap"), (1, "play double_trouble_1"), (1, "two_one"))
    assert (match.position()["in_play"], match.position()["later"]) == (["asima", "thara"], ["nibal"])
    assert match.position()["swapped"] == ["thara"]


@pytest.mark.parametrize(("target", "seen"), [("odd 1", "asima"), ("even 1", "thara")])
def test_e_55_nl_looks_in_phase_1_and_decides_about_that_rounds_princess_in_phase_3(target: str, seen: str) -> None:
    match = at_table([MIND], edition="nl")
    play(match, (0, f"changing_mind_target {target}"))
    assert events(match, "saw_emira_card")[0].data["card"] == [seen]
    assert (match.decision.question, match.position()["phase"]) == ("changing_mind_choice", "market")
    lying = match.position()["in_play"] + match.position()["later"]
    assert lying[-1] == seen
    play(match, (0, "swap"))
    assert match.position()["swapped"] == [seen]


def test_e_55_nl_after_a_shift_it_concerns_the_princess_then_turned_up_for_that_round() -> None:
    match = at_table([MIND], edition="nl", hand={0: [MIND], 1: ["double_trouble_1"], 2: []})
    play(match, (0, "changing_mind_target even 1"), (1, "play double_trouble_1"), (1, "two_one"))
    assert match.position()["in_play"] == ["asima", "thara"]
    assert match.position()["later"] == ["nibal"]
    play(match, (0, "swap"))
    assert match.position()["swapped"] == ["nibal"]


@pytest.mark.parametrize(("target", "swapped"), [("odd 1", "asima"), ("odd 2", "thara"), ("even 1", "nibal")])
def test_e_55_nl_the_announced_one_of_two(target: str, swapped: str) -> None:
    match = at_table(["double_trouble_1 two_one", MIND], edition="nl")
    play(match, (1, f"changing_mind_target {target}"), (1, "swap"))
    assert match.position()["swapped"] == [swapped]


def test_e_55_nl_otherwise_the_first() -> None:
    """The second of two was announced; then Quiet Days leave the odd round one princess."""
    match = at_table(
        ["double_trouble_1 two_one", f"{MIND} changing_mind_target odd 2", "quiet_days_1 even"],
        edition="nl",
        symbol_profile="same_name",
    )
    assert match.position()["in_play"] == ["asima"]
    play(match, (1, "swap"))
    assert match.position()["swapped"] == ["asima"]
    assert match.position()["later"] == ["thara"]


def test_e_55_nl_none_if_the_round_has_no_princess() -> None:
    match = at_table([f"{MIND} changing_mind_target even 1", "quiet_days_1 odd"], edition="nl")
    assert match.decision.question == "auction_turn"
    assert match.position()["in_play"] == ["asima"]
    assert match.position()["swapped"] == []


def test_e_55_nl_bottom_turns_up_another_card_for_that_round() -> None:
    match = at_table([f"{MIND} changing_mind_target odd 1"], edition="nl")
    play(match, (0, "bottom"))
    assert (match.position()["in_play"], match.position()["later"]) == (["thara"], ["nibal"])
    assert match.position()["emira_deck"]["cards"][-1] == "asima"
