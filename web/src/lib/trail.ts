// What a seat has to catch up with: the sights since it last made a choice.

import type { Moment, Sight } from "../protocol";
import type { AnyView, LogEntry } from "./play";

const LONGEST = 60;

export class Trail {
  /** Since the last choice; the first is what that choice led to. */
  private since: Sight[] = [];
  /** The stretch before it, kept while nobody else has done anything since. */
  private before: Sight[] = [];

  add(sight: Sight, last: Sight | null): void {
    if (last && sight.undone !== last.undone) [this.since, this.before] = [[], []];
    const chosen = last !== null && last.asked !== null && sight.asked !== last.asked;
    if (!chosen) this.since.push(sight);
    else {
      if (this.since.length > 1) this.before = this.since;
      this.since = [sight];
    }
    if (this.since.length > LONGEST) this.since.shift();
  }

  /** The steps, the oldest first; fewer than two if there is nothing to catch up with. */
  get steps(): Sight[] {
    return this.since.length > 1 ? this.since : [...this.before, ...this.since];
  }
}

/** A moment that was looked up, as the sight that it was. */
export function sightOf(moment: Moment, heard: number): Sight {
  const seat = typeof moment.seat === "number" ? moment.seat : null;
  return { type: "sight", seat, asked: null, undone: 0, first: heard, events: moment.log.slice(heard), view: moment.view };
}

/** Whether the seat whose view it is was asked. */
export function wasAsked(view: AnyView): boolean {
  return Boolean(view.decision?.moves);
}

/**
 * The moments since the seat's last choice, fetched backwards from the last one: after a reload nothing else is left of them.
 * `look` fetches the moment of a number.
 */
export async function lookedUp(heard: number[], look: (number: number) => Promise<Moment>, most = 24): Promise<Sight[]> {
  const steps: Sight[] = [];
  for (let number = heard.length - 1; number >= 0 && steps.length < most; number--) {
    const moment = await look(number);
    const asked = wasAsked(moment.view as AnyView);
    if (asked && steps.length > 1) break;
    if (asked && steps.length === 1) steps.pop();
    steps.unshift(sightOf(moment, number > 0 ? heard[number - 1]! : 0));
  }
  return steps;
}

/** The log as it was when a sight came. */
export function logAt(log: LogEntry[], sight: Sight): LogEntry[] {
  return log.slice(0, sight.first + sight.events.length);
}
