// Divides the log into chapters, such as rounds or turns.

import type { GameUi } from "../games/ui";
import type { EventData, GameEvent } from "../lib/play";

export interface Chapter {
  /** The event that opens it; null for events before the first chapter. */
  head: GameEvent | null;
  entries: GameEvent[];
}

const OPENING = /^(round|turn)_(began|begins)$/;

export function opens(ui: Pick<GameUi, "chapter">, entry: EventData): boolean {
  return ui.chapter ? ui.chapter(entry) : OPENING.test(entry.kind);
}

export function chapters(log: readonly GameEvent[], ui: Pick<GameUi, "chapter" | "worthTelling">, everything: boolean): Chapter[] {
  const found: Chapter[] = [{ head: null, entries: [] }];
  for (const entry of log) {
    if (opens(ui, entry)) found.push({ head: entry, entries: [] });
    else if (everything || ui.worthTelling(entry)) found.at(-1)!.entries.push(entry);
  }
  return found.filter(({ head, entries }) => head || entries.length);
}

/** The moments at which chapters begin; `heard` is the length of the log at each moment. */
export function openings(log: readonly EventData[], heard: readonly number[], ui: Pick<GameUi, "chapter">): number[] {
  const found = log.flatMap((entry, place) => (opens(ui, entry) ? [heard.findIndex((count) => count > place)] : []));
  return [...new Set(found)].filter((moment) => moment >= 0);
}
