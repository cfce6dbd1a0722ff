"""A situation in a few words, for tests: a fresh deal with some things changed, and a moment to begin with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from serai.core.errors import BadSetting
from serai.core.plain import by_seat, numbers, record, rows, strings
from serai.core.reader import number_of
from serai.core.rng import seeded
from serai.core.settings import Value
from serai.games.dragons.components import (
    ARTIFACTS,
    CAVES,
    GUARD_ROOM,
    NICHES,
    ROOMS,
    SPACES,
    SPELLS,
    TREASURE_KINDS,
    VALUES,
)
from serai.games.dragons.names import TreasureKind
from serai.games.dragons.position.write import ARTIFACT_NAMES, FIELDS, position_of
from serai.games.dragons.settings import Rules
from serai.games.dragons.setup import set_up
from serai.games.dragons.state import DragonsState
from serai.games.dragons.table import OWNED_TYPES

MOMENTS: Final = ["setup", "upkeep", "start", "placement", *SPACES, "citygate", "clean_up"]
WORDS: Final = [
    "at",
    "board",
    "treasure",
    "caves",
    "in_bank",
    "rich",
    "hand",
    "spells",
    "artifacts",
    "used",
    "pile",
    "admitted",
    "spell_top",
    "treasure_top",
    "turn",
]
PARTS: Final = ["this_round", "scoring", "window"]
LETTERS: Final = dict(zip("cpgub", TREASURE_KINDS, strict=True))

Data = dict[str, object]


def arrange(settings: Mapping[str, Value], seed: str, wishes: Mapping[str, object]) -> Data:
    """See `serai.testing.scenario` and docs/scenarios.md for the words."""
    check_words(wishes)
    rules = Rules(settings)
    state = DragonsState(rules, seeded(seed))
    set_up(state)
    data = position_of(state)
    data["first"] = data["camel"] = 0
    moment = str(wishes.get("at", "placement"))
    begin_at(data, rules, moment, wishes)
    for name in FIELDS:
        if name in wishes and name not in PARTS:
            data[name] = wishes[name]
    if "first" in wishes:
        data["camel"] = wishes.get("camel", wishes["first"])
    arrange_cards(data, rules, moment, wishes)
    arrange_board(data, rules, moment, wishes)
    arrange_treasure(data, rules, wishes)
    for name in PARTS:
        part, wish = data[name], wishes.get(name, {})
        assert isinstance(part, dict)
        assert isinstance(wish, Mapping)
        data[name] = {**part, **wish}
    return data


def check_words(wishes: Mapping[str, object]) -> None:
    known = [*WORDS, *FIELDS]
    for name in wishes:
        if name not in known:
            raise BadSetting(f"a scenario of dragons knows no {name!r}; it knows {', '.join(sorted(known))}")
    if wishes.get("at", "placement") not in MOMENTS:
        raise BadSetting(f"at cannot be {wishes['at']!r}; it takes {', '.join(MOMENTS)}")


def begin_at(data: Data, rules: Rules, moment: str, wishes: Mapping[str, object]) -> None:
    """What remains to be done from a moment on; before a space's turn all earlier spaces are finished."""
    if moment == "setup":
        return
    if moment == "upkeep":
        data["phase"], data["agenda"] = "upkeep", [["upkeep", 0]]
        return
    data["round"] = 1
    data["guard"] = 5
    scoring = record(data["scoring"])
    scoring["decided"] = None  # by what lies there
    deck = numbers(data["treasure_deck"])
    data["treasure_card"], data["treasure_deck"] = deck[0], deck[1:]
    if moment == "start":
        data["phase"], data["agenda"] = "upkeep", [["placement", 0], ["poll", 0]]
        record(data["window"]).update({"name": "start", "polled": wishes.get("first", 0)})
    elif moment == "placement":
        data["phase"], data["agenda"] = "placement", [["placement", 0]]
        turn = wishes.get("turn", wishes.get("first", 0))
        assert isinstance(turn, int)
        scoring["turn"] = (turn - 1) % rules.players
    elif moment == "clean_up":
        data["phase"], data["agenda"] = "clean_up", [["clean_up", 0]]
        scoring["finished"] = 10 + rules.players
    else:
        space = 5 if moment == "citygate" else number_of(moment, SPACES)
        data["phase"], data["agenda"] = "scoring", [["score", space]]
        if moment == "citygate":
            data["agenda"] = [["score", space], ["gate", 0]]
        scoring["finished"] = space


# Spells and artifacts.


