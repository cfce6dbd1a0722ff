"""How a table begins: the entries with which it is opened, and who sits there from the start."""

from __future__ import annotations

import time
from typing import Final

from serai.bots.registry import bot as bot_named
from serai.core.errors import SeraiError
from serai.core.game import Game
from serai.core.settings import Value
from serai.server.http.messages import NewTable
from serai.server.tables import shuffle
from serai.server.tables.log import AnyEntry, Committed, Opened, Sat
from serai.server.tables.names import distinct
from serai.server.tables.tokens import hashed, new_token

DEFAULT_BOT: Final = "casual"  # the bot that is seated if none is named


def first_entries(
    game: Game,
    settings: dict[str, Value],
    wanted: NewTable,
    host: str,
    start: dict[str, object] | None,
    parent: str | None,
) -> tuple[list[AnyEntry], dict[int, str]]:
    """The first entries of a table whose host has this token, and the tokens of the seats that the asker takes."""
    now = time.time()
    entries: list[AnyEntry] = [
        Opened(
            at=now,
            game=game.id,
            rules=game.rules_version,
            options=game.minimal_settings(settings),
            settings=wanted.settings,
            secret=shuffle.new_secret(),
            host=hashed(host),
            start=start,
            parent=parent,
            scheme=shuffle.COMMITTED_SALTS,
        )
    ]
    keys: dict[int, str] = {}
    for seat, who in enumerate(wanted.seats):
        names = [sat.name for sat in entries if isinstance(sat, Sat)]
        if who.kind == "me":
            keys[seat] = new_token()
            name = distinct(who.name or f"{seat + 1}", names)
            entries.append(Sat(at=now, seat=seat, name=name, token=hashed(keys[seat]), host=True))
            if who.commit is not None and start is None:
                entries.append(Committed(at=now, seat=seat, commit=who.commit))
        elif who.kind == "bot":
            level = bot_for_a_table(who.bot or DEFAULT_BOT)
            entries.append(Sat(at=now, seat=seat, name=distinct(who.name or level, names), bot=level))
    return entries, keys


def bot_for_a_table(name: str) -> str:
    """A bot that a stranger may seat: one known by name, never a command to run on the server's machine."""
    if ":" in name:
        raise SeraiError("only bots that are known by a name can be seated")
    return bot_named(name).name
