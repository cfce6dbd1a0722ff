import { describe, expect, it } from "vitest";
import type { Moment } from "../protocol";
import { CatchUp, fetchSteps, logAt } from "./catchUp";
import type { Snapshot } from "./play";

const event = (number: number) => ({ number, kind: "k", clause: "", data: {} });

function snapshot(first: number, asked: number | null, undone = 0): Snapshot {
  return { type: "sight", seat: 0, asked, undone, first, events: [event(first)], view: { game: "g" } };
}

function stepsOf(...snapshots: Snapshot[]): number[] {
  const catchUp = new CatchUp();
  snapshots.forEach((one, number) => catchUp.add(one, snapshots[number - 1] ?? null));
  return catchUp.steps.map((one) => one.first);
}

describe("since my last turn", () => {
  it("is everything after my own choice", () => {
    expect(stepsOf(snapshot(0, 0), snapshot(1, null), snapshot(2, null), snapshot(3, 1))).toEqual([1, 2, 3]);
  });

  it("stays while I make one choice after the other", () => {
    expect(stepsOf(snapshot(0, 0), snapshot(1, null), snapshot(2, null), snapshot(3, 1), snapshot(4, 2), snapshot(5, 3))).toEqual([1, 2, 3, 5]);
  });

  it("begins anew when something was taken back", () => {
    expect(stepsOf(snapshot(0, 0), snapshot(1, null), snapshot(2, 1), snapshot(1, 1, 1))).toEqual([1]);
  });

  it("is fetched back to my last question after a reload", async () => {
    const asked = [true, false, false, false, true];
    const look = (number: number): Promise<Moment> =>
      Promise.resolve({ seat: 0, moment: number, log: Array.from({ length: number + 1 }, (_, entry) => event(entry)), view: { decision: asked[number] ? { moves: [] } : {} } });
    const steps = await fetchSteps([1, 2, 3, 4, 5], look);
    expect(steps.map((one) => one.first)).toEqual([1, 2, 3, 4]);
    expect(steps[3]!.events).toEqual([event(4)]);
  });

  it("knows the log as it was", () => {
    const log = [0, 1, 2, 3].map(event);
    expect(logAt(log, snapshot(1, null)).length).toBe(2);
  });
});
