"""`serai replay` and `serai verify`: looking back at a saved game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from serai.cli.common import FAILED, fail, hint, print_json, stop_of, user_errors
from serai.cli.language import Lang, language
from serai.cli.options import Json
from serai.core.errors import BadSave
from serai.core.match import Match
from serai.core.saves import differences
from serai.server.tables import proofs, shuffle
from serai.terminal import Printer, Stops, console_for, open_save, read_save, screen_for
from serai.terminal.replayer import Replayer

File = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]
Seat = Annotated[int | None, typer.Option("--seat", "-s", help="See what this seat saw (else a spectator).")]
Commitment = Annotated[
    str | None, typer.Option("--commitment", help="What the server promised before the deal.", metavar="HASH")
]
Fingerprint = Annotated[
    str | None,
    typer.Option("--fingerprint", help="Of all commitments, as shown while the cards were dealt.", metavar="HASH"),
]
MySalt = Annotated[str | None, typer.Option("--my-salt", help="Is this salt of yours in the deal?", metavar="HEX")]
MyCommit = Annotated[str | None, typer.Option("--my-commit", help="Is this commitment of yours in it?", metavar="HASH")]
At = Annotated[int | None, typer.Option("--at", help="Show the table after so many choices.", metavar="N")]


def replay(file: File, seat: Seat = None, at: At = None, as_json: Json = False, lang: Lang = None) -> None:
    """Walk through a saved game, or print what a seat or a spectator could see of it."""
    screen_language = language(lang)
    with user_errors():
        match, _ = open_save(file)
    check_range("seat", seat, match.players - 1)
    check_range("choice", at, len(match.choices))
    shown = match if at is None else match.at(at)
    if as_json:
        log = [entry.as_dict() for entry in shown.log if entry.visible_to(seat)]
        print_json({"choices": len(shown.choices), "seat": seat, "view": shown.view(seat), "log": log})
        return
    printer = Printer(console_for(), screen_for(match.game, screen_language, match.settings))
    if match.stopped is not None:
        hint(f"{printer.phrases.refusal(match.stopped)} ({match.stopped.clause})")
    if at is not None:
        Replayer(match, seat, printer).show(at)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        with Stops() as stops:
            Replayer(match, seat, printer, stops).walk()
        raise typer.Exit(stops.code)
    else:
        Replayer(match, seat, printer).tell()


def check_range(what: str, number: int | None, last: int) -> None:
    if number is not None and not 0 <= number <= last:
        fail(f"there is no {what} {number}; they go from 0 to {last}")


def verify(
    file: File,
    commitment: Commitment = None,
    fingerprint: Fingerprint = None,
    my_salt: MySalt = None,
    my_commit: MyCommit = None,
    as_json: Json = False,
) -> None:
    """Play a saved game again and compare what it claims with what comes out; check the proof of its shuffle."""
    with user_errors():
        save = read_save(file)
    found: list[str] = []
    match: Match | None = None
    try:
        match, _ = open_save(file)
        found = differences(match, save) if match.stopped is None else [stop_of(match)]
    except BadSave as error:
        if not isinstance(save.get("choices"), list):
            fail(str(error))
        found = [str(error)]
    kept = proofs.Kept(commitment, fingerprint, my_salt, my_commit)
    proven = shuffle.PROOF in save or kept != proofs.Kept()
    if proven:
        found += proofs.problems(save, kept)
    meaning = proofs.meaning(save) if proven and not found else []
    if as_json:
        choices = len(match.choices) if match is not None else None
        print_json({"file": str(file), "same": not found, "choices": choices, "differences": found, "shuffle": meaning})
    elif found:
        for difference in found:
            console_for().print(difference, style="red", markup=False, soft_wrap=True)
    elif match is not None:
        state = "finished" if match.result is not None else "unfinished"
        exactly = "exactly" if save["rules"] == match.game.rules_version else f"as under rules version {save['rules']}"
        console_for().print(
            f"{file}: {len(match.choices)} choices replay {exactly}; {state}.", markup=False, soft_wrap=True
        )
        if proven:
            console_for().print("The shuffle is the one that was promised:", shown(save), markup=False, soft_wrap=True)
        for line in meaning:
            console_for().print(line, markup=False, soft_wrap=True)
    if found:
        raise typer.Exit(FAILED)


def shown(save: dict[str, object]) -> str:
    """The commitment of a proof that was checked."""
    proof = save[shuffle.PROOF]
    assert isinstance(proof, dict)
    return str(proof["commitment"])
