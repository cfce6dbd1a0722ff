"""Writes one stored table of each game under its present rules version: `python tests/server/stored/make.py`.

Run it once when a rules version is new; older files stay, for they are what a server has on its disk.
"""

from __future__ import annotations

import time
from pathlib import Path

from serai.bots.question import TableQuestion
from serai.bots.registry import bot
from serai.core.moves import as_move
from serai.core.registry import find, names
from serai.core.rng import seeded
from serai.server.tables.answers import action_of
from serai.server.tables.loading import replay
from serai.server.tables.log import Answered, AnyEntry, Began, Opened, Said, Sat
from serai.server.tables.table import Table
from serai.server.tables.table_settings import TableSettings
from serai.server.tables.tokens import hashed

FOLDER = Path(__file__).parent
HOST = "the-token-of-the-host"
CHOICES = 40  # enough to be in the middle of the game


def seat_token(seat: int) -> str:
    return f"the-token-of-seat-{seat}"


def played(name: str) -> list[AnyEntry]:
    game = find(name)
    settings = game.resolve_settings({})
    now = time.time()
    secret = "5e" * 32
    told = game.minimal_settings(settings)
    opened = Opened(
        at=now,
        game=name,
        rules=game.rules_version,
        options=told,
        settings=TableSettings(),
        secret=secret,
        host=hashed(HOST),
    )
    entries: list[AnyEntry] = [opened]
    for seat in range(int(str(settings["players"]))):
        entries.append(Sat(at=now, seat=seat, name=f"P{seat}", token=hashed(seat_token(seat)), salt=f"salt {seat}"))
    table = replay(table_of(name), entries)
    add(table, entries, Began(at=now, digest=game.digest(table.deal().state)))
    add(table, entries, Said(at=now, seat=0, text="Good luck!"))
    for number in range(CHOICES):
        seat = table.waiting_for()[-1]  # of a sealed group the last one first
        state = table.asked_state(seat)
        assert state is not None
        question = TableQuestion(game, table.game_settings, state, seeded(f"stored {number}"))
        move = as_move(dict(bot("casual").choose(question)))
        add(
            table,
            entries,
            Answered(at=now, seat=seat, action=action_of(table, seat, table.decision_number(seat), move)),
        )
    return entries


def add(table: Table, entries: list[AnyEntry], entry: AnyEntry) -> None:
    table.apply(entry)
    entries.append(entry)


def table_of(name: str) -> str:
    return f"stored-{name}"


def main() -> None:
    for name in names():
        file = FOLDER / f"{name}-{find(name).rules_version}.jsonl"
        if not file.exists():
            lines = [entry.model_dump_json() for entry in played(name)]
            file.write_text("\n".join(lines) + "\n", encoding="utf-8")
            print(file.name)


if __name__ == "__main__":
    main()
