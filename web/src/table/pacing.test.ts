import { describe, expect, it } from "vitest";
import { pauseAfter } from "./pacing";

const entry = { number: 0, kind: "k", clause: "", data: {} };
const showing = { events: [entry], own: false, waiting: 0, pace: 800 };

describe("the pace", () => {
  it("is what the player prefers", () => {
    expect(pauseAfter(showing, () => true)).toBe(800);
    expect(pauseAfter({ ...showing, pace: 0 }, () => true)).toBe(0);
  });

  it("gives more time to more lines, up to twice", () => {
    expect(pauseAfter({ ...showing, events: [entry, entry] }, () => true)).toBeGreaterThan(800);
    expect(pauseAfter({ ...showing, events: Array(30).fill(entry) }, () => true)).toBe(1600);
  });

  it("does not stop at one's own choices or at what is not worth telling", () => {
    expect(pauseAfter({ ...showing, own: true }, () => true)).toBeLessThan(200);
    expect(pauseAfter(showing, () => false)).toBeLessThan(200);
  });

  it("hurries when much waits", () => {
    expect(pauseAfter({ ...showing, waiting: 9 }, () => true)).toBe(400);
  });
});
