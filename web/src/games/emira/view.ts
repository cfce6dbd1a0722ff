// What a seat sees of emira. Written by `python3 dev.py types` from games at play.

import type { Decision } from "$lib/play";

export interface View {
  game: string;
  seat: number | null;
  players: number;
  mode: string;
  round: number;
  phase: string;
  first_player: number;
  last_round: boolean;
  princesses_needed: {
    with_talents: number;
    any: number;
  };
  sheiks: {
    colour: string;
    gold: number | null;
    base_income: number;
    camels: number;
    camel_rate: number;
    discount: number;
    sections: number;
    track: number;
    tokens: {
      beauty: number;
      manners: number;
      clothing: number;
    };
    lent_tokens: string[];
    sets: number;
    caravans: {
      kind: string;
      remaining: number;
      income: number;
    }[];
    palace: {
      card: string;
      likes: string[];
      swapped: boolean;
      talents: string[];
      power: string | null;
    }[];
    capacity: number;
    status_cards: string[];
    in_front: {
      card: string;
      type?: string;
      plus?: number;
    }[];
    hand_size: number;
    appearance: number;
    status: number;
    palace_size: number;
    upkeep: number;
    kept_away: boolean;
    finished: boolean;
    goal: string | null;
  }[];
  emira_deck: {
    size: number;
    known: {
      position: number;
      card: string;
    }[];
    somewhere: {
      cards: string[];
      among: number;
    }[];
    swapped: number[];
    coming: {
      position: number;
      card: string;
      likes: string[];
      swapped: boolean;
      talents: string[];
      power: string | null;
    }[];
  };
  status_deck: {
    size: number;
    known: {
      position: number;
      card: string;
    }[];
    somewhere: {
      cards: string[];
      among: number;
    }[];
  };
  event_deck: {
    size: number;
    known: {
      position: number;
      card: string;
    }[];
    somewhere: {
      cards: string[];
      among: number;
    }[];
  };
  in_play: {
    card: string;
    likes: string[];
    swapped: boolean;
    talents: string[];
    power: string | null;
  }[];
  later: {
    card: string;
    likes: string[];
    swapped: boolean;
    talents: string[];
    power: string | null;
  }[];
  undecided: {
    card: string;
    likes: string[];
    swapped: boolean;
    talents: string[];
    power: string | null;
  }[];
  late: string[];
  courtship: {
    card: string;
    sheiks: {
      values: (number | null)[];
      stands: string;
    }[];
  }[];
  gone_princesses: string[];
  used_events: string[];
  bag: {
    beauty: number;
    manners: number;
    clothing: number;
  };
  supply: {
    small_caravans: number;
    large_caravans: number;
    sections: number;
    camels: number;
  };
  offer: {
    status_card: string | null;
    status_points: number | null;
    token: string | null;
    items: string[];
  };
  events_in_force: {
    golden_times: number;
    interrupt_spice_trade: boolean;
    sick_camels: boolean;
    bazaar: number | null;
    noble_merchandise: number | null;
    arrivals: number[];
  };
  auction: {
    bid: number;
    bidder: number | null;
    step: number;
    opener: number;
    still_in: number[];
    passed: number[];
  };
  xenia: {
    markers: number;
    refuser: unknown;
  };
  mine: {
    hand: string[];
    set_aside: unknown[];
    goal: string;
    goal_talents_met: boolean;
    goal_progress: {
      places: {
        talent: string;
        princess: string | null;
      }[];
      helpful: string[];
    };
    forecast: {
      what: string;
      amount: number;
      gold: number;
    }[];
    highest_possible_bid: number;
    bid_costs: number[];
    prices: {
      small_slow?: number;
      small_fast?: number;
      large_slow?: number;
      large_fast?: number;
      appearance?: number;
      status?: number;
      palace?: number;
      camel?: number;
    };
    event_prices: number[];
    favours: {
      item: string;
      princess: string;
      saves: number;
    }[];
    consolation: number;
  } | null;
  result: {
    ending: string;
    winners: number[];
    ranking: number[][];
    scores: {
      fulfilled: boolean;
      princesses: number;
      main_points: number;
      side_points: number;
      gold: number;
    }[];
  } | null;
  decision: Decision | null;
}
