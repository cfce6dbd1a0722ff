import { describe, expect, it } from "vitest";
import type { Move } from "../../lib/play";
import { canAdd, holds, reachable, whole } from "./choosing";

const TAKES: Move[] = [
  { kind: "merchant_take", opponent: 1, take: ["gold"] },
  { kind: "merchant_take", opponent: 1, take: ["gold", "gold"] },
  { kind: "merchant_take", opponent: 1, take: ["ebony", "gold"] },
  { kind: "merchant_take", opponent: 2, take: ["ebony"] },
];
const FIRST = { kind: "merchant_take", opponent: 1 };

describe("a choice of several parts", () => {
  it("counts equal things apart", () => {
    expect(holds(["gold", "gold"], ["gold", "gold"])).toBe(true);
    expect(holds(["gold"], ["gold", "gold"])).toBe(false);
    expect(holds([], [])).toBe(true);
  });

  it("lets be added what leads to a move, in any order", () => {
    expect(canAdd(TAKES, FIRST, "take", ["gold"], "gold")).toBe(true);
    expect(canAdd(TAKES, FIRST, "take", ["gold"], "ebony")).toBe(true);
    expect(canAdd(TAKES, FIRST, "take", ["ebony"], "ebony")).toBe(false);
    expect(canAdd(TAKES, { ...FIRST, opponent: 2 }, "take", [], "gold")).toBe(false);
  });

  it("is whole when a move has just what was chosen", () => {
    expect(whole(TAKES, FIRST, "take", ["gold"])).toBe(TAKES[0]);
    expect(whole(TAKES, FIRST, "take", ["ebony"])).toBeNull();
    expect(whole(TAKES, FIRST, "take", ["gold", "ebony"])).toBe(TAKES[2]);
    expect(reachable(TAKES, FIRST, "take", ["gold"])).toHaveLength(3);
  });

  it("takes pairs of places like lists of things", () => {
    const swaps: Move[] = [{ kind: "harbour_master", slots: [1, 4] }];
    expect(canAdd(swaps, {}, "slots", [4], 1)).toBe(true);
    expect(whole(swaps, {}, "slots", [4, 1])).toBe(swaps[0]);
  });
});
