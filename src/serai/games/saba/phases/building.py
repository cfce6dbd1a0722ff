"""Rules section 4.4: building palace pieces and taking special cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.events import EVERYBODY, EventType
from serai.core.moves import Verb, choices
from serai.core.reader import names_of
from serai.core.refusals import Reason, RefusalCode
from serai.core.state import NOBODY
from serai.games.saba.components import (
    ALL_BUNDLES,
    BUNDLE_COUNTS,
    BUNDLE_SIZES,
    BUNDLES,
    BUNDLES_UP_TO,
    GAME_END,
    GOLD,
    LARGEST_BUNDLE,
    PALACE_CARDS,
    RESOURCES,
    SITES,
    TO_CHAMBER,
    TYPES,
    WORKER,
    garden_of,
    stage_of,
)
from serai.games.saba.figures import figure_due
from serai.games.saba.locks import LOCK, break_lock
from serai.games.saba.phases.draw import draw_step, lay_down
from serai.games.saba.phases.ending import end
from serai.games.saba.phases.interim_scoring import leader_of
from serai.games.saba.phases.sites import CLOSE, SITE_EMPTY, leave_game
from serai.games.saba.phases.windows import Window
from serai.games.saba.serail import CHECK_SEAT, MARKER
from serai.games.saba.table import BUILD, END_TAKEN, NOTHING, QUARTER, Table

BUILT: Final = EventType("built", "4.4.3", "seat:seat card:card site:site paid:resource[]")
WORKERS_PLAYED: Final = EventType("workers_played", "S-45", "seat:seat saved:resource[]")
DISPLACED: Final = EventType("figure_displaced", "4.4.3", "seat:seat garden:garden")
BUILDING_OVER: Final = EventType("building_over", "4.4", "seat:seat")
NOTHING_BUILT: Final = EventType("nothing_built", "4.4", "seat:seat")
SPECIAL_TAKEN: Final = EventType("special_taken", "4.4.4", "seat:seat card:card site:site paid:resource[]")

NOT_A_PALACE_CARD: Final = Reason("not_a_palace_card", "4.4.4", "card:card")
NOT_A_SPECIAL_CARD: Final = Reason("not_a_special_card", "4.4.4", "card:card")
BUILT_ALREADY: Final = Reason("already_built", "4.4")
SPECIAL_ALREADY: Final = Reason("special_already_taken", "S-25")
CANNOT_PAY: Final = Reason("cannot_pay_card", "4.4.2", "card:card type:resource cost owned")
TOO_FEW_WORKERS: Final = Reason("too_few_workers", "7.2", "needed held")
NOT_IN_COST: Final = Reason("not_part_of_cost", "S-45", "card:card type:resource cost")

END_BUILD: Final = 0
FIRST_BUILD: Final = 1  # + site
FIRST_SPECIAL: Final = 4  # + site
FIRST_WITH_WORKERS: Final = 7  # + site * 34 + bundle


def cost_of(s: Table, site: i64, kind: i64) -> i64:
    """4.4.2: what the card shows, and what is added."""
    return s.rules.costs[s.sites[site] * TYPES + kind] + added_cost(s, site, kind)


def added_cost(s: Table, site: i64, kind: i64) -> i64:
    """4.4.2: the site's surcharge and, for a lock on the card's garden, one more."""
    card = s.sites[site]
    cost: i64 = s.rules.surcharge[site] if kind == GOLD else 0
    if card < PALACE_CARDS and s.locks[garden_of(card)] == kind:
        cost += 1
    return cost


class BuildWindow(Window):
    """Build, with workers or without, or take a special card; or end the step."""

    def own_candidates(self, s: Table, likely_only: bool) -> vec[i64]:
        """Without workers for each site, and in every way that the workers in hand allow.

        `likely_only` leaves out what the kind of card or an earlier build rules out at a glance.
        """
        options = vec[i64]([END_BUILD])
        for site in range(SITES):
            if not likely_only or (site < len(s.sites) and s.sites[site] < PALACE_CARDS and not s.has_built):
                options = append(options, FIRST_BUILD + site)
        for site in range(SITES):
            if not likely_only or (site < len(s.sites) and s.sites[site] >= PALACE_CARDS and not s.has_used_special):
                options = append(options, FIRST_SPECIAL + site)
        workers = min(s.copies_held(s.seat, WORKER), LARGEST_BUNDLE)
        if workers and not s.has_built:
            for site in range(len(s.sites)):
                if s.sites[site] < PALACE_CARDS:
                    for bundle in range(BUNDLES_UP_TO[workers]):
                        options = append(options, FIRST_WITH_WORKERS + site * ALL_BUNDLES + bundle)
        return options

    def check_own(self, s: Table, option: i64) -> RefusalCode | None:
        if option == END_BUILD:
            return None
        if option < FIRST_SPECIAL:
            return check_build(s, option - FIRST_BUILD, NOTHING)
        if option < FIRST_WITH_WORKERS:
            return check_special(s, option - FIRST_SPECIAL)
        rest = option - FIRST_WITH_WORKERS
        return check_build(s, rest // ALL_BUNDLES, rest % ALL_BUNDLES)

    def answer_own(self, s: Table, seat: i64, option: i64) -> None:
        if option == END_BUILD:
            end_build(s, seat)
        elif option < FIRST_SPECIAL:
            build(s, seat, option - FIRST_BUILD, NOTHING)
        elif option < FIRST_WITH_WORKERS:
            take_special(s, seat, option - FIRST_SPECIAL)
        else:
            rest = option - FIRST_WITH_WORKERS
            build(s, seat, rest // ALL_BUNDLES, rest % ALL_BUNDLES)


def check_build(s: Table, site: i64, saved: i64) -> RefusalCode | None:
    """S-45: the workers' savings are a bundle of resources that are all part of the cost."""
    if site >= len(s.sites):
        return RefusalCode(SITE_EMPTY, site)
    card = s.sites[site]
    if card >= PALACE_CARDS:
        return RefusalCode(NOT_A_PALACE_CARD, card)
    if s.has_built:
        return RefusalCode(BUILT_ALREADY)
    if saved != NOTHING:
        held = s.copies_held(s.seat, WORKER)
        if BUNDLE_SIZES[saved] > held:
            return RefusalCode(TOO_FEW_WORKERS, BUNDLE_SIZES[saved], held)
    return check_payment(s, s.seat, site, saved)


