// What a seat sees of saba. Written by `python3 dev.py types` from games at play.

import type { Decision } from "$lib/play";

export interface View {
  game: string;
  seat: number | null;
  players: number;
  mode: string;
  reconstructed: string[];
  turn: number;
  first_player: number;
  active: number;
  step: string;
  built_this_turn: boolean;
  special_this_turn: boolean;
  quiet_turns: number;
  quiet_limit: number;
  builders: {
    colour: string;
    stock: {
      alabaster: number;
      sandstone: number;
      ebony: number;
      gold: number;
    };
    figures: number;
    markers: number;
    treasure_chamber: number;
    harbour_cards: number[];
    undersides: number[];
    hand_size: number;
    points: number;
    balconies: number[];
    serail_markers: number;
  }[];
  hand_limit: number;
  stock_limit: number;
  reserve: {
    alabaster: number;
    sandstone: number;
    ebony: number;
    gold: number;
  };
  harbour: {
    type: string;
    count: number;
    capacity: number;
    after: {
      type: string;
      count: number;
    }[];
  }[];
  gardens: {
    value: number;
    figure: number | null;
    lock: string | null;
  }[];
  quarters: {
    stonemason: (number | null)[];
    carpenter: (number | null)[];
    mason: (number | null)[];
    goldsmith: (number | null)[];
    money_changer: (number | null)[];
    bazaar: (number | null)[];
  };
  space_prices: number[];
  quarter_offers: {
    stonemason: {
      price: number | null;
      gives: string;
    };
    carpenter: {
      price: number | null;
      gives: string;
    };
    mason: {
      price: number | null;
      gives: string;
    };
    goldsmith: {
      price: number | null;
      gives: string;
    };
    money_changer: {
      price: number | null;
      gives: unknown;
    };
    bazaar: {
      price: number | null;
      gives: unknown;
    };
  };
  neighbours: {
    stonemason: string[];
    carpenter: string[];
    mason: string[];
    goldsmith: string[];
    money_changer: string[];
    bazaar: string[];
  };
  ready: string[];
  vizier: string;
  serail: {
    cells: number;
    markers: number[];
    holder: number | null;
    figure: number | null;
  };
  sites: {
    site: number;
    card: string;
    garden: number | null;
    stage: number | null;
    surcharge: number;
    lock: string | null;
    printed: {
      alabaster: number;
      sandstone: number;
      ebony: number;
      gold: number;
    };
    cost: {
      alabaster: number;
      sandstone: number;
      ebony: number;
      gold: number;
    };
    missing: {
      alabaster: number;
      sandstone: number;
      ebony: number;
      gold: number;
    }[];
    displaces: number | null;
  }[];
  interim_leader: number | null;
  building_deck: {
    size: number;
    next: string | null;
  };
  built: string[];
  removed: string[];
  action_cards: {
    res_alabaster: number;
    res_sandstone: number;
    res_ebony: number;
    res_gold: number;
    harbour_master?: number;
    desert_robber?: number;
    caravan_leader?: number;
    harem_guard?: number;
    merchant?: number;
    worker?: number;
    foreman?: number;
  };
  action_deck: {
    size: number;
  };
  action_discard: string[];
  pending: {
    destination: unknown;
    garden: number | null;
    figure: string | null;
    bargain: {
      opponent: number;
      take: string[];
    } | null;
  };
  mine: {
    hand: string[];
  } | null;
  result: {
    ending: string;
    winners: number[];
    ranking: number[][];
    scores: {
      rank: number;
      points: number;
      balconies: number;
      treasure_chamber: number;
      serail_seat: number;
      serail_markers: number;
    }[];
  } | null;
  decision: Decision | null;
}
