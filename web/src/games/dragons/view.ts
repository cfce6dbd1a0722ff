// What a seat sees of dragons. Written by `python3 dev.py types` from the types that its rules declare.

import type { Decision } from "../../core";

export type Phase = "setup" | "upkeep" | "placement" | "scoring" | "clean_up" | "over";

export type TreasureKind = "crown" | "pearl" | "gem" | "cup" | "bar";

export type Spell =
  | "abracadabra"
  | "sorcerers_apprentice"
  | "alms"
  | "baksheesh"
  | "smuggling"
  | "last_shall_be_first"
  | "exchange"
  | "lunar_eclipse"
  | "solar_eclipse"
  | "dragon_flight"
  | "borrow"
  | "spy"
  | "sultans_taxes"
  | "mirage"
  | "eye_for_an_eye"
  | "offering"
  | "dragon_return"
  | "sacrifice"
  | "second_chance"
  | "close_sesame"
  | "teleportation";

/** Effects that last until clean-up. */
export type InForce = {
  spy: number | null;
  last_are_first: boolean;
  djinn: number | null;
  keys: number[];
};

export type WindowName = "start" | "turn" | "space" | "citygate" | "bribe" | "offer" | "end" | "placed";

export type SpaceName =
  | "cave_red"
  | "cave_white"
  | "cave_blue"
  | "cave_black"
  | "cave_gold"
  | "tent"
  | "djinn"
  | "market"
  | "caravanserai"
  | "guard_room"
  | "room_1"
  | "room_2"
  | "room_3"
  | "room_4"
  | "room_5";

export type ItemName =
  | "abracadabra"
  | "sorcerers_apprentice"
  | "alms"
  | "baksheesh"
  | "smuggling"
  | "last_shall_be_first"
  | "exchange"
  | "lunar_eclipse"
  | "solar_eclipse"
  | "dragon_flight"
  | "borrow"
  | "spy"
  | "sultans_taxes"
  | "mirage"
  | "eye_for_an_eye"
  | "offering"
  | "dragon_return"
  | "sacrifice"
  | "second_chance"
  | "close_sesame"
  | "teleportation"
  | "counterspell"
  | "astral_double"
  | "flying_carpet"
  | "key";

export type Artifact = "lamp" | "counterspell" | "astral_double" | "flying_carpet" | "key" | "scroll" | "artifact";

/** An item of the batch with its targets. */
export type Declared = {
  seat: number;
  item: ItemName;
  cancelled: boolean;
  space?: SpaceName;
  piece?: number;
  spell?: Spell;
  artifact?: Artifact;
  owner?: number;
};

export type Window = {
  window: WindowName;
  space: SpaceName | null;
  batch: Declared[];
  acting: number | null;
  in_turn: number[];
};

export type Reconstructed = "treasure_cards";

export type Colour = "green" | "blue" | "red" | "violet" | "amber";

/** A player; treasure and types are one's own, or everybody's at the end. */
export type PlayerScreen = {
  colour: Colour;
  tokens: number;
  artifacts: number;
  spells: number;
  in_front: Artifact[];
  lamp_lit: boolean;
  uses_left: number;
  treasure: Record<TreasureKind, number> | null;
  types: Artifact[] | null;
};

export type SpaceState = "open" | "scoring" | "finished";

export type PieceType = "token" | "flying_carpet" | "borrowed_carpet";

export type Piece = {
  piece: number;
  owner: number;
  what: PieceType;
  value: number | null;
  face_up: boolean;
  doubled: boolean;
};

/** Strengths are by seat; what only a cave has comes last. */
export type Space = {
  space: SpaceName;
  state: SpaceState;
  sealed: boolean;
  smuggler: number | null;
  pieces: Piece[];
  strengths: Record<string, number>;
  ranking: number[];
  own: number | null;
  treasure?: TreasureKind;
  niches?: number[];
  closed?: boolean;
};

export type PalaceRoom = "room_1" | "room_2" | "room_3" | "room_4" | "room_5";

export type Known = {
  place: number;
  artifact: Artifact;
};

/** Artifacts that lie at some of a number of places. */
export type Somewhere = {
  artifacts: Artifact[];
  among: number;
};

export type Room = {
  room: PalaceRoom;
  artifacts: number;
  on_sale: Artifact | null;
  known: Known[];
  somewhere: Somewhere[];
  price: number[];
  payable: boolean;
};

/** What only the seat itself sees; `left_after` is the treasure that it keeps after the purchase under way. */
export type Mine = {
  left: number | null;
  total: number | null;
  limits: Record<TreasureKind, number> | null;
  tokens: number[];
  treasure: Record<TreasureKind, number>;
  artifacts: Artifact[];
  spells: Spell[];
  drawn: Spell[];
  choosing: number[];
  price: number[] | null;
  payments: TreasureKind[][];
  left_after: number | null;
  bribe: number | null;
};

export type Mode = "basic" | "magic";

export type Ending = "last_artifact" | "short_game" | "max_rounds";

export type Score = {
  artifacts: number;
  scrolls?: number;
};

/** All of it. */
export type View = {
  round: number;
  phase: Phase;
  camel: number;
  order: number[];
  next_first_player: number | null;
  bank: Record<TreasureKind, number> | null;
  treasure_card: number | null;
  treasure_discards: number[];
  guard: number | null;
  admitted: number[];
  spells_left: number;
  used_spells: Spell[];
  in_force: InForce;
  window: Window | null;
  reconstructed: Reconstructed[];
  screens: PlayerScreen[];
  spaces: Space[];
  rooms: Room[];
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
