"""Golden games: whole finished games as saves, with what is seen and refused in them, and short ones as play-throughs
that a person can read. And what each game can be set to.

    .venv/bin/python -m tests.golden.regenerate

A change of the rules shows up here as a diff. Each game lists its own in `tests/games/<game>/golden.py`; each is the
first, counting seeds from 1, that ends in the way asked for.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import serai
from serai.core.game import Game
from serai.core.registry import names
from serai.core.rng import seeded
from serai.testing import scenario
from tests.golden.case import Case, listed
from tests.golden.moments import refusals, views_text

FOLDER = Path(__file__).parent
MOST_SEEDS = 400
SAVES = list(listed("SAVES"))
PLAYTHROUGHS = list(listed("PLAYTHROUGHS"))


def play(case: Case, seed: int) -> serai.Match:
    if case.wishes:
        match = scenario(case.game, seed, **case.settings, **case.wishes)
    else:
        match = serai.game(case.game).new(seed=seed, **case.settings)
    rng = seeded(f"golden:{seed}")
    while match.decision is not None:
        match.act(match.game.space.flat(match.state.question_number, case.chooser(match.state, rng)))
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
    yield (
        " ".join(f"{name}={value}" for name, value in match.game.minimal_settings(match.settings).items())
        + f" seed={match.seed}"
    )
    yield ""
    events = match.log
    yield from (event_line(entry) for entry in events if entry.choice == 0)
    for number, action in enumerate(match.choices, 1):
        before = match.at(number - 1)
        kind, option = match.game.space.split(action)
        decision = before.decision
        assert decision is not None
        move = match.game.space.questions[kind].move(option)
        choice = "" if str(move).split(" ")[0] == decision.question else f"{decision.question}: "
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


def settings_text(game: Game) -> str:
    """A setting a line."""
    settings = (json.dumps({**setting.as_dict(), "earlier": setting.earlier}) for setting in game.settings)
    return "[\n" + ",\n".join(f"  {setting}" for setting in settings) + "\n]\n"


def render() -> Iterator[tuple[Path, str]]:
    """Every golden file with its content."""
    for case in SAVES:
        match = find(case)
        yield FOLDER / "saves" / f"{case.name}.json", save_text(match)
        yield FOLDER / "views" / f"{case.name}.json", views_text(match)
        yield FOLDER / "refusals" / f"{case.name}.txt", "".join(f"{line}\n" for line in refusals(match))
    for case in PLAYTHROUGHS:
        yield FOLDER / "playthroughs" / f"{case.name}.txt", "\n".join(playthrough(find(case))) + "\n"
    for name in names():
        yield FOLDER / "settings" / f"{name}.json", settings_text(serai.game(name))


def main() -> None:
    for file, text in render():
        old = file.read_text(encoding="utf-8") if file.exists() else None
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(f"{'same   ' if old == text else 'changed'} {file.relative_to(FOLDER)}")


if __name__ == "__main__":
    main()
