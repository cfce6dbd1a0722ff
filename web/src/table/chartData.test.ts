import { describe, expect, it } from "vitest";
import type { GameEvent } from "../lib/play";
import { chartDataOf, milestones } from "./chartData";

const entry = (kind: string, number: number): GameEvent => ({ number, kind, clause: "", data: {} });
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

  const ui = { round: (view: Record<string, unknown>) => view["round"] as number, series: [{ label: "gold", of: (view: Record<string, unknown>) => view["gold"] as (number | null)[] }] };
  const pastOf = (sees: (seat: number, of: number) => boolean, asked: number[] = []) => ({
    list: (seat: number) => Promise.resolve({ seat, heard, asked: [] }),
    moment: (moment: number, seat: number) => {
      asked.push(seat);
      return Promise.resolve({ seat, moment, log: log as never[], view: { round: moment + 1, gold: [0, 1].map((of) => (sees(seat, of) ? moment * 10 + of : null)) } });
    },
  });

  it("sees through the others' eyes what they hid, and says first what is known soon", async () => {
    const told = [];
    for await (const data of chartDataOf(pastOf((seat, of) => seat === of), 2, ui)) told.push(data);
    const own = [0, 20, 40];
    const rounds = [1, 3, 5];
    expect(told).toEqual([
      { rounds, lines: [[own, [null, null, null]]] },
      { rounds, lines: [[own, [1, 21, 41]]] },
    ]);
  });

  it("asks for no more than it needs when nothing is hidden", async () => {
    const asked: number[] = [];
    const told = [];
    for await (const data of chartDataOf(pastOf(() => true, asked), 2, ui, 1)) told.push(data);
    expect(told.length).toBe(1);
    expect(asked).toEqual([1, 1, 1]);
  });
});
