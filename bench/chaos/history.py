"""What clients of a run remember: what they sent, how it was answered, and every sight that they were shown.

Views are large and many, so a sight is kept as fingerprints: of the view, and of the whole log up to it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path

from serving import Json

Viewer = int | None


def fingerprint(data: object) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:20]


class Chain:
    """A log with a fingerprint of every beginning of it."""

    def __init__(self) -> None:
        self.events: list[Json] = []
        self.prints = [""]

    def replace(self, first: int, events: Iterable[Json]) -> None:
        """These are the entries from number `first` on."""
        del self.events[first:]
        del self.prints[first + 1 :]
        for event in events:
            self.events.append(event)
            self.prints.append(fingerprint([self.prints[-1], event]))


@dataclass(frozen=True)
class Seen:
    """A sight: whose, the number of the decision that waits, the count of undos, and fingerprints of log and view."""

    viewer: Viewer
    asked: int | None
    undone: int
    heard: int
    log: str
    view: str


@dataclass
class Request:
    """A message that a client sent, how often, and its final answer."""

    message: Json
    sent: int = 1
    answer: str | None = None


@dataclass
class Story:
    """What one client has sent and seen at one table."""

    client: str
    table: str
    game: str
    requests: dict[str, Request] = field(default_factory=dict)
    sights: list[Seen] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)  # what it could tell by itself that must not be
    logs: dict[Viewer, Chain] = field(default_factory=dict)
    undone: int = 0
    connections: int = 0

    def sent(self, message: Json) -> None:
        known = self.requests.get(message["id"])
        if known is None:
            self.requests[message["id"]] = Request(message)
        else:
            known.sent += 1

    def answered(self, request: str | None, answer: str) -> None:
        """`done`, or the code of a refusal."""
        if request is None:
            self.problems.append(f"a message was not understood: {answer}")
        elif request not in self.requests:
            self.problems.append(f"an answer to {request}, which was never sent")
        else:
            self.requests[request].answer = answer

    def waiting(self) -> list[Json]:
        """What was sent and not answered."""
        return [request.message for request in self.requests.values() if request.answer is None]

    def heard(self) -> dict[str, int]:
        """As a `hello` says it."""
        return {str(-1 if viewer is None else viewer): len(log.events) for viewer, log in self.logs.items()}

    def saw(self, sight: Json, own: Sequence[Viewer]) -> None:
        viewer = sight["seat"]
        if viewer not in own:
            self.problems.append(f"a sight of seat {viewer} came to who has {list(own)}")
            return
        log = self.logs.setdefault(viewer, Chain())
        if sight["first"] > len(log.events):
            self.problems.append(f"seat {viewer} had heard {len(log.events)} and was told from {sight['first']} on")
            return
        log.replace(sight["first"], sight["events"])
        self.undone = sight["undone"]
        self.sights.append(
            Seen(viewer, sight["asked"], sight["undone"], len(log.events), log.prints[-1], fingerprint(sight["view"]))
        )


@dataclass
class Deed:
    """A fault, when it was done (seconds since the start of the run), and what came of it."""

    fault: str
    at: float
    outcome: str


@dataclass(frozen=True)
class Shown:
    """A salt that somebody was told is in the shuffle of a deal."""

    table: str
    deal: int
    seat: int
    salt: str


@dataclass(frozen=True)
class CalledOff:
    """A deal that somebody was told is called off."""

    table: str
    deal: int
    seat: int


@dataclass
class History:
    seed: int
    stories: list[Story] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)
    called_off: list[CalledOff] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)  # what the run itself has found: no start, no progress

    def begin(self, client: str, table: str, game: str) -> Story:
        story = Story(client, table, game)
        self.stories.append(story)
        return story

    def write(self, file: Path) -> None:
        """A line for every deed, and for everything that a client sent or saw."""
        lines: list[Json] = [{"seed": self.seed}, *({"deed": asdict(deed)} for deed in self.deeds)]
        lines += [{"shown": asdict(one)} for one in self.shown] + [
            {"called off": asdict(one)} for one in self.called_off
        ]
        for story in self.stories:
            who = {"client": story.client, "table": story.table}
            lines += [{**who, "request": asdict(request)} for request in story.requests.values()]
            lines += [{**who, "sight": asdict(seen)} for seen in story.sights]
            lines += [{**who, "log": log.events, "viewer": viewer} for viewer, log in story.logs.items()]
            lines += [{**who, "problem": problem} for problem in story.problems]
        file.write_text("".join(json.dumps(line) + "\n" for line in lines))
