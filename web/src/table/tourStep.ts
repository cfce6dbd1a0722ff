// Which step of a tour fits the question that is open.

import type { TourStep } from "../games/ui";
import type { Move } from "../lib/play";

/** The step whose move is open, when that of the step `at` is not: a later one rather than an earlier; null if there is none. */
export function stepFor(tour: readonly TourStep[], open: readonly Move[], at: number): number | null {
  const fitting = tour.flatMap(({ move }, number) => (move && open.some(move) ? [number] : []));
  return fitting.find((number) => number > at) ?? fitting.findLast((number) => number < at) ?? null;
}
