// How long a snapshot stays on the screen before the next one.

import type { GameEvent } from "../lib/play";

/** The largest queue of snapshots to play back; with more, the player was away and gets the latest one. */
export const BACKLOG = 40;

interface Showing {
  events: GameEvent[];
  /** Whether it is the result of the player's own choice. */
  own: boolean;
  /** The number of snapshots still waiting. */
  waiting: number;
  /** Milliseconds per snapshot at the player's preferred speed. */
  pace: number;
}

/** Milliseconds to wait: little if there is nothing to read, and less if the queue is long. */
export function pauseAfter({ events, own, waiting, pace }: Showing, worthTelling: (entry: GameEvent) => boolean): number {
  const lines = events.filter(worthTelling).length;
  if (!lines || own) return Math.min(pace, 120);
  const hurry = waiting > 6 ? 0.5 : 1;
  return pace * hurry * Math.min(2, 0.8 + lines * 0.2);
}
