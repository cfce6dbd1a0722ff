import { describe, expect, it } from "vitest";
import { nearestOffscreen, wayTo, whole } from "./offscreenHint";

const free = { top: 0, bottom: 500 };
const at = (top: number, height = 60) => ({ box: { top, bottom: top + height }, free });

describe("what is in sight", () => {
  it("is enough if one place is", () => {
    expect(nearestOffscreen([at(-400), at(200)])).toBeNull();
    expect(nearestOffscreen([])).toBeNull();
  });

  it("is more than the edge of a place", () => {
    expect(nearestOffscreen([at(490)])).toEqual({ number: 0, way: "below" });
    expect(nearestOffscreen([at(470)])).toBeNull();
  });

  it("else the nearest is named, with the way to it", () => {
    expect(nearestOffscreen([at(-900), at(-80), at(700)])).toEqual({ number: 1, way: "above" });
    expect(nearestOffscreen([at(-900), at(520)])).toEqual({ number: 1, way: "below" });
  });
});

describe("what is whole in sight", () => {
  it("has nothing hidden", () => {
    expect(whole(at(440))).toBe(true);
    expect(whole(at(460))).toBe(false);
    expect(nearestOffscreen([at(460)], whole)).toEqual({ number: 0, way: "below" });
  });

  it("fills most of the room if it is larger than that", () => {
    expect(whole(at(-300, 900))).toBe(true);
    expect(whole(at(300, 900))).toBe(false);
  });
});

describe("the way to a place", () => {
  it("is none if all of it shows", () => {
    expect(wayTo(at(440))).toBe(0);
  });

  it("is no longer than it takes", () => {
    expect(wayTo(at(600))).toBe(160);
    expect(wayTo(at(600), 8)).toBe(168);
    expect(wayTo(at(-100), 8)).toBe(-108);
  });

  it("leads to the head of a place that is larger than the room", () => {
    expect(wayTo(at(300, 900))).toBe(300);
    expect(wayTo(at(-50, 900))).toBe(-50);
  });
});
