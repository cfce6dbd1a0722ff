// What a seat may have missed: the snapshots since its last choice.

import type { Moment } from "../protocol";
import type { AnyView, EventData, GameEvent, Snapshot } from "./play";

const LONGEST = 60;

export class CatchUp {
  /** Since the last choice; the first is that choice's result. */
  private since: Snapshot[] = [];
  /** The snapshots before it, kept until somebody else does something. */
  private before: Snapshot[] = [];

  add(snapshot: Snapshot, last: Snapshot | null): void {
    if (last && snapshot.undone !== last.undone) [this.since, this.before] = [[], []];
    const chosen = last !== null && last.asked !== null && snapshot.asked !== last.asked;
    if (!chosen) this.since.push(snapshot);
    else {
      if (this.since.length > 1) this.before = this.since;
      this.since = [snapshot];
    }
    if (this.since.length > LONGEST) this.since.shift();
  }

  /** The snapshots to step through, oldest first; fewer than two if nothing was missed. */
  get steps(): Snapshot[] {
    return this.since.length > 1 ? this.since : [...this.before, ...this.since];
  }
}

/** A fetched log with the numbers that its entries have for the viewer. */
export function numbered(log: readonly EventData[], first = 0): GameEvent[] {
  return log.map((entry, number) => ({ ...entry, number: first + number }));
}

/** A fetched moment as a snapshot. */
export function snapshotOf(moment: Moment, heard: number): Snapshot {
  const seat = typeof moment.seat === "number" ? moment.seat : null;
  return { type: "sight", seat, asked: null, undone: 0, first: heard, events: numbered(moment.log).slice(heard), view: moment.view };
}

/** Whether the view's seat has a question to answer. */
function wasAsked(view: AnyView): boolean {
  return Boolean(view.decision?.moves);
}

/**
 * The moments since the seat's last choice, fetched backwards from the latest; needed after a reload, when the snapshots are gone.
 * `look` fetches a moment by number.
 */
export async function fetchSteps(heard: number[], look: (number: number) => Promise<Moment>, most = 24): Promise<Snapshot[]> {
  const steps: Snapshot[] = [];
  for (let number = heard.length - 1; number >= 0 && steps.length < most; number--) {
    const moment = await look(number);
    const asked = wasAsked(moment.view as AnyView);
    if (asked && steps.length > 1) break;
    if (asked && steps.length === 1) steps.pop();
    steps.unshift(snapshotOf(moment, number > 0 ? heard[number - 1]! : 0));
  }
  return steps;
}

/** The log up to a snapshot. */
export function logAt(log: GameEvent[], snapshot: Snapshot): GameEvent[] {
  return log.slice(0, snapshot.first + snapshot.events.length);
}
