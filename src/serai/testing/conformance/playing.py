"""One game from the first decision to the last, with the checks on the way."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Mapping

from serai.core.game import Game
from serai.core.match import Match
from serai.core.playout import random_option
from serai.core.rng import Rng, seeded
from serai.core.state import State
from serai.testing.conformance import copies, decisions, endings, hidden, views
from serai.testing.conformance.copies import Shadow, picture
from serai.testing.conformance.report import Report

Chooser = Callable[[State, Rng], int]

FEW = 6  # options tried of a long range, and outside the list
STEPS = 8  # number of choices that copies are played along
PAST = 12  # clones of the past that are kept and must never change
SAVED_AT = (0, 1, 7, 60, 300)  # choices after which a save is loaded again; the end is always one


def combinations(game: Game) -> list[dict[str, object]]:
    """Every player count with every mode and every value of the preset setting (the edition)."""
    found: list[dict[str, object]] = [{"players": players} for players in game.meta.players]
    names = [name for name in ("mode", game.preset_by) if name is not None]
    for setting in game.settings:
        if setting.name in names:
            found = [{**settings, setting.name: value} for settings in found for value in setting.values]
    return found


def check_game(
    game: Game,
    settings: Mapping[str, object],
    seed: int | str,
    *,
    every: int = 1,
    chooser: Chooser = random_option,
) -> Report:
    """Play one game and check it; see `check_match`. The game must be registered: saves are loaded again."""
    return check_match(game.new(seed=seed, **settings), every=every, chooser=chooser)


def check_match(match: Match, *, every: int = 1, chooser: Chooser = random_option) -> Report:
    """Play a match to its end, checking every decision.

    Invariants, options and events are checked always; copies, views and everything else that costs more at one
    decision in `every`, and whenever a kind of decision comes for the first time.
    """
    return Checker(match, every, chooser).run()


class Checker:
    """The match, what is kept of its past, and what was found."""

    def __init__(self, match: Match, every: int, chooser: Chooser) -> None:
        self.match = match
        self.every = every
        self.chooser = chooser
        self.rng = seeded(f"check:{match.seed}")  # one generator for choices, one for the checks, so that
        self.choosing = seeded(f"choose:{match.seed}")  # a game is the same however often it is checked
        self.report = Report(match.game.id, match.game.minimal_settings(match.settings), match.seed)
        self.longest = match.game.longest(match.settings)
        self.shadows: list[Shadow] = []
        self.past: list[tuple[int, State, str]] = []
        self.kinds_seen: set[int] = set()
        self.rounds = 0
        self.told = 0

    def run(self) -> Report:
        match, report = self.match, self.report
        self.events()
        while match.state.seat >= 0:
            self.at_decision()
            if not self.choose():
                break
            report.decisions += 1
            if report.decisions > self.longest:
                report.add("length", match, f"more decisions than the {self.longest} declared")
                break
        else:
            self.at_end()
        self.look_back()
        report.save = match.export()
        return report

    def collect(self, check: str, problems: Callable[[], Iterable[str]]) -> None:
        """Run a check; an exception out of it is a problem too."""
        try:
            for text in problems():
                self.report.add(check, self.match, text)
        except Exception:
            self.report.add(check, self.match, traceback.format_exc(limit=-3))

    def at_decision(self) -> None:
        match = self.match
        self.collect("invariants", lambda: decisions.invariant_problems(match))
        self.collect("options", lambda: decisions.option_problems(match))
        self.collect("rounds", lambda: endings.round_problems(match, self.rounds))
        self.rounds = match.game.rounds(match.state)
        new_kind = match.state.question_number not in self.kinds_seen
        self.kinds_seen.add(match.state.question_number)
        if self.rng.below(self.every) == 0 or new_kind:
            self.report.thorough += 1
            self.collect("looking changes nothing", self.thorough)
        if self.report.decisions in SAVED_AT:
            self.collect("saves", lambda: copies.save_problems(match))
            self.collect("saves", lambda: copies.pickle_problems(match))
            self.collect("positions", lambda: copies.start_problems(match))

    def thorough(self) -> list[str]:
        match, rng = self.match, self.rng
        before = picture(match.game, match.state)
        self.collect("names", lambda: decisions.name_problems(match, rng, FEW))
        self.collect("refusals", lambda: decisions.refusal_problems(match, rng, FEW))
        self.collect("refusals", lambda: decisions.refused_play_problems(match, rng, FEW))
        self.collect("copies", self.copy)
        self.collect("views", lambda: views.view_problems(match))
        self.collect("secrets", lambda: hidden.swap_problems(match, rng, self.report))
        self.collect("secrets", lambda: hidden.number_problems(match, rng, self.report))
        self.collect("secrets", lambda: hidden.sealed_problems(match))
        self.collect("secrets", lambda: hidden.silence_problems(match))
        return [] if picture(match.game, match.state) == before else ["looking at the match has changed it"]

    def copy(self) -> list[str]:
        """Take a clone and a restored state along for a while, and keep another clone to the end."""
        problems: list[str] = []
        self.shadows.append(Shadow("clone", copies.compare_clone(self.match, problems), STEPS))
        self.shadows.append(Shadow("position read back", copies.compare_restored(self.match, problems), STEPS))
        kept = self.match.state.clone()
        entry = (self.report.decisions, kept, picture(self.match.game, kept))
        if len(self.past) < PAST:
            self.past.append(entry)
        else:
            self.past[self.rng.below(PAST)] = entry
        return problems

    def choose(self) -> bool:
        """Make the next choice, in the match and in its shadows."""
        match = self.match
        option = self.chooser(match.state, self.choosing)
        self.collect("copies", lambda: self.follow(option))
        try:
            match.act(match.game.space.flat(match.state.question_number, option))
        except Exception:
            self.report.add("choosing", match, f"option {option}: {traceback.format_exc(limit=-3)}")
            return False
        self.events()
        self.collect("copies", self.finished_shadows)
        return True

    def follow(self, option: int) -> list[str]:
        problems: list[str] = []
        for shadow in self.shadows.copy():
            problem = shadow.follow(self.match, option)
            if problem is not None:
                problems.append(problem)
                self.shadows.remove(shadow)
        return problems

    def finished_shadows(self, all_of_them: bool = False) -> list[str]:
        done = [shadow for shadow in self.shadows if all_of_them or shadow.steps <= 0]
        self.shadows = [shadow for shadow in self.shadows if shadow not in done]
        found = [shadow.compare(self.match) for shadow in done]
        return [problem for problem in found if problem is not None]

    def events(self) -> None:
        """The events of the last choice (or of the deal), told to the right seats only."""
        entries = self.match.log_since(self.told)
        self.told += len(entries)
        self.collect("log", lambda: hidden.log_problems(self.match, entries))

    def at_end(self) -> None:
        match = self.match
        result = match.result
        self.report.ending = None if result is None else result.ending
        self.collect("copies", lambda: self.finished_shadows(all_of_them=True))
        self.collect("invariants", lambda: decisions.invariant_problems(match))
        self.collect("rounds", lambda: endings.round_problems(match, self.rounds))
        self.collect("result", lambda: endings.result_problems(match))
        self.collect("views", lambda: views.view_problems(match))
        self.collect("secrets", lambda: hidden.swap_problems(match, self.rng, self.report))
        self.collect("saves", lambda: copies.save_problems(match))

    def look_back(self) -> None:
        """Past states never change."""
        for decision, state, before in self.past:
            if picture(self.match.game, state) != before:
                self.report.add("past", self.match, f"a clone made after {decision} choices has changed since")
