// The course of a game: what each seat had at the beginning of every round, for the chart.

import type { Face, Series } from "../games/face";
import type { AnyView, LogEntry } from "../lib/play";
import type { Moment, MomentList } from "../protocol";
import { opens } from "./chapters";

/** A line for each seat; null where it is not known. */
export type Lines = (number | null)[][];

export const MOST = 14; // points of a line

/** The moments at which chapters ended, and the last one: at most `most`, spread evenly. */
export function milestones(log: readonly LogEntry[], heard: readonly number[], face: Pick<Face, "chapter">, most = MOST): number[] {
  const openings = log.flatMap((entry, place) => (opens(face, entry) ? [place] : []));
  const before = openings.map((place) => Math.max(0, heard.findIndex((count) => count > place) - 1));
  const all = [...new Set([...before, heard.length - 1])].filter((moment) => moment >= 0);
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, number) => all[Math.round((number * (all.length - 1)) / (most - 1))]!);
}

export interface Past {
  list(seat: number): Promise<MomentList>;
  moment(number: number, seat: number): Promise<Moment>;
}

/** Everybody's values through their own eyes: what they hid while they played is known when the game is over. */
export async function courseOf(past: Past, players: number, face: Pick<Face, "chapter">, series: readonly Series[]): Promise<Lines[]> {
  const lines: Lines[] = series.map(() => Array.from({ length: players }, () => []));
  await Promise.all(
    Array.from({ length: players }, async (_, seat) => {
      const { heard } = await past.list(seat);
      const last = await past.moment(heard.length - 1, seat);
      const stops = milestones(last.log as unknown as LogEntry[], heard, face);
      const views = await Promise.all(stops.map((stop) => (stop === heard.length - 1 ? last : past.moment(stop, seat))));
      for (const [number, one] of series.entries()) {
        lines[number]![seat] = views.map((moment) => one.of(moment.view as AnyView)[seat] ?? null);
      }
    }),
  );
  return lines;
}
