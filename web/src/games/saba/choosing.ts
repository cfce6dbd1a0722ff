// Choices made of several parts: what may still be added, and when they are complete. All of it follows from the possible moves.

import type { Json } from "../../protocol";
import { fits, type Move } from "../../lib/play";

export type Item = string | number;

/** Whether a list contains all items of another, each at least as often. */
export function holds(whole: readonly Item[], part: readonly Item[]): boolean {
  const left = [...whole];
  return part.every((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function listed(move: Move, field: string): Item[] {
  const value = move[field];
  return Array.isArray(value) ? (value as Item[]) : [];
}

/** The moves with these parts whose list contains everything chosen so far. */
export function reachable(moves: Move[], parts: Json, field: string, chosen: readonly Item[]): Move[] {
  return moves.filter((move) => fits(move, parts) && field in move && holds(listed(move, field), chosen));
}

/** The move whose list is exactly what is chosen. */
export function whole(moves: Move[], parts: Json, field: string, chosen: readonly Item[]): Move | null {
  return reachable(moves, parts, field, chosen).find((move) => listed(move, field).length === chosen.length) ?? null;
}

export function canAdd(moves: Move[], parts: Json, field: string, chosen: readonly Item[], item: Item): boolean {
  return reachable(moves, parts, field, [...chosen, item]).length > 0;
}
