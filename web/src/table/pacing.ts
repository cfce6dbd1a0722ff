// How long something stays on the screen before the next thing may come.

import type { GameEvent } from "../lib/play";

/** So many things may wait to be shown; beyond, one has been away and looks at what is true now. */
export const BACKLOG = 40;

interface Showing {
  events: GameEvent[];
  /** It is the answer to one's own choice. */
  own: boolean;
  /** So many more wait. */
  waiting: number;
  /** Milliseconds for one thing, as the person has settled it. */
  pace: number;
}

/** What nobody needs to read passes quickly, and a long queue goes faster. */
export function pauseAfter({ events, own, waiting, pace }: Showing, worthTelling: (entry: GameEvent) => boolean): number {
  const lines = events.filter(worthTelling).length;
  if (!lines || own) return Math.min(pace, 120);
  const hurry = waiting > 6 ? 0.5 : 1;
  return pace * hurry * Math.min(2, 0.8 + lines * 0.2);
}
