import { describe, expect, it } from "vitest";
import type { GameEvent } from "../lib/play";
import { chapters, openings } from "./chapters";

const entry = (kind: string, number: number): GameEvent => ({ number, kind, clause: "", data: {} });
const log = ["dealt", "round_began", "passes", "won", "round_began", "won"].map(entry);
const ui = { worthTelling: (one: GameEvent) => one.kind !== "passes" };

describe("the log in chapters", () => {
  it("has one for every round, and one for what came before", () => {
    expect(chapters(log, ui, false).map(({ head, entries }) => [head?.number, entries.map((one) => one.number)])).toEqual([
      [undefined, [0]],
      [1, [3]],
      [4, [5]],
    ]);
  });

  it("has everything if one wants it", () => {
    expect(chapters(log, ui, true)[1]!.entries.length).toBe(2);
  });

  it("begins where the game says", () => {
    expect(chapters(log, { ...ui, chapter: (one) => one.kind === "won" }, true).length).toBe(3);
  });
});

it("chapters that begin at the same moment are one mark", () => {
  const told = ["round_began", "turn_began", "sold", "turn_began"].map(entry);
  expect(openings(told, [2, 3, 4], {})).toEqual([0, 2]);
});
