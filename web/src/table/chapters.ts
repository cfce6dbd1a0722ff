// The log in chapters: a round, or a turn.

import type { Face } from "../games/face";
import type { LogEntry } from "../lib/play";

export interface Chapter {
  /** The line that opens it; null: what came before the first one. */
  head: LogEntry | null;
  entries: LogEntry[];
}

const OPENING = /^(round|turn)_(began|begins)$/;

export function opens(face: Pick<Face, "chapter">, entry: LogEntry): boolean {
  return face.chapter ? face.chapter(entry) : OPENING.test(entry.kind);
}

export function chapters(log: readonly LogEntry[], face: Pick<Face, "chapter" | "worthTelling">, everything: boolean): Chapter[] {
  const found: Chapter[] = [{ head: null, entries: [] }];
  for (const entry of log) {
    if (opens(face, entry)) found.push({ head: entry, entries: [] });
    else if (everything || face.worthTelling(entry)) found.at(-1)!.entries.push(entry);
  }
  return found.filter(({ head, entries }) => head || entries.length);
}

/** The moments at which chapters begin; `heard` says how many entries were heard at each moment. */
export function openings(log: readonly LogEntry[], heard: readonly number[], face: Pick<Face, "chapter">): number[] {
  const found = log.flatMap((entry, place) => (opens(face, entry) ? [heard.findIndex((count) => count > place)] : []));
  return [...new Set(found)].filter((moment) => moment >= 0);
}
