// The data of a game's chart: what each seat had at the end of every round.

import type { GameUi } from "../games/ui";
import type { AnyView, EventData } from "../lib/play";
import type { Moment, MomentList } from "../protocol";
import { openings } from "./chapters";

/** A line for each seat; null where it is not known. */
type Lines = (number | null)[][];

/** The rounds shown, and the lines of each series. */
export interface ChartData {
  rounds: number[];
  lines: Lines[];
}

export const MOST = 14; // points per line

/** The last moment of each chapter: at most `most` of them, evenly spread. */
export function milestones(log: readonly EventData[], heard: readonly number[], ui: Pick<GameUi, "chapter">, most = MOST): number[] {
  const before = openings(log, heard, ui).map((moment) => Math.max(0, moment - 1));
  const all = [...new Set([...before, heard.length - 1])].filter((moment) => moment >= 0);
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, number) => all[Math.round((number * (all.length - 1)) / (most - 1))]!);
}

interface Past {
  list(seat: number): Promise<MomentList>;
  moment(number: number, seat: number): Promise<Moment>;
}

/**
 * The lines of each series: first from one seat's view, which is quick; then, if that seat did not see
 * everything, with what the others kept hidden during the game.
 */
export async function* chartDataOf(past: Past, players: number, ui: Pick<GameUi, "chapter" | "series" | "round">, eyes = 0): AsyncGenerator<ChartData> {
  const own = await through(past, eyes, players, ui);
  yield own;
  const hiding = Array.from({ length: players }, (_, seat) => seat).filter((seat) => own.lines.some((lines) => lines[seat]!.includes(null)));
  if (!hiding.length) return;
  const theirs = new Map(await Promise.all(hiding.map(async (seat) => [seat, await through(past, seat, players, ui)] as const)));
  yield { ...own, lines: own.lines.map((lines, number) => lines.map((line, seat) => theirs.get(seat)?.lines[number]![seat] ?? line)) };
}

async function through(past: Past, eyes: number, players: number, ui: Pick<GameUi, "chapter" | "series" | "round">): Promise<ChartData> {
  const { heard } = await past.list(eyes);
  const last = await past.moment(heard.length - 1, eyes);
  const stops = milestones(last.log, heard, ui);
  const moments = await Promise.all(stops.map((stop) => (stop === heard.length - 1 ? last : past.moment(stop, eyes))));
  const views = moments.map((moment) => moment.view as AnyView);
  const lines = ui.series.map((one) => {
    const values = views.map((view) => one.of(view));
    return Array.from({ length: players }, (_, seat) => values.map((value) => value[seat] ?? null));
  });
  return { rounds: views.map((view) => ui.round(view)), lines };
}
