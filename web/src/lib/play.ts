// The parts of a view that all games share: decisions, moves, events and their kin.

import type { Decision, Move } from "../core";
import type { Json } from "../protocol";

/** All that a seat may know at one moment, and the events since the previous one; a "sight" in the protocol. */
export type { Snapshot } from "../protocol";

/** Moves, the open question, why something is not possible, what was told, what a hint says. */
export type { AdviceData as Advice, Decision, EventData, Move, NumberedEvent as GameEvent, NumberRange, RefusalData as Why } from "../core";

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
