import { describe, expect, it } from "vitest";
import { nextSpot } from "./directions";

const spots = [
  { x: 0, y: 0 },
  { x: 100, y: 10 },
  { x: 0, y: 100 },
  { x: 60, y: 90 },
];

describe("arrows over places", () => {
  it("go to the nearest one straight ahead", () => {
    expect(nextSpot(spots[0]!, spots, "ArrowRight")).toBe(1);
    expect(nextSpot(spots[0]!, spots, "ArrowDown")).toBe(2);
    expect(nextSpot(spots[1]!, spots, "ArrowDown")).toBe(3);
    expect(nextSpot(spots[3]!, spots, "ArrowLeft")).toBe(2);
  });

  it("stay where nothing lies ahead", () => {
    expect(nextSpot(spots[0]!, spots, "ArrowUp")).toBeNull();
  });
});
