// What a decision, a move and a line of the log look like, for every game.

import type { Json } from "../protocol";

/** All that a seat may know at one moment, and what it was told since the one before: what the wire calls a sight. */
export type { Sight as Snapshot } from "../protocol";

export type Move = { kind: string } & Json;

/** Why something is not possible, or what speaks for it: a code with its numbers, and the clause that it rests on. */
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

/** The open question. Only its own seat has moves; a veiled one does not tell the others who is asked. */
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

/** What every game's view has: the core puts it there. */
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
