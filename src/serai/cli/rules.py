"""`serai rules`: the rules by clause, and the options that touch them."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from serai.cli.common import game_named, print_json, user_errors
from serai.cli.language import Lang, language
from serai.cli.options import GameName, Json
from serai.core.game import Game
from serai.terminal import Printer, console_for, screen_for
from serai.text import Rulebook, describe_setting

Wanted = Annotated[
    list[str] | None,
    typer.Argument(metavar="CLAUSE", help="A clause such as 4.4.2, E-9 or ED-3; 4.6 shows all of 4.6."),
]
FEW = 3  # settings that a line of the contents names
SettingsOnly = Annotated[bool, typer.Option("--options", help="List all options with their defaults and clauses.")]


def rules(
    game: GameName, clause: Wanted = None, options: SettingsOnly = False, as_json: Json = False, lang: Lang = None
) -> None:
    """Look a rule up: all clauses, one clause, or the options of a game."""
    found = game_named(game)
    if options:
        show_settings(found, as_json, language(lang))
    elif clause:
        show_clause(found, " ".join(clause), as_json, language(lang))
    else:
        show_contents(found, as_json, language(lang))


def show_contents(game: Game, as_json: bool, lang: str) -> None:
    book = Rulebook(game, lang)
    if as_json:
        clauses = [{"clause": clause.number, "title": clause.title} for clause in book.clauses]
        print_json(
            {
                "game": game.id,
                "clauses": clauses,
                "options": [describe_setting(game, setting) for setting in game.settings],
            }
        )
        return
    console, words = console_for(), screen_for(game, lang)
    console.print(Markdown(book.introduction))
    grid = Table.grid(padding=(0, 2))
    touching = {clause: [one.name for one in game.settings if clause in one.clauses] for clause in known_clauses(game)}
    for clause in book.clauses:
        names = touching.get(clause.number, [])
        few = ", ".join(names[:FEW]) + (f" {words.text('and-more', number=len(names) - FEW)}" if names[FEW:] else "")
        grid.add_row(Text(clause.number, style="yellow"), clause.title, Text(few, style="dim"))
    console.print(grid)
    if book.clauses:
        console.print(Text(words.text("read-one", game=game.id, clause=book.clauses[0].number)))


def known_clauses(game: Game) -> list[str]:
    return sorted({clause for setting in game.settings for clause in setting.clauses})


def show_clause(game: Game, wanted: str, as_json: bool, lang: str) -> None:
    book = Rulebook(game, lang)
    with user_errors():
        clauses = book.find(wanted)
        if as_json:
            print_json(
                {
                    "game": game.id,
                    "clauses": [clause.as_dict() for clause in clauses],
                    "options": [describe_setting(game, setting) for setting in book.settings_for(clauses)],
                }
            )
        else:
            Printer(console_for(), screen_for(game, lang)).rules(book, wanted)


def show_settings(game: Game, as_json: bool, lang: str) -> None:
    if as_json:
        print_json([describe_setting(game, setting) for setting in game.settings])
        return
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    printer = Printer(console_for(), screen_for(game, lang))
    for column in ("option", "default", "clauses", "settles"):
        grid.add_column(printer.text(f"column-{column}"))
    for setting in game.settings:
        default = "none" if setting.default is None else str(setting.default)
        about = Text.assemble(printer.phrases.setting_help(setting), (f" ({printer.allowed(setting)})", "dim"))
        grid.add_row(Text(setting.name, style="bold"), default, Text(", ".join(setting.clauses), style="yellow"), about)
    printer.show([grid])
