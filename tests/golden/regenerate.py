"""Golden games: whole finished games as saves, and short ones as play-throughs that a person can read.

    python tests/golden/regenerate.py

A change of the rules shows up here as a diff. Each game is the first, counting seeds from 1, that ends in the way
asked for.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import serai
from serai.core.playout import random_option
from serai.core.rng import seeded
from serai.testing import scenario
from serai.testing.conformance import Chooser, modest_option

FOLDER = Path(__file__).parent
MOST_SEEDS = 400


@dataclass
class Case:
    """A golden game: its file's name, its way to end, its options and, for a scenario, its wishes."""

    name: str
    ending: str
    options: dict[str, object]
    wishes: dict[str, object] = field(default_factory=dict)
    chooser: Chooser = modest_option
    game: str = "emira"


FEW_PRINCESSES: dict[str, object] = {"emira_deck": ["layla", "nibal", "xenia", "sidi_suleiman"], "phase": "market"}
SAVES = [
    Case("talents_3", "goal_talents", {"players": 3, "mode": "standard", "edition": "consensus"}),
    Case("talents_4", "goal_talents", {"players": 4, "mode": "advanced", "edition": "fr"}),
    Case("talents_5", "goal_talents", {"players": 5, "mode": "standard", "edition": "pl"}),
    Case("talents_5_at_random", "goal_talents", {"players": 5, "mode": "advanced", "edition": "nl"}, {}, random_option),
    Case("number_3", "goal_number", {"players": 3, "mode": "advanced", "edition": "nl"}),
    Case("number_4", "goal_number", {"players": 4, "mode": "standard", "edition": "pl"}),
    Case("number_5", "goal_number", {"players": 5, "mode": "advanced", "edition": "consensus"}),
    Case("deck_empty_3", "deck_empty", {"players": 3, "mode": "standard", "edition": "fr"}, FEW_PRINCESSES),
    Case("deck_empty_4", "deck_empty", {"players": 4, "mode": "advanced", "edition": "nl"}, FEW_PRINCESSES),
    Case("deck_empty_5", "deck_empty", {"players": 5, "mode": "standard", "edition": "consensus"}, FEW_PRINCESSES),
    Case("max_rounds_3", "max_rounds", {"players": 3, "mode": "advanced", "edition": "pl", "max_rounds": 12}),
    Case("max_rounds_4", "max_rounds", {"players": 4, "mode": "standard", "edition": "nl"}, {}, random_option),
    Case("max_rounds_5", "max_rounds", {"players": 5, "mode": "advanced", "edition": "fr", "max_rounds": 8}),
]
SAVES += [
    Case("dragons_basic_3", "last_artifact", {"players": 3, "mode": "basic"}, game="dragons"),
    Case("dragons_basic_4", "last_artifact", {"players": 4, "mode": "basic", "bank": "unlimited"}, game="dragons"),
    Case("dragons_magic_3", "last_artifact", {"players": 3, "mode": "magic"}, {}, random_option, "dragons"),
    Case("dragons_magic_4", "last_artifact", {"players": 4, "mode": "magic"}, game="dragons"),
    Case(
        "dragons_magic_5",
        "last_artifact",
        {"players": 5, "mode": "magic", "placement_windows": "every_placement", "camel_takes_effect": "at_once"},
        game="dragons",
    ),
    Case("dragons_short_5", "short_game", {"players": 5, "mode": "basic", "short_first_game": True}, game="dragons"),
    Case("dragons_stopped_4", "max_rounds", {"players": 4, "mode": "magic", "max_rounds": 12}, game="dragons"),
]
NOBODY_BUILDS: dict[str, object] = {"stall_rounds": 1}
SAVES += [
    Case("saba_palace_2", "palace_done", {"players": 2, "mode": "basic"}, {}, random_option, "saba"),
    Case("saba_palace_3", "palace_done", {"players": 3, "mode": "advanced"}, {}, random_option, "saba"),
    Case("saba_palace_4", "palace_done", {"players": 4, "mode": "basic"}, {}, random_option, "saba"),
    Case("saba_end_card_2", "game_end_taken", {"players": 2, "mode": "advanced"}, {}, random_option, "saba"),
    Case("saba_end_card_3", "game_end_taken", {"players": 3, "mode": "basic"}, {}, random_option, "saba"),
    Case("saba_end_card_4", "game_end_taken", {"players": 4, "mode": "advanced"}, {}, random_option, "saba"),
    Case("saba_stalled", "stalled", {"players": 2, "mode": "basic", **NOBODY_BUILDS}, {}, random_option, "saba"),
]
LAST_CARDS: dict[str, object] = {
    "sites": ["fountain_6", "treasure_2", "pillar_2"],
    "building_deck": ["pillar_6", "game_end", "pillar_8"],
    "gardens": {2: {"value": 2, "figure": 0}, 6: {"value": 1, "figure": 1}, 8: {"value": 2, "figure": 1}},
    "stock": ["2A 2S 2E", "2A 2S 1E 1G"],
}
PLAYTHROUGHS = [
    Case("three_sheiks", "max_rounds", {"players": 3, "mode": "standard", "edition": "consensus", "max_rounds": 4}),
    Case("four_sheiks", "max_rounds", {"players": 4, "mode": "advanced", "edition": "nl", "max_rounds": 3}),
    Case("five_sheiks", "max_rounds", {"players": 5, "mode": "advanced", "edition": "fr", "max_rounds": 3}),
    Case("dragons_first_game", "short_game", {"players": 3, "mode": "basic", "short_first_game": True}, game="dragons"),
    Case("dragons_magic", "max_rounds", {"players": 4, "mode": "magic", "max_rounds": 6}, game="dragons"),
    Case("the_last_princess", "deck_empty", {"players": 4, "mode": "standard", "edition": "pl"}, FEW_PRINCESSES),
    Case("saba_three_builders", "stalled", {"players": 3, "mode": "basic", **NOBODY_BUILDS}, {}, random_option, "saba"),
    Case("saba_last_cards", "palace_done", {"players": 2, "mode": "advanced"}, LAST_CARDS, random_option, "saba"),
]


