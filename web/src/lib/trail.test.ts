import { describe, expect, it } from "vitest";
import type { Moment, Sight } from "../protocol";
import { logAt, lookedUp, Trail } from "./trail";

function sight(first: number, asked: number | null, undone = 0): Sight {
  return { type: "sight", seat: 0, asked, undone, first, events: [{ number: first }], view: { game: "g" } };
}

function trailOf(...sights: Sight[]): number[] {
  const trail = new Trail();
  sights.forEach((one, number) => trail.add(one, sights[number - 1] ?? null));
  return trail.steps.map((one) => one.first);
}

describe("since my last turn", () => {
  it("is everything after my own choice", () => {
    expect(trailOf(sight(0, 0), sight(1, null), sight(2, null), sight(3, 1))).toEqual([1, 2, 3]);
  });

  it("stays while I make one choice after the other", () => {
    expect(trailOf(sight(0, 0), sight(1, null), sight(2, null), sight(3, 1), sight(4, 2), sight(5, 3))).toEqual([1, 2, 3, 5]);
  });

  it("begins anew when something was taken back", () => {
    expect(trailOf(sight(0, 0), sight(1, null), sight(2, 1), sight(1, 1, 1))).toEqual([1]);
  });

  it("is fetched back to my last question after a reload", async () => {
    const asked = [true, false, false, false, true];
    const look = (number: number): Promise<Moment> =>
      Promise.resolve({ seat: 0, moment: number, log: Array.from({ length: number + 1 }, (_, entry) => ({ entry })), view: { decision: asked[number] ? { moves: [] } : {} } });
    const steps = await lookedUp([1, 2, 3, 4, 5], look);
    expect(steps.map((one) => one.first)).toEqual([1, 2, 3, 4]);
    expect(steps[3]!.events).toEqual([{ entry: 4 }]);
  });

  it("knows the log as it was", () => {
    const log = [0, 1, 2, 3].map((number) => ({ number, kind: "k", clause: "", data: {} }));
    expect(logAt(log, sight(1, null)).length).toBe(2);
  });
});
