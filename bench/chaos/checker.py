"""Compares what clients remember with what is stored, entry by entry, without knowing which faults there were.

A table is rebuilt from its entries as the server does it at a start. After every entry stands what each viewer may know
then; every sight that a client was shown has to be one of those, in their order.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from pydantic_core import to_json

from chaos.history import Chain, History, Json, Seen, Story, Viewer, fingerprint
from serai.server.tables.loading import opening_entry, replay
from serai.server.tables.log import Answered, AnyEntry, LinkAnswered, Ordered, Rematched, Said, UndoAnswered, Undone
from serai.server.tables.table import Table

# What is acknowledged has an entry.
STORED = {"play": Answered, "say": Said, "order": Ordered, "agree": UndoAnswered, "agree_link": LinkAnswered}
NOT_NOW = ("too_late", "not_stored")  # what an honest move may be answered with
FEW = 3  # examples of one kind of problem


@dataclass
class Verdict:
    """What was looked at, and what is wrong."""

    tables: int = 0
    entries: int = 0
    acknowledged: int = 0
    resent: int = 0
    sights: int = 0
    undone: int = 0
    salts: int = 0
    bot_moves: int = 0
    problems: list[str] = field(default_factory=list)

    def report(self, story: Story, kind: str, found: Sequence[object]) -> None:
        for one in found[:FEW]:
            self.problems.append(f"{kind}: {one} ({story.game} {story.table}, {story.client})")


def check(history: History, stored: dict[str, list[AnyEntry]]) -> Verdict:
    """All stories of a run against the entries of all tables, by table."""
    verdict = Verdict(problems=list(history.problems))
    by_table: dict[str, list[Story]] = defaultdict(list)
    for story in history.stories:
        by_table[story.table].append(story)
    for table, stories in by_table.items():
        verdict.tables += 1
        entries = stored.get(table)
        if not entries:
            verdict.report(stories[0], "a table is lost", [table])
            continue
        verdict.entries += len(entries)
        verdict.undone += sum(isinstance(entry, Undone) for entry in entries)
        verdict.bot_moves += sum(isinstance(entry, Answered) and entry.by == "bot" for entry in entries)
        if any(isinstance(entry, Answered) and entry.by == "clock" for entry in entries):
            verdict.report(stories[0], "time ran out where there is plenty", [table])
        check_requests(verdict, entries, stories)
        check_sights(verdict, table, entries, stories)
    check_rematches(verdict, stored)
    check_deals(verdict, history, stored)
    return verdict


# What was asked for.


def check_requests(verdict: Verdict, entries: Sequence[AnyEntry], stories: Sequence[Story]) -> None:
    """What was acknowledged is there once; what was refused, or never sent, is not."""
    found: dict[str, list[AnyEntry]] = defaultdict(list)
    for entry in entries:
        request = getattr(entry, "request", "")
        if request and getattr(entry, "seat", None) is not None:  # anybody who looks on may speak
            found[request].append(entry)
    sent: set[str] = set()
    for story in stories:
        verdict.report(story, "seen by the client", story.problems)
        sent |= story.requests.keys()
        for id, request in story.requests.items():
            kind = request.message["type"]
            verdict.resent += request.sent > 1
            if request.answer == "done":
                verdict.acknowledged += 1
                if kind in STORED and kind != "order" and not found[id]:  # an order that stands is not stored again
                    verdict.report(story, "acknowledged and lost", [f"{kind} {id}"])
            elif request.answer is not None and found[id]:
                verdict.report(story, f"refused ({request.answer}) and done all the same", [f"{kind} {id}"])
            if request.answer == "failed":
                verdict.report(story, "a mistake of the server", [f"{kind} {id}"])
            elif kind == "play" and request.answer not in (None, "done", *NOT_NOW):
                verdict.report(story, f"a move of the list was refused ({request.answer})", [request.message])
            if kind in STORED and len(found[id]) > 1:
                verdict.report(story, "done twice", [f"{kind} {id}"])
            if any(getattr(entry, "seat", None) != request.message["seat"] for entry in found[id]):
                verdict.report(story, "done for another seat", [f"{kind} {id}"])
    for id in found.keys() - sent:
        verdict.report(stories[0], "stored and never sent", [id])


# What was shown.


class Rebuilt:
    """A table as it was after each of its entries, and what the viewers could know then."""

    def __init__(self, id: str, entries: Sequence[AnyEntry], viewers: Iterable[Viewer]) -> None:
        self.table = Table(id, opening_entry(entries))
        self.logs: dict[Viewer, Chain] = {viewer: Chain() for viewer in viewers}
        self.shown: dict[Viewer, list[Seen]] = {viewer: [] for viewer in self.logs}
        self.moves: dict[str, Json] = {}  # by request
        self.undone = 0
        self.told = 0
        for entry in entries[1:]:
            self.go_on(entry)

    def go_on(self, entry: AnyEntry) -> None:
        table = self.table
        if isinstance(entry, Answered) and entry.request:
            kind, option = table.game.space.split(entry.action)
            self.moves[entry.request] = table.game.space.questions[kind].move(option).as_dict()
        table.apply(entry)
        if table.match is not None:
            self.listen()
            for viewer in self.logs:
                self.look(viewer)

    def listen(self) -> None:
        """What the log has more, or from the beginning after an undo."""
        table = self.table
        if table.undone != self.undone or self.told == 0:
            self.undone, self.told = table.undone, 0
            for log in self.logs.values():
                log.replace(0, [])
        new = table.playing.log_since(self.told)
        self.told += len(new)
        for viewer, log in self.logs.items():
            heard = [entry.as_told() for entry in new if entry.visible_to(viewer)]
            numbered = [{"number": len(log.events) + number, **event} for number, event in enumerate(heard)]
            log.replace(len(log.events), json.loads(to_json(numbered)))

    def look(self, viewer: Viewer) -> None:
        table, log = self.table, self.logs[viewer]
        asked = None if viewer is None or table.asked_state(viewer) is None else table.decision_number(viewer)
        view = fingerprint(json.loads(to_json(table.view(viewer))))
        seen = Seen(viewer, asked, table.undone, len(log.events), log.prints[-1], view)
        if not self.shown[viewer] or self.shown[viewer][-1] != seen:
            self.shown[viewer].append(seen)


def check_sights(verdict: Verdict, id: str, entries: Sequence[AnyEntry], stories: Sequence[Story]) -> None:
    """Every snapshot is what its viewer could know after some entry, and none is older than the one before."""
    rebuilt = Rebuilt(id, entries, {seen.viewer for story in stories for seen in story.sights})
    for story in stories:
        verdict.report(story, "another move than was sent", wrong_moves(story, rebuilt))
        places: Counter[Viewer] = Counter()
        for seen in story.sights:
            verdict.sights += 1
            shown = rebuilt.shown[seen.viewer]
            try:
                places[seen.viewer] = shown.index(seen, places[seen.viewer])
            except ValueError:
                verdict.report(story, "a sight that is none of this viewer's", [wrong_sight(seen, shown)])
                break
        for viewer, log in story.logs.items():
            end = rebuilt.logs.get(viewer)
            if end is not None and story.undone == rebuilt.undone and log.events != end.events[: len(log.events)]:
                verdict.report(story, "a log that is no beginning of the table's", [f"viewer {viewer}"])


def wrong_moves(story: Story, rebuilt: Rebuilt) -> list[str]:
    found = []
    for id, request in story.requests.items():
        done = rebuilt.moves.get(id)
        if done is not None and done != request.message["move"]:
            found.append(f"{request.message['move']} became {done}")
    return found


def wrong_sight(seen: Seen, shown: Sequence[Seen]) -> str:
    """How it differs from the snapshots that were possible."""
    if seen in shown:
        what = "comes after a later one"
    elif any((other.undone, other.log) == (seen.undone, seen.log) for other in shown):
        what = "has a view or a question that this viewer cannot have"
    else:
        what = "has a log that this viewer cannot have"
    return f"viewer {seen.viewer}, {seen.heard} heard, asked {seen.asked}: {what}"


def check_deals(verdict: Verdict, history: History, stored: dict[str, list[AnyEntry]]) -> None:
    """Every salt that was acknowledged is in its deal, and every deal that was called off is."""
    tables = {told.table for told in (*history.shown, *history.called_off)}
    rebuilt = {id: replay(id, stored[id]) for id in tables if id in stored}
    deals = {id: [*table.called_off, table.current_deal] for id, table in rebuilt.items()}
    for shown in history.shown:
        verdict.salts += 1
        if all(
            deal.number != shown.deal or deal.salts[shown.seat] != shown.salt for deal in deals.get(shown.table, [])
        ):
            verdict.problems.append(f"a salt is lost: {shown}")
    for called in history.called_off:
        told = (called.deal, called.seat)
        if all((deal.number, deal.called_off_by) != told for deal in deals.get(called.table, [])):
            verdict.problems.append(f"a deal was called off and stands: {called}")


def check_rematches(verdict: Verdict, stored: dict[str, list[AnyEntry]]) -> None:
    """A table at which the same people play again is known to the one where they played before."""
    following = {entry.table for entries in stored.values() for entry in entries if isinstance(entry, Rematched)}
    for id, entries in stored.items():
        opened = opening_entry(entries)
        if opened.parent in stored and opened.start is None and id not in following:
            verdict.problems.append(f"a rematch that nobody knows of: {id}")
