// What a seat sees of saba. Written by `python3 dev.py types` from the types that its rules declare.

import type { Decision } from "../../core";

export type PrintedTable =
  | "palace_cards"
  | "special_cards"
  | "basic_action_cards"
  | "harbour_cards"
  | "quarter_neighbours";

export type Step = "pre_harbour" | "build" | "quarter" | "final" | "limits" | "over";

export type Resource = "alabaster" | "sandstone" | "ebony" | "gold";

export type Colour = "blue" | "red" | "yellow" | "green";

export type Builder = {
  stock: Record<Resource, number>;
  figures: number;
  markers: number;
  treasure_chamber: number;
  harbour_cards: number[];
  colour: Colour;
  stock_size: number;
  undersides: number[];
  hand_size: number;
  points: number;
  balconies: number[];
  serail_markers: number;
};

export type Slot = {
  type: Resource;
  count: number;
};

/** A harbour slot, and how the harbour would lie after it was taken. */
export type Quay = {
  type: Resource;
  count: number;
  capacity: number;
  after: Slot[];
};

export type Garden = {
  value: number;
  figure: number | null;
  lock: Resource | null;
};

export type Quarter = "stonemason" | "carpenter" | "mason" | "goldsmith" | "money_changer" | "bazaar";

export type QuarterOffer = {
  price: number | null;
  gives: Resource | null;
};

export type Place =
  | "stonemason_1"
  | "stonemason_2"
  | "carpenter_1"
  | "carpenter_2"
  | "mason_1"
  | "mason_2"
  | "goldsmith_1"
  | "goldsmith_2"
  | "money_changer_1"
  | "money_changer_2"
  | "bazaar_1"
  | "bazaar_2";

export type Serail = {
  cells: number;
  markers: number[];
  holder: number | null;
  figure: number | null;
};

export type BuildingCard =
  | "arch_1"
  | "arch_2"
  | "arch_3"
  | "arch_4"
  | "arch_5"
  | "arch_6"
  | "arch_7"
  | "arch_8"
  | "fountain_1"
  | "fountain_2"
  | "fountain_3"
  | "fountain_4"
  | "fountain_5"
  | "fountain_6"
  | "fountain_7"
  | "fountain_8"
  | "pillar_1"
  | "pillar_2"
  | "pillar_3"
  | "pillar_4"
  | "pillar_5"
  | "pillar_6"
  | "pillar_7"
  | "pillar_8"
  | "treasure_1"
  | "treasure_2"
  | "game_end";

/** A face-up card. Its cost is what is printed and what site and lock add; `payable` and `missing` are by seat. */
export type Site = {
  site: number;
  card: BuildingCard;
  garden: number | null;
  stage: number | null;
  surcharge: number;
  lock: Resource | null;
  printed: Record<Resource, number>;
  added: Record<Resource, number>;
  cost: Record<Resource, number>;
  payable: boolean[];
  missing: Record<Resource, number>[];
  displaces: number | null;
};

export type NextCard =
  | "arch"
  | "fountain"
  | "pillar"
  | "treasure_1"
  | "treasure_2"
  | "game_end"
  | "pillar_or_game_end";

export type BuildingDeck = {
  size: number;
  next: NextCard | null;
};

export type ActionCard =
  | "res_alabaster"
  | "res_sandstone"
  | "res_ebony"
  | "res_gold"
  | "res_alabaster_alabaster"
  | "res_alabaster_sandstone"
  | "res_alabaster_ebony"
  | "res_alabaster_gold"
  | "res_sandstone_sandstone"
  | "res_sandstone_ebony"
  | "res_sandstone_gold"
  | "res_ebony_ebony"
  | "res_ebony_gold"
  | "res_gold_gold"
  | "res_alabaster_alabaster_alabaster"
  | "res_alabaster_alabaster_sandstone"
  | "res_alabaster_alabaster_ebony"
  | "res_alabaster_alabaster_gold"
  | "res_alabaster_sandstone_sandstone"
  | "res_alabaster_sandstone_ebony"
  | "res_alabaster_sandstone_gold"
  | "res_alabaster_ebony_ebony"
  | "res_alabaster_ebony_gold"
  | "res_alabaster_gold_gold"
  | "res_sandstone_sandstone_sandstone"
  | "res_sandstone_sandstone_ebony"
  | "res_sandstone_sandstone_gold"
  | "res_sandstone_ebony_ebony"
  | "res_sandstone_ebony_gold"
  | "res_sandstone_gold_gold"
  | "res_ebony_ebony_ebony"
  | "res_ebony_ebony_gold"
  | "res_ebony_gold_gold"
  | "res_gold_gold_gold"
  | "harbour_master"
  | "desert_robber"
  | "caravan_leader"
  | "harem_guard"
  | "merchant"
  | "worker"
  | "foreman";

export type ActionDeck = {
  size: number;
};

export type Destination =
  | "balcony_1"
  | "balcony_2"
  | "balcony_3"
  | "balcony_4"
  | "balcony_5"
  | "balcony_6"
  | "balcony_7"
  | "balcony_8"
  | "treasure_chamber"
  | "serail_seat";

export type Bargain = {
  opponent: number;
  take: Resource[];
};

/** What an open decision is about. */
export type Pending = {
  destination: Destination | null;
  garden: number | null;
  figure: Place | null;
  bargain: Bargain | null;
};

export type Mine = {
  hand: ActionCard[];
};

export type Mode = "basic" | "advanced";

export type Ending = "palace_done" | "game_end_taken" | "stalled";

export type Score = {
  rank: number;
  points: number;
  balconies: number;
  treasure_chamber: number;
  serail_seat: number;
  serail_markers: number;
};

/** All of it. */
export type View = {
  reconstructed: PrintedTable[];
  turn: number;
  first_player: number;
  active: number;
  step: Step;
  built_this_turn: boolean;
  special_this_turn: boolean;
  quiet_turns: number;
  quiet_limit: number;
  builders: Builder[];
  hand_limit: number;
  stock_limit: number;
  reserve: Record<Resource, number>;
  harbour: Quay[];
  gardens: Garden[];
  quarters: Record<Quarter, (number | null)[]>;
  space_prices: number[];
  quarter_offers: Record<Quarter, QuarterOffer>;
  neighbours: Record<Quarter, Quarter[]>;
  ready: Place[];
  vizier: Quarter;
  serail: Serail;
  sites: Site[];
  interim_leader: number | null;
  building_deck: BuildingDeck;
  built: BuildingCard[];
  removed: BuildingCard[];
  action_cards: Partial<Record<ActionCard, number>>;
  action_deck: ActionDeck;
  action_discard: ActionCard[];
  pending: Pending;
  mine: Mine | null;
  game: string;
  seat: number | null;
  players: number;
  mode: Mode;
  result: {
    ending: Ending;
    winners: number[];
    ranking: number[][];
    scores: Score[];
  } | null;
  decision: Decision | null;
};
