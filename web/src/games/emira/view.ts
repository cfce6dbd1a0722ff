// What a seat sees of emira. Written by `python3 dev.py types` from the types that its rules declare.

import type { Decision } from "../../core";

export type Phase =
  | "setup"
  | "events"
  | "income"
  | "market"
  | "auction"
  | "purchase"
  | "courtship"
  | "upkeep"
  | "round_end"
  | "over";

export type PrincessesNeeded = {
  with_talents: number;
  any: number;
};

export type PrincessCard =
  | "albina"
  | "halimah"
  | "asima"
  | "noor"
  | "rasha"
  | "thara"
  | "zainab"
  | "nibal"
  | "samira"
  | "zahrah"
  | "fatima"
  | "layla"
  | "malika"
  | "nadia"
  | "firyal"
  | "hind"
  | "farah"
  | "raidah"
  | "adara"
  | "suleika"
  | "janan"
  | "sahar"
  | "anisah"
  | "zafirah"
  | "xenia"
  | "yasmine"
  | "badra"
  | "sidi_suleiman";

export type Preference = "appearance" | "status" | "palace" | "gold" | "princesses" | "none";

export type Talent = "intelligence" | "housekeeping" | "cooking" | "romance";

export type Power =
  | "palace_wear"
  | "singer"
  | "open_purse"
  | "actress"
  | "cheap_events"
  | "lose_appearance"
  | "lose_status"
  | "gives_manners"
  | "gives_beauty"
  | "honeymoon"
  | "cheap_camels"
  | "cheap_caravans"
  | "jealous"
  | "double_upkeep"
  | "no_upkeep"
  | "gifts"
  | "cheap_palace"
  | "abduction"
  | "cleaning_bill";

/** All about her, with her wishes as they are now. */
export type Princess = {
  card: PrincessCard;
  likes: Preference[];
  swapped: boolean;
  talents: Talent[];
  power: Power | null;
};

export type EventCard =
  | "bazaar_1"
  | "bazaar_2"
  | "bazaar_3"
  | "better_breed_1"
  | "better_breed_2"
  | "better_breed_3"
  | "camel_breeding_1"
  | "camel_breeding_2"
  | "camel_breeding_3"
  | "camel_epidemic_1"
  | "camel_epidemic_2"
  | "camel_epidemic_3"
  | "changing_her_mind_1"
  | "changing_her_mind_2"
  | "changing_her_mind_3"
  | "court_influence_1"
  | "court_influence_2"
  | "court_influence_3"
  | "double_trouble_1"
  | "double_trouble_2"
  | "double_trouble_3"
  | "golden_times_1"
  | "golden_times_2"
  | "golden_times_3"
  | "good_looking_1"
  | "good_looking_2"
  | "good_looking_3"
  | "guest_house_1"
  | "guest_house_2"
  | "guest_house_3"
  | "interrupt_spice_trade_1"
  | "interrupt_spice_trade_2"
  | "interrupt_spice_trade_3"
  | "new_orders_1"
  | "new_orders_2"
  | "new_orders_3"
  | "new_spice_caravan_1"
  | "new_spice_caravan_2"
  | "new_spice_caravan_3"
  | "noble_merchandise_1"
  | "noble_merchandise_2"
  | "noble_merchandise_3"
  | "quiet_days_1"
  | "quiet_days_2"
  | "quiet_days_3"
  | "restoration_1"
  | "restoration_2"
  | "restoration_3"
  | "sick_camels_1"
  | "sick_camels_2"
  | "sick_camels_3"
  | "vermin_1"
  | "vermin_2"
  | "vermin_3";

export type Token = "beauty" | "manners" | "clothing";

export type Piece = "small_caravans" | "large_caravans" | "sections" | "camels";

export type StatusCard =
  | "status_300_1"
  | "status_300_2"
  | "status_300_3"
  | "status_350_1"
  | "status_350_2"
  | "status_350_3"
  | "status_350_4"
  | "status_400_1"
  | "status_400_2"
  | "status_400_3"
  | "status_700"
  | "status_750"
  | "status_800_1"
  | "status_800_2"
  | "status_850"
  | "status_900"
  | "status_1200"
  | "status_1300"
  | "status_1400"
  | "status_1500";

export type Item =
  | "small_slow"
  | "small_fast"
  | "large_slow"
  | "large_fast"
  | "appearance"
  | "status"
  | "palace"
  | "camel";

export type Offer = {
  status_card: StatusCard | null;
  status_points: number | null;
  token: Token | null;
  items: Item[];
};

/** What this round's events have brought; a seat is the owner of the Bazaar or the Noble Merchandise. */
export type EventsInForce = {
  golden_times: number;
  interrupt_spice_trade: boolean;
  sick_camels: boolean;
  bazaar: number | null;
  noble_merchandise: number | null;
  arrivals: number[];
};

export type Auction = {
  bid: number;
  bidder: number | null;
  step: number;
  lowest_bid: number;
  opener: number;
  still_in: number[];
  passed: number[];
};

export type Xenia = {
  markers: number;
  refuser: number | null;
};

export type Colour = "green" | "white" | "red" | "blue" | "black";

export type CaravanKind = "small_slow" | "small_fast" | "large_slow" | "large_fast";

/** What it pays a round, and all that it still brings. */
export type Caravan = {
  kind: CaravanKind;
  remaining: number;
  income: number;
  to_come: number;
};

export type CaravanSize = "small" | "large";

