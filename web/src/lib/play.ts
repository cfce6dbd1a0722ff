// The parts of a view that all games share: decisions, moves, events and their kin.

import type { Json } from "../protocol";

/** All that a seat may know at one moment, and the events since the previous one; a "sight" in the protocol. */
export type { Snapshot } from "../protocol";

export type Move = { kind: string } & Json;

/** Why something is not possible, or is a good idea: a code with its numbers, and a clause of the rules. */
export interface Why {
  code: string;
  clause: string;
  numbers: Json;
}

/** A range of amounts: the move `kind` with `argument` set to any of them. */
export interface Range {
  kind: string;
  argument: string;
  from: number;
  to: number;
  step: number;
}

/** The open question. Only the seat asked has moves; a veiled question does not tell the others who that is. */
export interface Decision {
  kind: string;
  sealed: boolean;
  veiled: boolean;
  seat?: number;
  clause?: string;
  moves?: Move[];
  blocked?: { move: Move; why: Why }[];
  range?: Range;
  facts?: Json;
}

export interface GameEvent {
  number: number;
  kind: string;
  clause: string;
  data: Json;
}

export interface Advice {
  move: Move;
  chance: number;
  why: Why;
}

/** What every game's view has; it comes from the core. */
export interface AnyView extends Json {
  game: string;
  seat: number | null;
  players: number;
  mode: string | null;
  decision: Decision | null;
  result: { ending: string; winners: number[]; ranking: number[][]; scores: Json[] } | null;
}

/** Whether a move has all these parts: `fits(move, { kind: "build", site: 2 })`. */
export function fits(move: Move, parts: Json): boolean {
  return Object.entries(parts).every(([name, value]) => same(move[name], value));
}

export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
