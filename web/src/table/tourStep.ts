// Finds the step of a tour that fits the open question.

import type { TourStep } from "../games/ui";
import type { Move } from "../lib/play";

/** A step whose move is possible when that of step `at` is not, preferring later steps; null if there is none. */
export function stepFor(tour: readonly TourStep[], open: readonly Move[], at: number): number | null {
  const fitting = tour.flatMap(({ move }, number) => (move && open.some(move) ? [number] : []));
  return fitting.find((number) => number > at) ?? fitting.findLast((number) => number < at) ?? null;
}