def arrange_cards(data: Data, rules: Rules, moment: str, wishes: Mapping[str, object]) -> None:
    for seat, wish in by_seat(wishes.get("spells", {})):
        for spell in strings(wish):
            take_spell(data, spell)
            spells = rows(data, "players")[seat]["spells"]
            assert isinstance(spells, list)
            spells.append(spell)
            spells.sort(key=SPELLS.index)
    for spell in strings(wishes.get("used_spells", [])):
        take_spell(data, spell)
    if "spell_top" in wishes:
        top = strings(wishes["spell_top"])
        for spell in top:
            take_spell(data, spell)
        data["spell_deck"] = top + strings(data["spell_deck"])
    if "treasure_top" in wishes:
        top_cards = numbers(wishes["treasure_top"])
        data["treasure_deck"] = top_cards + [c for c in numbers(data["treasure_deck"]) if c not in top_cards]
    for seat, wish in by_seat(wishes.get("artifacts", {})):
        for kind in strings(wish):
            own_artifact(data, rules, seat, kind)
    for seat, wish in by_seat(wishes.get("used", {})):
        used = {kind: strings(wish).count(kind) for kind in ARTIFACTS[:OWNED_TYPES]}
        rows(data, "players")[seat]["used"] = used
    laid: list[int] = []
    for room, wish in by_seat(wishes.get("pile", {})):
        lay_pile(data, rules, room - 1, strings(wish), laid)
        laid.append(room - 1)
    if moment not in ("setup", "upkeep"):
        turn_up_piles(data, rules, wishes)


def take_spell(data: Data, spell: str) -> None:
    if spell not in SPELLS:
        raise BadSetting(f"there is no spell {spell!r}; there are {', '.join(SPELLS)}")
    data["spell_deck"] = [card for card in strings(data["spell_deck"]) if card != spell]


def piles_of(data: Data) -> list[Data]:
    piles = data["piles"]
    assert isinstance(piles, list)
    return piles


def type_name(artifact: str) -> str:
    return artifact.rpartition("_")[0]


def lay(pile: Data, cards: list[str]) -> None:
    """Nobody knows anything of a pile that a test has laid."""
    pile["cards"] = cards
    pile["known_by"] = [[] for card in cards]
    pile["zones"] = []


def own_artifact(data: Data, rules: Rules, seat: int, kind: str) -> None:
    """Takes one of the type from the fullest pile that has one, the lowest first."""
    piles = [pile for pile in piles_of(data) if kind in [type_name(card) for card in strings(pile["cards"])]]
    if not piles:
        raise BadSetting(f"no {kind} is left in the piles")
    pile = max(piles, key=lambda pile: len(strings(pile["cards"])))
    cards = strings(pile["cards"])
    found = [card for card in cards if type_name(card) == kind][-1]
    cards.remove(found)
    lay(pile, cards)
    artifacts = rows(data, "players")[seat]["artifacts"]
    assert isinstance(artifacts, list)
    artifacts.append(found)
    artifacts.sort(key=ARTIFACT_NAMES.index)


def lay_pile(data: Data, rules: Rules, room: int, kinds: list[str], laid: list[int]) -> None:
    """A pile of these types from the top; what it held goes under the piles not named, else behind the screens."""
    pile = piles_of(data)[room]
    others = [other for number, other in enumerate(piles_of(data)) if number != room and number not in laid]
    old = strings(pile["cards"])
    lay(pile, [take_type(others, kind, old) for kind in kinds])
    for rest in old:
        room_left = [other for other in others if len(strings(other["cards"])) < (5 if rules.magic else 6)]
        if room_left:
            smallest = min(room_left, key=lambda other: len(strings(other["cards"])))
            lay(smallest, [*strings(smallest["cards"]), rest])
        else:
            give_away(data, rest)


def take_type(others: list[Data], kind: str, old: list[str]) -> str:
    for card in old:
        if type_name(card) == kind:
            old.remove(card)
            return card
    for pile in others:
        cards = strings(pile["cards"])
        for card in reversed(cards):
            if type_name(card) == kind:
                cards.remove(card)
                lay(pile, cards)
                return card
    raise BadSetting(f"no {kind} is left in the piles")


def give_away(data: Data, artifact: str) -> None:
    """To the player with fewest artifacts."""
    players = rows(data, "players")
    poorest = min(players, key=lambda player: len(strings(player["artifacts"])))
    artifacts = poorest["artifacts"]
    assert isinstance(artifacts, list)
    artifacts.append(artifact)
    artifacts.sort(key=ARTIFACT_NAMES.index)


