// What a seat sees of dragons. Written by `python3 dev.py types` from games at play.

import type { Decision } from "$lib/play";

export interface View {
  game: string;
  seat: number | null;
  players: number;
  mode: string;
  round: number;
  phase: string;
  camel: number;
  order: number[];
  next_first_player: number | null;
  screens: {
    colour: string;
    tokens: number;
    artifacts: number;
    spells: number;
    in_front: string[];
    lamp_lit: boolean;
    uses_left: number;
    treasure: {
      crown: number;
      pearl: number;
      gem: number;
      cup: number;
      bar: number;
    } | null;
    types: string[] | null;
  }[];
  spaces: {
    space: string;
    state: string;
    sealed: boolean;
    smuggler: number | null;
    pieces: {
      piece: number;
      owner: number;
      what: string;
      value: number | null;
      face_up: boolean;
      doubled: boolean;
    }[];
    strengths: { [seat: number]: number };
    ranking: number[];
    own: number | null;
    treasure?: string;
    niches?: number[];
    closed?: boolean;
  }[];
  bank: {
    crown: number;
    pearl: number;
    gem: number;
    cup: number;
    bar: number;
  };
  treasure_card: number | null;
  treasure_discards: number[];
  guard: number | null;
  admitted: number[];
  rooms: {
    room: string;
    artifacts: number;
    on_sale: string | null;
    known: {
      place: number;
      artifact: string;
    }[];
    somewhere: {
      artifacts: string[];
      among: number;
    }[];
    price: number[];
    payable: boolean;
  }[];
  spells_left: number;
  used_spells: string[];
  in_force: {
    spy: number | null;
    last_are_first: boolean;
    djinn: number | null;
    keys: number[];
  };
  window: {
    window: string;
    space: string | null;
    batch: {
      seat: number;
      item: string;
      cancelled: boolean;
      piece?: number;
      space?: string;
      spell?: string;
      artifact?: string;
      owner?: number;
    }[];
    acting: number | null;
    in_turn: number[];
  } | null;
  reconstructed: string[];
  mine: {
    tokens: number[];
    treasure: {
      crown: number;
      pearl: number;
      gem: number;
      cup: number;
      bar: number;
    };
    artifacts: string[];
    spells: string[];
    drawn: string[];
    choosing: number[];
    left: number | null;
    total: number | null;
    limits: {
      crown: number;
      pearl: number;
      gem: number;
      cup: number;
      bar: number;
    } | null;
    price: number[] | null;
    payments: string[][];
    bribe: number | null;
  } | null;
  result: {
    ending: string;
    winners: number[];
    ranking: number[][];
    scores: {
      artifacts: number;
      scrolls?: number;
    }[];
  } | null;
  decision: Decision | null;
}
