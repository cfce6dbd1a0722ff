"""*Table as text* is the whole table: whatever changes in a view changes what is said, in words of every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple, get_args, get_origin

import pytest

from serai.core.match import Match
from serai.core.registry import find, names
from serai.core.view_types import Decision
from serai.testing.typed import alternatives, by_name, fields_of, is_dict, record_of
from tests.text.as_text_exceptions import EXCEPTIONS, UNMET, Exempt
from tests.text.languages import LANGUAGES
from tests.text.node import run
from tests.text.page_texts import files_of

Json = dict[str, Any]
Path = tuple[str | int, ...]

GAMES: Final = 3  # of each mode and number of players
LOOKS: Final = 0.2  # at so many of the decisions
TIMES: Final = 2  # so often every place of a view is met, in each way that it can be filled
TRIALS: Final = 3  # at most so many changes of each place in each mode, in each way that it can be filled
EXEMPT_TRIALS: Final = 20
COPY: Final = re.compile(r"_\d+$")  # equal cards
EDITIONS: Final = {"emira": [{"edition": edition} for edition in ("consensus", "fr", "pl")]}


class Look(NamedTuple):
    view: Json
    log: list[Json]
    options: Json


class Leaf(NamedTuple):
    look: int
    path: Path
    value: object

    @property
    def place(self) -> str:
        return place(self.path)


def place(path: Path) -> str:
    """Where in any view: `sheiks.[].gold`."""
    return ".".join("[]" if isinstance(step, int) or step.isdigit() else step for step in path)


def leaves(whole: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """Everything that is no record and no list, and lists that are empty."""
    if isinstance(whole, dict):
        for name, part in whole.items():
            yield from leaves(part, (*path, name))
    elif isinstance(whole, list) and whole:
        for number, part in enumerate(whole):
            yield from leaves(part, (*path, number))
    else:
        yield path, whole


def played(game: str) -> Iterator[tuple[Match, int | None]]:
    """Games of every mode and number of players, played by chance, seen by every seat and a spectator."""
    rules = find(game)
    for mode in rules.meta.modes:
        for players in rules.meta.players:
            for number in range(GAMES):
                editions: list[Json] = EDITIONS.get(game, [{}])
                given = editions[number % len(editions)]
                match = rules.new(seed=f"as text {number}", mode=mode, players=players, **given)
                chance = random.Random(number)
                while (decision := match.decision) is not None:
                    if chance.random() < LOOKS:
                        yield match, chance.choice([decision.seat, *range(players), None])
                    match.act(chance.choice(decision.actions))
                yield from ((match, seat) for seat in (0, None))


@cache
def looks(game: str) -> list[Look]:
    """A few of them, in which everything is met that any of them has."""
    met: dict[tuple[str, str], int] = {}
    chosen = []
    for match, seat in played(game):
        view = match.view(seat)
        here: set[tuple[str, str]] = set()
        gather(view, "", here)
        if any(met.get(one, 0) < TIMES for one in here):
            chosen.append(Look(view, match.heard(seat), match.settings))
            for one in here:
                met[one] = met.get(one, 0) + 1
    return chosen


def gather(whole: object, where: str, found: set[tuple[str, str]]) -> None:
    """The places of a view, each with what it is filled with: much quicker than by the leaves."""
    if isinstance(whole, dict):
        for name, part in whole.items():
            gather(part, f"{where}.{name}", found)
    elif isinstance(whole, list) and whole:
        for part in whole:
            gather(part, f"{where}[]", found)
    else:
        found.add((where, filled(whole)))


def filled(value: object) -> str:
    return repr(value) if value is True or value is False else type(value).__name__


def changes(game: str) -> list[Leaf]:
    """Single leaves with another value that was seen in the same place, at a table with as many seats."""
    pool: dict[tuple[str, int], dict[object, None]] = {}
    found: dict[tuple[str, str, str], list[tuple[int, Path, object]]] = {}
    for number, look in enumerate(looks(game)):
        for path, value in leaves(look.view):
            if not isinstance(value, list):
                pool.setdefault((place(path), look.view["players"]), {})[value] = None
                found.setdefault((place(path), filled(value), look.view["mode"]), []).append((number, path, value))
    chance = random.Random(1)
    tried = [leaf for there in found.values() for leaf in chance.sample(there, min(TRIALS, len(there)))]
    everything = [leaf for there in found.values() for leaf in there]
    for exempt in EXCEPTIONS[game]:  # often enough to know whether it is needed
        covered = [leaf for leaf in everything if exempt.covers(place(leaf[1]))]
        allowed = [leaf for leaf in covered if exempt.when(looks(game)[leaf[0]].view, leaf[1])]
        tried += chance.sample(allowed, min(EXEMPT_TRIALS, len(allowed)))
    made = []
    for number, path, value in tried:
        seen = pool[place(path), looks(game)[number].view["players"]]
        others = [other for other in seen if differs(value, other)]
        other = chance.choice(others) if others else another(value)
        if other is not None or others:
            made.append(Leaf(number, path, other))
    return made


def differs(value: object, other: object) -> bool:
    """Not the same, nor another card of the same name, unless that is all the name there is."""
    if (
        isinstance(value, str)
        and isinstance(other, str)
        and not value.startswith(("room_", "arch_", "fountain_", "pillar_"))
    ):
        return COPY.sub("", value) != COPY.sub("", other)
    return value != other or isinstance(value, bool) != isinstance(other, bool)


def another(value: object) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, str):
        return f"other_{value}"
    return value + 1 if isinstance(value, int | float) else None


@cache
def said(game: str, lang: str) -> Json:
    given = {
        "game": game,
        "lang": lang,
        "files": [str(file) for file in files_of(game, lang)],
        "looks": [look._asdict() for look in looks(game)],
        "changes": [list(leaf) for leaf in changes(game)] if lang == "en" else [],
    }
    found: Json = run("as_text.mjs", given)
    return found


def keys(game: str) -> set[str]:
    """Every place that the type of a view declares, lists and their items being one."""
    return set(declared(find(game).view_type())) - {"decision"}


def declared(kind: Any, above: str = "") -> Iterator[str]:
    for one in alternatives(kind):
        if get_origin(one) is list:
            yield from declared(get_args(one)[0], above)
        elif is_dict(one) and by_name(one)[2]:  # with all of its names
            for name in get_args(by_name(one)[0]):
                yield f"{above}.{name}"
                yield from declared(by_name(one)[1], f"{above}.{name}")
        elif record_of(one) is not None and one is not Decision:
            for name, (field, _) in fields_of(one).items():
                inner = f"{above}.{name}".lstrip(".")
                yield inner
                yield from declared(field, inner)


def met(game: str) -> set[str]:
    paths = [place(path).replace(".[]", "").split(".") for look in looks(game) for path, _ in leaves(look.view)]
    return {".".join(path[:length]) for path in paths for length in range(1, len(path) + 1)}


def exempts(game: str, leaf: Leaf) -> list[Exempt]:
    view = looks(game)[leaf.look].view
    return [exempt for exempt in EXCEPTIONS[game] if exempt.covers(leaf.place) and exempt.when(view, leaf.path)]


@pytest.mark.parametrize("game", names())
def test_whatever_changes_is_heard(game: str) -> None:
    all_changes = changes(game)
    silent = [all_changes[number] for number in said(game, "en")["silent"]]
    unheard = sorted({leaf.place for leaf in silent if not exempts(game, leaf)})
    assert not unheard, unheard
    needed = {exempt.place for leaf in silent for exempt in exempts(game, leaf)}
    assert needed == {exempt.place for exempt in EXCEPTIONS[game]}


@pytest.mark.parametrize("game", names())
def test_every_place_of_a_view_is_met(game: str) -> None:
    assert keys(game) - met(game) == set(UNMET[game])


IDENTIFIER: Final = re.compile(
    r"\b[a-z0-9]+_[a-z0-9_]+\b|\b(?:text|board|seat|colour|item|option)-[a-z-]+\b|undefined|null|NaN|\{"
)


SENTENCE: Final = re.compile(r"[a-z]{4}.* .*[a-z]{4}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_language_says_it_in_words(game: str, lang: str) -> None:
    """Nothing is missing, and nothing that only a program understands is shown."""
    texts = said(game, lang)["texts"]
    odd = {line for text in texts for line in text if IDENTIFIER.search(line) or not line.strip("# ")}
    assert not odd, odd
    if lang != "en":  # what is not translated would be English, or an identifier without its underscores
        english = {
            line for text in said(game, "en")["texts"] for line in text if re.search(r"[a-z]{4}.* .*[a-z]{4}", line)
        }
        assert not english & {line for text in texts for line in text}
