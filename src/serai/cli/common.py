"""What the commands share: errors in one line, settings of a game from the command line, plain data out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import typer
from rich.text import Text

from serai.core.errors import BadSetting, SeraiError
from serai.core.game import Game
from serai.core.match import Match
from serai.core.registry import find
from serai.core.settings import DataSetting, Value
from serai.terminal import console_for

FAILED = 1  # a check failed
BAD_INPUT = 2
STOPPED = 130  # by Ctrl-C


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    """Tell the user in one line, without a traceback, and end the command."""
    tell(message)
    raise typer.Exit(code)


def tell(message: str) -> None:
    line = Text.assemble(("serai: ", "bold red"), " ".join(message.split()))
    console_for(stderr=True).print(line, soft_wrap=True)


def hint(message: str) -> None:
    """Something worth knowing that is not an error; on stderr, so that it never mixes with data."""
    console_for(stderr=True).print(Text(message, style="dim"), soft_wrap=True)


def at_least_one(option: str, number: int | None) -> None:
    if number is not None and number < 1:
        fail(f"{option} takes 1 or more; got {number}")


@contextmanager
def user_errors() -> Iterator[None]:
    """Errors that a user can cause end the command with one line."""
    try:
        yield
    except SeraiError as error:
        fail(str(error))


def game_named(name: str) -> Game:
    with user_errors():
        return find(name)


def stop_of(match: Match) -> str:
    """Where a game of earlier rules stops, and by which clause."""
    assert match.stopped is not None
    rules, choice = match.stopped.numbers["rules"], match.stopped.numbers["choice"]
    return f"begun under rules version {rules}: {match.stopped.clause} has changed since, and choice {choice} meets it"


def seed_of(text: str) -> int | str:
    return int(text) if text.isdecimal() else text


def given_settings(
    game: Game, players: int | None, mode: str | None, edition: str | None, others: list[str] | None
) -> dict[str, object]:
    """The settings asked for, checked against those the game has."""
    texts = {"players": players, "mode": mode, "edition": edition}
    given = {name: str(text) for name, text in texts.items() if text is not None}
    for pair in others or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetting(f"--option takes name=value, such as --option base_income=200; got {pair!r}")
        given[name.strip()] = value.strip()
    by_name = {setting.name: setting for setting in game.settings}
    parsed: dict[str, object] = {}
    for name, text in given.items():
        setting = by_name.get(name)
        if isinstance(setting, DataSetting):
            parsed[name] = setting.normalize(data_named(setting, text))
        elif setting is not None:
            parsed[name] = setting.parse(text)
            if not setting.accepts(parsed[name]):
                raise BadSetting(f"{name} cannot be {text}; it takes {setting.allowed()}")
        else:
            parsed[name] = text
    for text in game.warnings(game.resolve_settings(parsed)):
        hint(f"serai: warning: {text}")
    return parsed


def data_named(setting: DataSetting, text: str) -> Value:
    """The text of the file that `@file.json` or a path names; JSON itself and `none` are taken as they are."""
    if setting.parse(text) is None or text.startswith(("{", "[")):
        return setting.parse(text)
    file = Path(text.removeprefix("@")).expanduser()
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadSetting(f"{setting.name}: cannot read {file}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise BadSetting(f"{setting.name}: {file} is no text in UTF-8") from error


def print_json(data: object) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