export type HeldStatusCard =
  | "status_300_1"
  | "status_300_2"
  | "status_300_3"
  | "status_350_1"
  | "status_350_2"
  | "status_350_3"
  | "status_350_4"
  | "status_400_1"
  | "status_400_2"
  | "status_400_3"
  | "status_700"
  | "status_750"
  | "status_800_1"
  | "status_800_2"
  | "status_850"
  | "status_900"
  | "status_1200"
  | "status_1300"
  | "status_1400"
  | "status_1500"
  | "status_singing"
  | "status_acting";

/** An event card in front of a sheik; Good Looking has a type and "+1" tokens. */
export type LastingEvent = {
  card: EventCard;
  type?: Token;
  plus?: number;
};

export type GoalCard =
  | "goal5_i_h_r"
  | "goal5_i_c_r"
  | "goal5_h_c_r"
  | "goal5_2i_h"
  | "goal5_2i_c"
  | "goal5_flex_ir"
  | "goal5_flex_hc"
  | "goal4_i_h_c_r"
  | "goal4_2i_h_c"
  | "goal4_i_flex_hr"
  | "goal4_r_flex_ic"
  | "goal4_flex_hcr"
  | "goal3_2i_h_c_r"
  | "goal3_2h_flex_ic"
  | "goal3_2i_flex_hr"
  | "goal3_flex_icr";

/** A sheik, without the gold and the goal that are hidden from the viewer. */
export type Sheik = {
  colour: Colour;
  gold: number | null;
  base_income: number;
  camels: number;
  camel_rate: number;
  discount: number;
  sections: number;
  track: number;
  tokens: Record<Token, number>;
  lent_tokens: Token[];
  sets: number;
  caravans: Caravan[];
  caravans_bring: Record<CaravanSize, number>;
  palace: Princess[];
  capacity: number;
  status_cards: HeldStatusCard[];
  in_front: LastingEvent[];
  hand_size: number;
  appearance: number;
  status: number;
  palace_size: number;
  upkeep: number;
  kept_away: boolean;
  finished: boolean;
  goal: GoalCard | null;
};

/** A princess on top of the deck. */
export type Coming = {
  card: PrincessCard;
  likes: Preference[];
  swapped: boolean;
  talents: Talent[];
  power: Power | null;
  position: number;
};

/** The places of cards that the viewer knows to be swapped, and the princesses whom it knows to come soon. */
export type EmiraDeck = {
  size: number;
  known: {
    position: number;
    card: PrincessCard;
  }[];
  somewhere: {
    cards: PrincessCard[];
    among: number;
  }[];
  swapped: number[];
  coming: Coming[];
};

export type Standing = "leads" | "tied" | "behind" | "sealed" | "full" | "barred";

/** A sheik's values in what she likes, the first wish first, without gold that the viewer does not see. */
export type Suitor = {
  values: (number | null)[];
  stands: Standing;
};

/** How the sheiks stand with a princess. */
export type Suit = {
  card: PrincessCard;
  sheiks: Suitor[];
};

/** A talent of the goal, and the princess who stands for it. */
export type GoalPlace = {
  talent: Talent;
  princess: PrincessCard | null;
};

export type GoalProgress = {
  places: GoalPlace[];
  helpful: Talent[];
};

export type Due = "income" | "gift" | "upkeep";

/** An income or a payment to come, and the gold after it. */
export type Forecast = {
  what: Due;
  amount: number;
  gold: number;
};

export type Ware =
  | "small_slow"
  | "small_fast"
  | "large_slow"
  | "large_fast"
  | "appearance"
  | "status"
  | "palace"
  | "camel"
  | "event";

/** What a princess saves her sheik. */
export type Favour = {
  item: Ware;
  princess: PrincessCard;
  saves: number;
};

/** What only the seat itself sees; bids are listed from none to the highest possible one, step by step. */
export type Mine = {
  hand: EventCard[];
  set_aside: EventCard[];
  goal: GoalCard;
  goal_talents_met: boolean;
  goal_progress: GoalProgress;
  forecast: Forecast[];
  highest_possible_bid: number;
  bid_costs: number[];
  bid_discounts: number[];
  prices: Partial<Record<Item, number>>;
  event_prices: number[];
  favours: Favour[];
  consolation: number;
};

export type Mode = "standard" | "advanced";

export type Ending = "goal_talents" | "goal_number" | "deck_empty" | "max_rounds";

export type Score = {
  fulfilled: boolean;
  princesses: number;
  main_points: number;
  side_points: number;
  gold: number;
};

/** All of it. */
export type View = {
  round: number;
  phase: Phase;
  first_player: number;
  last_round: boolean;
  princesses_needed: PrincessesNeeded;
  in_play: Princess[];
  later: Princess[];
  undecided: Princess[];
  late: PrincessCard[];
  gone_princesses: PrincessCard[];
  used_events: EventCard[];
  bag: Record<Token, number>;
  supply: Record<Piece, number>;
  offer: Offer;
  events_in_force: EventsInForce;
  auction: Auction;
  xenia: Xenia;
  sheiks: Sheik[];
  emira_deck: EmiraDeck;
  status_deck: {
    size: number;
    known: {
      position: number;
      card: StatusCard;
    }[];
    somewhere: {
      cards: StatusCard[];
      among: number;
    }[];
  };
  event_deck: {
    size: number;
    known: {
      position: number;
      card: EventCard;
    }[];
    somewhere: {
      cards: EventCard[];
      among: number;
    }[];
  };
  courtship: Suit[];
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
