"""In bulk: games played with every check, hidden parts of positions swapped, the bots' judgement asked.

    python bench/soak.py [--game NAME] [--games 200] [--positions 1000] [--judged 200] [--jobs 2] [--json]

Games: so many for each combination of players, mode and edition of every registered game, half of them at random,
half with modest bids. Positions: so many for each player count and mode; every seat's and the spectator's view must not
change by a byte when everything that viewer cannot know is dealt anew. Judged: so many more games for each combination,
with few to many choices by chance; in every situation the judgement names legal options, a reason for each, and
chances that add up. Ends with 1 if any promise was broken.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import serai
from serai import _native
from serai.core.insight import Insight
from serai.core.playout import random_option
from serai.core.registry import names
from serai.core.rng import seeded
from serai.core.state import State
from serai.testing.conformance import Chooser, Report, check_game, combinations, modest_option, swap_problems

BATCH = 10  # games, or
POSITIONS = 50  # positions, that a process checks before it reports
APART = 25  # choices between two positions of a game, on average
BY_CHANCE = (2, 10, 40, 100)  # choices in a hundred of judged games
LONGEST = 5000  # decisions of a judged game: chance alone may never end one


@dataclass
class Part:
    """What a batch has shown."""

    games: int = 0
    positions: int = 0
    judged: int = 0
    decisions: int = 0
    thorough: int = 0
    swaps: int = 0
    dealt_anew: int = 0
    hidden_numbers: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    violations: list[dict[str, object]] = field(default_factory=list)

    def count(self, report: Report) -> None:
        self.decisions += report.decisions
        self.thorough += report.thorough
        self.swaps += report.swaps
        self.dealt_anew += report.dealt_anew
        self.hidden_numbers += report.hidden_numbers
        for problem in report.problems:
            found = {"check": problem.check, "text": problem.text, "replay": report.replay(problem)}
            self.violations.append(found)

    def add(self, other: Part) -> None:
        for name in ("games", "positions", "judged", "decisions", "thorough", "swaps", "dealt_anew", "hidden_numbers"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.endings += other.endings
        self.violations += other.violations


def player_of(seed: int) -> Chooser:
    return modest_option if seed % 2 else random_option


def check_games(name: str, settings: dict[str, object], seeds: list[int], every: int) -> Part:
    part = Part()
    for seed in seeds:
        report = check_game(serai.game(name), settings, seed, every=every, chooser=player_of(seed))
        part.games += 1
        part.count(report)
        part.endings[str(report.ending)] += 1
    return part


def check_positions(name: str, choices: list[dict[str, object]], number: int, first: int) -> Part:
    """Swap tests at positions of games with these settings in turn, from the seed `first` on."""
    part = Part()
    game = serai.game(name)
    seed = first
    while part.positions < number:
        settings = choices[seed % len(choices)]
        match = game.new(seed=f"positions:{seed}", **settings)
        report = Report(name, settings, match.seed)
        rng = seeded(f"positions:{seed}")
        while match.decision is not None and part.positions < number:
            if rng.below(APART) == 0:
                part.positions += 1
                for problem in swap_problems(match, rng, report):
                    report.add("secrets", match, problem)
            match.act(game.space.flat(match.state.question_number, player_of(seed)(match.state, rng)))
        report.save = match.export()
        part.count(report)
        seed += 1
    return part


def check_judgements(name: str, settings: dict[str, object], seeds: list[int]) -> Part:
    """Whole games in which the judgement is asked at every decision."""
    part = Part()
    game = serai.game(name)
    insight = game.insight()
    for seed in seeds:
        rng = seeded(f"judged:{seed}")
        state = game.deal(game.resolve_settings(settings), rng)
        by_chance = BY_CHANCE[seed % len(BY_CHANCE)]
        for decision in range(LONGEST):
            if state.seat < 0:
                break
            try:
                check_judgement(insight, state)
            except Exception as error:
                replay = {"game": name, "options": settings, "seed": seed, "decision": decision}
                part.violations.append({"check": "judgement", "text": repr(error), "replay": replay})
                break
            part.decisions += 1
            state.choose(random_option(state, rng) if rng.below(100) < by_chance else insight.judge(state).best())
        part.judged += 1
    return part


def check_judgement(insight: Insight, state: State) -> None:
    """What a search relies on in every situation."""
    for option in insight.judge(state).options:
        if not state.allows(option):
            raise ValueError(f"{option} is named, but not legal")
        insight.reason(state, option)
    whole = sum(insight.prospects(state))
    if abs(whole - 1.0) > 1e-6:
        raise ValueError(f"the chances add up to {whole}")


Job = tuple[Callable[..., Part], tuple[object, ...]]


def tables_of(name: str) -> list[list[dict[str, object]]]:
    """The combinations of a game, together for each player count and mode."""
    tables: dict[tuple[object, object], list[dict[str, object]]] = {}
    for settings in combinations(serai.game(name)):
        tables.setdefault((settings["players"], settings.get("mode")), []).append(settings)
    return list(tables.values())


def jobs_for(played: list[str], games: int, positions: int, judged: int, every: int) -> Iterator[Job]:
    for name in played:
        found = combinations(serai.game(name))
        for number, settings in enumerate(found):
            seeds = [number * games + game for game in range(games)]
            for start in range(0, games, BATCH):
                yield check_games, (name, settings, seeds[start : start + BATCH], every)
            for start in range(0, judged, BATCH):
                first = number * judged + start
                yield check_judgements, (name, settings, list(range(first, first + min(BATCH, judged - start))))
        for choices in tables_of(name):
            for start in range(0, positions, POSITIONS):
                yield check_positions, (name, choices, min(POSITIONS, positions - start), start)


def run(jobs: list[Job], workers: int, total: int, console: Console) -> Part:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    whole = Part()
    with Progress(*columns, console=console, transient=True) as progress, ProcessPoolExecutor(workers) as pool:
        bar = progress.add_task("games and positions", total=total)
        for done in as_completed([pool.submit(work, *arguments) for work, arguments in jobs]):
            part = done.result()
            whole.add(part)
            progress.advance(bar, part.games + part.positions + part.judged)
            if part.violations:
                progress.update(bar, description=f"[red]{len(whole.violations)} violations")
    return whole


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", help="only this game (default: all of them)")
    parser.add_argument("--games", type=int, default=200, help="games for each combination (default 200)")
    parser.add_argument(
        "--positions", type=int, default=1000, help="positions for each player count and mode (default 1000)"
    )
    parser.add_argument("--judged", type=int, default=200, help="judged games for each combination (default 200)")
    parser.add_argument(
        "--every", type=int, default=100, help="thorough checks at one decision in so many (default 100)"
    )
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (default: all cores)")
    parser.add_argument("--json", action="store_true", help="print figures and violations as JSON")
    arguments = parser.parse_args()

    played = names() if arguments.game is None else [serai.game(arguments.game).id]
    counted = [(len(combinations(serai.game(name))), len(tables_of(name))) for name in played]
    games = arguments.games + arguments.judged
    total = sum(games * all_of + arguments.positions * tables for all_of, tables in counted)
    began = time.monotonic()
    jobs = list(jobs_for(played, arguments.games, arguments.positions, arguments.judged, arguments.every))
    whole = run(jobs, max(1, arguments.jobs), total, Console(stderr=True))
    figures = {
        "engine": _native.describe(),
        "seconds": round(time.monotonic() - began, 1),
        "combinations": sum(all_of for all_of, _ in counted),
        "games": whole.games,
        "decisions": whole.decisions,
        "thorough_checks": whole.thorough,
        "positions": whole.positions,
        "judged_games": whole.judged,
        "views_compared": whole.swaps,
        "dealt_anew_differently": whole.dealt_anew,
        "hidden_numbers_changed": whole.hidden_numbers,
        "endings": dict(whole.endings.most_common()),
        "violations": len(whole.violations),
    }
    if arguments.json:
        print(json.dumps({**figures, "found": whole.violations}, indent=2))
    else:
        for name, value in figures.items():
            print(f"{name.replace('_', ' '):24} {value:,}" if isinstance(value, int) else f"{name:24} {value}")
        for found in whole.violations[:20]:
            print(f"\n{found['check']}: {found['text']}\nreplay: {json.dumps(found['replay'])}")
    sys.exit(1 if whole.violations else 0)


if __name__ == "__main__":
    main()