def turn_up_piles(data: Data, rules: Rules, wishes: Mapping[str, object]) -> None:
    """Every room has its top artifact on sale, known to all."""
    if "on_sale" not in wishes:
        data["on_sale"] = [ROOMS[room] for room, pile in enumerate(piles_of(data)) if pile["cards"]]
    if rules.magic:
        for room, pile in enumerate(piles_of(data)):
            if ROOMS[room] in strings(data["on_sale"]):
                known = pile["known_by"]
                assert isinstance(known, list)
                known[0] = list(range(rules.players + 1))


# Tokens.


def arrange_board(data: Data, rules: Rules, moment: str, wishes: Mapping[str, object]) -> None:
    """`board={"market": [(0, 7), (1, "carpet")]}`: pieces in the order of arriving; the rest is behind the screens."""
    scoring = record(data["scoring"])
    finished = scoring["finished"]
    assert isinstance(finished, int)
    pieces: list[object] = []
    placed: dict[int, list[int]] = {seat: [] for seat in range(rules.players)}
    board = wishes.get("board", {})
    assert isinstance(board, Mapping)
    for space, content in board.items():
        if space not in SPACES:
            raise BadSetting(f"there is no space {space!r}; there are {', '.join(SPACES)}")
        assert isinstance(content, list)
        for seat, what in content:
            carpet = what == "carpet"
            pieces.append(
                {
                    "owner": seat,
                    "what": "flying_carpet" if carpet else "token",
                    "value": 3 if carpet else what,
                    "space": space,
                    "face_up": carpet or number_of(str(space), SPACES) < finished,
                    "doubled": False,
                    "parity_known": False,
                    "gone_at": 0,
                }
            )
            if not carpet:
                placed[seat].append(what)
    if "pieces" not in wishes:
        data["pieces"] = pieces
        for seat, player in enumerate(rows(data, "players")):
            player["tokens"] = [value for value in VALUES if value not in placed[seat]]
    for seat, wish in by_seat(wishes.get("hand", {})):
        rows(data, "players")[seat]["tokens"] = wish
    this_round = record(data["this_round"])
    if "admitted" in wishes:
        this_round["admitted"] = wishes["admitted"]
    elif finished > GUARD_ROOM:
        this_round["admitted"] = list(range(rules.players))


# Treasure.


def arrange_treasure(data: Data, rules: Rules, wishes: Mapping[str, object]) -> None:
    """The bank holds what nobody else does; what `in_bank` leaves over goes to the `rich` seat (the last one)."""
    if "caves" in wishes:
        given = wishes["caves"]
        assert isinstance(given, Mapping)
        data["caves"] = {SPACES[cave]: [0] * NICHES for cave in range(CAVES)}
        for cave, amounts in given.items():
            record(data["caves"])[str(cave)] = filled(str(amounts))
    for seat, wish in by_seat(wishes.get("treasure", {})):
        rows(data, "players")[seat]["treasure"] = counted(str(wish))
    if not rules.finite:
        return
    bank = counted(str(wishes["in_bank"])) if "in_bank" in wishes else None
    rich = wishes.get("rich", rules.players - 1)
    assert isinstance(rich, int)
    left: dict[TreasureKind, int] = {}
    for number, kind in enumerate(TREASURE_KINDS):
        in_cave = sum(numbers(record(data["caves"])[SPACES[number]]))
        held = sum(amount_of(player, kind) for player in rows(data, "players"))
        left[kind] = rules.units_per_kind - in_cave - held
    if bank is not None:
        treasure = record(rows(data, "players")[rich]["treasure"])
        for kind in TREASURE_KINDS:
            treasure[kind] = amount_of(rows(data, "players")[rich], kind) + left[kind] - bank[kind]
    data["bank"] = left if bank is None else bank


def amount_of(player: Data, kind: TreasureKind) -> int:
    treasure = player["treasure"]
    assert isinstance(treasure, dict)
    return int(treasure[kind])


def filled(amounts: str) -> list[int]:
    """ "4/3" is a cave with 4 in the top niche and 3 in the next."""
    niches = [int(part) for part in amounts.split("/")]
    return niches + [0] * (NICHES - len(niches))


def counted(units: str) -> dict[TreasureKind, int]:
    """ "8c 2g 1p" is eight crowns, two gems and a pearl."""
    found = dict.fromkeys(TREASURE_KINDS, 0)
    for part in units.split():
        if part[-1] not in LETTERS or not part[:-1].isdigit():
            raise BadSetting(
                f"treasure is written like '8c 2g 1p' with the letters {', '.join(LETTERS)}; got {units!r}"
            )
        found[LETTERS[part[-1]]] += int(part[:-1])
    return found