def check_special(s: Table, site: i64) -> RefusalCode | None:
    if site >= len(s.sites):
        return RefusalCode(SITE_EMPTY, site)
    card = s.sites[site]
    if card < PALACE_CARDS:
        return RefusalCode(NOT_A_SPECIAL_CARD, card)
    if s.has_used_special:
        return RefusalCode(SPECIAL_ALREADY)
    return check_payment(s, s.seat, site, NOTHING)


def check_payment(s: Table, seat: i64, site: i64, saved: i64) -> RefusalCode | None:
    """4.4.2: whether a seat's stock covers the cost, less what the workers save."""
    for kind in range(TYPES):
        cost = cost_of(s, site, kind)
        if saved != NOTHING:
            if BUNDLE_COUNTS[saved * TYPES + kind] > cost:
                return RefusalCode(NOT_IN_COST, s.sites[site], kind, cost)
            cost -= BUNDLE_COUNTS[saved * TYPES + kind]
        if s.owns(seat, kind) < cost:
            return RefusalCode(CANNOT_PAY, s.sites[site], kind, cost, s.owns(seat, kind))
    return None


def end_build(s: Table, seat: i64) -> None:
    """Only a player who has built a palace piece reaches the quarter step (S-26)."""
    if s.has_built:
        s.step = QUARTER
        s.tell(BUILDING_OVER, seat)
    else:
        s.tell(NOTHING_BUILT, seat)
        draw_step(s)


# 4.4.3


def build(s: Table, seat: i64, site: i64, saved: i64) -> None:
    """Steps 1 to 3; what follows may have to ask somebody and waits on the agenda."""
    card = s.sites[site]
    garden = garden_of(card)
    pay_for(s, seat, site, saved, BUILT)
    s.values[garden] = stage_of(card)
    s.push(CLOSE, site)
    if s.rules.advanced:
        break_lock(s, garden)
        s.push(LOCK, garden)
        s.push(CHECK_SEAT)
    displaced = s.balconies[garden]
    if displaced != NOBODY:
        s.balconies[garden] = NOBODY
        s.figures[displaced] += 1
        s.tell(DISPLACED, displaced, garden)
        s.push(MARKER, displaced)
    figure_due(s, seat, garden)


def pay_for(s: Table, seat: i64, site: i64, saved: i64, told: EventType) -> None:
    paid: list[int] = []
    for kind in range(TYPES):
        cost = cost_of(s, site, kind)
        if saved != NOTHING:
            cost -= BUNDLE_COUNTS[saved * TYPES + kind]
        s.pay(seat, kind, cost)
        if s.recorder is not None:
            paid.extend([kind] * cost)
    if s.recorder is not None:
        s.tell_cards(told, seat, paid, EVERYBODY, s.sites[site], site)
    if saved != NOTHING:
        for _worker in range(BUNDLE_SIZES[saved]):
            lay_down(s, seat, WORKER)
        s.tell_cards(WORKERS_PLAYED, seat, BUNDLES[saved])


# 4.4.4


def take_special(s: Table, seat: i64, site: i64) -> None:
    card = s.sites[site]
    s.has_used_special = True
    pay_for(s, seat, site, NOTHING, SPECIAL_TAKEN)
    if card == GAME_END:
        leave_game(s, site)
        end(s, END_TAKEN)
        return
    s.push(CLOSE, site)
    leader = leader_of(s)
    if leader != NOBODY:
        figure_due(s, leader, TO_CHAMBER)


def worker_rows() -> list[dict[str, object]]:
    """site * 34 + bundle."""
    return [{"site": site, "waive": names_of(bundle, RESOURCES)} for site in range(1, SITES + 1) for bundle in BUNDLES]


BUILD_WINDOW: Final = BuildWindow(
    "build",
    "4.4",
    BUILD,
    [
        Verb("end_build"),
        Verb("build", choices("site", range(1, SITES + 1))),
        Verb("take_special", choices("site", range(1, SITES + 1))),
        Verb("build_with_workers", worker_rows()),
    ],
)
