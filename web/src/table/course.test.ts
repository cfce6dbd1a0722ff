import { describe, expect, it } from "vitest";
import type { LogEntry } from "../lib/play";
import { courseOf, milestones } from "./course";

const entry = (kind: string, number: number): LogEntry => ({ number, kind, clause: "", data: {} });
const log = ["dealt", "round_began", "won", "round_began", "won", "ended"].map(entry);
const heard = [1, 2, 3, 4, 6];

describe("the course of a game", () => {
  it("stops before every round and at the end", () => {
    expect(milestones(log, heard, {})).toEqual([0, 2, 4]);
  });

  it("has not too many points", () => {
    const long = Array.from({ length: 100 }, (_, number) => entry("turn_begins", number));
    const stops = milestones(long, long.map((_, number) => number + 1), {}, 5);
    expect(stops.length).toBe(5);
    expect(stops.at(-1)).toBe(99);
  });

  it("sees each player through their own eyes", async () => {
    const past = {
      list: (seat: number) => Promise.resolve({ seat, heard }),
      moment: (moment: number, seat: number) => Promise.resolve({ seat, moment, log: log as never[], view: { gold: [0, 1].map((of) => (of === seat ? moment * 10 + of : null)) } }),
    };
    const gold = { label: "gold", of: (view: Record<string, unknown>) => view["gold"] as (number | null)[] };
    expect(await courseOf(past, 2, {}, [gold])).toEqual([
      [
        [0, 20, 40],
        [1, 21, 41],
      ],
    ]);
  });
});