def play(case: Case, seed: int) -> serai.Match:
    if case.wishes:
        match = scenario(case.game, seed, **case.options, **case.wishes)
    else:
        match = serai.game(case.game).new(seed=seed, **case.options)
    rng = seeded(f"golden:{seed}")
    while match.decision is not None:
        match.act(match.game.space.flat(match.state.kind, case.chooser(match.state, rng)))
    return match


def find(case: Case) -> serai.Match:
    for seed in range(1, MOST_SEEDS):
        match = play(case, seed)
        if match.result is not None and match.result.ending == case.ending:
            return match
    raise LookupError(f"{case.name}: none of {MOST_SEEDS} games ends by {case.ending}")


def save_text(match: serai.Match) -> str:
    """A field a line, so that a diff shows which one has changed."""
    fields = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in match.export().items()]
    return "{\n" + ",\n".join(fields) + "\n}\n"


def playthrough(match: serai.Match) -> Iterator[str]:
    """A line a decision, and below it a line for each event that it led to."""
    yield " ".join(f"{name}={value}" for name, value in match.game.told(match.options).items()) + f" seed={match.seed}"
    yield ""
    events = match.log
    yield from (event_line(entry) for entry in events if entry.choice == 0)
    for number, action in enumerate(match.choices, 1):
        before = match.at(number - 1)
        kind, option = match.game.space.split(action)
        decision = before.decision
        assert decision is not None
        move = match.game.space.kinds[kind].move(option)
        choice = "" if str(move).split(" ")[0] == decision.kind else f"{decision.kind}: "
        yield f"{number}. seat {decision.seat} {choice}{move} (one of {before.state.count()})"
        yield from (event_line(entry) for entry in events if entry.choice == number)
    yield ""
    assert match.result is not None
    yield f"{match.result.ending}: seats {match.result.winners} win; {match.result.ranking}"
    for seat, score in enumerate(match.result.scores):
        yield f"  seat {seat}: " + " ".join(f"{name}={value}" for name, value in score.items())


def event_line(entry: serai.Event) -> str:
    data = " ".join(f"{name}={words(value)}" for name, value in entry.data.items())
    secret = "" if entry.seats is None else f" (only seats {', '.join(map(str, entry.seats))})"
    return f"   {entry.kind} {data} [{entry.clause}]{secret}".replace("  [", " [")


def words(value: object) -> str:
    if isinstance(value, dict):
        return "(" + " ".join(f"{name}={words(part)}" for name, part in value.items()) + ")"
    return ",".join(words(part) for part in value) if isinstance(value, list) else str(value)


def render() -> Iterator[tuple[Path, str]]:
    """Every golden file with its content."""
    for case in SAVES:
        yield FOLDER / "saves" / f"{case.name}.json", save_text(find(case))
    for case in PLAYTHROUGHS:
        yield FOLDER / "playthroughs" / f"{case.name}.txt", "\n".join(playthrough(find(case))) + "\n"


def main() -> None:
    for file, text in render():
        old = file.read_text(encoding="utf-8") if file.exists() else None
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(f"{'same   ' if old == text else 'changed'} {file.relative_to(FOLDER)}")


if __name__ == "__main__":
    main()
